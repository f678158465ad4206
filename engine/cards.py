"""Cards as small whole numbers, and their usual two-letter text ("As", "Td") in and out.

A Card is 4 * rank + suit, from 0 ("2c") to 51 ("As"): cheap to copy, hash and look up. Beyond them stand the `UNKNOWN`
ones of a hand that was played with real cards: each takes the place of a card nobody told, and has no rank.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NewType

from engine.errors import BadSetup

Card = NewType("Card", int)
"""One card of the 52, as 4 * rank + suit."""

RANKS = "23456789TJQKA"
"""Rank letters; a rank is its place in this text, 0 for the deuce to 12 for the ace."""
SUITS = "cdhs"
"""Suit letters; a suit is its place in this text. Suits have no order of value in the game."""

ALL_CARDS: tuple[Card, ...] = tuple(Card(number) for number in range(52))
"""The 52 cards, deuces first."""

UNKNOWN: tuple[Card, ...] = tuple(Card(number) for number in range(64, 128))
"""Stand-ins for cards nobody told, enough for any hand; their text is "??", and they are never compared."""

_NAMES = tuple(rank + suit for rank in RANKS for suit in SUITS)
_TEXTS = (*_NAMES, *["??"] * (UNKNOWN[-1] + 1 - len(_NAMES)))
_CARDS = {written: Card(number) for number, written in enumerate(_NAMES)}


def card(written: str) -> Card:
    """The card written as rank and suit ("As", "Td"). Raises BadSetup `no_such_card`."""
    found = _CARDS.get(written)
    if found is None:
        raise BadSetup("no_such_card", card=written)
    return found


def cards(written: str) -> tuple[Card, ...]:
    """Several different cards, with or without blanks between them ("AsKd", "As Kd").

    Raises BadSetup `no_such_card`, or `card_twice` naming the card.
    """
    letters = "".join(written.split())
    found = tuple(card(letters[place : place + 2]) for place in range(0, len(letters), 2))
    refuse_doubles(found)
    return found


def text(one: Card) -> str:
    """The card as two letters, "As"."""
    return _TEXTS[one]


def texts(several: Iterable[Card]) -> str:
    """Cards as text without blanks, "AsKd"; "??" for each that nobody told."""
    return "".join([_TEXTS[one] for one in several])


def is_known(one: Card) -> bool:
    """False for a stand-in of a card nobody told."""
    return one < UNKNOWN[0]


def are_known(several: Iterable[Card]) -> bool:
    """False if any of them is a stand-in."""
    return all(map(UNKNOWN[0].__gt__, several))


def rank(one: Card) -> int:
    """0 for a deuce to 12 for an ace."""
    return one >> 2


def suit(one: Card) -> int:
    """0 clubs, 1 diamonds, 2 hearts, 3 spades."""
    return one & 3


def refuse_doubles(several: Iterable[Card]) -> None:
    """Raise BadSetup `card_twice` naming the first card that occurs a second time, or `no_such_card`."""
    seen: set[Card] = set()
    for one in several:
        if one in seen:
            raise BadSetup("card_twice", card=text(one))
        if not 0 <= one < 52:
            raise BadSetup("no_such_card", card=str(one))
        seen.add(one)
