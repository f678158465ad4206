"""The page of a message: what the director wants the room to read, as large as it fits."""

from collections.abc import Iterator
from functools import lru_cache

from desktop.display.drawing.drawn import Box, Drawn
from desktop.display.drawing.typesetting import SEMIBOLD, Run, balanced, set_centred, wrapped
from desktop.display.frame import Frame
from desktop.display.pages import strip
from tournament.board.pages import Message
from tournament.board.view import BoardView
from tournament.language import gettext as _

LARGEST, SMALLEST = 0.1, 0.05
"""The size of type, as shares of the height: always below the time's."""

_LEADING = 1.3


def sheets(frame: Frame, page: Message) -> int:
    """How many it takes."""
    return _lines(frame, page.text)[1]


def drawn(frame: Frame, view: BoardView, page: Message, turn: int) -> Iterator[Drawn]:
    """Its lines around the middle of the page."""
    (size, lines), count = _lines(frame, page.text)
    area, full = _area(frame), _full(frame, size)
    if count > 1:
        yield from strip.title(frame, _("Message"), sheet=(turn % count + 1, count))
    here = lines[turn % count * full : (turn % count + 1) * full]
    high = _LEADING * size
    middle = area.centre[1] if count > 1 else (strip.measures(frame).edge + frame.height) / 2
    first = middle - high * (len(here) - 1) / 2
    for number, line in enumerate(here):
        said = [Run(line, frame.theme.text, SEMIBOLD)]
        yield from set_centred(said, frame.middle, first + number * high, size, area.width, size)


def _area(frame: Frame) -> Box:
    return strip.measures(frame).body(frame)


def _full(frame: Frame, size: int) -> int:
    """How many lines of that size stand on a sheet."""
    return max(1, int(_area(frame).height / (_LEADING * size)))


@lru_cache(maxsize=8)
def _lines(frame: Frame, text: str) -> tuple[tuple[int, tuple[str, ...]], int]:
    """The largest size at which it fits on one sheet, else the smallest; its lines, and how many sheets they take."""
    area = _area(frame)
    largest, smallest = max(2, int(LARGEST * frame.unit)), max(1, int(SMALLEST * frame.unit))
    step = max(1, (largest - smallest) // 12)
    for size in (*range(largest, smallest, -step), smallest):
        lines = wrapped(text, size, SEMIBOLD, area.width)
        if len(lines) <= _full(frame, size):
            return (size, balanced(text, size, SEMIBOLD, area.width)), 1
    return (size, lines), max(1, -(-len(lines) // _full(frame, size)))
