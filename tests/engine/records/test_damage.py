"""Damaged texts: never a crash, always a place, and both readers of one mind."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.records import played
from engine.records.phh.reading import read
from engine.records.record import Unreadable
from engine.records.replay import replay
from tests.engine.records import evenings
from tests.engine.records.hands import DEAL, phh

GOOD = f"[1]\n{phh(DEAL + ', ' + repr('p3 cbr 300') + ', ' + repr('p1 f'), more='seats = [1, 2, 3]')}\n"
PIECES = [
    "'", '"', "[", "]", "=", ", ", ".", "-", "0", "9" * 30, "1e9", "inf", "nan", "true", "p1", "p9 ", "cc", "cbr ",
    "sm", "d db ", "??", "As", "\n", "\\", "\x00", "é", "{", "#", "_rules = 'tda'\n", "_scale = 1000\n", "[7]\n", '"""',
    "_carried = nan\n", "_carried = -5\n", "_limit = 'pot_limit'\n", "_dead_posts = [inf, 0, 0]\n", "rake = 1e999999\n",
]  # fmt: skip


def check(text: str) -> None:
    """Read and play it; conserve chips."""
    found = list(read(text))
    assert repr(found) == repr(list(read(text, None)))
    for index, one in enumerate(found, 1):
        if isinstance(one, Unreadable):
            assert (one.index, bool(one.code)) == (index, True)
            continue
        again = replay(one)
        if again.trouble is not None:
            assert again.trouble.code != "engine_fault"
        elif again.hand is not None and again.stacks is not None:
            result = again.hand.result()
            assert sum(again.stacks) + result.rake + result.carried == sum(one.starting) + one.carried


@settings(max_examples=300, deadline=None)
@given(st.text(max_size=200))
def test_any_text(text: str) -> None:
    check(text)


@settings(max_examples=300, deadline=None)
@given(st.lists(st.tuples(st.integers(0, len(GOOD)), st.integers(0, 12), st.sampled_from(["", *PIECES])), max_size=4))
def test_a_hand_with_pieces_cut_out_and_put_in(cuts: list[tuple[int, int, str]]) -> None:
    text = GOOD
    for start, length, piece in cuts:
        text = text[:start] + piece + text[start + length :]
    check(text)


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 500), st.lists(st.tuples(st.integers(0, 60), st.integers(0, 60)), min_size=1, max_size=3))
def test_hands_of_ours_with_entries_exchanged(seed: int, swaps: list[tuple[int, int]]) -> None:
    hand = evenings.hand(Random(seed))
    entries = played.write(hand, players=dict.fromkeys(hand.order, "x")).split(", ")
    for one, other in swaps:
        first, second = one % len(entries), other % len(entries)
        entries[first], entries[second] = entries[second], entries[first]
    check(", ".join(entries))
