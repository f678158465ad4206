"""Ranges of starting hands, written as players write them: "QQ+, AKs, A5s-A2s, 77-99, AhAd, random".

Parts stand apart by commas, semicolons or blanks. AKs is suited, AKo offsuit, AK both. A plus goes up: QQ+ to the aces,
A9s+ to AKs; of neighbours both cards rise, so T9s+ is T9s, JTs, QJs, KQs and AKs. A dash names both ends, in either
order: pairs, hands with the same higher card, or hands whose cards lie equally far apart (T9s-65s).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations

from engine.cards import ALL_CARDS, RANKS, Card, cards, refuse_doubles, texts
from engine.errors import BadSetup

Holding = tuple[Card, Card]
"""Two hole cards, the higher one first."""

RANDOM = "random"
"""How any two cards are written."""

_ANY_TWO: tuple[Holding, ...] = tuple((high, low) for low, high in combinations(ALL_CARDS, 2))
_PART = re.compile(r"[^\s,;]+")
_SPECIFIC = re.compile(r"([2-9TJQKA][cdhs]){2}")
_CLASS = re.compile(r"([2-9TJQKA])([2-9TJQKA])([so]?)")


@dataclass(frozen=True, slots=True)
class Range:
    """The hands that somebody may hold, each as likely as any other.

    Attributes:
        written: how it was written.
        holdings: its pairs of cards, each once.
    """

    written: str
    holdings: tuple[Holding, ...]

    @property
    def is_random(self) -> bool:
        """Whether it is any two cards."""
        return len(self.holdings) == len(_ANY_TWO)


@dataclass(frozen=True, slots=True)
class _Class:
    """A class such as AKs: ranks from 0 to 12, the higher one first, and s, o or nothing for both."""

    high: int
    low: int
    suits: str


def holding(first: Card, second: Card) -> Range:
    """The range of one known hand. Raises BadSetup `card_twice` or `no_such_card`."""
    refuse_doubles((first, second))
    found = (max(first, second), min(first, second))
    return Range(texts(found), (found,))


def read(written: str) -> Range:
    """The range that a text describes.

    Raises BadSetup: `range_unreadable` with the `part` and the character `at` which it begins, from 1; `range_empty`;
    `card_twice`.
    """
    found: dict[Holding, None] = {}
    for part in _PART.finditer(written):
        read_so = _part(part.group())
        if read_so is None:
            raise BadSetup("range_unreadable", range=written, part=part.group(), at=part.start() + 1)
        found.update(dict.fromkeys(read_so))
    if not found:
        raise BadSetup("range_empty")
    return Range(written.strip(), tuple(found))


def _part(part: str) -> tuple[Holding, ...] | None:
    """The hands of one part, None where it is none."""
    if part.lower() == RANDOM:
        return _ANY_TWO
    if _SPECIFIC.fullmatch(part):
        first, second = cards(part)
        return ((max(first, second), min(first, second)),)
    first_end, dash, second_end = part.partition("-")
    if dash:
        one, other = _class(first_end), _class(second_end)
        classes = None if one is None or other is None else _between(one, other)
    else:
        one = _class(part.removesuffix("+"))
        classes = None if one is None else [*_upwards(one)] if part.endswith("+") else [one]
    if classes is None:
        return None
    return tuple(found for named in classes for found in _holdings(named))


def _class(written: str) -> _Class | None:
    found = _CLASS.fullmatch(written)
    if found is None:
        return None
    one, other = RANKS.index(found[1]), RANKS.index(found[2])
    # A pair is neither suited nor offsuit.
    return None if one == other and found[3] else _Class(max(one, other), min(one, other), found[3])


def _upwards(lowest: _Class) -> Iterator[_Class]:
    """The class and all better ones of its kind."""
    apart = lowest.high - lowest.low
    if apart <= 1:
        for high in range(lowest.high, len(RANKS)):
            yield _Class(high, high - apart, lowest.suits)
    else:
        for low in range(lowest.low, lowest.high):
            yield _Class(lowest.high, low, lowest.suits)


def _between(one: _Class, other: _Class) -> list[_Class] | None:
    """The classes from one to the other, None where nothing lies between them."""
    lower, upper = sorted((one, other), key=lambda end: (end.high, end.low))
    if lower.suits != upper.suits:
        return None
    if lower.high - lower.low == upper.high - upper.low:
        apart = lower.high - lower.low
        return [_Class(high, high - apart, lower.suits) for high in range(lower.high, upper.high + 1)]
    if lower.high == upper.high and lower.low != lower.high != upper.low:
        return [_Class(lower.high, low, lower.suits) for low in range(lower.low, upper.low + 1)]
    return None


@cache
def _holdings(named: _Class) -> tuple[Holding, ...]:
    """The pairs of cards of a class."""
    high = ALL_CARDS[4 * named.high : 4 * named.high + 4]
    low = ALL_CARDS[4 * named.low : 4 * named.low + 4]
    wanted = {"s": (True,), "o": (False,), "": (True, False)}[named.suits]
    return tuple((a, b) for a in high for b in low if a > b and ((a & 3 == b & 3) in wanted))
