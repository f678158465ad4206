"""The plan of moves: its size, its words, and what the director makes of it."""

import pytest

from tests.tournament.floors import AT, accepted, counts, facts, floor, locked, moved, pairs, told
from tournament import wording
from tournament.errors import RuleViolation
from tournament.events import (
    Moved,
    PlayerBusted,
    Seat,
)
from tournament.names import EntryNo, SeatNo, TableNo
from tournament.rules import Balancing, EveningRules, Redraws
from tournament.state import Tournament
from tournament.tables import balancing, moves, plans

# ---- in words --------------------------------------------------------------------------------------------------------


def test_a_proposal_says_roles_and_who_has_them_now() -> None:
    state = told(floor(9, 9, 5), 1, 2, 3, 4)
    plan = plans.propose(state, AT)
    assert plan is not None
    assert [wording.moves.roles(state, each) for each in plan.moves] == [
        "next big blind of table 1 → first good seat at table 3",
        "next big blind of table 2 → first good seat at table 3",
    ]
    first = plan.moves[0]
    assert wording.moves.proposal(state, first, "Anna") == (
        "Next big blind of table 1, now Anna, moves to the first good seat at table 3 (seat 6). TDA 11."
    )
    assert wording.moves.why(first) == "Table 1: 9, table 3: 5"


def test_the_second_of_a_table_is_the_next_big_blind_by_then() -> None:
    state = told(floor(9, 5, 7), 1, 2, 3, 4)
    plan = plans.propose(state, AT)
    assert plan is not None
    assert [(each.giving, each.entry) for each in plan.moves] == [(1, 105), (1, 106)]
    assert wording.moves.roles(state, plan.moves[1]) == (
        "then the next big blind of table 1 → first good seat at table 2"
    )


@pytest.mark.parametrize(
    ("way", "said"),
    [
        (Balancing.TDA, "next big blind of table 1 → first good seat at table 2"),
        (Balancing.WSOP, "next big blind of table 1 → first good seat at table 2"),
        (Balancing.ROBERT, "next big blind of table 1 → first good seat at table 2"),
        (Balancing.SAME_POSITION, "the player of table 1 nearest in position → open seat at table 2"),
        (Balancing.FEWEST_MOVES, "the player of table 1 moved least often → nearest seat at table 2"),
    ],
)
@pytest.mark.parametrize("known", [True, False])
def test_each_way_has_its_words(way: Balancing, said: str, known: bool) -> None:
    state = floor(9, 7, rules=EveningRules(balancing=way), known=known)
    plan = plans.propose(state, AT)
    assert plan is not None
    assert wording.moves.roles(state, plan.moves[0]) == said
    rule = wording.moves.rule(balancing.RULES[way])
    assert wording.moves.proposal(state, plan.moves[0], "Anna").endswith(f" {rule}.")
    assert wording.moves.why_asked(state, plan.moves[0]).endswith(f" {rule}.")


def test_it_says_who_stays_and_why_not_he() -> None:
    state = locked(told(floor(9, 7), 1, 2, 3, 4), 105)
    plan = plans.propose(state, AT)
    assert plan is not None
    assert wording.moves.roles(state, plan.moves[0]).endswith("(without 105)")
    assert wording.moves.proposal(state, plan.moves[0], "Anna").endswith("TDA 11. 105 stays.")


# ---- accepting it ----------------------------------------------------------------------------------------------------


def test_parts_of_a_plan_can_be_accepted() -> None:
    state = floor(8, 8, 6, 6)
    plan = plans.propose(state, AT)
    assert plan is not None
    second = plan.moves[1].entry
    assert second is not None
    after = accepted(state, [second])
    assert list(counts(after).values()) == [8, 7, 6, 7]
    assert pairs(after) == [(1, 3)]
    with pytest.raises(RuleViolation, match="not_proposed"):
        plans.accept(state, AT, [EntryNo(101)])


def test_the_history_names_the_rule_of_several_moves() -> None:
    for way, said in ((Balancing.TDA, "(TDA 11)"), (Balancing.SAME_POSITION, "(house rule)")):
        step = plans.accept(floor(8, 8, 6, 6, rules=EveningRules(balancing=way)), AT)
        assert wording.step(step).endswith(f" moved {said}")


def test_somebody_else_may_go_or_to_another_seat() -> None:
    state = floor(9, 7)
    step = plans.someone_else(state, AT, EntryNo(101), Seat(TableNo(2), SeatNo(9)))
    assert step.facts["rule"] == "TDA 11"
    assert facts(state, *step.events).entries[EntryNo(101)].seat == Seat(TableNo(2), SeatNo(9))
    with pytest.raises(RuleViolation, match="no_such_move"):
        plans.someone_else(state, AT, EntryNo(201), Seat(TableNo(1), SeatNo(10)))
    with pytest.raises(RuleViolation, match="seat_taken"):
        plans.someone_else(state, AT, EntryNo(101), Seat(TableNo(2), SeatNo(7)))


def test_done_means_whoever_has_the_role_by_then() -> None:
    """Another hand was dealt while the director walked."""
    state = told(floor(9, 7), 1, 2, 3, 4)
    after = told(state, 1, 3, 4, 5)
    step = plans.done(after, AT, TableNo(1), TableNo(2))
    assert step.facts["name"] == "106"
    with pytest.raises(RuleViolation, match="no_such_move"):
        plans.done(accepted(after), AT, TableNo(1), TableNo(2))


def test_where_nobody_knows_who_it_has_to_be_said_first() -> None:
    state = floor(9, 7, known=False)
    with pytest.raises(RuleViolation, match="big_blind_unknown") as refused:
        plans.accept(state, AT)
    assert wording.refusal(refused.value) == "Nobody knows who is big blind at table 1; say that first."


@pytest.mark.parametrize(
    ("state", "said"),
    [
        (floor(7, 7, 7, 6), "table 4 breaks (TDA 10)."),
        (floor(5, 4), "the final table is due, with 9 players (TDA RP-9)."),
        (
            floor(7, 7, 7, 6, rules=EveningRules(redraws=Redraws.THREE)),
            "everybody draws a new seat, at 3 tables (RROP 15).",
        ),
        (
            floor(7, 6, 5, rules=EveningRules(redraws=Redraws.TWO)),
            "everybody draws a new seat, at 2 tables (house rule).",
        ),
        (floor(7, 7), None),
    ],
)
def test_what_comes_before_moves_is_named_with_its_rule(state: Tournament, said: str | None) -> None:
    with pytest.raises(RuleViolation) as refused:
        plans.accept(state, AT)
    assert wording.refusal(refused.value) == ("Nobody has to move." if said is None else f"Nobody moves now: {said}")


def test_an_outdated_plan_is_refused_with_its_reason() -> None:
    state = told(floor(9, 7, 7), 1, 2, 3, 4)
    plan = plans.propose(state, AT)
    assert plan is not None
    shown = moves.moved_to(state, EntryNo(105), plan.moves[0].seat)
    table, seat = shown.to.table, shown.to.number
    assert (table, seat) == (2, 8)

    def why(later: Tournament, move: Moved = shown) -> str:
        with pytest.raises(RuleViolation, match="plan_outdated") as refused:
            moves.carry_out(later, AT, (move,), "TDA 11")
        return wording.refusal(refused.value)

    gone = facts(state, PlayerBusted(EntryNo(105), (EntryNo(106),), TableNo(1)))
    assert why(gone) == "105 can no longer move to table 2 seat 8: 105 is out."
    assert why(moved(state, 105, 3, 9)) == (
        "105 can no longer move to table 2 seat 8: 105 moved meanwhile, to table 3 seat 9."
    )
    assert why(moved(state, 301, 2, 8)) == "105 can no longer move to table 2 seat 8: 301 sits there now."
    closed = Moved(shown.entry, shown.origin, Seat(TableNo(7), SeatNo(1)))
    assert why(state, closed) == "105 can no longer move to table 7 seat 1: that table is closed."


def test_who_was_locked_meanwhile_stays() -> None:
    state = told(floor(9, 7), 1, 2, 3, 4)
    shown = moves.moved_to(state, EntryNo(105), Seat(TableNo(2), SeatNo(8)))
    with pytest.raises(RuleViolation, match="player_locked"):
        moves.carry_out(locked(state, 105), AT, (shown,))


# ---- the last moves --------------------------------------------------------------------------------------------------


def test_the_last_moves_can_be_read_again() -> None:
    state = accepted(floor(8, 8, 6, 6))
    made = state.moved[-1]
    assert (made.rule, len(made.moves)) == ("TDA 11", 2)
    state = moved(state, 101, 3, 10)
    assert [(each.entry, each.origin, each.to) for each in state.moved[-1].moves] == [
        (101, Seat(TableNo(1), SeatNo(1)), Seat(TableNo(3), SeatNo(10)))
    ]
    assert state.moved[-1].rule == moves.BY_HAND
    assert state.moved[-2] == made
    for _ in range(50):
        state = moved(moved(state, 101, 1, 1), 101, 3, 10)
    assert len(state.moved) == 60
