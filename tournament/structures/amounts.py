"""The amounts that people know as blinds, and which of them a set of chips can pay."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from math import ceil, log2

from tournament.chips.chips import payable
from tournament.names import Chips

_HEADS = (100, 120, 150, 200, 250, 300, 400, 500, 600, 800)
"""The round amounts between one power of ten and the next, in hundredths."""


def round_amount_from(least: Fraction) -> Chips:
    """The smallest whole 1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6 or 8 times a power of ten that is not below `least`."""
    enough = max(1, ceil(least))
    power: Chips = 10 ** (len(str(enough)) - 1)
    for head in _HEADS:
        amount, rest = divmod(head * power, 100)
        if rest == 0 and amount >= enough:
            return amount
    return 10 * power


def round_amounts(least: Chips, most: Chips) -> Iterator[Chips]:
    """All such amounts within these bounds, smallest first."""
    amount = round_amount_from(Fraction(least))
    while amount <= most:
        yield amount
        amount = round_amount_from(Fraction(amount + 1))


def is_known(amount: Chips, values: tuple[Chips, ...]) -> bool:
    """Whether people know that amount: a round one, or a round number of chips of one of these values."""
    numbers = [amount, *(amount // value for value in values if amount % value == 0)]
    return any(number > 0 and round_amount_from(Fraction(number)) == number for number in numbers)


@dataclass(frozen=True, slots=True)
class BlindPair:
    """Two blinds that can be paid, and how little they are liked: 0 means not at all awkward."""

    small: Chips
    big: Chips
    awkward: float


def blind_pair(big: Chips, values: tuple[Chips, ...]) -> BlindPair | None:
    """The big blind with its small one: half of it, else the nearest known amount below; None if chips cannot pay it.

    A small blind is at least a third of the big one.
    """
    if not payable(big, values):
        return None
    for small in range(big // 2, 0, -1) if big < _FEW else _below_half(big, values):
        if 3 * small < big:
            return None
        if payable(small, values) and is_known(small, values):
            return BlindPair(small, big, _awkwardness(small, big, values))
    return None


_FEW: Chips = 100
"""Below this all amounts are tried as a small blind."""


def _below_half(big: Chips, values: tuple[Chips, ...]) -> list[Chips]:
    half = big // 2
    found = {half, *round_amounts(max(1, big // 4), half)}
    found |= {value * number for value in values for number in round_amounts(1, half // value)}
    return sorted(found, reverse=True)


def _awkwardness(small: Chips, big: Chips, values: tuple[Chips, ...]) -> float:
    """An uneven small blind, and small chips which could have gone if it were not for this level."""
    uneven = 0.0 if 2 * small == big else 0.15
    larger = values
    while len(larger) > 1 and payable(small, larger[1:]) and payable(big, larger[1:]):
        larger = larger[1:]
    return uneven + 0.04 * max(0.0, log2(small / larger[0]) - 2)
