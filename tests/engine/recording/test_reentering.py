"""Dealt hands entered again are the same hands; upon other stacks they are played as they were meant."""

from collections.abc import Callable
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from engine.actions import Action, Call, Check, Fold
from engine.blinds import AnteKind, Blinds
from engine.deck import shuffled
from engine.hand import Hand
from engine.recording.acts import Best, HoleSeen, Shows
from engine.recording.recorded import Recorded, WinnerOf
from engine.recording.reentering import Stuck, reentered
from engine.records.phh.reading import read
from engine.records.record import Record
from engine.records.replay import replay
from engine.seats import first_positions
from tests.engine.recording.scenes import again, entered, text


def dealt(seed: int) -> Hand:
    """A hand played out by chance, with short stacks among the others."""
    chance = Random(seed)
    seats = chance.sample(range(1, 10), chance.randint(2, 7))
    stacks = {seat: chance.choice((90, 700, 2500, 10_000)) for seat in seats}
    blinds = Blinds(50, 100, chance.choice((0, 100)), AnteKind.BIG_BLIND)
    hand = Hand(stacks, first_positions(min(stacks), stacks), blinds, shuffled(chance), asks_to_show=seed % 3 == 0)
    while hand.to_act is not None:
        hand.act(_any(hand, chance))
    while hand.to_show is not None:
        if chance.random() < 0.3 and hand.showing is not None and hand.showing.may_muck:
            hand.muck()
        else:
            hand.show()
    return hand


def _any(hand: Hand, chance: Random) -> Action:
    legal = hand.legal()
    if legal.max_raise_to is not None and legal.min_raise_to is not None and chance.random() < 0.3:
        return legal.raise_to(chance.choice((legal.min_raise_to, legal.max_raise_to)))
    if legal.can_check:
        return Check()
    return Call() if chance.random() < 0.7 else Fold()


@pytest.mark.parametrize("seed", range(24))
def test_a_dealt_hand_entered_again_is_the_same_text(seed: int) -> None:
    hand = dealt(seed)
    recorded = reentered(hand)
    assert recorded.result() == hand.result()
    assert text(recorded.finished()) == text(hand)


@pytest.mark.parametrize("seed", range(40, 60))
def test_a_dealt_hand_of_which_only_the_winners_were_told_gives_the_same_stacks(seed: int) -> None:
    hand = dealt(seed)
    full = reentered(hand)
    blind = Recorded(full.scene, tuple([act for act in full.acts if not isinstance(act, HoleSeen | Shows)]))
    won = {pot.number: tuple(sorted(pot.winners)) for pot in hand.result().pots}
    while (missing := blind.missing()) is not None:
        assert isinstance(missing, WinnerOf)
        blind.do(Best(won[missing.pot]))
    assert blind.result().stacks == hand.result().stacks
    assert blind.result().busted == hand.result().busted
    assert again(text(blind.finished())).stacks == tuple(hand.result().stacks.values())
    assert reentered(blind.finished()).result().stacks == hand.result().stacks


@pytest.mark.parametrize(
    "keys",
    [
        "r300 c c / Jd8dKc x x a r2000 c / 2h x x / 5s x x m2 w7",  # thrown away unseen: it decides the side pot
        "r300 c c / x x a r2000 c / x x / x x m7 m2",
        "a c d4 (too late) / Jd8dKc / 2h / 5s 2:AhAd w7",  # the board came after the last thing that was done
        "r300 c c / Jd8dKc x v (two cards flew)",
    ],
)
def test_what_was_seen_and_said_of_a_hand_is_entered_again_so(keys: str) -> None:
    hand = entered(keys).finished()
    assert text(reentered(hand).finished()) == text(hand)


def test_who_would_win_a_pot_is_not_guessed_upon_other_stacks() -> None:
    # Seats 2 and 5 are all-in with as much; 4 has the better hand of those who play on. Nobody knows whether 5 beats 4.
    hand = entered("a c c c / x r500 c / x x / x x w2 w4", {2: 900, 4: 5000, 5: 900, 7: 5000}).finished()
    assert reentered(hand, {7: 4000}).result().deltas[4] == 500 - 900
    with pytest.raises(Stuck) as stuck:
        reentered(hand, {5: 1500})
    assert stuck.value.code == "winner_missing"


def test_upon_other_stacks_the_actions_stay_what_they_were() -> None:
    hand = entered("r300 f c / x a c w7", {2: 5000, 4: 5000, 7: 900}).finished()
    # An all-in is one of the new stack, and a call is one for as much as there is.
    assert reentered(hand, {7: 1200}).result().deltas == {2: -50, 4: -1200, 7: 1250}
    assert reentered(hand, {4: 500}).result().deltas == {2: -50, 4: -500, 7: 550}
    # What would be checked down falls away where nobody is left to act.
    checked = entered("r300 f c / x x / x x / x x w7", {2: 5000, 4: 5000, 7: 900}).finished()
    assert reentered(checked, {4: 300}).result().busted[0].by == (7,)
    assert reentered(checked, {2: 1000}).result().deltas == {2: -50, 4: -300, 7: 350}


@pytest.mark.parametrize(
    ("keys", "stacks", "number", "code"),
    [
        ("r800 f c / x x / x x / x x w7", {7: 500}, 1, "amount_too_large"),
        ("r300 f c / x r400 f", {4: 300}, 5, "nobody_to_act"),
        ("f a f", {4: 40}, 2, "nobody_to_act"),
        ("a f c w7", {7: 5000, 4: 6000}, 0, ""),
        ("a f c w7", {7: 0}, 0, "stack"),
    ],
)
def test_a_hand_that_cannot_have_been_played_so_says_at_which_action(
    keys: str, stacks: dict[int, int], number: int, code: str
) -> None:
    hand = entered(keys).finished()
    if not code:
        assert reentered(hand, stacks).missing() is None
        return
    with pytest.raises(Stuck) as stuck:
        reentered(hand, stacks)
    assert (stuck.value.number, stuck.value.code) == (number, code)


def test_hands_of_others_recorded_give_the_same_stacks(shared_file: Callable[[str], Path]) -> None:
    count = 0
    for name in ("pluribus", "wsop43", "random_nlhe"):
        text_of_all = shared_file(f"hands/{name}.phhs").read_text(encoding="utf-8")
        for record in islice(read(text_of_all[:400_000]), 0, 200, 10):
            if not isinstance(record, Record):
                continue
            found = replay(record)
            if found.hand is None or found.trouble is not None:
                continue
            assert reentered(found.hand).result().stacks == found.hand.result().stacks
            count += 1
    assert count > 20
