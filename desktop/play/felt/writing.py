"""Lines of text on a table: fitted into their place, cut with an ellipsis where even small type needs more room."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from PyQt6.QtCore import QPointF
from PyQt6.QtGui import QColor, QFont, QPainter

from desktop import typeface
from desktop.display.drawing.drawn import Box, Text
from desktop.display.drawing.typesetting import Piece, fitted, on_line, pieces_width, set_left

SMALLEST = 0.8
"""So much smaller a line may become before it is cut."""


@lru_cache(maxsize=128)
def _font(size: int, weight: int) -> QFont:
    return typeface.font(size, weight)


def write(painter: QPainter, texts: Iterable[object]) -> None:
    """Paint set text."""
    for text in texts:
        if isinstance(text, Text):
            write_at(painter, text.text, text.x, text.baseline, text.size, text.weight, text.colour)


def write_at(painter: QPainter, text: str, x: float, baseline: float, size: int, weight: int, colour: str) -> None:
    """Paint one text that begins there."""
    painter.setFont(_font(size, weight))
    painter.setPen(QColor(colour))
    painter.drawText(QPointF(x, baseline), text)


def centred(painter: QPainter, pieces: Sequence[Piece], box: Box, size: float, smallest: float = SMALLEST) -> None:
    """The pieces on one line in the middle of that box."""
    _line(painter, pieces, box, size, smallest, 0.5)


def left(painter: QPainter, pieces: Sequence[Piece], box: Box, size: float, smallest: float = SMALLEST) -> None:
    """The pieces on one line from the left edge of that box."""
    _line(painter, pieces, box, size, smallest, 0.0)


def right(painter: QPainter, pieces: Sequence[Piece], box: Box, size: float, smallest: float = SMALLEST) -> None:
    """The pieces on one line up to the right edge of that box."""
    _line(painter, pieces, box, size, smallest, 1.0)


def _line(painter: QPainter, pieces: Sequence[Piece], box: Box, size: float, smallest: float, share: float) -> None:
    pieces, fits = fitted(pieces, max(1.0, size), box.width, smallest * size)
    x = box.x + share * (box.width - pieces_width(pieces, fits))
    write(painter, set_left(pieces, x, on_line(box.centre[1], fits), fits))
