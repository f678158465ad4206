"""Hands of real cards recorded at the desk, by keys and by clicks: both write the same line and store the same step."""

from collections.abc import Sequence
from dataclasses import replace

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QApplication

from desktop.bridge import Bridge
from desktop.director.creating import create
from desktop.director.recording.cards_dialog import CardsDialog
from desktop.director.recording.consequences_dialog import ConsequencesDialog
from desktop.director.recording.window import RecordingWindow
from desktop.director.tables.way_dialog import WayDialog
from desktop.running import Desk
from engine.cards import card
from tests.desktop.desks import HandClock, bridge_of, click, desk_of, kept_wish, open_kept, press, said, start, type_text
from tournament.events import PlayerBusted, TableWay
from tournament.names import MINUTE, SeatNo, TableNo

FOUR = ("Anna", "Bohdan", "Cyril", "Dana")
ONE = TableNo(1)


def recorded_desk(desk: Desk, clock: HandClock, names: Sequence[str] = FOUR) -> RecordingWindow:
    """An evening at one table whose hands are recorded, begun, and the window that the key opens; the button is 1."""
    wish = replace(kept_wish(names), way=TableWay.RECORDED)
    assert desk.open_evening(create(desk._shelf, wish, clock))
    start(bridge_of(desk))
    desk_of(desk).go_to("tables")
    press(desk_of(desk).tables, Qt.Key.Key_R)
    window = desk_of(desk).recordings.windows[ONE]
    seats = sorted(bridge_of(desk).state.tables[ONE].seats)
    if window.task.setup is None or window.task.setup.scene.positions.button != seats[0]:
        window.clicks.set_button(seats[0])
    return window


def type_line(window: RecordingWindow, keys: str) -> None:
    """Typed into the field, with Enter for ⏎."""
    for part in keys.split("⏎"):
        type_text(window.line, part)
        if part is not keys.split("⏎")[-1]:
            press(window.line, Qt.Key.Key_Return)


def seat_of(bridge: Bridge, seat: int) -> str:
    """Who sits there."""
    return bridge.state.entries[bridge.state.tables[ONE].seats[SeatNo(seat)]].shown_name


def stacks(bridge: Bridge) -> dict[int, int | None]:
    return {int(seat): bridge.state.entries[entry].stack for seat, entry in bridge.state.tables[ONE].seats.items()}


def prompt(window: RecordingWindow) -> str:
    return window.foot.prompt.text().replace("\u202f", ",").replace("\u2068", "").replace("\u2069", "")


def test_a_hand_with_unknown_cards_is_typed_and_asks_only_who_won(desk: Desk, clock: HandClock) -> None:
    window = recorded_desk(desk, clock)
    bridge = bridge_of(desk)
    print(sorted(bridge.state.tables[ONE].seats), prompt(window))
    type_line(window, "a ")
    print(prompt(window), window.keys.lines)
