"""How often each of several hands wins: counted over all boards where that is cheap, sampled beyond.

Known hands are always counted. Boards are not gone through one by one: without a flush only their ranks matter, and at
most one suit can make a flush on a board, so it is enough to weigh the 6,175 sets of five ranks, and to put right the
boards on which a suit makes a flush, again by their ranks alone. That takes a few milliseconds for 1,712,304 boards.

Ranges are counted deal by deal, deals that differ in nothing but the names of the suits once for all. Where that are
too many, deals and boards are drawn at random, each as likely as any other, and a standard error is given.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, reduce
from itertools import chain, combinations, combinations_with_replacement, permutations
from operator import or_
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine import bulk
from engine.cards import ALL_CARDS, Card, refuse_doubles
from engine.errors import BadSetup
from engine.ranges import Holding, Range

FEWEST_HANDS, MOST_HANDS = 2, 10
BOARDS = (0, 3, 4, 5)
"""How many cards may lie on the board already."""
SAMPLES = 250_000
"""How many deals are drawn where they cannot all be counted."""
FEWEST_SAMPLES = 1_000
"""With fewer an error would say little."""
MOST_DEALS = 100_000
"""How many deals of ranges are counted at most, where somebody wants it exactly."""

Counts = NDArray[np.int64]
"""A row for each hand: the boards it wins alone, shares with one other, shares with two others, and so on."""

# How many different deals to two hands are counted, by the number of cards to come: about a second's work.
_MOST_COUNTED = {5: 300, 2: 2_000, 1: 2_500, 0: 3_000}
_FEW_DEALS = 6_000
# Of deals drawn from ranges that share cards, those that collide are thrown away. So many are drawn for each one asked
# for, and so many before there are enough to go on.
_MOST_DRAWN = 50
_DRAWN_AT_FIRST = 1 << 21
_DRAWN_AT_A_TIME = 32_768
_RANKS = 13
_SUIT = (1 << _RANKS) - 1
_CHOOSE = np.array([[math.comb(among, number) for number in range(6)] for among in range(5)])
_RANK_KEY = bulk.KEY[::4] >> bulk.RANK_SHIFT
_BIT = np.array([1 << one for one in range(52)], np.uint64)


@dataclass(frozen=True, slots=True)
class HandOdds:
    """The chances of one hand.

    Attributes:
        written: the hand or range as it was asked for.
        shared: on how many boards it is best alone, best together with one other hand, with two others, and so on.
        boards: how many boards there were; with ranges, boards and deals.
        exact: whether these are all there are; else they are a sample.
    """

    written: str
    shared: tuple[int, ...]
    boards: int
    exact: bool

    @property
    def win(self) -> int:
        """The boards on which it takes the pot alone."""
        return self.shared[0]

    @property
    def tie(self) -> int:
        """The boards on which it shares the pot."""
        return sum(self.shared[1:])

    @property
    def lose(self) -> int:
        """The boards on which it gets nothing."""
        return self.boards - sum(self.shared)

    @property
    def equity(self) -> Fraction:
        """Its part of the pot on the average; of all hands these add up to 1."""
        return sum((Fraction(count, among) for among, count in enumerate(self.shared, 1)), Fraction()) / self.boards

    @property
    def error(self) -> float:
        """The standard error of the equity; 0 where it is exact.

        It is estimated as if two more boards had been drawn, one won and one lost (Laplace's rule): a hand that never
        wins in a sample of n may still win now and then, and its error is about 1/n, not 0. Three of these are the
        bound of 3/n that the rule of three gives with 95 % certainty. Beside other errors that changes nothing.
        """
        if self.exact:
            return 0.0
        boards = self.boards + 2
        square = (sum(count / among**2 for among, count in enumerate(self.shared, 1)) + 1) / boards
        mean = (float(self.equity) * self.boards + 1) / boards
        return math.sqrt(max(square - mean**2, 0.0) / (self.boards - 1))


@dataclass(frozen=True, slots=True)
class Odds:
    """The chances of all hands, in the order in which they were asked for.

    Attributes:
        hands: one for each hand.
        exact: whether every board was counted.
        boards: how many there were; with ranges, boards and deals.
    """

    hands: tuple[HandOdds, ...]
    exact: bool
    boards: int

    @property
    def error(self) -> float:
        """The largest standard error of an equity."""
        return max(hand.error for hand in self.hands)


class _Table(NamedTuple):
    """What everybody sees."""

    board: tuple[Card, ...]
    dead: tuple[Card, ...]

    @property
    def to_come(self) -> int:
        return 5 - len(self.board)


class _Draw(NamedTuple):
    """What a sample is drawn from."""

    seed: int
    samples: int


def odds(
    hands: Sequence[Range],
    board: Sequence[Card] = (),
    dead: Sequence[Card] = (),
    *,
    exact: bool = False,
    sampled: bool = False,
    seed: int = 0,
    samples: int = SAMPLES,
) -> Odds:
    """The chances of two to ten hands or ranges on this board, without the dead cards.

    Of ranges, every deal in which no card occurs twice is as likely as any other. With `exact` all are counted even if
    it takes longer than about a second; with `sampled` none is, for whoever wants an answer at once. `seed` and
    `samples` matter only where not everything is counted; the same seed draws the same deals.

    Raises BadSetup: `hands_compared`, `board_length`, `no_such_card`, `card_twice`, `cards_short`, `samples_few`;
    `range_blocked` where no hand of a range is left, `ranges_collide` where the ranges cannot be held together,
    `ranges_crowded` where that would be too rare a deal to sample, `deals_many` where `exact` asks for too much.
    """
    table = _Table(tuple(board), tuple(dead))
    left = _left(hands, table)
    if samples < FEWEST_SAMPLES:
        raise BadSetup("samples_few", samples=samples, fewest=FEWEST_SAMPLES)
    deals = None if sampled else _deals(left, MOST_DEALS if exact else _FEW_DEALS)
    if deals is not None and not deals:
        raise BadSetup("ranges_collide")
    if deals is None and exact:
        raise BadSetup("deals_many", most=MOST_DEALS)
    counts = None
    if deals is not None:
        counts = _counted_deals(deals, table, None if exact else _MOST_COUNTED[table.to_come])
        exact = counts is not None
    if counts is None:
        counts = _sampled(hands, left, table, _Draw(seed, samples))
    # Each board is shared out among one, two ... hands, so its row sums hold it once, twice ...
    boards = int((counts.sum(axis=0) // np.arange(1, len(hands) + 1)).sum())
    found = (tuple(int(count) for count in row) for row in counts)
    return Odds(
        tuple(HandOdds(hand.written, shared, boards, exact) for hand, shared in zip(hands, found, strict=True)),
        exact,
        boards,
    )


def _left(hands: Sequence[Range], table: _Table) -> list[tuple[Holding, ...]]:
    """What each range still holds when the known cards are out of it; refuses what cannot be dealt."""
    if not FEWEST_HANDS <= len(hands) <= MOST_HANDS:
        raise BadSetup("hands_compared", hands=len(hands), fewest=FEWEST_HANDS, most=MOST_HANDS)
    if len(table.board) not in BOARDS:
        raise BadSetup("board_length", cards=len(table.board))
    known = [hand.holdings[0] for hand in hands if len(hand.holdings) == 1]
    refuse_doubles((*chain.from_iterable(known), *table.board, *table.dead))
    needed = 2 * len(hands) + 5 + len(table.dead)
    if needed > 52:
        raise BadSetup("cards_short", needed=needed)
    left = []
    for hand in hands:
        gone = {*table.board, *table.dead}
        gone.update(chain.from_iterable(one for one in known if one is not hand.holdings[0] or len(hand.holdings) > 1))
        still = tuple(one for one in hand.holdings if gone.isdisjoint(one))
        if not still:
            raise BadSetup("range_blocked", range=hand.written)
        left.append(still)
    return left


# ---------------------------------------------------------------------------------------------------------- counting


def _deals(left: Sequence[tuple[Holding, ...]], most: int) -> list[tuple[Holding, ...]] | None:
    """Every way to give each player one of his hands, no card twice; None where these are more than `most`."""
    # Short ranges first: there the deals that cannot be come to light early.
    order = sorted(range(len(left)), key=lambda player: len(left[player]))
    so_far: list[tuple[tuple[Holding, ...], int]] = [((), 0)]
    for player in order:
        masks = [(one, 1 << one[0] | 1 << one[1]) for one in left[player]]
        longer = []
        for dealt, taken in so_far:
            longer += [((*dealt, one), taken | mask) for one, mask in masks if not taken & mask]
            if len(longer) > most:
                return None
        so_far = longer
    place = [order.index(player) for player in range(len(left))]
    return [tuple(dealt[where] for where in place) for dealt, _ in so_far]


def _counted_deals(deals: Sequence[tuple[Holding, ...]], table: _Table, most: int | None) -> Counts | None:
    """All boards of all deals; None where more than `most` differ, at two hands or as much work."""
    different = [(deals[0], 1)] if len(deals) == 1 else _same_but_for_suits(deals, table)
    players = len(deals[0])
    if most is not None and len(different) > 1 and len(different) * players > 2 * most:
        return None
    found = np.zeros((players, players), np.int64)
    for deal, times in different:
        found += times * _counted(deal, table)
    return found


def _same_but_for_suits(deals: Sequence[tuple[Holding, ...]], table: _Table) -> list[tuple[tuple[Holding, ...], int]]:
    """One deal for all that become the same when suits are exchanged, and how many these are."""
    given = np.array(deals)
    names = []
    for suits in permutations(range(4)):
        other = np.array([one - (one & 3) + suits[one & 3] for one in ALL_CARDS])
        if all({int(other[one]) for one in cards} == set(cards) for cards in table):
            named = other[given]
            names.append(64 * named.max(axis=2) + named.min(axis=2))
    # Holdings, then holdings of two players, of three ... as one number each, in the order of the first names.
    joined = np.zeros((len(names), len(deals)), np.int64)
    for holding in np.moveaxis(np.array(names), 2, 0):
        joined = np.unique(joined << 12 | holding, return_inverse=True)[1].reshape(joined.shape)
    _, first, times = np.unique(joined.min(axis=0), return_index=True, return_counts=True)
    return [(deals[place], number) for place, number in zip(first.tolist(), times.tolist(), strict=True)]


def _counted(deal: Sequence[Holding], table: _Table) -> Counts:
    """All boards of one deal."""
    gone = {*chain.from_iterable(deal), *table.board, *table.dead}
    live = np.array([[4 * rank + suit not in gone for rank in range(_RANKS)] for suit in range(4)])
    known = np.array([[*one, *table.board] for one in deal])
    base = _RANK_KEY[known >> 2].sum(axis=1)
    keys, ways = _weighed(table.to_come, live.sum(axis=0))
    found = _tally(bulk.tables().by_ranks.take(base[:, None] + keys), ways)
    for suit in range(4):
        held = [reduce(or_, (1 << (one >> 2) for one in cards if one & 3 == suit), 0) for cards in known.tolist()]
        missing = 5 - max(ranks.bit_count() for ranks in held)
        for number in range(max(missing, 0), table.to_come + 1):
            found += _put_right(held, number, table.to_come - number, base, live, suit)
    return found


def _put_right(held: Sequence[int], number: int, rest: int, base: Counts, live: NDArray[np.bool_], suit: int) -> Counts:
    """What changes on the boards with exactly `number` new cards of a suit when its flushes count.

    `held` are the ranks that each hand and the known board have of the suit, `rest` the new cards of other suits.
    """
    ranks, suited_keys = _suited(number)
    there = ranks & ~np.dot(live[suit], 1 << np.arange(_RANKS)) == 0
    ranks, suited_keys = ranks[there], suited_keys[there]
    keys, ways = _weighed(rest, live.sum(axis=0) - live[suit])
    every = (suited_keys[:, None] + keys).ravel()
    weights = np.tile(ways, len(ranks))
    places = bulk.tables().by_ranks.take(base[:, None] + every)
    before = _tally(places, weights)
    for player, own in enumerate(held):
        if own.bit_count() + number >= 5:
            places[player] = np.repeat(bulk.tables().by_flush.take(ranks | own), len(keys))
    return _tally(places, weights) - before


def _tally(places: bulk.Places, weights: NDArray[np.int64]) -> Counts:
    """How the boards are shared: a row of places for each hand, a weight for each board."""
    players = len(places)
    best = places == places.max(axis=0)
    among = best.sum(axis=0, dtype=np.uint8)
    # Sums of whole numbers far below 2**53 are exact as floats.
    found = [np.bincount(among[row], weights[row], players + 1)[1:] for row in best]
    return np.array(found).astype(np.int64)


def _weighed(number: int, live: NDArray[np.integer[Any]]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """The sums of rank keys of all sets of `number` ranks, and how many ways there are to each with the live cards."""
    held, keys = _sets(number)
    ways = np.ones(len(keys), np.int64)
    for rank in range(_RANKS):
        ways *= _CHOOSE[live[rank]].take(held[rank])
    possible = ways > 0
    return keys[possible], ways[possible]


@cache
def _sets(number: int) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """The sets of so many ranks: how often each rank is in each, and the sums of their keys."""
    every = np.array(list(combinations_with_replacement(range(_RANKS), number)), np.int64)
    held = np.array([(every == rank).sum(axis=1) for rank in range(_RANKS)])
    return held, _RANK_KEY[every].sum(axis=1)


@cache
def _suited(number: int) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """The sets of so many ranks of one suit: as bits, and the sums of their keys."""
    every = np.array(list(combinations(range(_RANKS), number)), np.int64)
    return (1 << every).sum(axis=1), _RANK_KEY[every].sum(axis=1)


# ---------------------------------------------------------------------------------------------------------- sampling


def _sampled(hands: Sequence[Range], left: Sequence[tuple[Holding, ...]], table: _Table, draw: _Draw) -> Counts:
    """As many deals and boards as asked for, or, of ranges that hardly fit together, as many as could be found."""
    rng = np.random.default_rng(draw.seed)
    # Whoever may hold any two cards is dealt them last, from what is left: no deal is made less likely by that.
    narrow = [None if hand.is_random else np.array(own, np.uint8) for hand, own in zip(hands, left, strict=True)]
    found = np.zeros((len(hands), len(hands)), np.int64)
    got = tried = 0
    while got < draw.samples and tried < draw.samples * _MOST_DRAWN:
        if tried >= _DRAWN_AT_FIRST and got < FEWEST_SAMPLES:
            break
        dealt, taken = _drawn_holdings(rng, narrow, table, draw.samples - got)
        tried += _DRAWN_AT_A_TIME
        if not len(taken):
            continue
        board = [np.full(len(taken), one, np.uint8) for one in table.board]
        board += [_drawn_card(rng, taken) for _ in range(table.to_come)]
        places = np.array([bulk.places(np.column_stack([own, *board])) for own in dealt])
        found += _tally(places, np.ones(len(taken), np.int64))
        got += len(taken)
    if got < FEWEST_SAMPLES:
        raise BadSetup("ranges_crowded")
    return found


def _drawn_holdings(
    rng: np.random.Generator, narrow: Sequence[NDArray[np.uint8] | None], table: _Table, most: int
) -> tuple[list[NDArray[np.uint8]], NDArray[np.uint64]]:
    """Two cards for every player in some deals, and the cards gone then, a bit each; None may hold any two."""
    gone = reduce(or_, (1 << one for one in chain(*table)), 0)
    taken = np.full(_DRAWN_AT_A_TIME, gone, np.uint64)
    fits = np.ones(_DRAWN_AT_A_TIME, np.bool_)
    chosen: list[NDArray[np.uint8] | None] = []
    for own in narrow:
        if own is None:
            chosen.append(None)
            continue
        cards = own[rng.integers(len(own), size=_DRAWN_AT_A_TIME)]
        bits = _BIT[cards[:, 0]] | _BIT[cards[:, 1]]
        fits &= taken & bits == 0
        taken |= bits
        chosen.append(cards)
    kept = np.flatnonzero(fits)[:most]
    taken = taken[kept]
    dealt = []
    for cards_or_none in chosen:
        if cards_or_none is None:
            dealt.append(np.column_stack([_drawn_card(rng, taken), _drawn_card(rng, taken)]))
        else:
            dealt.append(cards_or_none[kept])
    return dealt, taken


def _drawn_card(rng: np.random.Generator, taken: NDArray[np.uint64]) -> NDArray[np.uint8]:
    """One more card for each deal, any that is not gone with the same chance; it is gone then."""
    drawn = rng.integers(52, size=len(taken), dtype=np.uint8)
    clash = np.flatnonzero((taken & _BIT[drawn]) != 0)
    while len(clash):
        drawn[clash] = rng.integers(52, size=len(clash), dtype=np.uint8)
        clash = clash[(taken[clash] & _BIT[drawn[clash]]) != 0]
    taken |= _BIT[drawn]
    return drawn
