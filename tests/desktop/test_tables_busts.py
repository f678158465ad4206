"""Out at a kept table: a click or Enter, a digit, Enter."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from desktop.director.tables.bust_dialog import BustDialog, digit
from desktop.director.tables.page import TablesPage
from desktop.director.tables.seat_menu import SeatMenu
from desktop.director.tables.stack_order import Answer, StackOrder, places
from tests.desktop.table_evenings import Desk, begin, click, desk, key, keys
from tournament.events import PlayerBusted, Seat
from tournament.names import EntryNo, SeatNo, TableNo

ONE = TableNo(1)


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[Desk]:
    with desk(tmp_path / "evening.db", players=6) as made:
        begin(made)
        yield made


def shown(kept: Desk, qtbot: QtBot) -> TablesPage:
    page = TablesPage(kept.bridge)
    qtbot.addWidget(page)
    page.resize(900, 700)
    page.show()
    qtbot.waitExposed(page)
    return page


def open_dialog(page: TablesPage, qtbot: QtBot, seat: int) -> BustDialog:
    plate = page.cards[ONE].seats[seat - 1]
    page.cards[ONE].focus_seat(SeatNo(seat))
    key(plate, Qt.Key.Key_Return)
    dialog = page.findChild(BustDialog)
    assert dialog is not None
    return dialog


def button(dialog: BustDialog, text: str) -> QPushButton:
    return next(each for each in dialog.findChildren(QPushButton) if each.text() == text and each.isVisible())


def last_busts(kept: Desk) -> list[PlayerBusted]:
    events = kept.bridge.evening.steps[-1].step.events
    return [event for event in events if isinstance(event, PlayerBusted)]


def test_a_player_is_out_by_keyboard_alone(kept: Desk, qtbot: QtBot) -> None:
    page = shown(kept, qtbot)
    seats = kept.bridge.state.tables[ONE].seats
    dialog = open_dialog(page, qtbot, 3)
    assert "place 6 · Enter" in dialog._yes.accessibleName()
    key(dialog, Qt.Key.Key_2)
    key(dialog._yes, Qt.Key.Key_Return)
    (bust,) = last_busts(kept)
    assert bust.entry == seats[SeatNo(3)]
    assert bust.by == (seats[SeatNo(2)],)
    assert page.cards[ONE].seats[2].view.entry is None
    assert kept.refusals == []


def test_a_click_on_a_seat_chooses_it_and_opens_its_menu_whose_keys_are_those_of_the_page(
    kept: Desk, qtbot: QtBot
) -> None:
    page = shown(kept, qtbot)
    plate = page.cards[ONE].seats[0]
    click(plate)
    menu = page.findChild(SeatMenu)
    assert menu is not None
    assert menu.isVisible()
    assert plate.is_chosen
    assert page.chosen == Seat(ONE, SeatNo(1))
    key(menu, Qt.Key.Key_X)
    dialog = page.findChild(BustDialog)
    assert dialog is not None
    key(dialog, Qt.Key.Key_Escape)
    assert kept.bridge.evening.steps[-1].step.label == "started"


def test_two_out_in_one_hand_asks_exactly_who_had_more(kept: Desk, qtbot: QtBot) -> None:
    page = shown(kept, qtbot)
    seats = kept.bridge.state.tables[ONE].seats
    names = {seat: kept.bridge.state.entries[entry].name for seat, entry in seats.items()}
    dialog = open_dialog(page, qtbot, 3)
    key(dialog, Qt.Key.Key_1)
    button(dialog, "Add…").click()
    button(dialog, names[SeatNo(5)]).click()
    assert not dialog._yes.isEnabled()
    assert "places 5 and 6" in dialog._yes.accessibleName()
    answers = [each.text() for each in dialog._answer_chips.values() if each.isVisible()]
    assert answers == [f"A  {names[SeatNo(3)]}", f"B  {names[SeatNo(5)]}", "=  equal"]
    key(dialog, Qt.Key.Key_B)
    assert dialog._yes.isEnabled()
    key(dialog._yes, Qt.Key.Key_Return)
    busts = {bust.entry: bust for bust in last_busts(kept)}
    assert busts[seats[SeatNo(5)]].rank_in_hand == 1
    assert busts[seats[SeatNo(3)]].rank_in_hand == 2
    assert {bust.by for bust in busts.values()} == {(seats[SeatNo(1)],)}


def test_equal_stacks_share_the_place(kept: Desk, qtbot: QtBot) -> None:
    page = shown(kept, qtbot)
    name = kept.bridge.state.entries[kept.bridge.state.tables[ONE].seats[SeatNo(5)]].name
    dialog = open_dialog(page, qtbot, 3)
    button(dialog, "Add…").click()
    button(dialog, name).click()
    key(dialog, Qt.Key.Key_Equal)
    assert "5 =" in dialog._yes.accessibleName()
    key(dialog._yes, Qt.Key.Key_Return)
    assert {bust.rank_in_hand for bust in last_busts(kept)} == {1}


def test_each_can_have_been_put_out_by_somebody_else_and_pots_are_split(kept: Desk, qtbot: QtBot) -> None:
    page = shown(kept, qtbot)
    state = kept.bridge.state
    seats = state.tables[ONE].seats
    names = {seat: state.entries[entry].name for seat, entry in seats.items()}
    dialog = open_dialog(page, qtbot, 3)
    button(dialog, "Add…").click()
    button(dialog, names[SeatNo(5)]).click()
    button(dialog, f"to {names[SeatNo(3)]}").click()
    button(dialog, "several").click()
    keys(dialog, "12")
    button(dialog, f"to {names[SeatNo(5)]}").click()
    button(dialog, "several").click()
    keys(dialog, "5")
    keys(dialog, "a")
    key(dialog._yes, Qt.Key.Key_Return)
    by = {bust.entry: set(bust.by) for bust in last_busts(kept)}
    assert by == {
        seats[SeatNo(3)]: {seats[SeatNo(1)], seats[SeatNo(2)]},
        seats[SeatNo(5)]: {seats[SeatNo(6)]},
    }


def test_after_the_last_bust_the_tournament_is_over(kept: Desk, qtbot: QtBot) -> None:
    page = shown(kept, qtbot)
    while len(kept.bridge.state.left) > 1:
        seat = max(kept.bridge.state.tables[ONE].seats)
        dialog = open_dialog(page, qtbot, seat)
        key(dialog._yes, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda: page.findChild(BustDialog) is None)
    assert kept.bridge.state.finished is not None
    # Heads-up there is only one who can have done it.
    assert len(last_busts(kept)[0].by) == 1


def test_not_everybody_can_be_out(kept: Desk, qtbot: QtBot) -> None:
    page = shown(kept, qtbot)
    dialog = open_dialog(page, qtbot, 1)
    button(dialog, "Add…").click()
    for chip in list(dialog._else_chips.values()):
        chip.click()
    assert dialog._why_not.text() == "Not everybody can be out: somebody has to win."
    assert not dialog._yes.isEnabled()


@pytest.mark.parametrize(("text", "place"), [("1", 0), ("0", 9), ("+", 0), ("ě", 1), ("ľ", 1), ("é", 9), ("x", None)])
def test_the_row_of_digits_counts_on_czech_and_slovak_keyboards_too(text: str, place: int | None) -> None:
    assert digit(text) == place


def test_three_players_are_put_in_order_by_questions_about_two() -> None:
    anna, boris, cyril = EntryNo(1), EntryNo(2), EntryNo(3)
    order = StackOrder([anna, boris, cyril])
    assert order.question() == (anna, boris)
    order.answer(Answer.FIRST)
    assert order.question() == (anna, cyril)
    order.answer(Answer.FIRST)
    assert order.question() == (boris, cyril)
    order.answer(Answer.EQUAL)
    assert order.question() is None
    assert order.ranks() == {anna: 1, boris: 2, cyril: 2}
    assert places(10, order.ranks()) == {anna: 8, boris: 9, cyril: 9}


def test_a_name_of_90_letters_without_a_blank_stays_inside_the_dialog(tmp_path: Path, qtbot: QtBot) -> None:
    name = "W" * 90
    with desk(tmp_path / "evening.db", players=5) as made:
        assert made.bridge.enter_names([name])
        begin(made)
        page = shown(made, qtbot)
        seat = made.bridge.state.entry(made.entry(name)).seat
        assert seat is not None
        dialog = open_dialog(page, qtbot, seat.number)
        title = dialog._title
        assert max(title.fontMetrics().horizontalAdvance(word) for word in title.text().split()) <= title.width()
        assert title.text().endswith("W… has no chips left")
        assert title.toolTip() == f"{name} has no chips left"
        key(dialog, Qt.Key.Key_Escape)
        dialog = BustDialog(made.bridge, made.entry("Anna"), page)
        (long,) = (each for each in dialog._by_chips.values() if each.text().endswith("…"))
        assert long.text()[0].isdigit(), "its key is in sight"
        assert name in long.toolTip()
