"""A hand in words, as values: what kind it is, which ranks name it, and which kickers decided.

`naming` makes the values, `named` the English; other languages make their own sentences from the values.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.ranking import Category, category, ranks

RANK_NAMES = ("deuce", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace")
"""The ranks in English, deuce first."""
RANK_PLURALS = tuple("sixes" if name == "six" else name + "s" for name in RANK_NAMES)

_ACE = 12
# How many of the deciding ranks name the hand; the others are kickers, or lower cards of a flush.
_NAMING_RANKS = {
    Category.HIGH_CARD: 1,
    Category.PAIR: 1,
    Category.TWO_PAIR: 2,
    Category.THREE_OF_A_KIND: 1,
    Category.STRAIGHT: 1,
    Category.FLUSH: 1,
    Category.FULL_HOUSE: 2,
    Category.FOUR_OF_A_KIND: 1,
    Category.STRAIGHT_FLUSH: 1,
}


class Naming(NamedTuple):
    """What is said of a hand: its `category`, the `ranks` that name it, and the `kickers` down to the deciding one.

    Ranks are 0 (deuce) to 12 (ace), in the order in which they count: the pair, both pairs, three and pair of a full
    house, the top of a straight. A flush has no kickers; its `ranks` go on down to the card that decided.
    """

    category: Category
    ranks: tuple[int, ...]
    kickers: tuple[int, ...] = ()

    @property
    def is_royal(self) -> bool:
        """True for a royal flush, the best straight flush (S2-8)."""
        return self.category is Category.STRAIGHT_FLUSH and self.ranks[0] == _ACE


def naming(strength: int, against: Iterable[int] = ()) -> Naming:
    """What to say of a hand of this strength, beside hands of the strengths `against`.

    Kickers are named only where they decide: those down to the first that differs from another hand with the same
    ranks, whichever of the two is better (S3-27). Hands that tie with it ask for none.
    """
    kind, deciding = category(strength), ranks(strength)
    naming_it = down_to = _NAMING_RANKS[kind]
    for other in against:
        if category(other) is kind:
            theirs = ranks(other)
            differing = next((place for place, rank in enumerate(deciding) if rank != theirs[place]), -1)
            down_to = max(down_to, differing + 1)
    if kind is Category.FLUSH:
        return Naming(kind, deciding[:down_to])
    return Naming(kind, deciding[:naming_it], deciding[naming_it:down_to])


def named(strength: int, against: Iterable[int] = ()) -> str:
    """The hand in English: "full house, kings full of tens", "pair of aces, king and nine kickers"."""
    return english(naming(strength, against))


def english(hand: Naming) -> str:
    """These values in English words."""
    if hand.is_royal:
        return "royal flush"
    said = _ENGLISH[hand.category].format(
        top=RANK_NAMES[hand.ranks[0]],
        tops=RANK_PLURALS[hand.ranks[0]],
        seconds=RANK_PLURALS[hand.ranks[-1]],
        all=", ".join([RANK_NAMES[rank] for rank in hand.ranks]),
    )
    if not hand.kickers:
        return said
    return f"{said}, {_row([RANK_NAMES[rank] for rank in hand.kickers])} kicker{'s' * (len(hand.kickers) > 1)}"


_ENGLISH = {
    Category.HIGH_CARD: "high card {top}",
    Category.PAIR: "pair of {tops}",
    Category.TWO_PAIR: "two pair, {tops} and {seconds}",
    Category.THREE_OF_A_KIND: "three of a kind, {tops}",
    Category.STRAIGHT: "straight, {top} high",
    Category.FLUSH: "flush, {all} high",
    Category.FULL_HOUSE: "full house, {tops} full of {seconds}",
    Category.FOUR_OF_A_KIND: "four of a kind, {tops}",
    Category.STRAIGHT_FLUSH: "straight flush, {top} high",
}


def _row(words: Sequence[str]) -> str:
    """king; king and nine; king, nine and four."""
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)
