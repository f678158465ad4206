"""The clock as a function of instants."""

from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.fakes import MINUTE, SEVEN, STRUCTURE, Night
from tournament.clocks import timekeeping
from tournament.clocks.clock import Clock, Phase
from tournament.errors import RuleViolation
from tournament.names import SECOND
from tournament.structures.structure import Level

RUNNING = Clock(STRUCTURE).started(SEVEN)


def test_a_level_ends_after_its_length_however_seldom_anybody_looks() -> None:
    reading = RUNNING.reading(SEVEN + 20 * MINUTE)
    assert (reading.index, reading.elapsed, reading.remaining) == (1, 0, 20 * MINUTE)


def test_a_break_follows_the_second_level_and_its_blinds_are_the_coming_ones() -> None:
    reading = RUNNING.reading(SEVEN + 45 * MINUTE)
    assert reading.on_break
    assert reading.remaining == 5 * MINUTE
    assert RUNNING.level_index(SEVEN + 45 * MINUTE) == 3
    assert RUNNING.back_from_break(SEVEN + 45 * MINUTE) == SEVEN + 50 * MINUTE


def test_it_goes_on_after_the_last_level() -> None:
    reading = RUNNING.reading(SEVEN + 70 * MINUTE)
    assert reading.index == 4
    assert isinstance(reading.period, Level)
    assert reading.period.big_blind == 400


def test_an_evening_left_running_for_years_is_read_at_once() -> None:
    """Its last level was 100/200; twenty-six years later the levels still last twenty minutes."""
    years = 26 * 365 * 24 * 60 * MINUTE
    reading = RUNNING.reading(SEVEN + 70 * MINUTE + years + 7 * MINUTE)
    assert (reading.index, reading.elapsed) == (4 + years // (20 * MINUTE), 7 * MINUTE)


def test_next_pressed_at_7_32_by_mistake_and_taken_back_40_seconds_later_shows_6_52() -> None:
    night = Night().enter("Anna", "Boris").draw().start()
    night.clock.forward(20 * MINUTE - (7 * MINUTE + 32 * SECOND))
    assert night.evening.state.clock.reading(night.clock.at).remaining == 7 * MINUTE + 32 * SECOND
    night.evening.perform(timekeeping.next_level)
    night.clock.forward(40 * SECOND)
    night.evening.take_back()
    reading = night.evening.state.clock.reading(night.clock.at)
    assert (reading.phase, reading.index, reading.remaining) == (Phase.RUNNING, 0, 6 * MINUTE + 52 * SECOND)


def test_a_pause_holds_the_time_and_remembers_since_when() -> None:
    night = Night().enter("Anna", "Boris").draw().start()
    night.clock.forward(5 * MINUTE)
    night.evening.perform(timekeeping.pause)
    night.clock.forward(600 * MINUTE)
    reading = night.evening.state.clock.reading(night.clock.at)
    assert (reading.phase, reading.remaining, reading.paused_since) == (Phase.PAUSED, 15 * MINUTE, SEVEN + 5 * MINUTE)
    night.evening.perform(timekeeping.resume)
    assert night.evening.state.clock.reading(night.clock.at).remaining == 15 * MINUTE


def test_a_minute_added_at_the_very_beginning_makes_the_level_longer() -> None:
    night = Night().enter("Anna", "Boris").draw().start()
    night.evening.perform(partial(timekeeping.add_time, time=MINUTE))
    assert night.evening.state.clock.reading(night.clock.at).remaining == 21 * MINUTE
    night.clock.forward(22 * MINUTE)
    assert night.evening.state.clock.reading(night.clock.at).index == 1


def test_more_time_than_is_left_cannot_be_taken() -> None:
    night = Night().enter("Anna", "Boris").draw().start()
    night.clock.forward(19 * MINUTE)
    with pytest.raises(RuleViolation, match="less_than_is_left"):
        night.evening.perform(partial(timekeeping.add_time, time=-MINUTE))


def test_an_appointed_start_counts_down_and_then_runs_by_itself() -> None:
    night = Night().enter("Anna", "Boris").draw()
    night.evening.perform(partial(timekeeping.schedule_start, start_at=SEVEN + 30 * MINUTE))
    reading = night.evening.state.clock.reading(SEVEN + 10 * MINUTE)
    assert (reading.phase, reading.remaining) == (Phase.COUNTDOWN, 20 * MINUTE)
    reading = night.evening.state.clock.reading(SEVEN + 31 * MINUTE)
    assert (reading.phase, reading.remaining) == (Phase.RUNNING, 19 * MINUTE)
    night.clock.at = SEVEN + 31 * MINUTE
    with pytest.raises(RuleViolation, match="already_started"):
        night.evening.perform(timekeeping.start)


def test_the_clock_stops_when_the_tournament_is_won_and_goes_on_when_that_is_undone() -> None:
    from tournament.outs import elimination

    night = Night().enter("Anna", "Boris").draw().start()
    night.clock.forward(12 * MINUTE)
    out = elimination.Out(night.number("Anna"), (night.number("Boris"),))
    night.evening.perform(partial(elimination.bust, outs=[out]))
    night.clock.forward(5 * MINUTE)
    assert night.evening.state.clock.reading(night.clock.at).phase is Phase.OVER
    night.evening.undo()
    reading = night.evening.state.clock.reading(night.clock.at)
    assert (reading.phase, reading.remaining) == (Phase.RUNNING, 3 * MINUTE)


@given(st.integers(0, 400 * MINUTE), st.integers(0, 400 * MINUTE))
def test_boundaries_are_where_the_reading_changes_its_index(after: int, span: int) -> None:
    upto = SEVEN + after + span
    for boundary in RUNNING.boundaries(SEVEN + after, upto):
        assert RUNNING.reading(boundary.at).index == boundary.index
        assert RUNNING.reading(boundary.at - 1).index == boundary.index - 1
    crossed = RUNNING.reading(upto).index - RUNNING.reading(SEVEN + after).index
    assert len(list(RUNNING.boundaries(SEVEN + after, upto))) == crossed
