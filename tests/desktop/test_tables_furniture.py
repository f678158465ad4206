"""Names and sizes of tables, missing chairs, locked seats and changed ones, at the desk."""

from functools import partial
from pathlib import Path

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QAction
from PyQt6.QtWidgets import QLineEdit, QMenu
from pytestqt.qtbot import QtBot

from desktop.director.dialogs.asked import AskedDialog
from desktop.director.parts import Choice
from desktop.director.tables.bust_dialog import BustDialog
from desktop.director.tables.move_dialog import MoveDialog
from desktop.director.tables.page import TablesPage
from tests.desktop.table_evenings import Desk, begin, desk, key
from tournament.events import Seat
from tournament.names import EntryNo, SeatNo, TableNo
from tournament.tables import tables

ONE, TWO = TableNo(1), TableNo(2)


def shown(made: Desk, qtbot: QtBot) -> TablesPage:
    page = TablesPage(made.bridge)
    qtbot.addWidget(page)
    page.resize(900, 700)
    page.show()
    return page


def found(menu: QMenu, text: str) -> QAction:
    """What stands in the menu, or in the one of the table inside it."""
    inner = [action for each in menu.findChildren(QMenu) for action in each.actions()]
    return next(each for each in (*menu.actions(), *inner) if each.text() == text)


def texts(menu: QMenu) -> list[str]:
    return [each.text() for each in menu.actions() if not each.isSeparator()]


def asked(page: TablesPage) -> AskedDialog:
    dialog = page.findChild(AskedDialog)
    assert dialog is not None
    return dialog


def write(dialog: AskedDialog, code: str, text: str) -> None:
    field = dialog.fields[code]
    assert isinstance(field, QLineEdit)
    field.setText(text)


def at(made: Desk, table: TableNo, seat: int) -> EntryNo:
    return made.bridge.state.tables[table].seats[SeatNo(seat)]


def name_of(made: Desk, table: TableNo, seat: int) -> str:
    return made.bridge.state.entries[at(made, table, seat)].name


def change(made: Desk, **told: object) -> None:
    assert made.bridge.perform(partial(tables.change_table, table=ONE, **told))  # type: ignore[arg-type]


def test_a_table_is_called_by_number_and_name(tmp_path: Path, qtbot: QtBot) -> None:
    with desk(tmp_path / "evening.db", players=14) as made:
        begin(made)
        page = shown(made, qtbot)
        menu = page.seat_menu(ONE, SeatNo(1))
        assert "Table 1" in texts(menu)
        found(menu, "Name and seats…").trigger()
        dialog = asked(page)
        assert not dialog.yes.isEnabled()
        assert dialog.yes.toolTip() == "Table 1 is like that already."
        write(dialog, "name", "Kitchen & hall")
        write(dialog, "size", "8")
        key(dialog, Qt.Key.Key_Return)
        table = made.bridge.state.table(ONE)
        assert (table.name, table.size) == ("Kitchen & hall", 8)
        assert page.cards[ONE].accessibleName() == "Table 1 · Kitchen & hall, 7 of 8"
        assert len(page.cards[ONE].seats) == 8
        assert "Table 1 · Kitchen && hall" in texts(page.seat_menu(ONE, SeatNo(1)))
        page.cards[ONE].grab()


def test_a_very_long_name_is_cut_off_on_the_card(tmp_path: Path, qtbot: QtBot) -> None:
    with desk(tmp_path / "evening.db", players=14) as made:
        begin(made)
        change(made, name="The small table in the kitchen behind the stairs, next to the boiler")
        shown(made, qtbot).cards[ONE].grab()


def test_what_cannot_be_is_said_below_the_fields(tmp_path: Path, qtbot: QtBot) -> None:
    with desk(tmp_path / "evening.db", players=14) as made:
        begin(made)
        page = shown(made, qtbot)
        found(page.seat_menu(ONE, SeatNo(1)), "Name and seats…").trigger()
        dialog = asked(page)
        for code, text, said in (
            ("size", "11", "At table 1 there is room for 2 to 10 players, not for 11."),
            ("size", "nine", "nine"),
            ("unavailable", "1", "Somebody sits at table 1 seat 1; it stays available."),
            ("unavailable", "12", "Table 1 has no seat 12; its seats are 1 to 10."),
        ):
            write(dialog, "size", "9")
            write(dialog, "unavailable", "")
            write(dialog, code, text)
            assert said in dialog.wrong.text()
            assert not dialog.yes.isEnabled()


def test_a_closed_chair_says_so_and_its_menu_opens_it_again(tmp_path: Path, qtbot: QtBot) -> None:
    with desk(tmp_path / "evening.db", players=14) as made:
        begin(made)
        page = shown(made, qtbot)
        found(page.seat_menu(ONE, SeatNo(9)), "Seat not available").trigger()
        assert made.bridge.state.table(ONE).unavailable == {9}
        plate = page.cards[ONE].seats[8]
        assert plate.accessibleName() == "table 1 seat 9, not available"
        assert plate.toolTip() == "Nobody gets seat 9."
        assert page.cards[ONE].accessibleName() == "Table 1, 7 of 8"
        plate.grab()
        menu = page.seat_menu(ONE, SeatNo(9))
        assert "Move somebody here…" not in texts(menu)
        found(menu, "Seat available again").trigger()
        assert made.bridge.state.table(ONE).unavailable == frozenset()
        assert plate.accessibleName() == "table 1 seat 9, empty"


def test_a_missing_chair_is_not_offered_to_whoever_moves(tmp_path: Path, qtbot: QtBot) -> None:
    with desk(tmp_path / "evening.db", players=14) as made:
        begin(made)
        change(made, unavailable=(9,), name="Kitchen")
        page = shown(made, qtbot)
        page.acts.move(at(made, TWO, 1))
        dialog = page.findChild(MoveDialog)
        assert dialog is not None
        assert dialog._table.currentText() == "Table 1 · Kitchen"
        assert [dialog._seat.itemData(n) for n in range(dialog._seat.count())] == [8]


def test_a_chair_that_went_missing_while_the_dialog_was_open_is_refused(tmp_path: Path, qtbot: QtBot) -> None:
    with desk(tmp_path / "evening.db", players=14) as made:
        begin(made)
        page = shown(made, qtbot)
        mover = at(made, TWO, 1)
        page.acts.move(mover)
        dialog = page.findChild(MoveDialog)
        assert dialog is not None
        change(made, unavailable=(8,))
        dialog._move.click()
        assert made.bridge.state.entries[mover].seat == Seat(TWO, SeatNo(1))
        assert dialog._why_not.text() == "Seat 8 at table 1 is not available."


def test_a_locked_player_has_a_mark_and_stays(tmp_path: Path, qtbot: QtBot) -> None:
    with desk(tmp_path / "evening.db", players=14) as made:
        begin(made)
        page = shown(made, qtbot)
        name = name_of(made, ONE, 2)
        found(page.seat_menu(ONE, SeatNo(2)), "Lock in this seat").trigger()
        plate = page.cards[ONE].seats[1]
        assert plate.accessibleName() == f"{name}, table 1 seat 2, locked"
        assert "locked: stays in this seat" in plate.toolTip()
        locked, unlocked = plate.grab().toImage(), page.cards[ONE].seats[2].grab().toImage()
        assert locked != unlocked
        menu = page.seat_menu(ONE, SeatNo(2))
        for text in ("Move to…", "Change seats with…"):
            assert not found(menu, text).isEnabled()
            assert found(menu, text).toolTip() == f"The seat of {name} is locked; unlock it first."
        assert found(menu, "Out…").isEnabled()
        found(menu, "Unlock this seat").trigger()
        assert plate.accessibleName() == f"{name}, table 1 seat 2"
        assert plate.toolTip() == ""


def test_two_change_seats_once_the_second_is_chosen(tmp_path: Path, qtbot: QtBot) -> None:
    with desk(tmp_path / "evening.db", players=14) as made:
        begin(made)
        page = shown(made, qtbot)
        one, other = at(made, ONE, 2), at(made, TWO, 3)
        found(page.seat_menu(ONE, SeatNo(2)), "Change seats with…").trigger()
        dialog = asked(page)
        who = dialog.fields["who"]
        assert isinstance(who, Choice)
        steps = len(made.bridge.evening.steps)
        key(dialog, Qt.Key.Key_Return)
        assert len(made.bridge.evening.steps) == steps, "Enter must not choose a stranger"
        who.setCurrentIndex(who.findData(str(other)))
        key(dialog, Qt.Key.Key_Return)
        assert (at(made, ONE, 2), at(made, TWO, 3)) == (other, one)
        assert page.cards[ONE].seats[1].view.entry == other
        made.bridge.undo()
        assert (at(made, ONE, 2), at(made, TWO, 3)) == (one, other)


def test_a_table_is_opened_with_a_name_and_put_away_again(tmp_path: Path, qtbot: QtBot) -> None:
    with desk(tmp_path / "evening.db", players=14) as made:
        page = shown(made, qtbot)
        page.head.opening.click()
        dialog = asked(page)
        write(dialog, "name", "Kitchen")
        write(dialog, "size", "6")
        write(dialog, "unavailable", "3, 7")
        key(dialog, Qt.Key.Key_Return)
        table = made.bridge.state.table(ONE)
        assert (table.name, table.size, table.unavailable) == ("Kitchen", 6, frozenset((SeatNo(3), SeatNo(7))))
        assert page.cards[ONE].accessibleName() == "Table 1 · Kitchen, 0 of 5"
        found(page.seat_menu(ONE, SeatNo(1)), "Put the table away").trigger()
        assert not made.bridge.state.tables
        assert not page.cards


def test_a_table_somebody_sits_at_is_not_put_away(tmp_path: Path, qtbot: QtBot) -> None:
    with desk(tmp_path / "evening.db", players=14) as made:
        begin(made)
        close = found(shown(made, qtbot).seat_menu(ONE, SeatNo(9)), "Put the table away")
        assert not close.isEnabled()
        assert close.toolTip() == "Somebody still sits at table 1."


def test_the_breaking_order_is_shown_and_set(tmp_path: Path, qtbot: QtBot) -> None:
    with desk(tmp_path / "evening.db", players=20) as made:
        begin(made)
        page = shown(made, qtbot)
        found(page.seat_menu(ONE, SeatNo(1)), "Breaking order…").trigger()
        dialog = asked(page)
        write(dialog, "order", "2, 2")
        assert dialog.wrong.text() == "Table 2 stands twice in the breaking order."
        write(dialog, "order", "2 1")
        key(dialog, Qt.Key.Key_Return)
        assert tables.breaking_order_of(made.bridge.state) == (2, 1, 3)


def test_robots_keep_their_seats_and_tables(tmp_path: Path, qtbot: QtBot) -> None:
    with desk(tmp_path / "evening.db", players=12, seed=5) as made:
        begin(made)
        page = shown(made, qtbot)
        menu = page.seat_menu(ONE, SeatNo(1))
        for text in ("Change seats with…", "Lock in this seat", "Name and seats…", "Put the table away"):
            assert not found(menu, text).isEnabled()
        assert page.head.opening.isHidden()
        page.playing.close()


def test_enter_on_a_player_still_takes_him_out(tmp_path: Path, qtbot: QtBot) -> None:
    with desk(tmp_path / "evening.db", players=14) as made:
        begin(made)
        page = shown(made, qtbot)
        page.cards[ONE].focus_seat(SeatNo(1))
        key(page.cards[ONE].seats[0], Qt.Key.Key_Return)
        assert page.findChild(BustDialog) is not None
