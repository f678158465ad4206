"""It will end later than the director wants."""

from dataclasses import dataclass

from tournament.forecast import Forecast
from tournament.names import MINUTE, Instant

STEP = 15
"""Minutes: so much later it has to become before what was put off is told again."""


@dataclass(frozen=True, slots=True)
class EndsLate:
    """The wanted end, and by how many minutes it is missed at least: a multiple of `STEP`, 0 for a few minutes."""

    wanted: Instant
    late: int


def ends_late(wanted: Instant, found: Forecast) -> EndsLate:
    """How late an end is that is later than wanted."""
    return EndsLate(wanted, (found.at - wanted) // MINUTE // STEP * STEP)
