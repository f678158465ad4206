"""Rulings about dealing errors (TDA 35 to 39, RP-4 and RP-5)."""

from engine.rules import FourCardFlop, PrematureCard
from tournament.language import gettext as _
from tournament.rulings.ruling import Answer, Ruling, Tonight


def _exposed(tonight: Tonight) -> Answer:
    if tonight.house.first_cards_exposed_misdeal:
        return Answer(
            _(
                "One of the first two cards of the deal, or any two cards: a misdeal. One other card: the deal goes "
                "on, the card is replaced at its end and becomes the first burn. Whoever shows a card himself keeps it."
            ),
            "TDA 35-A",
        )
    return Answer(_("One card: the deal goes on, and it is replaced at the end. Two cards: a misdeal."), "seed 001, 16")


def _misdeal(tonight: Tonight) -> Answer:
    return Answer(
        _(
            "Two boxed cards, the first card to a wrong seat, cards to a seat that gets none, a seat missed, a wrong "
            "number of cards, or exposed cards, as long as two have not acted with chips nor three at all: shuffle "
            "and deal again, same button, same blinds, no new players. After that the hand is played, except with a "
            "fouled deck."
        ),
        "TDA 35",
    )


def _action(tonight: Tonight) -> Answer:
    return Answer(
        _(
            "Substantial action: two actions in turn with chips in at least one of them, or any three actions. Posted "
            "blinds do not count. After it a deal is no misdeal any more."
        ),
        "TDA 36",
    )


def _fouled(tonight: Tonight) -> Answer:
    return Answer(
        _("Two equal cards, or one too many: whenever it is found in the hand, all bets go back."), "TDA 35-D"
    )


def _button_short(tonight: Tonight) -> Answer:
    return Answer(_("The button may get its missing card as long as it has not acted."), "TDA 37")


def _four_cards(tonight: Tonight) -> Answer:
    if tonight.house.four_card_flop is FourCardFlop.SCRAMBLE:
        return Answer(
            _(
                "Scramble the four face down; one, chosen by the director, is the next burn, the other three are the "
                "flop."
            ),
            "TDA 39",
        )
    return Answer(_("Shuffle all of them with the stub and deal a new flop, without another burn."), "seed 001, 19")


def _premature(tonight: Tonight) -> Answer:
    if tonight.house.premature_card is PrematureCard.RESHUFFLE:
        return Answer(
            _(
                "Finish the betting. The burn stays; the early cards go back into the stub, which is shuffled; deal "
                "them anew without another burn."
            ),
            "TDA RP-5",
        )
    return Answer(
        _(
            "Finish the betting. What would have been the river is the turn; the early card is shuffled into the stub "
            "before the river."
        ),
        "RROP 4",
    )


def _stub(tonight: Tonight) -> Answer:
    return Answer(
        _(
            "Rebuild the order if it can be seen. Otherwise shuffle the stub alone, or, if it is mixed with muck or "
            "burns, all of it; then cut, burn and deal on."
        ),
        "TDA RP-4",
    )


def _burn(tonight: Tonight) -> Answer:
    if not tonight.house.burns:
        return Answer(_("No cards are burnt tonight."), "seed 002")
    return Answer(
        _(
            "One burn before each street. Forgotten before the flop and found before any action: scramble the flop "
            "face down with the next card, burn one. After a check it stands."
        ),
        "TDA 38",
    )


def _deck(tonight: Tonight) -> Answer:
    return Answer(_("Decks change with the level or the dealer, not because somebody asks."), "TDA 26")


RULINGS = (
    Ruling("exposed_card", lambda: _("Exposed card"), lambda: _("card turned over, flashed, face up"), _exposed),
    Ruling("misdeal", lambda: _("Misdeal"), lambda: _("deal again, wrong seat, missed seat, boxed card"), _misdeal),
    Ruling("substantial_action", lambda: _("Substantial action"), lambda: _("too late for a misdeal"), _action),
    Ruling("fouled_deck", lambda: _("Fouled deck"), lambda: _("two equal cards, duplicate, extra card"), _fouled),
    Ruling("button_short", lambda: _("A card missing"), lambda: _("button, one card, short of a card"), _button_short),
    Ruling("four_card_flop", lambda: _("Flop of four cards"), lambda: _("too many cards, flop"), _four_cards),
    Ruling("premature_card", lambda: _("Dealt too early"), lambda: _("premature turn, river, flop"), _premature),
    Ruling("dropped_stub", lambda: _("Dropped stub"), lambda: _("deck fell, disordered, stub mixed"), _stub),
    Ruling("burn", lambda: _("Burn forgotten"), lambda: _("burn card, missing burn"), _burn),
    Ruling("new_deck", lambda: _("New deck"), lambda: _("change cards, setup"), _deck),
)
"""In the order of how often they come up."""
