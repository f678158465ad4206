"""What should ring, and when; and when the screens may sleep."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import pytest

from engine.blinds import AnteKind
from tests.fakes import HOUR, MINUTE, SEVEN, Night, created, people
from tests.tournament.presses import BY_HANDS, WAITING, WARNINGS, Pressed
from tournament.clocks import alarms, breaks, shot_clocks, timekeeping
from tournament.clocks.alarms import AlarmKind
from tournament.clocks.clock import Clock
from tournament.names import SECOND, EntryNo, Milliseconds
from tournament.outs import elimination
from tournament.outs.elimination import Out
from tournament.sales.prices import Window
from tournament.structures.structure import Break, Level

ONE, TEN = (AlarmKind.WARNING, MINUTE), (AlarmKind.WARNING, 10 * SECOND)
LEVEL, BREAK, BREAK_ENDS, START = (
    (kind, 0) for kind in (AlarmKind.LEVEL, AlarmKind.BREAK, AlarmKind.BREAK_ENDS, AlarmKind.START)
)


def rings(
    pressed: Pressed, many: int = 6, warnings: Sequence[Milliseconds] = WARNINGS
) -> list[tuple[float, tuple[AlarmKind, Milliseconds]]]:
    """Minutes after seven, why, and how long before the end."""
    found = alarms.plan(pressed.state, pressed.night.clock.at, warnings, many)
    return [((each.at - SEVEN) / MINUTE, (each.kind, each.before)) for each in found]


def test_it_rings_a_minute_and_ten_seconds_before_and_at_each_boundary() -> None:
    assert rings(Pressed()) == [
        (19, ONE),
        (20 - 1 / 6, TEN),
        (20, LEVEL),
        (39, ONE),
        (40 - 1 / 6, TEN),
        (40, BREAK),
    ]


def test_the_end_of_a_break_always_rings_also_where_the_clock_waits() -> None:
    assert rings(Pressed(minutes=45)) == rings(Pressed(WAITING, minutes=45), 3) + rings(Pressed(minutes=45))[3:]
    assert rings(Pressed(WAITING, minutes=45)) == [
        (49, ONE),
        (50 - 1 / 6, TEN),
        (50, BREAK_ENDS),
    ]
    assert rings(Pressed(WAITING, minutes=51)) == []


def test_a_break_taken_by_hand_rings_at_its_end() -> None:
    pressed = Pressed(minutes=5).press(breaks.break_now, duration=10 * MINUTE)
    assert rings(pressed)[:3] == [(14, ONE), (15 - 1 / 6, TEN), (15, BREAK_ENDS)]


def test_a_break_shorter_than_a_minute_is_not_announced_a_minute_before() -> None:
    pressed = Pressed(minutes=5).press(breaks.break_now, duration=30 * SECOND)
    assert rings(pressed)[:2] == [(5 + 1 / 3, TEN), (5.5, BREAK_ENDS)]


def test_it_warns_as_often_as_the_rules_ask_for() -> None:
    assert rings(Pressed(), 3, (5 * MINUTE, 2 * MINUTE)) == [
        (15, (AlarmKind.WARNING, 5 * MINUTE)),
        (18, (AlarmKind.WARNING, 2 * MINUTE)),
        (20, LEVEL),
    ]
    assert rings(Pressed(), 2, ()) == [(20, LEVEL), (40, BREAK)]
    assert rings(Pressed(minutes=19.5), 2, (MINUTE, MINUTE, 0)) == [(20, LEVEL), (39, ONE)]


def test_nothing_is_warned_of_that_is_not_longer_than_the_warning() -> None:
    """A break of ten minutes is not announced fifteen minutes before its end; a level of twenty is."""
    soon = (AlarmKind.WARNING, 15 * MINUTE)
    assert rings(Pressed(minutes=30), 4, (15 * MINUTE,)) == [(40, BREAK), (50, BREAK_ENDS), (55, soon), (70, LEVEL)]


def test_what_falls_on_the_same_instant_is_not_cut_off() -> None:
    """Ten tables whose shot clocks began together, more than are ever appointed at once."""
    night = Night().enter(*people(60)).draw().start()
    for table in night.evening.state.tables:
        night.evening.perform(partial(shot_clocks.start, table=table))
    found = alarms.plan(night.evening.state, SEVEN, WARNINGS, 3)
    assert [each.kind for each in found] == [AlarmKind.SHOT_CLOCK] * len(night.evening.state.tables)


def test_levels_of_a_second_are_looked_at_as_far_as_anything_is_appointed() -> None:
    """A day ahead are 86,400 of them, at each of which it would be reckoned again."""
    short = replace(BY_HANDS, periods=(Level(25, 50, 0, AnteKind.PLAYER, SECOND),))
    looked: list[int] = []

    class Watched(Clock):
        def length(self, index: int) -> Milliseconds | None:
            looked.append(index)
            return super().length(index)

    night = Night(created(structure=short)).enter("Anna", "Boris").draw().start()
    clock = Watched(short, since=SEVEN)
    assert len(alarms.plan(replace(night.evening.state, clock=clock), SEVEN, ())) == 6
    assert max(looked) < 20


def test_a_level_without_minutes_rings_nothing() -> None:
    pressed = Pressed(BY_HANDS)
    assert rings(pressed) == []
    assert rings(pressed.press(timekeeping.next_level)) == []


@pytest.mark.parametrize("press", [timekeeping.pause, None])
def test_nothing_rings_while_the_clock_stands(press: object) -> None:
    pressed = Pressed() if press else Pressed(WAITING, minutes=60)
    if press:
        pressed.press(press)  # type: ignore[arg-type]
    assert rings(pressed) == []


def test_an_appointed_start_rings_and_is_warned_of() -> None:
    pressed = Pressed()
    pressed.night = Night().enter("Anna", "Boris").draw()
    pressed.press(timekeeping.schedule_start, start_at=SEVEN + 30 * MINUTE)
    assert rings(pressed, 4) == [(29, ONE), (30 - 1 / 6, TEN), (30, START), (49, ONE)]


def test_the_end_of_late_entry_is_among_the_appointments() -> None:
    """Registration closes with level 1, at 20 minutes."""
    setup = created()
    prices = tuple(replace(price, window=Window(until=1)) for price in setup.prices)
    night = Night(replace(setup, prices=prices)).enter("Anna", "Boris").draw().start()
    found = [
        (each.at - SEVEN, each.index)
        for each in alarms.plan(night.evening.state, SEVEN, ())
        if each.kind == "last_chance"
    ]
    assert found == [(20 * MINUTE, 1)]


def test_the_screens_stay_on_only_while_a_clock_runs() -> None:
    """B120: paused for three hours, or finished, they may sleep."""
    pressed = Pressed(minutes=5)
    assert alarms.keeps_awake(pressed.state, pressed.night.clock.at)
    pressed.press(timekeeping.pause).forward(180)
    assert not alarms.keeps_awake(pressed.state, pressed.night.clock.at)
    pressed.press(timekeeping.resume)
    assert alarms.keeps_awake(pressed.state, pressed.night.clock.at)
    pressed.press(elimination.bust, outs=[Out(EntryNo(n), (EntryNo(1),)) for n in range(2, 7)])
    assert not alarms.keeps_awake(pressed.state, pressed.night.clock.at)
    waiting = Pressed(WAITING, minutes=51)
    assert not alarms.keeps_awake(waiting.state, waiting.night.clock.at)


def test_before_the_start_the_screens_may_sleep_until_it_is_appointed() -> None:
    night = Night().enter("Anna", "Boris").draw()
    assert not alarms.keeps_awake(night.evening.state, SEVEN)
    night.evening.perform(partial(timekeeping.schedule_start, start_at=SEVEN + HOUR))
    assert alarms.keeps_awake(night.evening.state, SEVEN)


def test_the_end_of_a_break_that_waits_rings_as_one_also_before_another_break() -> None:
    breaks_together = (*WAITING.periods[:3], Break(5 * MINUTE), WAITING.periods[3])
    pressed = Pressed(replace(WAITING, periods=breaks_together), minutes=49.9)
    assert rings(pressed) == [(50, BREAK_ENDS)]
