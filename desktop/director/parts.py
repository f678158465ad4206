"""Small parts that several pages are made of."""

from collections.abc import Sequence

from PyQt6.QtCore import QEvent, QPointF, QSize, Qt
from PyQt6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen, QPolygonF, QResizeEvent
from PyQt6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop import look


class PlainLabel(QLabel):
    """Text as it is, never as markup; cut off with an ellipsis where it is too long, then whole in the tooltip."""

    def __init__(self, text: str = "", parent: QWidget | None = None, *, kind: str = "", elide: bool = False) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._elide = elide
        if kind:
            look.set_kind(self, kind)
        if elide:
            self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.setText(text)

    def setText(self, text: str | None) -> None:
        if text != self.text():
            super().setText(text)
            self._tell_whole()

    def minimumSizeHint(self) -> QSize:
        hint = super().minimumSizeHint()
        return QSize(24, hint.height()) if self._elide else hint

    def paintEvent(self, event: QPaintEvent | None) -> None:
        if not self._elide:
            super().paintEvent(event)
            return
        painter = QPainter(self)
        painter.setFont(self.font())
        painter.setPen(self.palette().color(self.foregroundRole()))
        shown = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
        painter.drawText(self.rect(), int(self.alignment()), shown)

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        super().resizeEvent(event)
        self._tell_whole()

    def _tell_whole(self) -> None:
        if self._elide:
            cut = self.fontMetrics().horizontalAdvance(self.text()) > self.width()
            self.setToolTip(as_plain(self.text()) if cut else "")


def as_plain(text: str) -> str:
    """Tooltips guess whether they are markup; this keeps a name with a `<` in it a name."""
    return f"<span>{text.replace('&', '&amp;').replace('<', '&lt;')}</span>" if "<" in text or "&" in text else text


def wrapped(text: str = "", parent: QWidget | None = None, *, kind: str = "muted") -> PlainLabel:
    """A sentence over as many lines as it needs."""
    label = PlainLabel(text, parent, kind=kind)
    label.setWordWrap(True)
    return label


def button(text: str, parent: QWidget, *, kind: str = "", says: str = "") -> QPushButton:
    """A button that Tab reaches and a click does not leave the focus on, so that Space stays the clock's."""
    made = QPushButton(text, parent)
    made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    made.setAutoDefault(False)
    if kind:
        look.set_kind(made, kind)
    if says:
        made.setAccessibleName(says)
    return made


def refuse(made: QPushButton, why: str | None, otherwise: str = "") -> None:
    """Grey the button out and say why in its tooltip; None: it can be pressed."""
    made.setEnabled(why is None)
    made.setToolTip(as_plain(otherwise if why is None else why))


def rule(parent: QWidget) -> QFrame:
    """A line between parts."""
    line = QFrame(parent)
    look.set_kind(line, "rule")
    return line


class PageHead(QWidget):
    """Title, hint in muted beside it, buttons at the right."""

    def __init__(self, title: str, parent: QWidget, buttons: Sequence[QPushButton] = ()) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        self.title = PlainLabel(title, self, kind="title")
        self.hint = PlainLabel("", self, kind="muted", elide=True)
        row.addWidget(self.title)
        row.addSpacing(6)
        row.addWidget(self.hint, 1)
        for made in buttons:
            made.setParent(self)
            row.addWidget(made)
        self.setFixedHeight(40)


class EmptyState(QFrame):
    """What a list shows while it is empty: one sentence, and what to do next."""

    def __init__(self, title: str, sentence: str, parent: QWidget, action: QPushButton | None = None) -> None:
        super().__init__(parent)
        look.set_kind(self, "card")
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 28, 24, 28)
        column.setSpacing(8)
        self.title = PlainLabel(title, self, kind="strong")
        self.sentence = wrapped(sentence, self)
        column.addWidget(self.title)
        column.addWidget(self.sentence)
        if action is not None:
            action.setParent(self)
            column.addSpacing(8)
            column.addWidget(action, 0, Qt.AlignmentFlag.AlignLeft)


class Fact(QWidget):
    """A number with its label above."""

    def __init__(self, label: str, parent: QWidget, *, pixels: int = 22, kind: str = "label") -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        self.label = PlainLabel(label, self, kind=kind)
        self.value = PlainLabel("", self)
        self.value.setFont(look.digits(pixels, QFont.Weight.Bold))
        column.addWidget(self.label)
        column.addWidget(self.value)


class NameField(QLineEdit):
    """A line to type in; while it is empty, Undo and Redo are the evening's, not its own."""

    def event(self, event: QEvent | None) -> bool:
        if event is not None and event.type() == QEvent.Type.ShortcutOverride and not self.text():
            event.ignore()
            return False
        return super().event(event)


class Choice(QComboBox):
    """A list to choose from; the style sheet takes Fusion's arrow away, so it is drawn here."""

    def paintEvent(self, event: QPaintEvent | None) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(look.MUTED), 2, cap=Qt.PenCapStyle.RoundCap, join=Qt.PenJoinStyle.RoundJoin))
        x, y = self.width() - 19.0, self.height() / 2 - 2
        painter.drawPolyline(QPolygonF([QPointF(x, y), QPointF(x + 4.5, y + 4.5), QPointF(x + 9, y)]))


def page_layout(page: QWidget) -> QVBoxLayout:
    """The column every page of the desk begins with."""
    column = QVBoxLayout(page)
    column.setContentsMargins(22, 18, 22, 18)
    column.setSpacing(14)
    return column
