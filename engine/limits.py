"""Betting with a limit: pot-limit and fixed limit, each as far as it differs from no-limit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from engine.betting import Betting
from engine.blinds import Blinds, Limit
from engine.rules import HeadsUpCap, HouseRules, Reopening


class PotLimit(Betting):
    """Nobody may raise by more than the pot is after his call (RROP 14).

    `short` are the chips that blinds fell short of; before the flop the pot counts as if they had been posted in full
    (TDA 54-B).
    """

    __slots__ = ("short",)

    def __init__(self, stacks: Sequence[int]) -> None:
        super().__init__(stacks)
        self.short = 0

    def copy(self) -> Self:
        """An independent copy."""
        twin = super().copy()
        twin.short = self.short
        return twin

    def post_blind(self, place: int, amount: int) -> int:
        """Take a blind, and remember what it fell short of."""
        paid = super().post_blind(place, amount)
        self.short += amount - paid
        return paid

    def open_street(self, minimum: int) -> None:
        """Start a later round; short blinds count no more."""
        self.short = 0
        super().open_street(minimum)

    def _bounds(self, place: int) -> tuple[int, int]:
        all_in = self.bets[place] + self.stacks[place]
        pot = sum(self.paid) + self.dead + self.short
        most = min(self.price + pot + self.price - self.bets[place], all_in)
        return min(self.price + self.step, most), most


class FixedLimit(Betting):
    """Bets and raises of one size a street, `step`; only an all-in may be smaller.

    `base` is the street total that the next full bet or raise is counted from: an all-in that is large enough to count
    moves it, a smaller one is only completed (RROP 3-6). `raises` counts those that count, the bet being number 0.
    `lifted` says that the cap was reached between two players who may go on (RROP 3-4); more will not be in again.
    """

    __slots__ = ("base", "lifted", "raises", "rules")

    def __init__(self, stacks: Sequence[int], rules: HouseRules, *, last_two: bool = False) -> None:
        """`last_two`: only two players are left in the tournament (TDA 48)."""
        super().__init__(stacks)
        self.rules = rules
        self.base = 0
        self.raises = -1
        self.lifted = rules.raise_cap is None or (last_two and rules.heads_up_cap is HeadsUpCap.EVENT)

    def copy(self) -> Self:
        """An independent copy."""
        twin = super().copy()
        twin.rules = self.rules
        twin.base = self.base
        twin.raises = self.raises
        twin.lifted = self.lifted
        return twin

    def open_blinds(self, price: int, step: int) -> None:
        """Coming in costs the full big blind, which counts as the bet."""
        super().open_blinds(price, step)
        self.base = price
        self.raises = 0

    def straddle(self, total: int, *, as_raise: bool) -> None:
        """A straddle is a raise like any other, or the bet instead of the big blind; the size of raises stays."""
        if as_raise:
            self._reprice(total)
        else:
            self.price = self.base = total

    def begin(self, last_place: int) -> None:
        """Start the round before the flop, after everything is posted."""
        self._lift()
        super().begin(last_place)

    def open_street(self, minimum: int) -> None:
        """Start a later round with bets of `minimum`."""
        self.base = 0
        self.raises = -1
        super().open_street(minimum)

    def _bounds(self, place: int) -> tuple[int, int]:
        total = min(self.base + self.step, self.bets[place] + self.stacks[place])
        return total, total

    def _refusal_to_raise(self, place: int) -> str | None:
        code = super()._refusal_to_raise(place)
        cap = self.rules.raise_cap
        return "capped" if code is None and cap is not None and self.raises >= cap and not self.lifted else code

    def _reopens(self, owed: int) -> bool:
        return self._counts(owed)

    def _counts(self, increase: int) -> bool:
        """True if an increase is large enough to be a raise: a full bet, or half of one (TDA 47-B, S1-29)."""
        return increase >= self.step or (self.rules.reopening is Reopening.HALF and 2 * increase >= self.step)

    def _full_raise(self) -> int:
        return self.base + self.step

    def _reprice(self, total: int) -> None:
        self.raised.append((self.price, self.base, self.raises))
        if self._counts(total - self.base):
            self.raises += 1
            self.base = total
            self._lift()
        self.price = total

    def _take_back_raise(self) -> None:
        self.price, self.base, self.raises = self.raised.pop()

    def _lift(self) -> None:
        """Two who are alone when the cap is reached may go on, whoever of them is all-in now (R 3-4)."""
        if self.raises == self.rules.raise_cap and self.rules.heads_up_cap is HeadsUpCap.HAND and self.movers == 2:
            self.lifted = True


def betting(stacks: Sequence[int], blinds: Blinds, rules: HouseRules, *, last_two: bool = False) -> Betting:
    """The betting of a hand by its limit, before anything is posted."""
    if blinds.limit is Limit.NO_LIMIT:
        return Betting(stacks)
    if blinds.limit is Limit.POT_LIMIT:
        return PotLimit(stacks)
    return FixedLimit(stacks, rules, last_two=last_two)
