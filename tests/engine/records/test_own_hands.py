"""Hands of ours come back from their own text to the same result, in every house, whatever happened to them."""

import re
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.blinds import Limit
from engine.hand import Hand
from engine.presets import PRESETS
from engine.records import played
from engine.records.phh.reading import read
from engine.records.record import Record, Unreadable
from engine.records.replay import replay
from tests.engine.dealing import play, table
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


def test_bets_of_ours_that_do_not_go_together_are_named() -> None:
    limit = table({1: 500, 2: 500}, (5, 10), limit=Limit.FIXED_LIMIT)
    text = text_of(play(limit, "f"))
    assert "big_bet = 20\n" in text
    (found,) = read(text.replace("big_bet = 20", "big_bet = 3"))
    assert isinstance(found, Unreadable)
    assert (found.code, found.facts) == ("bet_size", {"key": "big_bet", "small_bet": "10", "big_bet": "3"})


def test_amounts_of_ours_that_are_none_are_named() -> None:
    text = text_of(play(table({1: 500, 2: 500}, (5, 10)), "f"))
    for name in ("_smallest_chip", "_small_blind", "_big_blind", "_ante"):
        (found,) = read(re.sub(f"{name} = [0-9]+", f"{name} = inf", text))
        assert isinstance(found, Unreadable)
        assert (found.code, found.facts["key"]) == ("amount_wrong", name)
    (found,) = read(text + '_dues = [[1, "live", inf]]\n')
    assert isinstance(found, Unreadable)
    assert (found.code, found.facts["key"]) == ("amount_wrong", "_dues")
    (found,) = read(text + "_switches." + "straddle." * 3000 + "a = 1\n")
    assert isinstance(found, Unreadable)
    assert (found.code, found.facts["key"]) == ("ours_wrong", "_rules")


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 2**32))
def test_any_hand_comes_back(seed: int) -> None:
    check(evenings.hand(Random(seed)))


@pytest.mark.parametrize("name", sorted(PRESETS))
def test_every_house(name: str) -> None:
    for seed in range(20):
        check(evenings.hand(Random(seed), PRESETS[name]))
