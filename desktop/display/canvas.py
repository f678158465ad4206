"""The widget that the room looks at: it shows a picture, and repaints only where that has changed."""

from PyQt6.QtCore import QSize, Qt, pyqtSignal
from PyQt6.QtGui import QColor, QHideEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PyQt6.QtWidgets import QWidget

from desktop.display.bug_report import BugReport
from desktop.display.drawing.drawn import Scene, Text
from desktop.display.drawing.standing import Standing
from desktop.display.layout import layout
from desktop.display.looks import themes
from desktop.display.looks.style import USUAL, Style
from desktop.display.looks.themes import Theme
from desktop.display.showing import Showing


class Canvas(QWidget):
    """A widget that shows what the room shall see.

    Signals:
        well_changed: false: it cannot be drawn, the room sees a dash; true: it can again.
    """

    well_changed = pyqtSignal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = USUAL
        self._theme = themes.of(USUAL)
        self._showing: Showing | None = None
        self._scene: Scene | None = None
        self._standing = Standing()
        self._report = BugReport()
        self._laid_out = True
        self._is_well = True
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setMinimumSize(160, 120)

    def sizeHint(self) -> QSize:
        return QSize(1280, 720)

    def put(self, showing: Showing) -> None:
        """Show that from now on."""
        if showing != self._showing:
            self._showing = showing
            if self.isVisible():
                self._lay_out()

    def wear(self, style: Style) -> None:
        """Look like that from now on."""
        if style != self._style:
            self._style, self._theme = style, themes.of(style)
            if self.isVisible():
                self._lay_out()

    def showEvent(self, a0: QShowEvent | None) -> None:
        self._lay_out()

    def hideEvent(self, a0: QHideEvent | None) -> None:
        """What makes painting quick is megabytes; nobody looks."""
        self._standing.clear()

    def resizeEvent(self, a0: QResizeEvent | None) -> None:
        self._lay_out()

    def paintEvent(self, a0: QPaintEvent | None) -> None:
        painter = QPainter(self)
        try:
            if self._scene is None:
                painter.fillRect(self.rect(), QColor(self._theme.ground))
            else:
                self._standing.paint(painter, self._scene, self.devicePixelRatioF())
            self._be(well=self._laid_out)
        except Exception as bug:  # Qt would come back with the next repaint, and the next
            self._report.tell(bug)
            self._be(well=False)
            self._paint_dash(painter)
        finally:
            painter.end()

    def _lay_out(self) -> None:
        """Lay it out again; repaint if that made another picture."""
        if self._showing is None:
            return
        try:
            scene = layout(self._showing, (self.width(), self.height()), self._style)
            self._laid_out = True
        except Exception as bug:  # comes with every beat
            self._report.tell(bug)
            self._laid_out = False
            scene = Scene(self.width(), self.height(), self._theme.ground, (_dash(self, self._theme),))
        if scene != self._scene:
            self._scene = scene
            self.update()

    def _paint_dash(self, painter: QPainter) -> None:
        painter.fillRect(self.rect(), QColor(self._theme.ground))
        painter.setPen(QColor(self._theme.muted))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, "—")

    def _be(self, *, well: bool) -> None:
        if well != self._is_well:
            self._is_well = well
            self.well_changed.emit(well)


def _dash(canvas: QWidget, theme: Theme) -> Text:
    return Text("—", canvas.width() / 2 - 20, canvas.height() / 2, 40, 40, 400, theme.muted)
