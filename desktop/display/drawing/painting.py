"""Paints scenes: with QPainter, no OpenGL and no web engine."""

from math import cos, pi, sin

from PyQt6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PyQt6.QtGui import QBrush, QColor, QPainter, QPen, QPolygonF, QRadialGradient, QTransform

from desktop import typeface
from desktop.display.drawing.decoding import decoded, fitted
from desktop.display.drawing.drawn import (
    Arrow,
    Backdrop,
    Bar,
    Box,
    Disc,
    Glow,
    Image,
    Line,
    Mark,
    MarkKind,
    Panel,
    Scene,
    Text,
)


def paint(painter: QPainter, scene: Scene) -> None:
    """The whole picture, in logical pixels from the painter's origin."""
    paint_ground(painter, scene)
    paint_things(painter, scene)


def paint_ground(painter: QPainter, scene: Scene) -> None:
    """What lies behind everything and seldom changes: half of the work."""
    painter.fillRect(QRectF(0, 0, scene.width, scene.height), QColor(scene.ground))
    for thing in ground_things(scene):
        if isinstance(thing, Backdrop):
            _backdrop(painter, thing, scene)
        else:
            _glow(painter, thing, scene)


def paint_things(painter: QPainter, scene: Scene) -> None:
    """What stands on the ground."""
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    for thing in scene.things:
        match thing:
            case Text():
                _write(painter, thing)
            case Line():
                painter.setPen(QPen(QColor(thing.colour), thing.width))
                painter.drawLine(QPointF(thing.x1, thing.y1), QPointF(thing.x2, thing.y2))
            case Bar():
                _bar(painter, thing)
            case Panel():
                painter.setPen(QPen(QColor(thing.edge), max(1.0, scene.height / 720)))
                painter.setBrush(QColor(thing.fill))
                painter.drawRoundedRect(_rect(thing.box), thing.radius, thing.radius)
            case Mark():
                _mark(painter, thing)
            case Disc():
                _disc(painter, thing)
            case Arrow():
                _arrow(painter, thing)
            case Image():
                _image(painter, thing)
            case Glow() | Backdrop():
                pass  # are ground


def ground_things(scene: Scene) -> tuple[Glow | Backdrop, ...]:
    """What the ground is made of: pictures painted for equal ones are the same."""
    return tuple(thing for thing in scene.things if isinstance(thing, Glow | Backdrop))


def _rect(box: Box) -> QRectF:
    return QRectF(box.x, box.y, box.width, box.height)


def _write(painter: QPainter, text: Text) -> None:
    painter.setFont(typeface.font(text.size, text.weight, text.spacing))
    painter.setPen(QColor(text.colour))
    painter.drawText(QPointF(text.x, text.baseline), text.text)


def _bar(painter: QPainter, bar: Bar) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(bar.track))
    radius = bar.box.height / 2
    painter.drawRoundedRect(_rect(bar.box), radius, radius)
    filled = bar.box.width * min(1000, max(0, bar.share)) / 1000
    if filled > 0:
        painter.save()
        painter.setClipRect(QRectF(bar.box.x, bar.box.y, filled, bar.box.height))
        painter.setBrush(QColor(bar.fill))
        painter.drawRoundedRect(QRectF(bar.box.x, bar.box.y, max(filled, 2 * radius), bar.box.height), radius, radius)
        painter.restore()
    if bar.edge:
        wide = max(1.0, bar.box.height / 6)
        inside = _rect(bar.box).adjusted(wide / 2, wide / 2, -wide / 2, -wide / 2)
        painter.setPen(QPen(QColor(bar.edge), wide))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(inside, radius - wide / 2, radius - wide / 2)


def _glow(painter: QPainter, glow: Glow, scene: Scene) -> None:
    """An ellipse: a round gradient of radius 1, stretched."""
    x, y = glow.box.centre
    gradient = QRadialGradient(0, 0, 1)
    gradient.setColorAt(0, QColor(glow.inner))
    gradient.setColorAt(1, QColor(glow.outer))
    brush = QBrush(gradient)
    brush.setTransform(QTransform().translate(x, y).scale(glow.box.width / 2, glow.box.height / 2))
    painter.fillRect(QRectF(0, 0, scene.width, scene.height), brush)


def _mark(painter: QPainter, mark: Mark) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(mark.colour))
    box = mark.box
    match mark.kind:
        case MarkKind.PAUSE:
            bar = box.width * 0.3
            radius = bar * 0.25
            for x in (box.x + box.width * 0.08, box.right - box.width * 0.08 - bar):
                painter.drawRoundedRect(QRectF(x, box.y, bar, box.height), radius, radius)
        case MarkKind.WARNING:
            corners = [QPointF(box.centre[0], box.y), QPointF(box.right, box.bottom), QPointF(box.x, box.bottom)]
            painter.drawPolygon(QPolygonF(corners))
        case MarkKind.DANGER:
            x, y = box.centre
            turns = [pi / 8 + corner * pi / 4 for corner in range(8)]
            painter.drawPolygon(
                QPolygonF([QPointF(x + cos(turn) * box.width / 2, y + sin(turn) * box.height / 2) for turn in turns])
            )
        case MarkKind.HANDS:
            x, y = box.centre
            corners = [QPointF(x, box.y), QPointF(box.right, y), QPointF(x, box.bottom), QPointF(box.x, y)]
            painter.drawPolygon(QPolygonF(corners))


_MARKS = 8
"""The light marks around the edge of a chip."""

PLATE = 0.72
"""The inlay of a chip beside the chip."""


def _disc(painter: QPainter, disc: Disc) -> None:
    """A filled disc whose edge is a broken ring, as chips are marked."""
    ring = disc.box.width * 0.09
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(disc.fill))
    painter.drawEllipse(_rect(disc.box))
    around = pi * (disc.box.width - ring) / ring
    pen = QPen(QColor(disc.edge), ring, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([around / _MARKS * 0.6, around / _MARKS * 0.4])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(_rect(disc.box).adjusted(ring / 2, ring / 2, -ring / 2, -ring / 2))
    if disc.plate:
        rim = disc.box.width * (1 - PLATE) / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(disc.plate))
        painter.drawEllipse(_rect(disc.box).adjusted(rim, rim, -rim, -rim))


def _arrow(painter: QPainter, arrow: Arrow) -> None:
    box, tip = arrow.box, arrow.box.height / 2
    middle = box.centre[1]
    pen = QPen(QColor(arrow.colour), arrow.width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawLine(QPointF(box.x, middle), QPointF(box.right, middle))
    head = [QPointF(box.right - tip, box.y), QPointF(box.right, middle), QPointF(box.right - tip, box.bottom)]
    painter.drawPolyline(QPolygonF(head))


def _image(painter: QPainter, image: Image) -> None:
    device = painter.device()
    ratio = 1.0 if device is None else device.devicePixelRatioF()
    found = fitted(image.data, QSize(round(image.box.width * ratio), round(image.box.height * ratio)))
    if found.isNull():
        return
    size = QSizeF(found.size()).scaled(image.box.width, image.box.height, Qt.AspectRatioMode.KeepAspectRatio)
    x, y = image.box.centre
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(QRectF(x - size.width() / 2, y - size.height() / 2, size.width(), size.height()), found)


def _backdrop(painter: QPainter, backdrop: Backdrop, scene: Scene) -> None:
    found = decoded(backdrop.data)
    if found.isNull():
        return
    whole = QRectF(0, 0, scene.width, scene.height)
    cut = whole.size().scaled(QSizeF(found.size()), Qt.AspectRatioMode.KeepAspectRatio)
    part = QRectF((found.width() - cut.width()) / 2, (found.height() - cut.height()) / 2, cut.width(), cut.height())
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(whole, found, part)
    scrim = QColor(scene.ground)
    scrim.setAlphaF(min(1.0, max(0.0, backdrop.scrim)))
    painter.fillRect(whole, scrim)
