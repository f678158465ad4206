"""The line that somebody's name is typed in: what is meant stands behind the letters, what Enter does at its end."""

from PyQt6.QtCore import QEvent, QRect, Qt, pyqtSignal
from PyQt6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PyQt6.QtWidgets import QStyle, QStyleOptionFrame, QWidget

from desktop import look
from desktop.director.parts import NameField

GAP_PX = 16
STEPS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
"""Which way the arrows go through what is offered."""


class NameLine(NameField):
    """Typed letters, the rest of the name in muted, and at the right what Enter would do.

    Signals:
        stepped: 1 or -1: to the next or the previous of those offered.
        left: Esc.
        owed: Shift and Enter.
    """

    stepped = pyqtSignal(int)
    left = pyqtSignal()
    owed = pyqtSignal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.ghost = ""
        self.hint = ""

    def show_meant(self, ghost: str, hint: str) -> None:
        """`ghost`: what follows the letters; `hint`: what Enter does."""
        if (ghost, hint) != (self.ghost, self.hint):
            self.ghost, self.hint = ghost, hint
            self.update()

    def event(self, event: QEvent | None) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            key, held = event.key(), event.modifiers()
            if key == Qt.Key.Key_Escape and self.text() and not held:
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        if event is None:
            return
        key, shift = event.key(), bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if key in STEPS and not shift:
            self.stepped.emit(STEPS[Qt.Key(key)])
        elif key == Qt.Key.Key_Escape and self.text():
            self.left.emit()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and shift:
            self.owed.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent | None) -> None:
        super().paintEvent(event)
        if not self.text() or self.isRightToLeft():
            return
        option = QStyleOptionFrame()
        self.initStyleOption(option)
        style = self.style()
        if style is None:
            return
        room = style.subElementRect(QStyle.SubElement.SE_LineEditContents, option, self).adjusted(2, 0, -GAP_PX, 0)
        metrics = self.fontMetrics()
        left = room.left() + metrics.horizontalAdvance(self.text()) + 3
        painter = QPainter(self)
        painter.setPen(QColor(look.colours().muted))
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setFont(look.text_font(look.LABEL_PX))
        end = room.right()
        width = painter.fontMetrics().horizontalAdvance(self.hint)
        if self.hint and left + width + 2 * GAP_PX < room.right():
            end = room.right() - width - GAP_PX
            painter.drawText(room, int(middle | Qt.AlignmentFlag.AlignRight), self.hint)
        painter.setFont(self.font())
        if self.ghost and end - left > GAP_PX and self.cursorPosition() == len(self.text()):
            rest = metrics.elidedText(self.ghost, Qt.TextElideMode.ElideRight, end - left)
            painter.drawText(QRect(left, room.top(), end - left, room.height()), int(middle), rest)
