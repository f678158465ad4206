"""A seat's plate: a button that knows who sits there."""

from PyQt6.QtCore import QPoint, QRectF, Qt, pyqtSignal
from PyQt6.QtGui import QColor, QContextMenuEvent, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PyQt6.QtWidgets import QAbstractButton, QWidget

from desktop import look
from desktop.director.tables.painting import paint
from tournament import wording
from tournament.board import SeatView
from tournament.language import gettext as _
from tournament.names import Chips, SeatNo, TableNo

_WAYS: dict[int, tuple[int, int]] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class SeatPlate(QAbstractButton):
    """One chair of a table.

    Signals:
        menu_wanted: the place on the screen where its menu should open.
        way_wanted: the focus should go to the seat that way: right or left (1, -1), down or up.
    """

    menu_wanted = pyqtSignal(QPoint)
    way_wanted = pyqtSignal(int, int)

    def __init__(self, table: TableNo, view: SeatView, parent: QWidget) -> None:
        super().__init__(parent)
        self._table = table
        self._view = view
        self._big_blind: Chips | None = None
        self._scale = 1.0
        # A click leaves no focus behind, so that Space stays the clock's.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.show_view(view, None)

    @property
    def seat(self) -> SeatNo:
        """The chair's number."""
        return self._view.seat

    @property
    def view(self) -> SeatView:
        """Who sits here."""
        return self._view

    def show_view(self, view: SeatView, big_blind: Chips | None) -> None:
        """Show who sits here now; chips are counted in that big blind as well."""
        self._view, self._big_blind = view, big_blind
        place = _("table {table} seat {seat}").format(table=self._table, seat=view.seat)
        if view.entry is None:
            said = _("{place}, empty").format(place=place)
        elif view.chips is None:
            said = f"{view.name}, {place}"
        else:
            said = _("{name}, {place}, {chips} chips").format(
                name=view.name, place=place, chips=wording.chips(view.chips)
            )
        self.setAccessibleName(said)
        self.setText(view.name)
        self.update()

    def set_scale(self, scale: float) -> None:
        """Draw type and lines that much larger."""
        if scale != self._scale:
            self._scale = scale
            self.update()

    # ---- events ----------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        if event is None:
            return
        way = _WAYS.get(event.key())
        if way is not None:
            self.way_wanted.emit(*way)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent | None) -> None:
        if event is not None:
            below = self.mapToGlobal(QPoint(0, self.height()))
            by_mouse = event.reason() is QContextMenuEvent.Reason.Mouse
            self.menu_wanted.emit(event.globalPos() if by_mouse else below)

    def paintEvent(self, event: QPaintEvent | None) -> None:
        paint(self, self._paint)

    def _paint(self, painter: QPainter) -> None:
        frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        taken, corner = self._view.entry is not None, 8 * self._scale
        ground = look.RAISED if self.underMouse() else look.SURFACE
        painter.setBrush(QColor(ground) if taken else Qt.BrushStyle.NoBrush)
        if self.hasFocus():
            pen = QPen(QColor(look.TEXT), 2)
        else:
            pen = QPen(QColor(look.LINE if taken else "#B9BFB4"), 1)
            pen.setStyle(Qt.PenStyle.SolidLine if taken else Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.drawRoundedRect(frame, corner, corner)
        if taken:
            self._paint_player(painter, frame)
        else:
            painter.setFont(look.text_font(round(11 * self._scale)))
            painter.setPen(QColor(look.MUTED))
            painter.drawText(frame, Qt.AlignmentFlag.AlignCenter, _("seat {n}").format(n=self._view.seat))

    def _paint_player(self, painter: QPainter, frame: QRectF) -> None:
        name_font = look.text_font(round(12 * self._scale), QFont.Weight.DemiBold)
        inside = frame.adjusted(5, 0, -5, 0)
        name = QFontMetricsF(name_font).elidedText(self._view.name, Qt.TextElideMode.ElideRight, inside.width())
        painter.setFont(name_font)
        painter.setPen(QColor(look.TEXT))
        if self._view.chips is None:
            painter.drawText(inside, Qt.AlignmentFlag.AlignCenter, name)
            return
        middle = frame.center().y()
        upper = QRectF(inside.left(), frame.top() + 1, inside.width(), middle - frame.top() + 1)
        lower = QRectF(inside.left(), middle, inside.width(), frame.bottom() - middle - 1)
        painter.drawText(upper, Qt.AlignmentFlag.AlignCenter, name)
        chips_font = look.digits(round(11.5 * self._scale))
        painter.setFont(chips_font)
        painter.setPen(QColor(look.MUTED))
        painter.drawText(lower, Qt.AlignmentFlag.AlignCenter, self._chips(QFontMetricsF(chips_font), inside.width()))

    def _chips(self, metrics: QFontMetricsF, width: float) -> str:
        """The stack, and its big blinds where there is room for them."""
        chips = self._view.chips or 0
        alone = wording.chips(chips)
        if not self._big_blind:
            return alone
        both = _("{chips} · {blinds} bb").format(chips=alone, blinds=chips // self._big_blind)
        return both if metrics.horizontalAdvance(both) <= width else alone
