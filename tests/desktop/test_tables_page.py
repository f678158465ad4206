"""The page of the tables: empty states, the draw, moves by hand, and only what changed is shown anew."""

from pathlib import Path

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from desktop.director.lists import ValueView
from desktop.director.tables.draw_dialog import DrawDialog, DrawnDialog
from desktop.director.tables.move_dialog import MoveDialog
from desktop.director.tables.page import TablesPage
from tests.desktop.table_evenings import Desk, begin, desk, key, move
from tournament.draws import draw
from tournament.events import SeatsDrawn
from tournament.names import MINUTE, SeatNo, TableNo

ONE, TWO = TableNo(1), TableNo(2)


def shown(made: Desk, qtbot: QtBot) -> TablesPage:
    page = TablesPage(made.bridge)
    qtbot.addWidget(page)
    page.resize(900, 700)
    page.show()
    return page


def action(menu: QMenu, text: str) -> bool:
    return next(each.isEnabled() for each in menu.actions() if each.text() == text)


def test_an_empty_evening_says_what_to_do(tmp_path: Path, qtbot: QtBot) -> None:
    with desk(tmp_path / "evening.db") as made:
        page = shown(made, qtbot)
        assert page.body.empty.sentence.text() == "Nobody has entered yet: add people on the People page."
        assert page.head.draw.toolTip() == "That takes at least two players, not 0."
        made.bridge.enter_names(["Anna", "Boris"])
        assert page.body.empty.sentence.text() == "Draw the seats to open the tables."
        assert page.head.draw.isEnabled()


def test_the_draw_shows_the_fingerprint_before_and_the_seed_afterwards(tmp_path: Path, qtbot: QtBot) -> None:
    with desk(tmp_path / "evening.db", players=20) as made:
        page = shown(made, qtbot)
        seed = made.bridge.server_seed()
        page.head.draw.click()
        dialog = page.findChild(DrawDialog)
        assert dialog is not None
        before = " ".join(each.text() for each in dialog._before.findChildren(type(dialog._why_not)))
        assert draw.commitment(seed)[:8] in before
        assert seed.hex()[:8] not in before
        dialog._draw.click()
        event = made.bridge.evening.steps[-1].step.events[-1]
        assert isinstance(event, SeatsDrawn)
        assert event.draw.server_seed == seed.hex()
        assert [len(card.view.table.seats) for card in page.cards.values()] == [9, 9, 9]
        lists = {each.accessibleName(): each.table.rows for each in dialog.findChildren(ValueView)}
        assert len(lists["By table"]) == 20
        assert lists["By table"][0].cells[:2] == ("1", "1")
        assert lists["By name"][0].cells[0] == "Anna"
        key(dialog, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda: page.findChild(DrawDialog) is None)
        page.head.drawn.click()
        assert page.findChild(DrawnDialog) is not None


def test_arrows_go_from_seat_to_seat_and_tab_from_table_to_table(tmp_path: Path, qtbot: QtBot) -> None:
    with desk(tmp_path / "evening.db", players=20) as made:
        begin(made)
        page = shown(made, qtbot)
        card = page.cards[ONE]
        card.focus_seat(SeatNo(1))
        key(card.seats[0], Qt.Key.Key_Right)
        assert page.focusWidget() is card.seats[8]
        key(card.seats[8], Qt.Key.Key_Up)
        assert page.focusWidget() is card.seats[7]
        stops = [plate.seat for plate in card.seats if plate.focusPolicy() is Qt.FocusPolicy.TabFocus]
        assert stops == [8]
        assert card.seats[7].accessibleName().endswith("table 1 seat 8, empty")
        name = made.bridge.state.entries[made.bridge.state.tables[ONE].seats[SeatNo(2)]].name
        assert card.seats[1].accessibleName() == f"{name}, table 1 seat 2"


def test_only_tables_whose_people_changed_are_shown_anew(tmp_path: Path, qtbot: QtBot) -> None:
    with desk(tmp_path / "evening.db", players=20) as made:
        begin(made)
        page = shown(made, qtbot)
        before = {number: card.view for number, card in page.cards.items()}
        move(made, made.bridge.state.tables[ONE].seats[SeatNo(1)], 2, 9)
        assert page.cards[ONE].view != before[ONE]
        assert page.cards[TWO].view != before[TWO]
        assert page.cards[TableNo(3)].view is before[TableNo(3)]


def test_somebody_is_moved_by_hand_and_a_seat_taken_meanwhile_is_refused(tmp_path: Path, qtbot: QtBot) -> None:
    with desk(tmp_path / "evening.db", players=20) as made:
        begin(made)
        page = shown(made, qtbot)
        first, second = (made.bridge.state.tables[ONE].seats[SeatNo(n)] for n in (1, 2))
        page.acts.move(first)
        dialog = page.findChild(MoveDialog)
        assert dialog is not None
        assert dialog._said.text() == "Table 1 seat 1 → table 2 seat 8"
        move(made, second, 2, 8)
        dialog._move.click()
        assert made.refusals == [dialog._why_not.text()]
        assert "can no longer move to table 2 seat 8" in made.refusals[0]
        assert dialog._said.text() == "Table 1 seat 1 → table 2 seat 9"
        dialog._move.click()
        seat = made.bridge.state.entries[first].seat
        assert seat is not None
        assert (seat.table, seat.number) == (2, 9)


def test_the_menu_of_a_seat_offers_what_can_be_done(tmp_path: Path, qtbot: QtBot) -> None:
    with desk(tmp_path / "evening.db", players=20) as made:
        page = shown(made, qtbot)
        begin(made)
        taken, empty = page.seat_menu(ONE, SeatNo(1)), page.seat_menu(ONE, SeatNo(9))
        assert action(taken, "Out…")
        assert action(taken, "Big blind now")
        assert action(taken, "Move to…")
        assert action(empty, "Move somebody here…")
        told = next(each for each in taken.actions() if each.text() == "Big blind now")
        told.trigger()
        view = page.cards[ONE].view.table
        assert (view.big_blind, view.small_blind, view.button) == (1, 7, 6)
        made.clock.at += 4 * MINUTE
        page._look_again()
        assert page.cards[ONE].view.table.button is None


def test_robots_tables_are_not_touched_by_hand(tmp_path: Path, qtbot: QtBot) -> None:
    with desk(tmp_path / "evening.db", players=12, seed=5) as made:
        begin(made)
        page = shown(made, qtbot)
        menu = page.seat_menu(ONE, SeatNo(1))
        assert not action(menu, "Out…")
        assert not action(menu, "Move to…")
        assert action(menu, "Play this table's next hand")
        assert page.head.on.text() == "Play on"
        page.head.one.click()
        qtbot.waitUntil(lambda: not page.playing.is_playing, timeout=30_000)
        assert made.bridge.state.hands == 1
        page.playing.close()


@pytest.mark.allows_log("cannot be painted")
def test_a_card_that_cannot_be_painted_says_so_once(
    tmp_path: Path, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    with desk(tmp_path / "evening.db", players=4) as made:
        begin(made)
        page = shown(made, qtbot)
        card = page.cards[ONE]
        card._oval = "no oval"  # type: ignore[assignment]
        card.grab()
        card.grab()
    assert [record.getMessage() for record in caplog.records] == ["Table 1, 4 of 9 cannot be painted"]
