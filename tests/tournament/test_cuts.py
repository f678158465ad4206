"""Breaks that the director takes beside the list, and what becomes of the levels."""

import pytest

from tests.fakes import MINUTE, SEVEN
from tests.tournament.presses import BY_HANDS, Pressed, clock
from tournament.clocks import breaks, timekeeping
from tournament.clocks.clock import Phase
from tournament.names import SECOND, TableNo

RUNNING = Phase.RUNNING


def test_dinner_is_early_and_the_level_goes_on_with_what_was_left() -> None:
    """BACK in twenty minutes, then level 1 with 7:32 left."""
    pressed = Pressed(minutes=12 + 28 / 60).press(breaks.break_now, duration=20 * MINUTE)
    view = pressed.board
    assert (view.on_break, view.remaining, view.goes_on_with) == (True, 20 * MINUTE, 7 * MINUTE + 32 * SECOND)
    assert (view.level, view.coming) == (view.level, view.level)
    assert view.back_at == pressed.night.clock.at + 20 * MINUTE
    assert pressed.forward(20).shown == (RUNNING, 2, clock("7:32"))
    assert pressed.board.level is not None
    assert pressed.board.level.number == 1
    assert pressed.forward(8).board.level is not None
    assert pressed.shown == (RUNNING, 3, clock("19:32"))


def test_a_break_at_the_very_beginning_of_a_level_comes_before_it() -> None:
    pressed = Pressed(minutes=20).press(breaks.break_now, duration=20 * MINUTE)
    assert pressed.board.goes_on_with is None
    assert pressed.forward(20).shown == (RUNNING, 2, clock("20:00"))


def test_a_break_in_the_last_moment_leaves_a_second_to_be_played() -> None:
    pressed = Pressed(minutes=20 - 0.3 / 60).press(breaks.break_now, duration=MINUTE)
    assert pressed.board.goes_on_with == SECOND
    assert pressed.forward(1).shown == (RUNNING, 2, 1)


def test_a_break_starts_a_clock_that_was_paused() -> None:
    pressed = Pressed(minutes=5).press(timekeeping.pause).forward(3).press(breaks.break_now, duration=10 * MINUTE)
    assert pressed.forward(11).shown == (RUNNING, 2, clock("14:00"))


def test_minutes_added_before_the_break_are_played_after_it() -> None:
    pressed = Pressed(minutes=5).press(timekeeping.add_time, time=2 * MINUTE).press(breaks.break_now, duration=MINUTE)
    assert pressed.board.goes_on_with == 17 * MINUTE
    pressed.forward(1).press(timekeeping.add_time, time=MINUTE)
    assert pressed.shown == (RUNNING, 2, clock("18:00"))


def test_a_level_can_be_cut_twice() -> None:
    pressed = Pressed(minutes=5)
    for _cut in range(2):
        pressed.press(breaks.break_now, duration=10 * MINUTE).forward(13)
    assert pressed.shown == (RUNNING, 4, clock("9:00"))
    assert pressed.state.structure.level_number(4) == 1
    assert pressed.forward(9).state.structure.level_number(pressed.reading.index) == 2


def test_a_level_counted_in_hands_goes_on_with_the_hands_that_are_left() -> None:
    pressed = Pressed(BY_HANDS).press(timekeeping.hand_over, table=TableNo(1))
    pressed.press(breaks.break_now, duration=10 * MINUTE).forward(10)
    assert pressed.board.hand == (1, 2)
    for _hand in range(2):
        pressed.press(timekeeping.hand_over, table=TableNo(1))
    assert pressed.shown == (RUNNING, 3, None)
    assert pressed.board.level is not None
    assert pressed.board.level.number == 2


def test_resume_now_ends_the_break() -> None:
    pressed = Pressed(minutes=5).press(breaks.break_now, duration=20 * MINUTE).forward(3).press(breaks.end_break)
    assert pressed.shown == (RUNNING, 2, clock("15:00"))
    assert pressed.refusal(breaks.end_break) == "not_on_break"


def test_a_break_after_this_level_is_planned_called_off_and_not_planned_twice() -> None:
    pressed = Pressed(minutes=5).press(breaks.break_after, duration=7 * MINUTE)
    assert pressed.board.next_break == (SEVEN + 20 * MINUTE, 7 * MINUTE)
    assert pressed.refusal(breaks.break_after, duration=MINUTE) == "break_follows_already"
    pressed.press(breaks.call_off_break)
    assert pressed.board.next_break == (SEVEN + 40 * MINUTE, 10 * MINUTE)
    assert pressed.refusal(breaks.call_off_break) == "no_break_follows"


def test_a_listed_break_can_be_called_off_too() -> None:
    pressed = Pressed(minutes=25).press(breaks.call_off_break).forward(15)
    assert pressed.shown == (RUNNING, 2, clock("20:00"))
    assert pressed.board.level is not None
    assert pressed.board.level.number == 3


def test_on_a_break_no_other_one_is_taken() -> None:
    pressed = Pressed(minutes=45)
    assert pressed.refusal(breaks.break_now, duration=MINUTE) == "on_break_already"
    assert pressed.refusal(breaks.break_after, duration=MINUTE) == "on_break_already"
    assert pressed.refusal(breaks.call_off_break) == "no_break_follows"


@pytest.mark.parametrize("kind", ["now", "after"])
def test_a_break_in_a_level_past_the_list_changes_none_of_the_levels_that_follow(kind: str) -> None:
    pressed = Pressed(minutes=75)
    before = [pressed.state.structure.period(index) for index in range(4, 12)]
    pressed.press(breaks.break_now if kind == "now" else breaks.break_after, duration=10 * MINUTE)
    more = 2 if kind == "now" else 1
    after = [pressed.state.structure.period(index) for index in range(5 + more, 12 + more)]
    assert after == before[1:]
    numbers = [pressed.state.structure.level_number(index) for index in range(5 + more, 8 + more)]
    assert numbers == [5, 6, 7]


def test_a_break_in_the_last_listed_level_leaves_the_later_levels_their_length() -> None:
    pressed = Pressed(minutes=60).press(breaks.break_now, duration=10 * MINUTE)
    assert pressed.board.goes_on_with == 10 * MINUTE
    assert pressed.forward(20).shown == (Phase.RUNNING, 6, clock("20:00"))
    assert pressed.state.structure.level_number(6) == 4
