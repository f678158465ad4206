"""While the desk asks something its keys rest, wherever the keyboard is: also on a board, a window of its own."""

import pytest
from PyQt6.QtCore import Qt

from desktop.display.showing import Blank
from desktop.running import Desk
from tests.desktop.desks import HandClock, bridge_of, click, desk_of, open_kept, press, start
from tests.desktop.rooms import evening_of, page_of, settle, to_front


@pytest.fixture
def night(desk: Desk, clock: HandClock) -> Desk:
    """An evening in its first level, its board open in a window, the place “Board” in front."""
    start(open_kept(desk, clock))
    desk.boards.toggle()
    to_front(desk)
    page_of(desk)
    return desk


def test_the_desks_keys_rest_on_the_board_too_while_a_dialog_is_open(night: Desk) -> None:
    page, bridge = page_of(night), bridge_of(night)
    click(page.look)
    window = night.board.window
    window.activateWindow()
    settle()
    pages, steps = desk_of(night).pages, len(bridge.evening.steps)
    before = pages.currentWidget()
    for key in (Qt.Key.Key_F, Qt.Key.Key_1, Qt.Key.Key_Z):
        press(window, key, Qt.KeyboardModifier.ControlModifier)
    for key in (Qt.Key.Key_Space, Qt.Key.Key_F2, Qt.Key.Key_F4, Qt.Key.Key_F9):
        press(window, key)
    assert (pages.currentWidget(), len(bridge.evening.steps)) == (before, steps)
    assert (evening_of(night).boards[0].held, evening_of(night).boards[0].blank) == (None, Blank.NO)
    assert night.heard.choices.muted
    assert page.dialog is not None
    page.dialog.reject()
    settle()
    window.activateWindow()
    settle()
    press(window, Qt.Key.Key_F4)
    assert evening_of(night).boards[0].blank is Blank.BLACK
