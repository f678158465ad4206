"""Boards that wait for a screen, and a director's window that comes onto theirs: nothing lies, nothing is covered."""

from pathlib import Path

from PyQt6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from desktop.running import Desk
from tests.desktop.screens import LAPTOP, PORTRAIT, TV, pretend

WAITING = """
board = Board(desk, key("TV").text(), screens)
desk.move(1400, 10); QTest.qWait(50)
board.open_at_start(); wait()
tell("the desk is there", board)
plugged("LAPTOP"); desk.move(10, 10); wait()
tell("unplugged", board)
plugged("LAPTOP", "TV"); wait()
tell("plugged in", board)
other = Board(desk, key("TV").text(), screens)
other.open_at_start(); wait()
tell("another board is there", other)
third = Board(desk, "", screens)
third.open(); wait()
tell("a window", third)
board.close(); wait()
tell("that has gone", other)
other.close(); wait()
tell("all have gone", third)
other.open(); wait()
tell("one is back", third)
"""


def test_what_a_board_waits_for_is_told_as_it_is_now(tmp_path: Path) -> None:
    told = pretend(tmp_path, WAITING, LAPTOP, TV)
    assert told["the desk is there"]["where"] == "Board hidden: you work on TV"
    assert told["unplugged"]["where"] == "Board hidden: TV is not connected"
    assert (told["plugged in"]["screen"], told["plugged in"]["full"]) == ("TV", True)
    assert told["another board is there"]["where"] == "Board hidden: another board fills TV"
    assert told["a window"]["where"] == "Board: in a window, because another board fills the screen"
    gone = told["that has gone"]
    assert (gone["where"], gone["full"], gone["active"]) == ("Board: TV, 3840×2160", True, True)
    assert told["all have gone"]["where"] == "Board: in a window, although a screen is free"
    assert told["all have gone"]["explained"].startswith("A screen is free. Choose it")
    assert told["one is back"]["where"] == "Board: in a window, because another board fills the screen"


ELSEWHERE = """
board = Board(desk, key("TV").text(), screens)
plugged("LAPTOP"); wait()
board.open(); wait()
board.open(); wait()
tell("asked for elsewhere", board)
plugged("LAPTOP", "TV"); wait()
tell("the television is back", board)
board.choose(key("TV")); wait()
tell("chosen", board)
"""


def test_a_board_that_was_asked_for_elsewhere_stays_there_and_its_own_screen_is_offered(tmp_path: Path) -> None:
    """B127: it returns by itself where it has hidden; where the director has moved it, he decides."""
    told = pretend(tmp_path, ELSEWHERE, LAPTOP, TV)
    asked, back = told["asked for elsewhere"], told["the television is back"]
    assert (asked["where"], asked["full"]) == ("Board: in a window", False)
    assert (back["where"], back["full"]) == ("Board: in a window, although a screen is free", False)
    assert back["explained"] == "A screen is free. Choose it in the list of screens, and the board fills it."
    assert (told["chosen"]["where"], told["chosen"]["full"]) == ("Board: TV, 3840×2160", True)


DRAGGED = """
board = Board(desk, "", screens)
board.open(); wait()
desk.move(1400, 10); wait()
tell("the desk comes", board)
desk.move(10, 10); wait()
tell("the desk goes", board)
board.choose(key("LAPTOP")); wait()
desk.move(3300, 10); wait()
desk.move(10, 10); wait()
tell("invited", board)
board.choose(key("TV")); wait()
screens._moving.setInterval(400)
plugged("LAPTOP", "TV"); QTest.qWait(150)
desk.move(1400, 10); wait()
tell("the system was slow", board)
"""


def test_a_desk_that_comes_onto_the_boards_screen_is_not_covered(tmp_path: Path) -> None:
    """The board makes way; but where the system carried the window there after a cable, the window goes back."""
    told = pretend(tmp_path, DRAGGED, LAPTOP, TV, PORTRAIT)
    comes = told["the desk comes"]
    assert (comes["visible"], comes["desk"]) == (False, "TV")
    assert comes["where"] == "Board hidden: you work on TV"
    goes = told["the desk goes"]
    assert (goes["screen"], goes["full"], goes["desk"], goes["active"]) == ("TV", True, "LAPTOP", True)
    assert (told["invited"]["screen"], told["invited"]["full"]) == ("LAPTOP", True), "the director put it there"
    slow = told["the system was slow"]
    assert (slow["screen"], slow["full"], slow["desk"]) == ("TV", True, "LAPTOP")


def test_a_desk_whose_screen_has_gone_comes_onto_what_is_left(desk: Desk, qtbot: QtBot) -> None:
    desk.window.move(5_000, 4_000)
    desk.slots._screens.something_changed()
    (screen,) = QGuiApplication.screens()
    qtbot.waitUntil(lambda: screen.geometry().contains(desk.window.frameGeometry().topLeft()))
