"""One hand of no-limit hold'em, from the posts to the result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.actions import Action, Bet, Legal, Post, Posting, RaiseTo, Taken
from engine.betting import Betting
from engine.blinds import AnteKind, Blinds
from engine.cards import Card, refuse_doubles
from engine.errors import BadSetup, EngineFault, IllegalAction
from engine.pots import layered, uncalled
from engine.presets import TDA
from engine.result import Busted, HandResult, PotResult, Returned, Shown
from engine.rules import HouseRules
from engine.seats import Positions, clockwise
from engine.showdown import Award, awards, showing_order, strengths
from engine.streets import Street
from engine.view import SeatView

MAX_SEATS = 10
"""The largest table."""


class Hand:
    """A hand being played, or played out.

    `seats` maps the seats dealt in (2 to 10) to their chips before posting. `deck` is the order of the cards, the
    first on top; 2 * players + 8 of them are needed. Cards go one at a time from the left of the button, the button's
    last (heads-up the big blind's first), and one is burned before flop, turn and river. Posting and dealing happen
    at once, and so does everything that leaves nobody a choice: an all-in is run out, a hand that everybody else
    folded is over.

    Raises BadSetup: `seats_dealt`, `seat_number`, `stack`, `deck_short`, `card_twice`, `no_such_card`,
    `positions_do_not_fit`, `heads_up_positions`.
    """

    __slots__ = (
        "_betting", "_deck", "_result", "_river_aggressor", "_started",
        "actions", "blinds", "board", "holes", "order", "positions", "posts", "rules", "street", "tabled_on",
    )  # fmt: skip

    def __init__(
        self,
        seats: Mapping[int, int],
        positions: Positions,
        blinds: Blinds,
        deck: Sequence[Card],
        rules: HouseRules = TDA,
    ) -> None:
        _refuse_setup(seats, deck)
        self.positions = positions
        self.blinds = blinds
        self.rules = rules
        self.order: tuple[int, ...] = clockwise(seats.keys(), positions.button)
        """The dealt seats clockwise from the left of the button, the button's last."""
        _refuse_positions(self.order, positions)
        players = len(self.order)
        self._started = [seats[seat] for seat in self.order]
        self._deck = tuple(deck)
        self.holes: tuple[tuple[Card, Card], ...] = tuple(
            (self._deck[place], self._deck[place + players]) for place in range(players)
        )
        """Everybody's two cards in `order`; not for players' eyes, they get a `view`."""
        self.street = Street.PREFLOP
        self.tabled_on: Street | None = None
        """The street on which an all-in ended the betting, or None."""
        self._betting = Betting(self._started)
        self.actions: tuple[Taken, ...] = ()
        """Everything done so far, in order."""
        self.board: tuple[Card, ...] = ()
        """The common cards dealt so far."""
        self._river_aggressor: int | None = None
        self._result: HandResult | None = None
        self.posts: tuple[Post, ...] = tuple(self._post())
        """Antes and blinds as paid."""
        self._betting.open_blinds(self.order.index(positions.big_blind), blinds.big)
        if self._betting.turn is None:
            self._go_on()

    @property
    def to_act(self) -> int | None:
        """The seat on turn, or None when the hand is over."""
        turn = self._betting.turn
        return None if turn is None else self.order[turn]

    @property
    def is_over(self) -> bool:
        """True when nothing can be done any more and `result` can be asked."""
        return self._result is not None

    @property
    def started(self) -> dict[int, int]:
        """The chips of each dealt seat before posting."""
        return dict(zip(self.order, self._started, strict=True))

    @property
    def stacks(self) -> dict[int, int]:
        """The chips behind each dealt seat now."""
        return dict(zip(self.order, self._betting.stacks, strict=True))

    def legal(self) -> Legal:
        """What the seat on turn may do. Raises IllegalAction `hand_over`."""
        turn = self._betting.turn
        if turn is None:
            raise IllegalAction("hand_over")
        return self._betting.legal(self.order[turn])

    def act(self, action: Action) -> None:
        """Do `action` for the seat on turn.

        Raises IllegalAction, changing nothing: `hand_over` or one of the codes of `Betting.act`.
        """
        turn = self._betting.turn
        if turn is None:
            raise IllegalAction("hand_over")
        chips = self._betting.act(action)
        if self.street is Street.RIVER and isinstance(action, (Bet, RaiseTo)):
            self._river_aggressor = turn
        all_in = chips > 0 and not self._betting.stacks[turn]
        self.actions += (Taken(self.order[turn], self.street, action, chips, all_in),)
        if self._betting.turn is None:
            self._go_on()

    def copy(self) -> Hand:
        """An independent hand in the same state; what is done to one is not done to the other."""
        twin = Hand.__new__(Hand)
        for name in Hand.__slots__:
            setattr(twin, name, getattr(self, name))
        twin._betting = self._betting.copy()
        return twin

    def view(self, seat: int) -> SeatView:
        """The hand as `seat` may see it. Raises BadSetup `seat_not_dealt`."""
        if seat not in self.order:
            raise BadSetup("seat_not_dealt", seat=seat)
        order, betting = self.order, self._betting
        folded, stacks = betting.folded, betting.stacks
        place, to_act = order.index(seat), self.to_act
        # By position, not by name: a robot's every decision comes through here.
        return SeatView(
            seat,
            self.holes[place],
            self.board,
            self.street,
            self.positions,
            self.blinds,
            order,
            dict(zip(order, stacks, strict=True)),
            dict(zip(order, betting.bets, strict=True)),
            sum(betting.paid) + betting.dead if self._result is None else 0,
            tuple([order[gone] for gone, out in enumerate(folded) if out]),
            tuple([order[broke] for broke, chips in enumerate(stacks) if not chips and not folded[broke]]),
            to_act,
            betting.legal(seat) if to_act == seat else None,
            self.posts,
            self.actions,
            () if self._result is None else self._result.shown,
        )

    def result(self) -> HandResult:
        """What came of it. Raises IllegalAction `hand_not_over`."""
        if self._result is None:
            raise IllegalAction("hand_not_over", to_act=self.to_act)
        return self._result

    def _deal_to(self, street: Street) -> None:
        """Put the board cards of `street` on the table; the cards at 2n, 2n + 4 and 2n + 6 are burned."""
        self.street = street
        top, deck = 2 * len(self.order), self._deck
        flop, turn, river = deck[top + 1 : top + 4], deck[top + 5 : top + 6], deck[top + 7 : top + 8]
        self.board = (flop + turn + river)[: street.board_cards]

    def _post(self) -> list[Post]:
        """Take antes and blinds: everybody's own ante before the blinds, one payer's after his blind (TDA RP-11)."""
        betting, blinds, where = self._betting, self.blinds, self.positions
        posts = []
        if blinds.ante and blinds.ante_kind is AnteKind.PLAYER:
            for place, seat in enumerate(self.order):
                posts.append(Post(seat, Posting.ANTE, betting.post_ante(place, blinds.ante)))
        small, big = where.small_blind, where.big_blind
        if small is not None and blinds.small:
            posts.append(Post(small, Posting.SMALL_BLIND, betting.post_blind(self.order.index(small), blinds.small)))
        posts.append(Post(big, Posting.BIG_BLIND, betting.post_blind(self.order.index(big), blinds.big)))
        payer = {AnteKind.BIG_BLIND: big, AnteKind.BUTTON: where.button}.get(blinds.ante_kind)
        if blinds.ante and payer in self.order:
            chips = betting.post_ante(self.order.index(payer), blinds.ante, for_all=True)
            posts.append(Post(payer, Posting.ANTE, chips))
        return [post for post in posts if post.chips]

    def _go_on(self) -> None:
        """Nobody is on turn: deal on until somebody is, or finish the hand."""
        betting = self._betting
        while betting.turn is None:
            if betting.in_hand == 1:
                self._finish({})
                return
            if self.street == Street.RIVER or betting.movers < 2:
                self._show_down()
                return
            self._deal_to(Street(self.street + 1))
            betting.open_street(self.blinds.big)

    def _show_down(self) -> None:
        """Betting is over with at least two hands left: run out the board and compare."""
        betting = self._betting
        staying = [place for place, gone in enumerate(betting.folded) if not gone]
        if betting.movers < len(staying):
            self.tabled_on = self.street
        self._deal_to(Street.RIVER)
        self._finish(strengths(self.holes, self.board, staying))

    def _finish(self, strength: Mapping[int, int]) -> None:
        """Give back the uncalled, give away the pots, and check that not a chip is lost."""
        betting, order = self._betting, self.order
        back = uncalled(betting.paid, betting.folded)
        if back is not None:
            betting.give_back(*back)
        given = awards(layered(betting.paid, betting.folded, betting.dead), strength, self.rules.smallest_chip)
        stacks = betting.stacks
        for award in given:
            for place, chips in award.winners.items():
                stacks[place] += chips
        if sum(stacks) != sum(self._started) or min(stacks) < 0:
            raise EngineFault(f"chips not conserved: {self._started} became {stacks}")
        self._result = HandResult(
            stacks=dict(zip(order, stacks, strict=True)),
            deltas={seat: now - start for seat, now, start in zip(order, stacks, self._started, strict=True)},
            pots=tuple([self._named(award) for award in given]),
            busted=self._busted(given),
            shown=tuple(
                [
                    Shown(order[place], self.holes[place], strength[place])
                    for place in showing_order(list(strength), self._river_aggressor)
                ]
            ),
            board=self.board,
            returned=None if back is None else Returned(order[back[0]], back[1]),
            tabled_on=self.tabled_on,
        )

    def _named(self, award: Award) -> PotResult:
        """An award with seat numbers instead of places."""
        order = self.order
        return PotResult(
            award.number,
            award.pot.amount,
            tuple([order[place] for place in award.pot.eligible]),
            {order[place]: chips for place, chips in award.winners.items()},
        )

    def _busted(self, given: Sequence[Award]) -> tuple[Busted, ...]:
        """Who has no chips left; the side pots come first in `given`: the first he could win held his last chips."""
        gone = [place for place, chips in enumerate(self._betting.stacks) if not chips]
        gone.sort(key=lambda place: -self._started[place])
        busted = []
        for place in gone:
            last = next(award for award in given if place in award.pot.eligible)
            busted.append(Busted(self.order[place], self._started[place], tuple(self.order[by] for by in last.winners)))
        return tuple(busted)


def _refuse_setup(seats: Mapping[int, int], deck: Sequence[Card]) -> None:
    """Raise BadSetup unless seats, stacks and deck can make a hand."""
    if not 2 <= len(seats) <= MAX_SEATS:
        raise BadSetup("seats_dealt", seats=len(seats))
    for seat, chips in seats.items():
        if type(seat) is not int or seat < 1:
            raise BadSetup("seat_number", seat=str(seat))
        if type(chips) is not int or chips < 1:
            raise BadSetup("stack", seat=seat, chips=str(chips))
    needed = 2 * len(seats) + 8
    if len(deck) < needed:
        raise BadSetup("deck_short", cards=len(deck), needed=needed)
    if len(set(deck)) != len(deck) or min(deck) < 0 or max(deck) > 51:
        refuse_doubles(deck)


def _refuse_positions(order: Sequence[int], positions: Positions) -> None:
    """Raise BadSetup unless the blinds are left of the button, heads-up the small blind on it."""
    small, big = positions.small_blind, positions.big_blind
    if len(order) == 2 or positions.heads_up:
        if len(order) != 2 or small != order[1] or positions.button != small or big != order[0]:
            raise BadSetup("heads_up_positions", button=positions.button, big=big)
        return
    expected = order[:2] if small is not None else order[:1]
    if expected != ((small, big) if small is not None else (big,)) or (
        small is None and positions.small_blind_seat in order
    ):
        raise BadSetup("positions_do_not_fit", button=positions.button, small=small, big=big)
