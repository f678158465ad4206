"""What needs the director, with its reason and its answer."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from PyQt6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from desktop.director.attention.card import MatterCard
from desktop.director.attention.matters import Move
from desktop.director.attention.panel import AttentionPanel
from desktop.director.tables.draw_dialog import DrawDialog
from desktop.director.tables.move_dialog import MoveDialog
from tests.desktop.table_evenings import BEGIN, Desk, begin, desk, move, resize
from tournament.clocks import timekeeping
from tournament.events import PlayersMoved
from tournament.names import MINUTE, SeatNo, TableNo
from tournament.outs import elimination
from tournament.outs.elimination import Out
from tournament.tables import buttons


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


# ---- back from the walk ----------------------------------------------------------------------------------------------


def test_done_moves_whoever_has_the_role_when_it_is_pressed(kept: Desk, qtbot: QtBot) -> None:
    """He walked for the next big blind; by the time he is back another hand is being played."""
    resize(kept, [8, 7, 7, 6])
    panel = panel_of(kept, qtbot)
    tell(panel, kept, 1, 3)
    old = panel.cards[0]
    done = next(each for each in old.findChildren(QPushButton) if each.text() == "Done")
    seats = kept.bridge.state.tables[TableNo(1)].seats
    assert kept.bridge.state.entries[seats[SeatNo(4)]].name in done.toolTip()
    # The card was made before that hand, and is pressed all the same.
    kept.bridge.changed.disconnect(panel._evening_changed)
    kept.bridge.perform(partial(buttons.tell_big_blind, number=TableNo(1), seat=SeatNo(4)))
    done.click()
    moved = kept.bridge.evening.steps[-1].step
    assert moved.facts["rule"] == "TDA 11"
    (event,) = moved.events
    assert isinstance(event, PlayersMoved)
    assert [each.entry for each in event.moves] == [seats[SeatNo(5)]]
    assert kept.sizes() == [7, 7, 7, 7]
    assert kept.refusals == []


def test_the_card_names_who_has_the_role_now(kept: Desk, qtbot: QtBot) -> None:
    resize(kept, [8, 7, 7, 6])
    panel = panel_of(kept, qtbot)
    tell(panel, kept, 1, 3)
    kept.bridge.perform(partial(buttons.tell_big_blind, number=TableNo(1), seat=SeatNo(4)))
    state = kept.bridge.state
    name = state.entries[state.tables[TableNo(1)].seats[SeatNo(5)]].name
    assert f"Next big blind of table 1, now {name}, moves" in said(panel.cards[0])[1]
    assert answers(panel.cards[0])[:5] == [f"Move {name}", "Done", "Change…", "Someone else moved…", "Later"]


def test_somebody_else_moved_by_the_same_rule(kept: Desk, qtbot: QtBot) -> None:
    resize(kept, [8, 7, 7, 6])
    panel = panel_of(kept, qtbot)
    tell(panel, kept, 1, 3)
    press(panel.cards[0], "Someone else moved…")
    dialog = panel.findChild(MoveDialog)
    assert dialog is not None
    assert dialog._who.currentIndex() == -1, "nobody is chosen who was not asked for"
    assert not dialog._move.isEnabled()
    assert [dialog._table.itemData(n) for n in range(dialog._table.count())] == [4], "he went where one was missing"
    dialog._who.setCurrentIndex(6)
    went = dialog._moved()
    dialog._move.click()
    moved = kept.bridge.evening.steps[-1].step
    assert went is not None
    (event,) = moved.events
    assert isinstance(event, PlayersMoved)
    assert event.moves == (went,)
    assert moved.facts["rule"] == "TDA 11"
    assert kept.sizes() == [7, 7, 7, 7]


def test_who_walked_without_an_answer_says_who_moved(kept: Desk, qtbot: QtBot) -> None:
    """Who was big blind when he stood there cannot be answered any more."""
    resize(kept, [8, 7, 7, 6])
    panel = panel_of(kept, qtbot)
    tell(panel, kept, 1, 3)
    kept.clock.at += 4 * MINUTE
    panel._look()
    assert "Who is big blind in the hand being played at table 1?" in said(panel.cards[0])
    press(panel.cards[0], "Somebody has moved…")
    dialog = panel.findChild(MoveDialog)
    assert dialog is not None
    dialog._who.setCurrentIndex(2)
    dialog._move.click()
    assert kept.sizes() == [7, 7, 7, 7]
    assert panel.cards == ()
    assert kept.refusals == []


def test_of_two_moves_between_the_same_tables_the_first_is_done_first(tmp_path: Path, qtbot: QtBot) -> None:
    with desk(tmp_path / "evening.db", players=19, seats=8) as made:
        begin(made)
        resize(made, [8, 3, 8])
        state = made.bridge.state
        for number in (1, 2, 3):
            last = max(state.tables[TableNo(number)].seats)
            told = partial(buttons.tell_big_blind, number=TableNo(number), seat=last)
            made.bridge.perform(told)
        panel = panel_of(made, qtbot)
        moves = [matter for matter in panel._shown or () if isinstance(matter, Move)]
        pairs = [(matter.proposal.giving, matter.proposal.receiving) for matter in moves]
        assert pairs == [(1, 2), (3, 2), (1, 2)]
        assert ["Done" in answers(card) for card in panel.cards[:3]] == [True, True, False]


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
