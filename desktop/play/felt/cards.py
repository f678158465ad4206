"""Playing cards, drawn sharp at any size: ranks in our type, suits as shapes, never by a font (B257)."""

from functools import lru_cache

from PyQt6.QtCore import QPointF, QRectF, Qt
from PyQt6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from desktop.display.drawing.drawn import CAP_HEIGHT, Box
from desktop.display.drawing.typesetting import BOLD, text_width
from desktop.play.felt import writing
from desktop.play.felt.colours import FeltColours
from desktop.play.felt.panel import inset, paint_panel
from engine.cards import RANKS, Card, rank, suit

_RANK, _RANK_MIDDLE = 0.44, 0.3
"""The rank's size of type, and where its middle is, beside the height of the card."""
_RANK_WIDTH = 0.76
"""The ten is narrower than its card."""
_SUIT, _SUIT_MIDDLE = 0.3, 0.73
_ROUND = 0.09
_FINE = 1000.0
"""Curves that are put together in a small square become corners."""


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
    placed = QTransform().translate(box.centre[0] - side / 2, box.y + _SUIT_MIDDLE * box.height - side / 2)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    painter.drawPath(placed.scale(side / _FINE, side / _FINE).map(suit_path(suit(card))))


def _paint_back(painter: QPainter, box: Box, colours: FeltColours) -> None:
    radius = _ROUND * box.height
    paint_panel(painter, box, radius, colours.back, colours.back_edge, max(1.0, box.height / 26))
    painter.setPen(QPen(QColor(colours.back_line), max(0.6, box.height / 90)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(inset(box, 0.13 * box.width), radius / 2, radius / 2)


@lru_cache(maxsize=4)
def suit_path(which: int) -> QPainterPath:
    """The shape of a suit (0 clubs, 1 diamonds, 2 hearts, 3 spades) in a square as large as `_FINE`."""
    parts = (_clubs, _diamonds, _hearts, _spades)[which]()
    whole = QPainterPath()
    for part in parts:
        whole = whole.united(QTransform().scale(_FINE, _FINE).map(part))
    return whole


def _clubs() -> list[QPainterPath]:
    path = QPainterPath()
    path.addRect(QRectF(0.42, 0.4, 0.16, 0.25))
    parts = [path, _stem()]
    for x, y in ((0.5, 0.25), (0.24, 0.58), (0.76, 0.58)):
        leaf = QPainterPath()
        leaf.addEllipse(QPointF(x, y), 0.23, 0.23)
        parts.append(leaf)
    return parts


def _diamonds() -> list[QPainterPath]:
    path = QPainterPath(QPointF(0.5, 0.02))
    for x, y in ((0.86, 0.5), (0.5, 0.98), (0.14, 0.5)):
        path.lineTo(x, y)
    path.closeSubpath()
    return [path]


def _hearts() -> list[QPainterPath]:
    path = QPainterPath(QPointF(0.5, 0.96))
    path.cubicTo(0.36, 0.8, 0.04, 0.6, 0.04, 0.32)
    path.cubicTo(0.04, 0.14, 0.16, 0.05, 0.28, 0.05)
    path.cubicTo(0.38, 0.05, 0.47, 0.11, 0.5, 0.24)
    path.cubicTo(0.53, 0.11, 0.62, 0.05, 0.72, 0.05)
    path.cubicTo(0.84, 0.05, 0.96, 0.14, 0.96, 0.32)
    path.cubicTo(0.96, 0.6, 0.64, 0.8, 0.5, 0.96)
    return [path]


def _spades() -> list[QPainterPath]:
    path = QPainterPath(QPointF(0.5, 0.02))
    path.cubicTo(0.62, 0.2, 0.96, 0.36, 0.96, 0.6)
    path.cubicTo(0.96, 0.74, 0.84, 0.82, 0.74, 0.82)
    path.cubicTo(0.64, 0.82, 0.56, 0.77, 0.5, 0.66)
    path.cubicTo(0.44, 0.77, 0.36, 0.82, 0.26, 0.82)
    path.cubicTo(0.16, 0.82, 0.04, 0.74, 0.04, 0.6)
    path.cubicTo(0.04, 0.36, 0.38, 0.2, 0.5, 0.02)
    return [path, _stem()]


def _stem() -> QPainterPath:
    path = QPainterPath(QPointF(0.5, 0.4))
    path.quadTo(0.49, 0.88, 0.32, 0.97)
    path.lineTo(0.68, 0.97)
    path.quadTo(0.51, 0.88, 0.5, 0.4)
    return path
