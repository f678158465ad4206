"""One hand of hold'em, from the posts to the result."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from engine import telling
from engine.actions import Action, Bet, Call, Check, Deed, Doing, Due, Irregularity, Legal, Mishap, Post, RaiseTo, Taken
from engine.betting import Betting
from engine.blinds import Blinds, Limit
from engine.cards import Card, are_known
from engine.deck import board_of
from engine.errors import BadSetup, EngineFault, IllegalAction
from engine.limits import betting as betting_by_limit
from engine.posting import post, refuse_positions, refuse_setup
from engine.presets import TDA
from engine.result import HandResult
from engine.rules import HouseRules, ShortRaise
from engine.seats import Positions, clockwise
from engine.settling import Closed, Settled, close, reported, settle, unsettle, voided
from engine.showdown import showing_order, strengths
from engine.showing import Showing
from engine.streets import Street
from engine.view import Seen

_STREETS = tuple(Street)
_RIVER = Street.RIVER


class Hand(Seen):
    """A hand being played, or played out.

    `seats` maps the seats dealt in to their chips before posting. `deck` is the order of the cards, the first on top;
    two for each player and eight more are needed, five without burns, so that 22 can play with burns and 23 without
    (S1-4). Cards go one at a time from the left of the button, the button's last (heads-up the big blind's first),
    and one is burned before flop, turn and river. Posting and dealing happen at once, and so does everything that
    leaves nobody a choice: an all-in is run out, a hand that everybody else folded is over.

    `dues`: straddles and posts beside the level's blinds. `carried`: chips of a void hand that lie in the pot. With
    `last_two` only two players are left in the tournament (TDA 48). A hand that `asks_to_show` lets the players muck
    or show one after the other; otherwise everybody shows. Where cards that decide are `cards.UNKNOWN` they are asked
    in any case, and then `tell` says whose hand was best.

    Raises BadSetup: `seats_dealt`, `seat_number`, `stack`, `deck_short`, `card_twice`, `no_such_card`,
    `limit_not_played`, `no_antes`, `carried`, `seat_not_dealt`, `due_kind`, `due_size`, `no_straddle`,
    `positions_do_not_fit`, `heads_up_positions`.
    """

    __slots__ = (
        "_betting", "_closed", "_deck", "_end", "_judges", "_result", "_started", "_untold",
        "actions", "asks_to_show", "blinds", "board", "carried", "dealt_from", "deeds", "dues", "holes", "is_over",
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
        refuse_setup(seats, deck, blinds, rules, dues, carried)
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
        self.dealt_from: tuple[Card, ...] = tuple(deck)
        """The deck as it was at the start, before any ruling put it in another order."""
        self._deal(self.dealt_from)
        self.street = Street.PREFLOP
        self.tabled_on: Street | None = None
        """The street on which an all-in ended the betting, or None."""
        self.actions: tuple[Taken, ...] = ()
        """Everything done so far, in order."""
        self.deeds: tuple[Deed, ...] = ()
        """Everything done beside the actions so far, in order; with the actions it is all that happened."""
        self.board: tuple[Card, ...] = ()
        """The common cards dealt so far."""
        self._untold = not are_known(self.dealt_from)  # nobody told all cards
        self._judges = rules.short_raise is ShortRaise.HALF
        self._closed: Closed | None = None
        self.showing: Showing | None = None
        """The showdown, where the players are asked; to be looked at only, it is the hand that changes it."""
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

    def let_stand(self, total: int, note: str = "") -> None:
        """Put in chips up to `total` of the street for the seat on turn, although the rules forbid it.

        For a table judgement that stood although it was wrong (TDA 52): an irregularity, recorded with the note.
        Raises IllegalAction, changing nothing: `hand_over`, `amount_not_whole` or `amount_too_large`.
        """
        betting = self._betting
        turn = betting.turn
        if turn is None:
            raise IllegalAction("hand_over")
        price = betting.price
        chips = betting.let_stand(total)
        action: Action = Call() if chips else Check()
        if total > price:
            action = RaiseTo(total) if price else Bet(total)
        self._note(Doing.STOOD, Mishap.STOOD, "TDA 52", self.order[turn], total=total, note=note)
        self._took(turn, action, chips)

    def kill(
        self, seat: int, mishap: Mishap = Mishap.DEAD_HAND, rule: str = "", cards: Sequence[Card] = (), note: str = ""
    ) -> None:
        """The hand of `seat` is dead, on its turn or not; its chips stay in, but a bet that nobody called goes back.

        Raises IllegalAction, changing nothing: `hand_over`, `out_of_hand`, or `last_hand` where everybody else mucked;
        BadSetup `seat_not_dealt`.
        """
        place = self._place(seat)
        self._refuse_over()
        if self._betting.folded[place]:
            raise IllegalAction("out_of_hand", seat=seat)
        if self.showing is not None:
            self.showing.drop(seat)
            self._betting.folded[place] = True
        else:
            self._betting.kill(place)
        self._note(Doing.KILLED, mishap, rule, seat, tuple(cards), note=note)
        self._go_on_if_all_spoke()

    def void(
        self,
        mishap: Mishap,
        rule: str = "",
        absent: Collection[int] = (),
        *,
        seat: int | None = None,
        cards: Sequence[Card] = (),
        note: str = "",
    ) -> None:
        """The hand counts for nothing and every bet goes back; chips carried in wait for the next pot.

        Where the house keeps them (S3-36), what the `absent` seats had in waits as well. `seat` and `cards` say where
        it went wrong. A hand that ran itself out can be void as well, as its result is not carried out yet (TDA 35-E).
        Raises IllegalAction `hand_over` if it is void already; BadSetup `seat_not_dealt`.
        """
        for away in absent:
            self._place(away)
        self._reopen()
        self._refuse_over()
        self._note(Doing.VOIDED, mishap, rule, seat, tuple(cards), absent=tuple(absent), note=note)
        self._betting.turn = None
        self.is_over = True
        kept = absent if self.rules.void_keeps_absent_bets else ()
        self._result = voided(
            self.order, self._started, self._betting, keep_from=kept, board=self.known_board, carried=self.carried
        )

    def rearrange(self, deck: Sequence[Card], irregularity: Irregularity) -> None:
        """Put the cards in another order, those of the board and in the players' hands as well if it names others.

        For the rulings in `irregular`; `irregularity` says why, its `after` is set here.
        Raises IllegalAction `hand_over`; BadSetup `other_cards`.
        """
        self._refuse_over()
        if sorted(deck) != sorted(self._deck):
            raise BadSetup("other_cards")
        self._deal(tuple(deck))
        self._deal_to(self.street)
        noted = irregularity._replace(after=len(self.actions))
        self.deeds += (Deed(noted.after, Doing.REARRANGED, noted.seat, noted, deck=self._deck),)

    def show(self) -> None:
        """The seat on turn turns both cards up (TDA 13, 19). Raises IllegalAction `nobody_to_show`."""
        showing, seat = self._show_down_now(), self.to_show
        showing.show()
        self._did(Doing.SHOWN, seat)

    def muck(self) -> None:
        """The seat on turn throws its hand away.

        Raises IllegalAction, changing nothing: `nobody_to_show`, `asked_to_show` or `last_hand`.
        """
        showing, seat = self._show_down_now(), self.to_show
        showing.muck()
        self._did(Doing.MUCKED, seat)

    def ask(self, by: int) -> None:
        """The seat `by`, which called, wants to see the river bettor's hand (TDA 18-B).

        Even if the bettor has mucked, and `by` has won unseen by that: the hand then comes back and is shown.
        Raises IllegalAction, changing nothing: `nobody_to_show` or one of the codes of `Showing.ask`.
        """
        self._shown_down().ask(by)
        self._reopen()
        self._did(Doing.ASKED, by)

    def take_back(self, seat: int) -> None:
        """A hand mucked at the showdown comes back, even if it was the last to be mucked (TDA 14).

        Raises IllegalAction, changing nothing: `nobody_to_show` or one of the codes of `Showing.take_back`.
        """
        self._shown_down().take_back(seat)
        self._reopen()
        self._did(Doing.TAKEN_BACK, seat)

    def tell(self, order: Sequence[Collection[int]]) -> None:
        """Whose hand was best, where cards nobody told would have to be compared: seats, best first, ties together.

        It ends the showdown, in which everybody has spoken. Raises IllegalAction, changing nothing: `nobody_to_show`,
        `still_to_show`, `not_told` (a pot is still nobody's), or one of the codes of `telling.refuse_told`.
        """
        showing = self._show_down_now()
        if showing.turn is not None:
            raise IllegalAction("still_to_show", seat=showing.turn)
        self.refuse_told(order)
        if self.undecided(order):
            raise IllegalAction("not_told", pot=self.undecided(order)[0][0])
        self.deeds += (Deed(len(self.actions), Doing.TOLD, told=tuple(tuple(sorted(group)) for group in order)),)
        self._compare()

    def remark(self, words: str) -> None:
        """Write down words that change nothing."""
        self.deeds += (Deed(len(self.actions), Doing.REMARKED, words=words),)

    def copy(self) -> Hand:
        """An independent hand in the same state; what is done to one is not done to the other."""
        twin = Hand.__new__(Hand)
        for name in Hand.__slots__:
            setattr(twin, name, getattr(self, name))
        twin._betting = self._betting.copy()
        twin.showing = None if self.showing is None else self.showing.copy()
        return twin

    def result(self) -> HandResult:
        """What came of it. Raises IllegalAction `hand_not_over`."""
        if self._result is None:
            if self._end is None:
                raise IllegalAction("hand_not_over", to_act=self.to_act)
            self._result = reported(
                self.order, self._started, self._betting, self._end, self.holes, self.known_board, self.tabled_on
            )  # fmt: skip
        return self._result

    def _reopen(self) -> None:
        """A result that is not carried out yet is taken back."""
        if self._end is not None:
            unsettle(self._betting, self._end)
            self.is_over, self._end, self._result = False, None, None

    def _note(
        self,
        doing: Doing,
        mishap: Mishap,
        rule: str,
        seat: int | None,
        cards: tuple[Card, ...] = (),
        absent: tuple[int, ...] = (),
        total: int = 0,
        note: str = "",
    ) -> None:
        """Write down something irregular."""
        after = len(self.actions)
        noted = Irregularity(after, mishap, rule, seat, cards, note)
        self.deeds += (Deed(after, doing, seat, noted, absent, total=total),)

    def _did(self, doing: Doing, seat: int | None) -> None:
        """Write down what was done at the showdown."""
        self.deeds += (Deed(len(self.actions), doing, seat),)
        self._go_on_if_all_spoke()

    def _go_on_if_all_spoke(self) -> None:
        """Nobody is on turn any more: go on with the betting or the showdown."""
        showing = self.showing
        if showing is None:
            if self._betting.turn is None:
                self._go_on()
        elif showing.turn is None:
            self._compare()

    def _took(self, turn: int, action: Action, chips: int) -> None:
        """Write down what the place on turn did, and go on where that ended the street."""
        betting = self._betting
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
        self.board = board_of(self._deck, len(self.order), street.board_cards, burns=self.rules.burns)

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
        if betting.movers < len(staying) and self.rules.all_in_tabled:
            self.tabled_on = self.street
        self._deal_to(_RIVER)
        self._closed = closed = close(betting)
        first = self._river_aggressor()
        order = showing_order(staying, first, closed.pots, side_pots_first=self.rules.side_pots_show_first)
        if (not self.asks_to_show or self.tabled_on is not None) and len(self._comparable(order)) == len(order):
            self._finish(closed, order, ())
            return
        named = self.order
        self.showing = Showing(
            [named[place] for place in order],
            [[named[place] for place in pot.eligible] for pot in closed.pots],
            None if first is None else named[first],
            mucked_is_dead=self.rules.mucked_is_dead,
        )

    def _compare(self) -> None:
        """Everybody has shown or mucked; somebody may have to tell whose hand was best."""
        showing, closed = self.showing, self._closed
        if showing is None or closed is None:
            raise EngineFault("a showdown that has not begun is over")
        if self._untold and self.undecided(self._told()):
            return
        place = self.order.index
        self._finish(closed, [place(seat) for seat in showing.shown], [place(seat) for seat in showing.mucked])

    def _finish(self, closed: Closed, showing: Sequence[int], mucked: Sequence[int]) -> None:
        """Compare the hands that are shown, as far as they are known, and give the pots away."""
        known = self._comparable(showing)
        strength = strengths(self.holes, self.board, known) if known else {}
        self._end = settle(
            self._betting,
            closed,
            strength,
            self.rules,
            chips=sum(self._started) + self.carried,
            flop=self.street > Street.PREFLOP,
            showing=known,
            mucked=mucked,
            ranking=telling.ranking(strength, self._places(self._told()), showing) if self._untold else strength,
        )
        self.is_over = True
