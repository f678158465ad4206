"""One line of the check: a shape, what it is about, how it is, what to do, and buttons."""

from PyQt6.QtCore import QPointF, QRectF, QSize, Qt
from PyQt6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PyQt6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from desktop import look
from desktop.director.dialogs.before_guests.finding import Finding, Mark
from desktop.director.parts import PlainLabel, breakable, wrapped
from tournament.language import gettext as _

SHAPE_PX = 26
TITLE_PX = 150


def word(mark: Mark) -> str:
    """What the shape says."""
    return {Mark.GOOD: _("Good"), Mark.LOOK: _("Look"), Mark.BAD: _("Not right"), Mark.UNKNOWN: _("Not known")}[mark]


class Shape(QWidget):
    """A round tick, a triangle with a stroke, a square with a cross, a ring: told apart without colours, too."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.mark = Mark.UNKNOWN
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(look.scaled(SHAPE_PX), look.scaled(SHAPE_PX))

    def show_mark(self, mark: Mark) -> None:
        """Be that one from now on."""
        self.mark = mark
        self.setAccessibleName(word(mark))
        self.update()

    def paintEvent(self, event: QPaintEvent | None) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self.width() / 24, self.height() / 24)
        c = look.colours()
        inside = QPen(QColor(c.surface), 2.4, cap=Qt.PenCapStyle.RoundCap, join=Qt.PenJoinStyle.RoundJoin)
        painter.setPen(Qt.PenStyle.NoPen)
        match self.mark:
            case Mark.GOOD:
                painter.setBrush(QColor(c.good))
                painter.drawEllipse(QRectF(2, 2, 20, 20))
                painter.setPen(inside)
                painter.drawPolyline(QPolygonF([QPointF(7, 12.5), QPointF(10.5, 16), QPointF(17, 8.5)]))
            case Mark.LOOK:
                painter.setBrush(QColor(c.brass))
                painter.drawPolygon(QPolygonF([QPointF(12, 1.5), QPointF(23, 21.5), QPointF(1, 21.5)]))
                painter.setPen(inside)
                painter.drawLine(QPointF(12, 8.5), QPointF(12, 14))
                painter.drawPoint(QPointF(12, 18))
            case Mark.BAD:
                painter.setBrush(QColor(c.danger))
                painter.drawRoundedRect(QRectF(2, 2, 20, 20), 3, 3)
                painter.setPen(inside)
                painter.drawLine(QPointF(8, 8), QPointF(16, 16))
                painter.drawLine(QPointF(16, 8), QPointF(8, 16))
            case Mark.UNKNOWN:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(QColor(c.muted), 2.4))
                painter.drawEllipse(QRectF(3.5, 3.5, 17, 17))


class FindingRow(QWidget):
    """Shows what was found, and again when it is looked at anew."""

    def __init__(self, parent: QWidget, buttons: tuple[QPushButton, ...] = ()) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 8, 0, 8)
        row.setSpacing(14)
        self.shape = Shape(self)
        row.addWidget(self.shape, 0, Qt.AlignmentFlag.AlignTop)
        self.title = wrapped("", self, kind="strong")
        self.state = PlainLabel("", self, kind="muted")
        names = QVBoxLayout()
        names.setSpacing(1)
        names.addWidget(self.title)
        names.addWidget(self.state)
        names.addStretch(1)
        self.title.setFixedWidth(look.scaled(TITLE_PX))
        row.addLayout(names)
        words = QVBoxLayout()
        words.setSpacing(2)
        self.said = wrapped("", self, kind="")
        self.advice = wrapped("", self)
        words.addWidget(self.said)
        words.addWidget(self.advice)
        self.answer = wrapped("", self, kind="note")
        self.answer.hide()
        words.addWidget(self.answer)
        words.addStretch(1)
        row.addLayout(words, 1)
        self.buttons = buttons
        for made in buttons:
            made.setParent(self)
            row.addWidget(made, 0, Qt.AlignmentFlag.AlignTop)

    def show_finding(self, found: Finding) -> None:
        """Say that."""
        self.shape.show_mark(found.mark)
        self.title.setText(found.title)
        self.state.setText(word(found.mark))
        self.said.setText(breakable(found.said))
        self.advice.setText(breakable(found.advice))
        self.advice.setVisible(bool(found.advice))
        self.setAccessibleName(f"{found.title}: {word(found.mark)}. {found.said} {found.advice}".strip())

    def say(self, sentence: str) -> None:
        """What came of a button."""
        self.answer.setText(breakable(sentence))
        self.answer.setVisible(bool(sentence))
