"""One table as a card: its number, how many sit there, the oval and the seats round it."""

from functools import partial

from PyQt6.QtCore import QPoint, QSize, Qt, pyqtSignal
from PyQt6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PyQt6.QtWidgets import QWidget

from desktop import look
from desktop.director.tables import card_painting, oval
from desktop.director.tables.card_view import CardView
from desktop.director.tables.oval import Oval
from desktop.director.tables.painting import paint
from desktop.director.tables.seat import SeatPlate
from tournament.language import gettext as _
from tournament.names import SeatNo


class TableCard(QWidget):
    """A painted table whose seats are buttons; one of them takes the Tab key, arrows go round.

    A card that is out of sight only keeps what it is to show (`bring_up`). One that is too small for names shows dots,
    and is a button itself.

    Signals:
        seat_pressed: a seat's number, when it was clicked.
        seat_reached: a seat's number, when it got the keyboard.
        menu_wanted: a seat's number and the place on the screen where its menu should open.
        dragged, dropped: a seat's number and the place on the screen; drag_left: a seat's number.
        opened: the small card was pressed.
    """

    seat_pressed = pyqtSignal(int)
    seat_reached = pyqtSignal(int)
    menu_wanted = pyqtSignal(int, QPoint)
    dragged = pyqtSignal(int, QPoint)
    dropped = pyqtSignal(int, QPoint)
    drag_left = pyqtSignal(int)
    opened = pyqtSignal()

    def __init__(self, view: CardView, parent: QWidget) -> None:
        super().__init__(parent)
        self._view = view
        self._pending: CardView | None = None
        self._found: frozenset[SeatNo] = frozenset()
        self._chosen: SeatNo | None = None
        self._oval: Oval | None = None
        self._small = False
        self._seats: list[SeatPlate] = []
        self.offer(view)

    @property
    def view(self) -> CardView:
        """What is shown, or will be as soon as the card is seen."""
        return self._pending or self._view

    @property
    def seats(self) -> tuple[SeatPlate, ...]:
        """The plates, seat 1 first."""
        self.bring_up()
        return tuple(self._seats)

    @property
    def is_small(self) -> bool:
        """Whether it shows dots only."""
        return self._small

    def offer(self, view: CardView) -> None:
        """What the card is to show when it is seen."""
        self._pending = view
        said = [view.title, view.count]
        if view.short:
            said.append(_("{n} short").format(n=view.short))
        if view.dealt:
            said.append(_("dealt by the program"))
        self.setAccessibleName(", ".join(said))

    def bring_up(self) -> None:
        """Show the table as it was offered last; nothing is painted if nothing has changed."""
        if self._pending is not None:
            self._take_up(self._pending)
        if self._oval is None and not self._small:
            self._place()

    def _take_up(self, view: CardView) -> None:
        self._pending = None
        fits = len(self._seats) == len(view.table.seats)
        if fits and view == self._view:
            return
        before, self._view = self._view, view
        if not fits:
            self._make_seats()
        for plate, seat in zip(self._seats, view.table.seats, strict=True):
            roles, counted = view.table.roles(seat.seat), view.counted(seat.seat)
            if (
                not fits
                or plate.view != seat
                or before.big_blind != view.big_blind
                or plate.roles != roles
                or before.counted(seat.seat) != counted
            ):
                plate.show_view(seat, view.big_blind, roles=roles, counted=counted)
        self.update()

    def mark_found(self, seats: frozenset[SeatNo]) -> None:
        """Mark these seats as those that were looked for."""
        if seats == self._found:
            return
        self._found = seats
        for plate in self._seats:
            plate.mark_found(plate.seat in seats)
        if self._small:
            self.update()

    def mark_chosen(self, seat: SeatNo | None) -> None:
        """Mark that seat as the one that the keys act on; None: none here."""
        if seat == self._chosen:
            return
        self._chosen = seat
        for plate in self._seats:
            plate.mark_chosen(plate.seat == seat)
        if self._small:
            self.update()

    def focus_seat(self, seat: SeatNo) -> None:
        """Give the keyboard to that seat."""
        for plate in self.seats:
            plate.setFocusPolicy(Qt.FocusPolicy.TabFocus if plate.seat == seat else Qt.FocusPolicy.NoFocus)
        if self._small:
            self.setFocus(Qt.FocusReason.TabFocusReason)
        elif seat <= len(self._seats):
            self._seats[seat - 1].setFocus(Qt.FocusReason.TabFocusReason)

    def set_small(self, small: bool) -> None:
        """Show dots only, or names again."""
        if small == self._small:
            return
        self._small = small
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if small else Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor if small else Qt.CursorShape.ArrowCursor)
        for plate in self._seats:
            plate.setVisible(not small)
        self.update()

    def leave_drag(self) -> None:
        """Whoever is being dragged from here stays: the plates or the whole card are about to go."""
        for plate in self._seats:
            plate.leave_drag()

    # ---- inside ----------------------------------------------------------------------------------------------------

    def _make_seats(self) -> None:
        self.leave_drag()
        for plate in self._seats:
            plate.hide()
            plate.deleteLater()
        table = self._view.table
        self._seats = [SeatPlate(table.number, seat, self) for seat in table.seats]
        for plate in self._seats:
            plate.mark_found(plate.seat in self._found)
            plate.mark_chosen(plate.seat == self._chosen)
            plate.clicked.connect(partial(self._pressed, plate.seat))
            plate.reached.connect(partial(self.seat_reached.emit, plate.seat))
            plate.menu_wanted.connect(partial(self.menu_wanted.emit, plate.seat))
            plate.way_wanted.connect(partial(self._go, plate.seat))
            plate.dragged.connect(partial(self.dragged.emit, plate.seat))
            plate.dropped.connect(partial(self.dropped.emit, plate.seat))
            plate.drag_left.connect(partial(self.drag_left.emit, plate.seat))
            plate.setVisible(not self._small)
        if self._seats:
            self._seats[0].setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._oval = None

    def _pressed(self, seat: SeatNo, _checked: bool = False) -> None:
        self.seat_pressed.emit(seat)

    def _go(self, seat: SeatNo, right: int, down: int) -> None:
        if self._oval is None:
            return
        here = self._oval.plates[seat - 1].center()

        def detour(number: int) -> float:
            way = self._oval.plates[number].center() - here if self._oval is not None else here
            ahead, aside = way.x() * right + way.y() * down, way.x() * down + way.y() * right
            return ahead + 2 * abs(aside) if ahead > 1 else float("inf")

        best = min(range(len(self._seats)), key=detour)
        if detour(best) < float("inf"):
            self.focus_seat(SeatNo(best + 1))

    def lay_out_anew(self) -> None:
        """When it is brought up next: the size of texts has changed."""
        self._oval = None

    def _place(self) -> None:
        if not self._seats:
            return
        self._oval = oval.lay_out(self.width(), self.height(), len(self._seats), look.percent() / 100)
        for plate, frame in zip(self._seats, self._oval.plates, strict=True):
            plate.setGeometry(frame.toAlignedRect())
            plate.set_scale(self._oval.scale)

    # ---- events ----------------------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(round(oval.WIDTH), round(oval.HEIGHT))

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        self._oval = None  # laid out anew when it is brought up

    def mouseReleaseEvent(self, event: QMouseEvent | None) -> None:
        if event is not None and self._small and self.rect().contains(event.position().toPoint()):
            self.opened.emit()

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        if event is not None and self._small and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent | None) -> None:
        paint(self, self._paint)

    def _paint(self, painter: QPainter) -> None:
        if self._small:
            marked = self._found | ({self._chosen} if self._chosen is not None else set())
            focused = self.hasFocus()
            card_painting.paint_small(painter, self._view, self.width(), self.height(), marked, focused=focused)
        elif self._oval is not None:
            card_painting.paint_card(painter, self._view, self._oval, self.width(), self.height())
