"""A seat's plate: a button that knows who sits there."""

from PyQt6.QtCore import QPoint, QPointF, QRectF, Qt, pyqtSignal
from PyQt6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PyQt6.QtWidgets import QAbstractButton, QWidget

from desktop import look
from desktop.director.parts import as_plain
from desktop.director.tables.oval import LINE, NAME_PX, SMALL_PX, type_px
from desktop.director.tables.painting import paint
from desktop.director.tables.words import plain
from tournament import wording
from tournament.board.tables import SeatView
from tournament.language import gettext as _
from tournament.names import Chips, SeatNo, TableNo

_BUTTON = 9.5
"""The dealer button's radius at scale 1."""
_LOCK = 9.0
"""The padlock's width at scale 1."""
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
        self._dealer = self._found = False
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

    @property
    def is_dealer(self) -> bool:
        """Whether the dealer button lies here."""
        return self._dealer

    @property
    def is_found(self) -> bool:
        """Whether this is one of the seats that were looked for."""
        return self._found

    def mark_found(self, found: bool) -> None:
        """Mark it as looked for, or no longer."""
        if found != self._found:
            self._found = found
            self.update()

    def show_view(self, view: SeatView, big_blind: Chips | None, *, dealer: bool = False) -> None:
        """Show who sits here now; chips are counted in that big blind as well."""
        self._view, self._big_blind, self._dealer = view, big_blind, dealer
        place = _("table {table} seat {seat}").format(table=self._table, seat=view.seat)
        if view.unavailable:
            said = _("{place}, not available").format(place=place)
        elif view.entry is None:
            said = _("{place}, empty").format(place=place)
        elif view.deciding:
            said = _("{name}, {place}, deciding").format(name=view.name, place=place)
        elif view.chips is None:
            said = f"{view.name}, {place}"
        else:
            said = _("{name}, {place}, {chips} chips").format(
                name=view.name, place=place, chips=wording.chips(view.chips)
            )
        self.setAccessibleName(_("{said}, locked").format(said=said) if view.locked else said)
        self.setCursor(Qt.CursorShape.ArrowCursor if view.unavailable else Qt.CursorShape.PointingHandCursor)
        self.setText(plain(view.name))
        self._tell_whole()
        self.update()

    def set_scale(self, scale: float) -> None:
        """Draw type and lines that much larger."""
        if scale != self._scale:
            self._scale = scale
            self._tell_whole()
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
        elif event.key() == Qt.Key.Key_Space:
            # The clock's: a stray Space must not take anybody out.
            event.ignore()
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent | None) -> None:
        if event is not None:
            below = self.mapToGlobal(QPoint(0, self.height()))
            by_mouse = event.reason() is QContextMenuEvent.Reason.Mouse
            self.menu_wanted.emit(event.globalPos() if by_mouse else below)

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        self._tell_whole()

    def paintEvent(self, event: QPaintEvent | None) -> None:
        paint(self, self._paint)

    def _paint(self, painter: QPainter) -> None:
        frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        taken, corner = self._view.entry is not None, 8 * self._scale
        if taken:
            ground = (
                look.colours().brass_ground
                if self._found
                else look.colours().raised
                if self.underMouse()
                else look.colours().surface
            )
            painter.setBrush(QColor(ground))
        else:
            painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(self._edge(taken))
        painter.drawRoundedRect(frame, corner, corner)
        inside = self._inside()
        if self._dealer:
            self._paint_dealer(painter, QRectF(inside.right(), 0, self.width() - inside.right(), self.height()))
        if self._view.locked:
            self._paint_lock(painter)
        if taken:
            self._paint_player(painter, inside)
        elif self._view.unavailable:
            painter.setPen(QPen(QColor(look.colours().line), 1))
            painter.drawLine(frame.topLeft(), frame.bottomRight())
            painter.drawLine(frame.bottomLeft(), frame.topRight())
        else:
            painter.setFont(look.text_font(type_px(SMALL_PX, self._scale)))
            painter.setPen(QColor(look.colours().muted))
            painter.drawText(inside, Qt.AlignmentFlag.AlignCenter, _("seat {n}").format(n=self._view.seat))

    def _edge(self, taken: bool) -> QPen:
        if self.hasFocus():
            return QPen(QColor(look.colours().text), 2)
        if self._found:
            return QPen(QColor(look.colours().brass), 2)
        if self._view.deciding:
            return QPen(QColor(look.colours().brass), 2, Qt.PenStyle.DashLine)
        pen = QPen(QColor(look.colours().line if taken else "#B9BFB4"), 1)
        pen.setStyle(Qt.PenStyle.SolidLine if taken else Qt.PenStyle.DashLine)
        return pen

    def _inside(self) -> QRectF:
        """The room for words: all of the plate, but for the dealer button where it lies here."""
        right = self.width() - 4.0 - (2 * _BUTTON * max(1.0, self._scale) + 2 if self._dealer else 0)
        left = 4.0 + (_LOCK * max(1.0, self._scale) + 3 if self._view.locked else 0)
        return QRectF(QPointF(left, 1), QPointF(right, self.height() - 1.0))

    def _paint_dealer(self, painter: QPainter, room: QRectF) -> None:
        radius = _BUTTON * max(1.0, self._scale)
        spot = QRectF(0, 0, 2 * radius, 2 * radius)
        spot.moveCenter(QPointF(room.right() - radius - 4, room.center().y()))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(look.colours().text))
        painter.drawEllipse(spot)
        painter.setFont(look.text_font(type_px(SMALL_PX, self._scale), QFont.Weight.Bold))
        painter.setPen(QColor(look.colours().surface))
        # i18n: the letter on the dealer button.
        painter.drawText(spot, Qt.AlignmentFlag.AlignCenter, _("D"))

    def _paint_lock(self, painter: QPainter) -> None:
        """A small padlock at the left: a body, and a shackle over it."""
        wide = _LOCK * max(1.0, self._scale)
        body = QRectF(5, self.height() / 2 - wide * 0.2, wide, wide * 0.8)
        shackle = QRectF(body.left() + wide * 0.2, body.top() - wide * 0.5, wide * 0.6, wide)
        painter.setPen(QPen(QColor(look.colours().muted), max(1.2, wide * 0.16)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawArc(shackle, 0, 180 * 16)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(look.colours().muted))
        painter.drawRoundedRect(body, 1.5, 1.5)

    def _paint_player(self, painter: QPainter, inside: QRectF) -> None:
        lines = self._name_lines()
        name_px = type_px(NAME_PX, self._scale)
        height = LINE * name_px
        all_lines = len(lines) + (self._view.chips is not None)
        top = inside.center().y() - all_lines * height / 2
        painter.setFont(look.text_font(name_px, QFont.Weight.DemiBold))
        painter.setPen(QColor(look.colours().text))
        for line in lines:
            painter.drawText(QRectF(inside.left(), top, inside.width(), height), Qt.AlignmentFlag.AlignCenter, line)
            top += height
        if self._view.chips is not None:
            chips_font = look.digits(type_px(SMALL_PX, self._scale))
            painter.setFont(chips_font)
            painter.setPen(QColor(look.colours().muted))
            room = QRectF(inside.left(), top, inside.width(), height)
            said = self._chips(QFontMetricsF(chips_font), inside.width())
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, said)

    def _name_lines(self) -> list[str]:
        """The name as it is shown: in two lines where no chips stand below it, cut off where that is too little."""
        metrics = QFontMetricsF(look.text_font(type_px(NAME_PX, self._scale), QFont.Weight.DemiBold))
        width, name = self._inside().width(), self._view.name
        first, rest = name, ""
        if self._view.chips is None and metrics.horizontalAdvance(name) > width:
            breaks = [place + 1 for place, character in enumerate(name) if character in " -"]
            fitting = [place for place in breaks if metrics.horizontalAdvance(name[:place].rstrip()) <= width]
            if fitting:
                first, rest = name[: fitting[-1]].rstrip(), name[fitting[-1] :]
        return [metrics.elidedText(line, Qt.TextElideMode.ElideRight, width) for line in (first, rest) if line]

    def _tell_whole(self) -> None:
        """Whole in the tooltip where it is cut off."""
        cut = "".join(self._name_lines()).replace(" ", "") != self._view.name.replace(" ", "")
        said = [as_plain(self._view.name)] if cut else []
        if self._view.locked:
            said.append(_("locked: stays in this seat"))
        if self._view.unavailable:
            said.append(_("Nobody gets seat {n}.").format(n=self._view.seat))
        self.setToolTip(" · ".join(said))

    def _chips(self, metrics: QFontMetricsF, width: float) -> str:
        """The stack, and its big blinds where there is room for them; of who has none, that he is deciding."""
        if self._view.deciding:
            return metrics.elidedText(_("deciding"), Qt.TextElideMode.ElideRight, width)
        chips = self._view.chips or 0
        alone = wording.chips(chips)
        if not self._big_blind:
            return alone
        both = _("{chips} · {blinds} bb").format(chips=alone, blinds=chips // self._big_blind)
        return both if metrics.horizontalAdvance(both) <= width else alone
