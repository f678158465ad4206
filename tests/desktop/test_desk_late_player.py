"""Somebody who comes after the draw."""

from functools import partial

from PyQt6.QtCore import Qt

from desktop.running import Desk
from tests.desktop.desks import HandClock, desk_of, open_kept, press, said
from tournament import leaving, seating
from tournament.names import EntryNo


def test_who_comes_after_the_draw_enters_and_the_row_pressed_draws_the_seat(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    assert bridge.perform(partial(seating.draw_seats, server_seed=bridge.server_seed()))
    desk_of(desk).go_to("people")
    people = desk_of(desk).people
    people.name.setText("Zora")
    press(people.name, Qt.Key.Key_Return)
    assert bridge.state.entries[EntryNo(7)].seat is None
    commitment = bridge.server_seed()
    people.view.choose(EntryNo(7))
    people.view.setFocus()
    press(people.view, Qt.Key.Key_Return)
    seat = bridge.state.entries[EntryNo(7)].seat
    assert seat is not None
    assert said(desk)[0] == f"Zora: table {seat.table} seat {seat.number}"
    assert bridge.server_seed() != commitment, "a seed is used for one draw only"


def test_an_entry_that_was_taken_out_is_not_on_the_list(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    assert bridge.perform(partial(leaving.unregister, entry=EntryNo(1)))
    desk_of(desk).go_to("people")
    people = desk_of(desk).people
    assert "Anna" not in [row.cells[0] for row in people.view.table.rows]
    people.name.setText("Anna")
    press(people.name, Qt.Key.Key_Return)
    assert "Anna" in [row.cells[0] for row in people.view.table.rows]
