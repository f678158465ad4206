"""What an evening is worth to those who were there."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from tournament.errors import BadInput
from tournament.events import Scoring
from tournament.reports.page import POINT
from tournament.seasons import formula
from tournament.seasons.formula import Formula
from tournament.seasons.functions import half_up
from tournament.seasons.results import EveningResult
from tournament.seasons.seen import Canonical, Guest, Seen, see
from tournament.seasons.variables import BY_NAME


class Earned(NamedTuple):
    """What one person gets for one evening: units of points, with what is for attendance; 0 where it was `refused`."""

    guest: Guest
    points: int
    refused: BadInput | None = None


def units(points: float, decimals: int) -> int:
    """Points rounded to so many decimals, halves away from zero, in the units in which they are counted (`POINT`)."""
    return math.floor(half_up(points, decimals) * POINT + 0.5)


def decimals_of(points: int) -> int:
    """How many decimals such points need to be read whole."""
    return next(decimals for decimals in range(POINT) if points * 10**decimals % POINT == 0)


Worth = dict[tuple[float, ...], int]
"""What a formula came to before, by the values of its variables: a league's evenings resemble each other."""


def earned(seen: Seen, points: Formula | None, scoring: Scoring, known: Worth | None = None) -> Sequence[Earned]:
    """What everybody of an evening gets who can be ranked, best place first; without a formula only for attendance."""
    known = {} if known is None else known
    names = () if points is None else tuple(points.names)
    asked = [BY_NAME[name].value for name in names]
    found = []
    for guest in seen.guests:
        if guest.number is None:
            continue
        values = tuple([value(seen, guest) for value in asked])
        worth = known.get(values)
        refused = None
        if worth is None:
            worth = 0
            try:
                if points is not None:
                    worth = units(points.points(dict(zip(names, map(float, values), strict=True))), scoring.decimals)
                known[values] = worth
            except BadInput as wrong:
                refused = wrong
        found.append(Earned(guest, worth + scoring.attendance, refused))
    return found


def preview(text: str, result: EveningResult, scoring: Scoring, canonical: Canonical) -> Sequence[Earned]:
    """What that formula would give everybody of that evening, for whoever writes one.

    Raises:
        BadInput: as `formula.read` says.
    """
    return earned(see(result, canonical), formula.read(text), scoring)
