"""Who moves and to which seat: C-139 to C-141, C-151, D-2 to D-4, under each way of balancing."""

from dataclasses import replace

import pytest

from tests.tournament.floors import AT, facts, floor, locked, moved, told
from tournament import hands
from tournament.events import PlayerDeciding, TableChanged, TableWay
from tournament.names import EntryNo, SeatNo, TableNo
from tournament.rules import ROBERT, TDA, WSOP, Balancing, EveningRules
from tournament.state import Tournament
from tournament.tables import movers, plans
from tournament.tables.movers import Position
from tournament.tables.plans import Proposal

BY_LINE = (TDA, WSOP, replace(ROBERT, redraws=TDA.redraws))
"""The rules under which the next big blind moves."""
SAME_POSITION = EveningRules(balancing=Balancing.SAME_POSITION)
FEWEST_MOVES = EveningRules(balancing=Balancing.FEWEST_MOVES)
NINE = tuple(range(1, 10))


def only_move(state: Tournament) -> Proposal:
    """The one move that is proposed."""
    plan = plans.propose(state, AT)
    assert plan is not None
    (proposal,) = plan.moves
    return proposal


def to(state: Tournament) -> tuple[int | None, int]:
    """Who moves to which seat."""
    proposal = only_move(state)
    return proposal.entry, proposal.seat.number


@pytest.mark.parametrize("rules", BY_LINE)
def test_the_next_big_blind_moves(rules: EveningRules) -> None:
    """C-139: button 2, small blind 3, big blind 4, nine sit: the mover is seat 5."""
    state = told(floor(NINE, (1, 2, 3, 4, 5, 6, 7), rules=rules), 1, 2, 3, 4)
    assert to(state)[0] == 105


@pytest.mark.parametrize("rules", BY_LINE)
def test_he_goes_to_the_worst_seat_that_gets_a_hand(rules: EveningRules) -> None:
    """C-140: button 1, small blind 2, big blind 4; seat 3 lies between button and small blind, so seat 8."""
    state = told(floor(NINE, (1, 2, 4, 5, 6, 7, 9), rules=rules), 2, 1, 2, 4)
    assert to(state)[1] == 8


@pytest.mark.parametrize("rules", BY_LINE)
def test_that_may_be_the_big_blind_at_once(rules: EveningRules) -> None:
    """C-141."""
    state = told(floor(NINE, (1, 2, 3, 5, 7, 8, 9), rules=rules), 2, 1, 2, 3)
    proposal = only_move(state)
    assert proposal.seat.number == 4
    assert proposal.at_once


@pytest.mark.parametrize("rules", BY_LINE)
def test_he_may_be_big_blind_twice_running(rules: EveningRules) -> None:
    """D-4: seat 4 is big blind, 5 is next; after the move he pays it there in the next hand."""
    state = told(told(floor(NINE, (1, 2, 3, 5, 7, 8, 9), rules=rules), 1, 2, 3, 4), 2, 1, 2, 3)
    after = facts(state, *plans.accept(state, AT).events)
    receiving = after.tables[TableNo(2)]
    coming = hands.next_hand(receiving, hands.house_rules(after))
    assert coming is not None
    assert receiving.seats[SeatNo(coming.positions.big_blind)] == EntryNo(105)


def test_on_the_button_one_waits_by_roberts_rules_and_so_gets_another_seat() -> None:
    """D-3: button 3 and blinds 4 and 5 come next; seats 3 and 9 are open, and 9 is worse anyway; with 3 alone it is 3.

    Where only seats remain in which he would wait, the small blind is still the last of them.
    """
    robert = replace(ROBERT, redraws=TDA.redraws)
    taken = (1, 2, 4, 5, 6, 7, 8)
    for rules in (TDA, robert):
        assert to(told(floor(NINE, taken, rules=rules), 2, 2, 3, 4))[1] == 9
    state = told(floor(NINE, (1, 2, 5, 6, 7, 8, 9), rules=robert), 2, 2, 3, 4)
    coming = hands.next_hand(state.tables[TableNo(2)], hands.house_rules(state))
    assert coming is not None
    assert coming.positions.small_blind_seat == 4
    assert to(state)[1] == 3


def test_by_roberts_rules_a_newcomer_on_the_button_or_in_the_small_blind_has_no_hand_yet() -> None:
    """RROP 15; TDA 10-A deals him in."""
    for rules, waits in ((TDA, False), (ROBERT, True)):
        state = moved(told(floor(NINE, (1, 2, 5, 6, 7, 8, 9), rules=rules), 2, 2, 3, 4), 101, 2, 4)
        coming = hands.next_hand(state.tables[TableNo(2)], hands.house_rules(state))
        assert coming is not None
        assert (4 in coming.waiting) is waits


@pytest.mark.parametrize("way", list(Balancing))
def test_nobody_gets_the_small_blind_while_another_seat_is_open(way: Balancing) -> None:
    """TDA 11-A: the big blind of seat 3 is out, so seat 3 is the next small blind."""
    state = told(floor(NINE, (1, 2, 4, 5, 6, 7, 8), rules=EveningRules(balancing=way)), 2, 1, 2, 3)
    assert to(state)[1] == 9


@pytest.mark.parametrize("way", list(Balancing))
def test_the_small_blind_is_better_than_nothing(way: Balancing) -> None:
    """B8a: at a table of eight places the small blind's is the only one open."""
    rules = EveningRules(balancing=way)
    state = told(floor((*NINE, 10), (1, 2, 4, 5, 6, 7, 8), seats=10, sizes=(10, 8), rules=rules), 2, 1, 2, 3)
    assert to(state)[1] == 3


@pytest.mark.parametrize("rules", BY_LINE)
def test_who_is_locked_stays_and_the_next_in_line_goes(rules: EveningRules) -> None:
    state = locked(told(floor(NINE, 7, rules=rules), 1, 2, 3, 4), 105)
    proposal = only_move(state)
    assert (proposal.entry, proposal.stays) == (106, (105,))


@pytest.mark.parametrize("way", list(Balancing))
def test_who_is_deciding_about_a_rebuy_holds_his_seat_and_does_not_move(way: Balancing) -> None:
    state = told(floor(NINE, 7, rules=EveningRules(balancing=way)), 1, 2, 3, 4)
    state = facts(state, PlayerDeciding(EntryNo(105), (EntryNo(106),), TableNo(1)))
    assert to(state)[0] not in (None, 105)


@pytest.mark.parametrize("way", list(Balancing))
def test_nobody_goes_to_a_seat_that_is_not_available(way: Balancing) -> None:
    state = told(floor(NINE, (1, 2, 3, 5, 7, 8, 9), rules=EveningRules(balancing=way)), 2, 1, 2, 3)
    state = facts(state, TableChanged(TableNo(2), 9, "", (SeatNo(4),)))
    assert to(state)[1] == 6


def test_the_same_position_goes_where_the_house_wants_that() -> None:
    """D-2: at table 1 the button is in seat 1 next; open at table 2 is the place before the button."""
    state = told(floor(NINE, (1, 2, 3, 4, 5, 6, 7), seats=8, sizes=(9, 8), rules=SAME_POSITION), 2, 7, 1, 2)
    state = told(state, 1, 9, 1, 2)
    # Table 2, next hand: button 1, blinds 2 and 3; seat 8 is the one before the button. So is seat 9 of table 1.
    assert to(state) == (109, 8)


def test_an_early_position_is_met_by_an_early_one() -> None:
    """The open seat is the one after the big blind; so is seat 4 of table 1."""
    state = told(floor(NINE, (1, 2, 3, 5, 6, 7, 8), seats=8, sizes=(9, 8), rules=SAME_POSITION), 2, 8, 1, 2)
    state = told(state, 1, 9, 1, 2)
    assert to(state) == (104, 4)


def test_of_two_as_near_the_one_moved_less_often_goes() -> None:
    """Seat 104 would be met exactly, but is locked; 103 and 105 are one place off, and 103 is big blind sooner."""
    state = locked(told(floor(NINE, (1, 2, 3, 6, 7, 8, 9), rules=SAME_POSITION), 2, 9, 1, 2), 104)
    assert to(told(state, 1, 9, 1, 2))[0] == 103
    state = moved(moved(state, 103, 2, 10), 103, 1, 3)
    assert to(told(state, 1, 9, 1, 2))[0] == 105


def test_the_least_moved_goes_where_the_house_wants_that() -> None:
    state = floor(NINE, (1, 2, 3, 4, 5, 6, 7), rules=FEWEST_MOVES, known=False)
    for entry in range(101, 109):
        state = moved(moved(state, entry, 2, 10), entry, 1, entry - 100)
    proposal = only_move(state)
    assert (proposal.entry, proposal.ask) == (109, None)


def test_of_several_moved_as_little_the_nearest_goes_and_that_needs_the_buttons() -> None:
    state = floor(NINE, (1, 2, 3, 4, 5, 6, 7), seats=8, sizes=(9, 8), rules=FEWEST_MOVES, known=False)
    for entry in (101, 102, 103, 104, 105, 106, 107):
        state = moved(moved(state, entry, 2, 10), entry, 1, entry - 100)
    assert (only_move(state).entry, only_move(state).ask) == (None, 1)
    state = told(state, 1, 9, 1, 2)
    assert (only_move(state).entry, only_move(state).ask) == (None, 2)
    state = told(state, 2, 7, 1, 2)
    assert to(state) == (109, 8)


@pytest.mark.parametrize("rules", BY_LINE)
def test_one_answer_is_enough_where_the_next_big_blind_moves(rules: EveningRules) -> None:
    state = floor(NINE, 7, rules=rules, known=False)
    assert (only_move(state).entry, only_move(state).ask, only_move(state).seat.number) == (None, 1, 8)
    state = told(state, 1, 2, 3, 4)
    assert to(state) == (105, 8)
    assert not only_move(state).seat_known


@pytest.mark.parametrize("way", list(Balancing))
def test_where_one_alone_may_move_nobody_is_asked(way: Balancing) -> None:
    state = locked(floor(NINE, 7, rules=EveningRules(balancing=way), known=False), *range(101, 109))
    assert to(state) == (109, 8)


def test_a_drawn_button_counts_for_the_first_hand_of_dealt_tables() -> None:
    state = floor(NINE, 7, known=False, way=TableWay.DEALT)
    assert to(state) == (103, 8)


def test_positions_are_counted_in_players() -> None:
    state = told(floor(NINE, (1, 3, 5, 7, 9)), 2, 1, 3, 5)
    table = state.tables[TableNo(2)]
    coming = hands.next_hand(table, hands.house_rules(state))
    assert coming is not None
    found = movers.positions(coming, table.seats)
    assert found == {
        3: Position(0, 0),
        5: Position(1, 4),
        7: Position(2, 3),
        9: Position(3, 2),
        1: Position(4, 1),
    }
    assert movers.apart(Position(7, 2), Position(5, 2)) == 0
    assert movers.apart(Position(5, 4), Position(5, 2)) == 2
    assert movers.apart(Position(3, 6), Position(3, 4)) == 0
    assert movers.apart(Position(0, 0), Position(6, 1)) == 1


def test_a_dead_small_blind_is_a_position_too() -> None:
    """Seat 5, the big blind, is out."""
    state = told(floor(NINE, (1, 3, 7, 9)), 2, 1, 3, 5)
    table = state.tables[TableNo(2)]
    coming = hands.next_hand(table, hands.house_rules(state))
    assert coming is not None
    assert coming.positions.small_blind_dead
    assert movers.positions(coming, table.seats) == {
        3: Position(0, 0),
        7: Position(2, 3),
        9: Position(3, 2),
        1: Position(4, 1),
    }


@pytest.mark.parametrize("way", [TDA, WSOP])
def test_who_is_deciding_is_not_dealt_in_and_pays_no_blind(way: EveningRules) -> None:
    """Seat 5 of table 1 is big blind next, and seat 4 of table 2 would be; both have lost all chips."""
    state = told(told(floor(NINE, (1, 2, 3, 4, 5, 7, 8), rules=way), 1, 2, 3, 4), 2, 1, 2, 3)
    before = only_move(state)
    assert (before.entry, before.seat.number, before.at_once) == (105, 6, False)
    state = facts(state, PlayerDeciding(EntryNo(105), (EntryNo(106),), TableNo(1)))
    state = facts(state, PlayerDeciding(EntryNo(204), (EntryNo(203),), TableNo(2)))
    state = facts(state, PlayerDeciding(EntryNo(205), (EntryNo(203),), TableNo(2)))
    table = state.tables[TableNo(1)]
    assert SeatNo(5) not in hands.playing(state, table)
    coming = hands.next_hand(table, hands.house_rules(state), hands.playing(state, table))
    assert coming is not None
    assert coming.positions.big_blind == 6
    after = only_move(state)
    assert (after.entry, after.seat.number, after.at_once) == (106, 6, True)


def test_the_position_of_one_is_that_among_all() -> None:
    state = told(floor((1, 2, 4, 5, 8), (1, 2, 3)), 1, 8, 1, 2)
    table = state.tables[TableNo(1)]
    for seat in table.open_seats():
        live = (*table.seats, seat)
        coming = hands.next_hand(table, hands.house_rules(state))
        assert coming is not None
        found = movers.positions(coming, live)[seat]
        assert movers.position_of(seat, coming, table.seats) == found
