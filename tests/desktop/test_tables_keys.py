"""Everything at the tables by keyboard: 2 5 Enter, arrows, and what the keys do with whoever is chosen."""

from dataclasses import replace
from pathlib import Path

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.director.commands import in_use
from desktop.director.dialogs.asked import AskedDialog
from desktop.director.tables.bust_dialog import BustDialog
from desktop.director.tables.move_dialog import MoveDialog
from desktop.director.tables.page import TablesPage
from desktop.director.tables.picking import Picked, picked, said
from desktop.running import Desk as WholeDesk
from tests.desktop.desks import HandClock, desk_of, open_rebuys, start
from tests.desktop.desks import press as pressed
from tests.desktop.table_evenings import Desk, begin, desk, key, keys
from tournament.clocks.clock import Phase
from tournament.events import Seat
from tournament.names import SeatNo, TableNo
from tournament.sales.prices import Buying

ONE, TWO = TableNo(1), TableNo(2)


def shown(made: Desk, qtbot: QtBot) -> TablesPage:
    page = TablesPage(made.bridge)
    qtbot.addWidget(page)
    page.resize(1000, 760)
    page.show()
    qtbot.waitExposed(page)
    return page


def chosen(page: TablesPage) -> Seat | None:
    return page.chosen


@pytest.mark.parametrize(
    ("typed", "table", "seat"),
    [
        ("2 5", 2, 5), ("25", 2, 5), ("2.5", 2, 5), ("210", 2, 10), ("2 10", 2, 10), ("12", 1, 2), ("12 ", 12, None),
        ("12 7", 12, 7), ("127", 12, 7), ("1210", 12, 10), ("3", 3, None),
    ],
)  # fmt: skip
def test_figures_are_a_table_and_a_seat(tmp_path: Path, typed: str, table: int, seat: int | None) -> None:
    with desk(tmp_path / "evening.db", players=120, seats=10) as made:
        begin(made)
        place = None if seat is None else SeatNo(seat)
        assert picked(made.bridge.state, typed) == Picked(TableNo(table), place)


def test_what_is_no_seat_is_not_picked_and_the_badge_says_so(tmp_path: Path) -> None:
    with desk(tmp_path / "evening.db", players=20, seats=10) as made:
        begin(made)
        for typed in ("9", "95", "2 0", "20", "2 11", "0"):
            assert picked(made.bridge.state, typed) is None
        assert said(made.bridge.state, "95") == "95 · no such table or seat · Esc"


def test_two_five_enter_chooses_and_arrows_walk_on(tmp_path: Path, qtbot: QtBot) -> None:
    with desk(tmp_path / "evening.db", players=20) as made:
        begin(made)
        page = shown(made, qtbot)
        name = made.bridge.state.entries[made.bridge.state.tables[TWO].seats[SeatNo(5)]].name
        keys(page, "2 5")
        assert page.body.badge == f"2 5 · Table 2, seat 5: {name} · Enter"
        assert chosen(page) is None
        key(page, Qt.Key.Key_Escape)
        assert page.body.badge == ""
        keys(page, "27")
        key(page, Qt.Key.Key_Backspace)
        keys(page, "5")
        key(page, Qt.Key.Key_Return)
        assert page.body.badge == ""
        assert chosen(page) == Seat(TWO, SeatNo(5))
        plate = page.cards[TWO].seats[4]
        assert plate.is_chosen
        assert page.focusWidget() is plate
        key(plate, Qt.Key.Key_Left)
        assert page.cards[TWO].seats[3].is_chosen or page.focusWidget() is page.cards[TWO].seats[3]
        key(page, Qt.Key.Key_Escape)
        assert chosen(page) is None
        assert not any(each.is_chosen for card in page.cards.values() for each in card.seats)


def test_the_chosen_one_goes_out_or_moves_by_a_key(tmp_path: Path, qtbot: QtBot) -> None:
    with desk(tmp_path / "evening.db", players=20) as made:
        begin(made)
        page = shown(made, qtbot)
        entry = made.bridge.state.tables[TWO].seats[SeatNo(5)]
        keys(page, "25")
        key(page, Qt.Key.Key_Return)
        page.move_chosen()
        move = page.findChild(MoveDialog)
        assert move is not None
        assert move._who.currentData().entry == entry
        move.reject()
        page.bust_chosen()
        bust = page.findChild(BustDialog)
        assert bust is not None
        bust._yes.click()
        assert made.bridge.state.entry(entry).bust is not None
        assert page.cards[TWO].seats[4].view.entry is None


def test_nobody_chosen_and_the_line_asks_who(tmp_path: Path, qtbot: QtBot) -> None:
    with desk(tmp_path / "evening.db", players=20) as made:
        begin(made)
        page = shown(made, qtbot)
        told: list[str] = []
        page.told.connect(told.append)
        page.bust_chosen()
        assert page.finder.placeholderText() == "Who is out?"
        assert told == ["Who is out? A few letters of the name, or table and seat: 2 5 Enter."]
        keys(page.finder, "Uršula"[:2])
        key(page.finder, Qt.Key.Key_Return)
        dialog = page.findChild(BustDialog)
        assert dialog is not None
        assert dialog._entry.name == "Uršula"
        assert page.finder.placeholderText() == "Find a player"
        dialog.reject()
        page.body.choose(None)
        page.rebuy_chosen()
        key(page.finder, Qt.Key.Key_Escape)
        assert page.finder.placeholderText() == "Find a player"


def test_a_rebuy_and_an_add_on_from_the_seat_paid_or_owing(desk: WholeDesk, clock: HandClock) -> None:
    """Space that belongs to figures does not pause the clock; a rebuy that is not sold says so at the seat."""
    bridge = open_rebuys(desk, clock)
    start(bridge)
    page = desk_of(desk).tables
    assert desk.window.isVisible()
    pressed(page, Qt.Key.Key_1)
    pressed(page, Qt.Key.Key_Space)
    pressed(page, Qt.Key.Key_2)
    assert bridge.state.clock.reading(bridge.now()).phase is Phase.RUNNING
    pressed(page, Qt.Key.Key_Return)
    entry = bridge.state.tables[ONE].seats[SeatNo(2)]
    page.rebuy_chosen()
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, AskedDialog)
    paid = dialog.fields["paid"]
    paid.setCurrentIndex(1)  # type: ignore[union-attr]
    pressed(dialog, Qt.Key.Key_Return)
    player = bridge.state.entry(entry)
    assert player.purchases[-1].buying is Buying.REBUY
    assert player.bought == 20_000
    page.add_on_chosen()
    assert "Add-on" in page.body.said, "it is sold after level 3 only"
    assert QApplication.activeModalWidget() is None


def test_the_menu_of_a_seat_names_the_keys_as_they_were_changed(tmp_path: Path, qtbot: QtBot) -> None:
    with desk(tmp_path / "evening.db", players=6) as made:
        begin(made)
        page = shown(made, qtbot)
        before = in_use.choice()
        in_use.use(replace(before, changes={**before.changes, "bust": ("K",), "move": ()}))
        try:
            keys_of = {each.text(): each.shortcut().toString() for each in page.seat_menu(ONE, SeatNo(1)).actions()}
        finally:
            in_use.use(before)
        assert keys_of["Out…"] == "K"
        assert keys_of["Move to…"] == ""
