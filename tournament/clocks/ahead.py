"""Which levels and breaks come next, and when they begin if the clock goes on as it runs."""

from collections.abc import Iterator

from tournament.clocks.clock import Clock, Phase, Reading
from tournament.names import Instant
from tournament.structures.structure import Break


def ahead(clock: Clock, reading: Reading, at: Instant) -> Iterator[tuple[int, Instant | None]]:
    """What follows, without end, each with its index (from 0); before the start the first one too.

    `reading`: what the clock shows at that instant. None from where on nobody knows when it begins: the clock stands, a
    level has no minutes, a break waits at its end.
    """
    index, begins = reading.index, None
    if reading.phase is Phase.RUNNING:
        begins = _end(clock, index, at - reading.elapsed)
    elif reading.phase is Phase.COUNTDOWN and reading.remaining is not None:
        begins = at + reading.remaining
    if reading.phase not in (Phase.WAITING, Phase.COUNTDOWN):
        index += 1
    while True:
        yield index, begins
        begins = None if begins is None else _end(clock, index, begins)
        index += 1


def _end(clock: Clock, index: int, begins: Instant) -> Instant | None:
    length, period = clock.length(index), clock.structure.period(index)
    waits = isinstance(period, Break) and period.waits
    return None if length is None or waits else begins + length
