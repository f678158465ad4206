"""A pool divided with nothing lost: rounding, prizes set by hand, things, few people, ties."""

import json
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tournament.payouts.division import Prize, amounts_of, divide, rounded, shared, short, things_of
from tournament.payouts.plan import USUAL, Column, PayoutPlan, PayoutTable, Rounding, SetPrize
from tournament.payouts.tables import TABLES, table_named
from tournament.sales.money import PLAY

Shared = Callable[[str], Path]


def paid(
    pool: int, entries: int, buy_in: int = 0, currency: str = "EUR", plan: PayoutPlan = USUAL, people: int | None = None
) -> tuple[int, ...]:
    return amounts_of(divide(pool, plan, entries, people, buy_in, currency))


def by_hand(*prizes: SetPrize, places: int | None = None) -> PayoutPlan:
    return PayoutPlan(by_hand=prizes, places=places)


# ---- rounding -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pool", "percents", "unit", "parts"),
    [
        (450, (50, 30, 20), 5, (225, 135, 90)),  # C-174
        (325, (50, 30, 20), 5, (165, 95, 65)),  # C-175
        (437, (42, 26, 18, 14), 1, (185, 113, 78, 61)),
        (1000, (50, 30, 20), 5, (500, 300, 200)),  # B172, JPY
        (100_01, (50, 30, 20), 500, (50_01, 30_00, 20_00)),  # B172, EUR
        (1_000_00, (50, 30, 20), 500, (500_00, 300_00, 200_00)),  # B172, CZK
        (100_01, (50, 30), 1, (62_51, 37_50)),  # B170: 62.5 and 37.5 %
    ],
)
def test_prizes_are_rounded_down_and_the_first_gets_the_rest(
    pool: int, percents: tuple[int, ...], unit: int, parts: tuple[int, ...]
) -> None:
    assert rounded(pool, percents, unit) == parts


def test_all_three_policies_agree_with_the_vectors(shared_file: Shared) -> None:
    words = {
        Rounding.DOWN: "floor_remainder_to_first",
        Rounding.NEAREST: "nearest_residual_to_first",
        Rounding.LARGEST_REMAINDER: "largest_remainder",
    }
    for one in json.loads(shared_file("cases/numbers/payout_rounding_vectors.json").read_text("utf-8")):
        weights = [round(percent * 100) for percent in one["percent"]]
        for policy, word in words.items():
            assert list(rounded(one["pool"], weights, one["unit"], policy)) == one[word], (one["id"], policy)


def test_437_at_42_26_18_14_by_all_three_policies() -> None:
    percents = (42, 26, 18, 14)
    assert rounded(437, percents, 1, Rounding.DOWN) == (185, 113, 78, 61)
    assert rounded(437, percents, 1, Rounding.NEAREST) == (183, 114, 79, 61)
    assert rounded(437, percents, 1, Rounding.LARGEST_REMAINDER) == (183, 114, 79, 61)


def test_where_the_nearest_would_make_the_second_larger_than_the_first_all_are_rounded_down() -> None:
    """C-177: three equal parts of 110 in tens are 40, 40 and what is left, 30."""
    assert rounded(110, (1, 1, 1), 10, Rounding.NEAREST) == (50, 30, 30)
    assert rounded(5, (1, 1, 1), 10, Rounding.NEAREST) == (5, 0, 0)


@given(
    st.integers(0, 10**9), st.lists(st.integers(1, 10_000), min_size=1, max_size=40), st.integers(1, 10**5),
    st.sampled_from(Rounding),
)  # fmt: skip
def test_nothing_is_lost_by_rounding_and_no_part_rises(
    pool: int, weights: list[int], unit: int, rounding: Rounding
) -> None:
    parts = rounded(pool, sorted(weights, reverse=True), unit, rounding)
    assert sum(parts) == pool
    assert all(here >= there >= 0 for here, there in pairwise(parts))
    assert all(part % unit == 0 for part in parts[1:])


# ---- the usual plan -------------------------------------------------------------------------------------------------


def test_four_players_of_the_published_example_pay_one() -> None:
    assert paid(325_00, 4, 100_00, "USD") == (325_00,)


def test_the_published_example_of_eight_players_pays_438_and_187() -> None:
    """BARGE: half up to the first, the rest to the second."""
    assert paid(625_00, 8, 100_00, "USD", PayoutPlan(unit=1_00)) == (438_00, 187_00)


def test_the_pool_is_paid_in_fives_where_the_last_gets_the_buy_in_back() -> None:
    assert paid(460_00, 23, 20_00) == (205_00, 115_00, 80_00, 60_00)  # of 193.20 119.60 82.80 64.40


def test_the_pool_is_paid_in_ones_where_fives_would_cost_the_last_money() -> None:
    # 7 % of 340.00 is 23.80: in fives 20.00, in ones 23.00.
    assert paid(340_00, 36, 21_00) == (108_00, 74_00, 57_00, 44_00, 34_00, 23_00)


def test_the_pool_is_paid_to_the_cent_where_ones_would_cost_the_last_money() -> None:
    assert paid(340_00, 36, 23_50) == (105_40, 74_80, 57_80, 44_20, 34_00, 23_80)


def test_b172_a_currency_without_decimals_is_paid_in_fives_then_ones() -> None:
    assert paid(1003, 12, 100, "JPY") == (503, 300, 200)
    assert paid(1003, 5, 299, "JPY") == (703, 300)
    assert paid(1004, 5, 301, "JPY") == (703, 301)


def test_play_chips_are_rounded_to_what_is_handed_out() -> None:
    assert paid(4_321, 6, 500, PLAY) == (3_121, 1_200)
    assert paid(90, 6, 20, PLAY) == (65, 25)
    assert paid(33, 6, 5, PLAY) == (24, 9)


@pytest.mark.parametrize(
    ("pool", "entries", "people", "parts"),
    [
        (0, 20, None, ()),
        (-50_00, 20, None, ()),
        (50_00, 1, None, (50_00,)),
        (50_00, 0, None, (50_00,)),
        (50_00, 0, 0, (50_00,)),
        (100_00, 9, 2, (65_00, 35_00)),  # B170: 62.5 and 37.5 %, in fives
        (100_00, 9, 1, (100_00,)),  # B170
        (100_00, 9, 20, (50_00, 30_00, 20_00)),
    ],
)
def test_b170_few_people_share_all_of_the_pool(
    pool: int, entries: int, people: int | None, parts: tuple[int, ...]
) -> None:
    assert paid(pool, entries, 10_00, people=people) == parts


@given(st.integers(2, 200), st.integers(1, 10**6), st.sampled_from(Rounding))
def test_without_a_fee_everybody_paid_gets_the_buy_in_back(entries: int, buy_in: int, rounding: Rounding) -> None:
    assert min(paid(entries * buy_in, entries, buy_in, plan=PayoutPlan(rounding=rounding))) >= buy_in


# ---- another plan ---------------------------------------------------------------------------------------------------


def test_a_chosen_unit_counts_whatever_the_last_one_gets() -> None:
    plan = PayoutPlan(unit=10_00)
    assert paid(85_00, 9, 20_00, plan=plan) == (55_00, 20_00, 10_00)


def test_more_or_fewer_places_may_be_paid_than_the_column_says() -> None:
    assert paid(200_00, 9, plan=PayoutPlan(places=2)) == (140_00, 60_00)
    for entries in (9, 16):
        assert paid(200_00, entries, plan=PayoutPlan(places=4)) == (90_00, 50_00, 35_00, 25_00)


def test_b171_no_places_leave_the_pool_undivided() -> None:
    assert divide(200_00, PayoutPlan(places=0), 9, 9, 20_00, "EUR") == ()
    plan = by_hand(SetPrize(1, 50_00), places=0)
    assert divide(200_00, plan, 9, 9, 20_00, "EUR") == (Prize(1, 50_00, by_hand=True),)


def test_another_table_divides() -> None:
    assert paid(100_00, 9, plan=PayoutPlan(table=table_named("Kiabet"))) == (50_00, 35_00, 15_00)


def test_a_table_that_sums_to_less_than_the_whole_is_normalised() -> None:
    parts = paid(1_000_00, 80, 10_00, plan=PayoutPlan(table=table_named("Online low buy-in"), unit=1_00))
    assert parts[:3] == (307_00, 201_00, 120_00)
    assert sum(parts) == 1_000_00


# ---- set by hand ----------------------------------------------------------------------------------------------------


def test_what_is_set_by_hand_leaves_the_pool_first_and_the_others_share_the_rest() -> None:
    # 200 for the first leaves 100 at 30/20.
    prizes = divide(300_00, by_hand(SetPrize(1, 200_00)), 9, 9, 20_00, "EUR")
    assert prizes == (Prize(1, 200_00, by_hand=True), Prize(2, 60_00), Prize(3, 40_00))


def test_the_rest_of_rounding_goes_to_the_first_of_those_that_nobody_set() -> None:
    assert paid(303_00, 9, 20_00, plan=by_hand(SetPrize(1, 200_00))) == (200_00, 63_00, 40_00)


def test_a_place_beyond_the_table_may_be_set() -> None:
    """The bubble gets the buy-in back."""
    assert paid(220_00, 9, 20_00, plan=by_hand(SetPrize(4, 20_00))) == (100_00, 60_00, 40_00, 20_00)
    assert paid(220_00, 9, 20_00, plan=by_hand(SetPrize(6, 20_00))) == (100_00, 60_00, 40_00, 0, 0, 20_00)


def test_what_the_pool_cannot_pay_any_more_is_paid_from_the_first_place_down_as_far_as_it_goes() -> None:
    plan = by_hand(SetPrize(1, 100_00), SetPrize(2, 50_00))
    assert divide(120_00, plan, 9, 9, 20_00, "EUR") == (
        Prize(1, 100_00, by_hand=True),
        Prize(2, 20_00, by_hand=True),
    )
    assert (short(120_00, plan, 9), short(150_00, plan, 9), short(-20_00, plan, 9)) == (30_00, 0, 150_00)


def test_where_every_place_is_set_what_is_left_over_goes_to_the_first_of_them() -> None:
    plan = by_hand(SetPrize(1, 60_00), SetPrize(2, 40_00), places=2)
    assert paid(120_00, 9, 20_00, plan=plan) == (80_00, 40_00)


def test_a_thing_comes_beside_the_money_or_instead_of_it() -> None:
    plan = by_hand(SetPrize(1, None, "Trophy"), SetPrize(3, 0, "Bottle of rum"))
    assert divide(160_00, plan, 9, 9, 20_00, "EUR") == (
        Prize(1, 100_00, "Trophy"),
        Prize(2, 60_00),
        Prize(3, 0, "Bottle of rum", by_hand=True),
    )


def test_a_thing_is_won_without_any_pool_and_far_down_the_list() -> None:
    plan = by_hand(SetPrize(1, None, "Trophy"), SetPrize(9, None, "Wooden spoon"))
    assert divide(0, plan, 9, 9, 0, "EUR") == (Prize(1, 0, "Trophy"), Prize(9, 0, "Wooden spoon"))
    assert paid(0, 9, plan=plan) == ()


def test_money_set_for_a_place_that_nobody_can_have_stays_with_the_others() -> None:
    plan = by_hand(SetPrize(1, 60_00), SetPrize(3, 50_00))
    assert paid(100_00, 2, 20_00, plan=plan, people=2) == (100_00,), "one place is paid, and it is set"
    assert paid(100_00, 5, 20_00, plan=plan, people=2) == (60_00, 40_00)
    assert short(100_00, plan, 2) == 0


PLANS = st.builds(
    PayoutPlan,
    table=st.none() | st.sampled_from(TABLES),
    rounding=st.sampled_from(Rounding),
    unit=st.none() | st.integers(1, 50_00),
    places=st.none() | st.integers(0, 30),
    by_hand=st.lists(
        st.builds(SetPrize, st.integers(1, 12), st.none() | st.integers(0, 10**6), st.sampled_from(("", "Rum"))),
        max_size=5,
        unique_by=lambda prize: prize.place,
    ).map(tuple),
)


@given(
    st.integers(-100, 10**7), PLANS, st.integers(0, 400), st.none() | st.integers(0, 60), st.integers(0, 10**5),
    st.sampled_from(("EUR", "JPY", "KWD", PLAY)),
)  # fmt: skip
def test_prizes_sum_to_the_pool_and_those_nobody_set_never_rise(
    pool: int, plan: PayoutPlan, entries: int, people: int | None, buy_in: int, currency: str
) -> None:
    prizes = divide(pool, plan, entries, people, buy_in, currency)
    total = sum(prize.amount for prize in prizes)
    set_in_all = sum(each.amount or 0 for each in plan.by_hand)
    assert total == max(pool, 0) or (plan.places == 0 and total <= min(max(pool, 0), set_in_all))
    assert all(prize.amount >= 0 for prize in prizes)
    automatic = [prize.amount for prize in prizes if not prize.by_hand and prize.amount]
    assert automatic == sorted(automatic, reverse=True)
    assert [prize.place for prize in prizes] == sorted({prize.place for prize in prizes})
    wanted = {each.place: each.amount for each in plan.by_hand if each.amount is not None}
    over = sum(prize.amount > wanted[prize.place] for prize in prizes if prize.by_hand)
    assert over <= 1, "only what is left over where all places are set goes beyond what was set"
    assert sum(amounts_of(prizes)) == total


@given(st.integers(1, 10**7), st.integers(1, 60), st.integers(0, 60))
def test_a_set_prize_never_makes_another_one_more_than_the_pool(pool: int, places: int, place: int) -> None:
    plan = replace(by_hand(SetPrize(place + 1, pool)), places=places)
    assert paid(pool, 10, plan=plan)[place] == pool


# ---- ties -----------------------------------------------------------------------------------------------------------


def test_b166_ties_share_their_places_to_the_last_unit_and_the_earlier_gets_the_odd_one() -> None:
    prizes = (300, 200, 150, 100, 80, 55)
    assert shared(prizes, 5, 2) == (68, 67)
    assert shared((80_00, 55_00), 1, 2) == (67_50, 67_50)
    assert shared(prizes, 6, 3) == (19, 18, 18)
    assert shared(prizes, 7, 2) == (0, 0)
    assert shared(prizes, 1, 1) == (300,)


def test_the_things_of_tied_places_are_named_for_all_of_them() -> None:
    prizes = (Prize(1, 5, "Trophy"), Prize(2, 3, "Rum"), Prize(4, 0, "Mug"))
    assert things_of(prizes, 2) == ("Rum",)
    assert things_of(prizes, 1, 2) == ("Trophy", "Rum")
    assert things_of(prizes, 3) == ()


def test_a_table_of_ones_own_divides_by_proportions() -> None:
    plan = PayoutPlan(table=PayoutTable("Ours", (Column(10, (3, 1)),)))
    assert paid(80_00, 9, 20_00, plan=plan) == (60_00, 20_00)
