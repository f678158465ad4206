"""Poker hands in words, in the language spoken now; `engine.naming` says what is to be said of them."""

from collections.abc import Iterable

from engine.cards import Card, is_known, text
from engine.naming import Naming, naming
from engine.ranking import Category
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.refusals import N_
from tournament.wording import list_of

# i18n: One card of a rank, as in "straight, king high" and "king kicker".
ONE_OF_RANK = (
    N_("deuce"), N_("three"), N_("four"), N_("five"), N_("six"), N_("seven"), N_("eight"), N_("nine"), N_("ten"),
    N_("jack"), N_("queen"), N_("king"), N_("ace"),
)  # fmt: skip
# i18n: Several cards of a rank, as in "pair of kings" and "kings full of tens".
SEVERAL_OF_RANK = (
    N_("deuces"), N_("threes"), N_("fours"), N_("fives"), N_("sixes"), N_("sevens"), N_("eights"), N_("nines"),
    N_("tens"), N_("jacks"), N_("queens"), N_("kings"), N_("aces"),
)  # fmt: skip

SUITS = dict(zip("cdhs", "♣♦♥♠", strict=True))


def card(one: Card | None) -> str:
    """9♥, or a question mark for a card that nobody saw."""
    if one is None or not is_known(one):
        return "?"
    written = text(one)
    return written[0].replace("T", "10") + SUITS[written[1]]


def cards(several: Iterable[Card | None]) -> str:
    """The same of several, in their order: "A♥ 10♠"."""
    return " ".join(map(card, several))


def hand(strength: int, against: Iterable[int] = ()) -> str:
    """The hand of this strength, with the kickers that decide beside those `against`: "pair of aces, king kicker"."""
    return said(naming(strength, against))


def said(what: Naming) -> str:
    """These values in words."""
    made = _made(what)
    if not what.kickers:
        return made
    # i18n: {hand} is a whole hand, {kickers} one card or several: "pair of aces, king and nine kickers".
    form = ngettext("{hand}, {kickers} kicker", "{hand}, {kickers} kickers", len(what.kickers))
    return form.format(hand=made, kickers=list_of([_(ONE_OF_RANK[rank]) for rank in what.kickers]))


def _made(what: Naming) -> str:
    """The hand without its kickers."""
    card = _(ONE_OF_RANK[what.ranks[0]])
    cards = _(SEVERAL_OF_RANK[what.ranks[0]])
    others = _(SEVERAL_OF_RANK[what.ranks[-1]])
    match what.category:
        case Category.HIGH_CARD:
            return _("high card {card}").format(card=card)
        case Category.PAIR:
            return _("pair of {cards}").format(cards=cards)
        case Category.TWO_PAIR:
            return _("two pair, {cards} and {others}").format(cards=cards, others=others)
        case Category.THREE_OF_A_KIND:
            return _("three of a kind, {cards}").format(cards=cards)
        case Category.STRAIGHT:
            return _("straight, {card} high").format(card=card)
        case Category.FLUSH:
            # i18n: {cards} are one card or several down to the one that decided: "flush, queen, jack, nine high".
            return _("flush, {cards} high").format(cards=", ".join([_(ONE_OF_RANK[rank]) for rank in what.ranks]))
        case Category.FULL_HOUSE:
            return _("full house, {cards} full of {others}").format(cards=cards, others=others)
        case Category.FOUR_OF_A_KIND:
            return _("four of a kind, {cards}").format(cards=cards)
        case Category.STRAIGHT_FLUSH if what.is_royal:
            return _("royal flush")
        case Category.STRAIGHT_FLUSH:
            return _("straight flush, {card} high").format(card=card)
