"""From what the room may know to what is drawn: `(Showing, size, Style) -> Scene`, the same answer every time."""

from collections.abc import Iterator

from desktop.display import themes
from desktop.display.drawn import Drawn, Scene
from desktop.display.frame import Frame
from desktop.display.pages import interval, level, winner
from desktop.display.showing import Showing
from desktop.display.style import USUAL, Style
from tournament.board.pages import Content
from tournament.board.view import BoardView
from tournament.clocks.clock import Phase


def layout(showing: Showing, size: tuple[int, int], style: Style = USUAL) -> Scene:
    """The picture of that in logical pixels."""
    width, height = max(1, size[0]), max(1, size[1])
    frame = Frame(width, height, themes.of(style), style)
    return Scene(width, height, frame.theme.ground, tuple(_clock(frame, showing.view)))


def sheets(content: Content, size: tuple[int, int], style: Style = USUAL) -> int:
    """How many sheets that page takes on a board of that size; at least one."""
    return 1


def _clock(frame: Frame, view: BoardView) -> Iterator[Drawn]:
    if view.winner is not None:
        return winner.drawn(frame, view, view.winner)
    if view.phase is Phase.COUNTDOWN:
        return interval.countdown(frame, view)
    if view.phase is Phase.WAITING:
        return interval.waiting(frame, view)
    if view.on_break or view.level is None:
        return interval.on_break(frame, view)
    return level.drawn(frame, view, view.level)
