"""From a hand of the engine to what is seen of it at the table; never a card that these eyes may not see."""

from collections.abc import Collection, Mapping

from engine.cards import Card, is_known
from engine.hand import Hand
from engine.ranking import best_five, strength
from engine.seats import Positions
from engine.streets import Street
from tournament import hand_words
from tournament.felt import acts, lying, told
from tournament.felt.named import Named
from tournament.felt.view import FeltPot, FeltSeat, FeltView
from tournament.language import gettext as _
from tournament.names import Chips
from tournament.wording.structures import limit_label
from tournament.wording.values import ante_label, blinds, chips

_RANKED = 3
"""With so many cards of the board two in the hand can be ranked."""
_HELD, _WHOLE = 2, 5

__all__ = ["Named", "between", "seen"]


def seen(
    hand: Hand,
    table: Named,
    eyes: Collection[int] = (),
    *,
    near: int | None = None,
    board: int | None = None,
    given: bool | None = None,
    unknown: Collection[int] = (),
    equity: Mapping[int, float] | None = None,
) -> FeltView:
    """What is seen of the hand now.

    Args:
        hand: under way, at the showdown, over or void.
        table: who sits there, and what it is called.
        eyes: seats whose cards may be seen face up now although they are not tabled; a spectator has none.
        near: the chair nearest to whoever looks.
        board: how many of the common cards lie there for those who look: an all-in is run out at once by the engine,
            and card by card for people; a record may not know them all. None: all.
        given: whether the pots have gone to the winners of a hand that is over; None: as soon as the whole board lies
            there.
        unknown: seats whose cards nobody knows, as in many records; they are face down whatever happens.
        equity: their shares of the pots as the cards lie, from 0 to 1, by seat.
    """
    look = _Look(hand, table, eyes, board, given, unknown, equity or {})
    seats = tuple([look.seat(number) for number in range(1, max(table.chairs, *hand.order) + 1)])
    pots = look.pots()
    return FeltView(
        table.title,
        seats,
        subtitle=_subtitle(table, hand),
        clock=table.clock,
        button=hand.positions.button,
        big_blind=hand.blinds.big,
        board=look.board,
        pot=sum([pot.chips for pot in pots]) + sum([seat.bet for seat in seats]),
        pots=pots,
        told=look.told(),
        near=near,
        hand=table.number,
        is_over=look.given,
    )


def between(
    table: Named, told: str = "", *, positions: Positions | None = None, near: int | None = None, big_blind: Chips = 0
) -> FeltView:
    """A table with no hand on it, at a break or before the next one; `told`: why, and when it goes on."""
    seats = tuple([_idle(table, number) for number in range(1, table.chairs + 1)])
    return FeltView(
        table.title,
        seats,
        subtitle=" · ".join(table.details),
        clock=table.clock,
        button=None if positions is None else positions.button,
        big_blind=big_blind,
        told=told,
        near=near,
        hand=table.number,
        is_over=True,
    )


def _idle(table: Named, seat: int) -> FeltSeat:
    """A chair that is not in the hand, taken or free."""
    if not table.names.get(seat):
        return FeltSeat(seat)
    return FeltSeat(
        seat,
        table.name(seat),
        stack=table.stacks.get(seat),
        badge=table.badge(seat),
        is_away=seat in table.away,
    )


def _subtitle(table: Named, hand: Hand) -> str:
    """Hand 41 · 300 / 600 ante 600 · no-limit."""
    cost = hand.blinds
    level = blinds(cost.small, cost.big)
    if cost.ante:
        level = _("{blinds} {ante} {chips}").format(
            blinds=level, ante=ante_label(cost.ante_kind), chips=chips(cost.ante)
        )
    number = [_("hand {n}").format(n=chips(table.number))] if table.number else []
    return " · ".join([*number, level, limit_label(hand.blinds.limit), *table.details])


class _Look:
    """One look at a hand, with the arguments of `seen`: what is asked for more than once is found out once."""

    def __init__(
        self,
        hand: Hand,
        table: Named,
        eyes: Collection[int],
        upto: int | None,
        given: bool | None,
        unknown: Collection[int],
        equity: Mapping[int, float],
    ) -> None:
        self.hand, self.table, self.equity = hand, table, equity
        self.view = hand.public_view()
        self.result = hand.result() if hand.is_over else None
        lying_there = hand.board[:upto]
        self.board = tuple(filter(is_known, lying_there))
        self.is_known = len(self.board) == len(lying_there)
        """Whether somebody told every common card that lies there; else no hand can be named."""
        self.has_all = len(lying_there) == len(hand.board)
        """Whether the board lies there as far as the engine has dealt it."""
        self.given = self.result is not None and (self.has_all if given is None else given)
        """Whether the winners have their chips."""
        self.is_void = self.result is not None and self.result.void
        turned_up = {shown.seat for shown in self.view.shown}
        turned_up |= set(hand.showing.shown if hand.showing is not None else ())
        self.tabled = {seat: hand.view(seat).cards for seat in turned_up if seat not in unknown}
        """The hands that lie open for everybody."""
        self.eyes = frozenset(eyes) - frozenset(unknown)
        self.gone = {*self.view.folded, *(hand.showing.mucked if hand.showing is not None else ())}
        self.bets = lying.bets(hand)
        self.said = acts.said(hand, self._street())
        self.strengths = {
            seat: strength((*cards, *self.board)) for seat, cards in self.tabled.items() if self._can_be_named(cards)
        }

    def _street(self) -> Street:
        """The street that is looked at: the one before as long as the engine is ahead with its cards."""
        hand = self.hand
        return hand.street if self.has_all or not hand.actions else hand.actions[-1].street

    def _can_be_named(self, cards: tuple[Card | None, ...]) -> bool:
        """Whether these cards with the board are a hand that can be told."""
        known = [card for card in cards if card is not None and is_known(card)]
        return len(known) == _HELD and self.is_known and len(self.board) >= _RANKED

    def seat(self, seat: int) -> FeltSeat:
        hand, table = self.hand, self.table
        if seat not in hand.order:
            return _idle(table, seat)
        won = self._won(seat)
        stack = self.view.stacks[seat] - (0 if self.given else won)
        cards = self._cards(seat)
        is_folded = seat in self.view.folded and not self.is_void
        named, best = self._strength(seat, cards)
        return FeltSeat(
            seat,
            table.name(seat),
            stack=stack,
            bet=self.bets[seat],
            cards=cards,
            said=self._said(seat, won),
            strength=named,
            best=best,
            won=won if self.given else 0,
            equity=None if self.given or is_folded else self.equity.get(seat),
            time=table.time.get(seat),
            badge=table.badge(seat),
            is_folded=is_folded,
            is_all_in=not (is_folded or self.is_void or stack or self.given),
            is_on_turn=self.has_all and seat in (hand.to_act, hand.to_show),
            is_away=seat in table.away,
        )

    def pots(self) -> tuple[FeltPot, ...]:
        if self.given:
            return ()
        name = self.table.name
        return tuple(
            [
                FeltPot(told.pot_name(number), pot.amount, tuple([name(seat) for seat in pot.eligible]))
                for number, pot in enumerate(lying.pots(self.hand))
            ]
        )

    def told(self) -> str:
        hand, result = self.hand, self.result
        if result is None or not (self.given or self.is_void or result.shown):
            return told.under_way(hand, self.table, self._street())
        if not (self.given or self.is_void):
            return told.open_hands(hand.tabled_on, len(self.board), len(result.shown))
        return told.over(hand, self.table, self.strengths if len(self.board) == _WHOLE else {})

    def _won(self, seat: int) -> Chips:
        return 0 if self.result is None else sum([pot.winners.get(seat, 0) for pot in self.result.pots])

    def _said(self, seat: int, won: Chips) -> str:
        if self.is_void:
            return ""
        if self.given and won:
            return _("wins {chips}").format(chips=chips(won))
        return self.said.get(seat, "")

    def _cards(self, seat: int) -> tuple[Card | None, ...]:
        if seat in self.gone or self.is_void:
            return ()
        open_ones = self.tabled.get(seat, self.hand.view(seat).cards if seat in self.eyes else ())
        return tuple([card if is_known(card) else None for card in open_ones]) or (None, None)

    def _strength(self, seat: int, cards: tuple[Card | None, ...]) -> tuple[str, tuple[Card, ...]]:
        """The hand in words with the five that make it, where it is open and the board has begun."""
        if not self._can_be_named(cards):
            return "", ()
        mine = (*[card for card in cards if card is not None], *self.board)
        against = [strong for other, strong in self.strengths.items() if other != seat] if seat in self.tabled else []
        return hand_words.hand(strength(mine), against), best_five(mine)
