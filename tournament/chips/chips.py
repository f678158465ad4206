"""The chips that somebody owns: which values, how many of each, and what can be paid with them."""

import math
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from tournament.names import Chips

ChipSet = tuple[tuple[Chips, int], ...]
"""Values and how many chips there are of each, e.g. `((25, 300), (100, 200))`; each value once."""


@dataclass(frozen=True, slots=True)
class Chip:
    """Chips of one colour that somebody owns: what one is worth, and how many there are."""

    value: Chips
    count: int
    colour: str = ""


def by_value(owned: Iterable[Chip]) -> ChipSet:
    """The values and counts of owned chips, without their colours."""
    return tuple((chip.value, chip.count) for chip in owned)


_MOST_RESTS = 100_000
"""Sets whose smallest chip is more than so many times the chips' common measure do not exist outside of tests."""


def values(chip_set: ChipSet) -> tuple[Chips, ...]:
    """The values of which there are chips, smallest first."""
    return tuple(sorted({value for value, count in chip_set if count > 0 and value > 0}))


def worth(chip_set: ChipSet) -> Chips:
    """What all of them are worth together."""
    return sum(value * count for value, count in chip_set)


def payable(amount: Chips, of: tuple[Chips, ...]) -> bool:
    """Whether an amount is a sum of chips of these values, as many as needed; nobody gives change."""
    if amount == 0:
        return True
    if not of:
        return False
    measure = math.gcd(*of)
    if amount % measure:
        return False
    smallest = min(of) // measure
    if smallest > _MOST_RESTS:
        return amount in of
    least = _least_by_rest(tuple(value // measure for value in of))[amount // measure % smallest]
    return least is not None and least <= amount // measure


@lru_cache(maxsize=128)
def _least_by_rest(of: tuple[Chips, ...]) -> tuple[Chips | None, ...]:
    """For each rest of a division by the smallest value: the least sum of chips that leaves it, None if none does."""
    smallest = min(of)
    least: list[Chips | None] = [None] * smallest
    least[0] = 0
    for value in of:
        circles = math.gcd(value, smallest)
        for start in range(circles):
            # Twice around, so that what the circle's cheapest rest brings reaches all others.
            rest, round_trip = start, 2 * smallest // circles
            for _ in range(round_trip):
                following, here = (rest + value) % smallest, least[rest]
                there = least[following]
                if here is not None and (there is None or here + value < there):
                    least[following] = here + value
                rest = following
    return tuple(least)
