"""From the desk to a table's window and back: the command, the menus, and what happens when a window is closed."""

from dataclasses import replace
from functools import partial
from pathlib import Path

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QApplication, QMenu, QPushButton
from pytestqt.qtbot import QtBot

from desktop.director.creating import create
from desktop.director.desk import EveningDesk
from desktop.director.dialogs.asked import AskedDialog
from desktop.director.tables import watching
from desktop.director.tables.played_by import PlayedByMenu
from desktop.play.dealing import Dealing
from desktop.play.live.live_hand import LiveHand
from desktop.play.table.window import TableWindow
from desktop.play.table.windows import TableWindows
from desktop.running import Desk
from desktop.settings import Settings
from tests.desktop.dealt_desks import AtOnce, CountedChance, dealt_desk
from tests.desktop.desks import DeskMaker, HandClock, bridge_of, desk_of, kept_wish, open_kept, press, start
from tests.desktop.rooms import settle, to_front
from tests.desktop.table_evenings import some_names
from tests.desktop.table_rooms import QUICK, hand_at
from tournament.events import Seat, TableWay, Timing
from tournament.names import SeatNo, TableNo
from tournament.tables import moves

ONE = TableNo(1)


def _dealt(desk_maker: DeskMaker, clock: HandClock) -> Desk:
    """Two people at a table that the program deals at, and its page."""
    desk = desk_maker()
    wish = replace(kept_wish(("Anna", "Boris")), way=TableWay.DEALT, timing=Timing.REAL)
    assert desk.open_evening(create(desk._shelf, wish, clock))
    start(bridge_of(desk))
    page = desk_of(desk)
    page.go_to("tables")
    page._publishing.settings.table_wishes = QUICK
    return desk


def test_a_dealt_table_is_watched_and_played_at_from_the_desk(
    desk_maker: DeskMaker, clock: HandClock, qtbot: QtBot
) -> None:
    desk = _dealt(desk_maker, clock)
    bridge, page = bridge_of(desk), desk_of(desk)
    to_front(desk)
    press(desk.window, Qt.Key.Key_W)
    window = page.table_windows.windows[ONE]
    assert window.isVisible()
    settle()
    press(window.canvas, Qt.Key.Key_N)
    live = hand_at(qtbot, window)
    going = bridge.state.tables[ONE].under_way
    assert going is not None
    window.close()
    assert page.table_windows.windows == {}
    # The hand waits; nothing was stopped, and the window that opens again shows it where it was.
    assert bridge.state.tables[ONE].under_way == going
    qtbot.waitUntil(lambda: bool(page.attention.cards), timeout=3_000)
    (card,) = page.attention.cards
    assert card.accessibleName() == f"{_on_turn(page, live)} is on turn at table 1"
    (answer,) = card.findChildren(QPushButton)
    answer.click()
    assert page.table_windows.windows[ONE].source.live is live
    page.table_windows.windows[ONE].close()
    (seat, _entry), *_others = sorted(bridge.state.tables[ONE].seats.items())
    menu = page.tables.seat_menu(ONE, seat)
    who = next(each for each in menu.findChildren(PlayedByMenu))
    assert [action.isChecked() for action in who.actions() if action.isCheckable()].index(True) == 0
    inner = next(each for each in menu.findChildren(QMenu) if each.title() == "Table 1")
    next(action for action in inner.actions() if action.text() == "Watch or play here").trigger()
    again = page.table_windows.windows[ONE]
    assert again.source.live is live
    assert again.bar.legal is not None
    settle()
    press(again.canvas, Qt.Key.Key_F)
    assert live.hand.is_over


def test_a_hand_under_way_is_stopped_from_the_menu_of_its_table(
    desk_maker: DeskMaker, clock: HandClock, qtbot: QtBot
) -> None:
    desk = _dealt(desk_maker, clock)
    bridge, page = bridge_of(desk), desk_of(desk)
    window = page.table_windows.open(ONE)
    assert window is not None
    press(window.canvas, Qt.Key.Key_N)
    hand_at(qtbot, window)
    (seat, _entry), *_others = sorted(bridge.state.tables[ONE].seats.items())
    inner = next(each for each in page.tables.seat_menu(ONE, seat).findChildren(QMenu) if each.title() == "Table 1")
    stop = next(action for action in inner.actions() if action.text() == "Stop the hand…")
    assert stop.isEnabled()
    stop.trigger()
    dialog = next(each for each in page.findChildren(AskedDialog) if each.isVisible())
    assert dialog.windowTitle() == "Stop hand 1 at table 1?"
    dialog.yes.click()
    assert bridge.state.tables[ONE].under_way is None
    assert window.source.live is None
    inner = next(each for each in page.tables.seat_menu(ONE, seat).findChildren(QMenu) if each.title() == "Table 1")
    stop = next(action for action in inner.actions() if action.text() == "Stop the hand…")
    assert (stop.isEnabled(), stop.toolTip()) == (False, "No hand is being played at table 1.")


def _on_turn(page: EveningDesk, live: LiveHand) -> str:
    assert live.waiting_for is not None
    state = page.bridge.state
    return state.entries[state.tables[ONE].seats[SeatNo(live.waiting_for)]].shown_name


def test_without_a_chosen_seat_the_only_table_with_people_is_meant(tmp_path: Path) -> None:
    alone = some_names(1)[0]
    with dealt_desk(tmp_path / "club.sqlite", seats=3, people=(alone,)) as evening:
        state = evening.bridge.state
        place = next(entry.seat for entry in state.entries.values() if entry.name == alone)
        assert place is not None
        assert watching.meant(state) == [place.table]
        assert watching.hint(state).startswith("Play on deals")
    with dealt_desk(tmp_path / "robots.sqlite", seats=3) as evening:
        assert len(watching.meant(evening.bridge.state)) == 2


def test_whoever_comes_to_a_table_whose_hand_robots_play_gets_one_window_of_it(tmp_path: Path, qtbot: QtBot) -> None:
    alone = some_names(1)[0]
    with dealt_desk(tmp_path / "club.sqlite", count=5, seats=3, people=(alone,)) as evening:
        bridge = evening.bridge
        state = bridge.state
        person = next(entry for entry in state.entries.values() if entry.name == alone)
        assert person.seat is not None
        other = next(number for number in state.tables if number != person.seat.table)
        dealing = Dealing(bridge, errands=AtOnce(waits=True), fresh=CountedChance())
        windows = TableWindows(bridge, dealing, Settings(tmp_path / "settings.json", tmp_path / "club.sqlite"))
        dealing.play_one(other)
        qtbot.waitUntil(lambda: bridge.state.tables[other].under_way is not None)
        free = Seat(other, bridge.state.tables[other].free_chairs()[0])
        assert bridge.perform(partial(moves.move_by_hand, entry=person.number, to=free))
        made = windows.open(other)
        shown = [each for each in QApplication.topLevelWidgets() if isinstance(each, TableWindow) and each.isVisible()]
        assert shown == [made] == list(windows.windows.values())
        windows.close()
        dealing.close()


def test_a_table_with_real_cards_has_no_window_and_says_why(desk_maker: DeskMaker, clock: HandClock) -> None:
    desk = desk_maker()
    start(open_kept(desk, clock))
    page = desk_of(desk)
    page.go_to("tables")
    told: list[str] = []
    page.told.connect(told.append)
    to_front(desk)
    press(desk.window, Qt.Key.Key_W)
    assert told == ["No table is dealt by the program: there are no cards to see."]
    refused: list[tuple[str, Seat]] = []
    page.tables.acts.refused.connect(lambda why, seat: refused.append((why, seat)))
    page.tables.acts.watch(ONE)
    assert refused[0][0] == "Its cards are real: nothing is dealt here that could be watched."
    assert page.table_windows.windows == {}
