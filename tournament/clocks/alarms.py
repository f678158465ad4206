"""What should ring, and when: worked out from the clock, kept by an appointment book elsewhere."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import islice

from tournament.clocks import shot_clocks
from tournament.clocks.clock import Boundary, Phase, Reading
from tournament.events import Timing
from tournament.names import HOUR, Instant, Milliseconds
from tournament.sales import selling
from tournament.state import Tournament
from tournament.structures.structure import Break

_LONGEST_LOOK = 24 * HOUR


class AlarmKind(StrEnum):
    """Why it rings."""

    START = "start"
    """An appointed start."""
    LEVEL = "level"
    BREAK = "break"
    BREAK_ENDS = "break_ends"
    """A level that follows a break, or the end of a break that waits there."""
    WARNING = "warning"
    """A level, a break or the countdown to the start ends soon."""
    LAST_CHANCE = "last_chance"
    """Something is no longer sold: late entry, rebuys, add-ons."""
    SHOT_CLOCK = "shot_clock"
    """A player's time to decide is up."""


@dataclass(frozen=True, slots=True)
class Alarm:
    """One appointment: when, why, and the index (from 0) of the level or break it announces.

    Of a shot clock, `index` is the number of its table; of a warning, `before` is how long before it rings.
    """

    at: Instant
    kind: AlarmKind
    index: int
    before: Milliseconds = 0


def plan(state: Tournament, at: Instant, warnings: Collection[Milliseconds], many: int = 6) -> tuple[Alarm, ...]:
    """The next appointments after that instant, soonest first.

    While the clock stands still, for whatever reason, only shot clocks ring: they are the players' own.

    Args:
        state: the evening.
        at: now; what is due at that very instant is past.
        warnings: how long before the end of each level and break, and before the start, it rings as well; in a level
            or break that is not longer than that it does not.
        many: at most so many appointments, and what falls on the same instant as the last of them.
    """
    found = [*_shots(state, at), *_last_chances(state, at), *_of_the_clock(state, at, warnings, many)]
    found.sort(key=lambda alarm: (alarm.at, alarm.kind, alarm.index, alarm.before))
    return tuple(alarm for alarm in found if alarm.at <= found[min(many, len(found)) - 1].at)


def keeps_awake(state: Tournament, at: Instant) -> bool:
    """Whether the screens should stay on: only while a clock runs (B120), or counts down to the start."""
    if state.setup.timing is Timing.SIMULATED:
        return False
    running = state.clock.reading(at).phase in (Phase.RUNNING, Phase.COUNTDOWN)
    return running or any(not shot_clocks.has_run_out(clock, at) for clock in shot_clocks.shown(state, at))


def _of_the_clock(state: Tournament, at: Instant, warnings: Collection[Milliseconds], many: int) -> Iterator[Alarm]:
    reading = state.clock.reading(at)
    if reading.phase is Phase.COUNTDOWN and state.started is not None:
        yield from _warnings(state.started, reading.index, at, warnings)
        yield Alarm(state.started, AlarmKind.START, reading.index)
    if reading.phase not in (Phase.RUNNING, Phase.COUNTDOWN):
        return
    for boundary in _ends(state, reading, at, many):
        length = state.clock.length(boundary.index - 1) or 0
        shorter = [before for before in warnings if before < length]
        yield from _warnings(boundary.at, boundary.index, at, shorter)
        yield Alarm(boundary.at, _kind(state, boundary.index), boundary.index)


def _warnings(end: Instant, index: int, at: Instant, warnings: Collection[Milliseconds]) -> Iterator[Alarm]:
    """Those that are still ahead."""
    for before in sorted(set(warnings), reverse=True):
        if before > 0 and end - before > at:
            yield Alarm(end - before, AlarmKind.WARNING, index, before)


def _ends(state: Tournament, reading: Reading, at: Instant, many: int) -> list[Boundary]:
    """Where so many levels and breaks end, and last of all the end of a break that waits there."""
    clock = state.clock
    found = list(islice(clock.boundaries(at, at + (reading.remaining or 0) + _LONGEST_LOOK), many))
    last = found[-1].index if found else reading.index
    period, length = clock.structure.period(last), clock.length(last)
    if isinstance(period, Break) and period.waits and length is not None:
        began = found[-1].at if found else at - reading.elapsed
        found.append(Boundary(began + length, last + 1))
    return found


def _kind(state: Tournament, index: int) -> AlarmKind:
    before, coming = state.structure.period(index - 1), state.structure.period(index)
    if isinstance(before, Break) and (before.waits or not isinstance(coming, Break)):
        return AlarmKind.BREAK_ENDS
    return AlarmKind.BREAK if isinstance(coming, Break) else AlarmKind.LEVEL


def _last_chances(state: Tournament, at: Instant) -> set[Alarm]:
    """Each instant at which something is sold for the last time; what is sold until the start ends with that."""
    closing = {offer.closes for offer in selling.offers(state, at)} - {None, state.started}
    return {
        Alarm(closes, AlarmKind.LAST_CHANCE, state.clock.reading(closes).index)
        for closes in closing
        if closes is not None and closes > at
    }


def _shots(state: Tournament, at: Instant) -> list[Alarm]:
    """A tie goes to the player: it rings when the time is over, not at its very end."""
    ends = ((clock.since + clock.length + 1, number) for number, clock in state.shot_clocks.items())
    return [Alarm(end, AlarmKind.SHOT_CLOCK, number) for end, number in ends if end > at]
