"""Amounts in and out of text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tournament import wording
from tournament.errors import BadInput
from tournament.sales.money import PLAY, format_amount, minor_digits, parse_amount, plain_amount


@pytest.mark.parametrize(
    ("text", "currency", "cents"),
    [
        ("20", "EUR", 2000),
        ("20.00", "EUR", 2000),
        ("20,50", "EUR", 2050),
        ("1.5", "EUR", 150),
        ("1,5", "EUR", 150),
        ("12,50", "EUR", 1250),
        ("10,00", "CZK", 1000),
        ("4.711,98", "EUR", 471198),
        ("1,234.56", "USD", 123456),
        ("1.355,90 €", "EUR", 135590),
        ("1 234,50 Kč", "CZK", 123450),
        ("1\u00a0234,56 kr", "SEK", 123456),
        ("1\u202f234,56", "PLN", 123456),
        ("1'234.50", "CHF", 123450),
        ("1.234.567", "EUR", 123456700),
        ("$5", "USD", 500),
        ("EUR 20", "EUR", 2000),
        ("200,-", "CZK", 20000),
        ("0", "EUR", 0),
        ("500", "JPY", 500),
        ("1,000", "JPY", 1000),
        ("1.5", "KWD", 1500),
    ],
)
def test_an_amount_is_read_as_it_is_written(text: str, currency: str, cents: int) -> None:
    assert parse_amount(text, currency) == cents


@pytest.mark.parametrize(
    ("text", "currency", "code"),
    [
        ("1.234", "EUR", "amount_ambiguous"),
        ("1,234", "EUR", "amount_ambiguous"),
        ("-5", "EUR", "amount_negative"),
        ("−5", "EUR", "amount_negative"),
        ("20.5", "JPY", "amount_too_precise"),
        ("0.123", "EUR", "amount_too_precise"),
        ("1234.567", "EUR", "amount_too_precise"),
        ("1.234,567", "EUR", "amount_too_precise"),
        ("", "EUR", "amount_wrong"),
        ("€", "EUR", "amount_wrong"),
        ("abc", "EUR", "amount_wrong"),
        ("1e5", "EUR", "amount_wrong"),
        ("20.", "EUR", "amount_wrong"),
        ("12 34", "EUR", "amount_wrong"),
        ("1 234,56.7", "EUR", "amount_wrong"),
        ("20 $", "EUR", "amount_wrong"),
        ("٣", "EUR", "amount_wrong"),
        ("9" * 5000, "EUR", "amount_too_large"),
        ("100000000000.01", "EUR", "amount_too_large"),
        ("20", "XXX", "currency_unknown"),
        ("20", "eur", "currency_unknown"),
        ("20", "", "currency_unknown"),
    ],
)
def test_what_is_no_amount_or_could_be_two_is_refused(text: str, currency: str, code: str) -> None:
    with pytest.raises(BadInput) as refused:
        parse_amount(text, currency)
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("cents", "currency", "locale", "text"),
    [
        (48000, "EUR", "en", "€480"),
        (6750, "EUR", "en", "€67.50"),
        (-1250, "EUR", "de", "-12,50\u00a0€"),
        (48000, "CZK", "cs", "480\u00a0Kč"),
        (123456700, "CZK", "cs", "1\u00a0234\u00a0567\u00a0Kč"),
        (500, "JPY", "en", "¥500"),
        (0, "EUR", "en", "€0"),
    ],
)
def test_amounts_are_shown_without_empty_decimals(cents: int, currency: str, locale: str, text: str) -> None:
    assert format_amount(cents, currency, locale=locale) == text


@pytest.mark.parametrize(
    ("cents", "currency", "text"),
    [(2000, "EUR", "20.00"), (5, "EUR", "0.05"), (-50, "EUR", "-0.50"), (20, "JPY", "20"), (1, "KWD", "0.001")],
)
def test_machines_get_all_decimals_and_no_sign(cents: int, currency: str, text: str) -> None:
    assert plain_amount(cents, currency) == text


@pytest.mark.parametrize("locale", ["en", "cs", "de", "pl", "sk"])
@pytest.mark.parametrize(("text", "cents"), [("1.5", 150), ("1,5", 150), ("12,50", 1250), ("12.50", 1250)])
def test_b262_a_dot_and_a_comma_are_decimals_whatever_the_language(text: str, cents: int, locale: str) -> None:
    assert parse_amount(text, "EUR") == cents
    assert parse_amount(format_amount(cents, "EUR", locale=locale), "EUR") == cents


def test_play_chips_are_whole_and_have_no_sign() -> None:
    assert minor_digits(PLAY) == 0
    assert [parse_amount(text, PLAY) for text in ("1500", "1,500", "1 500", "1500 play")] == [1500] * 4
    with pytest.raises(BadInput, match="amount_too_precise"):
        parse_amount("12.5", PLAY)
    assert plain_amount(1500, PLAY) == "1500"
    assert format_amount(-1500, PLAY) == "-1,500"


def test_play_chips_are_never_shown_as_money() -> None:
    assert [wording.amount(n, PLAY) for n in (0, 1, 1500)] == ["0 play chips", "1 play chip", "1,500 play chips"]


def test_currencies_have_their_own_decimals() -> None:
    assert [minor_digits(code) for code in ("EUR", "CZK", "JPY", "KWD")] == [2, 2, 0, 3]


@given(st.integers(0, 10**13), st.sampled_from(["EUR", "CZK", "JPY"]))
def test_what_machines_get_is_read_back(cents: int, currency: str) -> None:
    assert parse_amount(plain_amount(cents, currency), currency) == cents


@given(st.integers(0, 10**9), st.sampled_from(["EUR", "CZK", "PLN", "USD"]), st.sampled_from(["cs", "sk", "pl"]))
def test_what_people_see_in_languages_that_group_by_blanks_is_read_back(cents: int, currency: str, locale: str) -> None:
    assert parse_amount(format_amount(cents, currency, locale=locale), currency) == cents


@given(st.text(st.sampled_from("0123456789., -€'"), max_size=12))
def test_any_text_is_an_amount_or_refused(text: str) -> None:
    try:
        assert parse_amount(text, "EUR") >= 0
    except BadInput:
        return
