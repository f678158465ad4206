"""The table that is watched and played at: felt, seats, cards and chips, painted from one value."""

from math import ceil

from PyQt6.QtCore import QPointF, QSize, Qt, pyqtSignal, pyqtSlot
from PyQt6.QtGui import QColor, QHideEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap
from PyQt6.QtWidgets import QWidget

from desktop import look
from desktop.display.bug_report import BugReport
from desktop.display.looks.style import ThemeName
from desktop.play.felt import painted
from desktop.play.felt.colours import COLOURS, FeltColours
from desktop.play.felt.layout import Layout
from desktop.play.felt.motion import Motion, Moving
from desktop.play.felt.motion import moving as what_moves
from tournament.felt import spoken
from tournament.felt.view import FeltView

SMALLEST = QSize(480, 360)


class FeltCanvas(QWidget):
    """Paints what is seen at a table, and moves what goes from one place to another.

    What it paints it says as well: its accessible name is the table's, its description the whole view in words.

    Signals:
        seat_clicked(int): a chair was clicked: its plate or its cards.
    """

    seat_clicked = pyqtSignal(int)

    def __init__(self, parent: QWidget | None = None, theme: ThemeName = ThemeName.DARK) -> None:
        super().__init__(parent)
        self._colours = COLOURS[theme]
        self._view: FeltView | None = None
        self._motion = Motion(self)
        self._motion.went_on.connect(self._go_on)
        self._report = BugReport()
        self._ground, self._still = QPixmap(), QPixmap()
        """The empty table, and the table without what moves: kept as they were painted until they change."""
        self._ground_of: tuple[Layout, FeltColours, float] | None = None
        self._still_of: tuple[FeltView, Moving] | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setMinimumSize(SMALLEST)

    @property
    def view(self) -> FeltView | None:
        """What is shown now."""
        return self._view

    @property
    def accessible(self) -> str:
        """The view in words; cards that are face down stay so."""
        return "" if self._view is None else spoken.table(self._view)

    @property
    def is_moving(self) -> bool:
        """Whether anything is on its way to its place."""
        return self._motion.is_moving

    def sizeHint(self) -> QSize:
        return QSize(1280, 720)

    def wear(self, theme: ThemeName) -> None:
        """Look like that from now on."""
        self._colours = COLOURS[theme]
        self.update()

    def show_view(self, view: FeltView, *, moved: bool = True) -> None:
        """Show that from now on; `moved`: chips and cards are seen on their way, where motion is allowed."""
        before, self._view = self._view, view
        if view == before:
            return
        self.setAccessibleName(view.title)
        self.setAccessibleDescription(self.accessible)
        if moved and look.motion() and self.isVisible():
            self._motion.begin(what_moves(before, view, self._laid_out(view)))
        elif self._motion.is_moving:
            self._motion.finish()
        self.update()

    def seat_at(self, where: QPointF) -> int | None:
        """The chair whose plate or cards are drawn there."""
        if self._view is None:
            return None
        for seat, chair in self._laid_out(self._view).chairs.items():
            if any(painted.contains(box, where) for box in (chair.plate, *chair.cards)):
                return seat
        return None

    def mousePressEvent(self, a0: QMouseEvent | None) -> None:
        if a0 is None or a0.button() is not Qt.MouseButton.LeftButton:
            super().mousePressEvent(a0)
        elif (seat := self.seat_at(a0.position())) is not None:
            self.seat_clicked.emit(seat)

    def hideEvent(self, a0: QHideEvent | None) -> None:
        """Nobody looks: nothing moves, and no megabytes are kept."""
        self._motion.finish()
        self._ground, self._still = QPixmap(), QPixmap()
        self._ground_of = self._still_of = None

    def paintEvent(self, a0: QPaintEvent | None) -> None:
        painter = QPainter(self)
        try:
            self._paint(painter)
        except Exception as bug:  # Qt would come back with the next repaint, and the next
            self._report.tell(bug)
            painter.setOpacity(1.0)
            painter.fillRect(self.rect(), QColor(self._colours.ground))
            painter.setPen(QColor(self._colours.subtitle))
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, "—")
        finally:
            painter.end()

    def _paint(self, painter: QPainter) -> None:
        view = self._view
        if view is None:
            painter.fillRect(self.rect(), QColor(self._colours.ground))
            return
        laid, ratio = self._laid_out(view), self.devicePixelRatioF()
        moving = self._motion.moving
        if self._ground_of != (laid, self._colours, ratio):
            self._ground_of = laid, self._colours, ratio
            self._ground = self._pixels(ratio)
            with QPainter(self._ground) as under:
                painted.paint_ground(under, laid, self._colours)
            self._still_of = None
        if self._still_of != (view, moving):
            self._still_of = view, moving
            self._still = QPixmap(self._ground)
            with QPainter(self._still) as over:
                painted.paint_table(over, view, laid, self._colours, moving)
        painter.drawPixmap(0, 0, self._still)
        painted.paint_moves(painter, moving, self._motion.share, self._colours)

    def _pixels(self, ratio: float) -> QPixmap:
        """As many as the window has."""
        made = QPixmap(ceil(self.width() * ratio), ceil(self.height() * ratio))
        made.setDevicePixelRatio(ratio)
        return made

    def _laid_out(self, view: FeltView) -> Layout:
        return painted.laid_out(view, self.width(), self.height())

    @pyqtSlot()
    def _go_on(self) -> None:
        self.update()
