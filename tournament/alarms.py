"""What should ring, and when: worked out from the clock, kept by an appointment book elsewhere."""

from dataclasses import dataclass
from enum import StrEnum

from tournament.clock import Phase
from tournament.names import HOUR, MINUTE, Instant
from tournament.state import Tournament
from tournament.structure import Break

ONE_MINUTE = MINUTE
_LONGEST_LOOK = 24 * HOUR


class AlarmKind(StrEnum):
    """Why it rings."""

    START = "start"
    """An appointed start."""
    LEVEL = "level"
    BREAK = "break"
    BREAK_ENDS = "break_ends"
    """A level that follows a break."""
    ONE_MINUTE = "one_minute"


@dataclass(frozen=True, slots=True)
class Alarm:
    """One appointment: when, why, and the index (from 0) of the level or break it announces."""

    at: Instant
    kind: AlarmKind
    index: int


def plan(state: Tournament, at: Instant, many: int = 4) -> tuple[Alarm, ...]:
    """The next appointments after that instant, soonest first; none while the clock stands still."""
    reading = state.clock.reading(at)
    found: list[Alarm] = []
    if reading.phase is Phase.COUNTDOWN and state.started is not None:
        found.append(Alarm(state.started, AlarmKind.START, reading.index))
    if reading.phase not in (Phase.RUNNING, Phase.COUNTDOWN):
        return ()
    for boundary in state.clock.boundaries(at, at + (reading.remaining or 0) + _LONGEST_LOOK):
        if boundary.at - ONE_MINUTE > at and (state.clock.length(boundary.index - 1) or 0) > ONE_MINUTE:
            found.append(Alarm(boundary.at - ONE_MINUTE, AlarmKind.ONE_MINUTE, boundary.index))
        found.append(Alarm(boundary.at, _kind(state, boundary.index), boundary.index))
        if len(found) >= many:
            break
    return tuple(sorted(found, key=lambda alarm: (alarm.at, alarm.kind)))[:many]


def _kind(state: Tournament, index: int) -> AlarmKind:
    periods = state.structure
    if isinstance(periods.period(index), Break):
        return AlarmKind.BREAK
    return AlarmKind.BREAK_ENDS if isinstance(periods.period(index - 1), Break) else AlarmKind.LEVEL
