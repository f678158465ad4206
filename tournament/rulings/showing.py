"""Rulings about showdown, pots and dead hands (TDA 12 to 22, 65)."""

from engine.rules import SuitOrder
from tournament.language import gettext as _
from tournament.rulings.ruling import Answer, Ruling, Tonight


def _order(tonight: Tonight) -> Answer:
    return Answer(
        _(
            "Whoever bet or raised last on the river shows first. Without a bet on the river: the first player left of "
            "the button. Whoever is asked may muck as long as another hand is to be shown."
        ),
        "TDA 17",
    )


def _all_in(tonight: Tonight) -> Answer:
    if tonight.house.all_in_tabled:
        return Answer(
            _(
                "As soon as somebody is all-in and nobody can bet any more, all turn their cards up, before the next "
                "card. In hand-for-hand they stay face down until the director says so."
            ),
            "TDA 16",
        )
    return Answer(_("Cards of all-in players need not be turned up before the river."), "seed 000")


def _asks(tonight: Tonight) -> Answer:
    return Answer(
        _(
            "After a bet on the river a caller who still has his cards may see the hand of whoever bet. Any other "
            "hand is shown only by the director's decision."
        ),
        "TDA 18",
    )


def _speak(tonight: Tonight) -> Answer:
    return Answer(
        _(
            "A hand that lies open counts as what it is, whatever was said. A hand mucked face down is dead, unless "
            "it can be told for certain and was called wrongly by others."
        ),
        "TDA 12, TDA 14",
    )


def _board(tonight: Tonight) -> Answer:
    return Answer(_("Whoever plays the board shows both cards to win his part."), "TDA 19")


def _odd(tonight: Tonight) -> Answer:
    return Answer(
        _(
            "Change down to the smallest chips in play. One odd chip each, beginning with the first seat left of the "
            "button; each side pot for itself."
        ),
        "TDA 20, TDA 21",
    )


def _unprotected(tonight: Tonight) -> Answer:
    return Answer(
        _(
            "A hand killed by mistake has no claim, except to what nobody had called yet. If it has raised and "
            "nobody called, the raise comes back; what was called is lost."
        ),
        "TDA 65",
    )


def _uncalled(tonight: Tonight) -> Answer:
    return Answer(_("What nobody called goes back to whoever bet it, even if his hand is dead by then."), "TDA 15")


def _dispute(tonight: Tonight) -> Answer:
    return Answer(
        _(
            "Who won can be disputed until the next hand begins; how much was in the pot until there is substantial "
            "action in the next hand; before a break for a minute."
        ),
        "TDA 22",
    )


def _suits(tonight: Tonight) -> Answer:
    order = _("spades, hearts, diamonds, clubs")
    if tonight.house.suit_order is SuitOrder.SHCD:
        order = _("spades, hearts, clubs, diamonds")
    said = _("Suits never decide a hand. Where a card is drawn for something, the order is {order}.")
    return Answer(said.format(order=order), "RROP")


RULINGS = (
    Ruling("showing_order", lambda: _("Who shows first"), lambda: _("showdown, order, last aggressor"), _order),
    Ruling("all_in_showdown", lambda: _("All-in showdown"), lambda: _("turn up, table cards, face up"), _all_in),
    Ruling("asking_to_see", lambda: _("Asking to see a hand"), lambda: _("show me, mucked, caller"), _asks),
    Ruling("cards_speak", lambda: _("Cards speak"), lambda: _("misread, called wrongly, mucked winner"), _speak),
    Ruling("playing_the_board", lambda: _("Playing the board"), lambda: _("board plays, one card"), _board),
    Ruling("odd_chip", lambda: _("Odd chip"), lambda: _("split pot, remainder, side pot"), _odd),
    Ruling("dead_hand", lambda: _("Hand taken in by mistake"), lambda: _("unprotected, killed, mucked"), _unprotected),
    Ruling("uncalled_bet", lambda: _("Uncalled bet"), lambda: _("returned, bet back"), _uncalled),
    Ruling("disputed_pot", lambda: _("Disputed pot"), lambda: _("wrong winner, argue, too late"), _dispute),
    Ruling("suits", lambda: _("Order of suits"), lambda: _("high card, tie, same rank"), _suits),
)
"""In the order of how often they come up."""
