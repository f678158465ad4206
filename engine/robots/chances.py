"""What a hand is worth against hands that the others may hold: some dozens of deals, drawn and played to the river."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.cards import Card
from engine.ranking import KEYS, NO_CARDS, strength_of_sum
from engine.robots.rivals import Rival, dealt
from engine.view import SeatView

DEALS = 72
"""So many are drawn against one rival, fewer against several, so that a decision costs little more."""
_FEWEST = 24


class Chances:
    """Deals to the river: for each of them what this seat has, and each rival's place in his range and strength."""

    __slots__ = ("_all_in", "_bets", "_deals", "_nothing", "_stacks")

    def __init__(self, view: SeatView, others: Sequence[Rival], rng: Random) -> None:
        self._bets = [view.bets[rival.seat] for rival in others]
        self._stacks = [view.stacks[rival.seat] for rival in others]
        self._all_in = [rival.all_in for rival in others]
        self._deals: list[tuple[int, list[tuple[float, int]]]] = []
        number = max(2 * DEALS // (1 + len(others)), _FEWEST)
        drawn = [dealt(rival, view, number, rng) for rival in others]
        self._nothing = [one.nothing for one in drawn]
        ranges = [one.holdings for one in drawn]
        if all(ranges):
            if len(ranges) == 1:
                places: list[tuple[int, ...]] = [(place,) for place in range(len(ranges[0]))]
            else:
                places = [tuple([int(rng.random() * len(one)) for one in ranges]) for _ in range(number)]
            self._draw(view, ranges, places, rng)

    def equity(self) -> float:
        """The share of the pot that is won when everybody stays to the river; one over all where nothing is known."""
        if not self._deals:
            return 1 / (1 + len(self._bets))
        return sum([_won(mine, [strong for _, strong in theirs]) for mine, theirs in self._deals]) / len(self._deals)

    def raising(self, pot: int, bet: int, to_call: int, total: int) -> float:
        """What a bet or raise to `total` is worth in chips, when each rival goes on with what the pot asks him to."""
        if not self._deals:
            return -1.0
        cost = total - bet
        more = [min(max(total - his, 0), stack) for his, stack in zip(self._bets, self._stacks, strict=True)]
        # He is offered a price and leaves with as many hands as it allows, or with all that have missed the board.
        leaves = [
            -1.0 if gone or not extra else max(0.85 * extra / (pot + to_call + extra), 0.9 * nothing)
            for gone, extra, nothing in zip(self._all_in, more, self._nothing, strict=True)
        ]
        sum_of_all = 0.0
        for mine, theirs in self._deals:
            against, middle = [], pot + cost
            for (place, strong), least, extra in zip(theirs, leaves, more, strict=True):
                if place >= least:
                    against.append(strong)
                    middle += extra
            sum_of_all += (_won(mine, against) * middle if against else middle) - cost
        return sum_of_all / len(self._deals) - 0.05 * cost

    def _draw(
        self,
        view: SeatView,
        ranges: Sequence[Sequence[tuple[Card, Card]]],
        places: Sequence[tuple[int, ...]],
        rng: Random,
    ) -> None:
        """Give each rival the hand at his place and complete the board; deals with a card twice are left out."""
        chance = rng.random
        board, own = view.board, view.cards
        known = 0
        for one in (*board, *own):
            known |= 1 << one
        to_come = 5 - len(board)
        sum_of_board = sum([KEYS[one] for one in board], NO_CARDS)
        for deal in places:
            taken, fits = known, True
            for hand, place in zip(ranges, deal, strict=True):
                first, second = hand[place]
                bits = 1 << first | 1 << second
                fits = fits and not taken & bits
                taken |= bits
            if not fits:
                continue
            total, full = sum_of_board, board
            for _ in range(to_come):
                card = int(chance() * 52)
                while taken >> card & 1:
                    card = int(chance() * 52)
                taken |= 1 << card
                full = (*full, Card(card))
                total += KEYS[card]
            theirs = []
            for hand, place in zip(ranges, deal, strict=True):
                first, second = hand[place]
                strong = strength_of_sum(total + KEYS[first] + KEYS[second], (first, second, *full))
                theirs.append(((place + 0.5) / len(hand), strong))
            mine = strength_of_sum(total + KEYS[own[0]] + KEYS[own[1]], (*own, *full))
            self._deals.append((mine, theirs))


def _won(mine: int, theirs: Sequence[int]) -> float:
    """The share of a pot among these strengths."""
    best = max(theirs)
    if mine > best:
        return 1.0
    return 0.0 if mine < best else 1 / (1 + theirs.count(mine))
