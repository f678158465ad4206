"""Amounts and headers of PokerStars texts, and what is told of a line that is wrong."""

import re
from pathlib import Path

import pytest

from engine.records.stars import reading as stars_reading
from engine.records.stars.amounts import hundredths, written
from engine.records.stars.header import Illegible, header, roman
from engine.records.stars.reading import CODES, NOTES, read
from tests.engine.records.stars_texts import WALK, simple


@pytest.mark.parametrize(
    ("amount", "expected"),
    [
        ("430", (43000, False)),
        ("$5.77", (577, True)),
        ("1,430", (143000, False)),
        ("1 430", (143000, False)),
        ("1\u00a0430,5", (143050, True)),
        ("1.430,50", (143050, True)),
        ("1,234,567.89", (123456789, True)),
        ("€3", (300, False)),
        ("368,55 €", (36855, True)),
        ("1'430", (143000, False)),
        ("0.125", None),
        ("1.430", (143000, False)),
        ("$1.430.000", (143000000, False)),
        ("$94,001", (9400100, False)),
        ("$94.001", None),
        ("94.001 €", None),
        ("-$94", None),
        ("$-94", None),
        ("\u22125", None),
        ("", None),
        ("1,2,3", None),
        ("12 34", None),
        ("1,430,50", None),
        ("9" * 40, None),
    ],
)
def test_amounts_are_read_exactly_or_not_at_all(amount: str, expected: tuple[int, bool] | None) -> None:
    assert hundredths(amount) == expected


def test_amounts_are_written_with_two_decimals_where_they_have_a_scale() -> None:
    assert [written(430, 1, "$"), written(430, 100, "$"), written(-5, 100), written(43, 10)] == [
        "$430",
        "$4.30",
        "-1.95",
        "4.30",
    ]


@pytest.mark.parametrize(
    ("line", "facts"),
    [
        (
            "PokerStars Zoom Hand #5:  Hold'em No Limit ($0.01/$0.02) - 2024/05/06 7:08:09 ET",
            {"kind": "Zoom", "hand": 5},
        ),
        (
            "PokerStars Game #5: Tournament #77, Freeroll  Hold'em No Limit - Level XIV (1/2) - 2024/05/06 7:08:09 ET",
            {"tournament": 77, "buy_in": "Freeroll", "level": 14},
        ),
        (
            "PokerStars Hand #5: Tournament #77, $2.50+$2.40+$0.60 USD Hold'em No Limit - Level IX (1/2) - x",
            {"buy_in": "$2.50+$2.40+$0.60 USD", "level": 9},
        ),
        (
            "PokerStars Hand #5: Tournament #7, 500FPP Hold'em Pot Limit - Match Round II, Level 3 (ante 5, 10/20)",
            {"buy_in": "500FPP", "level": 3},
        ),
        ("PokerStars Home Game Hand #5: {Club #12}  Hold'em No Limit (1/2) - x", {"kind": "Home", "club": "Club #12"}),
        ("PokerStars Hand #5:  Hold'em No Limit (£0.05/£0.10 GBP) - x", {"currency": "GBP", "currency_symbol": "£"}),
        ("PokerStars Hand #5:  Hold'em No Limit (0,05€/0,10€) - x", {"currency": "EUR", "currency_symbol": "€"}),
        ("PokerStars Hand #5:  8-Game (Hold'em No Limit, $0.02/$0.04) - x", {"mix": "8-Game"}),
        ("PokerStars Hand #5:  Hold'em No Limit ($1/$2 - $0.50 Ante USD) [AAMS ID: M2] - x", {"currency": "USD"}),
    ],
)
def test_headers_of_many_kinds(line: str, facts: dict[str, object]) -> None:
    found = header(line).facts
    assert {name: found.get(name) for name in facts} == facts


def test_levels_are_roman_numbers() -> None:
    assert [roman(number) for number in (0, 4, 9, 14, 40, 1994)] == ["", "IV", "IX", "XIV", "XL", "MCMXCIV"]
    with pytest.raises(Illegible):
        header("Something else")


@pytest.mark.parametrize(
    ("before", "after", "code", "line"),
    [
        ("Cid: folds", "Cid: flods", "action_unknown", 9),
        ("Cid: folds", "Cyd: folds", "player_unknown", 9),
        ("Cid: folds", "Cid: calls much", "action_unknown", 9),
        ("Cid: folds", "Cid: calls 900", "more_than_stack", 9),
        ("Cid: folds", "Cid: raises 1 to 2", "amount_too_small", 9),
        ("Cid: folds", "Cid: folds\nCid: folds", "out_of_hand", 10),
        ("Cid: folds", "*** FLOP *** [Xx 2c 3c]", "no_such_card", 9),
        ("Cid: folds", "*** TURN *** [2c 3c 4c] [5c]", "board_order", 9),
        ("Cid: folds", "*** FOURTH ***", "street_unknown", 9),
        ("Cid: folds", "Dealt to Cid [2c 3c 4c]", "hole_cards", 9),
        ("(1/2)", "(1-2)", "stakes_unknown", 1),
        ("Table 'Blue", "Tabl 'Blue", "no_table", 2),
        (" Seat #3 is the button", "", "button_missing", 2),
        ("Seat 2: Bob", "Seat 2: Ann", "name_twice", 4),
        ("Seat 2: Bob", "Seat 1: Bob", "seat_twice", 4),
        ("posts big blind", "posts the ante", "big_blind_missing", 8),
        ("Bob: posts big blind 2", "", "more_than_paid", 11),
        ("bet (1)", "bet (9)", "more_than_paid", 11),
        ("Bob collected 2 from pot\n", "", "nobody_collected", 14),
        ("*** SUMMARY ***\nTotal pot 2 | Rake 0\n", "", "read", 0),
        ("Bob collected", "Dee collected", "nobody_collected", 15),
        ("(1/2)", "(1/0.125)", "stakes_unknown", 1),
    ],
)
def test_what_is_wrong_is_told_with_its_line(before: str, after: str, code: str, line: int) -> None:
    (told,) = read(simple(WALK).replace(before, after, 1))
    assert (getattr(told, "code", "read"), getattr(told, "line", 0)) == (code, line)


def test_every_code_is_listed() -> None:
    sources = [path.read_text(encoding="utf-8") for path in Path(stars_reading.__file__).parent.glob("*.py")]
    assert {code for source in sources for code in re.findall(r'Illegible\("(\w+)"', source)} == set(CODES)
    assert {code for source in sources for code in re.findall(r'notes\.append\(f?"(\w+)', source)} == set(NOTES)
