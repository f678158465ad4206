"""Every code has its sentence, every sentence its facts."""

import string

import pytest

from tournament import wording
from tournament.errors import RuleViolation
from tournament.events import CLOCK_PRESSES
from tournament.history import Step
from tournament.names import MINUTE, SECOND
from tournament.refusals import SENTENCES


@pytest.mark.parametrize("code", sorted(SENTENCES))
def test_every_sentence_is_one_and_can_be_filled(code: str) -> None:
    sentence = SENTENCES[code]
    assert sentence[0] in "{“" or sentence[0].isupper()
    assert sentence.endswith((".", "}"))
    list(string.Formatter().parse(sentence))
    assert wording.coded(code, {})


def test_a_refusal_says_what_and_where() -> None:
    refusal = RuleViolation("seat_taken", table=2, seat=5)
    assert wording.refusal(refusal) == "Seat 5 at table 2 is not free."


def test_names_in_braces_stay_as_they_are() -> None:
    assert wording.refusal(RuleViolation("already_out", name="{table}")) == "{table} is out already."


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


def test_clock_presses_are_events() -> None:
    assert len(CLOCK_PRESSES) == 4
