"""Forty tables: all at once, with names, large, and as lists; what is out of sight is not laid out."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from PyQt6.QtCore import QPoint, QPointF, Qt
from PyQt6.QtGui import QWheelEvent
from PyQt6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.director.tables import views
from desktop.director.tables.grid import Zoom, raster
from desktop.director.tables.page import TablesPage
from desktop.director.tables.seat_menu import SeatMenu
from desktop.director.tables.seat_painting import Drawn, faintness, is_cut
from desktop.director.tables.table_lists import By
from desktop.director.tables.views import View
from tests.desktop.table_evenings import Desk, begin, click, desk, key, keys
from tournament.board.tables import SeatView
from tournament.chips import stacks
from tournament.events import Seat, StackCount
from tournament.names import MINUTE, EntryNo, SeatNo, TableNo
from tournament.outs import elimination
from tournament.outs.elimination import Out
from tournament.tables import buttons, locks

ONE, TWO, FORTY = TableNo(1), TableNo(2), TableNo(40)


@pytest.fixture(autouse=True)
def seen_as_usual() -> Iterator[None]:
    yield
    views.remember(View.NORMAL)


def shown(made: Desk, qtbot: QtBot) -> TablesPage:
    page = TablesPage(made.bridge)
    qtbot.addWidget(page)
    page.resize(880, 560)
    page.show()
    qtbot.waitExposed(page)
    return page


def seen(page: TablesPage) -> View:
    return page.view_choice.wanted


def wheel(page: TablesPage, turn: int) -> None:
    """The wheel with Ctrl, over the tables."""
    grid = page.body.area.grid
    where = QPointF(10, 10)
    QApplication.sendEvent(
        grid,
        QWheelEvent(
            where, grid.mapToGlobal(where), QPoint(), QPoint(0, 120 * turn), Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.ControlModifier, Qt.ScrollPhase.NoScrollPhase, False,
        ),
    )  # fmt: skip


def test_forty_tables_are_overlooked_found_and_acted_on_without_delay(tmp_path: Path, qtbot: QtBot) -> None:
    """400 players at 40 tables."""
    with desk(tmp_path / "evening.db", players=400, seats=10) as made:
        begin(made)
        page = shown(made, qtbot)
        area = page.body.area
        laid_out = [number for number, card in page.cards.items() if card._seats]
        assert ONE in laid_out
        assert len(laid_out) <= 10, "only those in sight, and a row more"

        wheel(page, -1)
        assert seen(page) is View.ALL
        bar = area.verticalScrollBar()
        assert bar is not None
        QApplication.processEvents()
        assert all(card.is_small for card in page.cards.values())
        assert bar.maximum() == 0, "all forty are seen at once"
        page.grab()
        click(page.cards[FORTY])
        assert seen(page) is View.NORMAL
        assert page.chosen is not None
        assert page.chosen.table == FORTY
        assert not page.cards[FORTY].visibleRegion().isEmpty()
        wheel(page, 1)
        assert seen(page) is View.LARGE
        assert page.cards[ONE].width() > 500

        keys(page, "23 ")
        key(page, Qt.Key.Key_Return)
        assert page.chosen == Seat(TableNo(23), SeatNo(1))
        page.see(View.NORMAL)
        for number in (TableNo(23), ONE, FORTY):
            first, second = (each.number for each in made.bridge.state.at_table(number)[:2])
            before = {each: card.view for each, card in page.cards.items()}
            made.bridge.perform(partial(elimination.bust, outs=[Out(second, (first,))]))
            QApplication.processEvents()
            changed = [each for each, card in page.cards.items() if card.view is not before[each]]
            assert changed == [number], "nothing else is shown anew"


def test_the_view_is_remembered_while_the_program_runs(tmp_path: Path, qtbot: QtBot) -> None:
    with desk(tmp_path / "evening.db", players=20) as made:
        begin(made)
        shown(made, qtbot).see(View.TABLES)
        assert seen(shown(made, qtbot)) is View.TABLES


def test_all_at_once_is_no_smaller_than_it_has_to_be() -> None:
    assert raster(3, 860, 720, Zoom.ALL) == raster(3, 860, 720)
    laid = raster(40, 840, 500, Zoom.ALL)
    rows = -(-40 // laid.columns)
    assert laid.is_small
    assert rows * (laid.height + laid.gap) - laid.gap <= 500
    assert laid.columns * (laid.width + laid.gap) - laid.gap <= 840


def test_the_lists_have_a_row_for_each_table_and_each_player(tmp_path: Path, qtbot: QtBot) -> None:
    with desk(tmp_path / "evening.db", players=14) as made:
        begin(made)
        bridge = made.bridge
        lucky = bridge.state.tables[TWO].seats[SeatNo(4)]
        bridge.perform(partial(stacks.count_stacks, counts=[StackCount(lucky, 31_000)]))
        bridge.perform(partial(locks.lock, entries=(lucky,)))
        bridge.perform(partial(buttons.tell_big_blind, number=ONE, seat=SeatNo(3)))
        page = shown(made, qtbot)
        page.see(View.TABLES)
        lists = page.body.lists
        assert [row.cells for row in lists.tables.table.rows] == [
            ("1", "", "7 of 9", "", "1", "2, 3", "", ""),
            ("2", "", "7 of 9", "", "", "", "1", ""),
        ]
        page.see(View.PLAYERS)
        names = [row.cells[0] for row in lists.players.table.rows]
        assert names == sorted(names)
        lists.by.setCurrentIndex(lists.by.findData(By.STACK))
        first = lists.players.table.rows[0]
        counted = bridge.state.entry(lucky)
        assert first.cells[0] == counted.name
        assert first.cells[3] == "31\u202f000"
        assert first.cells[5] == "locked"
        lists.by.setCurrentIndex(lists.by.findData(By.TABLE))
        assert [row.cells[1:3] for row in lists.players.table.rows[:2]] == [("1", "1"), ("1", "2")]
        lists.players.choose(Seat(TWO, SeatNo(4)))
        assert page.chosen == Seat(TWO, SeatNo(4))
        lists.players.activated.emit(lists.players.table.index(10, 0))
        menu = page.findChild(SeatMenu)
        assert menu is not None
        menu.close()
        page.bust_chosen()
        assert bridge.state.entry(lucky).bust is None, "the dialog asks first"


def test_a_count_carries_its_time_and_fades_in_three_steps(tmp_path: Path, qtbot: QtBot) -> None:
    with desk(tmp_path / "evening.db", players=6) as made:
        begin(made)
        page = shown(made, qtbot)
        entry = made.bridge.state.tables[ONE].seats[SeatNo(2)]
        made.bridge.perform(partial(stacks.count_stacks, counts=[StackCount(entry, 12_900)]))
        plate = page.cards[ONE].seats[1]
        time = page.cards[ONE].view.counts[1]
        assert time is not None
        assert plate.toolTip() == f"12\u202f900 chips, counted {time.time}"
        assert plate.accessibleName().endswith(f"12\u202f900 chips, counted {time.time}")
        faint = [time.faint]
        for _later in range(2):
            made.clock.at += 31 * MINUTE
            page._look_again()
            counted = page.cards[ONE].view.counts[1]
            assert counted is not None
            assert counted.time == time.time
            faint.append(counted.faint)
        assert faint == [0, 1, 2]
        assert [faintness(age * MINUTE) for age in (0, 14, 15, 44, 45)] == [0, 0, 1, 1, 2]
        plate.grab()


def test_a_long_name_is_cut_off_on_its_plate_and_whole_in_the_tooltip(qtbot: QtBot, tmp_path: Path) -> None:
    """B256; B222: a name that runs to the left turns nothing around it."""
    long = "Wolfeschlegelsteinhausenbergerdorff-Nguyễn"
    assert is_cut(Drawn(SeatView(SeatNo(1), EntryNo(1), long, 12_500)), 104, 40)
    assert not is_cut(Drawn(SeatView(SeatNo(1), EntryNo(1), "עומר", 12_500)), 104, 40)
    with desk(tmp_path / "evening.db") as made:
        made.bridge.enter_names([long, "עומר 2026", "Anna"])
        begin(made)
        page = shown(made, qtbot)
        plates = {plate.view.name: plate for plate in page.cards[ONE].seats if plate.view.entry is not None}
        assert plates[long].toolTip() == long
        assert plates["Anna"].toolTip() == ""
        page.grab()
