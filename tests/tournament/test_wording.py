"""Every code has its sentence, every sentence its facts."""

import string
from zoneinfo import ZoneInfo

import pytest
from babel.numbers import format_decimal

from tournament import wording
from tournament.errors import RuleViolation
from tournament.history import Step
from tournament.names import HOUR, MINUTE, SECOND
from tournament.people.people import LONGEST_NAME
from tournament.refusals import SENTENCES
from tournament.wording import values


def test_every_sentence_is_one_and_can_be_filled() -> None:
    for code, found in sorted(SENTENCES.items()):
        for sentence in (found,) if isinstance(found, str) else (found.one, found.many):
            assert sentence[0] in "{“" or sentence[0].isupper(), code
            assert sentence.endswith((".", "}")), code
            list(string.Formatter().parse(sentence))
        assert wording.coded(code, {}), code


def test_a_refusal_says_what_and_where() -> None:
    refusal = RuleViolation("seat_taken", table=2, seat=5)
    assert wording.refusal(refusal) == "Seat 5 at table 2 is not free."


@pytest.mark.parametrize("language", ["en", "cs", "de", "en_IN", "fr", "sv"])
def test_a_number_is_written_as_babel_writes_it(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(values, "code", lambda: language)
    for number in (0, 2.5, 0.05, 0.15, 98.0, 999.96, 1234.5, 1234567.8912, -3.25, -1234.5):
        for places in range(5):
            form = "#,##0" + "." * bool(places) + "0" * places
            assert values.decimals(number, places) == format_decimal(number, form, locale=language)


def test_names_in_braces_stay_as_they_are() -> None:
    assert wording.refusal(RuleViolation("already_out", name="{table}")) == "{table} is out already."


@pytest.mark.parametrize(
    ("code", "facts", "one", "many"),
    [
        ("too_few_names", ("count", 1, 0), "a.csv names 1 person;", "a.csv names 0 people;"),
        ("hands_missing", ("count", 1, 7), "lost the text of 1 hand;", "lost the texts of 7 hands;"),
        ("still_has_chips", ("chips", 1, 2), "1 chip.", "2 chips."),
        ("columns_missing", ("columns", ("kind",), ("kind", "ante")), "this column is", "these columns are"),
    ],
)
def test_a_sentence_agrees_with_its_number(code: str, facts: tuple[str, object, object], one: str, many: str) -> None:
    number, single, several = facts
    assert one in wording.coded(code, {"file": "a.csv", number: single})
    assert many in wording.coded(code, {"file": "a.csv", number: several})


def test_a_very_long_value_is_cut_short_and_the_name_of_a_file_is_not() -> None:
    file = "x" * 300 + ".csv"
    said = wording.coded("number_wrong", {"file": file, "line": 2, "column": "ante", "text": "9" * 100_000})
    assert said == f"{file}, line 2: {'9' * 50}… is no whole number for ante."
    said = wording.coded("name_column_missing", {"file": "a.csv", "line": 1, "columns": ["c"] * 1_000})
    assert said == f"a.csv, line 1: no column is called name; there are {', '.join(['c'] * 12)} and …."


def test_numbers_in_a_refusal_have_thin_spaces_between_thousands() -> None:
    said = wording.coded("more_than_in_play", {"chips": 99_999, "in_play": 60_000})
    assert said == "99\u202f999 chips are more than the 60\u202f000 in play."
    said = wording.coded("chips_out_of_range", {"chips": -1_000, "most": 100_000})
    assert said == "From 1 to 100\u202f000 chips at once, not -1\u202f000."


def test_the_longest_name_is_said_whole() -> None:
    name = "N" * LONGEST_NAME
    assert wording.coded("already_out", {"name": name}) == f"{name} is out already."


def test_an_empty_value_can_be_seen() -> None:
    assert wording.coded("amount_wrong", {"text": "", "currency": "EUR"}) == "(empty) is no amount of EUR."


def test_a_separator_has_a_name() -> None:
    facts = {"file": "a.csv", "line": 2, "text": "A\tB", "separator": "\t"}
    assert wording.coded("separator_in_row", facts) == (
        "a.csv, line 2: A B was taken as one name although it holds a tab."
    )


def test_chips_have_a_thin_space_between_thousands() -> None:
    assert wording.chips(1_234_567) == "1\u202f234\u202f567"


def test_clock_times_count_up_parts_of_a_second() -> None:
    assert wording.clock_time(12 * MINUTE + 34 * SECOND) == "12:34"
    assert wording.clock_time(59_001) == "1:00"
    assert wording.clock_time(0) == "0:00"
    assert wording.clock_time(119 * MINUTE + 59 * SECOND) == "1:59:59"


def test_money_has_decimals_only_where_there_are_cents() -> None:
    assert wording.amount(48_000, "EUR") == "€480"
    assert wording.amount(6_750, "EUR") == "€67.50"


def test_a_correction_says_that_it_is_one() -> None:
    step = Step("busted", (), {"names": ["Dana"], "by": ["Boris"], "place": 4}, instead_of=5)
    assert wording.step(step) == "Corrected: Dana out, place 4, by Boris"


def test_times_are_said_where_a_story_happens() -> None:
    half_past_ten = 22 * HOUR + 30 * MINUTE
    with wording.times_in(ZoneInfo("Asia/Tokyo")):
        assert wording.time_of_day(half_past_ten) == "07:30"
        assert wording.time_of_day(half_past_ten, utc=True) == "22:30"
        step = Step("start_scheduled", (), {"start": half_past_ten})
        assert wording.step(step) == "Start set for 07:30"
    assert wording.zone(utc=False) is None


def test_what_is_not_sold_is_named() -> None:
    refusal = RuleViolation("nothing_of_the_kind", buying="re_entry")
    assert wording.refusal(refusal) == "Tonight a re-entry is not sold; put it on the price list first."


def test_an_undo_says_what_was_undone() -> None:
    facts = {"seq": 5, "label": "busted", "facts": {"names": ["Dana"], "by": [], "place": 4}}
    assert wording.step(Step("undo", (), facts, undoes=5)) == "Undone: Dana out, place 4"


def test_a_refused_undo_names_the_step_that_came_later() -> None:
    later = {"names": ["Dana"], "by": [], "place": 4}
    refusal = RuleViolation("later_step_depends", later=7, label="busted", facts=later, why="not_at_table")
    assert wording.refusal(refusal) == "“Dana out, place 4” came later and would no longer stand; undo that first."


def test_names_in_a_row() -> None:
    assert wording.list_of(["Anna"]) == "Anna"
    assert wording.list_of(["Anna", "Boris", "Cyril"]) == "Anna, Boris and Cyril"
