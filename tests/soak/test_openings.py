"""Evenings, boards and dialogs opened and closed five hundred times leave nothing behind."""

from dataclasses import replace

import pytest
from PyQt6.QtCore import QCoreApplication, QEvent
from PyQt6.QtWidgets import QApplication

from desktop.director.creating import create
from desktop.running import Desk
from tests.desktop.desks import HandClock, bridge_of, desk_of, kept_wish, start
from tests.desktop.rooms import evening_of, page_of
from tests.soak.used import has_not_grown, used

TIMES, WARM = 500, 60


def look_and_sounds(desk: Desk) -> None:
    """Both dialogs, opened as the director opens them, and left again."""
    page = page_of(desk)
    for opened in (page.look.click, page.sound.more.click):
        opened()
        dialog = QApplication.activeModalWidget()
        assert dialog is not None
        dialog.close()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.mark.soak
def test_five_hundred_openings_and_closings_leave_nothing_behind(desk: Desk, clock: HandClock) -> None:
    streams = [create(desk._shelf, replace(kept_wish(), name=name), clock) for name in ("Friday", "Side event")]
    assert desk.open_evening(streams[0])
    start(bridge_of(desk))
    warm = None
    for time in range(TIMES):
        assert desk.open_evening(streams[time % 2])
        evening = evening_of(desk)
        evening.toggle_boards()
        more = evening.another_board() if time % 2 else None
        if time % 5 == 0:
            look_and_sounds(desk)
        if more is not None:
            evening.remove_board(more)
        evening.toggle_boards()
        desk.ticker.beat.emit(clock.at)
        desk.go_home()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QCoreApplication.processEvents()
        if time == WARM:
            warm = used(desk)
    assert warm is not None
    has_not_grown(warm, used(desk))
    assert desk.open_evening(streams[0])
    assert not desk_of(desk).isHidden()
