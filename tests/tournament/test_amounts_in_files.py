"""Amounts in a column of a file (B211, B212, B213)."""

import pytest

from tournament.amounts_in_files import Written, read_amounts
from tournament.errors import BadFile
from tournament.wording import refusal


def read(*texts: str, currency: str = "EUR", decimal: str = "") -> list[int | None]:
    return read_amounts([Written(n, text) for n, text in enumerate(texts, 2)], currency, "paid.csv", decimal=decimal)


@pytest.mark.parametrize(
    ("report", "text", "currency", "cents"),
    [
        ("B211", "10,00", "EUR", 1_000),
        ("B211", "4.711,98", "EUR", 471_198),
        ("B211", "1,234.56", "EUR", 123_456),
        ("B211", "1 234,50 Kč", "CZK", 123_450),
        ("B212", "1.355,90 €", "EUR", 135_590),
        ("B213", "1\u00a0234,56", "EUR", 123_456),
        ("B213", "1\u202f234,56", "EUR", 123_456),
        ("B213", "1\u00a0234,56\u00a0kr", "SEK", 123_456),
        ("B213", "1\u202f234,56 Kč", "CZK", 123_456),
        ("B205", "500,50", "EUR", 50_050),
    ],
)
def test_an_amount_is_read_as_its_writer_meant_it(report: str, text: str, currency: str, cents: int) -> None:
    assert read(text, currency=currency) == [cents], report


def test_what_may_be_thousands_or_decimals_is_told_by_the_rest_of_the_file() -> None:
    """B211: by one rule for the whole file."""
    assert read("1.234", "10,00", "") == [123_400, 1_000, None]
    assert read("10.00", "1,234") == [1_000, 123_400]
    assert read("1.230", "10.00") == [123, 1_000]
    assert read("1,234", "1,000,000") == [123_400, 100_000_000]


def test_where_nothing_tells_it_is_refused_until_somebody_says() -> None:
    with pytest.raises(BadFile) as refused:
        read("20", "1.234")
    assert refusal(refused.value) == (
        "paid.csv, line 3: 1.234 may be thousands or decimals, and no other amount of the file says which."
    )
    assert read("1.234", decimal=",") == [123_400]
    with pytest.raises(BadFile, match="amount_in_file_wrong"):
        read("1.234", decimal=".")
    assert read("1.230", decimal=".") == [123]


def test_two_ways_of_writing_in_one_file_are_refused_with_both_lines() -> None:
    """B213: never 1.23456."""
    with pytest.raises(BadFile) as refused:
        read("1 234,56", "1,234.56")
    assert refusal(refused.value) == (
        "paid.csv, line 3: 1,234.56 is not written as 1 234,56 in line 2 is; one of them would be misread."
    )


@pytest.mark.parametrize("text", ["-5", "twenty", "1.2.3", "12,345,6"])
def test_what_is_no_amount_is_refused_with_its_line(text: str) -> None:
    with pytest.raises(BadFile) as refused:
        read("5", text)
    assert refused.value.facts["line"] == 3
