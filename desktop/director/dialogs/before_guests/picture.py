"""A test picture on each screen: which one is which, and whether its edges are cut off."""

from PyQt6.QtCore import QRectF, Qt, QTimer
from PyQt6.QtGui import QColor, QFont, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QScreen
from PyQt6.QtWidgets import QWidget

from desktop import look
from desktop.display.screens.screens import look_at
from tournament.language import gettext as _

SHOWN_MS = 8_000


class TestPicture(QWidget):
    """Fills one screen for a few seconds, or until a key or a click; takes no keyboard away."""

    __test__ = False  # pytest takes it for one of its own

    def __init__(self, screen: QScreen, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Window | Qt.WindowType.FramelessWindowHint)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setWindowTitle(_("Test picture"))
        seen = look_at(screen)
        said = _("{screen}\n{width} × {height}")
        self.words = said.format(screen=seen.key.label, width=seen.width, height=seen.height)
        self.setAccessibleName(self.words)
        self.setScreen(screen)
        self.setGeometry(screen.geometry())
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.close)

    def begin(self) -> None:
        """Show it for a while."""
        self.showFullScreen()
        self._timer.start(SHOWN_MS)

    def paintEvent(self, event: QPaintEvent | None) -> None:
        painter = QPainter(self)
        c = look.colours()
        painter.fillRect(self.rect(), QColor(c.bar))
        short = min(self.width(), self.height())
        for number, colour in enumerate((c.bar_warning, c.bar_text)):
            painter.setPen(QPen(QColor(colour), 4))
            edge = 2.0 + number * short * 0.025
            painter.drawRect(QRectF(self.rect()).adjusted(edge, edge, -edge, -edge))
        painter.setPen(QColor(c.bar_text))
        font = QFont(look.text_font())
        font.setPixelSize(max(16, short // 12))
        font.setWeight(QFont.Weight.Bold)
        painter.setFont(font)
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.words)
        font.setPixelSize(max(12, short // 36))
        painter.setFont(font)
        below = self.rect().adjusted(0, int(short * 0.6), 0, -int(short * 0.06))
        flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        painter.drawText(
            below, flags, _("Both lines along the edges should be seen whole; else switch off the television's zoom.")
        )

    def mousePressEvent(self, event: QMouseEvent | None) -> None:
        self.close()

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        self.close()
