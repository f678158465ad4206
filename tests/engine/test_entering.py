"""How players come into a game under way, and what they missed; C numbers are the rules digest's."""

from collections.abc import Collection, Mapping
from random import Random

import pytest

from engine.actions import Due, Post, Posting
from engine.blinds import Blinds
from engine.deck import shuffled
from engine.entering import CLEAR, NEW, Coming, Entry, Standing, coming, entries, missed, price
from engine.errors import BadSetup
from engine.hand import Hand
from engine.presets import CZECH, PACIFIC, POLISH, PRESETS, ROBERT, SLOVAK, TDA, WSOP
from engine.rules import HouseRules
from engine.seats import Positions
from tests.engine.dealing import bounds, play

BLINDS = Blinds(5, 10)
LIVE, DEAD = Posting.LIVE, Posting.DEAD
MISSED_BOTH = Standing(missed_small=True, missed_big=True)
MISSED_SMALL, MISSED_BIG = Standing(missed_small=True), Standing(missed_big=True)
BIG_BLIND, AT_ONCE = Entry.BIG_BLIND, Entry.AT_ONCE
POSTING = pytest.mark.parametrize("rules", [ROBERT, PACIFIC, SLOVAK], ids=lambda rules: rules.name)
FREE = pytest.mark.parametrize("rules", [TDA, WSOP, CZECH, POLISH], ids=lambda rules: rules.name)


def six(
    last: Positions,
    rules: HouseRules,
    entering: Mapping[int, Standing],
    choices: Mapping[int, Entry] | None = None,
    seats: Collection[int] = range(1, 7),
) -> Coming:
    """The hand after `last` between six players of whom some are not clear."""
    return coming(last, dict.fromkeys(seats, CLEAR) | dict(entering), choices or {}, BLINDS, rules)


@POSTING
def test_a_new_player_posts_a_live_big_blind(rules: HouseRules) -> None:
    """S0-18, S3-28, R 4."""
    assert price(4, NEW, BLINDS, rules) == (Due(4, LIVE, 10),)
    assert entries(NEW, rules) == (AT_ONCE, BIG_BLIND)
    hand = six(Positions(6, 1, 2), rules, {5: NEW})
    assert (hand.dealt, hand.dues) == ((1, 2, 3, 4, 5, 6), (Due(5, LIVE, 10),))


@FREE
def test_where_nobody_posts_a_new_player_comes_in_at_once_for_nothing(rules: HouseRules) -> None:
    """TDA 8-A, S1, S2."""
    assert entries(NEW, rules) == (AT_ONCE,)
    hand = six(Positions(6, 1, 2), rules, {5: NEW})
    assert (hand.dealt, hand.waiting, hand.dues) == ((1, 2, 3, 4, 5, 6), (), ())


@POSTING
def test_or_he_waits_for_the_big_blind_at_no_cost(rules: HouseRules) -> None:
    """C-93, S0-18, S3-28."""
    wait = {5: BIG_BLIND}
    for last in (Positions(6, 1, 2), Positions(1, 2, 3)):
        hand = six(last, rules, {5: NEW}, wait)
        assert (hand.dealt, hand.waiting, hand.dues) == ((1, 2, 3, 4, 6), (5,), ())
    hand = six(Positions(2, 3, 4), rules, {5: NEW}, wait)
    assert (hand.positions, hand.waiting, hand.dues) == (Positions(3, 4, 5), (), ())


@POSTING
def test_the_big_blind_is_all_that_a_new_player_pays_there_even_if_he_meant_to_post(rules: HouseRules) -> None:
    """C-93."""
    hand = six(Positions(2, 3, 4), rules, {5: NEW}, {5: AT_ONCE})
    assert (hand.positions.big_blind, hand.dues) == (5, ())


@pytest.mark.parametrize("rules", PRESETS.values(), ids=lambda rules: rules.name)
def test_nobody_comes_in_between_the_blinds_before_the_button_has_passed(rules: HouseRules) -> None:
    """C-94, S1-14, S3-28, S3-29, TDA 10-A: last small blind 2, last big blind 4, he sits on 3."""
    for standing in (NEW, MISSED_BOTH):
        hand = six(Positions(1, 2, 4), rules, {3: standing})
        assert (hand.waiting, hand.dues) == ((3,), ())
        after = six(hand.positions, rules, {3: standing})
        assert (after.waiting, after.dues) == ((), price(3, standing, BLINDS, rules))


@pytest.mark.parametrize("rules", [ROBERT, SLOVAK], ids=lambda rules: rules.name)
def test_who_has_to_post_does_not_come_in_on_the_small_blind_or_the_button(rules: HouseRules) -> None:
    """S3-30, R 15: the big blind on 3 left and the seat is filled again; everybody pays the big blind first."""
    hand = six(Positions(1, 2, 3), rules, {3: NEW})
    assert (hand.positions, hand.waiting) == (Positions(2, 3, 4, small_blind_dead=True), (3,))
    button = six(hand.positions, rules, {3: NEW})
    assert (button.positions.big_blind, button.waiting) == (5, (3,))
    assert six(button.positions, rules, {3: NEW}).dues == (Due(3, LIVE, 10),)


def test_in_a_tournament_the_small_blind_is_open() -> None:
    """C-21, TDA 10-A."""
    assert six(Positions(1, 2, 3), TDA, {3: NEW}).positions == Positions(2, 3, 4)


@pytest.mark.parametrize(
    ("rules", "standing", "dues"),
    [
        (ROBERT, MISSED_BOTH, ((LIVE, 10), (DEAD, 5))),
        (ROBERT, MISSED_SMALL, ((LIVE, 10), (DEAD, 5))),
        (SLOVAK, MISSED_BOTH, ((LIVE, 10), (DEAD, 5))),
        (SLOVAK, MISSED_BIG, ((LIVE, 10), (DEAD, 5))),
        (CZECH, MISSED_BOTH, ((LIVE, 10), (DEAD, 5))),
        (CZECH, MISSED_SMALL, ((DEAD, 5),)),
        (PACIFIC, MISSED_BIG, ((LIVE, 10),)),
        (TDA, MISSED_BOTH, ()),
        (POLISH, MISSED_BOTH, ()),
    ],
)
def test_a_returning_player_pays_for_what_he_missed(
    rules: HouseRules, standing: Standing, dues: tuple[tuple[Posting, int], ...]
) -> None:
    """S3-29 and R 4: both, whichever he missed; S1-13: what he missed; nothing in tournaments."""
    assert [due[1:] for due in price(5, standing, BLINDS, rules)] == list(dues)


def test_without_a_small_blind_there_is_none_to_make_up() -> None:
    assert price(5, MISSED_BOTH, Blinds(0, 10), SLOVAK) == (Due(5, LIVE, 10),)


@pytest.mark.parametrize("rules", [ROBERT, SLOVAK, CZECH], ids=lambda rules: rules.name)
def test_the_dead_small_blind_lies_in_the_pot_and_is_no_part_of_the_bet(rules: HouseRules) -> None:
    """C-92: 5/10, a returning player posts 10 live and 5 dead: the pot is 30, and a raise to 30 costs him 20."""
    now = six(Positions(6, 1, 2), rules, {6: MISSED_BOTH})
    hand = Hand(dict.fromkeys(now.dealt, 500), now.positions, BLINDS, shuffled(Random(0)), rules, dues=now.dues)
    assert hand.posts[-2:] == (Post(6, LIVE, 10), Post(6, DEAD, 5))
    assert hand.view(6).pot == 30
    play(hand, "r30 f")
    assert (hand.to_act, bounds(hand)[0]) == (6, 20)


@POSTING
def test_a_new_player_who_posted_may_check_or_raise(rules: HouseRules) -> None:
    """C-93: 10 live, unraised when it comes to him."""
    blinds = Blinds(5, 10, limit=rules.limits[0])
    now = coming(Positions(6, 1, 2), dict.fromkeys(range(1, 6), CLEAR) | {6: NEW}, {}, blinds, rules)
    hand = play(
        Hand(dict.fromkeys(now.dealt, 500), now.positions, blinds, shuffled(Random(0)), rules, dues=now.dues), "f f"
    )
    assert (hand.to_act, hand.legal().can_check, hand.legal().min_raise_to) == (6, True, 20)


def test_a_returning_player_may_wait_for_the_big_blind_instead() -> None:
    """S3-29."""
    hand = six(Positions(2, 3, 4), SLOVAK, {5: MISSED_BOTH}, {5: BIG_BLIND})
    assert (hand.positions.big_blind, hand.dues) == (5, ())


def test_by_the_slovak_rules_a_returning_player_posts_once_the_button_has_passed_the_seat_that_missed() -> None:
    """S3-29: the big blind of seat 4 goes over him, and he is back at once; the button reaches 3, then leaves him."""
    last, standing, seen = Positions(1, 2, 3), CLEAR, []
    for _ in range(6):
        away = six(last, SLOVAK, {}, seats=(1, 2, 3, 5, 6)).positions
        now = six(last, SLOVAK, {4: standing}) if standing is not CLEAR else None
        seen.append((away.button, None if now is None else 4 in now.dealt, () if now is None else now.dues))
        standing = missed(last, away, {4: standing})[4]
        last = away
    posts = (Due(4, LIVE, 10), Due(4, DEAD, 5))
    assert seen == [(2, None, ()), (3, False, ()), (5, True, posts), (6, True, posts), (1, True, posts), (2, True, ())]


def test_with_fewer_than_two_who_are_clear_the_game_starts_again_without_posts() -> None:
    hand = coming(Positions(1, 2, 3), {1: CLEAR, 2: NEW, 6: MISSED_BOTH}, {2: BIG_BLIND}, BLINDS, SLOVAK)
    assert (hand.dealt, hand.waiting, hand.dues) == ((1, 2, 6), (), ())


def test_two_who_are_clear_play_heads_up_while_the_others_wait() -> None:
    wait = dict.fromkeys((3, 4), BIG_BLIND)
    hand = coming(Positions(6, 1, 2), {1: CLEAR, 2: CLEAR, 3: NEW, 4: NEW}, wait, BLINDS, ROBERT)
    assert (hand.positions, hand.dealt, hand.waiting) == (Positions(1, 2, 3), (1, 2, 3), (4,))
    later = coming(Positions(2, 3, 1), {1: CLEAR, 2: CLEAR, 4: NEW}, {4: BIG_BLIND}, BLINDS, ROBERT)
    assert (later.positions, later.waiting) == (Positions(1, 1, 2), (4,))


def test_one_player_is_no_game() -> None:
    with pytest.raises(BadSetup) as refusal:
        coming(Positions(1, 2, 3), {4: CLEAR}, {}, BLINDS, ROBERT)
    assert refusal.value.code == "too_few_players"


def test_a_blind_that_goes_over_an_absent_player_is_missed() -> None:
    """S1-13: seats 1 to 6, seat 4 away. The big blind goes from 3 to 5, and then the small one."""
    first, second, third = Positions(1, 2, 3), Positions(2, 3, 5), Positions(3, 5, 6)
    assert missed(first, second, {4: CLEAR}) == {4: MISSED_BIG}
    assert missed(second, third, {4: MISSED_BIG}) == {4: MISSED_BOTH}


def test_who_paid_the_big_blind_and_went_misses_the_small_one_only() -> None:
    """It is dead in front of him (TDA 32, R 4)."""
    assert missed(Positions(1, 2, 3), Positions(2, 3, 4, small_blind_dead=True), {3: CLEAR}) == {3: MISSED_SMALL}


def test_who_is_away_while_the_blinds_are_elsewhere_misses_nothing() -> None:
    assert missed(Positions(1, 2, 3), Positions(2, 3, 4), {6: CLEAR, 1: CLEAR}) == {6: CLEAR, 1: CLEAR}


def test_a_new_player_misses_nothing() -> None:
    assert missed(Positions(1, 2, 3), Positions(2, 3, 5), {4: NEW}) == {4: NEW}
