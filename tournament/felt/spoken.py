"""What is seen at a table, read out: for whoever cannot see the picture. Cards that are face down stay so."""

from collections.abc import Iterable

from engine.cards import Card, rank, suit
from tournament.felt.view import FeltSeat, FeltView
from tournament.hand_words import ONE_OF_RANK
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import Chips
from tournament.refusals import N_
from tournament.wording.values import chips, decimal, isolated, list_of, percent

# i18n: Cards as they are read out: {rank} is "king" or "ten".
_CARD_OF_SUIT = (N_("{rank} of clubs"), N_("{rank} of diamonds"), N_("{rank} of hearts"), N_("{rank} of spades"))


def card(one: Card) -> str:
    """King of hearts."""
    return _(_CARD_OF_SUIT[suit(one)]).format(rank=_(ONE_OF_RANK[rank(one)]))


def stack(seat: FeltSeat) -> str:
    """The chips behind: 12 900, all-in where none are left, a dash where nobody knows."""
    if seat.is_all_in:
        return _("all-in")
    return "–" if seat.stack is None else chips(seat.stack)


def in_big_blinds(seat: FeltSeat, big_blind: Chips) -> str:
    """The same in big blinds: 21 BB, 4.5 BB below ten; nothing where that cannot be said."""
    if not seat.stack or not big_blind or seat.is_all_in:
        return ""
    many = seat.stack / big_blind
    # i18n: Big blinds, in short, beside a stack.
    return _("{n} BB").format(n=decimal(round(many, 1)) if many < 10 else chips(round(many)))


def table(view: FeltView) -> str:
    """The whole view in words, what just happened first."""
    lines = [view.told, view.subtitle]
    if view.board:
        lines.append(_("Board: {cards}").format(cards=_cards(view.board)))
    if view.pot:
        lines.append(_("Pot {chips}").format(chips=chips(view.pot)))
    if len(view.pots) > 1:
        lines.append(pots(view))
    lines += [_seat(view, seat) for seat in view.seats if seat.name]
    return "\n".join([line for line in lines if line])


def pots(view: FeltView) -> str:
    """Main: 3 300 (Max, Ada, You) · side 1: 1 250 (Ada, You)."""
    return " · ".join(each_pot(view))


def each_pot(view: FeltView) -> list[str]:
    """Each pot with who is in it; a colon keeps its number apart from its chips."""
    return [
        _("{pot}: {chips} ({names})").format(
            pot=pot.name, chips=chips(pot.chips), names=", ".join([isolated(name) for name in pot.players])
        )
        for pot in view.pots
    ]


def _seat(view: FeltView, seat: FeltSeat) -> str:
    """Seat 3, Ada, button, on turn: 12 900, raise to 1 200, king of hearts and ace of spades."""
    who = [_("Seat {seat}").format(seat=seat.seat), isolated(seat.name), seat.badge]
    who += [_("dealer button")] if seat.seat == view.button else []
    who += [_("on turn")] if seat.is_on_turn else []
    has = [stack(seat), seat.said, _("folded") if seat.is_folded and not seat.said else ""]
    if seat.bet:
        has.append(_("{chips} in front").format(chips=chips(seat.bet)))
    has += [_cards(seat.cards), seat.strength]
    if seat.equity is not None:
        has.append(percent(seat.equity))
    return _("{who}: {what}").format(who=_row(who), what=_row(has))


def _row(words: Iterable[str]) -> str:
    return ", ".join([word for word in words if word])


def _cards(several: Iterable[Card | None]) -> str:
    """King of hearts and ace of spades; two cards face down."""
    several = tuple(several)
    down = sum(one is None for one in several)
    said = [card(one) for one in several if one is not None]
    if down:
        said.append(ngettext("{n} card face down", "{n} cards face down", down).format(n=down))
    return list_of(said)
