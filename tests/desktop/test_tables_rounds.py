"""Hand for hand above the tables, the move sheet, and two who were out in one hand told one after the other."""

from functools import partial
from pathlib import Path

from PyQt6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from desktop.director.attention.panel import AttentionPanel
from desktop.director.tables.bust_dialog import BustDialog
from desktop.director.tables.last_moves import LastMoves
from desktop.director.tables.page import TablesPage
from desktop.director.tables.who_moved import WhoMovedDialog
from tests.desktop.table_evenings import Desk, begin, desk, keys, move
from tournament.events import PlayerBusted, Seat
from tournament.names import MINUTE, EntryNo, SeatNo, TableNo
from tournament.outs import elimination, hand_for_hand
from tournament.outs.elimination import Out
from tournament.outs.ties import places

ONE, TWO = TableNo(1), TableNo(2)


def shown(made: Desk, qtbot: QtBot) -> TablesPage:
    page = TablesPage(made.bridge)
    qtbot.addWidget(page)
    page.resize(1000, 760)
    page.show()
    qtbot.waitExposed(page)
    return page


def at(made: Desk, table: TableNo, seat: int) -> EntryNo:
    return made.bridge.state.tables[table].seats[SeatNo(seat)]


def name(made: Desk, entry: EntryNo) -> str:
    return made.bridge.state.entry(entry).name


def test_a_round_is_ticked_off_and_its_busts_are_shown_before_they_are_confirmed(tmp_path: Path, qtbot: QtBot) -> None:
    with desk(tmp_path / "evening.db", players=20) as made:
        begin(made)
        page = shown(made, qtbot)
        strip = page.round
        assert strip.isHidden()
        page.head.rounds.click()
        assert strip.isVisible()
        assert page.head.rounds.isHidden()
        assert strip.title.text() == "Hand for hand: hand 1"
        assert [tick.text() for tick in strip.ticks.values()] == ["Table 1 plays", "Table 2 plays", "Table 3 plays"]
        first, second = at(made, ONE, 1), at(made, TWO, 1)
        for entry in (first, second):
            made.bridge.perform(partial(elimination.bust, outs=[Out(entry)]))
        together = sorted((first, second))
        names = " and ".join(name(made, entry) for entry in together)
        assert strip.collected.text() == f"{names} share place 19: nothing · Confirmed when every table is done."
        strip.ticks[TWO].click()
        assert strip.ticks[TWO].text() == "Table 2 ✓ done"
        assert not strip.ticks[TWO].isEnabled()
        assert hand_for_hand.waited_for(made.bridge.state) == (1, 3)
        page.body.choose(Seat(ONE, SeatNo(2)))
        page.table_done()
        assert hand_for_hand.waited_for(made.bridge.state) == (3,)
        strip.all_done.click()
        assert strip.title.text() == "Hand for hand: hand 2"
        assert strip.collected.isHidden()
        strip.end.click()
        assert strip.isHidden()
        assert made.bridge.state.hand_for_hand is None


def test_the_move_sheet_is_copied_put_right_and_taken_off_the_board(tmp_path: Path, qtbot: QtBot) -> None:
    with desk(tmp_path / "evening.db", players=20) as made:
        begin(made)
        page = shown(made, qtbot)
        page.show_last_moves()
        empty = page.findChild(LastMoves)
        assert empty is not None
        assert not empty.copy.isEnabled()
        assert empty.copy.toolTip() == "Nobody has moved yet."
        empty.reject()
        empty.deleteLater()
        QApplication.processEvents()
        told, really = at(made, ONE, 1), at(made, ONE, 2)
        move(made, told, 2, 9)
        page.acts.last_moves()
        sheet = next(each for each in page.findChildren(LastMoves) if each.isVisible())
        sheet.copy.click()
        clipboard = QApplication.clipboard()
        assert clipboard is not None
        assert clipboard.text().endswith(f"By hand\n{name(made, told)}: table 1 seat 1 → table 2 seat 9")
        sheet.slips.click()
        assert clipboard.text() == f"{name(made, told)}\nTable 2, seat 9"
        sheet.someone_else.click()
        asked = sheet.findChild(WhoMovedDialog)
        assert asked is not None
        assert not asked.yes.isEnabled()
        asked.who.setCurrentIndex(asked.who.findData(really))
        asked.yes.click()
        state = made.bridge.state
        assert state.entry(told).seat == Seat(ONE, SeatNo(1))
        assert state.entry(really).seat == Seat(TWO, SeatNo(9))
        assert [row.cells[1] for row in sheet.table.rows] == [name(made, really)]
        done: list[bool] = []
        page.moves_done.connect(lambda: done.append(True))
        sheet.all_sit.click()
        assert done == [True]


def test_the_second_of_two_who_were_out_in_one_hand_joins_the_first_and_only_who_had_more_is_asked(
    tmp_path: Path, qtbot: QtBot
) -> None:
    with desk(tmp_path / "evening.db", players=8) as made:
        begin(made)
        page = shown(made, qtbot)
        first, second, winner = (at(made, ONE, seat) for seat in (1, 2, 3))
        made.bridge.perform(partial(elimination.bust, outs=[Out(first, (winner,))]))
        made.clock.at += MINUTE
        page.acts.bust(second)
        dialog = page.findChild(BustDialog)
        assert dialog is not None
        assert f"same hand as {name(made, first)}, out " in dialog._same.chip.text()
        dialog._same.chip.click()
        assert not dialog._yes.isEnabled()
        keys(dialog, "b")
        dialog._yes.click()
        assert not dialog.isVisible()
        busts = [made.bridge.state.entry(entry).bust for entry in (second, first)]
        assert all(bust is not None for bust in busts)
        assert busts[0].group == busts[1].group  # type: ignore[union-attr]
        assert places(made.bridge.state) == {second: (7, False), first: (8, False)}
        corrected = made.bridge.evening.steps[-1].step
        assert [event.entry for event in corrected.events if isinstance(event, PlayerBusted)] == [first, second] or [
            event.entry for event in corrected.events if isinstance(event, PlayerBusted)
        ] == [second, first]


def test_after_five_minutes_or_by_the_winner_it_was_another_hand(tmp_path: Path, qtbot: QtBot) -> None:
    with desk(tmp_path / "evening.db", players=8) as made:
        begin(made)
        page = shown(made, qtbot)
        first, second, winner = (at(made, ONE, seat) for seat in (1, 2, 3))
        made.bridge.perform(partial(elimination.bust, outs=[Out(first, (winner,))]))
        assert BustDialog(made.bridge, winner, page)._same.isHidden()
        assert not BustDialog(made.bridge, second, page)._same.isHidden()
        made.clock.at += 5 * MINUTE
        assert BustDialog(made.bridge, second, page)._same.isHidden()


def test_of_many_tables_the_strip_shows_numbers_and_the_card_leaves_the_ticking_to_it(
    tmp_path: Path, qtbot: QtBot
) -> None:
    with desk(tmp_path / "evening.db", players=120) as made:
        begin(made)
        page, panel = shown(made, qtbot), AttentionPanel(made.bridge)
        qtbot.addWidget(panel)
        page.head.rounds.click()
        page.round.ticks[TWO].click()
        assert [tick.text() for tick in page.round.ticks.values()][:3] == ["1", "2 ✓", "3"]
        assert page.round.ticks[TWO].accessibleName() == "Table 2 ✓ done"
        card = panel.cards[0]
        assert "13 tables still play." in [each.text() for each in card.findChildren(QLabel)]
        assert [each.text() for each in card.findChildren(QPushButton)] == ["All tables done", "Tables"]
