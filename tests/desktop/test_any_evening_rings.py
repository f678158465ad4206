"""Whatever is pressed, and when: each level and break that begins by itself is announced, once and in time."""

import random
from collections import Counter
from dataclasses import replace
from functools import partial

import pytest

from desktop.director.creating import create
from desktop.running import Desk
from engine.blinds import AnteKind
from tests.desktop.desks import HandClock, bridge_of, kept_wish, start
from tests.desktop.test_desk_board_sounds import ring_due, use
from tournament.announcing.rules import Rule, When
from tournament.clocks import breaks, timekeeping
from tournament.clocks.clock import Clock
from tournament.names import SECOND, Instant, Milliseconds
from tournament.structures.structure import Break, Level, Structure

STEPS = 150


def level(length: Milliseconds) -> Level:
    return Level(25, 50, 0, AnteKind.PLAYER, length)


SHORT = Structure(
    "Short",
    (
        level(11 * SECOND),
        Break(4 * SECOND),
        level(3 * SECOND),
        level(61 * SECOND),
        Break(5 * SECOND),
        level(10 * SECOND),
    ),
    10_000,
)
"""Also levels that are shorter than the warnings; it goes on after the last one of the list."""

PRESSES = (
    timekeeping.pause,
    timekeeping.resume,
    timekeeping.next_level,
    timekeeping.previous_level,
    timekeeping.played_on,
    partial(timekeeping.add_time, time=5 * SECOND),
    partial(timekeeping.add_time, time=-2 * SECOND),
    partial(timekeeping.set_left, left=1_500),
    partial(timekeeping.go_to_level, level=1),
    partial(breaks.break_now, duration=4 * SECOND),
    partial(breaks.break_after, duration=3 * SECOND),
    breaks.end_break,
    breaks.call_off_break,
)


@pytest.mark.parametrize("seed", range(3))
def test_each_level_is_told_once(desk: Desk, clock: HandClock, seed: int) -> None:
    chance = random.Random(seed)
    assert desk.open_evening(create(desk._shelf, replace(kept_wish(), structure=SHORT), clock))
    bridge = bridge_of(desk)
    warned = (Rule(When.BEFORE_END, 60, sound="one_minute"), Rule(When.BEFORE_END, 10, sound="ten_seconds"))
    heard = use(desk, *warned, *(Rule(when, say=f"{when} {{level}}") for when in CLOCK))
    start(bridge)
    for _step in range(STEPS):
        heard.clear()
        before, since = bridge.state.clock, clock.at
        clock.at = _a_moment_later(before, since, chance)
        if chance.random() < 0.5:
            ring_due(desk, clock)
        press = chance.choice(PRESSES)
        pressed = chance.random() < 0.3 and bridge.may(press) is None
        if pressed:
            assert bridge.perform(press)
        ring_due(desk, clock)
        told = Counter(each.say for announced in heard for each in announced if each.say)
        expected = Counter(_begun(before, since, clock.at))
        assert expected <= told
        assert (told - expected).total() <= pressed, "what a press begins, but nothing else"


CLOCK = (When.LEVEL, When.BREAK, When.BREAK_ENDS)


def _a_moment_later(clock: Clock, at: Instant, chance: random.Random) -> Instant:
    """Mostly any; often around the end of a level, where the clock's own appointment is not told yet."""
    coming = next(clock.boundaries(at, at + 20 * SECOND), None)
    if coming is not None and chance.random() < 0.4:
        return max(at, coming.at + chance.choice((-1, 0, 1, 4)))
    return at + chance.randint(1, 4 * SECOND)


def _begun(clock: Clock, since: Instant, upto: Instant) -> list[str]:
    """What has begun by itself, by the clock as it stood."""
    found, structure = [], clock.structure
    for boundary in clock.boundaries(since, upto):
        before, coming = structure.period(boundary.index - 1), structure.period(boundary.index)
        when = When.BREAK if isinstance(coming, Break) else When.BREAK_ENDS if isinstance(before, Break) else When.LEVEL
        index = structure.next_level(boundary.index) if when is When.BREAK else boundary.index
        found.append(f"{when} {structure.level_number(index)}")
    return found
