"""Void hands at a cash table: who plays them again, and when the game begins anew."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from engine import irregular
from engine.actions import Due, Mishap, Posting
from engine.blinds import Blinds
from engine.deck import shuffled
from engine.entering import Entry
from engine.hand import Hand
from engine.presets import CZECH, PRESETS, ROBERT, SLOVAK, TDA
from engine.rules import HouseRules, Straddle
from engine.seats import Positions
from engine.table import Table
from tests.engine.tables import BLINDS, dealt, folded, opened, refused, where

ALL = pytest.mark.parametrize("rules", PRESETS.values(), ids=lambda rules: rules.name)


def voided(table: Table, *leaving: int) -> Table:
    """The table after a misdeal during which these seats left."""
    table, hand = dealt(table)
    for seat in leaving:
        table = table.leave(seat)
    irregular.misdeal(hand)
    return table.finished(hand)


@ALL
def test_if_the_button_left_in_a_void_first_hand_it_is_drawn_again(rules: HouseRules) -> None:
    """No hand has counted yet: neither is there a button to follow nor a hand to deal again."""
    table = voided(opened(rules, 1, 2, 3), 1).sit_down(4, 500)
    assert (table.again, refused(table.coming).code) == (None, "button_seat_empty")
    table = table.with_button(4)
    assert (where(table), table.coming().dues) == ((4, 2, 3), ())
    assert refused(lambda: folded(table).with_button(2)).code == "button_moves_itself"


def test_a_draw_after_a_void_first_hand_begins_the_game_anew() -> None:
    """TDA 34-A: the button had been put in the wrong place."""
    table = voided(opened(TDA, 1, 2, 3))
    assert (where(table), where(table.with_button(2))) == ((1, 2, 3), (2, 3, 1))


@ALL
def test_nobody_plays_a_void_hand_again_in_the_seat_of_one_who_left(rules: HouseRules) -> None:
    """TDA 35-C: no new players; a stranger in the small blind's seat comes in as others do, or waits."""
    first = folded(opened(rules, *range(1, 6)))
    small = first.coming().positions.small_blind
    assert small is not None
    as_ever = first.leave(small).sit_down(small, 500, Entry.AT_ONCE).coming()
    for table in (voided(first).leave(small), voided(first, small)):
        assert table.sit_down(small, 500, Entry.AT_ONCE).coming() == as_ever
    if rules.newcomers_post:
        assert as_ever.waiting == (small,)


def test_a_void_hand_waits_for_its_players_who_went_away_for_a_moment() -> None:
    """TDA 35-C: absent the first time, dealt in the second; and a newcomer is not."""
    table = voided(folded(opened(ROBERT, *range(1, 6)))).sit_down(6, 500, Entry.AT_ONCE)
    again = table.again
    assert again is not None
    assert 3 not in table.sit_out(3).coming().dealt
    assert table.sit_out(3).come_back(3).coming() == again
    assert 6 not in again.dealt


def test_a_void_hand_is_dealt_again_at_its_own_blinds() -> None:
    """TDA 35-C; with 15 chips he is not turned away by blinds of the hand after it (S3-7)."""
    table = voided(opened(SLOVAK, 1, 2, 3, chips=15)).with_blinds(Blinds(10, 20))
    assert table.coming().blinds == BLINDS
    assert refused(lambda: folded(table).coming()).code == "too_few_players"


def test_a_hand_that_is_dealt_again_has_the_straddle_it_had_and_no_other() -> None:
    table = opened(CZECH, 1, 2, 3, 4)
    straddled = voided(table.straddle(4))
    assert straddled.coming().dues == (Due(4, Posting.STRADDLE, 20),)
    assert refused(lambda: straddled.straddle(4)).code == "dealt_again"
    assert refused(lambda: voided(table).straddle(4)).code == "dealt_again"
    assert voided(table).leave(1).straddler is None


@pytest.mark.parametrize(
    "other",
    [
        lambda hand: again(hand, blinds=Blinds(5, 10, ante=1)),
        lambda hand: again(hand, rules=replace(ROBERT, raise_cap=4)),
        lambda hand: again(hand, dues=()),
        lambda hand: again(hand, carried=5),
        lambda hand: again(hand, last_two=True),
        lambda hand: again(hand, positions=Positions(5, 1, 2)),
        lambda hand: again(hand, seats={**hand.started, 1: 400}),
    ],
    ids=["blinds", "rules", "dues", "carried", "last two", "positions", "stacks"],
)
def test_only_the_hand_that_was_dealt_can_be_finished(other: Callable[[Hand], Hand]) -> None:
    table, hand = dealt(folded(opened(ROBERT, *range(1, 5))).sit_down(5, 500, Entry.AT_ONCE))
    assert hand.dues == (Due(5, Posting.LIVE, 10),)
    foreign, same = other(hand), again(hand)
    for one in (foreign, same):
        one.void(Mishap.DEAD_HAND)
    assert refused(lambda: table.finished(foreign)).code == "other_hand"
    assert table.finished(same).under_way is None


def again(hand: Hand, **other: object) -> Hand:
    """A hand set up like this one, with something other."""
    setup = {"seats": hand.started, "positions": hand.positions, "blinds": hand.blinds, "rules": hand.rules}
    facts: dict[str, object] = {**setup, "dues": hand.dues, "carried": hand.carried, **other}
    return Hand(deck=shuffled(Random(1)), **facts)  # type: ignore[arg-type]


# --------------------------------------------------------------------------- a misdeal dealt again without the table


@pytest.mark.parametrize(("broke", "chips"), [(3, 100), (2, 50)], ids=["big blind", "small blind"])
def test_a_misdeal_that_kept_a_blinds_last_chip_needs_new_positions(broke: int, chips: int) -> None:
    """S3-36: the absent blind's last chips lie in the pot; who has the blinds now follows from the hand before."""
    seats = {**dict.fromkeys(range(1, 6), 1000), broke: chips}
    hand = Hand(seats, Positions(1, 2, 3), Blinds(50, 100), shuffled(Random(1)), SLOVAK)
    irregular.wrong_count(hand, 1, absent=[broke])
    refusal = refused(lambda: irregular.redealt(hand, hand.deck))
    assert (refusal.code, refusal.facts) == ("positions_needed", {"broke": str(broke)})
    right = Positions(1, 2, 4) if broke == 3 else Positions(1, 3, 4)
    redealt = irregular.redealt(hand, hand.deck, right)
    assert (broke in redealt.order, redealt.carried, redealt.positions) == (False, chips, right)


def test_the_table_knows_the_positions_after_a_blind_lost_his_last_chip_in_a_void_hand() -> None:
    """S3-36, S3-30."""
    table, hand = dealt(opened(SLOVAK, 1, 2, 3, 4, buy_in=10, chips=10))
    irregular.wrong_count(hand, 1, absent=[3])
    table = table.finished(hand)
    assert (table.chips[3], table.carried, where(table)) == (0, 10, (1, 2, 4))
    assert irregular.redealt(hand, hand.deck, table.coming().positions).order == (2, 4, 1)


def test_of_three_two_are_left_and_play_heads_up() -> None:
    """S3-36: a broke button changes nothing for the blinds of four, but of three it leaves two."""
    blinds = Blinds(50, 100, ante=20)
    three, four = (
        Hand({1: 20, **dict.fromkeys(others, 1000)}, Positions(1, 2, 3), blinds, shuffled(Random(1)), SLOVAK)
        for others in ((2, 3), (2, 3, 4))
    )
    for hand in (three, four):
        irregular.misdeal(hand, absent=[1])
    assert irregular.redealt(four, four.deck).order == (2, 3, 4)
    assert refused(lambda: irregular.redealt(three, three.deck)).code == "positions_needed"
    assert irregular.redealt(three, three.deck, Positions(2, 2, 3)).order == (3, 2)


def test_in_other_positions_the_big_blind_owes_nothing_besides_and_the_straddle_lapses() -> None:
    """TDA 34-A; R 14."""
    rules = replace(ROBERT, straddle=Straddle.BRING_IN)
    dues = (Due(3, Posting.LIVE, 10), Due(4, Posting.STRADDLE, 20), Due(2, Posting.DEAD, 5))
    hand = Hand(dict.fromkeys(range(1, 6), 500), Positions(5, 1, 2), BLINDS, shuffled(Random(1)), rules, dues=dues)
    irregular.wrong_button(hand)
    assert irregular.redealt(hand, hand.deck).dues == dues
    assert irregular.redealt(hand, hand.deck, Positions(1, 2, 3)).dues == dues[1:]
    assert irregular.redealt(hand, hand.deck, Positions(5, 1, 2)).dues == dues
    assert irregular.redealt(hand, hand.deck, Positions(4, 5, 1)).dues == (dues[0], dues[2])
