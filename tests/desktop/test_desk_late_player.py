"""Somebody who comes after the draw."""

from functools import partial

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QLabel, QPushButton

from desktop.director.attention.panel import AttentionPanel
from desktop.director.person import Invited
from desktop.director.tables.draw_dialog import DrawnDialog
from desktop.running import Desk
from tests.desktop.desks import HandClock, bust, click, desk_of, open_kept, open_rebuys, press, said, start
from tournament.draws import seating
from tournament.names import EntryNo, PlayerId
from tournament.people import entries, leaving
from tournament.tables import tables


def test_who_comes_after_the_draw_has_a_seat_at_once_and_is_told_which(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    assert bridge.perform(partial(seating.draw_seats, server_seed=bridge.server_seed()))
    desk_of(desk).go_to("people")
    people = desk_of(desk).people
    commitment = bridge.server_seed()
    people.name.setText("Zora")
    press(people.name, Qt.Key.Key_Return)
    seat = bridge.state.entries[EntryNo(7)].seat
    assert seat is not None
    assert said(desk)[0] == f"Zora entered, table {seat.table} seat {seat.number}"
    assert people.line.strip.said.text() == f"Zora: paid €20, table {seat.table} seat {seat.number}"
    assert people.line.strip.seat.text() == f"Table {seat.table}, seat {seat.number}"
    assert bridge.server_seed() != commitment, "a seed is used for one draw only"
    assert bridge.undo()
    assert EntryNo(7) not in bridge.state.entries, "one undo takes back the seat and the entry"
    assert people.line.strip.isHidden(), "and it is not said any longer"
    assert sum(bridge.state.till.received.values()) == 6 * 2_000
    assert bridge.redo()
    assert bridge.state.entries[EntryNo(7)].seat == seat


def test_who_was_out_is_let_in_again_by_one_step_too(desk: Desk, clock: HandClock) -> None:
    bridge = open_rebuys(desk, clock)
    start(bridge)
    bust(bridge, 2, by=1)
    before = bridge.state
    desk_of(desk).go_to("people")
    people = desk_of(desk).people
    people.view.choose(EntryNo(2))
    people.bar.button("Re-enter").click()
    again = bridge.state.entries[EntryNo(7)]
    assert again.seat is not None
    assert said(desk)[0] == f"Bohdan entered again, table {again.seat.table} seat {again.seat.number}"
    assert bridge.undo()
    assert bridge.state.entries == before.entries


def test_several_guests_enter_and_are_seated_by_one_step(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    assert bridge.perform(partial(seating.draw_seats, server_seed=bridge.server_seed()))
    desk_of(desk).go_to("people")
    people = desk_of(desk).people
    people.name.setText("Zora, Xaver, Yvona")
    press(people.name, Qt.Key.Key_Return)
    assert all(bridge.state.entries[EntryNo(number)].seat is not None for number in (7, 8, 9))
    assert said(desk)[0] == "Zora, Xaver and Yvona entered, seats drawn"
    assert bridge.undo()
    assert len(bridge.state.entered) == 6


def test_who_has_no_seat_gets_one_by_the_row_pressed(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    assert bridge.perform(partial(seating.draw_seats, server_seed=bridge.server_seed()))
    desk_of(desk).go_to("people")
    people = desk_of(desk).people
    assert bridge.about(["Zora"], entries.enter)
    assert bridge.state.entries[EntryNo(7)].seat is None
    people.view.choose(EntryNo(7))
    people.view.setFocus()
    press(people.view, Qt.Key.Key_Return)
    assert bridge.state.entries[EntryNo(7)].seat is not None


def test_who_has_no_seat_needs_attention_until_one_is_drawn(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    assert bridge.perform(partial(seating.draw_seats, server_seed=bridge.server_seed()))
    assert bridge.about(["Zora"], entries.enter)
    attention = desk_of(desk).findChild(AttentionPanel)
    assert attention is not None
    card = attention.cards[0]
    assert [label.text() for label in card.findChildren(QLabel)][:2] == ["1 player has no seat", "Zora"]
    draw = next(button for button in card.findChildren(QPushButton) if button.text() == "Draw the seat")
    click(draw)
    assert bridge.state.entries[EntryNo(7)].seat is not None
    assert "has no seat" not in " ".join(label.text() for c in attention.cards for label in c.findChildren(QLabel))


def test_of_many_without_a_seat_only_some_are_named(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock, [f"Guest {letter}" for letter in "ABCDEFGHI"])
    assert bridge.perform(partial(seating.draw_seats, server_seed=bridge.server_seed()))
    assert bridge.enter_names([f"Late {number}" for number in range(1, 37)])
    attention = desk_of(desk).findChild(AttentionPanel)
    assert attention is not None
    assert [label.text() for label in attention.cards[0].findChildren(QLabel)][:2] == [
        "36 players have no seat",
        "Late 1, Late 2, Late 3, Late 4, Late 5, Late 6 and 30 more",
    ]


def test_who_was_taken_out_is_here_without_an_entry_and_can_enter_again(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    assert bridge.perform(partial(leaving.unregister, entry=EntryNo(1)))
    desk_of(desk).go_to("people")
    people = desk_of(desk).people
    assert {row.cells[0]: row.cells[1] for row in people.view.table.rows}["Anna"] == "here"
    people.view.choose(Invited(PlayerId(1)))
    people.bar.button("Gave back €20").click()
    people.name.setText("Anna")
    press(people.name, Qt.Key.Key_Return)
    assert {row.cells[0]: row.cells[1] for row in people.view.table.rows}["Anna"] == "paid"


def test_when_all_seats_are_taken_a_table_can_be_opened_for_who_comes(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock, [f"Guest {letter}" for letter in "ABCDEFGHI"])
    assert bridge.perform(partial(seating.draw_seats, server_seed=bridge.server_seed()))
    desk_of(desk).go_to("people")
    people = desk_of(desk).people
    people.name.setText("Zora")
    press(people.name, Qt.Key.Key_Return)
    assert "open a table" in desk.window.quiet.said.text()
    assert people.line.wrong.text() == desk.window.quiet.said.text(), "said beside the line, too, and it stays"
    assert people.line.wrong.isVisible()
    people.view.choose(EntryNo(10))
    assert "Draw a seat" not in [made.text() for made in people.bar.buttons]
    people.bar.button("Open a table").click()
    seat = bridge.state.entries[EntryNo(10)].seat
    assert seat is not None
    assert seat.table == 2
    assert bridge.undo()
    assert bridge.undo()
    assert len(bridge.state.tables) == 1


def test_the_draw_is_shown_also_after_a_late_seat_was_drawn(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    assert bridge.perform(partial(seating.draw_seats, server_seed=bridge.server_seed()))
    assert bridge.enter_names(["Zora"])
    assert bridge.state.entries[EntryNo(7)].seat is not None
    desk_of(desk).go_to("tables")
    page = desk_of(desk).tables
    page.head.drawn.click()
    shown = page.findChild(DrawnDialog)
    assert shown is not None
    assert [made.text() for made in shown.findChildren(QLabel) if made.text().startswith("Draw ")] == ["Draw 1"]


def test_a_draw_that_was_undone_is_not_shown(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    for _time in range(2):
        assert bridge.perform(partial(seating.draw_seats, server_seed=bridge.server_seed()))
        assert bridge.undo()
    for number in range(1, 7):
        assert bridge.perform(tables.open_table) if number == 1 else True
        assert bridge.perform(partial(seating.seat, entry=EntryNo(number), server_seed=bridge.server_seed()))
    desk_of(desk).go_to("tables")
    page = desk_of(desk).tables
    page.head.drawn.click()
    assert page.findChild(DrawnDialog) is None
    assert "one by one" in desk.window.quiet.said.text()
