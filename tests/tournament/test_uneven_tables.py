"""What is due when tables are uneven: moves, a break, a redraw, the final table (TDA 11, WSOP 67, RROP 15)."""

import csv
import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from tests.tournament.floors import AT, BUY_IN, WITHOUT_REDRAWS, accepted, counts, facts, floor, locked, pairs, told
from tournament import hands
from tournament.errors import RuleViolation
from tournament.events import (
    BreakingOrderSet,
    Draw,
    GuestArrived,
    GuestLeft,
    Moved,
    PlayerDeciding,
    PlayerEntered,
    Seat,
    StackCount,
    StacksCounted,
    TableBroken,
)
from tournament.names import EntryNo, PlayerId, SeatNo, TableNo
from tournament.rules import EveningRules, Redraws
from tournament.state import Tournament
from tournament.tables import balancing, moves, plans
from tournament.tables.balancing import BreakDue, FinalTableDue, MoveDue, RedrawDue

# ---- how many moves --------------------------------------------------------------------------------------------------


def test_the_balancing_vectors(shared_file: Callable[[str], Path]) -> None:
    for case in json.loads(shared_file("cases/numbers/balancing_vectors.json").read_text(encoding="utf-8")):
        allowed, seats = case["max_difference"], case["max_seats"]
        rules = EveningRules(difference_few=allowed, difference_many=allowed)
        state, expected = floor(*case["tables"], seats=seats, rules=rules), case["expected"]
        if "break_table" in expected:
            assert balancing.due(state) == BreakDue(TableNo(expected["break_table"] + 1)), case["case"]
        elif "move" in expected:
            assert pairs(state) == [(one + 1, other + 1) for one, other in expected["move"]], case["case"]
            result = accepted(state) if expected["move"] else state
            assert list(counts(result).values()) == expected["result"], case["case"]
        else:
            assert plans.propose(state, AT) is None, case["case"]
            even = accepted(floor(*case["tables"], seats=seats, rules=EveningRules()))
            assert list(counts(even).values()) == expected["balanced"], case["case"]


@pytest.mark.parametrize(("rules", "wanted"), [("tda", [(1, 5)]), ("wsop", [(1, 5)]), ("robert", [(1, 5)])])
def test_ten_and_eight_are_too_far_apart_at_five_tables(rules: str, wanted: list[tuple[int, int]]) -> None:
    """C-147: 10, 9, 9, 9, 8; by TDA alone it would be the director's word: the house's default is one (D-1)."""
    assert pairs(floor(10, 9, 9, 9, 8, seats=10, rules=WITHOUT_REDRAWS[rules])) == wanted


def test_where_two_are_allowed_ten_and_eight_may_stay() -> None:
    """C-147: room practice."""
    assert pairs(floor(10, 9, 9, 9, 8, seats=10, rules=EveningRules(difference_few=2))) == []


@pytest.mark.parametrize("rules", WITHOUT_REDRAWS.values(), ids=WITHOUT_REDRAWS)
def test_eight_eight_six_six_becomes_seven_each(rules: EveningRules) -> None:
    """C-148, B156, D-1: two moves, no more."""
    state = floor(8, 8, 6, 6, rules=rules)
    assert len(pairs(state)) == 2
    assert list(counts(accepted(state)).values()) == [7, 7, 7, 7]
    assert pairs(floor(8, 8, 6, 6, rules=replace(rules, difference_few=2))) == []


def test_the_wsop_allows_one_up_to_twelve_tables_and_the_others_up_to_six() -> None:
    sizes = (9, 9, 9, 9, 9, 9, 7)
    assert pairs(floor(*sizes, rules=WITHOUT_REDRAWS["wsop"])) != []
    assert pairs(floor(*sizes, rules=WITHOUT_REDRAWS["tda"])) == []
    assert pairs(floor(*sizes, rules=WITHOUT_REDRAWS["robert"])) == []


def test_a_small_table_that_is_full_takes_nobody() -> None:
    """Nine, nine and six of six: nothing can be done."""
    assert pairs(floor(9, 9, 6, sizes=(9, 9, 6))) == []
    assert pairs(floor(9, 9, 4, sizes=(9, 9, 6))) == [(1, 3), (2, 3)]


def test_a_table_at_which_all_are_locked_gives_nobody() -> None:
    state = locked(floor(9, 8, 6), *range(101, 110))
    assert pairs(state) == [(2, 3)]


# ---- which table gives -----------------------------------------------------------------------------------------------


def test_by_the_wsop_the_next_full_table_of_the_breaking_order_gives() -> None:
    """C-147, WSOP 67: the highest number breaks first, unless the director has said otherwise."""
    wsop = WITHOUT_REDRAWS["wsop"]
    state = floor(9, 9, 9, 7, rules=wsop)
    assert pairs(state) == [(3, 4)]
    state = facts(state, BreakingOrderSet((TableNo(2), TableNo(4))))
    assert pairs(state) == [(2, 4)]
    assert pairs(floor(9, 9, 9, 7)) == [(1, 4)]


def test_above_twenty_tables_the_next_full_one_by_number_gives() -> None:
    wsop = replace(WITHOUT_REDRAWS["wsop"], few_tables=30)
    state = floor(*[9] * 20, 6, rules=wsop)
    assert pairs(state)[0] == (1, 21)
    state = accepted(state)
    assert pairs(state) == []
    assert state.moved[-1].rule == "WSOP 67"
    again = floor(*[9] * 19, 7, 7, rules=wsop)
    assert pairs(again) == [(1, 20), (2, 21)]
    after = facts(again, *plans.accept(again, AT, [EntryNo(104)]).events)
    assert pairs(after) == [(2, 21)]


# ---- more than moves -------------------------------------------------------------------------------------------------


def test_two_tables_of_five_are_a_final_table_by_the_wsop_only() -> None:
    """C-153."""
    assert balancing.due(floor(5, 5)) is None
    assert balancing.due(floor(5, 5, rules=WITHOUT_REDRAWS["wsop"])) == FinalTableDue(10)
    assert balancing.due(floor(5, 4)) == FinalTableDue(9)
    assert balancing.due(floor(4, 4, seats=6)) is None
    assert balancing.due(floor(4, 3, seats=6)) == FinalTableDue(7)
    assert balancing.due(floor(5, 5, seats=10)) == FinalTableDue(10)


def test_a_redraw_comes_before_a_break() -> None:
    """C-154: at three tables."""
    state = floor(7, 7, 7, 6, rules=EveningRules(redraws=Redraws.THREE))
    assert balancing.due(state) == RedrawDue(3)
    assert balancing.due(floor(7, 7, 7, 6)) == BreakDue(TableNo(4))


def test_tables_break_in_the_order_that_was_posted() -> None:
    """WSOP 66."""
    state = facts(floor(7, 7, 7, 6), BreakingOrderSet((TableNo(2),)))
    assert balancing.due(state) == BreakDue(TableNo(2))


def test_a_table_breaks_when_its_players_fit_on_the_places_of_the_others() -> None:
    """B15, with tables of different sizes: sixteen places elsewhere."""
    assert balancing.due(floor(8, 8, 1, sizes=(8, 8, 8))) == MoveDue(TableNo(1), TableNo(3))
    assert balancing.due(floor(8, 7, 1, sizes=(8, 8, 8))) == BreakDue(TableNo(3))
    assert balancing.due(floor(8, 6, 2, sizes=(10, 6, 9))) == BreakDue(TableNo(3))
    assert balancing.due(floor(8, 6, 3, sizes=(10, 6, 9))) == MoveDue(TableNo(1), TableNo(3))


def test_who_has_no_seat_yet_needs_one_too() -> None:
    state = floor(9, 7, 2)
    assert balancing.due(state) == BreakDue(TableNo(3))
    state = facts(state, PlayerEntered(EntryNo(999), PlayerId(999), "Late", BUY_IN, 2_000))
    assert balancing.due(state) != BreakDue(TableNo(3))


def test_locked_players_hold_their_table() -> None:
    state = locked(floor(7, 7, 7, 6), 401)
    assert balancing.due(state) == BreakDue(TableNo(3))
    assert balancing.due(locked(state, 101, 201, 301)) is None


def test_nothing_takes_the_seat_of_somebody_who_is_deciding() -> None:
    """Three minutes later it is known how many are left."""

    def deciding(state: Tournament, entry: int) -> Tournament:
        table = TableNo(entry // 100)
        return facts(state, PlayerDeciding(EntryNo(entry), (EntryNo(entry - 1),), table))

    assert balancing.due(deciding(floor(7, 7, 7, 6), 406)) is None
    assert balancing.due(deciding(floor(5, 4), 105)) is None
    assert balancing.due(deciding(floor(8, 7, 7), 108)) is None
    assert balancing.due(deciding(floor(7, 7, 7, 6), 107)) == BreakDue(TableNo(4))


def test_an_empty_table_is_balanced_only_where_it_is_needed() -> None:
    assert balancing.due(floor(7, 7, 0)) is None
    assert balancing.due(floor(10, 10, 0)) == MoveDue(TableNo(1), TableNo(3))


# ---- seats that were drawn or taken wrongly --------------------------------------------------------------------------


def test_who_draws_the_big_blind_from_a_broken_table_posts_it_at_once() -> None:
    """C-151, TDA 10-A: 302 was big blind a hand ago, and is again."""
    state = told(floor(7, 7, 2), 1, 5, 6, 7)
    broken = TableBroken(
        TableNo(3),
        Draw(2, "00" * 32),
        (
            Moved(EntryNo(301), Seat(TableNo(3), SeatNo(1)), Seat(TableNo(2), SeatNo(8))),
            Moved(EntryNo(302), Seat(TableNo(3), SeatNo(2)), Seat(TableNo(1), SeatNo(8))),
        ),
    )
    state = facts(state, broken)
    coming = hands.next_hand(state.tables[TableNo(1)], hands.house_rules(state))
    assert coming is not None
    assert coming.positions.big_blind == 8
    assert coming.waiting == ()


def test_absent_players_are_moved_like_everybody() -> None:
    """C-152, RP-16: his chips go to the seat, and he is still big blind when it is his turn."""
    state = facts(floor(9, 7), GuestArrived(PlayerId(104)), GuestLeft(PlayerId(104)))
    assert state.guests[PlayerId(104)].arrived is None
    plan = plans.propose(state, AT)
    assert plan is not None
    assert plan.moves[0].entry == 104


def test_who_took_a_wrong_seat_goes_to_his_own_with_all_chips() -> None:
    """C-157, TDA 7: seat 5 instead of 6; he has won 3000 meanwhile."""
    state = facts(floor(5, (1, 2, 3, 4, 5)), StacksCounted((StackCount(EntryNo(205), 13_000),)))
    step = moves.move_by_hand(state, AT, EntryNo(205), Seat(TableNo(2), SeatNo(6)))
    entry = facts(state, *step.events).entries[EntryNo(205)]
    assert (entry.seat, entry.stack) == (Seat(TableNo(2), SeatNo(6)), 13_000)


def test_quick_moves_one_after_the_other_leave_nobody_in_two_seats() -> None:
    """B160: P from table 1 seat 1 to table 2 seat 4 to table 3 seat 2; a click that came too late is refused."""
    state = floor(5, (1, 2, 3), (1, 3))
    first = moves.moved_to(state, EntryNo(101), Seat(TableNo(2), SeatNo(4)))
    late = moves.moved_to(state, EntryNo(101), Seat(TableNo(3), SeatNo(2)))
    state = facts(state, *moves.carry_out(state, AT, (first,)).events)
    with pytest.raises(RuleViolation, match="plan_outdated_moved"):
        moves.carry_out(state, AT, (late,))
    again = moves.moved_to(state, EntryNo(101), Seat(TableNo(3), SeatNo(2)))
    state = facts(state, *moves.carry_out(state, AT, (again,)).events)
    found = [(n, seat) for n, table in state.tables.items() for seat, entry in table.seats.items() if entry == 101]
    assert found == [(3, 2)]


# ---- how many tables -------------------------------------------------------------------------------------------------


def test_tables_break_at_the_published_numbers(shared_file: Callable[[str], Path]) -> None:
    """Numbers.md 6: with so many players on so many tables the next one breaks when they have come down to that."""
    with shared_file("cases/numbers/seating_tables.csv").open(encoding="utf-8") as lines:
        rows = [{key: int(text or 0) for key, text in row.items()} for row in csv.DictReader(lines)]
    most = max(row["tables"] for row in rows)
    rooms = {seats: floor(*[seats] * most, seats=seats, known=False) for seats in {row["max_seats"] for row in rows}}
    assert len(rows) == 1_496
    for row in rows:
        sizes = [row["sizes_high"]] * row["count_high"] + [row["sizes_low"]] * row["count_low"]
        room, limit = rooms[row["max_seats"]], row["break_when_players_reach"]
        assert sum(sizes) == row["players"]
        assert balancing.breaking_table(thinned(room, sizes)) is None, row
        while sum(sizes) > limit > 0:
            sizes[sizes.index(max(sizes))] -= 1
        assert balancing.breaking_table(thinned(room, sizes)) == (row["tables"] if limit else None), row


def thinned(state: Tournament, sizes: Sequence[int]) -> Tournament:
    """The same room with so many tables and at each so many of those who sit there; who breaks asks for no more."""
    tables = list(state.tables.items())[: len(sizes)]
    kept = [
        replace(table, seats=dict(list(table.seats.items())[:size]))
        for (_number, table), size in zip(tables, sizes, strict=True)
    ]
    return replace(state, tables={table.number: table for table in kept})
