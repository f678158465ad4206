"""What needs the director, with its reason and its answer."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from PyQt6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from desktop.director.attention.card import MatterCard
from desktop.director.attention.panel import AttentionPanel
from desktop.director.tables.draw_dialog import DrawDialog
from desktop.director.tables.move_dialog import MoveDialog
from tests.desktop.table_evenings import BEGIN, Desk, begin, desk, move, resize
from tournament import buttons, elimination, timekeeping
from tournament.elimination import Out
from tournament.events import PlayersMoved
from tournament.names import MINUTE, SeatNo, TableNo


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[Desk]:
    """Thirty people at four tables of eight at most, cards in the air."""
    with desk(tmp_path / "evening.db", players=28, seats=8) as made:
        begin(made)
        yield made


def panel_of(made: Desk, qtbot: QtBot) -> AttentionPanel:
    panel = AttentionPanel(made.bridge)
    qtbot.addWidget(panel)
    panel.show()
    return panel


def said(card: MatterCard) -> list[str]:
    return [each.text() for each in card.findChildren(QLabel)]


def answers(card: MatterCard) -> list[str]:
    return [each.text() for each in card.findChildren(QPushButton)]


def press(card: MatterCard, text: str) -> None:
    next(each for each in card.findChildren(QPushButton) if each.text() == text).click()


def tell(panel: AttentionPanel, made: Desk, table: int, seat: int) -> None:
    card = next(each for each in panel.cards if f"played at table {table}?" in " ".join(said(each)))
    press(card, made.bridge.state.entries[made.bridge.state.tables[TableNo(table)].seats[SeatNo(seat)]].name)


def test_before_the_start_it_asks_for_the_draw_and_then_for_the_start(tmp_path: Path, qtbot: QtBot) -> None:
    with desk(tmp_path / "evening.db", players=12) as made:
        panel = panel_of(made, qtbot)
        assert said(panel.cards[0]) == ["No seats yet", "12 players are here."]
        press(panel.cards[0], "Draw seats")
        dialog = panel.findChild(DrawDialog)
        assert dialog is not None
        dialog._draw.click()
        assert said(panel.cards[0])[0] == "Ready to start"
        press(panel.cards[0], "Start now")
        assert len(panel.cards) == 0
        assert made.bridge.state.started == BEGIN


def test_an_appointed_start_is_named_and_goes_by_itself(tmp_path: Path, qtbot: QtBot) -> None:
    with desk(tmp_path / "evening.db", players=12) as made:
        begin(made)
        made.bridge.undo()
        made.bridge.perform(partial(timekeeping.schedule_start, start_at=BEGIN + 5 * MINUTE))
        panel = panel_of(made, qtbot)
        assert said(panel.cards[0])[0].startswith("Cards in the air at ")
        made.clock.at = BEGIN + 5 * MINUTE
        panel._look()
        assert len(panel.cards) == 0


def test_even_tables_need_nobody(kept: Desk, qtbot: QtBot) -> None:
    assert kept.sizes() == [7, 7, 7, 7]
    assert panel_of(kept, qtbot).cards == ()


def test_eight_eight_six_six_becomes_seven_each_with_exactly_two_moves(kept: Desk, qtbot: QtBot) -> None:
    resize(kept, [8, 8, 6, 6])
    panel = panel_of(kept, qtbot)
    (card,) = panel.cards
    assert said(card) == [
        "Table 3 is 2 short",
        "Who is big blind in the hand being played at table 1?",
        "The next big blind of table 1 moves to table 3. TDA 11. Then 1 more move.",
    ]
    tell(panel, kept, 1, 3)
    tell(panel, kept, 2, 1)
    assert [answers(card)[0].split()[0] for card in panel.cards] == ["Move", "Move"]
    state = kept.bridge.state
    mover = state.entries[state.tables[TableNo(1)].seats[SeatNo(4)]]
    assert said(panel.cards[0])[1] == (
        f"Next big blind of table 1, now {mover.name}, moves to the first good seat at table 3; seat 7 is free. TDA 11."
    )
    assert "Table 1: 8 → 7    Table 3: 6 → 7" in [text.replace("\u00a0", " ") for text in said(panel.cards[0])]
    before = len(kept.bridge.evening.steps)
    press(panel.cards[0], f"Move {mover.name}")
    press(panel.cards[0], next(text for text in answers(panel.cards[0]) if text.startswith("Move ")))
    assert kept.sizes() == [7, 7, 7, 7]
    assert len(panel.cards) == 0
    moved = [step.step.events[0] for step in kept.bridge.evening.steps[before:]]
    assert [isinstance(event, PlayersMoved) and event.rule for event in moved] == ["TDA 11", "TDA 11"]
    kept.bridge.undo()
    kept.bridge.undo()
    assert kept.sizes() == [8, 8, 6, 6]


def test_what_was_told_of_the_big_blind_is_asked_again_after_some_minutes(kept: Desk, qtbot: QtBot) -> None:
    resize(kept, [8, 7, 7, 6])
    panel = panel_of(kept, qtbot)
    tell(panel, kept, 1, 3)
    assert any(text.startswith("Move ") for text in answers(panel.cards[0]))
    kept.clock.at += 4 * MINUTE
    panel._look()
    assert "Who is big blind in the hand being played at table 1?" in said(panel.cards[0])


def test_the_worst_seat_is_named_where_the_receiving_button_is_known(kept: Desk, qtbot: QtBot) -> None:
    resize(kept, [8, 7, 7, 6])
    panel = panel_of(kept, qtbot)
    kept.bridge.perform(partial(buttons.tell_big_blind, number=TableNo(4), seat=SeatNo(6)))
    tell(panel, kept, 1, 3)
    (card,) = panel.cards
    assert "(seat 7, big blind at once)" in said(card)[1]


def test_a_plan_whose_seats_changed_is_refused_and_the_card_is_made_anew(kept: Desk, qtbot: QtBot) -> None:
    resize(kept, [8, 7, 7, 6])
    panel = panel_of(kept, qtbot)
    tell(panel, kept, 1, 3)
    old = panel.cards[0]
    accept = next(each for each in old.findChildren(QPushButton) if each.text().startswith("Move "))
    # Somebody takes the seat, and somebody else leaves: the same tables stay uneven.
    kept.bridge.changed.disconnect(panel._evening_changed)
    move(kept, kept.bridge.state.tables[TableNo(2)].seats[SeatNo(7)], 4, 7)
    accept.click()
    assert len(kept.refusals) == 1
    assert "can no longer move to table 4 seat 7" in kept.refusals[0]
    assert panel.cards[0] is not old
    assert "Table 2 is 2 short" in said(panel.cards[0])


def test_later_hides_it_until_something_changes_but_not_the_clock(kept: Desk, qtbot: QtBot) -> None:
    resize(kept, [8, 7, 7, 6])
    panel = panel_of(kept, qtbot)
    press(panel.cards[0], "Later")
    assert len(panel.cards) == 0
    kept.bridge.perform(timekeeping.pause)
    assert len(panel.cards) == 0
    leaving = kept.bridge.state.tables[TableNo(3)].seats[SeatNo(1)]
    kept.bridge.perform(partial(elimination.bust, outs=(Out(leaving),)))
    assert len(panel.cards) == 1


def test_the_director_may_choose_somebody_else_and_another_seat(kept: Desk, qtbot: QtBot) -> None:
    resize(kept, [8, 7, 7, 6])
    panel = panel_of(kept, qtbot)
    tell(panel, kept, 1, 3)
    press(panel.cards[0], "Change…")
    dialog = panel.findChild(MoveDialog)
    assert dialog is not None
    assert dialog._who.count() == 8
    assert dialog._said.text() == "Table 1 seat 4 → table 4 seat 7"
    dialog._who.setCurrentIndex(0)
    dialog._seat.setCurrentIndex(1)
    dialog._move.click()
    assert kept.sizes() == [7, 7, 7, 7]
    assert kept.bridge.evening.steps[-1].step.facts["rule"] == "TDA 11"
    assert kept.bridge.state.tables[TableNo(4)].open_seats() == (7,)


def test_a_table_breaks_and_then_the_final_table_is_drawn_and_won(kept: Desk, qtbot: QtBot) -> None:
    panel = panel_of(kept, qtbot)
    titles: list[str] = []
    why = ""
    while len(kept.bridge.state.left) > 1:
        for card in panel.cards:
            text = next((text for text in answers(card) if text.startswith("Draw ")), None)
            if text is not None:
                titles.append(said(card)[0])
                why = said(card)[1]
                press(card, text)
                dialog = panel.findChildren(DrawDialog)[-1]
                dialog._draw.click()
                dialog.accept()
                break
        state = kept.bridge.state
        table = max(state.tables.values(), key=lambda table: len(table.seats))
        kept.bridge.perform(partial(elimination.bust, outs=(Out(table.seats[max(table.seats)]),)))
    assert titles == ["Table 4 breaks", "Table 3 breaks", "The final table"]
    assert why == "9 players are left at 2 tables; so few play on at one. TDA RP-9."
    assert said(panel.cards[0])[0] == f"{kept.bridge.state.left[0].name} has won"
    assert answers(panel.cards[0]) == ["Results", "Export…"]
    assert kept.refusals == []


def test_robots_move_by_themselves(tmp_path: Path, qtbot: QtBot) -> None:
    with desk(tmp_path / "evening.db", players=12, seed=5) as made:
        panel = panel_of(made, qtbot)
        assert said(panel.cards[0])[0] == "No seats yet"
        begin(made)
        assert len(panel.cards) == 0
