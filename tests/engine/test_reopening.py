"""Who may raise again after a short all-in, under every house and limit. C numbers are the rules digest's."""

from collections.abc import Mapping

import pytest

from engine.actions import RaiseTo
from engine.blinds import Limit
from engine.presets import CZECH, TDA
from engine.rules import HouseRules
from tests.engine.dealing import bounds, deep, name_of, play, playing, refused, table

FIXED = Limit.FIXED_LIMIT
ALL_FIXED = pytest.mark.parametrize("rules", playing(FIXED), ids=name_of)

# --------------------------------------------------------------------------- no-limit and pot-limit: a full raise

SIX = {2: 5000, 3: 225, 4: 5000, 5: 300, 6: 5000, 1: 5000}
C_68 = "c c c c c x | b100 r125 c r200 c f"
LIMPED = {1: 90_000, 2: 90_000, 3: 90_000, 4: 90_000, 5: 7500}

CASES: list[tuple[str, Mapping[int, int], tuple[int, int], str, tuple[int, int, int | None]]] = [
    # Seat on turn, what it has to call, and from where it may raise.
    ("C-48", {1: 5000, 2: 5000, 3: 5000, 4: 150, 5: 5000}, (50, 100), "r150", (5, 150, 250)),
    ("C-68", SIX, (50, 100), C_68, (2, 100, 300)),
    ("C-69", SIX, (50, 100), C_68 + " c", (4, 75, None)),
    ("C-70", SIX, (50, 100), C_68 + " r300", (4, 175, 400)),
    ("C-72 big blind", LIMPED, (2000, 4000), "c r7500 f f", (3, 3500, 11_500)),
    ("C-72 limper after a call", LIMPED, (2000, 4000), "c r7500 f f c", (4, 3500, None)),
    ("C-72 limper after a raise", LIMPED, (2000, 4000), "c r7500 f f r11500", (4, 7500, 15_500)),
    ("C-73 before", {1: 500, 2: 500, 3: 45, 4: 500}, (10, 20), "c c c x | b20 r25", (4, 25, 45)),
    ("C-73", {1: 500, 2: 500, 3: 45, 4: 500}, (10, 20), "c c c x | b20 r25 c f", (2, 5, None)),
    ("C-76", {1: 900, 2: 900, 3: 900, 4: 900, 5: 150}, (50, 100), "c r150 f f", (3, 50, 250)),
    ("C-76 limper", {1: 900, 2: 900, 3: 900, 4: 900, 5: 150}, (50, 100), "c r150 f f c", (4, 50, None)),
    ("C-77", {1: 900, 2: 900, 3: 120, 4: 900}, (50, 100), "c c c x | x b20 c c", (2, 20, None)),
    ("C-77 caller", {1: 900, 2: 900, 3: 120, 4: 900}, (50, 100), "c c c x | x b20", (4, 20, 120)),
    ("C-78", {1: 520, 2: 9000, 3: 9000, 4: 9000, 5: 400, 6: 480}, (50, 100), "r300 r400 r480 r520 c f", (4, 220, 720)),
    (
        "C-78 490",
        {1: 490, 2: 900, 3: 900, 4: 900, 5: 400, 6: 480},
        (50, 100),
        "r300 r400 r480 r490 c f",
        (4, 190, None),
    ),
    ("142 over 100", {1: 900, 2: 142, 3: 900, 4: 900}, (50, 100), "c c r142 c", (4, 42, None)),
]


@pytest.mark.parametrize(
    ("rules", "limit"),
    [(rules, limit) for limit in (Limit.NO_LIMIT, Limit.POT_LIMIT) for rules in playing(limit)],
    ids=lambda value: value.name if isinstance(value, HouseRules) else value.value,
)
@pytest.mark.parametrize(("case", "stacks", "blinds", "words", "right"), CASES, ids=[case[0] for case in CASES])
def test_a_short_all_in_reopens_only_for_those_who_face_a_full_raise(
    case: str,
    stacks: Mapping[int, int],
    blinds: tuple[int, int],
    words: str,
    right: tuple[int, int, int | None],
    rules: HouseRules,
    limit: Limit,
) -> None:
    """TDA 47-A, R 14, S1-29: the same in every house."""
    if limit not in rules.limits:
        return
    hand = play(table(stacks, blinds, rules=rules, limit=limit), words)
    legal = hand.legal()
    assert (hand.to_act, legal.to_call, legal.min_raise_to) == right
    if legal.min_raise_to is None:
        assert refused(hand, RaiseTo(hand.view(legal.seat).bets[legal.seat] + legal.stack)) == "not_reopened"


def test_a_short_all_in_opening_bet_leaves_the_first_checker_without_a_raise() -> None:
    """Check, check, all-in 12 under a least bet of 100: peers let the first checker raise."""
    hand = play(table({1: 112, 2: 900, 3: 900}, (50, 100)), "c c x | x x b12")
    assert (hand.to_act, bounds(hand)) == (2, (12, None, None))


@pytest.mark.parametrize("rules", playing(Limit.NO_LIMIT), ids=name_of)
def test_a_raise_in_between_reopens_for_everybody_and_sets_the_next_step(rules: HouseRules) -> None:
    """B35: A 100, B all-in 150, C 250: A faces 150, which is a full raise of 100 or more; next least 350."""
    hand = play(table({1: 900, 2: 900, 3: 250, 4: 900}, (50, 100), rules=rules), "c c c x | b100 r150 r250 f")
    assert (hand.to_act, bounds(hand)) == (2, (150, 350, 800))


# -------------------------------------------------------------------------- fixed limit: half a bet, or a full one

FOUR = {1: 900, 2: 900, 3: 0, 4: 900}


def after_a_bet_of_20(all_in: int, rules: HouseRules, words: str = "") -> tuple[int, int | None]:
    """A (seat 2) bets 20, B (3) all-in for `all_in`, then `words`: what the next has to call, and his raise."""
    hand = table(FOUR | {3: 20 + all_in}, (10, 20), rules=rules, limit=FIXED)
    legal = play(hand, f"c c c x | b20 r{all_in} {words}").legal()
    return legal.to_call, legal.min_raise_to


@ALL_FIXED
def test_half_a_bet_reopens_for_the_bettor_and_by_the_czech_rules_only_a_full_one(rules: HouseRules) -> None:
    """C-80, TDA 47-B, R 3-6, S1-29: limit 20, A 20, B all-in 30: reopened for A, to 50; all-in 29: for nobody."""
    assert after_a_bet_of_20(30, rules, "c f") == (10, None if rules is CZECH else 50)
    assert after_a_bet_of_20(29, rules, "c f") == (9, None)
    assert after_a_bet_of_20(40, rules, "c f") == (20, 60), "a full raise reopens everywhere"


@ALL_FIXED
def test_who_has_not_acted_may_raise_a_short_all_in_that_counts_and_complete_one_that_does_not(
    rules: HouseRules,
) -> None:
    """R 3-6, S1-29 (25 is 15 short of a real raise, so that is to 40)."""
    assert after_a_bet_of_20(30, rules) == (30, 40 if rules is CZECH else 50)
    assert after_a_bet_of_20(29, rules) == (29, 40)
    assert after_a_bet_of_20(25, rules) == (25, 40)


@ALL_FIXED
def test_an_all_in_bet_of_15_of_20_is_raised_to_35_and_one_of_8_completed_to_20(rules: HouseRules) -> None:
    """C-81, R 3-6; by the full bet rule 15 is completed to 20 as well."""
    for all_in, least in ((15, 20 if rules is CZECH else 35), (8, 20), (10, 20 if rules is CZECH else 30)):
        hand = table({1: 900, 2: 20 + all_in, 3: 900}, (10, 20), rules=rules, limit=FIXED)
        assert bounds(play(hand, f"c c x | b{all_in}")) == (all_in, least, least)


@ALL_FIXED
def test_a_checker_may_raise_an_all_in_bet_only_if_it_counts(rules: HouseRules) -> None:
    """Check, all-in 15 or 8 of 20, call: the checker."""
    for all_in, least in ((15, None if rules is CZECH else 35), (8, None)):
        hand = table({1: 900, 2: 900, 3: 20 + all_in}, (10, 20), rules=rules, limit=FIXED)
        assert bounds(play(hand, f"c c x | x b{all_in} c")) == (all_in, least, least)


CHAIN = {1: 900, 2: 900, 3: 48, 4: 900, 5: 56, 6: 900}


@ALL_FIXED
def test_two_all_ins_too_small_each_add_up_to_a_raise(rules: HouseRules) -> None:
    """R 3-6: 20, all-in 28, call, all-in 36: 16 more for A, 8 more for the caller between them."""
    hand = play(table(CHAIN, (10, 20), rules=rules, limit=FIXED), "c c c c c x | b20 r28 c r36")
    full = rules is CZECH
    assert bounds(hand) == (36, *((40, 40) if full else (56, 56)))
    play(hand, "c f")
    assert (hand.to_act, bounds(hand)) == (2, (16, None, None) if full else (16, 56, 56))
    assert (play(hand, "c").to_act, bounds(hand)) == (4, (8, None, None))


@pytest.mark.parametrize(("all_in", "levels"), [(30, "r50 r70"), (28, "r40 r60 r80")], ids=["half counts", "completed"])
def test_an_all_in_counts_toward_the_cap_if_it_is_a_raise_and_a_completion_does(all_in: int, levels: str) -> None:
    """20, all-in 30, 50, 70 is the cap; 20, all-in 28, completed to 40, 60, 80 too."""
    stacks = dict.fromkeys(range(1, 7), 900) | {3: 20 + all_in}
    hand = play(table(stacks, (10, 20), limit=FIXED), f"c c c c c x | b20 r{all_in} {levels}")
    assert refused(hand, RaiseTo(200)) == "capped"


def test_by_the_full_bet_rule_half_a_raise_does_not_count_toward_the_cap() -> None:
    """S1-29, S1-35: 20, all-in 30, completed to 40, 60, 80."""
    stacks = dict.fromkeys(range(1, 7), 900) | {3: 50}
    hand = play(table(stacks, (10, 20), rules=CZECH, limit=FIXED), "c c c c c x | b20 r30 r40 r60 r80")
    assert refused(hand, RaiseTo(100)) == "capped"


def test_beyond_the_cap_nobody_goes_all_in_for_a_little_more() -> None:
    """C-83: capped at 80, a player with 85 may call 80 or fold."""
    stacks = dict.fromkeys(range(1, 7), 900) | {6: 105}
    hand = play(table(stacks, (10, 20), limit=FIXED), "c c c c c x | b20 r40 r60 r80")
    assert (hand.to_act, bounds(hand), hand.legal().all_in) == (6, (80, None, None), None)


def test_a_completion_reopens_for_those_who_face_half_a_bet() -> None:
    """20, all-in 28, call 28, completed to 40: A faces 20, the caller 12."""
    hand = play(table(CHAIN | {5: 900}, (10, 20), limit=FIXED), "c c c c c x | b20 r28 c r40 f f")
    assert (hand.to_act, bounds(hand)) == (2, (20, 60, 60))
    assert (play(hand, "c").to_act, bounds(hand)) == (4, (12, 60, 60))


@ALL_FIXED
def test_a_short_big_blind_lowers_neither_call_nor_raise_in_fixed_limit(rules: HouseRules) -> None:
    """C-27, R 4-1."""
    hand = table({1: 900, 2: 900, 3: 12, 4: 900}, (10, 20), rules=rules, limit=FIXED)
    assert bounds(hand) == (20, 40, 40)


def test_nobody_may_raise_his_own_bet_in_fixed_limit_either() -> None:
    """C-65, S1-34."""
    hand = play(deep(4, (5, 10), rules=TDA, limit=FIXED), "c c c x")
    assert len(hand.board) == 3
