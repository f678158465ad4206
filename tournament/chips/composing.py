"""A stack put together of chips of several values: of all that are worth the same the one that is least bad.

Each chip counts, and for each colour how far its number is from what is usual, squared; for the largest, whether there
is one at all. That is exact for any set, and fast: a price on each unit of worth (a Lagrangian multiplier) says how bad
the best stack is at least, and by how much each number of a colour would make it worse. Only numbers that are no worse
than the best stack can be are tried.
"""

import math
from collections.abc import Callable
from functools import cache

from tournament.chips.chips import ChipSet
from tournament.names import Chips

SMALLEST, NEXT = 12, 10
"""So many of the smallest chips, and of the next ones, a stack should have: enough to pay blinds and give change."""

TOP_MISSING = 4
"""How bad a stack without a single one of its largest chips is, in chips that it has too many."""

_MOST_SUMS = 20_000_000
"""Above so many possible sums nobody lists which of them can be paid."""

_HALVINGS = 200
_EXACT = 1e-9
"""Relative to what is compared, so that no stack is lost to the rounding of the machine."""

Badness = Callable[[int], int]


class Composing:
    """How a stack can be paid with at most so many chips of each value, smallest value first."""

    def __init__(self, stack: Chips, values: tuple[Chips, ...], most: dict[Chips, int]) -> None:
        self._stack, self._values = stack, values
        self._most = [min(most[value], stack // value) for value in values]
        # What the colours from each on have in common, and what they are worth at most.
        self._measures = [math.gcd(*values[n:]) for n in range(len(values))]
        self._worth = [
            sum(v * m for v, m in zip(values[n:], self._most[n:], strict=True)) for n in range(len(values) + 1)
        ]
        self._wanted = [self._usual(n) for n in range(len(values) - 1)]
        self._bad = [self._badness(n) for n in range(len(values))]

    def best(self) -> ChipSet | None:
        """The best stack, None if there is none; of equally good ones the one with more small chips."""
        self._sums = self._payable()
        if not self._can_be_paid(0, self._stack):
            return None
        price = self._price()
        ideal = [self._ideal(n, price) for n in range(len(self._values))]
        least = price * self._stack + sum(self._priced(n, count, price) for n, count in enumerate(ideal))
        slack = 4
        while True:
            # A stack that is worse than the least by no more than the slack has all its numbers within these ranges.
            ranges = [self._range(n, price, ideal[n], slack + _EXACT * (abs(least) + 1)) for n in range(len(ideal))]
            found = self._within(ranges)
            if found is not None and found[0] <= least + slack:
                return tuple(zip(self._values, found[1], strict=True))
            if all(tried == (0, most) for tried, most in zip(ranges[:-1], self._most[:-1], strict=True)):
                return None if found is None else tuple(zip(self._values, found[1], strict=True))
            slack *= 4

    # ---- how bad it is -----------------------------------------------------------------------------------------------

    def _usual(self, place: int) -> int:
        """How many of that colour a stack should have: few of those in the middle, as the next ones serve as well."""
        return (SMALLEST, NEXT)[place] if place < 2 else self._values[place + 1] // self._values[place] + 1

    def _badness(self, place: int) -> Badness:
        """How bad so many chips of that colour are."""
        if place == len(self._values) - 1:
            alone = self._values[place] * 2 > self._stack
            return lambda n: n + (0 if n or alone else TOP_MISSING)
        wanted = self._wanted[place]
        return lambda n: n + (n - wanted) ** 2

    def _priced(self, place: int, count: int, price: float) -> float:
        return self._bad[place](count) - price * self._values[place] * count

    def _ideal(self, place: int, price: float) -> int:
        """The number of that colour that is least bad where each unit of worth is good for so much."""
        most = self._most[place]
        if place == len(self._values) - 1:
            return min((0, min(1, most), most), key=lambda n: self._priced(place, n, price))
        return min(most, max(0, round(self._wanted[place] + (price * self._values[place] - 1) / 2)))

    def _price(self) -> float:
        """At which price the ideal numbers come to the stack, as nearly as they do."""
        low, high = -1.0, 1.0
        while self._comes_to(low) > self._stack and low > -1e18:
            low *= 4
        while self._comes_to(high) < self._stack and high < 1e18:
            high *= 4
        for _ in range(_HALVINGS):
            middle = (low + high) / 2
            if not low < middle < high:
                break
            low, high = (middle, high) if self._comes_to(middle) < self._stack else (low, middle)
        return high

    def _comes_to(self, price: float) -> Chips:
        return sum(self._ideal(n, price) * value for n, value in enumerate(self._values))

    def _range(self, place: int, price: float, ideal: int, slack: float) -> tuple[int, int]:
        """From least to most the numbers of that colour that are worse than the ideal one by no more than that."""
        most, bound = self._most[place], self._priced(place, ideal, price) + slack
        if place == len(self._values) - 1:
            return 0, most  # it follows from the others
        low = _furthest(ideal, 0, lambda n: self._priced(place, n, price) <= bound)
        return low, _furthest(ideal, most, lambda n: self._priced(place, n, price) <= bound)

    # ---- what can be paid --------------------------------------------------------------------------------------------

    def _payable(self) -> list[int] | None:
        """For the colours from each on: which sums they can pay, a bit for each; None where these are too many."""
        unit = self._measures[0]
        if self._stack // unit > _MOST_SUMS:
            return None
        whole = (1 << self._stack // unit + 1) - 1
        found = [1]
        for value, most in zip(reversed(self._values), reversed(self._most), strict=True):
            sums, left, some = found[-1], most, 1
            while left:
                taken = min(some, left)
                sums |= sums << taken * (value // unit) & whole
                left, some = left - taken, 2 * some
            found.append(sums)
        return found[::-1]

    def _can_be_paid(self, place: int, rest: Chips) -> bool:
        """Whether the colours from that one on may pay the rest; for certain where the sums are known."""
        if place == len(self._values):
            return not rest
        if rest > self._worth[place] or rest % self._measures[place]:
            return False
        return self._sums is None or bool(self._sums[place] >> rest // self._measures[0] & 1)

    def _within(self, ranges: list[tuple[int, int]]) -> tuple[int, tuple[int, ...]] | None:
        """The least bad stack with numbers in these ranges, and how bad it is."""

        @cache
        def paying(place: int, rest: Chips) -> tuple[int, tuple[int, ...]] | None:
            if place == len(self._values):
                return None if rest else (0, ())
            value, found = self._values[place], None
            for n in self._counts(place, rest, *ranges[place]):
                if not self._can_be_paid(place + 1, rest - n * value):
                    continue
                after = paying(place + 1, rest - n * value)
                if after is not None and (found is None or self._bad[place](n) + after[0] <= found[0]):
                    found = self._bad[place](n) + after[0], (n, *after[1])
            return found

        return paying(0, self._stack)

    def _counts(self, place: int, rest: Chips, least: int, most: int) -> range:
        """The numbers of that colour in this range that leave something for the larger ones to pay."""
        value = self._values[place]
        most = min(most, rest // value)
        if place == len(self._values) - 1:
            return range(rest // value, most + 1)
        measure = self._measures[place + 1]
        step = measure // math.gcd(value, measure)
        least = max(least, -(-(rest - self._worth[place + 1]) // value))
        first = next((n for n in range(least, least + step) if (rest - n * value) % measure == 0), most + 1)
        return range(first, most + 1, step)


def _furthest(near: int, far: int, fits: Callable[[int], bool]) -> int:
    """The number furthest from the near one, towards the far one, that fits; the near one does, and all between."""
    if fits(far):
        return far
    while abs(far - near) > 1:
        middle = (near + far) // 2
        near, far = (middle, far) if fits(middle) else (near, middle)
    return near
