"""Hands to PokerStars text and back: random ones of ours, and real ones (skipped where they are not here)."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from engine.actions import Action, Call, Check, Due, Fold, Posting
from engine.blinds import AnteKind, Blinds, Limit
from engine.deck import shuffled
from engine.hand import Hand
from engine.presets import ROBERT
from engine.records import played
from engine.records.phh import reading as phh_reading
from engine.records.record import Record, Unreadable
from engine.records.replay import replay
from engine.records.stars.reading import read
from engine.records.stars.sheet import names
from engine.records.stars.writing import write
from engine.seats import first_positions, next_positions
from tests.engine.records.stars_texts import alike, one

NASTY = (
    "annyfolds", "mrraises", "Calls", "shows [Ah]", "a:b", "J.R. Test", "a", "a: folds", "a: folds: checks", "b ",
    "said, \"x: folds\"", "X (5 in chips)", "(button)", "A (big blind)", "x collected 5 from pot", "Uncalled bet (5)",
    "*** FLOP *** [Ah Kd 2c]", "*** SUMMARY ***", "Seat 1: a", "Dealt to a", "שלום", "🂡🂡", "Board [Ah]", "o'Table '9'",
    "is sitting out", "a [Ah Kd]", "[Ah Kd]", "PokerStars Hand #5: x", "Total pot 5 | Rake 0", "  two", "1,5 $",
    "é\u00a0", "Table '1' 6-max Seat #1 is the button",
)  # fmt: skip


def random_hand(rng: Random) -> Hand:
    """A finished hand of random legal actions, in any limit, with antes, late posts and straddles now and then.

    Some stacks are below the ante or the blind; one at least can pay the ante in full, without which no text tells it.
    """
    players = rng.randint(2, 9)
    seats = sorted(rng.sample(range(1, 11), players))
    stacks = {seat: rng.choice((5, 20, 60, 130, 400, 999, 3000, 10_000)) for seat in seats}
    where = first_positions(rng.choice(seats), stacks)
    if players > 3 and rng.random() < 0.3:
        del stacks[rng.choice((where.small_blind_seat, where.big_blind))]
        where = next_positions(where, stacks).positions
    limit = rng.choice(list(Limit))
    blinds = Blinds(50, 100, rng.choice((0, 0, 10, 25)), rng.choice(list(AnteKind)), limit)
    stacks[rng.choice(list(stacks))] += 100
    others = [seat for seat in stacks if seat not in {where.small_blind, where.big_blind}]
    dues: list[Due] = []
    if others and rng.random() < 0.3:
        late = rng.choice(others)
        kinds = rng.choice(((Posting.LIVE,), (Posting.LIVE, Posting.DEAD), (Posting.DEAD,), (Posting.STRADDLE,)))
        sizes = {Posting.LIVE: 100, Posting.DEAD: 50, Posting.STRADDLE: 200}
        # A straddle is listed where it cannot be taken for the big blind.
        least = blinds.ante if Posting.STRADDLE in kinds else 250
        if stacks[late] > least and not (Posting.STRADDLE in kinds and where.small_blind_dead):
            dues = [Due(late, kind, sizes[kind]) for kind in kinds]
    hand = Hand(stacks, where, blinds, shuffled(rng), ROBERT, dues=dues, asks_to_show=rng.random() < 0.5)
    while not hand.is_over:
        if hand.to_show is not None:
            muck = hand.showing is not None and hand.showing.may_muck and rng.random() < 0.5
            (hand.muck if muck else hand.show)()
            continue
        legal = hand.legal()
        offers: list[Action] = [Check()] * 3 if legal.can_check else [Fold(), Call(), Call(), Call()]
        if legal.min_raise_to is not None and legal.max_raise_to is not None:
            some = rng.randint(legal.min_raise_to, legal.max_raise_to)
            offers.append(legal.raise_to(rng.choice((legal.min_raise_to, some, legal.max_raise_to))))
        hand.act(rng.choice(offers))
    return hand


def record_of(hand: Hand, called: list[str], scale: int = 1, **facts: object) -> Record:
    """The hand as a record under these names."""
    return played.record(hand, dict(zip(hand.order, called, strict=False)), facts, scale)


@given(st.integers(0, 2**32), st.sampled_from((1, 100)), st.permutations(NASTY))
@example(0, 1, NASTY)
def test_a_random_hand_comes_back_from_its_text_as_it_was(seed: int, scale: int, called: list[str]) -> None:
    hand = random_hand(Random(seed))
    record = record_of(hand, list(called), scale)
    back = one(write(record, hand))
    assert alike(back) == alike(record)
    assert "notes" not in back.facts
    assert replay(back).stacks == tuple(hand.result().stacks.values())


@given(st.integers(0, 2**32), st.lists(st.text(max_size=12), min_size=10, max_size=10))
def test_any_names_come_back_as_they_can_be_written(seed: int, called: list[str]) -> None:
    hand = random_hand(Random(seed))
    record = record_of(hand, called)
    assert alike(one(write(record, hand))) == alike(replace(record, players=names(record)))


@given(st.integers(0, 2**32))
def test_a_hero_s_text_tells_no_cards_but_his_and_those_shown(seed: int) -> None:
    hand = random_hand(Random(seed))
    record = record_of(hand, list(NASTY))
    written = write(record, hand, hero=1)
    back = one(written)
    assert written.count("\nDealt to") == 1
    assert back.facts["hero"] == record.players[0]
    assert back.finishing == record.finishing


@given(st.integers(0, 2**32), st.data())
def test_a_damaged_text_says_which_line_is_wrong_or_is_read(seed: int, data: st.DataObject) -> None:
    hand = random_hand(Random(seed))
    whole = write(record_of(hand, list(NASTY)), hand)
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(whole)))
        gone = data.draw(st.integers(0, 30))
        whole = whole[:at] + data.draw(st.text(max_size=5)) + whole[at + gone :]
    lines = whole.count("\n") + whole.count("\r") + 1
    for read_back in read(whole):
        if isinstance(read_back, Unreadable):
            assert 1 <= read_back.line <= lines
            assert read_back.code


@given(st.binary(max_size=400))
def test_random_bytes_are_refused_and_never_crash(noise: bytes) -> None:
    for read_back in read(noise.decode("latin-1")):
        assert isinstance(read_back, Unreadable)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "least"), [("ps_cash.phhs", 179), ("ps_tour.phhs", 473)])
def test_hands_made_from_such_texts_come_back(shared_file: Callable[[str], Path], name: str, least: int) -> None:
    """Their cards, stacks, posts, actions and the rake; one of them has a card twice and cannot be played."""
    there = 0
    for record in phh_reading.read(shared_file(f"hands/{name}").read_text(encoding="utf-8")):
        assert isinstance(record, Record)
        again = replay(record)
        if again.hand is None or again.trouble is not None:
            continue
        back = one(write(record, again.hand))
        assert alike(back) == alike(record)
        assert "notes" not in back.facts
        assert replay(back).stacks == again.stacks
        there += 1
    assert there == least
