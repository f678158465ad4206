"""A sentence beside what was clicked: why not."""

from PyQt6.QtCore import QPoint, QRect, Qt, QTimer, pyqtSlot
from PyQt6.QtWidgets import QFrame, QVBoxLayout, QWidget

from desktop import look
from desktop.director.parts import wrapped
from tournament.names import SECOND, Milliseconds

SHOWN_FOR: Milliseconds = 7 * SECOND
WIDEST_PX, EDGE_PX, AWAY_PX = 340, 12, 6


class Callout(QFrame):
    """Lies over the page, takes no click, and goes by itself or at the next thing done."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        look.set_kind(self, "card")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        column = QVBoxLayout(self)
        column.setContentsMargins(EDGE_PX, 8, EDGE_PX, 8)
        self.said = wrapped("", self, kind="strong")
        column.addWidget(self.said)
        self._going = QTimer(self)
        self._going.setSingleShot(True)
        self._going.setInterval(SHOWN_FOR)
        self._going.timeout.connect(self.hide)
        self.hide()

    def say(self, sentence: str, beside: QRect, *, refused: bool = True, stays: bool = False) -> None:
        """Say it below that rectangle of the page, above it where there is no room; `stays`: until it is hidden."""
        look.set_kind(self, "attention" if refused else "card")
        self.said.setText(sentence)
        self.setAccessibleName(sentence)
        one_line = self.said.fontMetrics().horizontalAdvance(sentence) + 2 * EDGE_PX + 8
        width = min(WIDEST_PX, one_line)
        layout = self.layout()
        height = self.sizeHint().height() if layout is None else layout.totalHeightForWidth(width)
        self.resize(width, height)
        page = self.parentWidget()
        room = QRect() if page is None else page.rect()
        below = beside.bottom() + AWAY_PX
        y = below if below + height <= room.bottom() else beside.top() - AWAY_PX - height
        x = beside.center().x() - width // 2
        self.move(QPoint(max(4, min(x, room.right() - width - 4)), max(4, y)))
        self.show()
        self.raise_()
        if stays:
            self._going.stop()
        else:
            self._going.start()

    @pyqtSlot()
    def leave(self) -> None:
        """It has been read."""
        self._going.stop()
        self.hide()
