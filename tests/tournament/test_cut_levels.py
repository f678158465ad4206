"""A level that a break has cut in two: it is one level to whoever edits the structure or goes somewhere."""

from dataclasses import replace
from functools import partial

import pytest

from tests.fakes import MINUTE, STRUCTURE
from tests.tournament.presses import Pressed, clock
from tournament.clocks import breaks, timekeeping
from tournament.clocks.clock import Phase
from tournament.structures import restructuring
from tournament.structures.structure import Break, Level, Structure

RUNNING = Phase.RUNNING
PAUSE = Break(5 * MINUTE)
STEEP = Structure("Steep", tuple(Level(big // 2, big, duration_ms=10 * MINUTE) for big in (50, 200, 400, 800)))


@pytest.fixture
def dinner() -> Pressed:
    """Ten minutes of level 1 are played; it goes on after twenty minutes of dinner, which have just begun."""
    return Pressed(minutes=10).press(breaks.break_now, duration=20 * MINUTE)


@pytest.mark.parametrize("minutes", [5, 25])
def test_a_level_and_a_break_are_put_in_behind_its_rest(dinner: Pressed, minutes: float) -> None:
    dinner.forward(minutes).press(restructuring.insert_level, after=1, level=Level(30, 60))
    dinner.press(restructuring.insert_break, after=1, pause=PAUSE)
    assert dinner.state.structure.periods[3:6] == (PAUSE, Level(30, 60), STRUCTURE.periods[1])
    assert dinner.forward(30 - minutes).shown == (RUNNING, 3, clock("5:00"))


def test_a_break_is_moved_behind_its_rest(dinner: Pressed) -> None:
    dinner.forward(25).press(restructuring.move_break, after=2, to=1)
    assert dinner.state.structure.periods[3:5] == (STRUCTURE.periods[2], STRUCTURE.periods[1])


def test_its_rest_can_change_while_the_break_lasts(dinner: Pressed) -> None:
    dinner.forward(5).press(restructuring.change_level, number=1, change=partial(replace, ante=5))
    level = dinner.forward(20).reading.period
    assert isinstance(level, Level)
    assert (level.ante, dinner.shown) == (5, (RUNNING, 2, clock("5:00")))


@pytest.mark.parametrize("minutes", [5, 25])
def test_another_structure_is_followed_after_its_rest_and_with_level_2(dinner: Pressed, minutes: float) -> None:
    dinner.forward(minutes).press(restructuring.follow, template=STEEP)
    assert dinner.state.structure.periods[3:] == STEEP.periods[1:]
    assert dinner.forward(29 - minutes).shown == (RUNNING, 2, clock("1:00"))
    assert dinner.forward(1).shown == (RUNNING, 3, clock("10:00"))


def test_another_structure_goes_on_with_the_next_number_wherever_its_breaks_are() -> None:
    template = replace(STEEP, periods=(PAUSE, STEEP.periods[0], PAUSE, *STEEP.periods[1:3], PAUSE, STEEP.periods[3]))
    first = Pressed(minutes=5).press(restructuring.follow, template=template).state.structure
    assert first.periods == (STRUCTURE.periods[0], *template.periods[2:])
    third = Pressed(minutes=55).press(restructuring.follow, template=template).state.structure
    assert third.periods == (*STRUCTURE.periods, *template.periods[5:])


def test_between_two_levels_no_second_break_comes_with_another_structure() -> None:
    template = replace(STEEP, periods=(*STEEP.periods[:2], PAUSE, *STEEP.periods[2:]))
    followed = Pressed(minutes=45).press(restructuring.follow, template=template).state.structure
    assert followed.periods == (*STRUCTURE.periods[:3], *STEEP.periods[2:])


def test_the_break_gone_to_is_the_one_ahead(dinner: Pressed) -> None:
    dinner.forward(25).press(breaks.break_after, duration=15 * MINUTE).press(timekeeping.go_to_break, after=1)
    assert dinner.shown == (RUNNING, 3, clock("15:00"))
    assert dinner.forward(5).press(timekeeping.go_to_break, after=1).shown == (RUNNING, 3, clock("15:00"))


def test_a_break_in_a_clock_that_ran_on_for_days_leaves_the_structure_open_to_changes() -> None:
    """The blinds of level 80 are larger than anybody may list."""
    pressed = Pressed(minutes=20 * 80).press(breaks.break_now, duration=MINUTE)
    pressed.press(timekeeping.go_to_level, level=1)
    pressed.press(restructuring.insert_break, after=1, pause=PAUSE)
    assert pressed.state.structure.periods[1] == PAUSE


def test_a_change_after_a_break_past_the_list_leaves_the_later_blinds_as_they_were() -> None:
    pressed = Pressed(Structure("Two", (Level(50, 100), Level(75, 150)), 10_000), minutes=20 * 5 + 5)
    coming = [restructuring.level_numbered(pressed.state, number).blinds for number in range(7, 16)]
    pressed.press(breaks.break_now, duration=10 * MINUTE).forward(1)
    pressed.press(restructuring.insert_break, after=6, pause=PAUSE)
    assert [restructuring.level_numbered(pressed.state, number).blinds for number in range(7, 16)] == coming
