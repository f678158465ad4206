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
from tests.engine.records.hands import only, phh


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
    assert (found.code, found.facts["key"]) == ("ours_wrong", "_switches.straddle")


@pytest.mark.parametrize(
    ("more", "key"),
    [
        ("_switches = {rakes = 1}", "_switches.rakes"),
        ("_switches = {limits = []}", "_switches.limits"),
        ("_switches = {raise_cap = -1}", "_switches.raise_cap"),
        ("_switches = {rake = {per_mille = -1}}", "_switches.rake"),
        ("_switches.rake.per_mille." + "a." * 3000 + "a = 1", "_switches.rake"),
        ("_switches = {limits = [{" + "a." * 3000 + "a = 1}]}", "_switches.limits"),
        ("_small_blind = 11", "_small_blind"),
        ("_big_blind = 0", "_big_blind"),
        ("_smallest_chip = 0", "_smallest_chip"),
        ("_ante_kind = 'dear'", "_ante_kind"),
    ],
)
def test_what_was_changed_in_a_hand_of_ours_is_named_by_its_key(more: str, key: str) -> None:
    name = more.partition(" ")[0].partition(".")[0]
    lines = text_of(play(table({1: 500, 2: 500}, (5, 10)), "f")).splitlines()
    (found,) = read("\n".join([*[line for line in lines if not line.startswith(f"{name} ")], more]))
    assert isinstance(found, Unreadable)
    assert (found.code, found.facts) == ("ours_wrong", {"key": key})
    assert found.line > len(lines) - 1


def test_true_is_no_seat_of_ours() -> None:
    text = text_of(play(table({1: 500, 2: 500}, (5, 10)), "f"))
    (found,) = read(re.sub("_button_seat = [0-9]+", "_button_seat = true", text))
    assert isinstance(found, Record)
    assert found.positions is None
    for more in ('_dues = [[true, "live", 5]]', '_irregularities = [[0, "killed", true, "dead_hand", "", ""]]'):
        (found,) = read(f"{text}{more}\n")
        assert isinstance(found, Unreadable)
        assert (found.code, found.facts["key"]) == ("key_type", more.partition(" ")[0])


def test_chips_of_a_void_hand_lie_in_the_pots_of_our_own_hands_only() -> None:
    (found,) = read(text_of(play(table({1: 500, 2: 500}, (5, 10)), "f")) + "_carried = 50\n")
    assert isinstance(found, Record)
    assert found.carried == 50
    foreign = only(phh("'p3 f', 'p1 f'", more="_carried = 50\n"))
    assert (foreign.carried, foreign.facts) == (0, {"_carried": 50})


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 2**32))
def test_any_hand_comes_back(seed: int) -> None:
    check(evenings.hand(Random(seed)))


@pytest.mark.parametrize("name", sorted(PRESETS))
def test_every_house(name: str) -> None:
    for seed in range(20):
        check(evenings.hand(Random(seed), PRESETS[name]))
