"""From what the room may know to what is drawn: `(BoardView, size, theme) -> Scene`, the same answer every time."""

from collections.abc import Iterator

from desktop.display.drawn import Drawn, Scene
from desktop.display.frame import Frame
from desktop.display.pages import interval, level, winner
from desktop.display.themes import Theme
from tournament.board import BoardView
from tournament.clocks.clock import Phase


def layout(view: BoardView, size: tuple[int, int], theme: Theme) -> Scene:
    """The picture of that view in logical pixels."""
    width, height = max(1, size[0]), max(1, size[1])
    frame = Frame(width, height, theme)
    return Scene(width, height, theme.ground, tuple(_page(frame, view)))


def _page(frame: Frame, view: BoardView) -> Iterator[Drawn]:
    if view.winner is not None:
        return winner.drawn(frame, view, view.winner)
    if view.phase is Phase.COUNTDOWN:
        return interval.countdown(frame, view)
    if view.phase is Phase.WAITING:
        return interval.waiting(frame, view)
    if view.on_break or view.level is None:
        return interval.on_break(frame, view)
    return level.drawn(frame, view, view.level)
