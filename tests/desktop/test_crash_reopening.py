"""Killed in the middle, the desk opens where it was: evening, page, boards, window."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PyQt6.QtCore import QCoreApplication, QEvent, QRect

from desktop.running import Desk
from tests.desktop.desks import DeskMaker, HandClock, bridge_of, desk_of, make_desk, open_kept, start
from tests.desktop.rooms import settle
from tournament.names import MINUTE


def kill(desk: Desk) -> None:
    """The process is gone: nothing is stored, said or closed; only the system lets go of the file."""
    desk.ticker.stop()
    desk.scheduler.pause()
    desk.window.hide()
    desk._shelf.close()
    for slot in desk.slots.made:
        slot.board.window.hide()


@pytest.fixture
def begun(dressed: object, tmp_path: Path, clock: HandClock) -> Iterator[Callable[[], Desk]]:
    """Opens desks that nobody closes."""
    made: list[Desk] = []

    def begin() -> Desk:
        made.append(make_desk(tmp_path, clock))
        return made[-1]

    yield begin
    for desk in made:
        for slot in desk.slots.made:
            slot.board.window.deleteLater()
        desk.window.deleteLater()
        desk.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_page_board_and_absence_are_there_after_a_kill(begun: Callable[[], Desk], clock: HandClock) -> None:
    first = begun()
    start(open_kept(first, clock))
    first.boards.toggle()
    desk_of(first).go_to("tables")
    clock.pass_by(10_000)
    first.ticker.beat.emit(clock.at)
    stream = bridge_of(first).evening.number
    kill(first)
    clock.pass_by(5 * MINUTE)
    second = begun()
    assert bridge_of(second).evening.number == stream
    assert desk_of(second).places.button("tables").isChecked()
    assert desk_of(second).away.isVisible()
    assert second.slots.opening() == {1: stream}, "it was open, and nobody has closed it"
    settle()
    assert second.board.is_open, "in a window, as it was: there is no second screen"
    # Ended as it should, a board that does not open by itself stays closed; the page is the same.
    second.window.close()
    second.end()
    third = begun()
    assert desk_of(third).places.button("tables").isChecked()
    assert third.slots.opening() == {}
    third.window.close()
    third.end()


def test_a_mistake_of_ours_in_the_last_evening_is_told_and_the_program_starts_now_and_later(
    begun: Callable[[], Desk], clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = begun()
    start(open_kept(first, clock))
    kill(first)
    told: list[type[BaseException]] = []

    def fail(self: Desk, stream: int) -> bool:
        raise KeyError("Anna")

    with monkeypatch.context() as broken:
        broken.setattr(Desk, "open_evening", fail)
        broken.setattr(sys, "excepthook", lambda kind, error, trace: told.append(kind))
        second = begun()
    assert told == [KeyError]
    assert second.window.desk is None
    assert second.premises.settings.last_evening is None, "the next start does not try it again"
    second.window.close()
    second.end()


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
    assert first.window.geometry().top() == one.top()
    second = desk_maker()
    assert second.premises.settings.layout(here) is not None
    assert second.premises.settings.layout("with the television") is not None
    assert second.window.screen() is not None
