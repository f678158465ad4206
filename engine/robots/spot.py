"""The situation a robot is in, in the few numbers it decides by."""

from __future__ import annotations

from engine.actions import Action, Bet, Call, Check, Fold, Legal, RaiseTo
from engine.errors import IllegalAction
from engine.view import SeatView


class Spot:
    """One decision, from a view that is on turn.

    `odds`: the share of the pot a call would pay (0 with nothing to call). `rivals` still in. `raises` on this street,
    blinds not counted. `reach`: the street total beyond which nobody could call, `depth` that same amount in big
    blinds. `unit`: what bets are rounded to, the small blind.
    """

    __slots__ = ("big", "depth", "legal", "odds", "pot", "raises", "reach", "rivals", "unit", "view")

    def __init__(self, view: SeatView) -> None:
        if view.legal is None:
            raise IllegalAction("not_on_turn", seat=view.seat)
        self.view = view
        self.legal: Legal = view.legal
        self.pot = view.pot
        self.big = view.blinds.big
        self.unit = view.blinds.small or view.blinds.big
        self.odds = self.legal.to_call / (self.pot + self.legal.to_call) if self.legal.to_call else 0.0
        stacks, bets, folded, seat = view.stacks, view.bets, view.folded, view.seat
        most = self.rivals = 0
        for other, chips in stacks.items():
            if other != seat and other not in folded:
                self.rivals += 1
                most = max(most, chips + bets[other])
        self.reach = min(stacks[seat] + bets[seat], most)
        self.depth = self.reach / self.big
        self.raises = 0
        for taken in reversed(view.actions):
            if taken.street is not view.street:
                break
            if isinstance(taken.action, (RaiseTo, Bet)):
                self.raises += 1

    def behind(self) -> int:
        """How many rivals act after this seat in the first turn before the flop, the big blind being the last."""
        view = self.view
        order, folded = view.order, view.folded
        mine, last = order.index(view.seat), order.index(view.positions.big_blind)
        later = order[mine + 1 : last + 1] if mine <= last else order[mine + 1 :] + order[: last + 1]
        return sum([seat not in folded for seat in later])

    def pass_up(self) -> Action:
        """Check if that is free, else fold."""
        return Check() if self.legal.can_check else Fold()

    def stay(self) -> Action:
        """Check or call."""
        return Check() if self.legal.can_check else Call()

    def push(self) -> Action:
        """Put in everything a rival could match; call if raising is not allowed."""
        return self.raise_to(self.reach)

    def raise_to(self, total: float) -> Action:
        """Bet or raise to about `total`, in whole small blinds and within the bounds; if not allowed, call or check.

        Who would have more than 55 % of what can be played for in the middle puts in the rest.
        """
        legal = self.legal
        if legal.max_raise_to is None or legal.min_raise_to is None:
            return self.stay()
        wanted = int(total) // self.unit * self.unit
        if wanted > 0.55 * self.reach:
            wanted = self.reach
        return legal.raise_to(min(max(wanted, legal.min_raise_to), legal.max_raise_to))
