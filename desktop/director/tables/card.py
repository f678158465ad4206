"""One table as a card: its number, how many sit there, the oval and the seats round it."""

from dataclasses import dataclass
from functools import partial

from PyQt6.QtCore import QPoint, QRectF, QSize, Qt, pyqtSignal
from PyQt6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PyQt6.QtWidgets import QWidget

from desktop import look
from desktop.director.tables import oval
from desktop.director.tables.oval import Oval
from desktop.director.tables.painting import paint
from desktop.director.tables.seat import SeatPlate
from tournament import wording
from tournament.board.tables import TableView
from tournament.language import gettext as _
from tournament.names import Chips, SeatNo

_CORNER = 12


@dataclass(frozen=True, slots=True)
class CardView:
    """All that a card shows.

    Attributes:
        big_blind: in which stacks are counted, None where no blinds are posted.
        held: whether the table begins no more hands for now.
        concerned: whether somebody should move from or to this table.
    """

    table: TableView
    big_blind: Chips | None = None
    held: bool = False
    concerned: bool = False


class TableCard(QWidget):
    """A painted table whose seats are buttons; one of them takes the Tab key, arrows go round.

    Signals:
        seat_pressed: a seat's number, when it was clicked or chosen by Enter.
        menu_wanted: a seat's number and the place on the screen where its menu should open.
    """

    seat_pressed = pyqtSignal(int)
    menu_wanted = pyqtSignal(int, QPoint)

    def __init__(self, view: CardView, parent: QWidget) -> None:
        super().__init__(parent)
        self._view = view
        self._found: frozenset[SeatNo] = frozenset()
        self._oval: Oval | None = None
        self._seats: list[SeatPlate] = []
        self.show_view(view)

    @property
    def view(self) -> CardView:
        """What is shown."""
        return self._view

    @property
    def seats(self) -> tuple[SeatPlate, ...]:
        """The plates, seat 1 first."""
        return tuple(self._seats)

    def show_view(self, view: CardView) -> None:
        """Show the table as it stands now; nothing is painted if nothing has changed."""
        fits = len(self._seats) == len(view.table.seats)
        if fits and view == self._view and self._oval is not None:
            return
        before, self._view = self._view, view
        if not fits:
            self._make_seats()
        for plate, seat in zip(self._seats, view.table.seats, strict=True):
            dealer = view.table.button == seat.seat
            if plate.view != seat or before.big_blind != view.big_blind or plate.is_dealer != dealer:
                plate.show_view(seat, view.big_blind, dealer=dealer)
        self.setAccessibleName(f"{self._title()}, {self._count()}")
        self.update()

    def mark_found(self, seats: frozenset[SeatNo]) -> None:
        """Mark these seats as those that were looked for."""
        self._found = seats
        for plate in self._seats:
            plate.mark_found(plate.seat in seats)

    def focus_seat(self, seat: SeatNo) -> None:
        """Give the keyboard to that seat."""
        for plate in self._seats:
            plate.setFocusPolicy(Qt.FocusPolicy.TabFocus if plate.seat == seat else Qt.FocusPolicy.NoFocus)
        self._seats[seat - 1].setFocus(Qt.FocusReason.TabFocusReason)

    # ---- inside ----------------------------------------------------------------------------------------------------

    def _make_seats(self) -> None:
        for plate in self._seats:
            plate.deleteLater()
        table = self._view.table
        self._seats = [SeatPlate(table.number, seat, self) for seat in table.seats]
        for plate in self._seats:
            plate.show_view(plate.view, self._view.big_blind, dealer=table.button == plate.seat)
            plate.mark_found(plate.seat in self._found)
            plate.clicked.connect(partial(self._pressed, plate.seat))
            plate.menu_wanted.connect(partial(self.menu_wanted.emit, plate.seat))
            plate.way_wanted.connect(partial(self._go, plate.seat))
            plate.show()
        if self._seats:
            self._seats[0].setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._place()

    def _pressed(self, seat: SeatNo, _checked: bool = False) -> None:
        if not self._seats[seat - 1].view.unavailable:
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

    def _place(self) -> None:
        self._oval = oval.lay_out(self.width(), self.height(), len(self._seats))
        for plate, frame in zip(self._seats, self._oval.plates, strict=True):
            plate.setGeometry(frame.toAlignedRect())
            plate.set_scale(self._oval.scale)

    def _title(self) -> str:
        return wording.table_name(self._view.table.number, self._view.table.name)

    def _count(self) -> str:
        return _("{n} of {size}").format(n=self._view.table.players, size=self._view.table.places)

    def sizeHint(self) -> QSize:
        return QSize(round(oval.WIDTH), round(oval.HEIGHT))

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        self._place()

    def paintEvent(self, event: QPaintEvent | None) -> None:
        paint(self, self._paint)

    def _paint(self, painter: QPainter) -> None:
        laid = self._oval
        if laid is None:
            return
        edge = look.colours().brass_edge if self._view.concerned else look.colours().line
        painter.setPen(QPen(QColor(edge), 2 if self._view.concerned else 1))
        painter.setBrush(QColor(look.colours().surface))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), _CORNER, _CORNER)
        self._paint_head(painter, laid)
        rim = 6 * laid.scale
        painter.setPen(QPen(QColor(look.colours().rim), rim))
        painter.setBrush(QColor(look.colours().felt))
        round_end = laid.felt.height() / 2
        painter.drawRoundedRect(laid.felt.adjusted(rim / 2, rim / 2, -rim / 2, -rim / 2), round_end, round_end)
        self._paint_middle(painter, laid)

    def _paint_head(self, painter: QPainter, laid: Oval) -> None:
        side = 14 * laid.scale
        head = QRectF(side, 2, self.width() - 2 * side, laid.head - 2)
        pixels = max(14, round(15 * laid.scale))
        painter.setFont(look.text_font(pixels, QFont.Weight.Bold))
        painter.setPen(QColor(look.colours().text))
        count = QFontMetricsF(look.digits(pixels)).horizontalAdvance(self._count())
        room = head.width() - count - 12 * laid.scale
        title = QFontMetricsF(painter.font()).elidedText(self._title(), Qt.TextElideMode.ElideRight, room)
        painter.drawText(head, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, title)
        painter.setFont(look.digits(pixels))
        painter.setPen(QColor(look.colours().muted))
        painter.drawText(head, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, self._count())

    def _paint_middle(self, painter: QPainter, laid: Oval) -> None:
        upper, *lower = self._words()
        strong = look.digits(oval.type_px(oval.NAME_PX, laid.scale), QFont.Weight.DemiBold)
        plain = look.digits(oval.type_px(oval.SMALL_PX, laid.scale))
        room = laid.words
        line = oval.LINE * strong.pixelSize()
        metrics = QFontMetricsF(plain)
        fitting = next((text for text in lower if metrics.horizontalAdvance(text) <= room.width()), lower[-1])
        middle = room.center().y() + (0 if upper and fitting else line / 2 if upper else -line / 2)
        painter.setPen(QColor(look.colours().surface))
        painter.setFont(strong)
        painter.drawText(QRectF(room.left(), middle - line, room.width(), line), Qt.AlignmentFlag.AlignCenter, upper)
        painter.setFont(plain)
        painter.drawText(QRectF(room.left(), middle, room.width(), line), Qt.AlignmentFlag.AlignCenter, fitting)

    def _words(self) -> tuple[str, str, str]:
        """What stands on the felt: the hand, and who pays the blinds, also in short."""
        table = self._view.table
        hand = "" if table.hand is None else _("hand {n}").format(n=table.hand)
        if self._view.held:
            return hand, _("waits"), _("waits")
        if table.big_blind is None:
            return hand, "", ""
        if table.small_blind is None:
            said, short = _("big blind to seat {big}"), _("blind {big}")
        else:
            said, short = _("blinds to seat {small}, {big}"), _("blinds {small}, {big}")
        seats = {"small": table.small_blind, "big": table.big_blind}
        return hand, said.format(**seats), short.format(**seats)
