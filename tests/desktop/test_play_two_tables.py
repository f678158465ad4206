"""Two tables dealt to the winner through their windows, by keys: people are moved and their windows follow."""

from pathlib import Path

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.play.table.window import TableWindow
from tests.desktop.desks import press
from tests.desktop.table_rooms import table_room
from tournament.names import SeatNo, TableNo

NAMES = ("Anna", "Boris", "Cyril", "Dana", "Emil", "Filip", "Gita", "Hana")
ONE, TWO = TableNo(1), TableNo(2)


def played(window: TableWindow) -> bool:
    """Press what the hand there waits for; whether somebody at the screen was on turn."""
    live = window.source.live
    if live is not None and live.waiting_for is not None:
        all_in = live.hand.to_act is not None and live.hand.legal().all_in is not None
        showing = live.hand.to_act is None
        press(window.canvas, Qt.Key.Key_S if showing else Qt.Key.Key_A if all_in and live.hand.board else Qt.Key.Key_C)
        return True
    if live is not None and live.end_shown:
        press(window.canvas, Qt.Key.Key_N)
    return False


def test_two_people_and_six_robots_play_two_tables_to_the_winner(
    dressed: QApplication, tmp_path: Path, qtbot: QtBot
) -> None:
    with table_room(tmp_path, NAMES, ("Anna", "Boris"), stack=100, seats=4) as room:
        for number in (ONE, TWO):
            room.window(number)
        press(room.windows.windows[ONE].canvas, Qt.Key.Key_G)
        were_at: dict[str, set[TableNo]] = {"Anna": set(), "Boris": set()}

        def until_somebody_has_won() -> bool:
            for number, window in tuple(room.windows.windows.items()):
                state, live = room.bridge.state, window.source.live
                turn = None if live is None or live.waiting_for is None else SeatNo(live.waiting_for)
                who = None if turn is None else state.entries[state.tables[number].seats[turn]].name
                if played(window) and who is not None:
                    were_at[who].add(number)
            return room.bridge.state.finished is not None

        qtbot.waitUntil(until_somebody_has_won, timeout=30_000)
        state = room.bridge.state
        assert all(were_at.values())
        (winner,) = state.left
        assert winner.stack == state.chips_in_play == 100 * len(NAMES)
        assert room.said == []
