"""Playing cards, drawn sharp at any size: ranks in our type, suits as shapes, never by a font (B257)."""

from PyQt6.QtCore import QRectF, Qt
from PyQt6.QtGui import QColor, QPainter, QPen

from desktop.display.drawing.drawn import CAP_HEIGHT, Box
from desktop.display.drawing.typesetting import BOLD, text_width
from desktop.play.felt import writing
from desktop.play.felt.colours import FeltColours
from desktop.play.felt.panel import inset, paint_panel
from desktop.suit_shapes import suit_shape
from engine.cards import RANKS, Card, rank, suit

_RANK, _RANK_MIDDLE = 0.44, 0.3
"""The rank's size of type, and where its middle is, beside the height of the card."""
_RANK_WIDTH = 0.76
"""The ten is narrower than its card."""
_SUIT, _SUIT_MIDDLE = 0.3, 0.73
_ROUND = 0.09


def rank_text(card: Card) -> str:
    """What stands on the card: A, K, 10."""
    letter = RANKS[rank(card)]
    return "10" if letter == "T" else letter


def paint_card(
    painter: QPainter, box: Box, card: Card | None, colours: FeltColours, *, counts: bool = False, dimmed: bool = False
) -> None:
    """One card, None: face down. `counts`: it is one of the best five, framed; `dimmed`: it is not."""
    if card is None:
        _paint_back(painter, box, colours)
    else:
        _paint_face(painter, box, card, colours, counts=counts)
    if dimmed and colours.veil:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, round(255 * colours.veil)))
        painter.drawRoundedRect(inset(box, 0), _ROUND * box.height, _ROUND * box.height)


def paint_place(painter: QPainter, box: Box, colours: FeltColours) -> None:
    """The place of a common card that is still to come."""
    pen = QPen(QColor(colours.line), max(1.0, box.height / 70))
    pen.setDashPattern([4, 3])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    radius = _ROUND * box.height
    painter.drawRoundedRect(QRectF(box.x, box.y, box.width, box.height), radius, radius)


def _paint_face(painter: QPainter, box: Box, card: Card, colours: FeltColours, *, counts: bool) -> None:
    wide = max(1.0, box.height / (24 if counts else 80))
    paint_panel(painter, box, _ROUND * box.height, colours.card, colours.turn if counts else colours.card_edge, wide)
    colour = colours.suits[suit(card)]
    said = rank_text(card)
    size = max(1, int(_RANK * box.height))
    size = max(1, min(size, int(size * _RANK_WIDTH * box.width / text_width(said, size, BOLD))))
    width = text_width(said, size, BOLD)
    x, baseline = box.centre[0] - width / 2, box.y + _RANK_MIDDLE * box.height + CAP_HEIGHT * size / 2
    writing.write_at(painter, said, x, baseline, size, BOLD, colour)
    side = _SUIT * box.height
    place = QRectF(box.centre[0] - side / 2, box.y + _SUIT_MIDDLE * box.height - side / 2, side, side)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    painter.drawPath(suit_shape(suit(card), place))


def _paint_back(painter: QPainter, box: Box, colours: FeltColours) -> None:
    radius = _ROUND * box.height
    paint_panel(painter, box, radius, colours.back, colours.back_edge, max(1.0, box.height / 26))
    painter.setPen(QPen(QColor(colours.back_line), max(0.6, box.height / 90)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(inset(box, 0.13 * box.width), radius / 2, radius / 2)
