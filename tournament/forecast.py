"""When an evening will probably be over: the blinds decide it, not the players.

A tournament ends when the chips in play are worth about so many big blinds, whoever plays it. That is a rule of thumb
of those who plan evenings (20 big blinds; hardly ever after 10), and what real nights show: 28 in the middle, half of
them between 20 and 40.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from tournament.clocks.clock import Clock, Phase
from tournament.names import MINUTE, Chips, Instant, Milliseconds
from tournament.simulation import PACE
from tournament.state import Tournament
from tournament.structures.structure import Break, Level, Structure

EARLY, USUAL, LATE = 25, 20, 10
"""How many big blinds are in play in the level in which it ends: rather early, as a rule, and at the latest."""

UNTIMED: Milliseconds = 20 * MINUTE
"""What a level without minutes is taken to last where no level before it says more."""


@dataclass(frozen=True, slots=True)
class Forecast:
    """When it will probably be over.

    Attributes:
        at: the middle of the level in which it is expected to end; `earliest`, `latest`: the range around it.
        level: the index of that level in the structure, from 0.
    """

    at: Instant
    earliest: Instant
    latest: Instant
    level: int


@dataclass(frozen=True, slots=True)
class _Span:
    """A level, from when until when, as far as it is still ahead."""

    index: int
    level: Level
    begins: Instant
    ends: Instant


def expected_end(state: Tournament, at: Instant) -> Forecast | None:
    """When this evening will probably end, if a clock that stands goes on now; None where no chips are in play.

    Breaks count, and so does time added by hand. A won evening ended when it was won. Levels counted in hands are
    judged by the usual pace of a table as full as these; how long a level without a clock lasts nobody knows, it is
    taken for as long as the level before it.
    """
    if state.finished is not None:
        return Forecast(state.finished, state.finished, state.finished, state.clock.index)
    if state.chips_in_play <= 0:
        return None
    return of_clock(state.clock, state.chips_in_play, at, hand=hand_length(state))


def of_plan(structure: Structure, chips_in_play: Chips, start: Instant, *, seats: int = 9) -> Forecast:
    """When an evening that starts then will probably end; `chips_in_play`: those expected, rebuys and all."""
    return of_clock(Clock(structure), chips_in_play, start, hand=pace(seats))


def hand_length(state: Tournament) -> Milliseconds:
    """How long a hand lasts at a table as full as these are now."""
    players = max(len(state.left), 2)
    free = sum(len(table.open_seats()) for table in state.tables.values())
    without_room = max(0, sum(entry.seat is None for entry in state.left) - free)
    tables = len(state.tables) + -(-without_room // state.setup.seats)
    return pace(-(-players // max(tables, 1)))


def of_clock(clock: Clock, chips_in_play: Chips, at: Instant, *, hand: Milliseconds) -> Forecast:
    """The forecast for a clock as it stands; `hand`: how long a hand lasts."""
    earliest: Instant | None = None
    middle: tuple[Instant, int] | None = None
    for span in _levels(clock, at, hand):
        big_blinds = span.level.big_blind
        if earliest is None and EARLY * big_blinds >= chips_in_play:
            earliest = span.begins
        if middle is None and USUAL * big_blinds >= chips_in_play:
            middle = (span.begins + span.ends) // 2, span.index
        if middle is not None and LATE * big_blinds >= chips_in_play:
            return Forecast(middle[0], middle[0] if earliest is None else earliest, span.ends, middle[1])
    raise AssertionError("the blinds rise for ever")


def pace(players: int) -> Milliseconds:
    """How long a live hand lasts with that many players dealt in."""
    return PACE[min(max(players, 2), 10)]


def _levels(clock: Clock, at: Instant, hand: Milliseconds) -> Iterator[_Span]:
    """The present level, as far as it is ahead, and all that follow."""
    reading = clock.reading(at)
    ahead = reading.remaining if reading.phase is Phase.COUNTDOWN and reading.remaining is not None else 0
    begins, index, played = at + ahead, reading.index, 0 if ahead else reading.elapsed
    length_of = _lengths(clock, hand)
    while True:
        period, length = clock.structure.period(index), length_of(index)
        ends = begins + max(0, length - played)
        if isinstance(period, Level):
            yield _Span(index, period, begins, ends)
        begins, index, played = ends, index + 1, 0


def _lengths(clock: Clock, hand: Milliseconds) -> Callable[[int], Milliseconds]:
    """How long a level or break takes, also where no clock says it."""

    def length(index: int) -> Milliseconds:
        known = clock.length(index)
        if known is not None:
            return known
        period = clock.structure.period(index)
        if isinstance(period, Level) and period.hands is not None:
            return period.hands * hand
        for before in range(min(index, len(clock.structure.periods)) - 1, -1, -1):
            earlier = clock.structure.period(before)
            if isinstance(earlier, Break) or (earlier.duration_ms is None and earlier.hands is None):
                continue
            return earlier.hands * hand if earlier.duration_ms is None and earlier.hands else earlier.duration_ms or 0
        return UNTIMED

    return length
