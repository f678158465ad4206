"""A player dragged from seat to seat by the mouse: a move, a change of seats, a refusal beside the seat, nothing."""

from functools import partial
from pathlib import Path
from typing import Any

from PyQt6.QtCore import QPoint, Qt
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.director.tables.callout import Callout
from desktop.director.tables.page import TablesPage
from desktop.director.tables.seat import SeatPlate
from desktop.director.tables.seat_menu import SeatMenu
from tests.desktop.table_evenings import Desk, begin, desk, key
from tournament.events import PlayersMoved, Seat
from tournament.names import SeatNo, TableNo
from tournament.tables import locks, tables

ONE, TWO = TableNo(1), TableNo(2)
LEFT = Qt.MouseButton.LeftButton

_mouse: Any = QTest
"""PyQt's stubs give its static methods a `self`."""


def shown(made: Desk, qtbot: QtBot) -> TablesPage:
    page = TablesPage(made.bridge)
    qtbot.addWidget(page)
    page.resize(1000, 760)
    page.show()
    qtbot.waitExposed(page)
    return page


def plate(page: TablesPage, table: TableNo, seat: int) -> SeatPlate:
    return page.cards[table].seats[seat - 1]


def name(made: Desk, table: TableNo, seat: int) -> str:
    return made.bridge.state.entries[made.bridge.state.tables[table].seats[SeatNo(seat)]].name


def drag(page: TablesPage, origin: SeatPlate, target: QWidget) -> None:
    """Press on one, and bring the mouse over the other."""
    start = origin.rect().center()
    end = origin.mapFromGlobal(target.mapToGlobal(target.rect().center()))
    _mouse.mousePress(origin, LEFT, Qt.KeyboardModifier.NoModifier, start)
    _mouse.mouseMove(origin, start + QPoint(3, 2))
    _mouse.mouseMove(origin, (start + end) / 2)
    _mouse.mouseMove(origin, end)


def drop(origin: SeatPlate, target: QWidget) -> None:
    end = origin.mapFromGlobal(target.mapToGlobal(target.rect().center()))
    _mouse.mouseRelease(origin, LEFT, Qt.KeyboardModifier.NoModifier, end)


def aimed_at(target: SeatPlate) -> bool:
    return target.is_target


def hint(page: TablesPage) -> str:
    """What is said while somebody is dragged."""
    return next((each.said.text() for each in page.findChildren(Callout) if each.isVisible()), "")


def test_a_player_is_dragged_to_an_empty_seat_and_onto_another_player(tmp_path: Path, qtbot: QtBot) -> None:
    with desk(tmp_path / "evening.db", players=14) as made:
        begin(made)
        page = shown(made, qtbot)
        mover, there = name(made, ONE, 2), name(made, TWO, 3)
        origin, empty = plate(page, ONE, 2), plate(page, TWO, 9)
        drag(page, origin, empty)
        assert hint(page) == f"{mover} → table 2 seat 9"
        assert aimed_at(empty)
        drop(origin, empty)
        assert name(made, TWO, 9) == mover
        assert page.chosen == Seat(TWO, SeatNo(9))
        assert not aimed_at(empty)
        assert hint(page) == ""
        assert page.findChild(SeatMenu) is None, "letting go is no click"
        (moved,) = made.bridge.evening.steps[-1].step.events
        assert isinstance(moved, PlayersMoved)

        origin, other = plate(page, TWO, 9), plate(page, TWO, 3)
        drag(page, origin, other)
        assert hint(page) == f"{mover} ↔ {there}"
        drop(origin, other)
        assert (name(made, TWO, 3), name(made, TWO, 9)) == (mover, there)
        assert made.bridge.evening.steps[-1].step.label == "players_swapped"
        assert made.refusals == []


def test_what_cannot_be_is_said_on_the_way_and_beside_the_seat_and_changes_nothing(
    tmp_path: Path, qtbot: QtBot
) -> None:
    with desk(tmp_path / "evening.db", players=14) as made:
        begin(made)
        made.bridge.perform(partial(tables.change_table, table=TWO, unavailable=(9,)))
        locked = made.bridge.state.tables[ONE].seats[SeatNo(2)]
        made.bridge.perform(partial(locks.lock, entries=(locked,)))
        page = shown(made, qtbot)
        told: list[str] = []
        page.told.connect(told.append)
        steps = len(made.bridge.evening.steps)
        for origin, target, why in (
            (plate(page, ONE, 1), plate(page, TWO, 9), "Seat 9 at table 2 is not available."),
            (plate(page, ONE, 2), plate(page, TWO, 8), f"The seat of {name(made, ONE, 2)} is locked; unlock it first."),
            (plate(page, ONE, 1), plate(page, ONE, 2), f"The seat of {name(made, ONE, 2)} is locked; unlock it first."),
        ):
            drag(page, origin, target)
            assert hint(page) == why
            assert not aimed_at(target)
            drop(origin, target)
            assert page.body.said == why
            assert told[-1] == why
        assert len(made.bridge.evening.steps) == steps
        assert plate(page, ONE, 2).toolTip() == "locked: stays in this seat"
        assert plate(page, TWO, 9).toolTip() == "Nobody gets seat 9."


def test_esc_gives_a_drag_up_and_so_does_letting_go_on_the_felt_or_beside_the_tables(
    tmp_path: Path, qtbot: QtBot
) -> None:
    with desk(tmp_path / "evening.db", players=14) as made:
        begin(made)
        page = shown(made, qtbot)
        steps = len(made.bridge.evening.steps)
        origin, empty = plate(page, ONE, 2), plate(page, TWO, 9)
        drag(page, origin, empty)
        key(origin, Qt.Key.Key_Escape)
        assert hint(page) == ""
        assert not aimed_at(empty)
        drop(origin, empty)
        for target in (page.cards[TWO], page.head):
            drag(page, origin, target)
            assert "an empty seat, or somebody's" in hint(page)
            drop(origin, target)
        assert len(made.bridge.evening.steps) == steps
        assert page.findChild(SeatMenu) is None
        assert page.body.said == ""


def test_robots_are_not_dragged(tmp_path: Path, qtbot: QtBot) -> None:
    with desk(tmp_path / "evening.db", players=12, seed=5) as made:
        begin(made)
        page = shown(made, qtbot)
        origin, empty = plate(page, ONE, 1), plate(page, TWO, 9)
        assert page.cards[ONE].view.dealt
        assert "dealt by the program" in page.cards[ONE].accessibleName()
        drag(page, origin, empty)
        drop(origin, empty)
        assert page.body.said == "Robots play this evening; nobody moves or goes out by hand."
        page.playing.close()


def test_a_drag_ends_where_its_table_is_made_anew_and_the_next_one_moves_who_is_dragged_then(
    tmp_path: Path, qtbot: QtBot
) -> None:
    with desk(tmp_path / "evening.db", players=14) as made:
        begin(made)
        page = shown(made, qtbot)
        origin, free = plate(page, ONE, 1), plate(page, TWO, 9)
        first, second = name(made, ONE, 1), name(made, TWO, 1)
        drag(page, origin, free)
        made.bridge.perform(partial(tables.change_table, table=ONE, size=10))
        assert not page.body._drag.is_going
        assert not free.is_target
        drag(page, plate(page, TWO, 1), plate(page, ONE, 10))
        drop(plate(page, TWO, 1), plate(page, ONE, 10))
        assert (name(made, ONE, 1), name(made, ONE, 10)) == (first, second)
