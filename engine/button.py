"""Who gets the button when a game starts: by a card drawn, or by the seat."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from engine.cards import Card, rank, refuse_doubles, suit
from engine.errors import BadSetup
from engine.rules import FirstButton, HouseRules, SuitOrder

_SUITS: dict[SuitOrder, tuple[int, int, int, int]] = {SuitOrder.SHDC: (0, 1, 2, 3), SuitOrder.SHCD: (1, 0, 2, 3)}
"""How high clubs, diamonds, hearts and spades count in a draw."""


class Draw(NamedTuple):
    """The button's first seat, and the seat that drew the highest card (None where no card decides)."""

    button: int
    drawn: int | None


def card_order(one: Card, suits: SuitOrder) -> tuple[int, int]:
    """What to compare cards by in a draw: the rank, then the suit (S1-9, S3-8). Never for the value of a hand."""
    return rank(one), _SUITS[suits][suit(one)]


def open_cards(seats: Collection[int], deck: Sequence[Card]) -> dict[int, Card]:
    """One open card to each seat from the top of the deck, beginning at the dealer's left with the lowest seat.

    Raises BadSetup `deck_short`.
    """
    if len(deck) < len(seats):
        raise BadSetup("deck_short", cards=len(deck), needed=len(seats))
    return dict(zip(sorted(seats), deck, strict=False))


def drawn_button(cards: Mapping[int, Card], rules: HouseRules) -> Draw:
    """Who has the button in a game's first hand; `cards` maps every seat to the open card it was dealt.

    The highest card has it (R, S1-9), or starts, the button being on its right (S3-8); or the last seat, on the
    dealer's right, without regard to cards (W 85). Raises BadSetup `too_few_players`, `card_twice` or `no_such_card`.
    """
    if len(cards) < 2:
        raise BadSetup("too_few_players", players=len(cards))
    seats = sorted(cards)
    if rules.first_button is FirstButton.RIGHT_OF_DEALER:
        return Draw(seats[-1], None)
    refuse_doubles(cards.values())
    drawn = max(seats, key=lambda seat: card_order(cards[seat], rules.suit_order))
    if rules.first_button is FirstButton.HIGH_CARD:
        return Draw(drawn, drawn)
    return Draw(seats[seats.index(drawn) - 1], drawn)
