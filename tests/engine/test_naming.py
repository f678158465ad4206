"""Hands in words: what names them, and which kickers are named because they decided. C numbers are the digest's."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import ALL_CARDS, Card, cards
from engine.naming import Naming, named, naming
from engine.ranking import Category, ranks, strength


def worth(written: str) -> int:
    """The strength of these cards."""
    return strength(cards(written))


@pytest.mark.parametrize(
    ("hand", "words"),
    [
        ("As Ks Qs Js Ts 2d 3c", "royal flush"),
        ("5h 4h 3h 2h Ah Kd Kc", "straight flush, five high"),
        ("9c 9d 9h 9s Kd Ks 2c", "four of a kind, nines"),
        ("Ks Kd Kh Ts Td 4c 2h", "full house, kings full of tens"),
        ("Th Jh Qh 2h 3c 9c Kh", "flush, king high"),
        ("4c 5d 6h 7s 8c Ah Kd", "straight, eight high"),
        ("Ad 2c 3d 4h 5s Kc Kd", "straight, five high"),
        ("6c 6d 6h Ks Qd 2c 3h", "three of a kind, sixes"),
        ("6c Qc Ad 6s Ac 3s 3d", "two pair, aces and sixes"),
        ("Ah Jc 3s Qd 3h 8c 5c", "pair of threes"),
        ("Ah Jc 3s Qd 7h 8c 5c", "high card ace"),
        ("2h 2c 4s 5d 7h 8c Tc", "pair of deuces"),
    ],
)
def test_a_hand_alone_is_named_without_kickers(hand: str, words: str) -> None:
    """S2-8, S3-26."""
    assert named(worth(hand)) == words


@pytest.mark.parametrize(
    ("case", "board", "winner", "others", "words"),
    [
        ("one kicker", "As 9d 7c 4h 2s", "Ad Kc", ["Ac Qd"], "pair of aces, king kicker"),
        ("the second", "As Kd 7c 4h 2s", "Ad 9c", ["Ac 8d"], "pair of aces, king and nine kickers"),
        ("the third", "As Kd 9c 4h 2s", "Ad 7c", ["Ac 6d"], "pair of aces, king, nine and seven kickers"),
        ("two rivals", "As Kd 7c 4h 2s", "Ad 9c", ["Ac 8d", "Qc Qd"], "pair of aces, king and nine kickers"),
        ("other pair", "As Kd 7c 4h 2s", "Ad 9c", ["Kc 8d"], "pair of aces"),
        ("other kind", "As Kd 7c 4h 2s", "Ad 9c", ["Qc Jd"], "pair of aces"),
        ("two pair", "As 6d 6c 4h 2s", "Ad Qc", ["Ac Jd"], "two pair, aces and sixes, queen kicker"),
        ("second pair", "As 9d 6c 4h 2s", "Ad 9c", ["Ac 6d"], "two pair, aces and nines"),
        ("C-120", "8c 8d 7h 7s 2c", "Kd 3h", ["Jd 4h"], "two pair, eights and sevens, king kicker"),
        ("trips", "6c 6d 6h 9s 2d", "Kd 3h", ["Qd 4h"], "three of a kind, sixes, king kicker"),
        ("trips, second", "6c 6d 6h Ks 2d", "Qd 3h", ["Jd 4h"], "three of a kind, sixes, king and queen kickers"),
        ("quads", "9c 9d 9h 9s 2d", "Ad 3h", ["Kd 4h"], "four of a kind, nines, ace kicker"),
        ("high card", "As 9d 7c 4h 2s", "Kc Jd", ["Qd Jc"], "high card ace, king kicker"),
        ("high card, first", "Ts 9d 7c 4h 2s", "Kc Jd", ["Qd Jc"], "high card king"),
        ("full house", "Ks Kd Ts 4c 2h", "Kc Td", ["Kh 4d"], "full house, kings full of tens"),
        ("straight", "9s 8d 7c 2h 3s", "Jc Th", ["Th 2c"], "straight, jack high"),
        ("flush, second", "Ks 9s 4s 2s 2d", "Qs 3h", ["Js 3c"], "flush, king, queen high"),
        ("flush, fourth", "Qs Js 9s 2d 2s", "7s 3h", ["6s 3c"], "flush, queen, jack, nine, seven high"),
        ("flush, first", "Js 9s 4s 2s 2d", "Ks 3h", ["Qs 3c"], "flush, king high"),
    ],
)
def test_kickers_are_named_down_to_the_one_that_decided(
    case: str, board: str, winner: str, others: Sequence[str], words: str
) -> None:
    """S3-27."""
    assert named(worth(winner + board), [worth(other + board) for other in others]) == words, case


def test_the_loser_s_kicker_is_named_as_well() -> None:
    board = "As 9d 7c 4h 2s"
    assert named(worth("Ac Qd" + board), [worth("Ad Kc" + board)]) == "pair of aces, queen kicker"


def test_hands_that_tie_say_nothing_about_kickers() -> None:
    """C-121, S1-2, S2-9."""
    board = "As Kd Qc 4h 2s"
    tied = [worth("Ad 3c" + board), worth("Ac 3d" + board)]
    assert named(tied[0], tied) == "pair of aces"
    flush = worth("As Ks 9s 4s 2s")
    assert named(flush, [flush]) == "flush, ace high"


def test_a_hand_with_a_tie_and_a_worse_rival_names_what_beat_the_rival() -> None:
    board = "As Jd 9c 4h 2s"
    assert named(worth("Ad Kc" + board), [worth("Ac Kd" + board), worth("Ah Qd" + board)]) == (
        "pair of aces, king kicker"
    )


def test_the_values_can_be_said_in_any_language() -> None:
    board = "As Kd 7c 4h 2s"
    assert naming(worth("Ad 9c" + board), [worth("Ac 8d" + board)]) == Naming(Category.PAIR, (12,), (11, 7))
    assert naming(worth("Ts Js Qs Ks As")).is_royal
    assert not naming(worth("9s Ts Js Qs Ks")).is_royal
    assert not naming(worth("9c Ts Js Qs Ks")).is_royal


@given(st.lists(st.sampled_from(ALL_CARDS), min_size=13, max_size=13, unique=True))
def test_whoever_beats_another_by_the_same_words_is_named_otherwise(held: list[Card]) -> None:
    board = held[:5]
    hands = [strength([*board, *held[place : place + 2]]) for place in (5, 7, 9, 11)]
    for one in hands:
        said = naming(one, hands)
        assert said.ranks + said.kickers == ranks(one)[: len(said.ranks + said.kickers)]
        for other in hands:
            assert (naming(other, hands) == said) <= (one == other)
            assert (named(one, [other]) == named(other, [one])) == (one == other)
