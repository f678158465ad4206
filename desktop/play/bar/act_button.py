"""A large button of two lines: what is done, and below it the key that does the same."""

from __future__ import annotations

from PyQt6.QtCore import QRect, QSize, Qt
from PyQt6.QtGui import QFontMetrics, QMouseEvent, QPaintEvent, QPalette
from PyQt6.QtWidgets import QPushButton, QSizePolicy, QStyle, QStyleOptionButton, QStylePainter, QWidget

from desktop import look

HEIGHT_PX, WORDS_PX, KEY_PX = 66, 18, 13


class ActButton(QPushButton):
    """Its text is what it does; the second line is only drawn, and told to screen readers as a description."""

    def __init__(self, kind: str, width: int, parent: QWidget) -> None:
        """`kind`: plain, call, raise or all-in (`dress`). `width`: in pixels, at least."""
        super().__init__(parent)
        self._below = ""
        self._least = width
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAutoDefault(False)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        look.set_kind(self, f"act-{kind}")
        look.set_height(self, HEIGHT_PX)

    def say(self, words: str, below: str, tip: str = "") -> None:
        """What it does, the line below it, and why or how in a sentence."""
        self.setText(words)
        self._below = below
        self.setAccessibleName(words)
        self.setAccessibleDescription(tip or below)
        self.setToolTip(tip)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        words = QFontMetrics(look.digits(WORDS_PX)).horizontalAdvance(self.text())
        return QSize(max(look.scaled(self._least), words * 11 // 10 + look.scaled(36)), look.scaled(HEIGHT_PX))

    def minimumSizeHint(self) -> QSize:
        words = QFontMetrics(look.digits(WORDS_PX)).horizontalAdvance(self.text())
        return QSize(words * 11 // 10 + look.scaled(20), look.scaled(HEIGHT_PX))

    def mouseDoubleClickEvent(self, a0: QMouseEvent | None) -> None:
        """The second press of a double click is no second decision."""

    def paintEvent(self, a0: QPaintEvent | None) -> None:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        painter = QStylePainter(self)
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        painter.setPen(self.palette().color(QPalette.ColorRole.ButtonText))
        middle = self.height() * 4 // 7
        painter.setFont(look.digits(WORDS_PX, look.text_font().Weight.Bold))
        upper, lower = QRect(0, 6, self.width(), middle - 4), QRect(0, middle, self.width(), self.height() - middle - 6)
        painter.drawText(upper if self._below else self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())
        painter.setFont(look.digits(KEY_PX))
        painter.drawText(lower, int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop), self._below)
        painter.end()
