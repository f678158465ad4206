"""Price lists: what is refused, and what each price is."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tournament import wording
from tournament.errors import BadInput
from tournament.sales.prices import MOST_PRICES, MOST_SOLD, Buying, Fund, Price, Shares, Window, check_prices, plain
from tournament.structures.structure import MOST_CHIPS

(BUY_IN,) = plain(2_000, 10_000)
REBUY = Price("Rebuy", Buying.REBUY, Shares(prizes=900, house=100), 5_000, Window(until=3))


def refused(*prices: Price) -> BadInput:
    with pytest.raises(BadInput) as caught:
        check_prices(prices, "EUR")
    assert "{" not in wording.refusal(caught.value)
    return caught.value


def test_an_evening_needs_a_buy_in() -> None:
    assert refused(REBUY).code == "no_buy_in_price"
    assert refused().code == "no_buy_in_price"


def test_a_price_of_nothing_is_free() -> None:
    free = replace(BUY_IN, shares=Shares())
    assert check_prices([free], "EUR") == (free,)


def test_two_prices_of_one_name_are_refused_however_it_is_written() -> None:
    assert refused(BUY_IN, REBUY, replace(REBUY, name=" REBUY")).code == "price_name_twice"


def test_names_are_kept_as_names_of_people_are() -> None:
    assert check_prices([BUY_IN, replace(REBUY, name="  Big   rebuy ")], "EUR")[1].name == "Big rebuy"
    assert refused(BUY_IN, replace(REBUY, name=" ")).code == "name_empty"


@pytest.mark.parametrize("fund", Fund)
def test_no_part_of_a_price_is_less_than_nothing(fund: Fund) -> None:
    shares = Shares(**{"prizes": 5_000, fund.value: -1})
    assert refused(BUY_IN, replace(REBUY, shares=shares)).code == "price_negative"


def test_the_largest_price_is_told() -> None:
    wrong = refused(BUY_IN, replace(REBUY, shares=Shares(prizes=10**13 + 1)))
    assert wording.refusal(wrong) == "Rebuy: a price is at most 100000000000.00 EUR."


@pytest.mark.parametrize("chips", [-500, 0, 10**9])
def test_b151_chips_that_nobody_sells_are_refused_and_the_limit_is_told(chips: int) -> None:
    wrong = refused(BUY_IN, replace(REBUY, chips=chips))
    assert wrong.code == "price_chips"
    assert wording.chips(MOST_SOLD) in wording.refusal(wrong)


def test_an_entry_brings_as_many_chips_as_a_structure_may_say() -> None:
    assert check_prices([replace(BUY_IN, chips=MOST_CHIPS)], "EUR")
    assert refused(replace(BUY_IN, chips=MOST_CHIPS + 1)).code == "price_chips"
    assert refused(replace(BUY_IN, chips=0)).code == "price_chips"


@pytest.mark.parametrize("window", [Window(5, 4), Window(4, 4, with_break=False), Window(1, 0)])
def test_a_window_that_never_opens_is_refused(window: Window) -> None:
    assert refused(BUY_IN, replace(REBUY, window=window)).code == "window_never_open"


@pytest.mark.parametrize("window", [Window(), Window(4), Window(4, 4), Window(0, 0, with_break=False), Window(3, 4)])
def test_a_window_that_opens_once_is_good(window: Window) -> None:
    assert check_prices([BUY_IN, replace(REBUY, window=window)], "EUR")


@pytest.mark.parametrize("window", [Window(-1), Window(0, -1), Window(0, 1_001), Window(1_001)])
def test_levels_of_a_window_have_bounds(window: Window) -> None:
    assert refused(BUY_IN, replace(REBUY, window=window)).code == "window_level"


def test_limits_begin_with_one() -> None:
    assert refused(BUY_IN, replace(REBUY, each=0)).code == "price_limit"
    assert refused(BUY_IN, replace(REBUY, in_all=-3)).code == "price_limit"
    assert refused(BUY_IN, replace(REBUY, at_or_below=-1)).code == "price_at_or_below"
    assert check_prices([BUY_IN, replace(REBUY, each=1, in_all=1, at_or_below=0)], "EUR")


def test_a_list_has_an_end_and_a_currency() -> None:
    many = [replace(REBUY, name=f"Rebuy {n}") for n in range(MOST_PRICES)]
    assert refused(BUY_IN, *many).code == "too_many_prices"
    with pytest.raises(BadInput, match="currency_unknown"):
        check_prices([BUY_IN], "CHIPS")


def test_a_plain_evening_is_a_good_list() -> None:
    assert check_prices(plain(2_000, 10_000), "EUR") == plain(2_000, 10_000)


amounts = st.integers(0, 10**6)
shares = st.builds(Shares, amounts, amounts, amounts, amounts)


@given(shares, shares)
def test_shares_add_up_fund_by_fund(one: Shares, other: Shares) -> None:
    assert one + other - other == one
    assert (one + other).total == one.total + other.total == sum((one + other).to(fund) for fund in Fund)
