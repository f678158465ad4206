"""The stacks of a table counted in one dialog, beside the chips in play; a seat's menu in full."""

from functools import partial
from pathlib import Path

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QAction
from PyQt6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from desktop.director.dialogs.going_home import GoingHomeDialog
from desktop.director.dialogs.shot_clock import ShotClockDialog
from desktop.director.tables.counting import CountDialog
from desktop.director.tables.page import TablesPage
from desktop.director.tables.way_dialog import WayDialog
from tests.desktop.table_evenings import Desk, begin, desk, key, keys, move
from tournament.chips.chip_sets import choose_chips
from tournament.chips.chips import Chip
from tournament.draws import seating
from tournament.events import Seat, StackCount, TableWay
from tournament.names import SeatNo, TableNo
from tournament.outs import elimination
from tournament.outs.elimination import Out
from tournament.people.entries import enter_by_name
from tournament.tables import ways

ONE = TableNo(1)


def shown(made: Desk, qtbot: QtBot) -> TablesPage:
    page = TablesPage(made.bridge)
    qtbot.addWidget(page)
    page.resize(1000, 760)
    page.show()
    qtbot.waitExposed(page)
    return page


def found(menu: QMenu, text: str) -> QAction:
    inner = [action for each in menu.findChildren(QMenu) for action in each.actions()]
    return next(each for each in (*menu.actions(), *inner) if each.text() == text)


def test_a_table_is_counted_line_by_line_and_the_sum_is_compared(tmp_path: Path, qtbot: QtBot) -> None:
    """B151: nothing but whole numbers, and not more than there are."""
    with desk(tmp_path / "evening.db", players=3) as made:
        page = shown(made, qtbot)
        told: list[str] = []
        page.told.connect(told.append)
        page.count_chips()
        assert told == ["Nobody sits at a table yet."]
        begin(made)
        page.count_chips()
        dialog = page.findChild(CountDialog)
        assert dialog is not None
        fields = list(dialog.grid.fields.values())
        assert not dialog.yes.isEnabled()
        for typed in ("-500", "12.5", "1e9", "30001"):
            fields[0].setText(typed)
            assert typed in dialog.wrong.text().replace("\u202f", "")
            assert not dialog.yes.isEnabled()
        fields[0].clear()
        keys(fields[0], "12 900")
        key(fields[0], Qt.Key.Key_Tab)
        keys(fields[1], "0")
        assert dialog.total.text() == "2 of 3 counted: 12\u202f900 of 30\u202f000 chips in play"
        keys(fields[2], "17000")
        assert dialog.total.text().endswith("; 100 are missing")
        key(dialog, Qt.Key.Key_Return)
        state = made.bridge.state
        assert [state.entry(entry).stack for entry in dialog.grid.fields] == [12_900, 0, 17_000]
        assert state.entry(next(iter(dialog.grid.fields))).counted == made.clock.at
        assert made.refusals == []


def test_a_seat_offers_the_button_a_shot_clock_going_home_and_the_way_back(tmp_path: Path, qtbot: QtBot) -> None:
    with desk(tmp_path / "evening.db", players=8) as made:
        begin(made)
        page = shown(made, qtbot)
        found(page.seat_menu(ONE, SeatNo(3)), "Has the button now").trigger()
        view = page.cards[ONE].view.table
        assert (view.button, view.small_blind, view.big_blind) == (3, 4, 5)
        words = [plate.accessibleName().rpartition(", ")[2] for plate in page.cards[ONE].seats[2:5]]
        assert words == ["dealer button", "small blind", "big blind"]
        found(page.seat_menu(ONE, SeatNo(3)), "Goes home…").trigger()
        home = page.findChild(GoingHomeDialog)
        assert home is not None
        home.close()
        found(page.seat_menu(ONE, SeatNo(3)), "Shot clock…").trigger()
        clock = page.findChild(ShotClockDialog)
        assert clock is not None
        entry = made.bridge.state.tables[ONE].seats[SeatNo(3)]
        assert (clock.table.currentData(), clock.player.currentData()) == (ONE, entry)
        clock.close()
        found(page.seat_menu(ONE, SeatNo(3)), "Count chips…").trigger()
        assert page.findChild(CountDialog) is not None

        made.bridge.perform(partial(elimination.bust, outs=[Out(entry)]))
        name = made.bridge.state.entry(entry).name
        found(page.seat_menu(ONE, SeatNo(3)), f"Reinstate {name} here").trigger()
        assert made.bridge.state.entry(entry).seat == Seat(ONE, SeatNo(3))
        page.grab()


def test_somebody_who_waits_for_a_seat_is_seated_by_the_menu_of_a_free_one(tmp_path: Path, qtbot: QtBot) -> None:
    with desk(tmp_path / "evening.db", players=6) as made:
        made.bridge.perform(partial(seating.draw_seats, server_seed=made.bridge.server_seed()))
        page = shown(made, qtbot)
        # Who enters at the desk is seated at once; by a file or another way somebody may wait.
        enter_by_name(made.bridge.evening, made.bridge.club, ["Xaver"])
        late = made.entry("Xaver")
        assert made.bridge.state.entry(late).seat is None
        found(page.seat_menu(ONE, SeatNo(9)), "Seat Xaver here").trigger()
        assert made.bridge.state.entry(late).seat == Seat(ONE, SeatNo(9))


def test_a_key_for_each_hand_moves_the_button_and_a_count_by_colours_makes_every_chip_known(
    tmp_path: Path, qtbot: QtBot
) -> None:
    with desk(tmp_path / "evening.db", players=3) as made:
        made.bridge.perform(partial(choose_chips, chips=[Chip(25, 100, "white"), Chip(100, 300, "red")]))
        begin(made)
        page = shown(made, qtbot)
        first = made.bridge.state.tables[ONE].first_button
        page.next_hand()
        assert (page.cards[ONE].view.table.button, page.cards[ONE].view.table.hand) == (first, 1)
        found(page.seat_menu(ONE, SeatNo(1)), "Next hand: the button moves").trigger()
        assert page.cards[ONE].view.table.hand == 2
        assert page.cards[ONE].view.table.button != first
        found(page.seat_menu(ONE, SeatNo(1)), "How hands are played…").trigger()
        dialog = page.findChild(WayDialog)
        assert dialog is not None
        assert (dialog.grid.isHidden(), dialog.yes.isEnabled()) == (True, False)
        dialog.ways[TableWay.RECORDED].click()
        dialog.by_colour.click()
        one, two, three = (list(pieces.values()) for pieces in dialog.grid.pieces.values())
        for field, chips in zip((*one, *two, *three), ("40", "90", "0", "110", "20", "90"), strict=True):
            keys(field, chips)
        totals = [each.text().replace("\u202f", "") for each in dialog.grid.fields.values()]
        assert totals == ["10000", "11000", "9500"]
        assert dialog.total.text().endswith("; 500 too many")
        assert dialog.wrong.text().replace("\u202f", "") == ("30500 chips are more than the 30000 in play.")
        three[1].setText("80")
        assert dialog.wrong.text().replace("\u202f", "") == (
            "With these counts 29500 chips are on the tables, but 30000 are in play."
        )
        three[1].setText("85")
        key(dialog, Qt.Key.Key_Return)
        assert made.bridge.state.tables[ONE].way is TableWay.RECORDED
        assert [entry.counted for entry in made.bridge.state.left] == [None] * 3
        assert made.bridge.undo()
        assert made.bridge.state.tables[ONE].way is TableWay.KEPT
        assert made.refusals == []


def test_who_comes_to_a_recorded_table_from_a_kept_one_is_the_only_one_counted(tmp_path: Path, qtbot: QtBot) -> None:
    with desk(tmp_path / "evening.db", players=12) as made:
        page = shown(made, qtbot)
        begin(made)
        state = made.bridge.state
        counts = [StackCount(entry, 10_000) for entry in state.tables[ONE].seats.values()]
        assert made.bridge.perform(partial(ways.choose_way, number=ONE, way=TableWay.RECORDED, stacks=counts))
        come = min(state.tables[TableNo(2)].seats.values())
        move(made, come, 1, 9)
        dialog = WayDialog(made.bridge, ONE, page, wanted=TableWay.RECORDED)
        dialog.open()
        assert list(dialog.grid.fields) == [come]
        assert (dialog.yes.isEnabled(), dialog.wrong.text()) == (False, "")
        keys(dialog.grid.fields[come], "10500")
        key(dialog, Qt.Key.Key_Return)
        came = made.bridge.state.entry(come)
        assert (came.stack, came.counted, made.refusals) == (10_500, None, [])
