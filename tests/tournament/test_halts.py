"""Tables three short: who stops when (C-145, C-146, B158, TDA 11-D, WSOP 67)."""

from dataclasses import replace

import pytest

from tests.tournament.floors import AT, facts, floor, told
from tournament import wording
from tournament.events import PlayerDeciding
from tournament.names import EntryNo, Instant, TableNo
from tournament.rules import TDA, WSOP, EveningRules, Redraws
from tournament.state import Tournament
from tournament.tables.buttons import WORD_COUNTS
from tournament.tables.halts import halts

AT_ONCE = replace(WSOP, redraws=Redraws.FINAL)


def found(state: Tournament, at: Instant = AT) -> list[tuple[int, int, bool]]:
    """Which tables are how short, and whether they stop."""
    return [(halt.table, halt.short, halt.stops) for halt in halts(state, at)]


def test_a_short_table_plays_on_until_the_big_blind_comes_to_an_open_seat() -> None:
    """C-145: A has 5 players in seats 1 to 5, B has 8."""
    state = floor(5, 8, 8)
    assert found(told(state, 1, 1, 2, 3)) == [(1, 3, False)]
    assert found(told(state, 1, 2, 3, 4)) == [(1, 3, False)]
    assert found(told(state, 1, 3, 4, 5)) == [(1, 3, True)]


def test_it_stops_at_once_by_the_wsop() -> None:
    """C-145: also where nobody knows the button."""
    assert found(floor(5, 8, 8, rules=AT_ONCE)) == [(1, 3, True)]
    assert found(floor(5, 8, 8, rules=AT_ONCE, known=False)) == [(1, 3, True)]


@pytest.mark.parametrize("rules", [TDA, AT_ONCE])
def test_two_short_is_no_reason_to_stop(rules: EveningRules) -> None:
    """C-145: A has 6, B 8."""
    assert found(floor(6, 8, 8, rules=rules)) == []


def test_all_are_compared_with_the_fullest_table() -> None:
    """C-146: 9, 6, 6."""
    assert found(floor(9, 6, 6)) == [(2, 3, False), (3, 3, False)]
    assert found(floor(9, 6, 6, rules=AT_ONCE)) == [(2, 3, True), (3, 3, True)]


def test_seven_of_ten_is_three_short() -> None:
    """B158: 10, 9, 9, 9, 7."""
    state = floor(10, 9, 9, 9, 7, seats=10)
    assert found(state) == [(5, 3, False)]
    (halt,) = halts(state, AT)
    assert wording.moves.halt(state, halt) == (
        "Table 5 is 3 short of table 1: it stops when the big blind reaches an empty seat. TDA 11-D."
    )


def test_where_nobody_knows_the_button_it_is_a_warning_only() -> None:
    state = told(floor(5, 8, 8, known=False), 1, 3, 4, 5)
    assert found(state) == [(1, 3, True)]
    assert found(state, AT + WORD_COUNTS + 1) == [(1, 3, False)]
    assert found(floor(5, 8, 8, known=False)) == [(1, 3, False)]


def test_a_small_table_that_is_full_is_not_short() -> None:
    assert found(floor(9, 9, 6, sizes=(9, 9, 6))) == []
    assert found(floor(9, 9, 3, sizes=(9, 9, 6), known=False)) == [(3, 3, False)]


def test_who_is_deciding_about_a_rebuy_counts_as_sitting() -> None:
    state = facts(floor(6, 8, 8), PlayerDeciding(EntryNo(106), (EntryNo(105),), TableNo(1)))
    assert found(state) == []


def test_a_table_that_breaks_is_not_also_told_to_stop() -> None:
    assert found(floor(9, 7, 2)) == []
    assert found(floor(9, 2, 7)) == [(2, 7, False)]


def test_nothing_stops_before_a_draw_for_which_all_wait() -> None:
    assert found(floor(6, 3)) == []
    three = EveningRules(redraws=Redraws.THREE)
    assert found(floor(8, 7, 7, 5, rules=three)) == []


def test_what_is_said_of_a_table_that_stops() -> None:
    state = told(floor(5, 8, 8), 1, 3, 4, 5)
    (halt,) = halts(state, AT)
    assert wording.moves.halt(state, halt) == (
        "Table 1 is 3 short of table 2 and the big blind has reached an empty seat: it deals no hand until somebody "
        "comes. TDA 11-D."
    )
    state = floor(5, 8, 8, rules=AT_ONCE)
    (halt,) = halts(state, AT)
    assert wording.moves.halt(state, halt) == (
        "Table 1 is 3 short of table 2: it deals no hand until somebody comes. WSOP 67."
    )
