"""Fixed limit and pot-limit: how much may be bet, how often may be raised. C numbers are the rules digest's."""

from dataclasses import replace

import pytest

from engine.actions import RaiseTo
from engine.blinds import AnteKind, Limit
from engine.errors import BadSetup
from engine.presets import CZECH, PACIFIC, POLISH, ROBERT, SLOVAK, TDA, WSOP
from engine.rules import HeadsUpCap, HouseRules
from engine.streets import Street
from tests.engine.dealing import bounds, deep, name_of, play, playing, refused, table

FIXED = Limit.FIXED_LIMIT
POT = Limit.POT_LIMIT
ALL_FIXED = pytest.mark.parametrize("rules", playing(FIXED), ids=name_of)
ALL_POT = pytest.mark.parametrize("rules", playing(POT), ids=name_of)

# ------------------------------------------------------------------------------------------------- fixed limit: sizes


@ALL_FIXED
def test_bets_double_on_the_turn_but_by_the_slovak_rules_they_do_not(rules: HouseRules) -> None:
    """C-5, S0-9, S0-10, S0-11, S1-20, S3-20: limit 1/2 in cents."""
    late = 100 if rules is SLOVAK else 200
    hand = deep(2, (50, 100), rules=rules, limit=FIXED)
    assert bounds(hand) == (50, 200, 200)
    for street, bet in ((Street.FLOP, 100), (Street.TURN, late), (Street.RIVER, late)):
        play(hand, "c x" if street is Street.FLOP else "x x")
        assert (hand.street, bounds(hand)) == (street, (0, bet, bet))
    assert bounds(play(hand, f"b{late}")) == (late, 2 * late, 2 * late)


@ALL_FIXED
def test_a_fixed_limit_wager_has_one_size_and_no_other(rules: HouseRules) -> None:
    """S0-11: 10/20, a raise is to 20; 19 and 21 are refused."""
    hand = deep(3, (5, 10), rules=rules, limit=FIXED)
    assert refused(hand, RaiseTo(19)) == "amount_too_small"
    assert refused(hand, RaiseTo(21)) == "amount_too_large"
    play(hand, "r20")


@pytest.mark.parametrize(("rules", "late"), [(TDA, 400), (SLOVAK, 150)], ids=["tda", "slovak"])
def test_bets_may_differ_from_the_big_blind(rules: HouseRules, late: int) -> None:
    """Blinds 50/100, bets 150 and 400: the first raise is by a bet, to 250."""
    hand = table({1: 9000, 2: 9000, 3: 9000}, (50, 100), rules=rules, limit=FIXED, bets=(150, 400))
    assert bounds(hand) == (100, 250, 250)
    assert bounds(play(hand, "c c x")) == (0, 150, 150)
    assert bounds(play(hand, "x x x")) == (0, late, late)


@pytest.mark.parametrize("rules", playing(Limit.NO_LIMIT), ids=name_of)
def test_without_a_limit_the_least_bet_stays_the_big_blind_on_turn_and_river(rules: HouseRules) -> None:
    """C-45, B27; twice the big blind (S1-20) belongs to fixed limit."""
    hand = play(deep(2, (50, 100), 1000, rules=rules), "c x | x x")
    assert (hand.street, bounds(hand)) == (Street.TURN, (0, 100, 900))
    assert bounds(play(hand, "x x")) == (0, 100, 900)


@pytest.mark.parametrize(
    ("lower", "small"), [(500, 200), (300, 100), (1500, 700), (100, 50)], ids=["5", "3", "15", "1"]
)
def test_the_small_blind_is_half_the_lower_limit_in_whole_units(lower: int, small: int) -> None:
    """C-3, S0-3: lower limit 5 has 2, 3 has 1, 15 has 7, and 1 keeps its 0.50; in cents."""
    assert PACIFIC.small_blind(lower, 100) == small
    hand = deep(3, (small, lower), rules=PACIFIC, limit=FIXED)
    assert bounds(hand) == (lower, 2 * lower, 2 * lower)
    assert TDA.small_blind(lower, 100) == lower // 2


def test_a_limit_the_house_does_not_play_is_refused() -> None:
    """S0, S2-2: Pacific Poker plays fixed limit only, the training game no-limit only."""
    for rules, limits in ((PACIFIC, (Limit.NO_LIMIT, POT)), (POLISH, (FIXED, POT))):
        for limit in limits:
            with pytest.raises(BadSetup, match="limit_not_played"):
                deep(3, (50, 100), rules=rules, limit=limit)


# -------------------------------------------------------------------------------------------------- fixed limit: caps


@ALL_FIXED
def test_one_bet_and_three_raises_cap_a_round_and_wsop_allows_four(rules: HouseRules) -> None:
    """C-83, C-87, C-89, S0-13, S1-35, W 100: 5, 10, 15, 20 by A to D; E may call 20 or fold, by WSOP raise to 25."""
    hand = play(deep(6, (2, 5), rules=rules, limit=FIXED), "c c c c c x | b5 r10 r15 r20")
    assert hand.to_act == 6
    if rules is WSOP:
        assert bounds(hand) == (20, 25, 25)
        play(hand, "r25")
        assert refused(hand, RaiseTo(30)) == "capped"
        assert bounds(hand) == (25, None, None), "there is no sixth level"
    else:
        assert bounds(hand) == (20, None, None)
        assert refused(hand, RaiseTo(25)) == "capped"
        # C-89: three raises a round in all, not for each player (S3-14): A has not raised yet and may not either.
        assert bounds(play(hand, "c f")) == (15, None, None)


@ALL_FIXED
def test_before_the_flop_the_big_blind_counts_as_the_bet(rules: HouseRules) -> None:
    """C-84, R 3-3: 10, 20, 30, 40 is the cap; the big blind has no option left."""
    hand = play(deep(4, (5, 10), rules=rules, limit=FIXED), "r20 r30 r40")
    assert hand.to_act == 3
    assert bounds(hand) == (30, *((50, 50) if rules is WSOP else (None, None)))


@ALL_FIXED
def test_the_big_blind_may_raise_by_one_bet_while_the_cap_is_not_reached(rules: HouseRules) -> None:
    """C-64 in fixed limit: limped to him; and with two raises before him he may make the third."""
    hand = deep(4, (5, 10), rules=rules, limit=FIXED)
    assert bounds(play(hand.copy(), "c c c")) == (0, 20, 20)
    assert bounds(play(hand, "r20 r30 c")) == (20, 40, 40)


@ALL_FIXED
def test_raises_are_counted_anew_on_every_street(rules: HouseRules) -> None:
    hand = play(deep(3, (5, 10), rules=rules, limit=FIXED), "r20 r30 r40 c c")
    assert bounds(play(hand, "b10 r20 r30")) == (20, 40, 40)


@pytest.mark.parametrize(
    ("rules", "last_two", "uncapped"),
    [
        (TDA, False, False), (TDA, True, True), (WSOP, False, False), (WSOP, True, True), (ROBERT, False, True),
        (ROBERT, True, True), (PACIFIC, True, False), (CZECH, True, False), (SLOVAK, True, False),
    ],
    ids=lambda value: value.name if isinstance(value, HouseRules) else str(value),
)  # fmt: skip
def test_two_players_in_a_hand_are_capped_unless_the_house_lifts_it(
    rules: HouseRules, last_two: bool, uncapped: bool
) -> None:
    """C-85: R 3-4 lifts the cap between two in the hand, TDA 48 and W 100 between the last two of the event."""
    hand = play(deep(2, (5, 10), rules=rules, limit=FIXED, last_two=last_two), "r20 r30 r40")
    if rules is WSOP:
        play(hand, "r50")
    price = hand.view(1).bets[hand.order[0] if hand.to_act == hand.order[1] else hand.order[1]]
    assert hand.legal().min_raise_to == (price + 10 if uncapped else None)


def test_the_cap_is_lifted_when_two_were_left_before_it_was_reached() -> None:
    """R 3-4: the third player folds after two raises."""
    hand = play(deep(3, (5, 10), rules=ROBERT, limit=FIXED), "r20 r30 f r40")
    assert bounds(hand) == (10, 50, 50)
    assert bounds(play(hand, "r50 r60 r70 r80")) == (10, 90, 90)


def test_a_fold_does_not_lift_a_cap_that_was_reached() -> None:
    """R 3-4: three were in at the fourth level; two are left, and the betting stays capped until the next street."""
    hand = play(deep(3, (5, 10), rules=ROBERT, limit=FIXED), "r20 r30 r40 f")
    assert bounds(hand) == (10, None, None)
    assert bounds(play(hand, "c | b10 r20 r30 r40")) == (10, 50, 50)


def test_only_players_who_are_not_all_in_count_for_the_cap() -> None:
    """R 3-3: the cap is for pots with three or more players not all-in; here the third has his last 30 in."""
    stacks = {1: 30, 2: 900, 3: 900}
    hand = play(table(stacks, (5, 10), rules=ROBERT, limit=FIXED), "c c r20 r30")
    assert bounds(play(hand, "c")) == (10, 40, 40)
    assert bounds(play(hand, "r40")) == (10, 50, 50)


def test_a_copy_knows_the_short_blinds_the_raises_and_that_the_cap_is_lifted() -> None:
    capped = play(deep(3, (5, 10), limit=FIXED), "r20 r30 r40")
    assert bounds(capped.copy()) == (20, None, None)
    pot = table({1: 9000, 2: 9000, 3: 100}, (100, 200), limit=POT)
    assert bounds(pot.copy()) == (200, 400, 700)
    fixed = play(deep(2, (5, 10), rules=ROBERT, limit=FIXED), "r20 r30 r40")
    assert bounds(fixed.copy()) == (10, 50, 50)


def test_a_house_without_a_cap_never_caps_and_one_without_raises_always_does() -> None:
    free = deep(3, (5, 10), rules=replace(TDA, raise_cap=None), limit=FIXED)
    assert bounds(play(free, "r20 r30 r40 r50 r60")) == (20, 70, 70)
    none = deep(3, (5, 10), rules=replace(TDA, raise_cap=0), limit=FIXED)
    assert bounds(none) == (10, None, None)
    assert bounds(play(none, "c c x | b10")) == (10, None, None)
    two = deep(2, (5, 10), rules=replace(TDA, raise_cap=0, heads_up_cap=HeadsUpCap.HAND), limit=FIXED)
    assert bounds(two) == (5, 20, 20), "the two were alone before the cap was reached"


@pytest.mark.parametrize("limit", [Limit.NO_LIMIT, POT], ids=lambda limit: limit.value)
@pytest.mark.parametrize("rules", [TDA, WSOP, ROBERT, CZECH, SLOVAK], ids=name_of)
def test_no_limit_and_pot_limit_know_no_cap(rules: HouseRules, limit: Limit) -> None:
    """C-88, TDA 48, S1-35: ten raises in a round."""
    hand = deep(3, (50, 100), rules=rules, limit=limit)
    for level in range(10):
        play(hand, f"r{200 + 100 * level}")
    assert hand.legal().min_raise_to == 1200


# ---------------------------------------------------------------------------------------------------------- pot-limit


@ALL_POT
def test_a_pot_limit_raise_is_at_most_the_pot_after_the_call(rules: HouseRules) -> None:
    """C-43: pot 100, bet 50: to 250. Before the flop 100/200: to 700."""
    hand = play(deep(2, (25, 50), rules=rules, limit=POT), "c x | b50")
    assert bounds(hand) == (50, 100, 250)
    hand = deep(3, (100, 200), rules=rules, limit=POT)
    assert bounds(hand) == (200, 400, 700)
    assert refused(hand, RaiseTo(701)) == "amount_too_large"
    assert bounds(play(hand, "r700")) == (600, 1200, 2300), "700 + (100 + 200 + 700 + 600)"


@ALL_POT
@pytest.mark.parametrize("short", [2, 3], ids=["small blind", "big blind"])
def test_a_short_blind_does_not_lower_the_pot_before_the_flop(rules: HouseRules, short: int) -> None:
    """C-42, TDA 54-B: 100/200, a blind has only 50 or 100: still 700; on the flop only real chips count."""
    stacks = {1: 9000, 2: 9000, 3: 9000, 4: 9000} | {short: 25 * short}
    hand = table(stacks, (100, 200), rules=rules, limit=POT)
    assert bounds(hand) == (200, 400, 700)
    play(hand, "c c c" if short == 3 else "c c x")
    assert bounds(hand) == (0, 200, 600 + 25 * short)


@ALL_POT
def test_antes_are_in_the_pot_that_limits_the_raise(rules: HouseRules) -> None:
    """Nowhere excepted: 100/200 and a big blind ante of 200 allow 900; an ante of 10 from each of four, 740."""
    stacks = dict.fromkeys(range(1, 5), 9000)
    hand = table(stacks, (100, 200), ante=200, kind=AnteKind.BIG_BLIND, rules=rules, limit=POT)
    assert bounds(hand) == (200, 400, 900)
    hand = table(stacks, (100, 200), ante=10, rules=rules, limit=POT)
    assert bounds(hand) == (200, 400, 740)


def test_chips_carried_over_are_in_the_pot_that_limits_the_raise() -> None:
    hand = table({1: 9000, 2: 9000, 3: 9000}, (100, 200), limit=POT, carried=300)
    assert bounds(hand) == (200, 400, 1000)


@ALL_POT
def test_a_stack_below_the_pot_is_the_most_and_below_the_least_raise_the_only_size(rules: HouseRules) -> None:
    hand = table({1: 9000, 2: 9000, 3: 9000, 4: 500, 5: 350}, (100, 200), rules=rules, limit=POT)
    assert bounds(hand) == (200, 400, 500)
    assert bounds(play(hand, "c")) == (200, 350, 350)


def test_a_stack_above_the_pot_cannot_go_all_in() -> None:
    assert deep(3, (100, 200), limit=POT).legal().all_in is None
