"""Players who stay where they sit, and two who change seats."""

from collections.abc import Callable
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.fakes import MINUTE, Night, created, people
from tests.tournament.nights import refused
from tournament.chips import stacks
from tournament.errors import RuleViolation
from tournament.events import Moved, PlayersMoved, Seat, StackCount
from tournament.history import Step
from tournament.names import EntryNo, SeatNo, TableNo
from tournament.outs import elimination
from tournament.outs.elimination import Out
from tournament.people import leaving
from tournament.state import Tournament
from tournament.tables import locks, moves, tables

ONE, TWO = TableNo(1), TableNo(2)


def night_of(players: int, seats: int = 6) -> Night:
    return Night(created(seats=seats)).enter(*people(players)).draw().start()


def do(night: Night, decision: partial[Step]) -> Tournament:
    night.evening.perform(decision)
    return night.evening.state


def at(night: Night, table: TableNo, seat: int) -> EntryNo:
    return night.evening.state.table(table).seats[SeatNo(seat)]


# ---- locks -----------------------------------------------------------------------------------------------------------


def test_a_lock_is_set_taken_off_and_undone() -> None:
    night = night_of(8)
    two = (at(night, ONE, 1), at(night, TWO, 1))
    state = do(night, partial(locks.lock, entries=two))
    assert [entry.number for entry in state.left if entry.locked] == sorted(two)
    night.evening.undo()
    assert not any(entry.locked for entry in night.evening.state.left)
    night.evening.redo()
    state = do(night, partial(locks.unlock, entries=two[:1]))
    assert [entry.number for entry in state.left if entry.locked] == [two[1]]


def test_only_who_sits_is_locked_and_only_once() -> None:
    night = Night().enter("Anna", "Boris")
    assert refused(night, partial(locks.lock, entries=[EntryNo(1)])) == "not_seated"
    night.draw().start()
    do(night, partial(locks.lock, entries=[EntryNo(1)]))
    assert refused(night, partial(locks.lock, entries=[EntryNo(2), EntryNo(1)])) == "locked_already"
    assert refused(night, partial(locks.unlock, entries=[EntryNo(2)])) == "not_locked"
    assert refused(night, partial(locks.lock, entries=[EntryNo(9)])) == "no_such_entry"


def test_a_bust_takes_the_lock_off_and_undoing_the_bust_puts_it_back() -> None:
    night = night_of(8)
    player = at(night, ONE, 1)
    do(night, partial(locks.lock, entries=[player]))
    state = do(night, partial(elimination.bust, outs=[Out(player, (at(night, ONE, 2),))]))
    assert not state.entries[player].locked
    night.evening.undo()
    assert night.evening.state.entries[player].locked
    do(night, partial(elimination.bust, outs=[Out(player, (at(night, ONE, 2),))]))
    state = do(night, partial(elimination.reinstate, entry=player, server_seed=bytes(32)))
    assert not state.entries[player].locked


@pytest.mark.parametrize("leave", [leaving.go_home, leaving.unregister, leaving.disqualify])
def test_whoever_leaves_is_no_longer_locked(leave: Callable[..., Step]) -> None:
    night = night_of(8)
    player = at(night, ONE, 1)
    do(night, partial(locks.lock, entries=[player]))
    state = do(night, partial(leave, entry=player, chips=10_000))
    assert not state.entries[player].locked


# ---- swaps -----------------------------------------------------------------------------------------------------------


def test_two_change_seats_between_two_tables() -> None:
    """TDA 7: each goes with his own chips."""
    night = night_of(8)
    one, other = at(night, ONE, 2), at(night, TWO, 3)
    state = do(night, partial(locks.swap, first=one, second=other))
    assert state.entries[one].seat == Seat(TWO, SeatNo(3))
    assert state.entries[other].seat == Seat(ONE, SeatNo(2))
    assert (at(night, ONE, 2), at(night, TWO, 3)) == (other, one)
    assert (state.entries[one].moves, state.entries[other].moves) == (1, 1)
    night.evening.undo()
    assert (at(night, ONE, 2), at(night, TWO, 3)) == (one, other)


def test_two_change_seats_at_one_table() -> None:
    night = night_of(4)
    one, other = at(night, ONE, 2), at(night, ONE, 4)
    do(night, partial(locks.swap, first=one, second=other))
    assert (at(night, ONE, 2), at(night, ONE, 4)) == (other, one)


def test_whoever_sat_in_the_wrong_seat_goes_to_the_right_one_with_the_chips_he_has_now() -> None:
    """C-157, TDA 7: in table 2 seat 5 instead of seat 6, he has won 3000 since."""
    night = night_of(10)
    player = at(night, TWO, 5)
    night.evening.perform(partial(stacks.count_stacks, counts=[StackCount(player, 13_000)]))
    night.clock.forward(MINUTE)
    state = do(night, partial(moves.move_by_hand, entry=player, to=Seat(TWO, SeatNo(6))))
    assert state.entries[player].seat == Seat(TWO, SeatNo(6))
    assert state.entries[player].stack == 13_000
    assert SeatNo(5) not in state.table(TWO).seats


def test_a_locked_player_changes_seats_with_nobody() -> None:
    night = night_of(8)
    one, other = at(night, ONE, 2), at(night, TWO, 3)
    do(night, partial(locks.lock, entries=[other]))
    assert refused(night, partial(locks.swap, first=one, second=other)) == "player_locked"
    assert refused(night, partial(locks.swap, first=other, second=one)) == "player_locked"
    assert refused(night, partial(locks.swap, first=one, second=one)) == "swap_alone"


def test_nobody_changes_seats_with_somebody_who_is_out_or_has_none() -> None:
    night = night_of(8)
    one, other = at(night, ONE, 2), at(night, TWO, 3)
    do(night, partial(elimination.bust, outs=[Out(other, ())]))
    assert refused(night, partial(locks.swap, first=one, second=other)) == "already_out"
    waiting = Night().enter("Anna", "Boris")
    assert refused(waiting, partial(locks.swap, first=EntryNo(1), second=EntryNo(2))) == "not_seated"


@given(st.lists(st.tuples(st.integers(1, 9), st.integers(1, 9)), max_size=30))
def test_however_fast_seats_are_changed_everybody_has_one_and_each_seat_one_player(
    swaps: list[tuple[int, int]],
) -> None:
    """B160."""
    night = night_of(9, seats=5)
    for one, other in swaps:
        night.clock.forward(10)
        if one != other:
            do(night, partial(locks.swap, first=EntryNo(one), second=EntryNo(other)))
    state = night.evening.state
    seats = [entry.seat for entry in state.left]
    assert len({(seat.table, seat.number) for seat in seats if seat is not None}) == 9
    assert sorted(entry for table in state.tables.values() for entry in table.seats.values()) == list(range(1, 10))


def test_dragged_from_table_to_table_within_300_ms_a_player_is_in_one_seat() -> None:
    """B160: from where he sits to T2S6, to T1S6; the second move was made where the first found him, so it is stale."""
    night = night_of(9, seats=6)
    player = at(night, ONE, 1)
    here, there, back = Seat(ONE, SeatNo(1)), Seat(TWO, SeatNo(6)), Seat(ONE, SeatNo(6))
    move = partial(Step, "players_moved", facts={})
    night.evening.perform(lambda state, at: move((PlayersMoved((Moved(player, here, there),), ""),)))
    night.clock.forward(150)
    with pytest.raises(RuleViolation) as caught:
        night.evening.perform(lambda state, at: move((PlayersMoved((Moved(player, here, back),), ""),)))
    assert caught.value.code == "not_at_seat"
    night.evening.perform(lambda state, at: move((PlayersMoved((Moved(player, there, back),), ""),)))
    state = night.evening.state
    found = [(number, seat) for number, table in state.tables.items() for seat, e in table.seats.items() if e == player]
    assert found == [(ONE, 6)]
    assert state.entries[player].seat == back


def test_locks_hold_for_the_breaking_order_until_they_are_taken_off() -> None:
    night = night_of(12)
    assert tables.breaking_order_of(night.evening.state)[0] == TWO
    player = at(night, TWO, 1)
    assert tables.breaking_order_of(do(night, partial(locks.lock, entries=[player])))[0] == ONE
    night.clock.forward(MINUTE)
    assert tables.breaking_order_of(do(night, partial(locks.unlock, entries=[player])))[0] == TWO
