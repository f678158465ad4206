"""How strong a hand is: the best five of five, six or seven cards as one comparable number.

Each card carries a key. Rank keys are chosen so that every sum of up to seven ranks (four of each at most) occurs
once only, so the sum of the cards' keys names the ranks in the hand whatever their order. Low bits count the cards of
each suit, so the same sum tells whether there is a flush. The tables from sums to strengths fill themselves as hands
occur: at most 73,775 sums and 8,192 flush patterns; nothing but the keys of two cards is built at import. `bulk` ranks
whole arrays of hands by the same keys.

A strength is category * 16**5 + five ranks in the order in which they count, one hexadecimal digit each.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from itertools import combinations

from engine.cards import ALL_CARDS, Card, refuse_doubles
from engine.errors import BadSetup


class Category(IntEnum):
    """The nine kinds of hand, worst first; a royal flush is the best straight flush."""

    HIGH_CARD = 0
    PAIR = 1
    TWO_PAIR = 2
    THREE_OF_A_KIND = 3
    STRAIGHT = 4
    FLUSH = 5
    FULL_HOUSE = 6
    FOUR_OF_A_KIND = 7
    STRAIGHT_FLUSH = 8


_RANK_KEYS = (0, 1, 5, 22, 98, 453, 2031, 8698, 22854, 83661, 262349, 636345, 1479181)
# Layout of a key: four bits per suit count (bits 0-15), number of cards (16-19), rank key from bit 20.
KEYS: tuple[int, ...] = tuple(_RANK_KEYS[one >> 2] << 20 | 1 << 16 | 1 << 4 * (one & 3) for one in ALL_CARDS)
"""The key of each card; the sum of a hand's keys is what `strength_of_sum` looks up."""
# Every suit count starts at 3, so that the fifth card of a suit sets the top bit of its four.
NO_CARDS = 0x3333
"""Where a sum of keys starts."""
FIVE_SUITED = 0x8888
"""The bits of a sum of keys of which one is set, that of the suit, where five cards or more are of one suit."""

# Two cards at a time are looked up faster than their keys are added; NO_CARDS comes in with the seventh.
_PAIRS = tuple(tuple(first + second for second in KEYS) for first in KEYS)
_LAST = tuple(key + NO_CARDS for key in KEYS)
# What of a sum the table is asked for: all but the number of cards of a suit. The bit of a flush stays, and no sum with
# one is ever in the table, so one look into it answers both questions.
_ASKED = (1 << 44) - 1 ^ 0x7777
_key = KEYS.__getitem__
_by_sum: dict[int, int] = {}
_by_flush: dict[int, int] = {}
# Equal strengths are one object: a smaller table, and one that stays in the processor's cache.
_shared: dict[int, int] = {}


def strength(cards: Sequence[Card]) -> int:
    """How strong the best five of these five to seven different cards are; the higher number wins, equal numbers tie.

    Raises BadSetup `cards_to_rank` or `card_twice`.
    """
    if len(cards) == 7 == len(set(cards)):
        return strength_of_seven(cards)
    if not 5 <= len(cards) <= 7:
        raise BadSetup("cards_to_rank", cards=len(cards))
    if len(set(cards)) != len(cards):
        refuse_doubles(cards)
    return strength_of_sum(sum(map(_key, cards), NO_CARDS), cards)


def strength_of_seven(cards: Sequence[Card]) -> int:
    """The strength of seven cards that are known to be different ones; `strength` without its checks, for speed."""
    a, b, c, d, e, f, g = cards
    total = _PAIRS[a][b] + _PAIRS[c][d] + _PAIRS[e][f] + _LAST[g]
    try:
        return _by_sum[total & _ASKED]
    except KeyError:
        return _not_in_the_table(total, cards)


def strength_of_sum(total: int, cards: Sequence[Card]) -> int:
    """The strength of `cards`, known to be five to seven different ones whose keys and NO_CARDS add up to `total`."""
    try:
        return _by_sum[total & _ASKED]
    except KeyError:
        return _not_in_the_table(total, cards)


def category(strength: int) -> Category:
    """What kind of hand a strength stands for."""
    return Category(strength >> 20)


def ranks(strength: int) -> tuple[int, ...]:
    """The ranks that decide within the category, in the order in which they count, 0 (deuce) to 12 (ace).

    A full house has the three and the pair, two pair the pairs and the kicker, a straight only its top card, a flush
    all five.
    """
    return tuple(strength >> 4 * place & 15 for place in range(4, 4 - _COUNTING[strength >> 20], -1))


def best_five(cards: Sequence[Card]) -> tuple[Card, ...]:
    """The five cards that play, those that count most first; a five-high straight ends with its ace.

    Raises BadSetup like `strength`.
    """
    aim = strength(cards)
    five = next(five for five in combinations(cards, 5) if strength(five) == aim)
    held = [one >> 2 for one in five]
    wheel = aim >> 20 in (Category.STRAIGHT, Category.STRAIGHT_FLUSH) and aim >> 16 & 15 == 3
    return tuple(
        sorted(
            five,
            key=lambda one: (held.count(one >> 2), -1 if wheel and one >> 2 == 12 else one >> 2, one),
            reverse=True,
        )
    )


# How many ranks decide within each category.
_COUNTING = (5, 4, 3, 3, 1, 5, 2, 2, 1)


def _not_in_the_table(total: int, cards: Sequence[Card]) -> int:
    """The strength of a hand with a flush, or of one whose ranks occur for the first time."""
    if total & FIVE_SUITED:
        return _flush(total, cards)
    found = _by_sum[total & _ASKED] = _by_ranks(cards)
    return found


def _flush(total: int, cards: Sequence[Card]) -> int:
    """Seven cards with five of a suit hold neither four of a kind nor a full house, so only the suit matters."""
    suit = ((total & FIVE_SUITED).bit_length() >> 2) - 1
    held = 0
    for one in cards:
        if one & 3 == suit:
            held |= 1 << (one >> 2)
    found = _by_flush.get(held)
    if found is None:
        top = _straight_top(held)
        if top is None:
            found = _packed(Category.FLUSH, [rank for rank in range(12, -1, -1) if held >> rank & 1][:5])
        else:
            found = _packed(Category.STRAIGHT_FLUSH, [top])
        _by_flush[held] = found
    return found


def _by_ranks(cards: Sequence[Card]) -> int:
    """The strength of a hand without a flush, worked out from the number of cards of each rank."""
    counts = [0] * 13
    for one in cards:
        counts[one >> 2] += 1
    # Ranks held, the most frequent first, then the highest.
    order = sorted((rank for rank in range(13) if counts[rank]), key=lambda rank: (counts[rank], rank), reverse=True)
    most, next_most = counts[order[0]], counts[order[1]]
    if most == 4:
        return _packed(Category.FOUR_OF_A_KIND, [order[0], max(order[1:])])
    if most == 3 and next_most >= 2:
        return _packed(Category.FULL_HOUSE, order[:2])
    top = _straight_top(sum(1 << rank for rank in order))
    if top is not None:
        return _packed(Category.STRAIGHT, [top])
    if most == 3:
        return _packed(Category.THREE_OF_A_KIND, order[:3])
    if most == 2 and next_most == 2:
        return _packed(Category.TWO_PAIR, [*order[:2], max(order[2:])])
    return _packed(Category.PAIR, order[:4]) if most == 2 else _packed(Category.HIGH_CARD, order[:5])


def _straight_top(held: int) -> int | None:
    """The highest rank of five in a row among the rank bits `held`; the ace also counts below the deuce."""
    low = held << 1 | held >> 12
    runs = low & low >> 1 & low >> 2 & low >> 3 & low >> 4
    return runs.bit_length() + 2 if runs else None


def _packed(kind: Category, deciding: Sequence[int]) -> int:
    """Category and deciding ranks as one number."""
    value = int(kind)
    for place in range(5):
        value = value << 4 | (deciding[place] if place < len(deciding) else 0)
    return _shared.setdefault(value, value)
