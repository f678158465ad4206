"""Paints scenes: with QPainter, no OpenGL and no web engine."""

import sys
from functools import partial
from math import ceil, cos, pi, sin
from types import TracebackType

from PyQt6.QtCore import QPointF, QRectF, QSize, Qt, QTimer
from PyQt6.QtGui import (
    QBrush,
    QColor,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
    QResizeEvent,
    QShowEvent,
    QTransform,
)
from PyQt6.QtWidgets import QWidget

from desktop import typeface
from desktop.display.drawn import Bar, Box, Glow, Line, Mark, MarkKind, Panel, Scene, Text
from desktop.display.layout import layout
from desktop.display.themes import DARK, Theme
from tournament.board import BoardView


def paint(painter: QPainter, scene: Scene) -> None:
    """The whole picture, in logical pixels from the painter's origin."""
    paint_ground(painter, scene)
    paint_things(painter, scene)


def paint_ground(painter: QPainter, scene: Scene) -> None:
    """What lies behind everything and seldom changes: half of the work."""
    painter.fillRect(QRectF(0, 0, scene.width, scene.height), QColor(scene.ground))
    for glow in _glows(scene):
        _glow(painter, glow, scene)


def paint_things(painter: QPainter, scene: Scene) -> None:
    """What stands on the ground."""
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    for thing in scene.things:
        match thing:
            case Text():
                _text(painter, thing)
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
            case Glow():
                pass  # is ground


def _glows(scene: Scene) -> tuple[Glow, ...]:
    return tuple(thing for thing in scene.things if isinstance(thing, Glow))


class Canvas(QWidget):
    """A widget that shows a view of the tournament, and repaints only where the picture has changed."""

    def __init__(self, parent: QWidget | None = None, theme: Theme = DARK) -> None:
        super().__init__(parent)
        self._theme = theme
        self._view: BoardView | None = None
        self._scene: Scene | None = None
        self._ground = QPixmap()
        self._ground_of: tuple[object, ...] = ()
        self._reported = False
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setMinimumSize(160, 120)

    def sizeHint(self) -> QSize:
        return QSize(1280, 720)

    def show_view(self, view: BoardView) -> None:
        """Show that from now on."""
        if view != self._view:
            self._view = view
            if self.isVisible():
                self._lay_out()

    def showEvent(self, a0: QShowEvent | None) -> None:
        self._lay_out()

    def resizeEvent(self, a0: QResizeEvent | None) -> None:
        self._lay_out()

    def paintEvent(self, a0: QPaintEvent | None) -> None:
        painter = QPainter(self)
        try:
            if self._scene is None:
                painter.fillRect(self.rect(), QColor(self._theme.ground))
            else:
                painter.drawPixmap(0, 0, self._painted_ground(self._scene))
                paint_things(painter, self._scene)
        except Exception as bug:  # Qt would come back with the next repaint, and the next
            self._report(bug)
            self._paint_dash(painter)
        finally:
            painter.end()

    def _lay_out(self) -> None:
        """Lay the view out again; repaint if that made another picture."""
        if self._view is None:
            return
        try:
            scene = layout(self._view, (self.width(), self.height()), self._theme)
        except Exception as bug:  # comes with every beat
            self._report(bug)
            scene = Scene(self.width(), self.height(), self._theme.ground, (_dash(self, self._theme),))
        if scene != self._scene:
            self._scene = scene
            self.update()

    def _painted_ground(self, scene: Scene) -> QPixmap:
        """The ground as it was painted for the last picture, if it still is the same."""
        ratio = self.devicePixelRatioF()
        wanted = (scene.width, scene.height, scene.ground, ratio, _glows(scene))
        if wanted != self._ground_of:
            self._ground = QPixmap(ceil(scene.width * ratio), ceil(scene.height * ratio))
            self._ground.setDevicePixelRatio(ratio)
            painter = QPainter(self._ground)
            paint_ground(painter, scene)
            painter.end()
            self._ground_of = wanted
        return self._ground

    def _paint_dash(self, painter: QPainter) -> None:
        painter.fillRect(self.rect(), QColor(self._theme.ground))
        painter.setPen(QColor(self._theme.muted))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, "—")

    def _report(self, bug: Exception) -> None:
        """To the excepthook, once, from the event loop: no dialog may open while Qt paints."""
        if not self._reported:
            self._reported = True
            QTimer.singleShot(0, partial(_tell, type(bug), bug, bug.__traceback__))


def _tell(kind: type[BaseException], bug: BaseException, trace: TracebackType | None) -> None:
    sys.excepthook(kind, bug, trace)


def _dash(canvas: QWidget, theme: Theme) -> Text:
    return Text("—", canvas.width() / 2 - 20, canvas.height() / 2, 40, 40, 400, theme.muted)


def _rect(box: Box) -> QRectF:
    return QRectF(box.x, box.y, box.width, box.height)


def _text(painter: QPainter, text: Text) -> None:
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
