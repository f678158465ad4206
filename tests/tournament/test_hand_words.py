"""Hands in the language spoken now: in English the engine's own words."""

from random import Random

from engine.cards import cards
from engine.deck import shuffled
from engine.naming import named
from engine.ranking import strength
from tournament import hand_words


def test_the_sentences_in_english_are_those_of_the_engine() -> None:
    deck = shuffled(Random(1))
    royal = strength([one for one in deck if one & 3 == 3 and one >> 2 > 7])
    assert hand_words.hand(royal) == named(royal) == "royal flush"
    for number in range(600):
        deck = shuffled(Random(number))
        board, first, second = deck[:5], deck[5:7], deck[7:9]
        mine, yours = strength(board + first), strength(board + second)
        assert hand_words.hand(mine, [yours]) == named(mine, [yours])


def test_every_kind_of_hand_has_its_words() -> None:
    for written, words in (
        ("As Kd 9c 7h 3d", "high card ace"),
        ("6s 6d 9c 7h 3d", "pair of sixes"),
        ("As Ks 9s 7s 3s", "flush, ace high"),
        ("9s 8s 7s 6s 5s", "straight flush, nine high"),
    ):
        assert hand_words.hand(strength(cards(written))) == words
