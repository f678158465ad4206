"""Whatever is done with tables, chairs, locks and swaps, and however it is undone, everybody has one chair."""

from functools import partial
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from tests.fakes import Night, created, people
from tournament.errors import RuleViolation
from tournament.evening import Decision
from tournament.events import Seat
from tournament.names import SECOND, EntryNo, SeatNo, TableNo
from tournament.outs import elimination
from tournament.outs.elimination import Out
from tournament.people.people import person_key
from tournament.state import Tournament
from tournament.table import FEWEST_SEATS
from tournament.tables import locks, moves, tables


def deed(chance: Random) -> Decision[Tournament]:
    """Something that might be done to tables and chairs; much of it is refused."""
    table, seat = TableNo(chance.randint(1, 4)), SeatNo(chance.randint(1, 10))
    one, other = EntryNo(chance.randint(1, 10)), EntryNo(chance.randint(1, 10))
    name, gone = chance.choice(("", "Hall", "hall", "Kitchen")), [chance.randint(0, 11)] * chance.randint(0, 1)
    size = chance.randint(1, 11)
    found: list[Decision[Tournament]] = [
        partial(tables.open_table, size=size, name=name, unavailable=gone),
        partial(tables.change_table, table=table, size=size, name=name, unavailable=gone),
        partial(tables.close_table, table=table),
        partial(tables.breaking_order, tables=[table, TableNo(chance.randint(1, 4))][: chance.randint(0, 2)]),
        partial(locks.lock, entries=[one]),
        partial(locks.unlock, entries=[one]),
        partial(locks.swap, first=one, second=other),
        partial(moves.move_by_hand, entry=one, to=Seat(table, seat)),
        partial(elimination.bust, outs=[Out(one, ())]),
        partial(elimination.reinstate, entry=one, server_seed=bytes(32)),
    ]
    return chance.choice(found)


def check(state: Tournament) -> None:
    """What holds at every moment."""
    chairs = [(n, seat, entry) for n, table in state.tables.items() for seat, entry in table.seats.items()]
    assert sorted(entry for _, _, entry in chairs) == [entry.number for entry in state.left if entry.seat is not None]
    for number, seat, entry in chairs:
        assert state.entries[entry].seat == Seat(number, seat)
        assert seat not in state.tables[number].unavailable
    assert not any(entry.locked for entry in state.entries.values() if entry.seat is None)
    assert all(table.places >= FEWEST_SEATS for table in state.tables.values())
    names = [person_key(table.name) for table in state.tables.values() if table.name]
    assert len(names) == len(set(names))
    assert sorted(tables.breaking_order_of(state)) == sorted(state.tables)


@given(st.integers(0, 2**32))
def test_everybody_has_one_available_chair_whatever_is_done_and_undone(seed: int) -> None:
    chance = Random(seed)
    night = Night(created(seats=5)).enter(*people(10)).draw().start()
    for _ in range(40):
        night.clock.forward(SECOND)
        before = night.evening.state
        try:
            if chance.random() < 0.2:
                night.evening.undo(chance.choice([None, *(stored.seq for stored in night.evening.steps[4:])]))
            else:
                night.evening.perform(deed(chance))
        except RuleViolation:
            assert night.evening.state is before
        if night.evening.state.finished is None:
            check(night.evening.state)
