"""What a seat's own cards are worth, from what it may see: equity, what beats them now, and cards that improve them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from math import comb
from random import Random

from engine import ranges
from engine.cards import ALL_CARDS, Card, rank
from engine.ranking import Category, category, strength
from engine.view import SeatView

SAMPLES = 10_000
"""Deals drawn for an equity against unknown hands: exact to about half a percentage point."""

BETTER_THIRD = "22+,A2s+,K5s+,Q8s+,J8s+,T8s+,98s,87s,A2o+,K9o+,Q9o+,JTo"
"""About the better third of all hands before the flop, for somebody who has raised."""


@dataclass(frozen=True, slots=True)
class Equity:
    """The share of the pot that a hand wins on the average, from 0 to 1, and its standard error; 0: exact."""

    share: float
    error: float


def against_random(cards: Sequence[Card], board: Sequence[Card], rivals: int, rng: Random) -> Equity:
    """Against so many hands of which nothing is known. `rng` chooses the deals; one hand on the river is counted."""
    if rivals == 1 and len(board) == 5:
        found = beaten(cards, board)
        won = found.holdings - found.better - found.equal
        return Equity((won + found.equal / 2) / found.holdings, 0.0)
    return _equity([ranges.holding(*cards), *[ranges.read(ranges.RANDOM)] * rivals], board, rng)


def against_a_raiser(cards: Sequence[Card], board: Sequence[Card], rivals: int, rng: Random) -> Equity:
    """The same, but one of them holds a hand of the better third."""
    others = [ranges.read(ranges.RANDOM)] * (rivals - 1)
    return _equity([ranges.holding(*cards), ranges.read(BETTER_THIRD), *others], board, rng)


def against_known(
    cards: Sequence[Card], board: Sequence[Card], rivals: Sequence[Sequence[Card]], dead: Sequence[Card] = ()
) -> Equity:
    """Against these very hands, without the dead cards; always exact."""
    from engine import odds  # with NumPy, which few need

    hands = [ranges.holding(*held) for held in (cards, *rivals)]
    found = odds.odds(hands, board, dead)
    return Equity(float(found.hands[0].equity), 0.0)


def _equity(hands: Sequence[ranges.Range], board: Sequence[Card], rng: Random) -> Equity:
    from engine import odds

    seed = int(rng.random() * (1 << 32))
    mine = odds.odds(hands, board, sampled=True, seed=seed, samples=SAMPLES).hands[0]
    return Equity(float(mine.equity), mine.error)


def rivals(view: SeatView) -> tuple[int, ...]:
    """The other seats that are still in."""
    return tuple(seat for seat in view.order if seat != view.seat and seat not in view.folded)


# ---- what beats it now -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Beaten:
    """Of all pairs of cards that a rival may hold: `holdings` in all, `better`, and `equal`.

    `kinds`: how many of the better ones make which kind of hand, the best first. `best`: the strength of the best hand
    that anybody can have now, and `is_best`: whether it is one's own.
    """

    holdings: int
    better: int
    equal: int
    kinds: Mapping[Category, int]
    best: int
    is_best: bool


def beaten(cards: Sequence[Card], board: Sequence[Card]) -> Beaten:
    """What beats these cards on this board of three to five, now and not later."""
    own = strength((*cards, *board))
    better: dict[Category, int] = {}
    holdings = equal = 0
    best = own
    for other in combinations(_unseen(cards, board), 2):
        holdings += 1
        theirs = strength((*other, *board))
        if theirs > own:
            kind = category(theirs)
            better[kind] = better.get(kind, 0) + 1
            best = max(best, theirs)
        elif theirs == own:
            equal += 1
    kinds = dict(sorted(better.items(), reverse=True))
    return Beaten(holdings, sum(kinds.values()), equal, kinds, best, best == own)


# ---- cards to come ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Outs:
    """Cards that would make a better kind of hand, by what they make, the best kind first.

    `next_card` and `by_river`: the chance that one of them comes with the next card, and with any card to come.
    """

    cards: Mapping[Category, tuple[Card, ...]]
    next_card: Fraction
    by_river: Fraction

    @property
    def number(self) -> int:
        """How many there are."""
        return sum(len(found) for found in self.cards.values())


def outs(cards: Sequence[Card], board: Sequence[Card]) -> Outs | None:
    """The outs on flop or turn; None before the flop and on the river.

    A card counts that makes a better kind of hand than there is now and does so through one's own cards: a pair that
    falls on the board helps everybody alike, unless it fills up a full house.
    """
    to_come = 5 - len(board)
    if to_come not in (1, 2):
        return None
    now = category(strength((*cards, *board)))
    own = {rank(one) for one in cards}
    unseen = _unseen(cards, board)
    found: dict[Category, list[Card]] = {}
    for one in unseen:
        then = category(strength((*cards, *board, one)))
        if then <= now:
            continue
        if rank(one) in own or (then >= Category.STRAIGHT and not _is_on_board(then, (*board, one))):
            found.setdefault(then, []).append(one)
    ordered = {kind: tuple(found[kind]) for kind in sorted(found, reverse=True)}
    hits, left = sum(map(len, found.values())), len(unseen)
    by_river = 1 - Fraction(comb(left - hits, to_come), comb(left, to_come))
    return Outs(ordered, Fraction(hits, left), by_river)


def _is_on_board(kind: Category, board: Sequence[Card]) -> bool:
    """Whether the board alone makes that kind, so that everybody has it."""
    return len(board) == 5 and category(strength(board)) >= kind


def _unseen(cards: Sequence[Card], board: Sequence[Card]) -> list[Card]:
    seen = {*cards, *board}
    return [one for one in ALL_CARDS if one not in seen]
