"""What may be seen of a hand: everything public, and for one seat its own cards and choices."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine import telling
from engine.actions import Bet, Deed, Doing, Irregularity, Legal, Post, RaiseTo, Taken
from engine.betting import Betting
from engine.blinds import Blinds
from engine.cards import Card, are_known, is_known
from engine.errors import BadSetup, IllegalAction
from engine.result import HandResult, Shown
from engine.seats import Positions
from engine.settling import Closed, Settled
from engine.showdown import strengths
from engine.showing import Showing
from engine.streets import Street


@dataclass(frozen=True, slots=True)
class PublicView:
    """The hand as a spectator sees it; every amount in chips.

    `order`: the dealt seats clockwise from the left of the button, the button's last. `stacks` behind, `bets` of this
    street, `pot` everything paid in so far with the bets and without what went back. `folded` and `all_in` seats in
    that order. `to_act` is the seat on turn. `actions` and `posts` so far. `shown` is empty until hands are tabled,
    `to_show` the seat that shows or mucks next. `irregularities`: what went wrong, with the cards that everybody saw.
    """

    board: tuple[Card, ...]
    street: Street
    positions: Positions
    blinds: Blinds
    order: tuple[int, ...]
    stacks: Mapping[int, int]
    bets: Mapping[int, int]
    pot: int
    folded: tuple[int, ...]
    all_in: tuple[int, ...]
    to_act: int | None
    posts: tuple[Post, ...]
    actions: tuple[Taken, ...]
    shown: tuple[Shown, ...]
    to_show: int | None
    irregularities: tuple[Irregularity, ...]


@dataclass(frozen=True, slots=True)
class SeatView(PublicView):
    """The hand as `seat` sees it: `cards` are its own two; `legal` is given only when it is on turn."""

    seat: int
    cards: tuple[Card, Card]
    legal: Legal | None


class Seen:
    """The side of a hand that is looked at; nothing here changes it. `hand.Hand` says what the fields are."""

    __slots__ = ()

    _betting: Betting
    _closed: Closed | None
    _end: Settled | None
    _deck: tuple[Card, ...]
    _started: Sequence[int]
    _untold: bool
    actions: tuple[Taken, ...]
    blinds: Blinds
    board: tuple[Card, ...]
    deeds: tuple[Deed, ...]
    holes: tuple[tuple[Card, Card], ...]
    is_over: bool
    order: tuple[int, ...]
    positions: Positions
    posts: tuple[Post, ...]
    showing: Showing | None
    street: Street

    @property
    def to_act(self) -> int | None:
        """The seat on turn to bet, or None when the betting is over."""
        turn = self._betting.turn
        return None if turn is None else self.order[turn]

    @property
    def owed(self) -> int:
        """What the seat on turn lacks to the price of staying in, be it more than it has; 0 where it may check."""
        betting = self._betting
        turn = betting.turn
        return 0 if turn is None else betting.price - betting.bets[turn]

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
    def known_board(self) -> tuple[Card, ...]:
        """The common cards so far that somebody told."""
        return tuple(filter(is_known, self.board)) if self._untold else self.board

    @property
    def pot_sizes(self) -> tuple[int, ...]:
        """The pots of the showdown, main pot first; empty before."""
        return () if self._closed is None else tuple([pot.amount for pot in self._closed.pots])

    def undecided(self, told: Sequence[Collection[int]] = ()) -> tuple[tuple[int, tuple[int, ...]], ...]:
        """The pots of the showdown that neither the cards nor these groups of seats decide, each with who can win it.

        By number, 0 is the main pot. The groups are as of `Hand.tell`; who has not mucked yet can win.
        """
        if self.showing is None or self._closed is None:
            return ()
        named, mucked = self.order, [self._place(seat) for seat in self.showing.mucked]
        found = telling.undecided(self._closed.pots, self._strengths(), self._places(told), mucked)
        return tuple([(number, tuple([named[place] for place in able])) for number, able in found])

    def refuse_told(self, told: Sequence[Collection[int]]) -> None:
        """Raise IllegalAction unless the seats can have had hands in this order; see `telling.refuse_told`."""
        showing = self.showing
        staying = [] if showing is None else [self._place(s) for s in showing.order if s not in showing.mucked]
        pots = () if self._closed is None else self._closed.pots
        telling.refuse_told(self._places(told), pots, self._strengths(), staying, self.order)

    @property
    def irregularities(self) -> tuple[Irregularity, ...]:
        """What went wrong at the table so far, in order."""
        return tuple([deed.noted for deed in self.deeds if deed.noted is not None])

    @property
    def substantial_action(self) -> bool:
        """True after two actions in turn of which one put chips in, or any three; blinds do not count (TDA 36)."""
        actions = self.actions
        return len(actions) > 2 or (len(actions) == 2 and any(taken.chips for taken in actions))

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
        """What came of it, as the hand itself tells. Raises IllegalAction `hand_not_over`."""
        raise NotImplementedError

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
            self._shown() if self.is_over or self.showing is not None else (),
            self.to_show,
            self.irregularities if self.deeds else (),
        )

    def _shown(self) -> tuple[Shown, ...]:
        """The hands turned up so far."""
        if self.is_over:
            return self.result().shown
        if self.showing is None:
            return ()
        places = self._comparable([self.order.index(seat) for seat in self.showing.shown])
        strong = strengths(self.holes, self.board, places) if places else {}
        return tuple([Shown(self.order[place], self.holes[place], strong[place]) for place in places])

    def _comparable(self, places: Sequence[int]) -> Sequence[int]:
        """Those of the places whose hands can be compared: both cards are known, and the whole board."""
        if not self._untold:
            return places
        return [place for place in places if are_known(self.holes[place])] if are_known(self.board) else []

    def _strengths(self) -> dict[int, int]:
        """How strong the hands of the showdown are, by place, as far as they are known and not mucked."""
        showing = self.showing
        if showing is None:
            return {}
        staying = [self._place(seat) for seat in showing.order if seat not in showing.mucked]
        known = self._comparable(staying)
        return strengths(self.holes, self.board, known) if known else {}

    def _told(self) -> tuple[tuple[int, ...], ...]:
        """What was told of whose hand was best, in seat numbers."""
        return next((deed.told for deed in reversed(self.deeds) if deed.doing is Doing.TOLD), ())

    def _places(self, told: Sequence[Collection[int]]) -> list[list[int]]:
        """Groups of seats as places."""
        return [[self._place(seat) for seat in group] for group in told]

    def _river_aggressor(self) -> int | None:
        """The last place to bet or raise on the river of those that are in, or None (TDA 17-A)."""
        for taken in reversed(self.actions):
            if taken.street is not Street.RIVER:
                break
            if isinstance(taken.action, (Bet, RaiseTo)) and not self._betting.folded[self.order.index(taken.seat)]:
                return self.order.index(taken.seat)
        return None

    def _refuse_over(self) -> None:
        if self.is_over:
            raise IllegalAction("hand_over")

    def _show_down_now(self) -> Showing:
        if self.showing is None or self.is_over:
            raise IllegalAction("nobody_to_show")
        return self.showing

    def _shown_down(self) -> Showing:
        """The showdown, even if it has been settled; not that of a void hand."""
        if self.showing is None or (self.is_over and self._end is None):
            raise IllegalAction("nobody_to_show")
        return self.showing

    def _place(self, seat: int) -> int:
        if type(seat) is not int or seat not in self.order:
            raise BadSetup("seat_not_dealt", seat=seat)
        return self.order.index(seat)
