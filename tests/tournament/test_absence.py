"""Time nobody saw the clock run can be given back: it then shows what it would have shown, had it been paused."""

from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.fakes import MINUTE, SEVEN, STRUCTURE, Night
from tournament.clocks import breaks, timekeeping
from tournament.clocks.clock import Clock, Phase
from tournament.errors import RuleViolation
from tournament.history import Stored
from tournament.names import EntryNo
from tournament.outs import elimination
from tournament.outs.elimination import Out
from tournament.people import absence
from tournament.people.absence import Absence


class Laptop:
    """An evening on a computer whose lid can be closed, ten minutes into level 1 of twenty."""

    def __init__(self) -> None:
        self.night = Night().enter("Anna", "Boris", "Cyril", "Dana").draw().start()
        self.absences: list[Absence] = []
        self.play(10)

    def play(self, minutes: int) -> None:
        self.night.clock.forward(minutes * MINUTE)

    def close_lid(self, minutes: int) -> None:
        since = self.night.clock.at
        self.play(minutes)
        self.absences.append(Absence(since, self.night.clock.at))

    def bust(self, who: int, by: int) -> None:
        self.night.evening.perform(partial(elimination.bust, outs=[Out(EntryNo(who), (EntryNo(by),))]))

    def give_back(self) -> Stored:
        as_if = absence.as_if_paused(self.night.evening.steps, self.absences)
        time = absence.total(self.absences)
        return self.night.evening.perform(partial(timekeeping.give_back, as_if=as_if, time=time))

    @property
    def shown(self) -> tuple[Phase, int, int]:
        """Phase, index of the level or break, and minutes left."""
        reading = self.night.evening.state.clock.reading(self.night.clock.at)
        return reading.phase, reading.index, (reading.remaining or 0) // MINUTE


@pytest.fixture
def laptop() -> Laptop:
    return Laptop()


def test_the_clock_shows_what_it_showed_when_the_lid_was_closed(laptop: Laptop) -> None:
    laptop.close_lid(35)
    laptop.give_back()
    assert laptop.shown == (Phase.RUNNING, 0, 10)


def test_whatever_was_stored_meanwhile_the_same_is_given_back(laptop: Laptop) -> None:
    laptop.close_lid(32)
    assert laptop.shown == (Phase.RUNNING, 2, 8)
    laptop.bust(2, by=1)
    laptop.bust(3, by=1)
    laptop.night.evening.undo()
    laptop.give_back()
    assert laptop.shown == (Phase.RUNNING, 0, 10)


def test_what_was_played_between_waking_and_answering_counts(laptop: Laptop) -> None:
    laptop.close_lid(30)
    laptop.play(4)
    laptop.give_back()
    assert laptop.shown == (Phase.RUNNING, 0, 6)


def test_absences_add_up(laptop: Laptop) -> None:
    laptop.close_lid(30)
    laptop.play(2)
    laptop.close_lid(45)
    laptop.play(1)
    laptop.give_back()
    assert laptop.shown == (Phase.RUNNING, 0, 7)
    assert laptop.night.evening.steps[-1].step.facts == {"time": 75 * MINUTE}


def test_a_pause_pressed_first_holds_what_the_clock_would_have_shown(laptop: Laptop) -> None:
    laptop.close_lid(30)
    laptop.night.evening.perform(timekeeping.pause)
    laptop.play(5)
    laptop.give_back()
    assert laptop.shown == (Phase.PAUSED, 0, 10)
    laptop.night.evening.perform(timekeeping.resume)
    laptop.play(1)
    assert laptop.shown == (Phase.RUNNING, 0, 9)


def test_minutes_added_since_stay_where_they_were_added(laptop: Laptop) -> None:
    laptop.night.evening.perform(partial(timekeeping.add_time, time=3 * MINUTE))
    laptop.close_lid(30)
    laptop.night.evening.perform(partial(timekeeping.add_time, time=5 * MINUTE))
    laptop.give_back()
    assert laptop.shown == (Phase.RUNNING, 0, 13)


def test_a_level_entered_by_hand_since_leaves_nothing_to_give_back(laptop: Laptop) -> None:
    laptop.close_lid(30)
    laptop.night.evening.perform(timekeeping.previous_level)
    with pytest.raises(RuleViolation, match="nothing_to_give_back"):
        laptop.give_back()


def test_it_is_one_press_and_taken_back_the_clock_has_been_counting_all_along(laptop: Laptop) -> None:
    laptop.close_lid(30)
    laptop.bust(2, by=1)
    before = laptop.shown
    steps = len(laptop.night.evening.steps)
    laptop.give_back()
    assert len(laptop.night.evening.steps) == steps + 1
    laptop.night.evening.take_back()
    assert laptop.shown == before
    assert len(laptop.night.evening.state.left) == 3


def test_an_absence_that_began_before_an_appointed_start_is_counted_from_the_start(laptop: Laptop) -> None:
    night = Night().enter("Anna", "Boris").draw()
    start = night.clock.at + 10 * MINUTE
    night.evening.perform(partial(timekeeping.schedule_start, start_at=start))
    night.clock.forward(25 * MINUTE)
    as_if = absence.as_if_paused(night.evening.steps, [Absence(start, night.clock.at)])
    night.evening.perform(partial(timekeeping.give_back, as_if=as_if, time=15 * MINUTE))
    reading = night.evening.state.clock.reading(night.clock.at)
    assert (reading.phase, reading.index, reading.elapsed) == (Phase.RUNNING, 0, 0)


def test_a_clock_that_stood_still_meanwhile_is_left_alone(laptop: Laptop) -> None:
    laptop.night.evening.perform(timekeeping.pause)
    laptop.close_lid(30)
    assert absence.as_if_paused(laptop.night.evening.steps, laptop.absences) == laptop.night.evening.state.clock


def test_a_break_taken_since_has_to_go_first(laptop: Laptop) -> None:
    laptop.close_lid(5)
    laptop.play(1)
    laptop.night.evening.perform(partial(breaks.break_now, duration=10 * MINUTE))
    with pytest.raises(RuleViolation, match="break_taken_since"):
        laptop.give_back()
    laptop.night.evening.take_back()
    laptop.give_back()
    assert laptop.shown == (Phase.RUNNING, 0, 9)


@given(st.lists(st.tuples(st.integers(0, 40 * MINUTE), st.integers(0, 40 * MINUTE)), max_size=6))
def test_whatever_the_absences_given_back_all_that_counts_is_the_time_between_them(
    times: list[tuple[int, int]],
) -> None:
    """No level is lost or doubled: the clock shows what it shows after so much play without any absence."""
    laptop, played = Laptop(), 10 * MINUTE
    for away, present in times:
        since = laptop.night.clock.at
        laptop.night.clock.forward(away)
        laptop.absences.append(Absence(since, laptop.night.clock.at))
        laptop.night.clock.forward(present)
        played += present
    clock = absence.as_if_paused(laptop.night.evening.steps, laptop.absences)
    reading = clock.reading(laptop.night.clock.at)
    wanted = Clock(STRUCTURE).started(SEVEN).reading(SEVEN + played)
    assert (reading.index, reading.elapsed) == (wanted.index, wanted.elapsed)


def test_a_start_slept_through_is_given_back_from_the_start_on() -> None:
    """Appointed for half past, slept from ten past to ten past the next hour: level 1 begins now."""
    night = Night().enter("Anna", "Boris").draw()
    night.evening.perform(partial(timekeeping.schedule_start, start_at=SEVEN + 30 * MINUTE))
    asleep = Absence(SEVEN + 10 * MINUTE, SEVEN + 70 * MINUTE)
    night.clock.forward(70 * MINUTE)
    as_if = absence.as_if_paused(night.evening.steps, [asleep])
    night.evening.perform(partial(timekeeping.give_back, as_if=as_if, time=asleep.length))
    reading = night.evening.state.clock.reading(night.clock.at)
    assert (reading.phase, reading.index, reading.remaining) == (Phase.RUNNING, 0, 20 * MINUTE)


def test_an_absence_before_an_appointed_start_leaves_it_where_it_is() -> None:
    night = Night().enter("Anna", "Boris").draw()
    night.evening.perform(partial(timekeeping.schedule_start, start_at=SEVEN + 30 * MINUTE))
    night.clock.forward(20 * MINUTE)
    as_if = absence.as_if_paused(night.evening.steps, [Absence(SEVEN + 5 * MINUTE, SEVEN + 20 * MINUTE)])
    assert as_if.reading(night.clock.at) == night.evening.state.clock.reading(night.clock.at)
