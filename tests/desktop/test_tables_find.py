"""Somebody among many tables is found by a few letters, or from the list of people."""

import pytest
from PyQt6.QtCore import QPoint, Qt
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.bridge import Bridge
from desktop.director.desk import EveningDesk
from desktop.director.tables.bust_dialog import BustDialog
from desktop.director.tables.find import seats_of
from desktop.director.tables.seat import SeatPlate
from desktop.running import Desk
from tests.desktop.desks import HandClock, bridge_of, bust, desk_of, open_kept, press, said, start, type_text
from tests.fakes import Night
from tournament.events import Seat
from tournament.names import SeatNo, TableNo

CONTROL = Qt.KeyboardModifier.ControlModifier
PEOPLE = [*(f"Guest {n:03}" for n in range(117)), "Małgorzata Żak", "Anna Zámalová", "Zora Malá"]


def many(desk: Desk, clock: HandClock) -> Bridge:
    bridge = open_kept(desk, clock, PEOPLE)
    start(bridge)
    desk.window.resize(1366, 768)
    return bridge


def seat_of(bridge: Bridge, name: str) -> Seat:
    seat = next(entry.seat for entry in bridge.state.entries.values() if entry.name == name)
    assert seat is not None
    return seat


def plate_of(evening: EveningDesk, seat: Seat) -> SeatPlate:
    return evening.tables.cards[seat.table].seats[seat.number - 1]


def marked(evening: EveningDesk) -> set[str]:
    cards = evening.tables.cards.values()
    return {plate.view.name for card in cards for plate in card.seats if plate.is_found}


def start_finding(desk: Desk, qtbot: QtBot) -> EveningDesk:
    desk.window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is desk.window)
    evening = desk_of(desk)
    evening.go_to("clock")
    press(desk.window, Qt.Key.Key_F, CONTROL)
    assert evening.pages.currentWidget() is evening.tables
    assert evening.tables.finder.hasFocus()
    return evening


def test_names_that_begin_so_come_first_and_accents_and_capitals_do_not_matter(desk: Desk, clock: HandClock) -> None:
    bridge = many(desk, clock)
    found = [bridge.state.entries[bridge.state.tables[seat.table].seats[seat.number]].name
             for seat in seats_of(bridge.state, "MAL")]  # fmt: skip
    assert found == ["Małgorzata Żak", "Zora Malá", "Anna Zámalová"]
    assert seats_of(bridge.state, "m") == ()
    assert seats_of(bridge.state, " ") == ()


def test_three_letters_mark_the_seats_enter_goes_to_the_first_and_enter_again_asks_who_did_it(
    desk: Desk, clock: HandClock, qtbot: QtBot
) -> None:
    """Finding 17: nobody could be found among 120 players."""
    bridge = many(desk, clock)
    evening = start_finding(desk, qtbot)
    type_text(evening.tables.finder, "mal")
    assert marked(evening) == {"Małgorzata Żak", "Zora Malá", "Anna Zámalová"}
    press(evening.tables.finder, Qt.Key.Key_Return)
    plate = plate_of(evening, seat_of(bridge, "Małgorzata Żak"))
    assert QApplication.focusWidget() is plate
    port = evening.tables.body.area.viewport()
    assert port is not None
    assert port.rect().contains(plate.mapTo(port, QPoint(plate.width() // 2, plate.height() // 2)))
    press(plate, Qt.Key.Key_Return)
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, BustDialog)
    assert dialog._title.text() == "Małgorzata Żak has no chips left"
    press(dialog._yes, Qt.Key.Key_Return)
    assert said(desk)[0].startswith("Małgorzata Żak out")
    assert evening.tables.finder.text() == ""
    assert marked(evening) == set()


def test_enter_again_in_the_line_goes_to_the_next(desk: Desk, clock: HandClock, qtbot: QtBot) -> None:
    bridge = many(desk, clock)
    evening = start_finding(desk, qtbot)
    type_text(evening.tables.finder, "mal")
    press(evening.tables.finder, Qt.Key.Key_Return)
    press(desk.window, Qt.Key.Key_F, CONTROL)
    press(evening.tables.finder, Qt.Key.Key_Return)
    assert QApplication.focusWidget() is plate_of(evening, seat_of(bridge, "Zora Malá"))


def test_esc_forgets_what_was_looked_for_and_a_stranger_is_not_found(
    desk: Desk, clock: HandClock, qtbot: QtBot
) -> None:
    many(desk, clock)
    evening = start_finding(desk, qtbot)
    type_text(evening.tables.finder, "xyz")
    assert evening.tables.hint == "nobody at the tables"
    press(evening.tables.finder, Qt.Key.Key_Return)
    assert evening.tables.finder.hasFocus()
    press(evening.tables.finder, Qt.Key.Key_Escape)
    assert evening.tables.finder.text() == ""
    assert not evening.tables.finder.hasFocus()


def found(names: tuple[str, ...], typed: str) -> list[str]:
    """Who is found with these letters in a small room, by name."""
    state = Night().enter(*names).draw().evening.state
    return sorted(state.entries[state.tables[seat.table].seats[seat.number]].name for seat in seats_of(state, typed))


def test_two_blanks_are_stored_as_one_and_do_not_hide_anybody() -> None:
    """B221."""
    assert found(("Karel  Novotny", "Anna"), "Karel Nov") == ["Karel Novotny"]


@pytest.mark.parametrize("typed", ["ışık", "ISIK", "Işık", "isik"])
def test_an_i_is_found_with_or_without_its_dot_and_stays_another_persons(typed: str) -> None:
    """B226: for finding İ, I, ı and i are one letter, ş and s too; the persons are two all the same."""
    assert found(("Işık", "Isik", "İnci"), typed) == ["Isik", "Işık"]
    assert found(("Işık", "Isik", "İnci"), "inci") == ["İnci"]


def test_without_tables_there_is_nothing_to_find(desk: Desk, clock: HandClock) -> None:
    open_kept(desk, clock)
    press(desk.window, Qt.Key.Key_F, CONTROL)
    assert not desk_of(desk).tables.finder.isVisible()


def test_enter_or_a_double_click_on_somebody_in_the_list_goes_to_the_seat(
    desk: Desk, clock: HandClock, qtbot: QtBot
) -> None:
    bridge = many(desk, clock)
    evening = start_finding(desk, qtbot)
    for by_mouse in (False, True):
        evening.go_to("people")
        entry = next(entry for entry in bridge.state.entries.values() if entry.name == "Zora Malá")
        evening.people.view.choose(entry.number)
        evening.people.view.setFocus()
        if by_mouse:
            index = evening.people.view.currentIndex()
            evening.people.view.scrollTo(index)
            port = evening.people.view.viewport()
            where = evening.people.view.visualRect(index).center()
            QTest.mouseClick(port, Qt.MouseButton.LeftButton, pos=where)  # type: ignore[call-overload]
            QTest.mouseDClick(port, Qt.MouseButton.LeftButton, pos=where)  # type: ignore[call-overload]
        else:
            press(evening.people.view, Qt.Key.Key_Return)
        assert evening.pages.currentWidget() is evening.tables
        assert QApplication.focusWidget() is plate_of(evening, seat_of(bridge, "Zora Malá"))


def test_of_somebody_who_is_out_the_list_says_so(desk: Desk, clock: HandClock, qtbot: QtBot) -> None:
    bridge = open_kept(desk, clock)
    start(bridge)
    bust(bridge, 1, 2)
    evening = start_finding(desk, qtbot)
    evening.go_to("people")
    evening.people.view.choose(1)
    evening.people.view.setFocus()
    press(evening.people.view, Qt.Key.Key_Return)
    assert evening.pages.currentWidget() is evening.people
    assert desk.window.quiet.said.text() == "Anna is out; the Out page says how, and can undo it."
    assert bridge_of(desk) is bridge


def test_asked_who_the_line_takes_table_and_seat_as_it_says_and_esc_leaves_it(
    desk: Desk, clock: HandClock, qtbot: QtBot
) -> None:
    bridge = many(desk, clock)
    desk.window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is desk.window)
    evening = desk_of(desk)
    evening.go_to("tables")
    press(evening.tables, Qt.Key.Key_X)
    assert desk.window.quiet.said.text().endswith("or table and seat: 2 5 Enter.")
    field = evening.tables.finder
    assert field.hasFocus()
    press(field, Qt.Key.Key_Escape)
    assert not field.hasFocus(), "at once, though the quiet bar is shown, too"
    press(evening.tables, Qt.Key.Key_X)
    type_text(field, "12 5")
    sitter = bridge.state.entries[bridge.state.tables[TableNo(12)].seats[SeatNo(5)]]
    assert evening.tables.hint == f"12 5 · Table 12, seat 5: {sitter.name} · Enter"
    press(field, Qt.Key.Key_Return)
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, BustDialog)
    assert dialog._entry.number == sitter.number
    dialog.reject()
    type_text(field, "7")
    press(field, Qt.Key.Key_Return)
    assert evening.tables.chosen == Seat(TableNo(12), SeatNo(5)), "a single figure may begin a name"
    field.setText("7 ")
    press(field, Qt.Key.Key_Return)
    assert evening.tables.chosen is not None
    assert evening.tables.chosen.table == 7
