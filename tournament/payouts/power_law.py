"""Prizes by a power law: place i gets E + (P - E) / i^alpha, with the alpha that divides the whole pool.

The form is Musco, Sviridenko and Thaler's (arXiv:1601.04203): P is the first prize, E the least.
"""

from collections.abc import Iterator
from fractions import Fraction
from math import ceil, floor

from tournament.errors import BadInput
from tournament.payouts.plan import Column, PayoutTable

MOST_ENTRIES = 2_000
"""A generated table ends there; above, its last column counts."""

WHOLE = 1_000_000
"""The weights of a generated column sum to that."""

FLATTEST = 0.8
"""The least alpha of a generated table: with few places, an evenly falling list asks for more to the first."""

_STEEPEST = 64.0


def power_law(pool: float, places: int, first: float, least: float) -> tuple[float, ...]:
    """The ideal prizes of first to last place; their sum is the pool.

    Raises:
        BadInput: `power_law_impossible`: the first prize and the least ones are more than the pool, or so many first
            prizes are less than it.
    """
    alpha = alpha_for(pool, places, first, least)
    return tuple(least + (first - least) / place**alpha for place in range(1, places + 1))


def alpha_for(pool: float, places: int, first: float, least: float) -> float:
    """The exponent, by bisection; 0 where all get the same.

    Raises:
        BadInput: as `power_law`.
    """
    slack = pool * 1e-12
    bound = first + (places - 1) * least
    if not least <= first or bound > pool + slack or places * first < pool - slack:
        raise BadInput("power_law_impossible")
    # What is above the least prizes, in first prizes: the sum of i^-alpha has to be that.
    wanted = (pool - places * least) / (first - least) if first > least else 1.0
    low, high = 0.0, _STEEPEST
    for _round in range(200):
        alpha = (low + high) / 2
        if alpha in (low, high):
            break  # there is no number between
        if _harmonic(places, alpha) > wanted:
            low = alpha
        else:
            high = alpha
    return (low + high) / 2


def power_law_table(name: str, paid: Fraction, first: Fraction, last: Fraction) -> PayoutTable:
    """A payout table for 2 to 2,000 entries.

    Columns change with the number of places: one more at a time up to ten, then a tenth more. Prizes never rise with
    the place, and the last is at least what was asked where no fee is taken. Where so few places are paid that the
    first prize asked would make the list flatter than alpha `FLATTEST`, the first gets more.

    Args:
        name: of the table.
        paid: the share of the field that is paid, rounded down, at least one place.
        first: the first prize's share of the pool.
        last: the least prize, in buy-ins.

    Raises:
        BadInput: `power_law_share` (none of the shares may be nothing or more than the whole), `power_law_last` (the
            least prize is less than nothing), `power_law_too_much`: the first prize and the least ones of all who
            are paid are more than the pool.
    """
    if not (0 < paid <= 1 and 0 < first <= 1):
        raise BadInput("power_law_share")
    if last < 0:
        raise BadInput("power_law_last")
    if first + paid * last > 1:
        raise BadInput("power_law_too_much")
    starts = list(_starts(paid))
    ends = [fewest - 1 for fewest, _places in starts[1:]] + [MOST_ENTRIES]
    return PayoutTable(
        name,
        tuple(
            Column(most, _column(fewest, places, float(first), float(last)))
            for (fewest, places), most in zip(starts, ends, strict=True)
        ),
    )


def _starts(paid: Fraction) -> Iterator[tuple[int, int]]:
    """The fewest entries of each column, and the places it pays."""
    places = max(1, floor(2 * paid))
    yield 2, places
    while True:
        places += max(1, places // 10)
        fewest = ceil(places / paid)
        if fewest > MOST_ENTRIES:
            return
        yield fewest, places


def _column(entries: int, places: int, first_share: float, last: float) -> tuple[int, ...]:
    """The weights for a pool of one for each entry; rounded up but for the first, so that nobody gets less."""
    first = first_share * entries
    alpha = FLATTEST
    if places > 1 and places * first > entries:
        alpha = max(FLATTEST, alpha_for(entries, places, first, last))
    above = (entries - places * last) / _harmonic(places, alpha)
    ideal = [last + above / place**alpha for place in range(2, places + 1)]
    others = [ceil(round(WHOLE * prize / entries, 6)) for prize in ideal]
    return (WHOLE - sum(others), *others)


def _harmonic(places: int, alpha: float) -> float:
    return sum(float(place**-alpha) for place in range(1, places + 1))
