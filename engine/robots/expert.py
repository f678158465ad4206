"""The strong player: weighs what each choice is worth against the hands that the others may well hold."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from engine.actions import Action
from engine.robots import charts
from engine.robots.chances import Chances
from engine.robots.reading import hole_rank
from engine.robots.rivals import rivals
from engine.robots.spot import Spot
from engine.robots.temper import Temper
from engine.streets import Street
from engine.view import SeatView

PUSH_DEPTH = 12
"""With at most this many big blinds to play for, it pushes all-in or folds where nobody has raised."""
LIMIT_PUSH_DEPTH = 2
"""The same in fixed limit."""
_SIZES = (0.45, 0.8, 1.3)
"""Bets and raises that are weighed, in pots after a call."""
_MOST_RAISES = 4
_BLUFF = 0.4
"""Below this equity a bet is a bluff."""
_CALLERS = 0.6
"""The share of hands with which others come in for the price."""
_TO_RAISE = (0.0, 0.25, 0.6, 0.7, 0.8)
"""The least equity to bet, to raise a bet, to raise a raise ... whatever the others may fold."""


@dataclass(frozen=True, slots=True)
class Expert:
    """A robot that reckons, and bends to its temper where two choices are worth about the same."""

    temper: Temper

    def decide(self, view: SeatView, rng: Random) -> Action:
        """A legal action for the seat of `view`. Raises IllegalAction `not_on_turn` if another seat has to act."""
        spot = Spot(view)
        if view.street != Street.PREFLOP:
            return self._on_the_board(spot, rng)
        if spot.raises:
            return self._raised(spot, rng)
        if spot.depth <= (LIMIT_PUSH_DEPTH if spot.fixed else PUSH_DEPTH):
            return self._short(spot)
        return self._first_in(spot, rng)

    # ------------------------------------------------------------------------------------------------ before the flop

    def _short(self, spot: Spot) -> Action:
        """Push or fold: what it wins when all fold and what it is worth when somebody calls."""
        share = charts.calling(spot.depth, spot.rivals)
        alone = (1 - share) ** spot.rivals
        cost = spot.reach - spot.legal.bet
        called = charts.equity(spot.view.cards, share) * (spot.winnable() + 2 * cost) - cost
        worth = alone * spot.winnable() + (1 - alone) * called
        staying = 0.0
        if spot.legal.can_check:
            staying = charts.equity(spot.view.cards, 0.8) ** spot.rivals * spot.winnable()
        return spot.push() if worth + 0.3 * self._eager() * spot.big > staying else spot.pass_up()

    def _first_in(self, spot: Spot, rng: Random) -> Action:
        """Nobody has raised: open by position, or come in for the price where others have, or see the flop free."""
        temper = self.temper
        rank = hole_rank(spot.view.cards)
        callers = spot.callers()
        share = charts.opening(spot.behind(), heads_up=len(spot.view.order) == 2) * (temper.opens / 0.2) ** 0.6
        if callers or spot.legal.can_check:
            share = min(share, 0.45) * 0.6
        if rank < min(share, 0.95) and (rank < 0.05 or rng.random() >= temper.limps * 0.7):
            return spot.raise_to(spot.big * (2.4 + 0.3 * rng.random() + 1.1 * callers))
        if spot.legal.can_check or rank < min(share, 0.95):
            return spot.stay()
        price = spot.price()
        invited = rank < 1.7 * temper.opens and (callers or price < 0.3)
        cheap = self._realized(spot, charts.equity(spot.view.cards, _CALLERS), callers) > price - self._patience()
        return spot.stay() if invited and cheap else spot.pass_up()

    def _raised(self, spot: Spot, rng: Random) -> Action:
        """Somebody has raised: fold, call or raise again, by the price and by what he raises with."""
        share, others = self._raiser(spot)
        equity = charts.equity(spot.view.cards, share)
        price, legal = spot.price(), spot.legal
        total = legal.bet + legal.to_call + (1.1 if spot.in_position() else 1.4) * spot.winnable()
        worthy = 0.56 + 0.1 * self.temper.limps + 0.03 * others
        if spot.legal.max_raise_to is not None:
            if not spot.fixed and (total > 0.4 * spot.reach or spot.depth <= PUSH_DEPTH):
                return self._all_in(spot, share, others, equity)
            if equity > worthy and spot.raises < _MOST_RAISES:
                return spot.raise_to(total)
        real = self._realized(spot, equity, others)
        if real >= price - self._patience():
            return spot.stay()
        nearly = real >= price - 0.04 and spot.raises == 1 and not others
        return spot.raise_to(total) if nearly and rng.random() < self.temper.bluffs else spot.pass_up()

    def _all_in(self, spot: Spot, share: float, others: int, equity: float) -> Action:
        """A raise would be for the stack: all of it, a call, or nothing."""
        legal, pot = spot.legal, spot.winnable()
        cost = spot.reach - legal.bet
        more = cost - legal.to_call
        folds = 0.45 * min(more / (pot + cost), 1.0) * 0.9**others if more > 0 else 0.0
        called = charts.equity(spot.view.cards, share * (1 - folds)) * 0.92**others * (pot + cost + more) - cost
        pushing = folds * pot + (1 - folds) * called
        calling = self._realized(spot, equity, others) * (pot + legal.to_call) - legal.to_call
        staying = max(calling, 0.0) if legal.can_check else calling
        if pushing + 0.1 * self._eager() * pot > max(staying, 0.0):
            return spot.push()
        return spot.stay() if staying + self._patience() * pot >= 0 else spot.pass_up()

    def _raiser(self, spot: Spot) -> tuple[float, int]:
        """The narrowest of the others' shares, and how many more have come in."""
        shares = sorted([rival.share for rival in rivals(spot)])
        return shares[0], sum([share < 1 for share in shares]) - 1

    def _realized(self, spot: Spot, equity: float, others: int) -> float:
        """What of an equity can be had on the board: less out of position, less in a crowd."""
        first, second = spot.view.cards
        if spot.legal.to_call >= 0.5 * spot.legal.stack:
            return equity * 0.85**others
        handy = (0.04 if first & 3 == second & 3 else 0.0) - (0.03 if len(spot.view.order) > 2 else 0.0)
        return (equity + handy) * (0.96 if spot.in_position() else 0.82) * 0.82**others

    # --------------------------------------------------------------------------------------------------- on the board

    def _on_the_board(self, spot: Spot, rng: Random) -> Action:
        """The choice that is worth most against many deals of what the others may hold."""
        legal, pot = spot.legal, spot.winnable()
        chances = Chances(spot.view, rivals(spot), rng)
        equity = chances.equity()
        real = 1.0
        if legal.to_call and spot.view.street is not Street.RIVER:
            real = (0.97 if spot.in_position() else 0.9) * (0.85 if spot.raises > 1 else 1.0)
        staying = real * equity * (pot + legal.to_call) - legal.to_call
        best, size = staying, None
        if legal.max_raise_to is not None and equity > _TO_RAISE[min(spot.raises, len(_TO_RAISE) - 1)]:
            for share in _SIZES[:1] if spot.fixed else _SIZES:
                wanted = legal.bet + legal.to_call + share * (pot + legal.to_call)
                worth = chances.raising(pot, legal.bet, legal.to_call, spot.total(wanted)) + self._eager() * pot
                # With little in hand it bluffs now and then only, by its temper, so that it cannot be read.
                willing = equity >= _BLUFF or rng.random() < 0.4 + 2 * self.temper.bluffs
                if willing and worth > best:
                    best, size = worth, wanted
        if size is not None and best > 0 and not self._rather_calls(spot, rng):
            return spot.raise_to(size)
        return spot.stay() if legal.can_check or staying + self._patience() * pot > 0 else spot.pass_up()

    def _rather_calls(self, spot: Spot, rng: Random) -> bool:
        """Whether it only calls a bet that it could well raise: the oftener, the more it likes to call."""
        return spot.legal.to_call > 0 and rng.random() < self.temper.limps - 0.25

    def _eager(self) -> float:
        """How much more a bet is worth to it than it is, in pots."""
        return (0.6 - self.temper.bets_at) * 0.5

    def _patience(self) -> float:
        """How much a call may cost, in pots."""
        return 0.15 * self.temper.slack
