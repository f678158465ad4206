"""The situation a robot is in, in the few numbers it decides by."""

from __future__ import annotations

from engine.actions import Action, Bet, Call, Check, Fold, Legal, Posting, RaiseTo
from engine.blinds import Limit
from engine.errors import IllegalAction
from engine.view import SeatView


class Spot:
    """One decision, from a view that is on turn.

    `odds`: the share of the pot a call would pay (0 with nothing to call). `rivals` still in. `raises` on this street,
    blinds not counted. `big`: what it costs to come in, the big blind or a straddle. `reach`: the street total beyond
    which nobody could call, `depth` that same amount in `big`. `unit`: what bets are rounded to, the small blind.
    `fixed`: the limit leaves no choice of the size.
    """

    __slots__ = ("big", "depth", "fixed", "legal", "odds", "pot", "raises", "reach", "rivals", "unit", "view")

    def __init__(self, view: SeatView) -> None:
        if view.legal is None:
            raise IllegalAction("not_on_turn", seat=view.seat)
        self.view = view
        self.legal: Legal = view.legal
        self.pot = view.pot
        self.big = max([post.chips for post in view.posts if post.posting is Posting.STRADDLE], default=view.blinds.big)
        self.fixed = view.blinds.limit is Limit.FIXED_LIMIT
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
        """How many rivals act after this seat in the first turn before the flop; big blind or straddle are the last."""
        folded = self.view.folded
        return sum([seat not in folded for seat in self.later(self.view.seat)])

    def later(self, seat: int) -> tuple[int, ...]:
        """The seats that act after this one in the first turn before the flop, folded since or not."""
        view = self.view
        order = view.order
        ends = [post.seat for post in view.posts if post.posting is Posting.STRADDLE]
        mine, last = order.index(seat), order.index(ends[-1] if ends else view.positions.big_blind)
        return order[mine + 1 : last + 1] if mine <= last else order[mine + 1 :] + order[: last + 1]

    def callers(self) -> int:
        """How many rivals have come in for the price before the flop."""
        return sum([isinstance(taken.action, Call) and taken.seat != self.view.seat for taken in self.view.actions])

    def in_position(self) -> bool:
        """Whether this seat acts after all rivals who can still bet, from the flop on."""
        view = self.view
        later = view.order[view.order.index(view.seat) + 1 :]
        return not any(view.stacks[seat] and seat not in view.folded for seat in later)

    def winnable(self) -> int:
        """The pot without what rivals have bet beyond a call of this seat's."""
        view, legal = self.view, self.legal
        most = legal.bet + legal.to_call
        over = [bet - most for seat, bet in view.bets.items() if bet > most and seat != view.seat]
        return self.pot - sum(over)

    def price(self) -> float:
        """The share that a call would pay of what it can win."""
        to_call = self.legal.to_call
        return to_call / (self.winnable() + to_call) if to_call else 0.0

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
        if legal.max_raise_to is None:
            return self.stay()
        return legal.raise_to(self.total(total))

    def total(self, wanted: float) -> int:
        """What `raise_to` would make of it, where raising is allowed."""
        least, most = self.legal.min_raise_to, self.legal.max_raise_to
        if least is None or most is None:
            raise IllegalAction("raise_not_allowed", seat=self.view.seat)
        whole = int(wanted) // self.unit * self.unit
        if whole > 0.55 * self.reach:
            whole = self.reach
        return min(max(whole, least), most)
