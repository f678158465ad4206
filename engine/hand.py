"""One hand of hold'em, from the posts to the result."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from engine.actions import Action, Bet, Due, Irregularity, Legal, Mishap, Post, RaiseTo, Taken
from engine.betting import Betting
from engine.blinds import Blinds, Limit
from engine.cards import Card
from engine.errors import BadSetup, EngineFault, IllegalAction
from engine.limits import betting as betting_by_limit
from engine.posting import post, refuse_positions, refuse_setup
from engine.presets import TDA
from engine.result import HandResult
from engine.rules import HouseRules, ShortRaise
from engine.seats import Positions, clockwise
from engine.settling import Closed, Settled, close, reported, settle, voided
from engine.showdown import showing_order, strengths
from engine.showing import Showing
from engine.streets import Street
from engine.view import PublicView, SeatView

_STREETS = tuple(Street)
_RIVER = Street.RIVER


class Hand:
    """A hand being played, or played out.

    `seats` maps the seats dealt in to their chips before posting. `deck` is the order of the cards, the first on top;
    two for each player and eight more are needed, five without burns, so that 22 can play with burns and 23 without
    (S1-4). Cards go one at a time from the left of the button, the button's last (heads-up the big blind's first),
    and one is burned before flop, turn and river. Posting and dealing happen at once, and so does everything that
    leaves nobody a choice: an all-in is run out, a hand that everybody else folded is over.

    `dues`: straddles and posts beside the level's blinds. `carried`: chips of a void hand that lie in the pot. With
    `last_two` only two players are left in the tournament (TDA 48). A hand that `asks_to_show` lets the players muck
    or show one after the other; otherwise everybody shows.

    Raises BadSetup: `seats_dealt`, `seat_number`, `stack`, `deck_short`, `card_twice`, `no_such_card`,
    `limit_not_played`, `seat_not_dealt`, `due_size`, `no_straddle`, `positions_do_not_fit`, `heads_up_positions`.
    """

    __slots__ = (
        "_betting", "_closed", "_deck", "_end", "_judges", "_result", "_river_aggressor", "_started",
        "actions", "asks_to_show", "blinds", "board", "carried", "dues", "holes", "irregularities", "is_over",
        "last_two", "order", "positions", "posts", "rules", "showing", "street", "tabled_on",
    )  # fmt: skip

    def __init__(
        self,
        seats: Mapping[int, int],
        positions: Positions,
        blinds: Blinds,
        deck: Sequence[Card],
        rules: HouseRules = TDA,
        *,
        dues: Sequence[Due] = (),
        carried: int = 0,
        last_two: bool = False,
        asks_to_show: bool = False,
    ) -> None:
        refuse_setup(seats, deck, blinds, rules, dues)
        self.positions = positions
        self.blinds = blinds
        self.rules = rules
        self.dues = tuple(dues)
        self.carried = carried
        self.last_two = last_two
        self.asks_to_show = asks_to_show
        self.order: tuple[int, ...] = clockwise(seats.keys(), positions.button)
        """The dealt seats clockwise from the left of the button, the button's last."""
        refuse_positions(self.order, positions)
        self._started = [seats[seat] for seat in self.order]
        self.holes: tuple[tuple[Card, Card], ...] = ()
        """Everybody's two cards in `order`; not for players' eyes, they get a `view`."""
        self._deck: tuple[Card, ...] = ()
        self._deal(tuple(deck))
        self.street = Street.PREFLOP
        self.tabled_on: Street | None = None
        """The street on which an all-in ended the betting, or None."""
        self.actions: tuple[Taken, ...] = ()
        """Everything done so far, in order."""
        self.irregularities: tuple[Irregularity, ...] = ()
        """What went wrong at the table so far, in order."""
        self.board: tuple[Card, ...] = ()
        """The common cards dealt so far."""
        self._judges = rules.short_raise is ShortRaise.HALF
        self._river_aggressor: int | None = None
        self._closed: Closed | None = None
        self.showing: Showing | None = None
        """The showdown, where the players are asked; who shows and mucks is done through the hand."""
        self.is_over = False
        """True when nothing can be done any more and `result` can be asked."""
        self._end: Settled | None = None
        self._result: HandResult | None = None  # made when it is asked for
        self._betting: Betting = betting_by_limit(self._started, blinds, rules, last_two=last_two)
        self._betting.dead = carried
        self.posts: tuple[Post, ...] = tuple(post(self._betting, self.order, positions, blinds, rules, dues))
        """Antes, blinds, straddles and posts as paid."""
        if self._betting.turn is None:
            self._go_on()

    @property
    def to_act(self) -> int | None:
        """The seat on turn to bet, or None when the betting is over."""
        turn = self._betting.turn
        return None if turn is None else self.order[turn]

    @property
    def to_show(self) -> int | None:
        """The seat on turn to show or muck, or None while there is betting and when the hand is over."""
        return None if self.showing is None or self.is_over else self.showing.turn

    @property
    def started(self) -> dict[int, int]:
        """The chips of each dealt seat before posting."""
        return dict(zip(self.order, self._started, strict=True))

    @property
    def stacks(self) -> dict[int, int]:
        """The chips behind each dealt seat now."""
        return dict(zip(self.order, self._betting.stacks, strict=True))

    @property
    def deck(self) -> tuple[Card, ...]:
        """The cards in the order in which they are dealt; for the record and the rulings, not for players."""
        return self._deck

    @property
    def substantial_action(self) -> bool:
        """True after two actions in turn of which one put chips in, or any three; blinds do not count (TDA 36)."""
        actions = self.actions
        return len(actions) > 2 or (len(actions) == 2 and any(taken.chips for taken in actions))

    def legal(self) -> Legal:
        """What the seat on turn may do. Raises IllegalAction `hand_over`."""
        turn = self._betting.turn
        if turn is None:
            raise IllegalAction("hand_over")
        return self._betting.legal(self.order[turn])

    def act(self, action: Action) -> None:
        """Do `action` for the seat on turn.

        Under `ShortRaise.HALF` a bet or raise that is too small is done as what the rule makes of it (TDA 43-A).
        Raises IllegalAction, changing nothing: `hand_over` or one of the codes of `Betting.act`.
        """
        betting = self._betting
        turn = betting.turn
        if turn is None:
            raise IllegalAction("hand_over")
        if self._judges:
            action = betting.judged(action)
        self._took(turn, action, betting.act(action))

    def let_stand(self, total: int) -> None:
        """Put in chips up to `total` of the street for the seat on turn, although the rules forbid it.

        For a table judgement that stood although it was wrong (TDA 52); it is recorded as an irregularity.
        Raises IllegalAction, changing nothing: `hand_over`, `amount_not_whole` or `amount_too_large`.
        """
        betting = self._betting
        turn = betting.turn
        if turn is None:
            raise IllegalAction("hand_over")
        action = Bet(total) if betting.price == 0 else RaiseTo(total)
        chips = betting.let_stand(total)
        self._note(Mishap.STOOD, "TDA 52", self.order[turn])
        self._took(turn, action, chips)

    def kill(self, seat: int, mishap: Mishap = Mishap.DEAD_HAND, rule: str = "") -> None:
        """The hand of `seat` is dead, on its turn or not; its chips stay in, but what nobody called goes back.

        Raises IllegalAction `hand_over` or `out_of_hand`; BadSetup `seat_not_dealt`.
        """
        place = self._place(seat)
        if self.is_over:
            raise IllegalAction("hand_over")
        if self._betting.folded[place]:
            raise IllegalAction("out_of_hand", seat=seat)
        if self.showing is not None and self.showing.refusal_to_muck(seat) == "last_hand":
            raise IllegalAction("last_hand", seat=seat)
        self._note(mishap, rule, seat)
        if self.showing is not None:
            self.showing.drop(seat)
            self._betting.folded[place] = True
            if self.showing.turn is None:
                self._compare()
            return
        self._betting.kill(place)
        if self._betting.turn is None:
            self._go_on()

    def void(self, mishap: Mishap, rule: str = "", absent: Collection[int] = ()) -> None:
        """The hand counts for nothing and every bet goes back; chips carried in wait for the next pot.

        Where the house keeps them (S3-36), what the `absent` seats had in waits as well.
        Raises IllegalAction `hand_over`; BadSetup `seat_not_dealt`.
        """
        for seat in absent:
            self._place(seat)
        if self.is_over:
            raise IllegalAction("hand_over")
        self._note(mishap, rule)
        self._betting.turn = None
        self.is_over = True
        kept = absent if self.rules.void_keeps_absent_bets else ()
        self._result = voided(
            self.order, self._started, self._betting, keep_from=kept, board=self.board, carried=self.carried
        )

    def rearrange(self, deck: Sequence[Card], irregularity: Irregularity) -> None:
        """Put the cards still to come, or those a misdeal took back, in another order; what lies stays as it lies.

        For the rulings in `irregular`. Raises IllegalAction `hand_over`; BadSetup `other_cards`.
        """
        if self.is_over:
            raise IllegalAction("hand_over")
        if sorted(deck) != sorted(self._deck):
            raise BadSetup("other_cards")
        self._deal(tuple(deck))
        self.irregularities += (irregularity,)

    def show(self) -> None:
        """The seat on turn turns both cards up (TDA 13, 19). Raises IllegalAction `nobody_to_show`."""
        if self.showing is None or self.is_over:
            raise IllegalAction("nobody_to_show")
        self.showing.show()
        if self.showing.turn is None:
            self._compare()

    def muck(self) -> None:
        """The seat on turn throws its hand away.

        Raises IllegalAction, changing nothing: `nobody_to_show`, `asked_to_show` or `last_hand`.
        """
        if self.showing is None or self.is_over:
            raise IllegalAction("nobody_to_show")
        self.showing.muck()
        if self.showing.turn is None:
            self._compare()

    def copy(self) -> Hand:
        """An independent hand in the same state; what is done to one is not done to the other."""
        twin = Hand.__new__(Hand)
        for name in Hand.__slots__:
            setattr(twin, name, getattr(self, name))
        twin._betting = self._betting.copy()
        twin.showing = None if self.showing is None else self.showing.copy()
        return twin

    def view(self, seat: int) -> SeatView:
        """The hand as `seat` may see it. Raises BadSetup `seat_not_dealt`."""
        place, to_act = self._place(seat), self.to_act
        legal = self._betting.legal(seat) if to_act == seat else None
        # By position, not by name: a robot's every decision comes through here.
        return SeatView(*(*self._public(), seat, self.holes[place], legal))

    def public_view(self) -> PublicView:
        """The hand as a spectator may see it, without hidden cards."""
        return PublicView(*self._public())

    def result(self) -> HandResult:
        """What came of it. Raises IllegalAction `hand_not_over`."""
        if self._result is None:
            if self._end is None:
                raise IllegalAction("hand_not_over", to_act=self.to_act)
            self._result = reported(
                self.order, self._started, self._betting, self._end, self.holes, self.board, self.tabled_on
            )
        return self._result

    def _public(self) -> tuple[Any, ...]:
        """The fields of a PublicView, in its order."""
        order, betting = self.order, self._betting
        folded, stacks = betting.folded, betting.stacks
        return (
            self.board,
            self.street,
            self.positions,
            self.blinds,
            order,
            dict(zip(order, stacks, strict=True)),
            dict(zip(order, betting.bets, strict=True)),
            sum(betting.paid) + betting.dead if not self.is_over else 0,
            tuple([order[gone] for gone, out in enumerate(folded) if out]),
            tuple([order[broke] for broke, chips in enumerate(stacks) if not chips and not folded[broke]]),
            self.to_act,
            self.posts,
            self.actions,
            self.result().shown if self.is_over else (),
        )

    def _place(self, seat: int) -> int:
        if seat not in self.order:
            raise BadSetup("seat_not_dealt", seat=seat)
        return self.order.index(seat)

    def _note(self, mishap: Mishap, rule: str = "", seat: int | None = None) -> None:
        self.irregularities += (Irregularity(len(self.actions), mishap, rule, seat),)

    def _took(self, turn: int, action: Action, chips: int) -> None:
        """Write down what the place on turn did, and go on where that ended the street."""
        betting = self._betting
        if self.street is _RIVER and isinstance(action, (Bet, RaiseTo)):
            self._river_aggressor = turn
        all_in = chips > 0 and not betting.stacks[turn]
        self.actions += (Taken(self.order[turn], self.street, action, chips, all_in),)
        if betting.turn is None:
            self._go_on()

    def _deal(self, deck: tuple[Card, ...]) -> None:
        """Everybody's two cards, one at a time."""
        players = len(self.order)
        self._deck = deck
        self.holes = tuple(zip(deck[:players], deck[players : 2 * players], strict=True))

    def _deal_to(self, street: Street) -> None:
        """Put the board cards of `street` on the table, one burned before each street (TDA 38)."""
        self.street = street
        burn = 1 if self.rules.burns else 0
        flop, deck = 2 * len(self.order) + burn, self._deck
        turn, river = flop + 3 + burn, flop + 4 + 2 * burn
        self.board = (deck[flop : flop + 3] + deck[turn : turn + 1] + deck[river : river + 1])[: street.board_cards]

    def _go_on(self) -> None:
        """Nobody is on turn: deal on until somebody is, or finish the hand."""
        betting, blinds = self._betting, self.blinds
        while betting.turn is None:
            if betting.in_hand == 1:
                self._finish(close(betting), (), ())
                return
            if self.street is _RIVER or betting.movers < 2:
                self._show_down()
                return
            self._deal_to(_STREETS[self.street + 1])
            late = self.street >= Street.TURN and blinds.limit is Limit.FIXED_LIMIT and self.rules.double_bet_on_turn
            betting.open_street(blinds.upper if late else blinds.lower)

    def _show_down(self) -> None:
        """Betting is over with at least two hands left: run out the board, and compare or ask who shows."""
        betting = self._betting
        staying = [place for place, gone in enumerate(betting.folded) if not gone]
        if betting.movers < len(staying):
            self.tabled_on = self.street
        self._deal_to(_RIVER)
        self._closed = closed = close(betting)
        order = showing_order(
            staying, self._river_aggressor, closed.pots, side_pots_first=self.rules.side_pots_show_first
        )
        if not self.asks_to_show or self.tabled_on is not None:
            self._finish(closed, order, ())
            return
        named = self.order
        self.showing = Showing(
            [named[place] for place in order],
            [[named[place] for place in pot.eligible] for pot in closed.pots],
            None if self._river_aggressor is None else named[self._river_aggressor],
            mucked_is_dead=self.rules.mucked_is_dead,
        )

    def _compare(self) -> None:
        """Everybody has shown or mucked."""
        showing, closed = self.showing, self._closed
        if showing is None or closed is None:
            raise EngineFault("a showdown that has not begun is over")
        place = self.order.index
        self._finish(closed, [place(seat) for seat in showing.shown], [place(seat) for seat in showing.mucked])

    def _finish(self, closed: Closed, showing: Sequence[int], mucked: Sequence[int]) -> None:
        """Compare the hands that are shown and give the pots away."""
        self._end = settle(
            self._betting,
            closed,
            strengths(self.holes, self.board, showing) if showing else {},
            self.rules,
            chips=sum(self._started) + self.carried,
            flop=self.street > Street.PREFLOP,
            showing=showing,
            mucked=mucked,
        )
        self.is_over = True
