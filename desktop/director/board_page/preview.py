"""What the room sees, small: the same picture as on the board, so that what is on it is on the board, too."""

from PyQt6.QtCore import QRectF, QSize
from PyQt6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PyQt6.QtWidgets import QSizePolicy, QWidget

from desktop import look
from desktop.display.bug_report import BugReport
from desktop.display.drawing.drawn import Scene
from desktop.display.drawing.painting import paint
from desktop.display.layout import layout
from desktop.display.looks.style import Style
from desktop.display.showing import Showing
from tournament.language import gettext as _

LEAST = QSize(280, 158)


class Preview(QWidget):
    """The board's picture at its own size, scaled into the room there is."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.scene: Scene | None = None
        self._report = BugReport()
        self._of: tuple[Showing, tuple[int, int], Style] | None = None
        self.setAccessibleName(_("What the room sees"))
        self.setMinimumSize(LEAST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def put(self, showing: Showing, size: tuple[int, int], style: Style) -> None:
        """Show that, as a board of that size and look does; nothing is laid out while it is the same."""
        if (showing, size, style) == self._of:
            return
        self._of = (showing, size, style)
        scene = self._laid_out(showing, size, style)
        if scene != self.scene:
            self.scene = scene
            self.update()

    def _laid_out(self, showing: Showing, size: tuple[int, int], style: Style) -> Scene | None:
        try:
            return layout(showing, size, style)
        except Exception as bug:  # comes with every beat
            self._report.tell(bug)
            return None

    def picture(self) -> QRectF:
        """Where the picture lies: as large as it can be, in the middle."""
        wide, high = (16, 9) if self.scene is None else (self.scene.width, self.scene.height)
        scale = min(self.width() / wide, self.height() / high)
        shown = round(wide * scale), round(high * scale)
        return QRectF((self.width() - shown[0]) // 2, 0, *shown)

    def paintEvent(self, event: QPaintEvent | None) -> None:
        painter = QPainter(self)
        picture = self.picture()
        if self.scene is None:
            painter.fillRect(picture, QColor(look.colours().bar))
        else:
            painter.save()
            painter.translate(picture.topLeft())
            painter.scale(picture.width() / self.scene.width, picture.height() / self.scene.height)
            painter.setClipRect(QRectF(0, 0, self.scene.width, self.scene.height))
            paint(painter, self.scene)
            painter.restore()
        painter.setPen(QPen(QColor(look.colours().line), 1))
        painter.drawRect(picture.adjusted(0, 0, -1, -1))
        painter.end()
