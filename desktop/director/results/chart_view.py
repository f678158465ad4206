"""A chart of a printout in the desk's own colours; the same numbers that its page for a browser draws."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from PyQt6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PyQt6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen, QPolygonF
from PyQt6.QtWidgets import QSizePolicy, QWidget

from desktop import colours, look
from templates import axes
from tournament.reports.page import Chart, Page, Series

HEIGHT_PX, LEAST_PX, EDGE_PX, GAP_PX = 280, 320, 14, 8
SAMPLE_PX, DOT_PX = 22, 2.6
MOST_UP, MOST_ACROSS = 6, 9
FEW = 40
"""Up to so many points of a line, each has a dot."""
DASHES = ((), (7, 3), (2, 3), (10, 3, 2, 3))
"""Lines differ in these too, so that nobody has to tell colours apart."""


@dataclass(frozen=True, slots=True)
class _Frame:
    """Where the lines are drawn, and which values lie at its edges."""

    room: QRectF
    across: tuple[int, int]
    up: tuple[int, int]
    downwards: bool

    def at(self, x: int, y: int) -> QPointF:
        """The place of a value."""
        left, right = self.across
        low, high = self.up
        part = (y - low) / (high - low)
        down = part if self.downwards else 1 - part
        return QPointF(
            self.room.left() + (x - left) / (right - left) * self.room.width(),
            self.room.top() + down * self.room.height(),
        )


class ChartView(QWidget):
    """Draws one chart after the other; who cannot see it hears its sentence."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.chart: Chart | None = None
        self._page: Page | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_chart(self, chart: Chart, page: Page) -> None:
        """Draw that one; `page`: where it stands, for its money and times."""
        self.chart, self._page = chart, page
        self.setAccessibleName(f"{chart.heading}. {chart.says}" if chart.heading else chart.says)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(look.scaled(LEAST_PX), look.scaled(HEIGHT_PX) + self._legend_height(max(1, self.width())))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def changeEvent(self, event: QEvent | None) -> None:
        super().changeEvent(event)
        if event is not None and event.type() is QEvent.Type.StyleChange:
            self.updateGeometry()

    # ---- the names of the lines ------------------------------------------------------------------------------------

    def _lines(self) -> list[Series]:
        return [] if self.chart is None else [series for series in self.chart.series if series.points]

    def _legend(self, width: int) -> list[tuple[int, int, int]]:
        """For each line where its name stands, from the left edge and in which row, and how much room it has."""
        metrics = QFontMetrics(look.text_font(look.LABEL_PX))
        found, left, row = [], EDGE_PX, 0
        for series in self._lines():
            wide = min(SAMPLE_PX + 6 + metrics.horizontalAdvance(series.name), width - 2 * EDGE_PX)
            if left + wide > width - EDGE_PX and left > EDGE_PX:
                left, row = EDGE_PX, row + 1
            found.append((left, row, wide))
            left += wide + 2 * GAP_PX
        return found

    def _legend_height(self, width: int) -> int:
        places = self._legend(width)
        if len(places) < 2:
            return 0
        return (places[-1][1] + 1) * (QFontMetrics(look.text_font(look.LABEL_PX)).height() + 4) + GAP_PX

    # ---- painting --------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent | None) -> None:
        chart, page, lines = self.chart, self._page, self._lines()
        if chart is None or page is None or not lines:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        c = look.colours()
        painter.setPen(QColor(c.line))
        painter.setBrush(QColor(c.surface))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 12, 12)
        painter.setFont(look.digits(look.LABEL_PX))
        frame = self._axes(painter, chart, page, lines)
        for number, series in enumerate(lines):
            self._line(painter, frame, chart, series.points, number)
        if len(lines) > 1:
            self._names(painter, lines)

    def _axes(self, painter: QPainter, chart: Chart, page: Page, lines: Sequence[Series]) -> _Frame:
        across = axes.ends(*_range([x for series in lines for x, _y in series.points]))
        up = axes.ends(*axes.grounded(chart, *_range([y for series in lines for _x, y in series.points])))
        metrics = painter.fontMetrics()
        high = metrics.height()
        ticks = axes.ticks(chart.y, *up, page, MOST_UP)
        beside = max((metrics.horizontalAdvance(label) for _value, label in ticks), default=0)
        right = metrics.horizontalAdvance(axes.ticks(chart.x, *across, page, MOST_ACROSS)[-1][1]) // 2 + EDGE_PX
        foot = self._legend_height(self.width()) + high + 2 * GAP_PX
        head = high + GAP_PX + EDGE_PX
        room = QRectF(EDGE_PX + beside + GAP_PX, head, 0, 0)
        room.setRight(self.width() - right - DOT_PX)
        room.setBottom(self.height() - foot - EDGE_PX)
        frame = _Frame(room, across, up, chart.downwards)
        c = look.colours()
        painter.setPen(QColor(c.muted))
        labels = [label for label in (chart.labels[1], chart.labels[0]) if label]
        centre, left = Qt.AlignmentFlag.AlignVCenter, Qt.AlignmentFlag.AlignLeft
        wide = int(room.width() + beside)
        if labels:
            painter.drawText(QRectF(EDGE_PX, EDGE_PX - 4, wide, high), int(left | centre), labels[0])
        for value, label in ticks:
            y = frame.at(across[0], value).y()
            painter.setPen(QColor(c.line))
            painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y))
            painter.setPen(QColor(c.muted))
            at = QRectF(EDGE_PX, y - high / 2, beside, high)
            painter.drawText(at, int(Qt.AlignmentFlag.AlignRight | centre), label)
        for value, label in axes.ticks(chart.x, *across, page, MOST_ACROSS):
            x = frame.at(value, up[0]).x()
            at = QRectF(x - 60, room.bottom() + GAP_PX, 120, high)
            painter.drawText(at, int(Qt.AlignmentFlag.AlignHCenter | centre), label)
        if len(labels) > 1:
            at = QRectF(room.left(), EDGE_PX - 4, room.width(), high)
            said = f"{labels[1]} →"
            painter.drawText(at, int(Qt.AlignmentFlag.AlignRight | centre), said)
        return frame

    def _line(
        self, painter: QPainter, frame: _Frame, chart: Chart, points: Sequence[tuple[int, int]], number: int
    ) -> None:
        ordered = sorted(points)
        places = [frame.at(x, y) for x, y in ordered]
        if chart.steps:
            corners = [QPointF(after.x(), before.y()) for before, after in pairwise(places)]
            places = [each for pair in zip(places, [*corners, places[-1]], strict=True) for each in pair]
        painter.setPen(_pen(number))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF(places))
        if len(ordered) <= FEW and not chart.steps:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(_colour(number))
            for place in places:
                painter.drawEllipse(place, DOT_PX, DOT_PX)

    def _names(self, painter: QPainter, lines: Sequence[Series]) -> None:
        painter.setFont(look.text_font(look.LABEL_PX))
        metrics = painter.fontMetrics()
        high = metrics.height() + 4
        top = self.height() - self._legend_height(self.width()) - EDGE_PX // 2
        for number, (series, (left, row, wide)) in enumerate(zip(lines, self._legend(self.width()), strict=True)):
            y = top + row * high + high / 2
            painter.setPen(_pen(number))
            painter.drawLine(QPointF(left, y), QPointF(left + SAMPLE_PX, y))
            painter.setPen(QColor(look.colours().text))
            room = QRectF(left + SAMPLE_PX + 6, y - high / 2, wide - SAMPLE_PX - 6 + 1, high)
            name = metrics.elidedText(series.name, Qt.TextElideMode.ElideRight, int(room.width()) + 1)
            painter.drawText(room, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), name)


def _range(values: Sequence[int]) -> tuple[int, int]:
    return min(values), max(values)


def _colour(number: int) -> QColor:
    strokes = colours.strokes(look.colours())
    return QColor(strokes[number % len(strokes)])


def _pen(number: int) -> QPen:
    pen = QPen(_colour(number), 2)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    dashes = DASHES[number % len(DASHES)]
    if dashes:
        pen.setDashPattern([each / 2 for each in dashes])
    return pen
