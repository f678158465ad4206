"""What the clock announces: by itself, and when the director presses it.

Leaving a break always sounds, a correction of the level does not (product.md).
"""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest

from tests.fakes import MINUTE, SEVEN, STRUCTURE, Night, created, people
from tests.tournament.announcing import Listener, heard
from tests.tournament.presses import BY_HANDS, WAITING, WARNINGS, Press, Pressed
from tournament.announcing import occasions
from tournament.announcing.rules import When
from tournament.clocks import alarms, breaks, shot_clocks, timekeeping
from tournament.clocks.alarms import AlarmKind
from tournament.events import HandForHandClock
from tournament.names import SECOND, TableNo
from tournament.outs import hand_for_hand
from tournament.people import registration
from tournament.sales.prices import Window
from tournament.structures import restructuring
from tournament.structures.restructuring import Running
from tournament.structures.structure import Break

Told = tuple[When, int | None, int, int]
"""When, the level or break (index) that runs, what comes next, and the level it is about."""


def rung(pressed: Pressed, many: int = 6) -> list[Told]:
    """What the next alarms announce."""
    plan = alarms.plan(pressed.state, pressed.night.clock.at, WARNINGS, many)
    found = [occasion for alarm in plan for occasion in occasions.of_alarm(pressed.state, alarm)]
    return [(each.when, each.present, each.coming, each.level) for each in found]


# ---- by itself -------------------------------------------------------------------------------------------------------


def test_a_level_and_a_break_begin_by_themselves() -> None:
    assert rung(Pressed()) == [
        (When.BEFORE_END, 0, 1, 1),
        (When.BEFORE_END, 0, 1, 1),
        (When.LEVEL, 1, 2, 1),
        (When.BEFORE_END, 1, 2, 3),
        (When.BEFORE_END, 1, 2, 3),
        (When.BREAK, 2, 3, 3),
    ]


def test_the_end_of_a_break_names_the_level_that_begins() -> None:
    assert rung(Pressed(minutes=49.9), 1) == [(When.BREAK_ENDS, 3, 4, 3)]
    assert rung(Pressed(WAITING, minutes=49.9), 1) == [(When.BREAK_ENDS, 3, 4, 3)]


def test_the_countdown_warns_of_the_start() -> None:
    pressed = Pressed()
    pressed.night = Night().enter("Anna", "Boris").draw()
    pressed.press(timekeeping.schedule_start, start_at=SEVEN + 5 * MINUTE)
    assert rung(pressed, 3) == [(When.BEFORE_END, None, 0, 0), (When.BEFORE_END, None, 0, 0), (When.START, 0, 1, 0)]


def test_a_warning_says_how_many_seconds_are_left() -> None:
    plan = alarms.plan(Pressed().state, SEVEN, (5 * MINUTE, 10 * SECOND), many=2)
    assert [occasions.of_alarm(Pressed().state, alarm)[0].number for alarm in plan] == [300, 10]


def test_what_is_no_longer_sold_is_named() -> None:
    night = until_level_1("Anna", "Boris")
    alarm = next(each for each in alarms.plan(night.evening.state, SEVEN, ()) if each.kind is AlarmKind.LAST_CHANCE)
    found = occasions.of_alarm(night.evening.state, alarm)
    assert [(each.when, each.sold) for each in found] == [(When.LAST_CHANCE, ("Buy-in",))]


def until_level_1(*names: str) -> Night:
    """A night on which one may enter until the end of level 1."""
    setup = created()
    prices = tuple(replace(price, window=Window(until=1)) for price in setup.prices)
    return Night(replace(setup, prices=prices)).enter(*names).draw().start()


def test_a_players_time_is_up() -> None:
    pressed = Pressed()
    entry = pressed.state.at_table(TableNo(1))[0].number
    pressed.press(shot_clocks.start, table=TableNo(1), entry=entry)
    (alarm,) = alarms.plan(pressed.state, SEVEN, WARNINGS, many=1)
    (found,) = occasions.of_alarm(pressed.state, alarm)
    assert (found.when, found.table, found.entries) == (When.SHOT_CLOCK, 1, (entry,))
    pressed.press(shot_clocks.stop, table=TableNo(1))
    assert occasions.of_alarm(pressed.state, alarm) == (), "stopped between falling due and being told"


# ---- pressed ---------------------------------------------------------------------------------------------------------


def test_the_start_by_a_key_is_announced() -> None:
    night = Night().enter("Anna", "Boris").draw()
    listener = Listener(night.evening)
    night.evening.perform(partial(timekeeping.schedule_start, start_at=SEVEN + MINUTE))
    assert listener.whens == []
    night.evening.perform(timekeeping.start)
    assert listener.whens == [When.START]


@pytest.mark.parametrize("press", [timekeeping.pause, partial(timekeeping.add_time, time=MINUTE)])
def test_a_pause_and_more_time_say_nothing(press: Press) -> None:
    assert heard(Pressed(minutes=5), press) == []


def test_going_on_after_a_pause_says_nothing() -> None:
    pressed = Pressed(minutes=5).press(timekeeping.pause).forward(1)
    assert heard(pressed, timekeeping.resume) == []


def test_the_next_level_pressed_early_is_told_like_one_that_came_by_itself() -> None:
    assert heard(Pressed(minutes=5), timekeeping.next_level) == [When.LEVEL]
    assert heard(Pressed(minutes=25), timekeeping.next_level) == [When.BREAK]


def test_so_it_is_on_a_clock_that_stands_since_blinds_have_changed() -> None:
    assert heard(Pressed(minutes=5).press(timekeeping.pause), timekeeping.next_level) == [When.LEVEL]


@pytest.mark.parametrize(
    ("minutes", "press"),
    [
        (25, timekeeping.previous_level),
        (45, timekeeping.previous_level),
        (5, partial(timekeeping.go_to_level, level=3)),
        (55, partial(timekeeping.go_to_level, level=1)),
        (55, partial(timekeeping.go_to_break, after=2)),
        (5, partial(timekeeping.set_left, left=10 * SECOND)),
        (5, partial(timekeeping.set_played, played=19 * MINUTE)),
        (5, partial(breaks.break_after, duration=10 * MINUTE)),
        (25, breaks.call_off_break),
    ],
)
def test_a_correction_of_the_level_does_not_sound(minutes: float, press: Press) -> None:
    assert heard(Pressed(minutes=minutes), press) == []


@pytest.mark.parametrize("press", [breaks.end_break, timekeeping.next_level, partial(timekeeping.go_to_level, level=4)])
def test_leaving_a_break_always_sounds(press: Press) -> None:
    assert heard(Pressed(minutes=45), press) == [When.BREAK_ENDS]
    assert heard(Pressed(minutes=45).press(timekeeping.pause), press) == [When.BREAK_ENDS]


def test_starting_after_a_break_that_waited_sounds() -> None:
    assert heard(Pressed(WAITING, minutes=55), timekeeping.resume) == [When.BREAK_ENDS]
    assert heard(Pressed(WAITING, minutes=55), timekeeping.played_on) == [When.BREAK_ENDS]


def test_a_pause_that_was_none_may_have_hidden_a_level() -> None:
    pressed = Pressed(minutes=15).press(timekeeping.pause).forward(3)
    assert heard(pressed, timekeeping.played_on) == []
    pressed = Pressed(minutes=15).press(timekeeping.pause).forward(7)
    assert heard(pressed, timekeeping.played_on) == [When.LEVEL]


@pytest.mark.parametrize(
    ("minutes", "paused", "told"),
    [(15, 3, []), (15, 7, [When.LEVEL]), (35, 7, [When.BREAK]), (45, 7, [When.BREAK_ENDS])],
)
def test_so_may_one_that_is_said_to_have_been_none_once_the_clock_runs_again(
    minutes: float, paused: float, told: list[When]
) -> None:
    pressed = Pressed(minutes=minutes).press(timekeeping.pause).forward(paused).press(timekeeping.resume)
    assert heard(pressed, timekeeping.played_on) == told


@pytest.mark.parametrize(
    ("minutes", "running", "told"), [(5, Running.APPLY, []), (15, Running.KEEP, []), (15, Running.APPLY, [When.LEVEL])]
)
def test_a_level_that_begins_since_the_one_before_was_made_shorter_is_told(
    minutes: float, running: Running, told: list[When]
) -> None:
    pressed = Pressed(minutes=minutes)
    assert heard(pressed, restructuring.all_levels_last, length=10 * MINUTE, running=running) == told


def test_a_break_made_shorter_than_it_has_been_ends_with_a_sound() -> None:
    pressed = Pressed(minutes=47)
    shorter = tuple(
        replace(each, duration_ms=5 * MINUTE) if isinstance(each, Break) else each for each in STRUCTURE.periods
    )
    new = replace(STRUCTURE, periods=shorter)
    assert heard(pressed, restructuring.change_structure, new=new, running=Running.APPLY) == [When.BREAK_ENDS]


def test_a_break_now_is_announced_and_one_taken_back_is_not() -> None:
    pressed = Pressed(minutes=5)
    listener = Listener(pressed.night.evening)
    pressed.press(breaks.break_now, duration=10 * MINUTE)
    assert listener.whens == [When.BREAK]
    pressed.take_back()
    assert listener.whens == []


@pytest.mark.parametrize(
    "back", [lambda pressed: pressed.take_back(), lambda pressed: pressed.night.evening.undo(pressed.newest)]
)
def test_taking_back_is_silent(back: Callable[["Pressing"], object]) -> None:
    pressed = Pressing(minutes=5)
    listener = Listener(pressed.night.evening)
    pressed.press(timekeeping.next_level)
    assert listener.whens == [When.LEVEL]
    back(pressed)
    assert listener.whens == []


class Pressing(Pressed):
    """Knows the number of the newest step."""

    @property
    def newest(self) -> int:
        return self.night.evening.steps[-1].seq


def test_levels_that_end_by_an_event_are_told() -> None:
    """One counted in hands, and one that the director ends, before a break."""
    pressed = Pressed(BY_HANDS)
    over = partial(timekeeping.hand_over, table=TableNo(1))
    assert [heard(pressed, over) for _ in range(3)] == [[], [], [When.LEVEL]]
    assert heard(pressed, timekeeping.end_level) == [When.BREAK]


def test_blinds_that_rise_while_hand_for_hand_takes_minutes_off_are_told() -> None:
    """RP-8-D."""
    pressed = Pressed(minutes=17).press(hand_for_hand.begin, clock=HandForHandClock.MINUTES_OFF)
    assert [heard(pressed, hand_for_hand.round_over) for _ in range(2)] == [[], [When.LEVEL]]
    assert heard(pressed, hand_for_hand.end) == []


def test_a_level_pressed_over_the_end_of_late_entry_says_so() -> None:
    night = until_level_1("Anna", "Boris")
    listener = Listener(night.evening)
    night.evening.perform(timekeeping.next_level)
    assert listener.whens == [When.LEVEL, When.LAST_CHANCE]
    assert listener.newest[-1].sold == ("Buy-in",)


def test_registration_closed_by_hand_is_told_once() -> None:
    night = until_level_1("Anna", "Boris")
    listener = Listener(night.evening)
    night.evening.perform(registration.close)
    assert listener.whens == [When.LAST_CHANCE]
    night.evening.perform(timekeeping.next_level)
    assert listener.whens == [When.LEVEL]


def test_a_press_at_the_very_end_of_a_level_is_told_although_it_is_told_later() -> None:
    """The step's own instant counts, not the one at which somebody asks."""
    pressed = Pressed(minutes=20 - 1 / MINUTE)
    listener = Listener(pressed.night.evening)
    pressed.night.evening.subscribe(lambda change: pressed.night.clock.forward(MINUTE))
    pressed.press(timekeeping.next_level)
    assert listener.whens == [When.LEVEL]


def test_in_a_simulated_evening_nothing_rings() -> None:
    night = Night(created(seed=7)).enter(*people(4)).draw()
    listener = Listener(night.evening)
    night.evening.perform(timekeeping.start)
    assert listener.whens == []
    plan = alarms.plan(night.evening.state, SEVEN, WARNINGS)
    assert plan
    assert all(occasions.of_alarm(night.evening.state, alarm) == () for alarm in plan)
