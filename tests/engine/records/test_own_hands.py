"""Hands of ours come back from their own text to the same result, in every house, whatever happened to them."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.hand import Hand
from engine.presets import PRESETS
from engine.records import played
from engine.records.phh_reading import read
from engine.records.record import Record
from engine.records.replay import replay
from tests.engine.records import evenings


def text_of(hand: Hand) -> str:
    return played.write(hand, players={seat: f"Player {seat}" for seat in hand.order}, hand=1)


def check(hand: Hand) -> None:
    """Both readers, the result, and the text of what was played again."""
    text = text_of(hand)
    (record,), (slowly,) = read(text), read(text, None)
    assert isinstance(record, Record), record
    assert record == slowly
    again = replay(record)
    assert again.trouble is None
    assert again.hand is not None
    assert again.hand.result() == hand.result()
    assert again.hand.actions == hand.actions
    assert again.hand.posts == hand.posts
    assert again.hand.irregularities == hand.irregularities
    assert again.hand.holes == hand.holes
    if hand.asks_to_show:
        assert text_of(again.hand) == text


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 2**32))
def test_any_hand_comes_back(seed: int) -> None:
    check(evenings.hand(Random(seed)))


@pytest.mark.parametrize("name", sorted(PRESETS))
def test_every_house(name: str) -> None:
    for seed in range(20):
        check(evenings.hand(Random(seed), PRESETS[name]))
