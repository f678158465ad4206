"""What the room sees on a board of the desk: its words, and the values behind them."""

from functools import partial

from PyQt6.QtCore import QCoreApplication

from desktop.director.board_page.page import BoardPage
from desktop.display.drawing.drawn import Text
from desktop.display.showing import Showing
from desktop.display.window import BoardWindow
from desktop.evenings.evening_board import EveningBoard
from desktop.evenings.open_evening import OpenEvening
from desktop.running import Desk
from tests.desktop.desks import HandClock, bridge_of, desk_of
from tournament.events import Seat
from tournament.names import EntryNo, SeatNo, TableNo
from tournament.tables import moves


def evening_of(desk: Desk) -> OpenEvening:
    """The evening at the desk."""
    assert desk.evenings.shown is not None
    return desk.evenings.shown


def page_of(desk: Desk) -> BoardPage:
    """Its place “Board”, gone to."""
    desk_of(desk).go_to("board")
    return desk_of(desk).board


def seen(board: EveningBoard) -> Showing:
    """What the board's canvas was given last."""
    window = board.board.window
    assert isinstance(window, BoardWindow)
    assert window.isVisible()
    assert window.canvas._showing is not None
    return window.canvas._showing


def words(board: EveningBoard) -> list[str]:
    """Every text on the board's picture, from its back to its front."""
    window = board.board.window
    assert isinstance(window, BoardWindow)
    assert window.canvas._scene is not None
    return [thing.text for thing in window.canvas._scene.things if isinstance(thing, Text)]


def move(desk: Desk, who: int) -> None:
    """A free seat for somebody, at the same table."""
    bridge = bridge_of(desk)
    taken = {entry.seat.number for entry in bridge.state.left if entry.seat is not None}
    to = Seat(TableNo(1), next(SeatNo(seat) for seat in range(1, 10) if seat not in taken))
    assert bridge.perform(partial(moves.move_by_hand, entry=EntryNo(who), to=to))


def pass_by(desk: Desk, clock: HandClock, time: int) -> None:
    """So much time, and the beat after it."""
    clock.pass_by(time)
    desk.ticker.beat.emit(clock.at)


def settle() -> None:
    """What was queued happens."""
    QCoreApplication.processEvents()


def to_front(desk: Desk) -> None:
    """The director's window gets the keyboard."""
    desk.window.activateWindow()
    settle()
