"""Figures that shrink to the room they get."""

from PyQt6.QtCore import QSize, Qt
from PyQt6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PyQt6.QtWidgets import QWidget

from desktop import look
from desktop.director.parts import PlainLabel

NARROWEST = 60
"""The room that one needs at least."""


class FittingLabel(PlainLabel):
    """A figure that can become absurdly long: it shrinks to the room it gets, and only then is cut off."""

    def __init__(
        self, font: QFont, parent: QWidget, *, smallest: int, most: int = 100_000, kind: str = "", least: str = ""
    ) -> None:
        """`font`: as it is shown where there is room; `smallest`: in pixels; `most`: the widest it asks for.

        `least`: a text that always has room.
        """
        self._smallest, self._most, self._least = smallest, most, least
        super().__init__("", parent, kind=kind)
        self.setFont(font)

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return QSize(max(self._needed(), min(hint.width(), look.scaled(self._most))), hint.height())

    def minimumSizeHint(self) -> QSize:
        hint = super().minimumSizeHint()
        return QSize(max(self._needed(), min(hint.width(), look.scaled(NARROWEST))), hint.height())

    def paintEvent(self, event: QPaintEvent | None) -> None:
        font, cut = self._fitting()
        painter = QPainter(self)
        painter.setFont(font)
        painter.setPen(self.palette().color(self.foregroundRole()))
        text = self.text()
        if cut:
            text = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, self.width())
        painter.drawText(self.rect(), int(self.alignment()), text)

    def _needed(self) -> int:
        return self.fontMetrics().horizontalAdvance(self._least)

    def _fitting(self) -> tuple[QFont, bool]:
        """The largest font in which the text fits, and whether it has to be cut off all the same."""
        font = QFont(self.font())
        for pixels in range(font.pixelSize(), self._smallest - 1, -1):
            font.setPixelSize(pixels)
            if QFontMetrics(font).horizontalAdvance(self.text()) <= self.width():
                return font, False
        return font, True

    def _tell_whole(self) -> None:
        self.setToolTip(self.text() if self._fitting()[1] else "")
