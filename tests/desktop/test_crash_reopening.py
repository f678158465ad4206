"""Killed in the middle, the desk opens where it was: evening, page, boards, window."""

from pathlib import Path

from PyQt6.QtCore import QRect

from desktop.running import Desk
from tests.desktop.desks import DeskMaker, HandClock, bridge_of, desk_of, make_desk, open_kept, start
from tournament.names import MINUTE


def kill(desk: Desk) -> None:
    """The process is gone: nothing is stored, said or closed; only the system lets go of the file."""
    desk.ticker.stop()
    desk.scheduler.pause()
    desk.window.hide()
    desk._shelf.close()
    for slot in desk.slots.made:
        slot.board.window.hide()


def dispose(*desks: Desk) -> None:
    for desk in desks:
        desk.blockSignals(True)
        for slot in desk.slots.made:
            slot.board.window.deleteLater()
        desk.window.deleteLater()
        desk.deleteLater()


def test_page_board_and_absence_are_there_after_a_kill(dressed: object, tmp_path: Path, clock: HandClock) -> None:
    first = make_desk(tmp_path, clock)
    start(open_kept(first, clock))
    first.toggle_board()
    assert first.board.is_open
    desk_of(first).go_to("tables")
    clock.pass_by(10_000)
    first.ticker.beat.emit(clock.at)
    stream = bridge_of(first).evening.number
    kill(first)
    clock.pass_by(5 * MINUTE)
    second = make_desk(tmp_path, clock)
    second._open_boards()
    assert bridge_of(second).evening.number == stream
    assert desk_of(second).places.button("tables").isChecked()
    assert second.board.is_open, "it was open, and nobody has closed it"
    assert desk_of(second).away.isVisible()
    # Ended as it should, a board that does not open by itself stays closed.
    second.window.close()
    second.end()
    third = make_desk(tmp_path, clock)
    third._open_boards()
    assert desk_of(third).places.button("tables").isChecked()
    assert not third.board.is_open
    third.window.close()
    third.end()
    dispose(first, second, third)


def test_the_window_is_where_it_was_with_these_screens(desk_maker: DeskMaker) -> None:
    first = desk_maker()
    one = QRect(40, 60, 700, 600).united(QRect(40, 60, first.window.minimumWidth(), first.window.minimumHeight()))
    first.window.setGeometry(one)
    first.layouts.note()
    layouts, settings = first.layouts, first.premises.settings
    here = layouts._set
    assert settings.layout(here) is not None
    # With a television it is elsewhere; plugged in again, it goes back there.
    layouts._set = "with the television"
    first.window.setGeometry(one.translated(10, 10))
    settings.keep_layout("with the television", first.window.saveGeometry())
    layouts.screens_settled()
    assert layouts._set == here
    assert first.window.geometry().topLeft() == one.topLeft()
    second = desk_maker()
    assert second.premises.settings.layout(here) is not None
    assert second.premises.settings.layout("with the television") is not None
    assert second.window.screen() is not None
