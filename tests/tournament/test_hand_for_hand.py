"""Hand-for-hand: what the clock does while every table plays one hand and waits (RP-8, WSOP 126)."""

from dataclasses import replace

import pytest

from tests.fakes import MINUTE, STRUCTURE, Night, created, people
from tests.tournament.presses import BY_HANDS, WARNINGS, Pressed, clock
from tournament.clocks import alarms, timekeeping
from tournament.clocks.clock import Phase
from tournament.draws import breaking
from tournament.events import HandForHandBegan, HandForHandClock
from tournament.history import Step
from tournament.names import EntryNo, TableNo
from tournament.outs import elimination, hand_for_hand
from tournament.outs.elimination import Out
from tournament.standings import standings
from tournament.structures.structure import Break, Level

RUNS, OFF, PAUSED = HandForHandClock.RUNS, HandForHandClock.MINUTES_OFF, HandForHandClock.PAUSED


@pytest.mark.parametrize(("players", "usual"), [(6, PAUSED), (12, PAUSED), (13, OFF)])
def test_the_clock_is_paused_up_to_two_tables_and_two_minutes_go_off_a_hand_with_more(
    players: int, usual: HandForHandClock
) -> None:
    night = Night(created(seats=6)).enter(*people(players)).draw().start()
    assert hand_for_hand.usual_clock(night.evening.state) is usual
    step = hand_for_hand.begin(night.evening.state, night.clock.at)
    assert (step.facts["clock"], step.facts["off"]) == (usual.value, 2 * MINUTE)


def test_two_minutes_go_off_each_hand_also_the_announced_one() -> None:
    """RP-8-C."""
    pressed = Pressed(minutes=5).press(hand_for_hand.begin, clock=OFF).forward(4)
    assert pressed.shown == (Phase.PAUSED, 0, clock("15:00"))
    pressed.press(hand_for_hand.round_over).forward(3)
    assert pressed.shown == (Phase.PAUSED, 0, clock("13:00"))
    pressed.press(hand_for_hand.round_over).press(hand_for_hand.end)
    assert pressed.shown == (Phase.RUNNING, 0, clock("11:00"))


def test_blinds_rise_meanwhile() -> None:
    """RP-8-D: a minute was left, two minutes go off, so a minute of the next level is gone."""
    pressed = Pressed(minutes=19).press(hand_for_hand.begin, clock=OFF).press(hand_for_hand.round_over)
    assert pressed.shown == (Phase.PAUSED, 1, clock("19:00"))


def test_of_a_break_nothing_is_taken() -> None:
    pressed = Pressed(minutes=39).press(hand_for_hand.begin, clock=OFF).press(hand_for_hand.round_over)
    assert pressed.shown == (Phase.PAUSED, 2, clock("10:00"))
    assert pressed.press(hand_for_hand.round_over).shown == (Phase.PAUSED, 2, clock("10:00"))


def test_a_level_counted_in_hands_has_no_minutes_to_take() -> None:
    pressed = Pressed(BY_HANDS).press(hand_for_hand.begin, clock=OFF).press(hand_for_hand.round_over)
    assert pressed.shown == (Phase.PAUSED, 0, None)


def test_the_clock_may_run_on() -> None:
    pressed = Pressed(minutes=5).press(hand_for_hand.begin, clock=RUNS).forward(4).press(hand_for_hand.round_over)
    assert pressed.shown == (Phase.RUNNING, 0, clock("11:00"))
    assert pressed.press(hand_for_hand.end).shown == (Phase.RUNNING, 0, clock("11:00"))


def test_a_clock_that_was_paused_before_stays_so_afterwards() -> None:
    pressed = Pressed(minutes=5).press(timekeeping.pause).forward(1).press(hand_for_hand.begin).forward(2)
    since = pressed.reading.paused_since
    assert pressed.press(hand_for_hand.end).shown == (Phase.PAUSED, 0, clock("15:00"))
    assert pressed.reading.paused_since == since


def test_that_the_clock_stood_for_it_is_no_pause_to_be_given_back() -> None:
    pressed = Pressed(minutes=5).press(hand_for_hand.begin).forward(6)
    assert pressed.refusal(timekeeping.played_on) == "no_pause_to_take_off"
    assert pressed.press(hand_for_hand.end).refusal(timekeeping.played_on) == "no_pause_to_take_off"


def test_nothing_rings_while_the_clock_stands_for_it() -> None:
    pressed = Pressed(minutes=5).press(hand_for_hand.begin)
    assert alarms.plan(pressed.state, pressed.night.clock.at, WARNINGS) == ()


def test_it_ends_by_itself_when_the_tournament_is_won_and_the_undone_win_brings_it_back() -> None:
    pressed = Pressed(minutes=5).press(hand_for_hand.begin, clock=OFF).press(hand_for_hand.round_over).forward(4)
    pressed.press(elimination.bust, outs=[Out(EntryNo(n), (EntryNo(1),)) for n in range(2, 7)])
    assert pressed.shown[0] is Phase.OVER
    assert pressed.refusal(hand_for_hand.round_over) == "no_hand_for_hand"
    pressed.forward(3).night.evening.undo()
    assert pressed.state.hand_for_hand is not None
    assert pressed.shown == (Phase.PAUSED, 0, clock("13:00"))


def test_somebody_back_in_after_it_finds_the_clock_running() -> None:
    pressed = Pressed(minutes=5).press(hand_for_hand.begin)
    pressed.press(elimination.bust, outs=[Out(EntryNo(n), (EntryNo(1),)) for n in range(2, 7)]).forward(3)
    pressed.press(elimination.reinstate, entry=EntryNo(2), server_seed=bytes(32))
    assert pressed.shown == (Phase.RUNNING, 0, clock("15:00"))


def test_it_begins_once_and_needs_a_clock_that_was_started() -> None:
    pressed = Pressed()
    assert pressed.refusal(hand_for_hand.round_over) == "no_hand_for_hand"
    assert pressed.refusal(hand_for_hand.end) == "no_hand_for_hand"
    assert pressed.refusal(hand_for_hand.begin, off=0) == "time_off_out_of_range"
    assert pressed.press(hand_for_hand.begin).refusal(hand_for_hand.begin) == "hand_for_hand_already"
    night = Night(created(structure=STRUCTURE)).enter("Anna", "Boris").draw()
    pressed.night = night
    assert pressed.refusal(hand_for_hand.begin) == "not_started"


def test_undo_means_it_as_it_is_no_pure_press() -> None:
    pressed = Pressed(minutes=5).press(hand_for_hand.begin).forward(2)
    pressed.night.evening.undo()
    assert pressed.state.hand_for_hand is None
    assert pressed.shown == (Phase.RUNNING, 0, clock("13:00"))


def test_a_pause_of_the_directors_own_is_not_ended_with_it() -> None:
    pressed = Pressed(minutes=5).press(hand_for_hand.begin).forward(1).press(timekeeping.resume)
    assert pressed.refusal(timekeeping.played_on) == "no_pause_to_take_off"
    pressed.forward(4).press(timekeeping.pause).forward(2).press(hand_for_hand.end)
    assert pressed.shown == (Phase.PAUSED, 0, clock("11:00"))


def test_of_a_break_nothing_is_taken_also_where_another_one_is_close() -> None:
    short = (*STRUCTURE.periods[:3], replace(Level(100, 200), duration_ms=MINUTE), Break(10 * MINUTE))
    pressed = Pressed(replace(STRUCTURE, periods=short), minutes=39)
    pressed.press(hand_for_hand.begin, clock=OFF, off=15 * MINUTE).press(hand_for_hand.round_over)
    assert pressed.shown == (Phase.PAUSED, 2, clock("10:00"))
    assert pressed.press(hand_for_hand.round_over).shown == (Phase.PAUSED, 2, clock("10:00"))


# ---- evenings of before rounds ---------------------------------------------------------------------------------------


def before_rounds() -> Night:
    """Four at two tables, hand for hand as it was told before rounds."""
    night = Night(created(seats=2)).enter(*people(4)).draw().start()
    night.evening.perform(
        lambda state, at: Step("hand_for_hand_began", (HandForHandBegan(RUNS, MINUTE, together=False),))
    )
    return night


def put_out(night: Night, table: int) -> None:
    """The second of that table is out."""
    entry = night.evening.state.at_table(TableNo(table))[1]
    night.clock.forward(MINUTE)
    night.evening.perform(lambda state, at: elimination.bust(state, at, [Out(entry.number, ())]))


def test_who_went_out_later_in_an_evening_of_before_rounds_still_has_the_better_place() -> None:
    night = before_rounds()
    put_out(night, 1)
    put_out(night, 2)
    places = [line.place for line in standings(night.evening.state) if line.place is not None]
    assert sorted(places) == [3, 4]


def test_an_evening_of_before_rounds_can_be_read_although_it_ended_hand_for_hand_at_one_table() -> None:
    night = before_rounds()
    put_out(night, 1)
    put_out(night, 2)
    night.evening.perform(lambda state, at: breaking.break_table(state, at, TableNo(1), server_seed=bytes(32)))
    assert night.evening.state.hand_for_hand is not None
    night.evening.perform(hand_for_hand.end)
    assert night.evening.state.hand_for_hand is None
