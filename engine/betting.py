"""Betting: whose turn it is, what he may do, and the chips it moves; here without a limit, in `limits` with one.

Players are places 0 to n-1, clockwise from the first one left of the button, so that place 0 speaks first after the
flop and the last place is the button's. One Betting serves the whole hand; `open_street` starts each round.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from engine.actions import Action, Bet, Call, Check, Fold, Legal, RaiseTo
from engine.errors import IllegalAction
from engine.rules import MOST_PLAYERS

ROUNDS = tuple(
    tuple(tuple((after + 1 + step) % players for step in range(players)) for after in range(players))
    for players in range(MOST_PLAYERS + 1)
)
"""By number of players, and by place: all places in turn after this one, itself last."""


class Betting:
    """The chips in front of everybody during one hand.

    `stacks` are the chips behind, `bets` those of the current street, `paid` all of the hand, own antes included;
    `dead` are chips that are nobody's bet: an ante paid by one for all, a dead post, chips carried over. `folded` says
    who is out. `price` is what must be matched on this street, the full big blind before the flop even where it was
    posted short (RROP 4-1). `step` is the largest full bet or raise of the street, at first the big blind (TDA 43-A).
    `turn` is the place to act, None when the round is over. `in_hand` counts those who have not folded, `movers` those
    of them who still have chips behind.
    """

    __slots__ = (
        "acted", "bets", "dead", "folded", "forced", "forgiven", "high", "in_hand", "movers", "paid", "price", "raised",
        "stacks", "step", "turn",
    )  # fmt: skip

    def __init__(self, stacks: Sequence[int]) -> None:
        """Everybody in, with these chips, before anything is posted."""
        players = len(stacks)
        self.stacks = list(stacks)
        self.bets = [0] * players
        self.paid = [0] * players
        self.dead = 0
        self.folded = [False] * players
        self.acted = [False] * players
        self.in_hand = players
        self.movers = players
        self.price = 0
        self.step = 0
        self.forced: list[int] = self.paid  # what of `paid` was posted; never changed after the betting is open
        self.raised: list[tuple[int, ...]] = []  # what each bet and raise of the street changed, to take it back
        self.high = 0  # the largest real bet; below `price` only while the big blind is short and nobody has called it
        self.forgiven: dict[int, int] | None = None  # a price that a place need not match, because less had stood
        self.turn: int | None = None

    def copy(self) -> Self:
        """An independent copy."""
        twin = type(self).__new__(type(self))
        twin.stacks = self.stacks[:]
        twin.bets = self.bets[:]
        twin.paid = self.paid[:]
        twin.dead = self.dead
        twin.folded = self.folded[:]
        twin.acted = self.acted[:]
        twin.in_hand = self.in_hand
        twin.movers = self.movers
        twin.price = self.price
        twin.step = self.step
        twin.forced = self.forced
        twin.raised = self.raised[:]
        twin.high = self.high
        twin.forgiven = self.forgiven  # replaced where it changes, never changed
        twin.turn = self.turn
        return twin

    def post_ante(self, place: int, amount: int, *, for_all: bool = False) -> int:
        """Take an ante from a stack, as far as it goes; it is no part of the player's bet. Returns the chips.

        An ante `for_all` is dead money: any player all-in can win the whole of it.
        """
        paid = min(amount, self.stacks[place])
        self._take(place, paid)
        if for_all:
            self.dead += paid
        else:
            self.paid[place] += paid
        return paid

    def post_blind(self, place: int, amount: int) -> int:
        """Take a blind from a stack, as far as it goes; it is live. Returns the chips paid."""
        paid = min(amount, self.stacks[place])
        self._take(place, paid)
        self.bets[place] += paid
        self.paid[place] += paid
        return paid

    def post_dead(self, place: int, amount: int) -> int:
        """Take a missed small blind from a stack, as far as it goes, into the pot. Returns the chips paid."""
        paid = min(amount, self.stacks[place])
        self._take(place, paid)
        self.dead += paid
        return paid

    def open_blinds(self, price: int, step: int) -> None:
        """Coming in costs the full big blind, however short it was posted; `step` is the least raise over it."""
        self.price = price
        self.step = step

    def straddle(self, total: int, *, as_raise: bool) -> None:
        """A straddle makes the price `total`: a raise (S1-39), or a larger blind with a least raise to match (R 14)."""
        if as_raise:
            self._reprice(total)
        else:
            self.price = self.step = total

    def begin(self, last_place: int) -> None:
        """Start the round before the flop, after everything is posted.

        First to act is left of `last_place`, the big blind's or the last straddler's.
        """
        self.high = max(self.bets)
        self.raised = []
        self.forced = self.paid[:]
        self._pass_turn(last_place)

    def open_street(self, minimum: int) -> None:
        """Start a later round: no bets, `minimum` to open, place 0 is asked first."""
        players = len(self.bets)
        self.bets = [0] * players
        self.acted = [False] * players
        self.price = self.high = 0
        self.step = minimum
        self.raised = []
        self.forgiven = None
        self._pass_turn(players - 1)

    def legal(self, seat: int) -> Legal:
        """What the place on turn, sitting in `seat`, may do. Only while `turn` is not None."""
        place = self._turn()
        stack, bet = self.stacks[place], self.bets[place]
        owed = self.price - bet
        to_call = owed if owed < stack else stack
        least = most = None
        if self._refusal_to_raise(place) is None:
            least, most = self._bounds(place)
        return Legal(seat, True, to_call == 0, to_call, least, most, self.price == 0, stack, bet)

    def act(self, action: Action) -> int:
        """Do it for the place on turn and pass the turn on. Returns the chips put in.

        Raises IllegalAction and changes nothing: `bet_to_call`, `nothing_to_call`, `bet_not_raise`, `raise_not_bet`,
        `not_reopened`, `nobody_to_call`, `stack_only_calls`, `capped`, `amount_not_whole`, `amount_too_small`,
        `amount_too_large`, `no_such_action`.
        """
        place = self.turn
        if place is None:
            raise IllegalAction("nobody_to_act")
        bet = self.bets[place]
        kind = type(action)
        if kind is Fold:
            chips = 0
            self.folded[place] = True
            self.in_hand -= 1
            self.movers -= 1
        elif kind is Call:
            chips = self.price - bet
            if not chips:
                raise IllegalAction("nothing_to_call")
            chips = min(chips, self.stacks[place])
            self._put_in(place, chips)
        elif kind is Check:
            chips = 0
            if self.price != bet:
                raise IllegalAction("bet_to_call", to_call=min(self.price - bet, self.stacks[place]))
        elif isinstance(action, (Bet, RaiseTo)):
            self._refuse_amount(place, action)
            chips = action.amount - bet
            self._raise_to(place, action.amount)
        else:
            raise IllegalAction("no_such_action", action=str(action))
        self.acted[place] = True
        self._pass_turn(place)
        return chips

    def judged(self, action: Action) -> Action:
        """What the half rule makes of an action of the place on turn (TDA 43-A).

        A raise of at least half the least increase, but less than it, is a full raise, or all-in where the stack ends
        before; a smaller one is a call. An opening bet below the least is the least. All-ins, and everything else, stay
        as they are.
        """
        place = self._turn()
        if not isinstance(action, (Bet, RaiseTo)) or type(action.amount) is not int:
            return action
        if isinstance(action, Bet) != (self.price == 0) or self._refusal_to_raise(place) is not None:
            return action
        least, _ = self._bounds(place)
        if not self.price < action.amount < least or action.amount == self.bets[place] + self.stacks[place]:
            return action
        if isinstance(action, Bet):
            return Bet(least)
        # Half of a full raise, also where his stack does not reach it.
        return RaiseTo(least) if 2 * (action.amount - self.price) >= self._full_raise() - self.price else Call()

    def let_stand(self, total: int) -> int:
        """Put in chips up to `total` of the street for the place on turn, though the rules forbid it (TDA 52).

        A table judgement that stood: an underbet, an underraise, a raise without the right to it, or less than the
        price, which the place then need not match any more. Only a full raise sets a new least raise. Returns the chips
        put in. Raises IllegalAction, changing nothing: `amount_not_whole`, or `amount_too_large` beyond the stack or
        below what is in already.
        """
        place = self._turn()
        bet, most = self.bets[place], self.bets[place] + self.stacks[place]
        if type(total) is not int:
            raise IllegalAction("amount_not_whole", amount=str(total))
        if not bet <= total <= most:
            raise IllegalAction("amount_too_large", amount=total, least=bet, most=most)
        if total > self.price:
            self._raise_to(place, total)
        else:
            self._put_in(place, total - bet)
            if total < self.price:
                self.forgiven = {**(self.forgiven or {}), place: self.price}
        self.acted[place] = True
        self._pass_turn(place)
        return total - bet

    def kill(self, place: int) -> None:
        """Take a place out of the hand, on its turn or not; what nobody has called of its bet goes back (TDA 65-A).

        Blinds and antes stay in, called or not (TDA 30), but nobody has to match a dead blind beyond the price.
        """
        bets, forced = self.bets, self.forced
        uncalled = bets[place] - max(chips for other, chips in enumerate(bets) if other != place)
        uncalled = min(uncalled, self.paid[place] - forced[place])
        self.folded[place] = True
        self.in_hand -= 1
        self.movers -= bool(self.stacks[place])
        if uncalled > 0:
            self.give_back(place, uncalled)
        self.high = max(
            chips for other, chips in enumerate(bets) if not self.folded[other] or self.paid[other] > forced[other]
        )
        self._lower_price(self.high)
        turn = self.turn
        if turn is None or turn == place or self.in_hand < 2 or not self.movers or not self._is_asked(turn):
            self._pass_turn(place if turn is None else turn)

    def give_back(self, place: int, chips: int) -> None:
        """Return an uncalled bet to its owner."""
        self.stacks[place] += chips
        self.bets[place] -= chips
        self.paid[place] -= chips

    def _turn(self) -> int:
        if self.turn is None:
            raise IllegalAction("nobody_to_act")
        return self.turn

    def _refusal_to_raise(self, place: int) -> str | None:
        """Why this place may not raise now, or None if it may."""
        owed = self.price - self.bets[place]
        if self.stacks[place] <= owed:
            return "stack_only_calls"
        if self.movers < 2:
            # Every rival is all-in: a raise could not be called (S1-30).
            return "nobody_to_call"
        if self.acted[place] and not self._reopens(owed):
            # Per player and cumulative: what he faces is less than a full raise since he last acted (TDA 47-A).
            return "not_reopened"
        return None

    def _reopens(self, owed: int) -> bool:
        """True if a player who has acted and now owes so much may raise again."""
        return owed >= self.step

    def _bounds(self, place: int) -> tuple[int, int]:
        """From where to where this place may raise, if it may; a stack below the least raise can go all-in."""
        most = self.bets[place] + self.stacks[place]
        return min(self.price + self.step, most), most

    def _refuse_amount(self, place: int, action: Bet | RaiseTo) -> None:
        """Raise IllegalAction unless the bet or raise is allowed at this size."""
        if isinstance(action, Bet) != (self.price == 0):
            raise IllegalAction("bet_not_raise" if self.price == 0 else "raise_not_bet", price=self.price)
        code = self._refusal_to_raise(place)
        if code is not None:
            raise IllegalAction(code, price=self.price)
        if type(action.amount) is not int:
            raise IllegalAction("amount_not_whole", amount=str(action.amount))
        least, most = self._bounds(place)
        if action.amount < least:
            raise IllegalAction("amount_too_small", amount=action.amount, least=least, most=most)
        if action.amount > most:
            raise IllegalAction("amount_too_large", amount=action.amount, least=least, most=most)

    def _full_raise(self) -> int:
        """The total of the least full raise, whether or not anybody has so much."""
        return self.price + self.step

    def _raise_to(self, place: int, total: int) -> None:
        """Move the chips of a bet or raise that is known to be legal, or that stood."""
        self._reprice(total)
        self._put_in(place, total - self.bets[place])

    def _reprice(self, total: int) -> None:
        """Make `total` the price; only a full raise sets a new step."""
        price, step = self.price, self.step
        self.raised.append((price, step))
        self.step = step if step > total - price else total - price
        self.price = total

    def _take_back_raise(self) -> None:
        """Price and step as they were before the last bet or raise."""
        self.price, self.step = self.raised.pop()

    def _lower_price(self, price: int) -> None:
        """Raises beyond `price` never happened; one that was called in part counts as far as it was called.

        What coming in costs before the flop stays, even where nobody has so much in.
        """
        while self.raised and self.price > price:
            self._take_back_raise()
        if self.price < price:
            self._reprice(price)

    def _put_in(self, place: int, chips: int) -> None:
        self.stacks[place] -= chips
        if not self.stacks[place] and chips:
            self.movers -= 1
        self.bets[place] = bet = self.bets[place] + chips
        self.paid[place] += chips
        self.high = max(self.high, bet)

    def _take(self, place: int, chips: int) -> None:
        self.stacks[place] -= chips
        if chips and not self.stacks[place]:
            self.movers -= 1

    def _pass_turn(self, after: int) -> None:
        """Give the turn to the next place after `after` that has something to decide, or to nobody.

        Asked are only players with chips who either face real chips they have not matched, or have not spoken yet
        while somebody else could still answer them. So nobody is asked whose rivals are all-in for no more than he
        has in already, whatever the price of a short blind says.
        """
        self.turn = None
        if self.in_hand < 2 or not self.movers:
            return
        bets, stacks, folded, acted, high = self.bets, self.stacks, self.folded, self.acted, self.high
        several = self.movers > 1
        for place in ROUNDS[len(bets)][after]:
            if folded[place] or not stacks[place]:
                continue
            if bets[place] < high:
                if self.forgiven is not None and self.forgiven.get(place, 0) >= high:
                    continue
            elif acted[place] or not several:
                continue
            self.turn = place
            return

    def _is_asked(self, place: int) -> bool:
        """True if a place still in with chips has something to decide; the test of `_pass_turn` for one place."""
        if self.folded[place] or not self.stacks[place]:
            return False
        if self.bets[place] < self.high:
            return self.forgiven is None or self.forgiven.get(place, 0) < self.high
        return self.movers > 1 and not self.acted[place]
