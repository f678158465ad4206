"""The four suits as shapes of our own: our typeface has only the heart, and other fonts have others or none (B257)."""

from PyQt6.QtCore import QPointF, QRectF, Qt
from PyQt6.QtGui import QPainterPath, QPolygonF, QTransform

_STEM = QPolygonF([QPointF(0.5, 0.45), QPointF(0.68, 1.0), QPointF(0.32, 1.0), QPointF(0.5, 0.45)])


def suit_shape(suit: int, inside: QRectF) -> QPainterPath:
    """The filled suit, by its number in `engine.cards`, as large as that rectangle."""
    made = (_club, _diamond, _heart, _spade)[suit]()
    return QTransform().translate(inside.left(), inside.top()).scale(inside.width(), inside.height()).map(made)


def _diamond() -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(0.5, 0), QPointF(0.88, 0.5), QPointF(0.5, 1), QPointF(0.12, 0.5)]))
    path.closeSubpath()
    return path


def _heart() -> QPainterPath:
    path = QPainterPath(QPointF(0.5, 1.0))
    path.cubicTo(0.2, 0.74, 0.0, 0.54, 0.0, 0.3)
    path.cubicTo(0.0, 0.13, 0.12, 0.03, 0.26, 0.03)
    path.cubicTo(0.37, 0.03, 0.46, 0.1, 0.5, 0.2)
    path.cubicTo(0.54, 0.1, 0.63, 0.03, 0.74, 0.03)
    path.cubicTo(0.88, 0.03, 1.0, 0.13, 1.0, 0.3)
    path.cubicTo(1.0, 0.54, 0.8, 0.74, 0.5, 1.0)
    path.closeSubpath()
    return path


def _spade() -> QPainterPath:
    upside_down = QTransform(1, 0, 0, -0.84, 0, 0.84).map(_heart())
    return upside_down.united(_stem())


def _club() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(0.5, 0.47), 0.13, 0.13)  # between the leaves
    for x, y in ((0.5, 0.23), (0.24, 0.57), (0.76, 0.57)):
        leaf = QPainterPath()
        leaf.addEllipse(QPointF(x, y), 0.235, 0.225)
        path = path.united(leaf)
    return path.united(_stem())


def _stem() -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addPolygon(_STEM)
    return path
