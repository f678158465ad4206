"""Straddles, live and dead posts. C numbers are the rules digest's."""

from collections.abc import Sequence

import pytest

from engine.actions import Due, Fold, Post, Posting
from engine.blinds import Limit
from engine.errors import BadSetup
from engine.hand import Hand
from engine.presets import CZECH, PACIFIC, PRESETS, ROBERT, TDA
from engine.rules import HouseRules, Straddle
from tests.engine.dealing import bounds, name_of, play, table

FIXED = Limit.FIXED_LIMIT
LIVE, DEAD, STRADDLE = Posting.LIVE, Posting.DEAD, Posting.STRADDLE
WITH_STRADDLE = pytest.mark.parametrize("rules", [ROBERT, CZECH], ids=name_of)
SIX = dict.fromkeys(range(1, 7), 1000)


def with_dues(
    *dues: Due,
    rules: HouseRules = TDA,
    limit: Limit | None = None,
    stacks: dict[int, int] = SIX,
    blinds: tuple[int, int] = (5, 10),
) -> Hand:
    """Six seats with 1000 each at 5/10, button in seat 1, and what is paid besides."""
    return table(stacks, blinds, rules=rules, limit=limit or rules.limits[0], dues=dues)


# ------------------------------------------------------------------------------------------------------------ straddle


@WITH_STRADDLE
def test_a_straddle_is_the_price_and_its_owner_speaks_last(rules: HouseRules) -> None:
    """C-90, S1-39: 5/10, straddle 20: the next is first, and after all have called the straddler may check or raise."""
    hand = with_dues(Due(4, STRADDLE, 20), rules=rules)
    least = 40 if rules is ROBERT else 30
    assert hand.posts[-1] == Post(4, STRADDLE, 20)
    assert (hand.to_act, bounds(hand)) == (5, (20, least, 1000))
    play(hand, "c c c c c")
    assert (hand.to_act, bounds(hand)) == (4, (0, least, 1000))
    assert len(play(hand, "x").board) == 3


@pytest.mark.parametrize(("rules", "least"), [(ROBERT, 400), (CZECH, 300)], ids=["bring-in", "raise"])
def test_over_a_straddle_of_200_the_least_raise_is_to_400_unless_it_is_a_raise_itself(
    rules: HouseRules, least: int
) -> None:
    """50/100/200. R 14: it sets a new bring-in; S1-39: a raise by 100, so the next is by 100 at least."""
    hand = with_dues(Due(4, STRADDLE, 200), rules=rules, blinds=(50, 100))
    assert bounds(hand) == (200, least, 1000)


@WITH_STRADDLE
def test_a_straddler_may_raise_again_after_a_raise(rules: HouseRules) -> None:
    """S1-39."""
    hand = play(with_dues(Due(4, STRADDLE, 20), rules=rules), "r100 f f f f")
    assert (hand.to_act, bounds(hand)) == (4, (80, 180, 1000))


def test_a_straddle_counts_toward_the_cap_as_a_raise_and_not_as_a_bring_in() -> None:
    """S1-39, S1-35, R 14, in fixed limit 10/20: raises go by 10 from the straddle of 20."""
    bring_in = play(with_dues(Due(4, STRADDLE, 20), rules=ROBERT, limit=FIXED), "r30 r40")
    assert bounds(bring_in) == (40, 50, 50)
    assert bounds(play(bring_in, "r50")) == (45, None, None)
    as_raise = play(with_dues(Due(4, STRADDLE, 20), rules=CZECH, limit=FIXED), "r30 r40")
    assert bounds(as_raise) == (40, None, None)


@WITH_STRADDLE
def test_the_second_straddle_is_last_and_dearer(rules: HouseRules) -> None:
    hand = with_dues(Due(4, STRADDLE, 20), Due(5, STRADDLE, 40), rules=rules)
    assert (hand.to_act, bounds(hand)) == (6, (40, 80 if rules is ROBERT else 60, 1000))


@WITH_STRADDLE
def test_the_least_bet_after_the_flop_is_the_big_blind_in_spite_of_a_straddle(rules: HouseRules) -> None:
    """B27: on every street."""
    hand = play(with_dues(Due(4, STRADDLE, 20), rules=rules), "c c c c c x")
    assert bounds(hand) == (0, 10, 980)


def test_a_short_straddle_that_is_a_blind_costs_the_others_all_of_it() -> None:
    """R 4-1: 15 of 20: the price is 20; what nobody has matched goes back."""
    hand = with_dues(Due(4, STRADDLE, 20), rules=ROBERT, stacks=SIX | {4: 15})
    assert hand.posts[-1] == Post(4, STRADDLE, 15)
    assert bounds(hand) == (20, 40, 1000)
    assert play(hand, "c f f f f").result().returned == (5, 5)


def test_a_short_straddle_that_is_a_raise_is_as_large_as_the_stack_makes_it() -> None:
    """15 over 10 is no full raise: the next is by 10 to 25; in fixed limit it is completed to 20 and counts as none."""
    hand = with_dues(Due(4, STRADDLE, 20), rules=CZECH, stacks=SIX | {4: 15})
    assert bounds(hand) == (15, 25, 1000)
    fixed = with_dues(Due(4, STRADDLE, 20), rules=CZECH, limit=FIXED, stacks=SIX | {4: 15})
    assert bounds(fixed) == (15, 20, 20)
    assert bounds(play(fixed, "r20 r30 r40")) == (35, None, None)
    pot = with_dues(Due(4, STRADDLE, 20), rules=CZECH, limit=Limit.POT_LIMIT, stacks=SIX | {4: 15})
    assert bounds(pot) == (15, 25, 15 + 30 + 15)


def test_a_straddle_is_in_the_pot_that_limits_the_raise() -> None:
    hand = with_dues(Due(4, STRADDLE, 20), rules=ROBERT, limit=Limit.POT_LIMIT)
    assert bounds(hand) == (20, 40, 20 + 35 + 20)


@pytest.mark.parametrize("rules", [rules for rules in PRESETS.values() if rules.straddle is Straddle.OFF], ids=name_of)
def test_where_there_is_no_straddle_none_is_taken(rules: HouseRules) -> None:
    """D-20: no bet of the TDA's; nor one of the Pacific, Polish and Slovak houses'."""
    with pytest.raises(BadSetup, match="no_straddle"):
        with_dues(Due(4, STRADDLE, 20), rules=rules)


# --------------------------------------------------------------------------------------------------------------- posts


@pytest.mark.parametrize("rules", list(PRESETS.values()), ids=name_of)
def test_a_returning_player_posts_the_big_blind_live_and_the_small_one_dead(rules: HouseRules) -> None:
    """C-92, S3-29, R 4: 5/10, posts 10 and 5: the pot is 30 before the action, and a raise to 30 costs him 20."""
    hand = with_dues(Due(5, LIVE, 10), Due(5, DEAD, 5), rules=rules)
    assert hand.posts[2:] == (Post(5, LIVE, 10), Post(5, DEAD, 5))
    assert (hand.public_view().pot, hand.public_view().bets[5]) == (30, 10)
    size = 20 if rules is PACIFIC else 30
    play(hand, f"f r{size}")
    assert hand.actions[-1].chips == size - 10


@pytest.mark.parametrize("rules", list(PRESETS.values()), ids=name_of)
def test_a_poster_may_check_or_raise_when_nobody_has_raised(rules: HouseRules) -> None:
    """C-93, S0-18, S3-28."""
    hand = play(with_dues(Due(5, LIVE, 10), rules=rules), "f")
    assert hand.to_act == 5
    legal = hand.legal()
    assert (legal.can_check, legal.min_raise_to) == (True, 20)
    play(hand, "x f f c x")
    assert (len(hand.board), hand.public_view().pot) == (3, 30)


def test_a_poster_has_his_option_once() -> None:
    """C-65: he checks, the big blind checks, and the round is over; a raise in between asks him again."""
    hand = play(with_dues(Due(5, LIVE, 10)), "f x f f f r30")
    assert (hand.to_act, bounds(hand)) == (5, (20, 50, 1000))


def test_everybody_but_the_blinds_may_post() -> None:
    """All live and unraised: each may check, the small blind completes, and the big blind has the last word."""
    hand = with_dues(*[Due(seat, LIVE, 10) for seat in (4, 5, 6, 1)])
    assert len(play(hand, "x x x x c x").board) == 3
    assert hand.public_view().pot == 60


def test_a_dead_post_belongs_to_the_main_pot_and_to_nobodys_bet() -> None:
    """S3-29: an all-in of 3 can win all 5 of it."""
    holes = {4: "AsAd", 2: "KsKd", 3: "QsQd"}
    hand = table(SIX | {4: 3}, (5, 10), dues=(Due(5, DEAD, 5),), holes=holes, board="2c3d4h8s9c")
    result = play(hand, "c f f f c x | x x x x x x").result()
    assert [(pot.amount, pot.winners) for pot in result.pots] == [(14, {2: 14}), (14, {4: 14})]


def test_a_short_post_is_what_the_stack_holds_and_the_price_stays() -> None:
    """Live first, then dead, in the order in which they are due."""
    hand = with_dues(Due(5, LIVE, 10), Due(5, DEAD, 5), stacks=SIX | {5: 12})
    assert hand.posts[2:] == (Post(5, LIVE, 10), Post(5, DEAD, 2))
    short = with_dues(Due(5, LIVE, 10), stacks=SIX | {5: 6})
    assert (short.public_view().all_in, bounds(short)) == ((5,), (10, 20, 1000))


def test_a_live_post_under_a_straddle_lacks_the_difference() -> None:
    hand = play(with_dues(Due(4, STRADDLE, 20), Due(6, LIVE, 10), rules=ROBERT), "f")
    assert (hand.to_act, bounds(hand)) == (6, (10, 40, 1000))


def test_what_everybody_folds_to_a_poster_is_his_with_the_dead_chips() -> None:
    result = play(with_dues(Due(5, LIVE, 10), Due(5, DEAD, 5)), "f x f f f f").result()
    assert result.stacks[5] == 1000 + 5 + 10


def test_a_dead_post_is_in_the_pot_that_limits_the_raise() -> None:
    """5/10, live 10 and dead 5: 30 in the pot, the first may make it 10 + 30 + 10."""
    hand = with_dues(Due(5, LIVE, 10), Due(5, DEAD, 5), limit=Limit.POT_LIMIT)
    assert bounds(hand) == (10, 20, 50)
    assert bounds(play(hand, "f")) == (0, 20, 10 + 30)


@pytest.mark.parametrize(
    ("dues", "code"),
    [
        ([Due(9, LIVE, 10)], "seat_not_dealt"),
        ([Due(5, LIVE, 0)], "due_size"),
        ([Due(5, DEAD, -5)], "due_size"),
        ([Due(5, LIVE, 10.0)], "due_size"),  # type: ignore[arg-type]
        ([Due(4, STRADDLE, 10)], "due_size"),
        ([Due(5, LIVE, 15)], "due_size"),
        ([Due(2, LIVE, 10)], "due_size"),
        ([Due(3, LIVE, 10)], "due_size"),
        ([Due(4, LIVE, 10), Due(4, STRADDLE, 20)], "due_size"),
        ([Due(5, Posting.BIG_BLIND, 10)], "due_kind"),
        ([Due(5, "dead", 5)], "due_kind"),  # type: ignore[arg-type]
    ],
    ids=[
        "a seat without cards", "nothing", "less than nothing", "no whole chips", "a straddle no larger than the blind",
        "more than coming in costs", "small blind and post", "big blind and post", "post and straddle",
        "a blind of the level", "a word",
    ],
)  # fmt: skip
def test_dues_nobody_can_pay_are_refused(dues: Sequence[Due], code: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        with_dues(*dues, rules=ROBERT)
    assert refusal.value.code == code


def test_a_poster_may_fold_with_nothing_to_call() -> None:
    """TDA 58: his post stays in."""
    hand = play(with_dues(Due(5, LIVE, 10)), "f")
    hand.act(Fold())
    assert (hand.public_view().folded, hand.public_view().pot) == ((4, 5), 25)
