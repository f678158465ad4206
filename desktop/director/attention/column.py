"""The cards one below the other: as high as they are while there is room, else they scroll."""

from collections.abc import Sequence

from PyQt6.QtCore import QSize, Qt
from PyQt6.QtGui import QResizeEvent
from PyQt6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

LEAST_PX = 96
"""So much of the cards is seen however low the window is."""


class CardColumn(QScrollArea):
    """Holds the cards; a bar appears when they do not fit."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.holder = QWidget(self)
        self._column = QVBoxLayout(self.holder)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(10)
        self._column.addStretch(1)
        self.setWidget(self.holder)
        for each in (self.holder, self.viewport()):
            if each is not None:
                each.setAutoFillBackground(False)

    def show_cards(self, cards: Sequence[QWidget], *, from_top: bool) -> None:
        """Show these instead of those shown before, which are done with."""
        while (item := self._column.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        for card in cards:
            self._column.addWidget(card)
            card.show()  # Qt would show it a little later, and until then it takes no room
        self._column.addStretch(1)
        self.updateGeometry()
        self._show_bar()
        bar = self.verticalScrollBar()
        if from_top and bar is not None:
            bar.setValue(0)

    def _needed(self) -> int:
        return self._column.totalHeightForWidth(self.width()) if self._column.count() > 1 else 0

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._needed())

    def minimumSizeHint(self) -> QSize:
        return QSize(0, min(LEAST_PX, self._needed()))

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        self._show_bar()
        super().resizeEvent(event)
        if event is not None and event.oldSize().width() != event.size().width():
            self.updateGeometry()

    def _show_bar(self) -> None:
        """A bar only where the cards do not fit without one.

        Left alone, Qt measures the cards beside the bar that is there, where they are higher, and never takes it away.
        """
        fits = self._needed() <= self.height()
        off, needed = Qt.ScrollBarPolicy.ScrollBarAlwaysOff, Qt.ScrollBarPolicy.ScrollBarAsNeeded
        self.setVerticalScrollBarPolicy(off if fits else needed)
