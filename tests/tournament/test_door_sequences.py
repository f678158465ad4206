"""Whatever happens at the door, in any order: people, chips and money stay consistent."""

from collections import Counter
from collections.abc import Callable
from functools import partial

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tournament.doors import Door, opened
from tournament import fold, history
from tournament.draws import seating
from tournament.errors import RuleViolation
from tournament.people import entries, guests, leaving, registration
from tournament.people.entries import Terms
from tournament.rules import NoShow
from tournament.sales.prices import Fund
from tournament.standings import persons, standings
from tournament.state import Tournament
from tournament.tables import tables

NAMES = ("Anna", "Boris", "Cyril", "Dana", "Eva", "Filip", "Greta")
Deed = Callable[[Door, str, int], object]

DEEDS: tuple[Deed, ...] = (
    lambda door, name, n: door.about(guests.expect, name),
    lambda door, name, n: door.about(guests.arrive, name),
    lambda door, name, n: door.do(guests.call_off, name),
    lambda door, name, n: door.do(guests.leave, name),
    lambda door, name, n: door.enter(name),
    lambda door, name, n: door.enter(name, NAMES[n % len(NAMES)], terms=Terms(paid=100 * n)),
    lambda door, name, n: door.enter(name, terms=Terms(comp=True, here=False, because="a friend")),
    lambda door, name, n: door.do(entries.re_enter, name, chips=50 * n),
    lambda door, name, n: door.about(registration.join_waiting, name),
    lambda door, name, n: door.do(registration.leave_waiting, name),
    lambda door, name, n: door.do(entries.enter_next),
    lambda door, name, n: door.do(registration.set_capacity, 2 + n),
    lambda door, name, n: door.do(registration.close if n % 2 else registration.reopen),
    lambda door, name, n: door.do(leaving.unregister, door.entry(name).number, 100 * n, 500 * n),
    lambda door, name, n: door.do(leaving.go_home, door.entry(name).number, 500 * n),
    lambda door, name, n: door.do(leaving.disqualify, door.entry(name).number, 500 * n),
    lambda door, name, n: door.do(leaving.remove_no_show, door.entry(name).number, 500 * n, "late" if n % 2 else ""),
    lambda door, name, n: door.do(tables.open_table),
    lambda door, name, n: door.seat(name),
    lambda door, name, n: door.do(seating.seat_everybody, bytes(32)),
    lambda door, name, n: door.night.draw(bytes([n] * 32)),
    lambda door, name, n: door.night.start(),
    lambda door, name, n: door.bust(name, by=NAMES[n % len(NAMES)]),
    lambda door, name, n: door.later(5 * n),
    lambda door, name, n: door.night.evening.undo(),
    lambda door, name, n: door.night.evening.redo(),
    lambda door, name, n: door.night.evening.undo(2 + n),
)

SEQUENCES = st.lists(
    st.tuples(st.integers(0, len(DEEDS) - 1), st.sampled_from(NAMES), st.integers(0, 9)), min_size=5, max_size=45
)


def tried(door: Door, deed: Deed, name: str, n: int) -> None:
    """Done, or refused and then nothing has changed."""
    before, steps = door.state, len(door.night.evening.steps)
    try:
        deed(door, name, n)
    except (RuleViolation, IndexError):
        # An IndexError: the deed is about the entry of somebody who has none.
        assert (door.state, len(door.night.evening.steps)) == (before, steps)


def check(state: Tournament) -> None:
    inside = Counter(entry.player for entry in state.left)
    assert all(count == 1 for count in inside.values()), "nobody is in twice"
    assert len({guest.name for guest in state.guests.values()}) == len(state.guests), "names are unique"
    assert len(set(state.waiting)) == len(state.waiting)
    assert not set(state.waiting) & set(inside), "nobody waits who is in"
    assert set(state.waiting) <= set(state.guests)
    assert {entry.player for entry in state.entered} <= set(state.guests)
    assert state.chips_in_play == sum(entry.bought for entry in state.entries.values()) - state.removed >= 0
    charged = sum(entry.charged + entry.comped for entry in state.entries.values())
    assert sum(state.fund(fund) for fund in Fund) == charged, "what was charged is in the funds"
    seats = [entry.seat for entry in state.entries.values() if entry.seat is not None]
    assert len(set(seats)) == len(seats) == sum(len(table.seats) for table in state.tables.values())
    assert {entry.number for entry in state.entries.values() if entry.seat is not None} <= {
        entry.number for entry in state.left
    }
    lines = standings(state)
    assert len(lines) == len(persons(state))
    places = [line.place for line in lines if line.place is not None and not line.tied]
    assert len(set(places)) == len(places)
    assert max(places, default=0) <= len(lines)


@settings(max_examples=200, deadline=None)
@given(SEQUENCES, st.sampled_from(NoShow), st.booleans(), st.integers(0, 3))
def test_any_sequence_at_the_door_keeps_the_evening_consistent(
    sequence: list[tuple[int, str, int]], no_show: NoShow, forfeit: bool, far: int
) -> None:
    door = Door(opened(capacity=5, no_show=no_show, forfeit=forfeit, seats=4))
    start = door.state
    before = (partial(door.enter, *NAMES[:5]), door.night.draw, door.night.start)
    for step in before[:far]:
        step()
    for which, name, n in sequence:
        tried(door, DEEDS[which], name, n)
        check(door.state)
    assert fold.fold(history.places(door.night.evening.steps)) == door.state
    while door.night.evening.undo_target() is not None:
        door.night.evening.undo()
    assert (door.state.entries, door.state.guests, door.state.tables) == ({}, {}, {})
    assert (door.state.clock, door.state.waiting, door.state.capacity) == (start.clock, (), 5)
