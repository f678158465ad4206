"""The cards of all open tables in a page that scrolls; only those whose tables changed are shown anew."""

from collections.abc import Collection
from functools import partial

from PyQt6.QtCore import QPoint, Qt, pyqtBoundSignal, pyqtSignal, pyqtSlot
from PyQt6.QtGui import QResizeEvent
from PyQt6.QtWidgets import QScrollArea, QWidget

from desktop.director.tables.card import TableCard
from desktop.director.tables.card_view import CardView, card_view
from desktop.director.tables.changes import concerned_tables, differs
from desktop.director.tables.grid import CardGrid
from desktop.director.tables.seat import SeatPlate
from tournament.events import Seat
from tournament.names import Instant, SeatNo, TableNo
from tournament.state import Tournament
from tournament.tables import buttons
from tournament.tables.halts import halts


class Cards(QScrollArea):
    """The cards, and the seats on them by table and number.

    Signals:
        seat_pressed, seat_reached: a seat that was clicked, or got the keyboard.
        menu_wanted, dragged, dropped: a seat, and a place on the screen.
        drag_left: the drag was given up.
        table_opened: the number of a small card that was pressed.
    """

    seat_pressed = pyqtSignal(object)
    seat_reached = pyqtSignal(object)
    menu_wanted = pyqtSignal(object, QPoint)
    dragged = pyqtSignal(object, QPoint)
    dropped = pyqtSignal(object, QPoint)
    drag_left = pyqtSignal()
    table_opened = pyqtSignal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.grid = CardGrid(self)
        self.setWidget(self.grid)
        self.cards: dict[TableNo, TableCard] = {}
        self._chosen: Seat | None = None
        self._shown: Tournament | None = None

    # ---- showing ---------------------------------------------------------------------------------------------------

    def show_state(self, state: Tournament, at: Instant, *, anew: bool = False) -> None:
        """Show the tables; `anew`: all of them, as what was known of them may have grown old."""
        known = buttons.as_known(state, at)
        concerned = concerned_tables(known)
        short = {halt.table: halt.short for halt in halts(state, at)}
        before, self._shown = None if anew else self._shown, state
        opened = self._open_cards(state, at)
        same_clock = before is not None and before.clock is state.clock and before.setup is state.setup
        for number, card in self.cards.items():
            view = card.view
            if (
                opened
                or before is None
                or not same_clock
                or differs(before, state, number)
                or (view.concerned, view.short) != (number in concerned, short.get(number, 0))
            ):
                now = card_view(known, number, at, concerned=number in concerned, short=short.get(number, 0))
                if now != view:
                    card.offer(now)
        self.grid.bring_up()

    def _open_cards(self, state: Tournament, at: Instant) -> bool:
        """Make the cards of tables that were opened, drop those of closed ones; True if there were any."""
        if list(self.cards) == sorted(state.tables):
            return False
        for number in set(self.cards) - set(state.tables):
            closed = self.cards.pop(number)
            closed.leave_drag()
            closed.hide()  # it is deleted only when the program has nothing else to do
            closed.deleteLater()
        for number in sorted(set(state.tables) - set(self.cards)):
            self.cards[number] = self._made(number, card_view(state, number, at))
        self.cards = dict(sorted(self.cards.items()))
        self.grid.set_cards(list(self.cards.values()))
        return True

    def _made(self, number: TableNo, view: CardView) -> TableCard:
        card = TableCard(view, self.grid)
        for signal, said in (
            (card.seat_pressed, self.seat_pressed),
            (card.seat_reached, self.seat_reached),
            (card.menu_wanted, self.menu_wanted),
            (card.dragged, self.dragged),
            (card.dropped, self.dropped),
        ):
            signal.connect(partial(_of_table, said, number))
        card.drag_left.connect(self._drag_left)
        card.opened.connect(partial(self.table_opened.emit, number))
        return card

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        """Also a lower page alone asks for smaller cards."""
        super().resizeEvent(event)
        self.grid.lay_out()

    @pyqtSlot(int)
    def _drag_left(self, _seat: int) -> None:
        self.drag_left.emit()

    # ---- seats -----------------------------------------------------------------------------------------------------

    def plate(self, seat: Seat) -> SeatPlate | None:
        """The plate of that seat, None where there is none."""
        card = self.cards.get(seat.table)
        seats = () if card is None else card.seats
        return seats[seat.number - 1] if 1 <= seat.number <= len(seats) else None

    def choose(self, seat: Seat | None) -> None:
        """Mark that seat as the one that the keys act on, and no other."""
        before, self._chosen = self._chosen, seat
        if before is not None and before.table in self.cards and (seat is None or before.table != seat.table):
            self.cards[before.table].mark_chosen(None)
        if seat is not None and seat.table in self.cards:
            self.cards[seat.table].mark_chosen(seat.number)

    def mark_found(self, found: Collection[Seat]) -> None:
        """Mark these as those that were looked for."""
        by_table: dict[TableNo, set[SeatNo]] = {}
        for seat in found:
            by_table.setdefault(seat.table, set()).add(seat.number)
        for number, card in self.cards.items():
            card.mark_found(frozenset(by_table.get(number, ())))

    def go_to(self, seat: Seat) -> None:
        """Bring that seat into view and give it the keyboard."""
        card = self.cards.get(seat.table)
        if card is None:
            return
        # The cards may have no place yet, when the page was hidden until now.
        self.grid.lay_out()
        self.ensureWidgetVisible(card, 0, 0)
        card.bring_up()
        card.focus_seat(seat.number)


def _of_table(said: pyqtBoundSignal, table: TableNo, seat: int, *where: QPoint) -> None:
    """Hand a card's signal on, with the seat's table."""
    said.emit(Seat(table, SeatNo(seat)), *where)
