"""The strength of hands: categories, kickers, ties and words."""

from collections import Counter
from itertools import combinations, combinations_with_replacement
from math import comb
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import ALL_CARDS, Card, cards, text
from engine.errors import BadSetup
from engine.ranking import (
    KEYS,
    NO_CARDS,
    Category,
    best_five,
    category,
    ranks,
    strength,
    strength_of_seven,
    strength_of_sum,
)

FIVE_CARD_COUNTS = {
    Category.HIGH_CARD: 1_302_540,
    Category.PAIR: 1_098_240,
    Category.TWO_PAIR: 123_552,
    Category.THREE_OF_A_KIND: 54_912,
    Category.STRAIGHT: 10_200,
    Category.FLUSH: 5_108,
    Category.FULL_HOUSE: 3_744,
    Category.FOUR_OF_A_KIND: 624,
    Category.STRAIGHT_FLUSH: 40,
}
SEVEN_CARD_COUNTS = {
    Category.HIGH_CARD: 23_294_460,
    Category.PAIR: 58_627_800,
    Category.TWO_PAIR: 31_433_400,
    Category.THREE_OF_A_KIND: 6_461_620,
    Category.STRAIGHT: 6_180_020,
    Category.FLUSH: 4_047_644,
    Category.FULL_HOUSE: 3_473_184,
    Category.FOUR_OF_A_KIND: 224_848,
    Category.STRAIGHT_FLUSH: 41_584,
}


def compared(board: str, first: str, second: str) -> int:
    """1 if the first hand wins, 0 for a tie, -1 if it loses."""
    mine, yours = strength(cards(first + board)), strength(cards(second + board))
    return (mine > yours) - (mine < yours)


def test_all_five_card_hands_fall_into_the_known_numbers() -> None:
    """Each set of ranks once without and once with a flush, times its number of suits; 2,598,960 hands in all."""
    found: Counter[Category] = Counter()
    for held in combinations_with_replacement(range(13), 5):
        counts = Counter(held)
        if max(counts.values()) > 4:
            continue
        ways = 1
        for count in counts.values():
            ways *= {1: 4, 2: 6, 3: 4, 4: 1}[count]
        if len(counts) == 5:
            found[category(strength([Card(4 * rank) for rank in held]))] += 4
            ways -= 4
        # Suits in turn, so that no flush comes about.
        found[category(strength([Card(4 * rank + place % 4) for place, rank in enumerate(held)]))] += ways
    assert found == FIVE_CARD_COUNTS


def test_all_seven_card_hands_fall_into_the_known_numbers() -> None:
    """133,784,560 hands, weighted: every set of ranks without its flushes, and every set of suited ranks."""
    found: Counter[Category] = Counter()
    for held in combinations_with_replacement(range(13), 7):
        counts = Counter(held)
        if max(counts.values()) > 4:
            continue
        ways = 1
        suited = [1]  # how many ways give 0, 1, 2 ... cards of one chosen suit
        for count in counts.values():
            ways *= comb(4, count)
            longer = [0] * (len(suited) + 1)
            for cards_of_suit, so_far in enumerate(suited):
                longer[cards_of_suit] += so_far * comb(3, count)
                longer[cards_of_suit + 1] += so_far * comb(3, count - 1)
            suited = longer
        no_flush = ways - 4 * sum(suited[5:])
        if no_flush:
            # Suits by turns: at most two cards of a suit, and never twice the same card.
            found[category(strength([Card(4 * rank + place % 4) for place, rank in enumerate(held)]))] += no_flush
    for size in (5, 6, 7):
        for flush in combinations(range(13), size):
            suited_cards = [Card(4 * rank) for rank in flush]
            found[category(strength(suited_cards))] += 4 * comb(39, 7 - size)
    assert found == SEVEN_CARD_COUNTS


def test_the_suits_of_a_thousand_random_hands_are_counted_right() -> None:
    rng = Random(3)
    for _ in range(1000):
        hand = rng.sample(ALL_CARDS, 7)
        flush = max(Counter(one & 3 for one in hand).values()) >= 5
        assert flush == (category(strength(hand)) in {Category.FLUSH, Category.STRAIGHT_FLUSH})


def test_no_two_sets_of_ranks_share_a_sum() -> None:
    """49,205 sets of seven ranks (6,175 of five, 18,395 of six), each with its own sum of keys."""
    sums = Counter[int]()
    for size, expected in ((5, 6_175), (6, 18_395), (7, 49_205)):
        sets = [held for held in combinations_with_replacement(range(13), size) if max(map(held.count, held)) <= 4]
        assert len(sets) == expected
        sums.update(sum(KEYS[4 * rank] for rank in held) >> 16 for held in sets)
    assert len(sums) == 73_775


@given(st.lists(st.sampled_from(ALL_CARDS), min_size=6, max_size=7, unique=True), st.randoms(use_true_random=False))
def test_six_or_seven_cards_are_worth_their_best_five_in_any_order(hand: list[Card], rng: Random) -> None:
    best = max(strength(five) for five in combinations(hand, 5))
    mixed = hand[:]
    rng.shuffle(mixed)
    assert strength(hand) == strength(mixed) == best
    five = best_five(hand)
    assert strength(five) == best
    assert len(set(five)) == 5
    assert set(five) <= set(hand)


@given(st.lists(st.sampled_from(ALL_CARDS), min_size=5, max_size=7, unique=True))
def test_known_cards_and_sums_of_keys_are_worth_the_same(hand: list[Card]) -> None:
    best = max(strength(five) for five in combinations(hand, 5))
    assert strength_of_sum(sum((KEYS[one] for one in hand), NO_CARDS), hand) == best
    if len(hand) == 7:
        assert strength_of_seven(hand) == strength_of_seven(tuple(hand)) == best


def test_the_order_in_which_hands_occur_changes_no_strength() -> None:
    """The tables fill as hands occur; here the hands with a flush come after those of the same ranks, and before."""
    for ranks_held in ("AKQJ952", "T987655", "5432AA9"):
        rainbow = "".join(rank + suit for rank, suit in zip(ranks_held, "cdhscdh", strict=True))
        suited = "".join(rank + suit for rank, suit in zip(ranks_held, "sssssdh", strict=True))
        for first, second in ((rainbow, suited), (suited, rainbow)):
            assert strength(cards(first)) == strength_of_seven(cards(first))
            assert strength(cards(second)) == strength_of_seven(cards(second))
        assert strength(cards(suited)) > strength(cards(rainbow))


@given(st.lists(st.sampled_from(ALL_CARDS), min_size=7, max_size=7, unique=True), st.permutations(range(4)))
def test_suits_have_no_value(hand: list[Card], suits: list[int]) -> None:
    """C-121."""
    assert strength(hand) == strength([Card(one - (one & 3) + suits[one & 3]) for one in hand])


@pytest.mark.parametrize(
    ("case", "board", "first", "second", "outcome"),
    [
        ("B056", "Th Jh Qh 2h 3c", "9c Kh", "As Ac", 1),
        ("B057", "Qs Js 9s Kh 6s", "5s Ad", "Qh 7s", -1),
        ("B058", "Tc 5c 4c 2h 8d", "Kc 3c", "Qc 7c", 1),
        ("B059", "9s 7s 4s Kd 2h", "As 2s", "Ks Qs", 1),
        ("B060", "4c 5d 6h 7s 8c", "Ah Kd", "2c 2d", 0),
        ("B062", "6c Qc Ad 6s Ac", "Td Js", "3s 3d", 0),
        ("B065", "9c 7s 5h 5s 3c", "8h Ks", "4d Qs", 1),
        ("B068", "Ah Jc 3s Qd 3h", "8c 5c", "8d 2s", 0),
        ("B069", "9s 2h 6d 7s 4c", "8d Qc", "8c Qs", 0),
        ("B071", "2d 7h 7s 2s 7c", "Ks 3d", "3h Qs", 0),
        ("B072", "Ad 3c 4c 5h 6c", "Ah Kc", "As Kh", 0),
        ("B074", "Kh Qs Qd Qh 2c", "Ks Kd", "Ac Ad", 1),
        ("B075 ace kicker", "9c 9d 9h 9s Kd", "Ac 2c", "Qc Jc", 1),
        ("B075 board kicker", "9c 9d 9h 9s Kd", "Th Tc", "Qc Jc", 0),
        ("B077", "5s 6s Td 6h As", "7h 7d", "3s Ad", -1),
        ("C-120 kicker", "8c 8d 7h 7s 2c", "Kd 3h", "Jd 4h", 1),
        ("C-120 flush over straight", "9s 8s 7d 2s 3c", "As Ks", "Jd Th", 1),
        ("the wheel is the lowest straight", "2c 3d 4h 5s Kc", "Ad Qh", "6d Qc", -1),
        ("an ace does not go round the corner", "Qc Kd 2h 3s 9c", "Ad 4h", "9d 5h", -1),
        ("two threes of a kind are a full house", "Kc Kd 5h 5s 2c", "Kh 3d", "5d 3h", 1),
        ("three pairs: the best kicker plays", "Ac Ad Kh Ks Qc", "Qd Jh", "2d 3h", 0),
    ],
)
def test_two_hands_compare_as_the_rules_say(case: str, board: str, first: str, second: str, outcome: int) -> None:
    assert compared(board, first, second) == outcome, case
    assert compared(board, second, first) == -outcome, case


@pytest.mark.parametrize(
    ("hand", "kind", "five"),
    [
        ("As Ks Qs Js Ts 2d 3c", Category.STRAIGHT_FLUSH, "As Ks Qs Js Ts"),
        ("5h 4h 3h 2h Ah Kd Kc", Category.STRAIGHT_FLUSH, "5h 4h 3h 2h Ah"),
        ("9c 9d 9h 9s Kd Ks 2c", Category.FOUR_OF_A_KIND, "9s 9h 9d 9c Kd"),
        ("Ks Kd Kh Ts Td 4c 2h", Category.FULL_HOUSE, "Ks Kh Kd Ts Td"),
        ("Th Jh Qh 2h 3c 9c Kh", Category.FLUSH, "Kh Qh Jh Th 2h"),
        ("4c 5d 6h 7s 8c Ah Kd", Category.STRAIGHT, "8c 7s 6h 5d 4c"),
        ("Ad 2c 3d 4h 5s Kc Kd", Category.STRAIGHT, "5s 4h 3d 2c Ad"),
        ("6c 6d 6h Ks Qd 2c 3h", Category.THREE_OF_A_KIND, "6h 6d 6c Ks Qd"),
        ("6c Qc Ad 6s Ac 3s 3d", Category.TWO_PAIR, "Ad Ac 6s 6c Qc"),
        ("Ah Jc 3s Qd 3h 8c 5c", Category.PAIR, "3s 3h Ah Qd Jc"),
        ("Ah Jc 3s Qd 7h 8c 5c", Category.HIGH_CARD, "Ah Qd Jc 8c 7h"),
    ],
)
def test_a_hand_has_its_category_and_five_cards(hand: str, kind: Category, five: str) -> None:
    held = cards(hand)
    assert category(strength(held)) is kind
    assert " ".join(text(one) for one in best_five(held)) == five


def test_the_deciding_ranks_come_with_the_strength() -> None:
    assert ranks(strength(cards("Ks Kd Kh Ts Td"))) == (11, 8)
    assert ranks(strength(cards("Ah Jc 3s Qd 3h"))) == (1, 12, 10, 9)
    assert ranks(strength(cards("5h 4h 3d 2h Ah"))) == (3,)


def test_four_eight_or_double_cards_are_refused() -> None:
    for wrong, code in ((ALL_CARDS[:4], "cards_to_rank"), (ALL_CARDS[:8], "cards_to_rank")):
        with pytest.raises(BadSetup) as refusal:
            strength(wrong)
        assert refusal.value.code == code
    with pytest.raises(BadSetup) as refusal:
        strength((*cards("As Ks Qs Js"), *cards("As")))
    assert (refusal.value.code, refusal.value.facts) == ("card_twice", {"card": "As"})
