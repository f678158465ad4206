"""The last moves read again, and cards of tables that are three short."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from PyQt6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from desktop.director.attention.card import MatterCard
from desktop.director.attention.panel import AttentionPanel
from desktop.director.tables.draw_dialog import DrawDialog
from desktop.director.tables.last_moves import LastMoves
from desktop.director.tables.page import TablesPage
from tests.desktop.table_evenings import Desk, begin, desk, move, resize
from tournament.names import SeatNo, TableNo
from tournament.outs import elimination
from tournament.outs.elimination import Out
from tournament.rules import EveningRules, Redraws
from tournament.tables import buttons, locks


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[Desk]:
    """Twenty-eight people at four tables of eight at most, cards in the air."""
    with desk(tmp_path / "evening.db", players=28, seats=8) as made:
        begin(made)
        yield made


def panel_of(made: Desk, qtbot: QtBot) -> AttentionPanel:
    panel = AttentionPanel(made.bridge)
    qtbot.addWidget(panel)
    panel.show()
    return panel


def said(card: MatterCard) -> list[str]:
    return [each.text().replace("\u200b", "") for each in card.findChildren(QLabel)]


def test_the_last_moves_are_listed_newest_first_with_their_rule(kept: Desk, qtbot: QtBot) -> None:
    page = TablesPage(kept.bridge)
    qtbot.addWidget(page)
    page.show()
    assert page.head.moves.isHidden()
    first, second = (kept.bridge.state.tables[TableNo(1)].seats[SeatNo(n)] for n in (1, 2))
    move(kept, first, 2, 8)
    move(kept, second, 3, 8)
    assert not page.head.moves.isHidden()
    page.head.moves.click()
    dialog = page.findChild(LastMoves)
    assert dialog is not None
    names = [kept.bridge.state.entries[entry].name for entry in (second, first)]
    assert [row.cells[1:] for row in dialog.table.rows] == [
        (names[0], "table 1 seat 2", "table 3 seat 8", "By hand"),
        (names[1], "table 1 seat 1", "table 2 seat 8", "By hand"),
    ]


def test_the_card_of_the_move_says_that_the_short_table_will_stop(kept: Desk, qtbot: QtBot) -> None:
    """TDA 11-D: once its big blind comes to an empty seat, and then it has."""
    resize(kept, [8, 8, 7, 5])
    panel = panel_of(kept, qtbot)
    (card,) = panel.cards
    assert "Table 4 is 3 short of table 1: it stops when the big blind reaches an empty seat. TDA 11-D." in said(card)
    kept.bridge.perform(partial(buttons.tell_big_blind, number=TableNo(4), seat=SeatNo(5)))
    (card,) = panel.cards
    assert any("the big blind has reached an empty seat: it deals no hand" in text for text in said(card))


def test_a_short_table_that_no_move_helps_has_a_card_of_its_own(kept: Desk, qtbot: QtBot) -> None:
    """Everybody at the full tables is locked in his seat."""
    resize(kept, [8, 8, 7, 5])
    state = kept.bridge.state
    for number in (1, 2, 3):
        entries = tuple(state.tables[TableNo(number)].seats.values())
        kept.bridge.perform(partial(locks.lock, entries=entries))
    panel = panel_of(kept, qtbot)
    (card,) = panel.cards
    assert said(card)[0] == "Table 4 will stop"
    next(each for each in card.findChildren(QPushButton) if each.text() == "Later").click()
    assert panel.cards == ()


def test_new_seats_for_everybody_are_drawn_from_their_card(tmp_path: Path, qtbot: QtBot) -> None:
    """RROP 15: at three tables."""
    with desk(tmp_path / "evening.db", players=28, seats=8, rules=EveningRules(redraws=Redraws.THREE)) as made:
        begin(made)
        panel = panel_of(made, qtbot)
        while len(made.bridge.state.left) > 24:
            table = max(made.bridge.state.tables.values(), key=lambda table: len(table.seats))
            made.bridge.perform(partial(elimination.bust, outs=(Out(table.seats[max(table.seats)]),)))
        (card,) = panel.cards
        title, why = said(card)[:2]
        assert title == "New seats for everybody"
        assert why == "All 24 players draw new seats, at 3 tables, each with a new button. RROP 15."
        next(each for each in card.findChildren(QPushButton) if each.text() == "Draw new seats").click()
        dialog = panel.findChild(DrawDialog)
        assert dialog is not None
        dialog._draw.click()
        dialog.accept()
        assert made.sizes() == [8, 8, 8]
        assert panel.cards == ()
