"""Cards and the deck."""

from collections import Counter
from random import Random

import pytest

from engine.cards import ALL_CARDS, card, cards, rank, suit, text, texts
from engine.deck import shuffled
from engine.errors import BadSetup


def test_every_card_comes_back_from_its_text() -> None:
    assert [card(text(one)) for one in ALL_CARDS] == list(ALL_CARDS)
    assert (text(card("As")), rank(card("As")), suit(card("As"))) == ("As", 12, 3)
    assert texts(cards("Td 2c")) == "Td2c"


@pytest.mark.parametrize("wrong", ["", "A", "1s", "as", "AS", "10s", "Ax"])
def test_a_card_that_does_not_exist_is_refused_by_name(wrong: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        card(wrong)
    assert (refusal.value.code, refusal.value.facts) == ("no_such_card", {"card": wrong})


def test_the_same_card_twice_is_refused_by_name() -> None:
    """B077."""
    with pytest.raises(BadSetup) as refusal:
        cards("5s 6s Td 6h As 7h 7h")
    assert (refusal.value.code, refusal.value.facts) == ("card_twice", {"card": "7h"})


def test_a_shuffle_holds_every_card_once_and_hangs_on_its_seed_alone() -> None:
    deck = shuffled(Random(7))
    assert sorted(deck) == list(ALL_CARDS)
    assert deck == shuffled(Random(7)) != shuffled(Random(8))


def test_a_seed_deals_the_same_cards_for_ever() -> None:
    assert texts(shuffled(Random(1))[:8]) == FIRST_CARDS_OF_SEED_1


def test_every_card_is_on_top_about_equally_often() -> None:
    """B270: 26,000 shuffles, 500 expected each, six sigma."""
    rng = Random(11)
    tops = Counter(shuffled(rng)[0] for _ in range(26_000))
    assert len(tops) == 52
    assert all(abs(count - 500) < 6 * 500**0.5 for count in tops.values())


FIRST_CARDS_OF_SEED_1 = "KsTh8s2s5s3s6sQc"
