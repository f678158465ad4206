"""The list of the busted: rows dragged into another order or into a tie, keys for the same, and the way back in."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PyQt6.QtCore import QPoint, Qt
from PyQt6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.director.dialogs.correct import CorrectDialog
from desktop.director.out import OutPage
from desktop.director.tables.callout import Callout
from tests.desktop.table_evenings import Desk, begin, desk, key, keys
from tournament.names import EntryNo
from tournament.outs import elimination, hand_for_hand
from tournament.outs.elimination import Out
from tournament.outs.ties import places
from tournament.tables import moves

LEFT, NOTHING = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
_mouse: Any = QTest
"""PyQt's stubs give its static methods a `self`."""
A, B, C, D, LAST = (EntryNo(n) for n in range(1, 6))


@pytest.fixture
def four_out(tmp_path: Path) -> Iterator[Desk]:
    """Six players; D was out first, then C, B and A."""
    with desk(tmp_path / "evening.db", players=6) as made:
        begin(made)
        for entry in (D, C, B, A):
            made.bridge.perform(partial(elimination.bust, outs=[Out(entry, (LAST,))]))
        yield made


def shown(made: Desk, qtbot: QtBot) -> OutPage:
    page = OutPage(made.bridge)
    qtbot.addWidget(page)
    page.resize(900, 500)
    page.show()
    qtbot.waitExposed(page)
    return page


def spot(page: OutPage, row: int, down: float) -> QPoint:
    """That far down in that row: 0 its upper edge, 1 its lower."""
    cell = page.view.visualRect(page.view.table.index(row, 1))
    return QPoint(cell.center().x(), cell.top() + round(down * (cell.height() - 1)))


def drag(page: OutPage, row: int, to: QPoint) -> str:
    """Drag that row there; what is said on the way."""
    port = page.view.viewport()
    _mouse.mousePress(port, LEFT, NOTHING, spot(page, row, 0.5))
    _mouse.mouseMove(port, (spot(page, row, 0.5) + to) / 2)
    _mouse.mouseMove(port, to)
    page.view.grab()
    return next((each.said.text() for each in page.findChildren(Callout) if each.isVisible()), "")


def drop(page: OutPage, to: QPoint) -> None:
    _mouse.mouseRelease(page.view.viewport(), LEFT, NOTHING, to)


def order(made: Desk) -> list[tuple[EntryNo, int]]:
    return sorted(((entry, place) for entry, (place, _tied) in places(made.bridge.state).items()), key=lambda e: e[1])


def name(made: Desk, entry: EntryNo) -> str:
    return made.bridge.state.entry(entry).name


def test_a_row_dragged_between_two_others_is_put_there_and_everything_follows(four_out: Desk, qtbot: QtBot) -> None:
    page = shown(four_out, qtbot)
    assert [row.key for row in page.view.table.rows] == [A, B, C, D]
    to = spot(page, 1, 0.05)
    said = drag(page, 3, to)
    assert said.startswith("Then: ")
    assert name(four_out, D) in said
    drop(page, to)
    assert order(four_out) == [(A, 3), (D, 4), (B, 5), (C, 6)]
    assert page.view.chosen() == D
    assert [row.key for row in page.view.table.rows] == [A, D, B, C]
    below = QPoint(spot(page, 3, 1).x(), spot(page, 3, 1).y() + 30)
    drag(page, 0, below)
    drop(page, below)
    assert order(four_out) == [(D, 3), (B, 4), (C, 5), (A, 6)]
    assert four_out.refusals == []
    four_out.bridge.undo()
    four_out.bridge.undo()
    assert order(four_out) == [(A, 3), (B, 4), (C, 5), (D, 6)]


def test_a_row_dropped_onto_another_ties_with_it(four_out: Desk, qtbot: QtBot) -> None:
    page = shown(four_out, qtbot)
    onto = spot(page, 1, 0.5)
    drag(page, 3, onto)
    drop(page, onto)
    assert places(four_out.bridge.state) == {A: (3, False), B: (4, True), D: (4, True), C: (6, False)}
    assert page.view.table.rows[1].cells[0] == "4 ="


def test_esc_gives_up_and_dropping_a_row_on_itself_does_nothing(four_out: Desk, qtbot: QtBot) -> None:
    page = shown(four_out, qtbot)
    steps = len(four_out.bridge.evening.steps)
    to = spot(page, 0, 0.05)
    drag(page, 3, to)
    key(page.view, Qt.Key.Key_Escape)
    drop(page, to)
    for row, down in ((2, 0.5), (2, 0.05), (2, 0.95)):
        drag(page, 2, spot(page, row, down))
        drop(page, spot(page, row, down))
    assert len(four_out.bridge.evening.steps) == steps


def test_alt_with_an_arrow_moves_a_row_and_the_equals_sign_ties(four_out: Desk, qtbot: QtBot) -> None:
    page = shown(four_out, qtbot)
    page.view.choose(C)
    _mouse.keyClick(page.view, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert order(four_out) == [(A, 3), (C, 4), (B, 5), (D, 6)]
    _mouse.keyClick(page.view, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert order(four_out) == [(A, 3), (B, 4), (C, 5), (D, 6)]
    keys(page.view, "=")
    assert places(four_out.bridge.state)[C] == (4, True)


def test_reinstated_from_the_list_to_the_old_seat_or_where_that_is_taken_to_a_drawn_one(
    four_out: Desk, qtbot: QtBot
) -> None:
    """B145: the places behind close up, and everybody who was out before moves down by one."""
    page = shown(four_out, qtbot)
    told: list[str] = []
    page.told.connect(told.append)
    assert page.back.toolTip() == "Choose somebody in the list first."
    state = four_out.bridge.state
    old = state.entry(C).bust
    assert old is not None
    page.view.choose(C)
    page.back.click()
    assert four_out.bridge.state.entry(C).seat == old.seat
    assert order(four_out) == [(A, 4), (B, 5), (D, 6)]
    assert told == [f"{name(four_out, C)} is back in: Table 1, seat {old.seat.number if old.seat else 0}"]
    taken = four_out.bridge.state.entry(B).bust
    assert taken is not None
    assert taken.seat is not None
    free = taken.seat
    four_out.bridge.perform(partial(moves.move_by_hand, entry=C, to=free))
    page.view.choose(B)
    page.back.click()
    seat = four_out.bridge.state.entry(B).seat
    assert seat is not None
    assert seat != free


def test_who_did_it_is_corrected_by_a_figure_or_to_several(four_out: Desk, qtbot: QtBot) -> None:
    """B153: a pot that was split; the heads follow."""
    page = shown(four_out, qtbot)
    page.view.choose(D)
    page.correct.click()
    dialog = page.findChild(CorrectDialog)
    assert dialog is not None
    one, other, *_rest = (button for button in dialog.choices.buttons() if dialog.choices.id(button))
    keys(dialog, "1")
    assert one.isChecked()
    dialog.shared.click()
    other.click()
    assert one.isChecked()
    dialog.save.click()
    bust = four_out.bridge.state.entry(D).bust
    assert bust is not None
    assert len(bust.by) == 2
    assert four_out.refusals == []


def test_places_that_may_still_change_are_marked(tmp_path: Path, qtbot: QtBot) -> None:
    with desk(tmp_path / "evening.db", players=14) as made:
        begin(made)
        page = shown(made, qtbot)
        made.bridge.perform(partial(elimination.bust, outs=[Out(A)]))
        made.bridge.perform(hand_for_hand.begin)
        made.bridge.perform(partial(elimination.bust, outs=[Out(B)]))
        assert {row.key: row.cells[-1] for row in page.view.table.rows} == {B: "this round", A: ""}
        page.view.choose(B)
        assert "round" in page.later.toolTip() or not page.later.isEnabled()


def test_not_all_who_are_left_can_be_out_at_once(tmp_path: Path) -> None:
    """B243: somebody has to win."""
    with desk(tmp_path / "evening.db", players=3) as made:
        begin(made)
        all_of_them = [Out(entry.number, rank=1) for entry in made.bridge.state.left]
        assert made.bridge.perform(partial(elimination.bust, outs=all_of_them)) is None
        assert len(made.refusals) == 1
        assert len(made.bridge.state.left) == 3
