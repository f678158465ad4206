"""When each level and break of a structure begins, and in which one the end is expected."""

from dataclasses import dataclass, replace
from itertools import takewhile

from tournament import forecast, wording
from tournament.board.schedule import schedule
from tournament.changing import replace as with_clock
from tournament.clocks.ahead import ahead
from tournament.clocks.clock import Clock, Phase
from tournament.events import Timing
from tournament.forecast import Forecast
from tournament.names import MINUTE, Chips, Instant, Milliseconds
from tournament.state import Tournament
from tournament.structures.structure import Structure


@dataclass(frozen=True, slots=True)
class Timeline:
    """The times of a list.

    Attributes:
        begins: when each level and break begins, as words; empty where nobody knows.
        end: the forecast, None where no chips are known.
    """

    begins: tuple[str, ...]
    end: Forecast | None

    @property
    def end_row(self) -> int | None:
        """The index of the level in which the end is expected."""
        return None if self.end is None else self.end.level


def of_evening(state: Tournament, at: Instant, count: int, structure: Structure | None = None) -> Timeline:
    """Of an evening as it stands, its first so many levels and breaks; `structure`: if it followed that one instead.

    Times of day where the clock runs, goes on now or has an appointed start; before that, the time from the start.
    """
    if structure is not None:
        state = with_clock(state, clock=state.clock.with_structure(structure, at))
    end = None if state.finished is not None else forecast.expected_end(state, at)
    phase = state.clock.reading(at).phase
    if phase is Phase.WAITING:
        return Timeline(_from_the_start(state.clock, count), end)
    if phase is Phase.PAUSED:
        # As if it went on now: nobody wants an empty list because of a short pause.
        state = with_clock(state, clock=state.clock.resumed(at))
    utc = state.setup.timing is Timing.SIMULATED
    listed = len(state.structure.periods)
    last = state.structure.level_number(listed - 1)
    known: dict[int, str] = {}
    for place, line in enumerate(schedule(state, at).lines):
        index = place if place < listed or line.level is None else listed + line.level - last - 1
        if line.begins is not None:
            known[index] = wording.time_of_day(line.begins, utc=utc)
    return Timeline(tuple(known.get(n, "") for n in range(count)), end)


def of_plan(structure: Structure, chips_in_play: Chips | None, count: int) -> Timeline:
    """Of a structure that nobody plays yet: times from the start; the end where the chips in play are known."""
    end = forecast.of_plan(structure, chips_in_play, 0) if chips_in_play else None
    return Timeline(_from_the_start(Clock(structure), count), end)


def _from_the_start(clock: Clock, count: int) -> tuple[str, ...]:
    fresh = replace(clock, index=0, banked=0, since=0, stopped=None)
    begins = dict(takewhile(lambda each: each[0] < count, ahead(fresh, fresh.reading(0), 0))) | {0: 0}
    return tuple("" if begins.get(n) is None else hours(begins[n] or 0) for n in range(count))


def hours(time: Milliseconds) -> str:
    """A length of time as hours and minutes: 1:20."""
    whole, rest = divmod(time // MINUTE, 60)
    return f"{whole}:{rest:02}"
