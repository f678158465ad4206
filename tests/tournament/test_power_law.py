"""Prizes by a power law, and the tables made of it."""

import json
from collections.abc import Callable
from fractions import Fraction
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tournament.errors import BadInput
from tournament.payouts.power_law import MOST_ENTRIES, WHOLE, alpha_for, power_law, power_law_table
from tournament.payouts.tables import weights_for

FIFTEEN, THIRTY, MONEY_AND_A_HALF = Fraction(15, 100), Fraction(30, 100), Fraction(3, 2)


def test_the_vectors(shared_file: Callable[[str], Path]) -> None:
    for one in json.loads(shared_file("cases/numbers/payout_powerlaw_vectors.json").read_text("utf-8")):
        given_facts = one["pool"], one["places"], one["first"], one["min_cash"]
        assert alpha_for(*given_facts) == pytest.approx(one["alpha"], abs=1e-6)
        prizes = power_law(*given_facts)
        assert len(prizes) == one["places"]
        assert prizes[: len(one["raw"])] == pytest.approx(one["raw"], abs=1e-6)
        assert sum(prizes) == pytest.approx(one["pool"], rel=1e-12)


def test_alphas_of_the_numbers_page() -> None:
    assert alpha_for(2_000, 5, 700, 150) == pytest.approx(1.007714, abs=1e-6)
    assert alpha_for(10_000, 10, 2_600, 300) == pytest.approx(0.958859, abs=1e-6)
    assert power_law(2_000, 5, 700, 150) == pytest.approx((700, 423.53, 331.79, 286.04, 258.64), abs=0.005)


def test_the_ends_of_what_is_possible() -> None:
    assert power_law(100, 4, 25, 10) == pytest.approx((25, 25, 25, 25)), "all the same"
    assert power_law(100, 1, 100, 10) == pytest.approx((100,))
    for impossible in ((100, 4, 24, 10), (100, 4, 80, 10), (100, 2, 40, 60)):
        with pytest.raises(BadInput, match="power_law_impossible"):
            power_law(*impossible)


def test_a_table_pays_the_asked_share_of_the_field_with_the_asked_first_prize() -> None:
    table = power_law_table("Ours", FIFTEEN, THIRTY, MONEY_AND_A_HALF)
    assert len(weights_for(table, 2)) == 1
    assert len(weights_for(table, 20)) == 3
    assert len(weights_for(table, 60)) == 9
    assert weights_for(table, 60)[0] == pytest.approx(0.30 * WHOLE, abs=20)
    assert table.columns[-1].entries == MOST_ENTRIES
    assert len(weights_for(table, MOST_ENTRIES)) == pytest.approx(300, rel=0.1)
    assert sum(len(column.weights) for column in table.columns) < 4_000, "small enough for the log"


def test_with_few_places_the_first_gets_more_than_asked() -> None:
    table = power_law_table("Ours", FIFTEEN, THIRTY, MONEY_AND_A_HALF)
    assert weights_for(table, 10) == (WHOLE,)
    assert [round(weight / 10_000) for weight in weights_for(table, 14)] == [61, 39]
    assert [round(weight / 10_000) for weight in weights_for(table, 20)] == [46, 30, 24]


@settings(max_examples=40)
@given(st.integers(1, 60), st.integers(5, 60), st.integers(0, 30))
def test_a_table_is_sane_for_every_number_of_entries(paid: int, first: int, last: int) -> None:
    share, top, least = Fraction(paid, 100), Fraction(first, 100), Fraction(last, 10)
    if top + share * least > 1:
        with pytest.raises(BadInput, match="power_law_too_much"):
            power_law_table("Ours", share, top, least)
        return
    table = power_law_table("Ours", share, top, least)
    assert [column.entries for column in table.columns] == sorted({column.entries for column in table.columns})
    for column in table.columns:
        assert sum(column.weights) == WHOLE
        assert all(here >= there > 0 for here, there in pairwise((*column.weights, 1)))
    for entries in (2, *(column.entries + 1 for column in table.columns[:-1])):
        weights = weights_for(table, entries)
        assert len(weights) == 1 or len(weights) <= share * entries
        assert len(weights) == 1 or Fraction(weights[-1], WHOLE) * entries >= least


@pytest.mark.parametrize(
    ("paid", "first", "last", "code"),
    [
        (Fraction(0), THIRTY, Fraction(1), "power_law_share"),
        (Fraction(2), THIRTY, Fraction(1), "power_law_share"),
        (FIFTEEN, Fraction(0), Fraction(1), "power_law_share"),
        (FIFTEEN, Fraction(11, 10), Fraction(0), "power_law_share"),
        (FIFTEEN, THIRTY, Fraction(-1), "power_law_last"),
        (FIFTEEN, THIRTY, Fraction(5), "power_law_too_much"),
    ],
)
def test_what_cannot_be_is_refused(paid: Fraction, first: Fraction, last: Fraction, code: str) -> None:
    with pytest.raises(BadInput, match=code):
        power_law_table("Ours", paid, first, last)
