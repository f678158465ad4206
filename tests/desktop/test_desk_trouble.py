"""Refusals and a full disk: each told in its own way, and none of them changes anything."""

from collections.abc import Mapping, Sequence

from PyQt6.QtCore import Qt

from db.errors import StorageTrouble
from db.shelf import Shelf
from desktop.running import Desk
from tests.desktop.desks import DeskMaker, HandClock, bust, desk_of, open_kept, press, said, start
from tournament.clocks import timekeeping
from tournament.history import Stored


class FullShelf(Shelf):
    """A shelf whose disk is full from one moment on."""

    full = False

    def append(self, batch: Sequence[tuple[int, Stored]], states: Mapping[int, object] | None = None) -> None:
        if self.full:
            raise StorageTrouble("disk_full", file="club.sqlite")
        super().append(batch, states)


def test_a_full_disk_is_told_in_a_dialog_and_nothing_changes(desk_maker: DeskMaker, clock: HandClock) -> None:
    desk = desk_maker(FullShelf)
    bridge = open_kept(desk, clock)
    start(bridge)
    state, lines, saved = bridge.state, said(desk), desk.window.foot.saved.text()
    shelf = bridge.shelf
    assert isinstance(shelf, FullShelf)
    shelf.full = True
    clock.pass_by(1_000)
    desk_of(desk).bar.main.click()
    box = desk.window.trouble_box
    assert box is not None
    assert box.isVisible()
    assert box.text() == "Not saved, nothing changed."
    assert box.informativeText() == "The disk with club.sqlite is full."
    assert bridge.state is state
    assert (said(desk), desk.window.foot.saved.text()) == (lines, saved)
    box.accept()
    shelf.full = False
    desk_of(desk).bar.main.click()
    assert said(desk)[0] == "Clock paused"
    assert desk.window.trouble_box is None


def test_a_refusal_is_one_sentence_in_the_quiet_bar(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    assert bridge.perform(timekeeping.start) is None
    assert desk.window.quiet.isVisible()
    assert desk.window.quiet.said.text() == "Draw the seats first."
    desk.window.quiet.close_button.click()
    assert desk.window.quiet.isHidden()


def test_undoing_a_step_that_others_stand_on_is_refused(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    start(bridge)
    bust(bridge, 2, by=1)
    state = bridge.state
    entered = next(stored.seq for stored in bridge.evening.steps if stored.step.label == "players_entered")
    bridge.undo(entered)
    assert bridge.state is state
    assert "undo that first" in desk.window.quiet.said.text()


def test_what_was_saved_is_told_to_the_second(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    assert desk.window.foot.saved.text().startswith("Saved ")
    before = desk.window.foot.saved.text()
    clock.pass_by(7_000)
    start(bridge)
    assert desk.window.foot.saved.text() != before


def test_the_board_needs_an_evening(desk: Desk) -> None:
    desk.boards.toggle()
    assert not desk.board.is_open
    assert desk.window.quiet.isVisible()


def test_the_board_is_opened_and_closed_by_its_key(desk: Desk, clock: HandClock) -> None:
    open_kept(desk, clock)
    press(desk.window, Qt.Key.Key_F11)
    assert desk.board.is_open
    assert desk.window.foot.board.text().startswith("Board")
    press(desk.window, Qt.Key.Key_F11)
    assert desk.window.foot.board.text() == "Board closed"
