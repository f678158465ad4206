"""With which chips an amount is paid: as few as there can be, the largest first."""

from functools import lru_cache

from tournament.chips.chips import payable
from tournament.names import Chips

MOST_SHOWN = 6
"""More chips than that nobody counts at a glance."""


@lru_cache(maxsize=512)
def paid_with(amount: Chips, values: tuple[Chips, ...]) -> tuple[Chips, ...]:
    """The chips that somebody puts out for that amount, largest first, `MOST_SHOWN` of them at most.

    Args:
        amount: in chips.
        values: what the chips in play are worth.

    Returns:
        Nothing where the amount is 0 or these chips cannot pay it, or so few cannot.
    """
    if amount <= 0 or not payable(amount, values):
        return ()
    found: list[Chips] = []
    left = amount
    while left and len(found) <= MOST_SHOWN:
        value = next(each for each in sorted(values, reverse=True) if each <= left and payable(left - each, values))
        found.append(value)
        left -= value
    return () if left or len(found) > MOST_SHOWN else tuple(found)
