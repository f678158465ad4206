"""A seat's plate: a button that knows who sits there, and that its player is dragged by."""

from PyQt6.QtCore import QPoint, Qt, pyqtSignal
from PyQt6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PyQt6.QtWidgets import QAbstractButton, QApplication, QWidget

from desktop.director.parts import as_plain
from desktop.director.tables import seat_painting
from desktop.director.tables.painting import paint
from desktop.director.tables.seat_painting import Counted, Drawn
from desktop.director.tables.words import plain
from tournament import wording
from tournament.board.pages import Due
from tournament.board.tables import SeatView
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
        reached: it has got the keyboard.
        menu_wanted: the place on the screen where its menu should open.
        way_wanted: the focus should go to the seat that way: right or left (1, -1), down or up.
        dragged: its player is dragged, to that place on the screen; dropped: let go there; drag_left: given up.
    """

    reached = pyqtSignal()
    menu_wanted = pyqtSignal(QPoint)
    way_wanted = pyqtSignal(int, int)
    dragged = pyqtSignal(QPoint)
    dropped = pyqtSignal(QPoint)
    drag_left = pyqtSignal()

    def __init__(self, table: TableNo, view: SeatView, parent: QWidget) -> None:
        super().__init__(parent)
        self._table = table
        self._view = view
        self._drawn = Drawn(view)
        self._roles: tuple[Due, ...] = ()
        self._pressed_at: QPoint | None = None
        self._dragging = False
        # Only one seat of a table takes the Tab key; arrows go to the others.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.show_view(view, None)

    @property
    def table(self) -> TableNo:
        """The table's number."""
        return self._table

    @property
    def seat(self) -> SeatNo:
        """The chair's number."""
        return self._view.seat

    @property
    def view(self) -> SeatView:
        """Who sits here."""
        return self._view

    @property
    def roles(self) -> tuple[Due, ...]:
        """Whether the dealer button lies here, and which blind is paid from here."""
        return self._roles

    @property
    def is_found(self) -> bool:
        """Whether this is one of the seats that were looked for."""
        return self._drawn.found

    @property
    def is_chosen(self) -> bool:
        """Whether the keys act on this seat."""
        return self._drawn.chosen

    @property
    def is_target(self) -> bool:
        """Whether the player who is dragged would come here."""
        return self._drawn.target

    def mark_found(self, found: bool) -> None:
        """Mark it as looked for, or no longer."""
        if found != self._drawn.found:
            self._drawn.found = found
            self.update()

    def mark_chosen(self, chosen: bool) -> None:
        """Mark it as the one that the keys act on, or no longer."""
        if chosen != self._drawn.chosen:
            self._drawn.chosen = chosen
            self.update()

    def mark_target(self, target: bool) -> None:
        """Mark it as the one that a dragged player would come to, or no longer."""
        if target != self._drawn.target:
            self._drawn.target = target
            self.update()

    def show_view(
        self, view: SeatView, big_blind: Chips | None, *, roles: tuple[Due, ...] = (), counted: Counted | None = None
    ) -> None:
        """Show who sits here now; chips are counted in that big blind as well, or carry the time of their count."""
        self._view, self._roles = view, roles
        self._drawn.view, self._drawn.big_blind, self._drawn.counted = view, big_blind, counted
        self.setAccessibleName(self._in_words())
        self.setCursor(Qt.CursorShape.ArrowCursor if view.unavailable else Qt.CursorShape.PointingHandCursor)
        self.setText(plain(view.name))
        self._tell_whole()
        self.update()

    def _in_words(self) -> str:
        view = self._view
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
            chips = wording.chips(view.chips)
            said = _("{name}, {place}, {chips} chips").format(name=view.name, place=place, chips=chips)
            if self._drawn.counted is not None:
                said = _("{said}, counted {time}").format(said=said, time=self._drawn.counted.time)
        for role in self._roles:
            said = _in_that_role(said, role)
        return _("{said}, locked").format(said=said) if view.locked else said

    def set_scale(self, scale: float) -> None:
        """Draw type and lines that much larger."""
        if scale != self._drawn.scale:
            self._drawn.scale = scale
            self._tell_whole()
            self.update()

    # ---- keys ------------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        if event is None:
            return
        way = _WAYS.get(event.key())
        if self._dragging:
            if event.key() == Qt.Key.Key_Escape:
                self.leave_drag()
        elif way is not None:
            self.way_wanted.emit(*way)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            # What it does is the page's: figures may have been typed before it.
            self.reached.emit()
            event.ignore()
        elif event.key() == Qt.Key.Key_Space:
            # The clock's: a stray Space must not take anybody out.
            event.ignore()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent | None) -> None:
        super().focusInEvent(event)
        self.reached.emit()

    def contextMenuEvent(self, event: QContextMenuEvent | None) -> None:
        if event is not None:
            below = self.mapToGlobal(QPoint(0, self.height()))
            by_mouse = event.reason() is QContextMenuEvent.Reason.Mouse
            self.menu_wanted.emit(event.globalPos() if by_mouse else below)

    # ---- dragging --------------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent | None) -> None:
        if event is not None and event.button() == Qt.MouseButton.LeftButton:
            self._pressed_at = event.position().toPoint()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent | None) -> None:
        if event is None or self._pressed_at is None:
            return
        far = (event.position().toPoint() - self._pressed_at).manhattanLength() >= QApplication.startDragDistance()
        if not self._dragging and far and self._view.entry is not None:
            self._dragging = True
            self.setDown(False)  # so that letting go is no click
            self.grabKeyboard()  # Esc, wherever the keyboard was
        if self._dragging:
            self.dragged.emit(event.globalPosition().toPoint())
        else:
            super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent | None) -> None:
        self._pressed_at = None
        if event is None or not self._dragging:
            super().mouseReleaseEvent(event)
            return
        self._dragging = False
        self.releaseKeyboard()
        self.dropped.emit(event.globalPosition().toPoint())

    def leave_drag(self) -> None:
        """Give the drag up; the button that is still held does nothing more."""
        if self._dragging:
            self._dragging, self._pressed_at = False, None
            self.releaseKeyboard()
            self.drag_left.emit()

    # ---- painting --------------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        self._tell_whole()

    def paintEvent(self, event: QPaintEvent | None) -> None:
        self._drawn.focused, self._drawn.hovered = self.hasFocus(), self.underMouse()
        paint(self, self._paint)

    def _paint(self, painter: QPainter) -> None:
        seat_painting.paint_seat(painter, self._drawn, self.width(), self.height())

    def _tell_whole(self) -> None:
        """In the tooltip: what is cut off, and what the marks mean."""
        view, counted = self._view, self._drawn.counted
        said = [as_plain(view.name)] if seat_painting.is_cut(self._drawn, self.width(), self.height()) else []
        if counted is not None and view.chips is not None:
            said.append(_("{chips} chips, counted {time}").format(chips=wording.chips(view.chips), time=counted.time))
        if view.locked:
            said.append(_("locked: stays in this seat"))
        if view.unavailable:
            said.append(_("Nobody gets seat {n}.").format(n=view.seat))
        self.setToolTip(" · ".join(said))


def _in_that_role(said: str, role: Due) -> str:
    match role:
        case Due.BUTTON:
            return _("{said}, dealer button").format(said=said)
        case Due.SMALL_BLIND:
            return _("{said}, small blind").format(said=said)
        case Due.BIG_BLIND:
            return _("{said}, big blind").format(said=said)
