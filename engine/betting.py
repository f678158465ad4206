"""No-limit betting: whose turn it is, what he may do, and the chips it moves.

Players are places 0 to n-1, clockwise from the first one left of the button, so that place 0 speaks first after the
flop and the last place is the button's. One Betting serves the whole hand; `open_street` starts each round.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.actions import Action, Bet, Call, Check, Fold, Legal, RaiseTo
from engine.errors import IllegalAction


class Betting:
    """The chips in front of everybody during one hand.

    `stacks` are the chips behind, `bets` those of the current street, `paid` all of the hand, own antes included;
    `dead` is an ante paid by one for all, nobody's bet. `folded` says who is out. `price` is what must be matched on
    this street, the full big blind before the flop even where it was posted short (RROP 4-1). `step` is the largest
    full bet or raise of the street, at first the big blind (TDA 43-A). `turn` is the place to act, None when the round
    is over. `in_hand` counts those who have not folded, `movers` those of them who still have chips behind.
    """

    __slots__ = (
        "acted", "bets", "dead", "folded", "high", "in_hand", "movers", "paid", "price", "stacks", "step", "turn",
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
        self.high = 0  # the largest real bet; below `price` only while the big blind is short and nobody has called it
        self.turn: int | None = None

    def copy(self) -> Betting:
        """An independent copy."""
        twin = Betting.__new__(Betting)
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
        twin.high = self.high
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

    def open_blinds(self, big_blind_place: int, big_blind: int) -> None:
        """Start the round before the flop, after everything is posted; first to act is left of the big blind."""
        self.price = self.step = big_blind
        self.high = max(self.bets)
        self._pass_turn(big_blind_place)

    def open_street(self, minimum: int) -> None:
        """Start a later round: no bets, `minimum` to open (the big blind on every street), place 0 is asked first."""
        players = len(self.bets)
        self.bets = [0] * players
        self.acted = [False] * players
        self.price = self.high = 0
        self.step = minimum
        self._pass_turn(players - 1)

    def legal(self, seat: int) -> Legal:
        """What the place on turn, sitting in `seat`, may do. Only while `turn` is not None."""
        place = self._turn()
        stack, bet = self.stacks[place], self.bets[place]
        to_call = min(self.price - bet, stack)
        least = most = None
        if self._refusal_to_raise(place) is None:
            most = bet + stack
            least = min(self.price + self.step, most)
        return Legal(seat, True, to_call == 0, to_call, least, most, self.price == 0, stack)

    def act(self, action: Action) -> int:
        """Do it for the place on turn and pass the turn on. Returns the chips put in.

        Raises IllegalAction and changes nothing: `bet_to_call`, `nothing_to_call`, `bet_not_raise`, `raise_not_bet`,
        `not_reopened`, `nobody_to_call`, `stack_only_calls`, `amount_not_whole`, `amount_too_small`,
        `amount_too_large`, `no_such_action`.
        """
        place = self._turn()
        bet = self.bets[place]
        if isinstance(action, Fold):
            chips = 0
            self.folded[place] = True
            self.in_hand -= 1
            self.movers -= 1
        elif isinstance(action, Call):
            if self.price == bet:
                raise IllegalAction("nothing_to_call")
            chips = min(self.price - bet, self.stacks[place])
            self._put_in(place, chips)
        elif isinstance(action, Check):
            if self.price != bet:
                raise IllegalAction("bet_to_call", to_call=min(self.price - bet, self.stacks[place]))
            chips = 0
        elif isinstance(action, (Bet, RaiseTo)):
            self._refuse_amount(place, action)
            chips = action.amount - bet
            self._raise_to(place, action.amount)
        else:
            raise IllegalAction("no_such_action", action=str(action))
        self.acted[place] = True
        self._pass_turn(place)
        return chips

    def give_back(self, place: int, chips: int) -> None:
        """Return an uncalled bet to its owner, after the betting is over."""
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
        if self.acted[place] and owed < self.step:
            # Per player and cumulative: what he faces is less than a full raise since he last acted (TDA 47-A).
            return "not_reopened"
        return None

    def _refuse_amount(self, place: int, action: Bet | RaiseTo) -> None:
        """Raise IllegalAction unless the bet or raise is allowed at this size."""
        if isinstance(action, Bet) != (self.price == 0):
            raise IllegalAction("bet_not_raise" if self.price == 0 else "raise_not_bet", price=self.price)
        code = self._refusal_to_raise(place)
        if code is not None:
            raise IllegalAction(code, price=self.price)
        if type(action.amount) is not int:
            raise IllegalAction("amount_not_whole", amount=str(action.amount))
        most = self.bets[place] + self.stacks[place]
        least = min(self.price + self.step, most)
        if action.amount < least:
            raise IllegalAction("amount_too_small", amount=action.amount, least=least, most=most)
        if action.amount > most:
            raise IllegalAction("amount_too_large", amount=action.amount, least=least, most=most)

    def _raise_to(self, place: int, total: int) -> None:
        """Move the chips of a bet or raise that is known to be legal; only a full one sets a new step."""
        increase = total - self.price
        self.step = max(self.step, increase)
        self.price = total
        self._put_in(place, total - self.bets[place])

    def _put_in(self, place: int, chips: int) -> None:
        self._take(place, chips)
        self.bets[place] += chips
        self.paid[place] += chips
        self.high = max(self.high, self.bets[place])

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
        place, players = after, len(bets)
        for _ in range(players):
            place = place + 1 if place + 1 < players else 0
            if folded[place] or not stacks[place]:
                continue
            if bets[place] < high or (several and not acted[place]):
                self.turn = place
                return
