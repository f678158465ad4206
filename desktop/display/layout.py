"""From what the room may know to what is drawn: `(Showing, size, Style) -> Scene`, the same answer every time."""

from collections.abc import Iterator

from desktop.display import frame as frames
from desktop.display.drawing.drawn import Backdrop, Drawn, Scene
from desktop.display.frame import Frame
from desktop.display.looks import themes
from desktop.display.looks.style import USUAL, Style
from desktop.display.pages import interval, level, message, moves, prizes, seating, standings, strip, structure, winner
from desktop.display.showing import Blank, Showing
from tournament.board.pages import Content, Message, Moves, Prizes, Ranking, Schedule, Seating
from tournament.board.view import BoardView
from tournament.clocks.clock import Phase

BLACK = "#000000"


def layout(showing: Showing, size: tuple[int, int], style: Style = USUAL) -> Scene:
    """The picture of that in logical pixels."""
    frame = _frame(size, style)
    if showing.blank is not Blank.NO:
        picture = style.blank if showing.blank is Blank.PICTURE else b""
        return Scene(frame.width, frame.height, BLACK, (Backdrop(picture, 0.0),) if picture else ())
    things = _clock(frame, showing.view) if showing.page is None else _page(frame, showing, showing.page)
    return Scene(frame.width, frame.height, frame.theme.ground, tuple(things))


def sheets(content: Content, size: tuple[int, int], style: Style = USUAL) -> int:
    """How many sheets that page takes on a board of that size; at least one."""
    frame = _frame(size, style)
    match content:
        case Seating():
            return seating.sheets(frame, content)
        case Moves():
            return moves.sheets(frame, content)
        case Prizes():
            return prizes.sheets(frame, content)
        case Ranking():
            return standings.sheets(frame, content)
        case Schedule():
            return structure.sheets(frame, content)
        case Message():
            return message.sheets(frame, content)


def _frame(size: tuple[int, int], style: Style) -> Frame:
    return Frame(max(1, size[0]), max(1, size[1]), themes.of(style), style)


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


def _page(frame: Frame, showing: Showing, page: Content) -> Iterator[Drawn]:
    """The strip with time and blinds, and one sheet of the page under it."""
    behind = frames.background(frame, frame.theme.ground)
    if isinstance(behind, Backdrop):
        yield behind
    yield from strip.strip(frame, showing.view)
    yield from _sheet(frame, showing.view, page, showing.turn)


def _sheet(frame: Frame, view: BoardView, page: Content, turn: int) -> Iterator[Drawn]:
    match page:
        case Seating():
            return seating.drawn(frame, view, page, turn)
        case Moves():
            return moves.drawn(frame, view, page, turn)
        case Prizes():
            return prizes.drawn(frame, view, page, turn)
        case Ranking():
            return standings.drawn(frame, view, page, turn)
        case Schedule():
            return structure.drawn(frame, view, page, turn)
        case Message():
            return message.drawn(frame, view, page, turn)
