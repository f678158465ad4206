"""The four suits as shapes of our own: our typeface has only the heart, and other fonts have others or none (B257)."""

from functools import lru_cache

from PyQt6.QtCore import QPointF, QRectF
from PyQt6.QtGui import QPainterPath, QTransform

_FINE = 1000.0
"""Curves that are put together in a small square become corners."""


def suit_shape(suit: int, inside: QRectF) -> QPainterPath:
    """The filled suit, by its number in `engine.cards`, as large as that rectangle."""
    placed = QTransform().translate(inside.left(), inside.top())
    return placed.scale(inside.width() / _FINE, inside.height() / _FINE).map(_whole(suit))


@lru_cache(maxsize=4)
def _whole(suit: int) -> QPainterPath:
    """The shape of a suit in a square as large as `_FINE`."""
    parts = (_clubs, _diamonds, _hearts, _spades)[suit]()
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
