"""What a seat on turn faces, from what it may see: what a call costs, what can be won, how far a raise must go and why.

The betting so far is done again by the engine's own `Betting`, so what is told of it is what the rules will do.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from engine.actions import Bet, Call, Check, Due, Legal, Mishap, Posting, RaiseTo
from engine.betting import Betting
from engine.blinds import AnteKind, Limit
from engine.errors import IllegalAction
from engine.limits import FixedLimit, PotLimit, betting
from engine.posting import post
from engine.rules import HouseRules
from engine.streets import Street
from engine.view import SeatView

_DEADLY = (Mishap.ABSENT, Mishap.DEAD_HAND, Mishap.WRONG_COUNT)


class Barred(StrEnum):
    """Why a seat on turn may not bet or raise; the codes are the engine's."""

    STACK_ONLY_CALLS = "stack_only_calls"
    NOBODY_TO_CALL = "nobody_to_call"
    NOT_REOPENED = "not_reopened"
    CAPPED = "capped"


@dataclass(frozen=True, slots=True)
class PotOdds:
    """What a call pays and what it can win, in chips.

    `to_win`: what is in the middle as far as this seat can win it, its own call not counted. `behind`: what comes to it
    if all the others who are still in pay as much.
    """

    to_call: int
    to_win: int
    behind: int = 0

    @property
    def needed(self) -> Fraction:
        """The share of pots like this that it must win so that calling costs nothing on the average, 0 to 1."""
        return Fraction(self.to_call, self.to_call + self.to_win)

    @property
    def needed_of_all(self) -> Fraction:
        """The same where all stay: what a share against all of their hands is measured by."""
        return Fraction(self.to_call, self.to_call + self.to_win + self.behind)


@dataclass(frozen=True, slots=True, kw_only=True)
class Raising:
    """How a seat on turn may bet or raise, in totals of the street.

    Attributes:
        barred: why it may not; all else then tells how the betting stands all the same.
        price: what must be matched; `owed`: what this seat lacks to it, be it more than it has.
        step: the least increase: the largest full bet or raise of the street so far, or the bet of the limit.
        by: who made that increase, and `base`: from which total it was counted; `by` None: the blind made it.
        least: the total of the least full raise, `stack_ends`: whether the stack ends before it.
        most: the largest total, `pot`: where the pot is the limit, what is in the middle, short blinds as if paid.
        raises: in fixed limit, so many raises have been made on this street, the bet not counted; `cap` ends them.
    """

    barred: Barred | None
    is_bet: bool
    price: int
    owed: int
    step: int
    by: int | None
    base: int
    least: int
    stack_ends: bool
    most: int | None
    limit: Limit
    pot: int | None = None
    raises: int | None = None
    cap: int | None = None


def pot_odds(view: SeatView) -> PotOdds | None:
    """What a call would pay and could win; None where checking is free or it is another seat's turn.

    Of every bet only what this seat will have matched counts: the rest goes to side pots that it cannot win, or back.
    """
    if view.legal is None or not view.legal.to_call:
        return None
    paid, dead = paid_in(view)
    to_call = view.legal.to_call
    own = paid[view.seat] + to_call
    others = sum(min(chips, own) for seat, chips in paid.items() if seat != view.seat)
    rivals = [seat for seat in view.order if seat != view.seat and seat not in view.folded]
    behind = sum(max(0, min(own - paid[seat], view.stacks[seat])) for seat in rivals)
    return PotOdds(to_call, dead + others + paid[view.seat], behind)


def paid_in(view: SeatView) -> tuple[dict[int, int], int]:
    """What each seat has put in so far as its own, and the dead money: posts for the table, chips of a void hand."""
    paid = dict.fromkeys(view.order, 0)
    one_pays = view.blinds.ante_kind is not AnteKind.PLAYER
    for seat, posting, chips in view.posts:
        if posting is not Posting.DEAD and not (one_pays and posting is Posting.ANTE):
            paid[seat] += chips
    for taken in view.actions:
        paid[taken.seat] += taken.chips
    return paid, view.pot - sum(paid.values())


def raising(view: SeatView, rules: HouseRules) -> Raising:
    """How the seat on turn may bet or raise under these rules. Raises IllegalAction `not_on_turn`."""
    legal = view.legal
    if legal is None:
        raise IllegalAction("not_on_turn", seat=view.seat)
    again, by, base = _played_again(view, rules)
    owed = again.price - legal.bet
    limited = isinstance(again, FixedLimit)
    full = (again.base if isinstance(again, FixedLimit) else again.price) + again.step
    ends = legal.bet + legal.stack < full
    return Raising(
        barred=_barred(again, legal),
        is_bet=legal.is_bet,
        price=again.price,
        owed=owed,
        step=again.step,
        by=by,
        base=base,
        least=full,
        stack_ends=ends,
        most=legal.max_raise_to,
        limit=view.blinds.limit,
        pot=sum(again.paid) + again.dead + again.short if isinstance(again, PotLimit) else None,
        raises=max(again.raises, 0) if isinstance(again, FixedLimit) else None,
        cap=None if not limited or getattr(again, "lifted", False) else rules.raise_cap,
    )


def _barred(again: Betting, legal: Legal) -> Barred | None:
    """Why the engine refuses a raise, asked by trying one."""
    if legal.max_raise_to is not None:
        return None
    action = Bet(1) if again.price == 0 else RaiseTo(again.price + 1)
    try:
        again.copy().act(action)
    except IllegalAction as refused:
        return Barred(refused.code)
    return None


def _played_again(view: SeatView, rules: HouseRules) -> tuple[Betting, int | None, int]:
    """The betting as it stands, who made the last full bet or raise of this street, and from which total."""
    paid = dict.fromkeys(view.order, 0)
    for seat, _posting, chips in view.posts:
        paid[seat] += chips
    for taken in view.actions:
        paid[taken.seat] += taken.chips
    again = betting([view.stacks[seat] + paid[seat] for seat in view.order], view.blinds, rules)
    again.dead = view.pot - sum(paid.values())
    post(again, view.order, view.positions, view.blinds, rules, _dues(view))
    street, by, base = Street.PREFLOP, None, 0
    for number, taken in enumerate(view.actions):
        _kill(again, view, number)
        if taken.street is not street:
            street, by, base = taken.street, None, 0
            _open(again, street, view, rules)
        before, step = again.price, again.step
        start = again.base if isinstance(again, FixedLimit) else before
        again.act(taken.action)
        if again.price - before >= step and isinstance(taken.action, Bet | RaiseTo):
            by, base = taken.seat, start
    _kill(again, view, len(view.actions))
    if view.street is not street:
        by, base = None, 0
        _open(again, view.street, view, rules)
    return again, by, base


def _kill(again: Betting, view: SeatView, number: int) -> None:
    """The hands that died after so many actions without being folded: of whoever was away for the deal (TDA 30)."""
    for noted in view.irregularities:
        if noted.after == number and noted.mishap in _DEADLY and noted.seat is not None:
            again.kill(view.order.index(noted.seat))


def _open(again: Betting, street: Street, view: SeatView, rules: HouseRules) -> None:
    late = street >= Street.TURN and view.blinds.limit is Limit.FIXED_LIMIT and rules.double_bet_on_turn
    again.open_street(view.blinds.upper if late else view.blinds.lower)


def _dues(view: SeatView) -> Sequence[Due]:
    posted = (Posting.STRADDLE, Posting.LIVE, Posting.DEAD)
    return [Due(seat, posting, chips) for seat, posting, chips in view.posts if posting in posted]


@dataclass(frozen=True, slots=True)
class Behind:
    """Where a seat on turn stands among those that are in.

    `now`: who still acts after it in this round if nobody raises. `later`: all that are in and have chips, in the order
    in which they act on the streets to come, itself among them; empty on the river.
    """

    now: tuple[int, ...]
    later: tuple[int, ...]


def behind(view: SeatView, rules: HouseRules) -> Behind:
    """Who acts after the seat on turn. Raises IllegalAction `not_on_turn`."""
    if view.legal is None:
        raise IllegalAction("not_on_turn", seat=view.seat)
    again, _by, _base = _played_again(view, rules)
    now: list[int] = []
    while again.turn is not None and len(now) <= len(view.order):
        now.append(view.order[again.turn])
        again.act(Check() if again.price == again.bets[again.turn] else Call())
    gone = {*view.folded, *view.all_in}
    later = [seat for seat in view.order if seat not in gone]
    return Behind(tuple(now[1:]), () if view.street is Street.RIVER else tuple(later))
