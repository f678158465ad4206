"""The player of a club's evening: knows position, price and short stacks, and trusts quick estimates for the rest."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from engine.actions import Action
from engine.robots.reading import draw_value, hole_rank, made_value
from engine.robots.spot import Spot
from engine.robots.temper import Temper
from engine.streets import Street
from engine.view import SeatView

PUSH_DEPTH = 10
"""With at most this many big blinds to play for, a robot pushes all-in or folds before the flop."""
LIMIT_PUSH_DEPTH = 2
"""The same in fixed limit, where one bet more is all that a push can be."""
_MOST_RAISES = 4  # on one street; beyond it only very strong hands go on raising, and then all-in


@dataclass(frozen=True, slots=True)
class Club:
    """A robot that plays by the numbers of its temper."""

    temper: Temper

    def decide(self, view: SeatView, rng: Random) -> Action:
        """A legal action for the seat of `view`. Raises IllegalAction `not_on_turn` if another seat has to act."""
        spot = Spot(view)
        if view.street != Street.PREFLOP:
            return self._after_the_flop(spot, rng)
        rank = self._rank(spot)
        if spot.depth <= (LIMIT_PUSH_DEPTH if spot.fixed else PUSH_DEPTH):
            return self._short(spot, rank)
        return self._before_the_flop(spot, rank, rng)

    def _short(self, spot: Spot, rank: float) -> Action:
        """Push or fold: more hands the shorter it is and the fewer are behind; against a raise by the price."""
        shorter = (PUSH_DEPTH / max(spot.depth, 0.5)) ** 0.5
        if spot.raises == 0:
            share = self.temper.pushes * shorter * 4 / (self._behind(spot) + 1)
            return spot.push() if rank < share else spot.pass_up()
        share = self.temper.pushes * 0.3 / max(spot.odds, 0.02) * shorter**0.5
        if rank >= share:
            return spot.pass_up()
        return spot.push() if rank < share / 2 else spot.stay()

    def _before_the_flop(self, spot: Spot, rank: float, rng: Random) -> Action:
        """Deep stacks: open by position, defend by price, raise again with the best only."""
        if spot.raises == 0:
            share = min(self.temper.opens * 6 / (self._behind(spot) + 2), 0.9)
            if spot.legal.can_check:
                share = self.temper.opens * 0.5
            if rank >= share:
                loosely = rank < share + self.temper.strays and rng.random() < self.temper.limps
                return spot.stay() if loosely else spot.pass_up()
            if rank > 0.06 and rng.random() < self.temper.limps:
                return spot.stay()
            callers = max(spot.pot // spot.big - 1, 0)
            return spot.raise_to(spot.big * (2.2 + 0.6 * rng.random() + min(callers, 4)))
        again = self.temper.defends * self.temper.reraises / spot.raises
        if rank < again:
            if spot.raises >= _MOST_RAISES - 1:
                return spot.push()
            return spot.raise_to((spot.view.bets[spot.view.seat] + spot.legal.to_call) * (2.6 + 0.8 * rng.random()))
        # A call for a large part of the stack needs a better hand, a cheap one a worse.
        weight = spot.legal.to_call / max(spot.legal.stack, 1)
        share = self.temper.defends / spot.raises * 0.3 / max(spot.odds, 0.08) * (1 - 0.7 * weight)
        return spot.stay() if rank < share else spot.pass_up()

    def _after_the_flop(self, spot: Spot, rng: Random) -> Action:
        """Bet and raise with good hands, call by the price, bluff now and then."""
        made = self._made(spot, rng)
        crowd = 1 + 0.3 * (spot.rivals - 1)
        worth = made**crowd
        draw = self._draw(spot)
        if spot.legal.can_check:
            if worth >= self.temper.bets_at and rng.random() < 0.85:
                return spot.raise_to(spot.pot * (0.45 + 0.35 * rng.random()))
            nerve = self.temper.bluffs + draw * 0.5 if spot.rivals < 4 else 0.0
            return spot.raise_to(spot.pot * (0.4 + 0.3 * rng.random())) if rng.random() < nerve else spot.pass_up()
        # Who bets is stronger than a stranger, the more so the larger the bet and the more often it was raised.
        price = self._price(spot, rng)
        worth -= 0.25 * price + 0.06 * (spot.raises - 1)
        if worth >= self.temper.raises_at - 0.12 and (spot.raises < _MOST_RAISES or made > 0.9):
            if spot.raises >= _MOST_RAISES - 1:
                return spot.push()
            total = spot.view.bets[spot.view.seat] + spot.legal.to_call + spot.pot * (0.6 + 0.4 * rng.random())
            return spot.raise_to(total)
        chance = max(worth, worth * 0.5 + draw)
        return spot.stay() if chance + self.temper.slack >= price + 0.12 else spot.pass_up()

    def _behind(self, spot: Spot) -> int:
        """How many rivals are still to act."""
        return spot.behind()

    def _rank(self, spot: Spot) -> float:
        """Where the hole cards stand among all, 0 to 1."""
        return hole_rank(spot.view.cards)

    def _made(self, spot: Spot, rng: Random) -> float:
        """What the cards are worth now."""
        return made_value(spot.view.cards, spot.view.board)

    def _draw(self, spot: Spot) -> float:
        """What they may become."""
        return draw_value(spot.view.cards, spot.view.board)

    def _price(self, spot: Spot, rng: Random) -> float:
        """The share of the pot that a call would pay."""
        return spot.odds
