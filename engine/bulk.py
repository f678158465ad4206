"""Many hands at once: arrays of seven cards to arrays of places, by the keys of `ranking` and NumPy.

A place is a strength made small: 1 for the worst of the 4,824 strengths that seven cards can have to 4,824 for the
royal flush, in the order and with the ties of `ranking.strength`; `strengths` turns places into those numbers.

The tables are made when they are first needed, which takes some hundredths of a second. They hold 15.7 MB, nearly all
of it places by the sum of seven rank keys: one look into a large array is faster than two into small ones.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from itertools import chain, combinations_with_replacement
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.cards import ALL_CARDS
from engine.errors import BadSetup
from engine.ranking import FIVE_SUITED, KEYS, NO_CARDS, Category

Hands = NDArray[np.integer[Any]]
"""Cards as whole numbers, a hand a row."""
Sums = NDArray[np.int64]
"""Sums of `ranking.KEYS` and once NO_CARDS, a hand each."""
Held = NDArray[np.uint64]
"""Which ranks of which suits a hand holds: bit 16 * suit + rank for each card; unlike keys these are joined by |."""
Places = NDArray[np.uint16]
"""How good hands are: 1 for the worst, equal numbers tie."""

RANK_SHIFT = 20
"""From this bit on a sum of keys is the sum of the rank keys."""
KEY = np.array(KEYS, np.int64)
"""`ranking.KEYS`."""
_FIRST = KEY + NO_CARDS
HELD = np.array([1 << 16 * (one & 3) + (one >> 2) for one in ALL_CARDS], np.uint64)
"""What each card adds to Held."""

# So many hands are worked on at a time that all that belongs to them stays in the processor's cache.
_AT_A_TIME = 16384
_SUIT = 0x1FFF
_RANKS = 13


class Tables(NamedTuple):
    """What places are looked up in.

    Attributes:
        by_ranks: the place by the sum of seven rank keys, suits left aside; 0 where no seven cards have that sum.
        by_flush: the place by the ranks held of one suit, as bits; 0 for fewer than five.
        strengths: the strength by the place; 0 for place 0.
    """

    by_ranks: Places
    by_flush: Places
    strengths: NDArray[np.uint32]

    @property
    def size(self) -> int:
        """The memory taken, in bytes."""
        return sum(table.nbytes for table in self)


def places(hands: Hands) -> Places:
    """The place of each row of seven cards; that the cards of a row differ is for the caller to know.

    Small integers (uint8) are read fastest. Raises BadSetup `cards_to_rank` or `no_such_card`.
    """
    if hands.ndim != 2 or hands.shape[1] != 7:
        raise BadSetup("cards_to_rank", cards=hands.shape[-1] if hands.ndim else 1)
    if not len(hands):
        return np.zeros(0, np.uint16)
    if hands.min() < 0 or hands.max() > 51:
        raise BadSetup("no_such_card", card=str(hands.min() if hands.min() < 0 else hands.max()))
    found = np.empty(len(hands), np.uint16)
    for start in range(0, len(hands), _AT_A_TIME):
        some = hands[start : start + _AT_A_TIME]
        found[start : start + _AT_A_TIME] = _looked_up(sums(some), partial(_held_by, some))
    return found


def places_of_sums(totals: Sums, suited: Held) -> Places:
    """The place of each hand of seven, known to be different cards, from the sum of its keys and the ranks it holds."""
    found = np.empty(len(totals), np.uint16)
    for start in range(0, len(totals), _AT_A_TIME):
        part = slice(start, start + _AT_A_TIME)
        found[part] = _looked_up(totals[part], suited[part].__getitem__)
    return found


def sums(hands: Hands) -> Sums:
    """The sum of the keys of each row, and NO_CARDS."""
    total = _FIRST.take(hands[:, 0])
    for column in range(1, hands.shape[1]):
        total += KEY.take(hands[:, column])
    return total


def held(hands: Hands) -> Held:
    """Which ranks of which suits each row holds."""
    found: Held = np.bitwise_or.reduce(HELD[hands], axis=1)
    return found


def strengths(places: Places) -> NDArray[np.uint32]:
    """The strengths of `ranking` for places."""
    return tables().strengths[places]


def categories(places: Places) -> NDArray[np.uint8]:
    """The numbers of `ranking.Category` for places."""
    return (strengths(places) >> 20).astype(np.uint8)


@cache
def tables() -> Tables:
    """The tables, made at the first call."""
    totals, by_ranks = _without_flush()
    suited, by_flush = _with_flush()
    all_strengths = np.unique(np.concatenate([by_ranks, by_flush]))
    found = Tables(
        np.zeros(int(totals.max()) + 1, np.uint16),
        np.zeros(1 << _RANKS, np.uint16),
        np.concatenate([np.zeros(1, np.uint32), all_strengths]).astype(np.uint32),
    )
    found.by_ranks[totals] = np.searchsorted(all_strengths, by_ranks) + 1
    found.by_flush[suited] = np.searchsorted(all_strengths, by_flush) + 1
    for table in found:
        table.flags.writeable = False
    return found


def _held_by(hands: Hands, where: NDArray[np.intp]) -> Held:
    return held(hands[where])


def _looked_up(totals: Sums, held_by: Callable[[NDArray[np.intp]], Held]) -> Places:
    """The places of some hands; `held_by` is asked for the hands with a flush only, one in thirty."""
    found = tables().by_ranks.take(totals >> RANK_SHIFT)
    where = np.flatnonzero((totals & FIVE_SUITED) != 0)  # of truth values: three times as fast as of numbers
    if len(where):
        suit = totals[where] & FIVE_SUITED
        shift = (suit > 0x8).astype(np.uint64) + (suit > 0x80) + (suit > 0x800) << np.uint64(4)
        found[where] = tables().by_flush.take((held_by(where) >> shift & np.uint64(_SUIT)).astype(np.intp))
    return found


def _without_flush() -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """The sums of rank keys of all 49,205 sets of seven ranks, and their strengths."""
    every = np.fromiter(chain.from_iterable(combinations_with_replacement(range(_RANKS), 7)), np.int64).reshape(-1, 7)
    # The ranks rise, so a rank held five times stands four places further on as well.
    every = np.ascontiguousarray(every[(every[:, :3] != every[:, 4:]).all(axis=1)].T)
    bits = 1 << every
    # The ranks held at least so often, as bits.
    one, two, three, four = (
        np.bitwise_or.reduce(bits[least:] * (every[least:] == every[: 7 - least]), axis=0) for least in range(4)
    )
    quad, trip, pair = _top(four), _top(three), _top(two)
    full_of = _top(two & ~(1 << trip))
    second = _top(two & ~(1 << pair))
    straight = _straights()[one]
    found = np.select(
        [four > 0, (three > 0) & (full_of >= 0), straight >= 0, three > 0, second >= 0, two > 0],
        [
            _packed(Category.FOUR_OF_A_KIND, quad, one & ~(1 << quad), 1),
            _packed(Category.FULL_HOUSE, trip, 1 << np.maximum(full_of, 0), 1),
            _packed(Category.STRAIGHT, straight, one, 0),
            _packed(Category.THREE_OF_A_KIND, trip, one & ~(1 << trip), 2),
            _packed(Category.TWO_PAIR, pair, 1 << np.maximum(second, 0), 1)
            + (_top(one & ~(1 << pair) & ~(1 << np.maximum(second, 0))) << 8),
            _packed(Category.PAIR, pair, one & ~(1 << pair), 3),
        ],
        _packed(Category.HIGH_CARD, _top(one), one & ~(1 << _top(one)), 4),
    )
    return KEY[4 * every].sum(axis=0) >> RANK_SHIFT, found


def _with_flush() -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """The sets of five to seven ranks of one suit, as bits, and their strengths."""
    suited = np.arange(1 << _RANKS)
    number = np.bitwise_count(suited)
    suited = suited[(number >= 5) & (number <= 7)]
    straight, top = _straights()[suited], _top(suited)
    found = np.where(
        straight >= 0,
        _packed(Category.STRAIGHT_FLUSH, straight, suited, 0),
        _packed(Category.FLUSH, top, suited & ~(1 << top), 4),
    )
    return suited, found


def _top(ranks: NDArray[np.int64]) -> NDArray[np.int64]:
    """The highest of some ranks given as bits, -1 where there is none."""
    return np.frexp(ranks.astype(np.float64))[1].astype(np.int64) - 1


def _straights() -> NDArray[np.int64]:
    """The highest rank of five in a row by the ranks held, as bits, -1 without; the ace counts below the deuce too."""
    ranks = np.arange(1 << _RANKS)
    low = ranks << 1 | ranks >> 12
    runs = low & low >> 1 & low >> 2 & low >> 3 & low >> 4
    return np.where(runs > 0, _top(runs) + 3, -1)


def _packed(kind: Category, first: NDArray[np.int64], others: NDArray[np.int64], count: int) -> NDArray[np.int64]:
    """Strengths of one category: its first deciding rank, then the `count` highest of the other ranks, as bits."""
    value = int(kind) << 20 | first << 16
    for place in range(count):
        top = _top(others)
        value = value | np.maximum(top, 0) << 12 - 4 * place
        others = others & ~(1 << np.maximum(top, 0))
    return value
