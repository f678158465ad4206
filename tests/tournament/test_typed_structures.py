"""What is typed or pasted into a table of levels, and what is different between two of them."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.blinds import AnteKind
from tournament import wording
from tournament.chips.chips import payable
from tournament.chips.paid_with import MOST_SHOWN, paid_with
from tournament.clocks import typed_time
from tournament.errors import BadInput
from tournament.names import MINUTE, SECOND
from tournament.structures import pasted, structure_files
from tournament.structures.structure import Break, Level, Structure
from tournament.structures.structure_edits import inserted, removed, with_length
from tournament.structures.typed import Cell, TypedBreak, TypedLevel, TypedRow, amount, read, sums, typed, with_cell
from tournament.wording.restructured import changes

SHIPPED = structure_files.shipped()
USUAL = TypedLevel("25", "50", minutes="20")
SIX = Structure("Six", tuple(Level(25 * 2**n, 50 * 2**n) for n in range(6)))


@pytest.mark.parametrize(
    ("text", "time"),
    [
        ("20", 20 * MINUTE),
        ("1.5", 90 * SECOND),
        ("1,5", 90 * SECOND),
        (" 7:30 ", 450 * SECOND),
        ("1:02:30", 3_750 * SECOND),
        ("0,25", 15 * SECOND),
    ],
)
def test_a_time_is_read_with_dot_or_comma_or_as_a_clock_shows_it(text: str, time: int) -> None:
    """B262: 1.5 and 1,5 are a minute and a half, never 15."""
    assert typed_time.read(text) == time


@pytest.mark.parametrize("text", ["", "-5", "1.5.0", "1:75", "1:2:3:4", "x", "1,", "१२"])
def test_what_is_no_time_is_refused(text: str) -> None:
    with pytest.raises(BadInput) as wrong:
        typed_time.read(text)
    assert wrong.value.code == "time_typed_wrong"


@given(st.integers(1, 100_000 * MINUTE))
def test_a_time_as_text_is_read_back(time: int) -> None:
    assert typed_time.read(typed_time.text(time)) == time


def test_thousands_may_be_parted_and_decimals_are_no_chips() -> None:
    """B262: 12,50 is never 1250."""
    assert [amount(each) for each in ("1500", "1 500", "1,500", "1.500", "12,000,000")] == [
        1500, 1500, 1500, 1500, 12_000_000,
    ]  # fmt: skip
    for text in ("12,50", "1.5", "", "-5", "0,500", "1,500.000"):
        with pytest.raises(BadInput):
            amount(text)


@pytest.mark.parametrize("name", SHIPPED)
def test_a_structure_as_text_is_read_back_as_it_was(name: str) -> None:
    periods = SHIPPED[name].periods
    assert read([typed(period) for period in periods]) == (periods, ())


def test_what_is_wrong_is_told_with_its_cell() -> None:
    rows: list[TypedRow] = [
        replace(USUAL, small_blind="12,50"),
        replace(USUAL, small_blind="100"),
        replace(USUAL, minutes="0"),
        replace(USUAL, minutes="20", hands="10"),
        TypedBreak("10", "25 x"),
        USUAL,
    ]
    periods, wrong = read(rows)
    assert len(periods) == 1
    assert [(each.row, each.cell, each.why.code) for each in wrong] == [
        (0, Cell.SMALL, "number_typed_wrong"),
        (1, Cell.SMALL, "small_blind_over_big_blind"),
        (2, Cell.MINUTES, "period_too_short"),
        (3, Cell.HANDS, "minutes_and_hands"),
        (4, Cell.COLOURS, "number_typed_wrong"),
    ]
    assert wording.refusal(wrong[0].why) == "12,50 is no whole number, such as 20."


def test_minutes_and_hands_take_the_place_of_one_another_and_without_both_the_director_ends_it() -> None:
    by_hands = with_cell(USUAL, Cell.HANDS, "12")
    assert read([by_hands])[0] == (Level(25, 50, duration_ms=None, hands=12),)
    assert read([with_cell(by_hands, Cell.MINUTES, "15")])[0] == (Level(25, 50, duration_ms=15 * MINUTE),)
    assert read([with_cell(by_hands, Cell.HANDS, "")])[0] == (Level(25, 50, duration_ms=None),)


# ---- pasted ----------------------------------------------------------------------------------------------------------


def test_rows_without_headings_are_blinds_ante_and_minutes() -> None:
    rows = pasted.read("25\t50\n50\t100\t\t15\nBreak\t10\n1,000\t2,000\t2,000\t15\n", USUAL)
    assert read(rows) == (
        (
            Level(25, 50),
            Level(50, 100, duration_ms=15 * MINUTE),
            Break(10 * MINUTE),
            Level(1000, 2000, 2000, AnteKind.BIG_BLIND, 15 * MINUTE),
        ),
        (),
    )


def test_headings_in_the_words_of_players_are_known() -> None:
    rows = pasted.read("Level\tBlinds\tAnte\tTime\n1\t25/50\t\t20\n\tPause 15 min\n2\t50 / 100 (100)\t\t17,5", USUAL)
    assert read(rows)[0] == (
        Level(25, 50),
        Break(15 * MINUTE),
        Level(50, 100, 100, AnteKind.BIG_BLIND, 17 * MINUTE + 30 * SECOND),
    )


@pytest.mark.parametrize("name", SHIPPED)
def test_our_own_csv_out_of_a_spreadsheet_is_taken_as_it_is(name: str) -> None:
    text = structure_files.write_csv(SHIPPED[name]).replace(",", "\t")
    assert read(pasted.read(text, USUAL)) == (SHIPPED[name].periods, ())


@pytest.mark.parametrize("text", ["", "Hello", "Anna\tBoris\nCyril\tDana", "Break\t10"])
def test_what_holds_no_levels_is_refused(text: str) -> None:
    with pytest.raises(BadInput) as wrong:
        pasted.read(text, USUAL)
    assert wrong.value.code == "pasted_nothing"


# ---- told ------------------------------------------------------------------------------------------------------------


def test_differences_are_told_like_a_person_would() -> None:
    assert changes(SIX, SIX) == []
    assert changes(SIX, with_length(SIX, 17 * MINUTE, 2)) == ["Levels 3 to 6: 20 min → 17 min"]
    assert changes(SIX, removed(SIX, 1)) == ["Gone: level 2, 50 / 100, 20 min"]
    pause = Break(10 * MINUTE, (25,), waits=True)
    assert changes(SIX, inserted(SIX, 2, pause)) == [
        "New: break after level 2, 10 min, remove 25, waits until it goes on"
    ]
    dearer = replace(SIX, periods=(*SIX.periods[:5], Level(500, 1000, 100)))
    assert changes(SIX, dearer) == [
        "Level 6: 800 / 1\N{NARROW NO-BREAK SPACE}600, 20 min → 500 / 1\N{NARROW NO-BREAK SPACE}000, ante 100, 20 min"
    ]
    with_break = inserted(SIX, 2, pause)
    longer = replace(with_break, periods=(*with_break.periods[:2], Break(15 * MINUTE, (25,), waits=True),
                                          *with_break.periods[3:]))  # fmt: skip
    assert changes(with_break, longer) == ["Break after level 2: 10 min → 15 min"]


def test_the_sum_of_a_list() -> None:
    assert sums(inserted(SIX, 2, Break(10 * MINUTE)).periods) == (6, 1, 130 * MINUTE, True)
    assert sums((Level(25, 50), Level(50, 100, duration_ms=None))) == (2, 0, 20 * MINUTE, False)


# ---- chips -----------------------------------------------------------------------------------------------------------


def test_an_amount_is_paid_with_few_chips_the_largest_first() -> None:
    assert paid_with(800, (25, 100, 500)) == (500, 100, 100, 100)
    assert paid_with(60, (25, 100)) == (), "nobody gives change"
    assert paid_with(0, (25,)) == ()
    assert paid_with(600, (200, 500)) == (200, 200, 200), "the largest one alone leads nowhere"
    assert paid_with(10**12, (1,)) == (), "more than anybody counts"


@given(st.integers(1, 10_000), st.sets(st.sampled_from((1, 2, 5, 20, 25, 100, 500, 1000)), min_size=1))
def test_what_is_shown_is_the_amount(sum_of: int, values: set[int]) -> None:
    of = tuple(sorted(values))
    found = paid_with(sum_of, of)
    assert (not found and (not payable(sum_of, of) or sum_of > MOST_SHOWN)) or sum(found) == sum_of
    assert set(found) <= values
    assert len(found) <= MOST_SHOWN
