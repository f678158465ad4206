"""Who comes after the draw: entered, paid and seated in one step."""

from collections.abc import Sequence
from functools import partial

import pytest

from tests.fakes import people
from tests.tournament.doors import Door, opened
from tournament import wording
from tournament.club import Player
from tournament.draws import late_entry, seating, verifying
from tournament.errors import RuleViolation
from tournament.history import Step
from tournament.names import EntryNo, Instant
from tournament.people import entries, registration
from tournament.state import Tournament


def come(state: Tournament, at: Instant, players: Sequence[Player]) -> Step:
    return late_entry.enter_seated(state, at, partial(entries.enter, players=players), bytes(32))


def newest(door: Door) -> str:
    return wording.step(door.night.evening.steps[-1].step)


def test_one_undo_takes_a_wrong_entry_back_with_its_seat_and_its_money() -> None:
    door = Door().start(*people(8))
    before = door.state
    door.about(come, "Zora")
    seat = door.entry("Zora").seat
    assert seat is not None
    assert newest(door) == f"Zora entered, table {seat.table} seat {seat.number}"
    door.night.evening.undo()
    assert (door.state.entries, door.state.tables, door.state.till) == (before.entries, before.tables, before.till)
    door.night.evening.redo()
    assert door.entry("Zora").seat == seat


def test_the_seat_is_the_one_that_two_steps_would_have_drawn() -> None:
    at_once = Door().start(*people(6)).about(come, "Zora", "Xaver")
    two_steps = Door().start(*people(6)).enter("Zora", "Xaver").do(seating.seat_everybody, bytes(32))
    assert [entry.seat for entry in at_once.state.left] == [entry.seat for entry in two_steps.state.left]
    assert newest(at_once) == "Zora and Xaver entered, seats drawn"
    assert [draw.right for draw in verifying.verify(at_once.night.evening.steps).draws] == [True, True]


def test_before_the_draw_nobody_gets_a_seat() -> None:
    door = Door().about(come, "Anna", "Boris")
    assert [entry.seat for entry in door.state.left] == [None, None]
    assert newest(door) == "Anna and Boris entered"


def test_where_no_seat_is_free_they_are_in_all_the_same() -> None:
    door = Door(opened(seats=6)).start(*people(6))
    free = sum(len(table.open_seats()) for table in door.state.tables.values())
    door.about(come, *(f"Late {number}" for number in range(free + 1)))
    assert len(door.state.left) == 7 + free
    assert [entry.seat for entry in door.state.left[6:]] == [None] * (free + 1)


def test_who_is_out_enters_again_with_a_new_seat_in_one_step() -> None:
    door = Door().start(*people(8))
    gone = door.state.left[3].name
    door.bust(gone)
    door.do(late_entry.enter_seated, partial(entries.re_enter, name=gone), bytes(32))
    again = door.state.entries[EntryNo(9)]
    assert again.seat is not None
    assert newest(door) == f"{gone} entered again, table {again.seat.table} seat {again.seat.number}"


def test_what_refuses_the_entry_refuses_all_of_it() -> None:
    door = Door().start(*people(8)).do(registration.close)
    with pytest.raises(RuleViolation, match="registration_closed"):
        door.about(come, "Zora")
    assert len(door.state.entries) == 8
