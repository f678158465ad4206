"""When an evening will probably end follows from the chips in play, the blinds, and the clock as it stands."""

from dataclasses import replace
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.fakes import HOUR, MINUTE, SEVEN, Night, created
from tournament import forecast
from tournament.clocks import breaks, timekeeping
from tournament.clocks.clock import Clock
from tournament.forecast import Forecast, expected_end, of_plan
from tournament.names import SECOND, Instant
from tournament.outs import elimination
from tournament.outs.elimination import Out
from tournament.structures import restructuring
from tournament.structures.structure import Break, Level, Structure
from tournament.structures.structure_files import shipped

LENGTH = 20 * MINUTE
DOUBLING = Structure(
    "Doubling",
    (Level(50, 100), Level(100, 200), Break(10 * MINUTE), Level(200, 400), Level(400, 800), Level(800, 1600)),
    2_000,
)
"""Four stacks are 8000: 25 big blinds are 320, 20 are 400, 10 are 800."""


@pytest.fixture
def night() -> Night:
    return Night(created(structure=DOUBLING, stack=2_000)).enter("Anna", "Boris", "Cyril", "Dana").draw()


def found(night: Night) -> Forecast:
    forecast = expected_end(night.evening.state, night.clock.at)
    assert forecast is not None
    return forecast


def after(forecast: Forecast, start: Instant = SEVEN) -> tuple[float, float, float]:
    return tuple((each - start) / MINUTE for each in (forecast.earliest, forecast.at, forecast.latest))  # type: ignore[return-value]


def test_it_ends_in_the_level_in_which_twenty_big_blinds_are_in_play() -> None:
    """Level 3 begins after 50 minutes; at the earliest there, at the latest when ten are in play for a whole level."""
    assert after(of_plan(DOUBLING, 8_000, SEVEN)) == (50, 60, 90)
    assert of_plan(DOUBLING, 8_000, SEVEN).level == 3


def test_more_chips_make_it_longer_and_breaks_count() -> None:
    assert after(of_plan(DOUBLING, 4_000, SEVEN)) == (20, 30, 70)
    assert after(of_plan(DOUBLING, 16_000, SEVEN)) == (70, 80, 110)


def test_past_the_list_it_goes_on_in_the_continuation() -> None:
    far = of_plan(DOUBLING, 800_000, SEVEN)
    assert far.level > len(DOUBLING.periods)
    assert far.earliest <= far.at <= far.latest


def test_before_the_start_it_counts_from_now_or_from_the_appointed_start(night: Night) -> None:
    assert after(found(night)) == (50, 60, 90)
    night.evening.perform(partial(timekeeping.schedule_start, start_at=SEVEN + HOUR))
    assert after(found(night), SEVEN + HOUR) == (50, 60, 90)


def test_while_it_runs_nothing_moves_but_the_clock(night: Night) -> None:
    night.start()
    night.clock.forward(35 * MINUTE)
    assert after(found(night)) == (50, 60, 90)


def test_a_pause_puts_it_off_by_as_much(night: Night) -> None:
    night.start()
    night.clock.forward(10 * MINUTE)
    night.evening.perform(timekeeping.pause)
    night.clock.forward(25 * MINUTE)
    assert after(found(night)) == (75, 85, 115)
    night.evening.perform(timekeeping.resume)
    assert after(found(night)) == (75, 85, 115)


def test_time_added_and_a_break_taken_put_it_off_too(night: Night) -> None:
    night.start()
    night.evening.perform(partial(timekeeping.add_time, time=5 * MINUTE))
    assert after(found(night)) == (55, 65, 95)
    night.clock.forward(5 * MINUTE)
    night.evening.perform(partial(breaks.break_now, duration=30 * MINUTE))
    assert after(found(night)) == (85, 95, 125)


def test_chips_that_leave_or_come_change_the_level(night: Night) -> None:
    night.start()
    assert found(night).level == 3
    grown = replace(night.evening.state, corrected=8_000)
    later = expected_end(grown, night.clock.at)
    assert later is not None
    assert later.level == 4


def test_in_the_expected_level_it_may_be_over_any_moment(night: Night) -> None:
    night.start()
    night.clock.forward(66 * MINUTE)
    assert after(found(night)) == (66, 68, 90)
    night.clock.forward(60 * MINUTE)
    assert after(found(night))[0] == 126


def test_a_won_evening_ended_when_it_was_won(night: Night) -> None:
    night.start()
    night.clock.forward(40 * MINUTE)
    for name in ("Anna", "Boris", "Cyril"):
        night.evening.perform(partial(elimination.bust, outs=[Out(night.number(name), (), 1)]))
    night.clock.forward(HOUR)
    assert after(found(night)) == (40, 40, 40)


def test_without_chips_there_is_nothing_to_expect() -> None:
    empty = Night(created(structure=DOUBLING))
    assert expected_end(empty.evening.state, SEVEN) is None


def test_levels_by_hands_take_as_long_as_the_table_is_full(night: Night) -> None:
    """Four players: a hand takes 75 seconds."""
    by_hands = replace(DOUBLING, periods=tuple(
        replace(one, duration_ms=None, hands=10) if isinstance(one, Level) else one for one in DOUBLING.periods
    ))  # fmt: skip
    night.evening.perform(partial(restructuring.change_structure, new=by_hands))
    night.start()
    level = 10 * 75 * SECOND
    begins = 2 * level + 10 * MINUTE
    assert found(night).earliest - SEVEN == begins
    assert found(night).at - SEVEN == begins + level // 2


def test_a_level_without_a_clock_is_taken_for_as_long_as_the_one_before(night: Night) -> None:
    night.evening.perform(
        partial(restructuring.change_level, number=2, change=lambda level: replace(level, duration_ms=None))
    )
    assert after(found(night)) == (50, 60, 90)
    first = Structure("Open", (Level(50, 100, duration_ms=None), Level(200, 400)))
    assert after(of_plan(first, 8_000, SEVEN)) == (20, 30, 60)


@pytest.mark.parametrize(
    ("name", "players", "extra", "real"),
    [
        # Medians of real nights: 14 players with 11000 chips each, 6 or 7 with about 9000.
        ("club-20", 14, 14_000, 330),
        ("club-turbo", 7, 7_000, 127),
        # As its users say: 14 to 20 of them, four to four and a half hours.
        ("re-entry-t5", 17, 0, 255),
    ],
)
def test_real_nights_ended_in_the_range(name: str, players: int, extra: int, real: int) -> None:
    structure = shipped()[name]
    assert structure.starting_stack is not None
    found = of_plan(structure, players * structure.starting_stack + extra, 0)
    assert found.earliest <= real * MINUTE <= found.latest


@given(
    st.sampled_from(sorted(shipped())),
    st.integers(1, 10**9),
    st.integers(0, 12 * 60),
    st.booleans(),
    st.integers(2, 10),
)
def test_the_range_holds_the_expectation_and_never_lies_in_the_past(
    name: str, chips: int, minutes: int, paused: bool, seats: int
) -> None:
    clock = Clock(shipped()[name]).started(0)
    at = minutes * MINUTE
    clock = clock.paused(at) if paused else clock
    found = forecast.of_clock(clock, chips, at, hand=forecast.pace(seats))
    assert at <= found.earliest <= found.at <= found.latest
    level = clock.structure.period(found.level)
    assert isinstance(level, Level)
    assert level.big_blind * forecast.USUAL >= chips
