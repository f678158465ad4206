"""Screens are known by what they are (B122), and a board survives having none (B129)."""

from collections.abc import Sequence
from typing import cast

import pytest
from PyQt6.QtCore import QEvent, QRect, Qt
from PyQt6.QtGui import QAction, QKeyEvent, QScreen
from PyQt6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.display.board import Board
from desktop.display.screens.screens import ScreenKey, Screens
from desktop.display.showing import Showing
from desktop.display.window import BoardWindow
from tests.desktop import board_views as views


class NeverChanges:
    """The signal of a screen that keeps its size and its pixels."""

    def connect(self, slot: object) -> None:
        """Nothing will come."""


class Pretend:
    """As much of a QScreen as finding one needs."""

    def __init__(self, manufacturer: str, model: str, serial: str, name: str) -> None:
        self.words = (manufacturer, model, serial, name)
        self.geometryChanged = self.physicalDotsPerInchChanged = self.logicalDotsPerInchChanged = NeverChanges()

    def geometry(self) -> QRect:
        return QRect(0, 0, 1366, 768)

    def manufacturer(self) -> str:
        return self.words[0]

    def model(self) -> str:
        return self.words[1]

    def serialNumber(self) -> str:
        return self.words[2]

    def name(self) -> str:
        return self.words[3]


LAPTOP = Pretend("BOE", "NV140", "", "eDP-1")
TV = Pretend("Samsung", "LE40", "0815", "HDMI-1")
TWIN = Pretend("Samsung", "LE40", "0815", "HDMI-2")
PROJECTOR = Pretend("", "", "", "VGA-1")


def connected(*screens: Pretend) -> Screens:
    return Screens(None, lambda: cast("Sequence[QScreen]", screens))


def key(screen: Pretend) -> ScreenKey:
    return ScreenKey.of(cast("QScreen", screen))


def test_a_screen_is_found_whatever_its_number_and_socket(qtbot: QtBot) -> None:
    moved = Pretend("Samsung", "LE40", "0815", "DP-3")
    assert connected(moved, LAPTOP).find(key(TV)) is cast("QScreen", moved)
    assert connected(LAPTOP, TV).find(key(TV)) is cast("QScreen", TV)
    assert connected(LAPTOP, PROJECTOR).find(key(TV)) is None


def test_of_two_twins_the_one_in_the_same_socket_is_meant(qtbot: QtBot) -> None:
    assert connected(TV, TWIN).find(key(TWIN)) is cast("QScreen", TWIN)


def test_the_board_of_a_twin_that_is_gone_does_not_take_the_other_ones_screen(qtbot: QtBot) -> None:
    """Cheap screens of one make bear the same serial number."""
    alive = [LAPTOP, TV, TWIN]
    screens = Screens(None, lambda: cast("Sequence[QScreen]", alive))
    alive.remove(TV)
    screens.screen_removed()
    assert screens.find(key(TV)) is None
    assert screens.as_connected(key(TV)) == key(TV), "the list of screens says that it is not connected"
    assert screens.find(key(TWIN)) is cast("QScreen", TWIN)


def test_a_screen_has_the_key_of_the_socket_it_is_in_now(qtbot: QtBot) -> None:
    moved = Pretend("Samsung", "LE40", "0815", "DP-3")
    assert connected(moved, LAPTOP).as_connected(key(TV)) == key(moved)
    assert connected(LAPTOP).as_connected(key(TV)) == key(TV), "it is not connected"


def test_a_screen_that_says_nothing_of_itself_is_known_by_its_socket(qtbot: QtBot) -> None:
    assert connected(LAPTOP, PROJECTOR).find(key(PROJECTOR)) is cast("QScreen", PROJECTOR)
    other = Pretend("Samsung", "LE40", "0815", "VGA-1")
    assert connected(LAPTOP, other).find(key(PROJECTOR)) is None


def test_a_key_is_written_and_read_again() -> None:
    for screen in (LAPTOP, TV, PROJECTOR):
        assert ScreenKey.read(key(screen).text()) == key(screen)
    for nonsense in ("", "TV", "\t\t\t", "a\tb", "1\t2\t3\t4\t5"):
        assert ScreenKey.read(nonsense) is None


def test_a_screen_is_called_what_people_call_it() -> None:
    assert key(TV).label == "Samsung LE40"
    assert key(PROJECTOR).label == "VGA-1"
    assert key(Pretend("LG", "LG TV", "", "HDMI-1")).label == "LG TV"


def test_one_cable_gives_several_signals_and_one_answer(qtbot: QtBot) -> None:
    screens = Screens()
    settled: list[bool] = []
    fewer: list[bool] = []
    screens.settled.connect(lambda: settled.append(True))
    screens.fewer.connect(lambda: fewer.append(True))
    for _ in range(5):
        screens.screen_removed()
        screens.something_changed()
    assert len(fewer) == 5
    with qtbot.waitSignal(screens.settled, timeout=1_500):
        pass
    assert len(settled) == 1


# ---- a board on this test's one screen -----------------------------------------------------------------------------


@pytest.fixture
def desk(qtbot: QtBot) -> QWidget:
    desk = QWidget()
    qtbot.addWidget(desk)
    desk.show()
    return desk


def press(window: QWidget, key: Qt.Key) -> None:
    QApplication.sendEvent(window, QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier))


def test_nothing_is_shown_until_the_director_asks(desk: QWidget, qtbot: QtBot) -> None:
    """B132."""
    board = Board(desk)
    board.put(Showing(views.LEVEL))
    qtbot.wait(20)
    assert not board.window.isVisible()
    assert not board.is_open
    assert (board.where, board.brief) == ("Board closed", "")


def test_with_one_screen_the_board_is_an_ordinary_window(desk: QWidget, qtbot: QtBot) -> None:
    board = Board(desk)
    said: list[str] = []
    board.where_changed.connect(said.append)
    board.toggle()
    assert board.window.isVisible()
    assert not board.window.isFullScreen()
    assert board.chosen == ""
    board.toggle()
    assert not board.window.isVisible()
    assert said == ["Board: in a window", "Board closed"]


def test_f11_fills_the_screen_and_gives_it_back(desk: QWidget, qtbot: QtBot) -> None:
    board = Board(desk)
    board.open()
    press(board.window, Qt.Key.Key_F11)
    assert board.window.isFullScreen()
    assert board.window.cursor().shape() == Qt.CursorShape.BlankCursor
    assert board.where.startswith("Board: ")
    press(board.window, Qt.Key.Key_Escape)
    assert board.window.isVisible()
    assert not board.window.isFullScreen()
    assert board.window.cursor().shape() == Qt.CursorShape.ArrowCursor
    board.close()


def test_closing_the_window_closes_the_board(desk: QWidget, qtbot: QtBot) -> None:
    board = Board(desk)
    board.open()
    board.window.close()
    assert not board.is_open
    assert board.where == "Board closed"


def test_the_board_neither_takes_the_keyboard_nor_keeps_the_program_alive(desk: QWidget) -> None:
    window = BoardWindow()
    assert window.testAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
    assert not window.testAttribute(Qt.WidgetAttribute.WA_QuitOnClose)
    assert window.parent() is None


def test_the_desks_keys_work_on_the_board(desk: QWidget, qtbot: QtBot) -> None:
    board = Board(desk)
    pause = QAction("Pause", desk)
    pause.setShortcut(Qt.Key.Key_Space)
    board.obey([pause])
    assert pause in board.window.actions()


def test_a_key_that_means_nothing_on_the_board_hands_the_keyboard_to_the_desk(desk: QWidget, qtbot: QtBot) -> None:
    """A board of another evening obeys no key of the desk: the next press acts where the director sees for whom."""
    board = Board(desk)
    board.toggle()
    board.window.activateWindow()
    qtbot.waitUntil(board.window.isActiveWindow)
    qtbot.keyClick(board.window, Qt.Key.Key_Control)
    assert board.window.isActiveWindow(), "there is more to come"
    qtbot.keyClick(board.window, Qt.Key.Key_Space)
    qtbot.waitUntil(desk.isActiveWindow)
    qtbot.keyClick(board.window, Qt.Key.Key_F11)
    board.window.activateWindow()
    qtbot.waitUntil(board.window.isActiveWindow)
    qtbot.keyClick(board.window, Qt.Key.Key_Space)
    assert board.window.isActiveWindow(), "where it covers the desk, the desk does not jump up over it"


def test_a_missing_screen_leaves_the_board_hidden_until_asked_again(desk: QWidget, qtbot: QtBot) -> None:
    """B122: the television of last week is not here."""
    board = Board(desk, chosen=key(TV).text())
    board.toggle()
    assert not board.window.isVisible()
    assert not board.is_open
    assert board.where == "Board hidden: Samsung LE40 is not connected"
    assert board.brief == "no screen"
    board.toggle()
    assert board.window.isVisible()
    assert not board.window.isFullScreen()
    assert ScreenKey.read(board.chosen) == key(TV)
    board.close()


def test_no_screens_at_all_are_survived(desk: QWidget, qtbot: QtBot) -> None:
    """B129: a locked computer may have none for a moment."""
    alive: list[QScreen] = []
    screens = Screens(desk, lambda: alive)
    board = Board(desk, screens=screens)
    board.open()
    screens.screen_removed()
    board.put(Showing(views.LEVEL))
    with qtbot.waitSignal(screens.settled, timeout=1_500):
        pass
    assert board.choices() == ()
    board.close()
    board.open()
    board.close()


def test_a_board_bears_its_evenings_name(desk: QWidget) -> None:
    board = Board(desk)
    assert board.window.windowTitle() == "Board"
    board.set_title("Friday")
    assert board.window.windowTitle() == "Board: Friday"


def test_a_board_that_waits_for_its_screen_is_neither_open_nor_closed(desk: QWidget) -> None:
    board = Board(desk, chosen=key(TV).text())
    assert (board.is_closed, board.is_open, board.is_stale) == (True, False, False)
    board.open()
    assert (board.is_closed, board.is_open, board.is_stale) == (False, False, True)
    board.close()


def test_a_board_tells_how_large_its_picture_is(desk: QWidget) -> None:
    board = Board(desk)
    board.open()
    assert board.size == (board.window.width(), board.window.height())
    board.close()


def test_a_board_that_is_thrown_away_takes_its_window_along(desk: QWidget, qtbot: QtBot) -> None:
    board = Board(desk)
    board.open()
    window = board.window
    with qtbot.waitSignal(window.destroyed):
        board.deleteLater()
