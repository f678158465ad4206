"""Ranges as players write them: how many hands they hold, and which."""

import pytest

from engine.cards import cards, texts
from engine.errors import BadSetup
from engine.ranges import holding, read


@pytest.mark.parametrize(
    ("written", "holdings"),
    [
        ("QQ", 6),
        ("QQ+", 18),
        ("22+", 78),
        ("77-99", 18),
        ("99-77", 18),
        ("AKs", 4),
        ("AKo", 12),
        ("AK", 16),
        ("KA", 16),
        ("ATs+", 16),
        ("A2+", 192),
        ("A5s-A2s", 16),
        ("A2s-A5s", 16),
        ("T9s+", 20),
        ("T9s-65s", 20),
        ("T8s-64s", 20),
        ("AhAd", 1),
        ("AhAd AdAh", 1),
        ("QQ+, AKs", 22),
        ("QQ+,AKs;AKo KK", 34),
        ("random", 1326),
        ("Random, AA", 1326),
    ],
)
def test_a_range_holds_so_many_hands(written: str, holdings: int) -> None:
    found = read(written)
    assert len(found.holdings) == holdings
    assert len({frozenset(one) for one in found.holdings}) == holdings
    assert all(high > low for high, low in found.holdings)
    assert found.is_random == (holdings == 1326)


def test_neighbours_go_up_together_and_others_below_their_higher_card() -> None:
    assert {texts(one) for one in read("QJs+").holdings if one[0] & 3 == 0} == {"QcJc", "KcQc", "AcKc"}
    assert {texts(one) for one in read("K9s+").holdings if one[0] & 3 == 0} == {"Kc9c", "KcTc", "KcJc", "KcQc"}


def test_suited_hands_are_of_one_suit_and_offsuit_hands_of_two() -> None:
    assert all(high & 3 == low & 3 for high, low in read("AKs, T9s+").holdings)
    assert all(high & 3 != low & 3 for high, low in read("AKo, T9o+, 22+").holdings)


def test_a_known_hand_is_a_range_of_one() -> None:
    assert holding(*cards("KcAh")) == read("AhKc")
    with pytest.raises(BadSetup) as refusal:
        holding(*cards("Kc"), *cards("Kc"))
    assert (refusal.value.code, refusal.value.facts) == ("card_twice", {"card": "Kc"})


@pytest.mark.parametrize(
    ("written", "part", "at"),
    [
        ("QQs", "QQs", 1),
        ("AK, QX+", "QX+", 5),
        ("QQ-AK", "QQ-AK", 1),
        ("ATs-AJo", "ATs-AJo", 1),
        ("KTs-QJs", "KTs-QJs", 1),
        ("AA-AKs", "AA-AKs", 1),
        ("A5s-", "A5s-", 1),
        ("10s9s", "10s9s", 1),
        ("aks", "aks", 1),
        ("  AA ;  Ah", "Ah", 9),
        ("QQ++", "QQ++", 1),
        ("AhAd+", "AhAd+", 1),
    ],
)
def test_what_is_no_range_is_refused_with_its_place(written: str, part: str, at: int) -> None:
    with pytest.raises(BadSetup) as refusal:
        read(written)
    assert refusal.value.code == "range_unreadable"
    assert refusal.value.facts == {"range": written, "part": part, "at": at}


@pytest.mark.parametrize(("written", "code"), [("", "range_empty"), (" , ", "range_empty"), ("AhAh", "card_twice")])
def test_nothing_and_a_card_twice_are_refused(written: str, code: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        read(written)
    assert refusal.value.code == code
