"""Time that nobody saw the clock run: the computer slept, or the program was not there."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tournament import fold, history
from tournament.clocks.clock import Clock, Phase
from tournament.events import ClockPaused, ClockResumed, Event
from tournament.history import Stored
from tournament.names import Instant, Milliseconds
from tournament.state import Tournament


@dataclass(frozen=True, slots=True)
class Absence:
    """From when until when nobody saw the clock run."""

    since: Instant
    until: Instant

    @property
    def length(self) -> Milliseconds:
        """How long it was."""
        return self.until - self.since


def total(absences: Iterable[Absence]) -> Milliseconds:
    """How long they were together; they never overlap."""
    return sum(away.length for away in absences)


def as_if_paused(steps: Sequence[Stored], absences: Iterable[Absence]) -> Clock:
    """The clock as it would stand had it been paused during these absences, with everything that was stored since.

    A press made after an absence counts in that other course of things, too: a level entered by hand begins when it was
    entered, a pause holds what the clock would have shown. A clock that started by itself meanwhile begins at the end.

    Raises:
        Contradiction: as `fold.fold` says.
    """
    facts = [(place.first.at, 1, place.shown.step.events) for place in history.places(steps)]
    until: dict[Instant, Instant] = {}
    for away in (each for each in absences if each.length > 0):
        until[away.since] = away.until
        facts += [(away.until, 0, (ClockResumed(),)), (away.since, 2, (ClockPaused(),))]
    state: Tournament | None = None
    held: Phase | None = None
    for at, kind, events in sorted(facts, key=_moment):
        if kind == 1:
            state = fold.apply_step(state, events, at)
        elif state is not None and kind == 2 and _starts_within(state, at, until[at]):
            held = Phase.PAUSED
            state = fold.apply_step(state, events, state.started or at)
        elif state is not None and state.clock.reading(at).phase is (Phase.RUNNING if kind == 2 else held):
            # A clock that stood still anyway is neither paused nor set going again.
            held = Phase.PAUSED if kind == 2 else None
            state = fold.apply_step(state, events, at)
    if state is None:
        raise fold.Contradiction("empty_log")
    return state.clock


def _starts_within(state: Tournament, since: Instant, until: Instant) -> bool:
    """Whether the appointed start comes while nobody is there."""
    return since < (state.started or since) < until and state.clock.reading(since).phase is Phase.COUNTDOWN


def _moment(fact: tuple[Instant, int, tuple[Event, ...]]) -> tuple[Instant, int]:
    """At one instant the end of an absence comes first, then what was stored, then the beginning of one."""
    return fact[0], fact[1]
