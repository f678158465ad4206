"""The payout table, rounding with nothing lost, and ties."""

import json
from fractions import Fraction
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tournament.prizes import BARGE, places_paid, prizes, rounded_down, shared, shares

TABLES = Path(__file__).parents[3] / "shared" / "cases" / "numbers" / "payout_tables.json"
ROUNDINGS = TABLES.with_name("payout_rounding_vectors.json")


def test_the_table_is_the_published_one() -> None:
    if not TABLES.exists():
        pytest.skip(f"{TABLES} is missing")
    published = [one for one in json.loads(TABLES.read_text("utf-8")) if one["table"].startswith("BARGE")]
    assert [(one["entries_max"], tuple(round(p * 100) for p in one["percent"])) for one in published] == list(BARGE)
    assert [one["entries_min"] for one in published[1:]] == [most + 1 for most, _ in BARGE[:-1]]


def test_every_column_sums_to_the_whole_and_never_rises_with_the_place() -> None:
    assert len(BARGE) == 13
    for _, column in BARGE:
        assert sum(column) == 10_000
        assert sorted(column, reverse=True) == list(column)


def test_the_last_place_gets_at_least_its_money_back() -> None:
    firsts = [2, *(most + 1 for most, _ in BARGE)]
    for fewest, (_, column) in zip(firsts, BARGE, strict=False):
        assert Fraction(column[-1], 10_000) * fewest >= 1


def test_the_share_of_a_place_never_rises_with_more_players() -> None:
    for (_, fewer), (_, more) in pairwise(BARGE):
        assert all(there <= here for here, there in zip(fewer, more, strict=False))


@pytest.mark.parametrize(
    ("entries", "places"),
    [
        (0, 0),
        (1, 1),
        (2, 1),
        (4, 1),
        (5, 2),
        (8, 2),
        (9, 3),
        (24, 4),
        (47, 6),
        (48, 7),
        (161, 20),
        (200, 20),
        (900, 20),
    ],
)
def test_more_entries_pay_more_places_up_to_twenty(entries: int, places: int) -> None:
    assert places_paid(entries) == places


@pytest.mark.parametrize(
    ("pool", "percents", "unit", "paid"),
    [
        (450, (50, 30, 20), 5, (225, 135, 90)),  # C-174
        (325, (50, 30, 20), 5, (165, 95, 65)),  # C-175
        (437, (42, 26, 18, 14), 1, (185, 113, 78, 61)),
        (1000, (50, 30, 20), 5, (500, 300, 200)),  # JPY
        (100_01, (50, 30, 20), 500, (50_01, 30_00, 20_00)),  # EUR
        (100_01, (50, 30), 1, (62_51, 37_50)),  # two people for three places: 62.5 and 37.5 %
    ],
)
def test_prizes_are_rounded_down_and_the_first_gets_the_rest(
    pool: int, percents: tuple[int, ...], unit: int, paid: tuple[int, ...]
) -> None:
    assert rounded_down(pool, percents, unit) == paid


def test_rounding_agrees_with_the_vectors() -> None:
    if not ROUNDINGS.exists():
        pytest.skip(f"{ROUNDINGS} is missing")
    for one in json.loads(ROUNDINGS.read_text("utf-8")):
        weights = [round(percent * 100) for percent in one["percent"]]
        assert list(rounded_down(one["pool"], weights, one["unit"])) == one["floor_remainder_to_first"]


def test_four_players_of_the_published_example_pay_one() -> None:
    assert prizes(325_00, 4, 100_00, "USD") == (325_00,)


def test_the_pool_is_paid_in_fives_where_the_last_gets_the_buy_in_back() -> None:
    assert prizes(460_00, 23, 20_00, "EUR") == (205_00, 115_00, 80_00, 60_00)  # of 193.20 119.60 82.80 64.40


def test_the_pool_is_paid_in_ones_where_fives_would_cost_the_last_money() -> None:
    # 7 % of 340.00 is 23.80: in fives 20.00, in ones 23.00.
    assert prizes(340_00, 36, 21_00, "EUR") == (108_00, 74_00, 57_00, 44_00, 34_00, 23_00)


def test_the_pool_is_paid_to_the_cent_where_ones_would_cost_the_last_money() -> None:
    assert prizes(340_00, 36, 23_50, "EUR") == (105_40, 74_80, 57_80, 44_20, 34_00, 23_80)


def test_a_currency_without_decimals_is_paid_in_fives_then_ones() -> None:
    assert prizes(1003, 12, 100, "JPY") == (503, 300, 200)
    assert prizes(1003, 5, 299, "JPY") == (703, 300)
    assert prizes(1004, 5, 301, "JPY") == (703, 301)


@pytest.mark.parametrize(
    ("pool", "entries", "people", "paid"),
    [
        (0, 20, None, ()),
        (50_00, 1, None, (50_00,)),
        (50_00, 0, None, (50_00,)),
        (100_00, 9, 2, (65_00, 35_00)),  # 62.5 and 37.5 % in fives
        (100_00, 9, 1, (100_00,)),
        (100_00, 9, 20, (50_00, 30_00, 20_00)),
    ],
)
def test_few_people_share_all_of_the_pool(pool: int, entries: int, people: int | None, paid: tuple[int, ...]) -> None:
    assert prizes(pool, entries, 10_00, "EUR", people=people) == paid


@given(
    st.integers(0, 10**9), st.integers(0, 400), st.integers(0, 10**6), st.sampled_from(["EUR", "JPY", "KWD"]),
    st.none() | st.integers(0, 30),
)  # fmt: skip
def test_prizes_sum_to_the_pool_and_never_rise(
    pool: int, entries: int, buy_in: int, currency: str, people: int | None
) -> None:
    paid = prizes(pool, entries, buy_in, currency, people=people)
    assert sum(paid) == pool
    assert all(here >= there >= 0 for here, there in pairwise(paid))
    if pool:
        assert len(paid) == min(len(shares(entries)), max(people, 1) if people is not None else 20)


@given(st.integers(2, 200), st.integers(1, 10**6))
def test_without_a_fee_everybody_paid_gets_the_buy_in_back(entries: int, buy_in: int) -> None:
    assert min(prizes(entries * buy_in, entries, buy_in, "EUR")) >= buy_in


def test_ties_share_their_places_to_the_last_unit_and_the_earlier_gets_the_odd_one() -> None:
    paid = (300, 200, 150, 100, 80, 55)
    assert shared(paid, 5, 2) == (68, 67)
    assert shared((80_00, 55_00), 1, 2) == (67_50, 67_50)
    assert shared(paid, 6, 3) == (19, 18, 18)
    assert shared(paid, 7, 2) == (0, 0)
    assert shared(paid, 1, 1) == (300,)
