"""The tables themselves, as cards or as a list: one seat is chosen, and players are dragged from seat to seat."""

from PyQt6.QtCore import QPoint, QRect, pyqtSignal, pyqtSlot
from PyQt6.QtWidgets import QStackedLayout, QVBoxLayout, QWidget

from desktop.bridge import Bridge
from desktop.director.parts import EmptyState
from desktop.director.tables import views
from desktop.director.tables.callout import Callout
from desktop.director.tables.cards import Cards
from desktop.director.tables.drag import Drag
from desktop.director.tables.table_lists import TableLists
from desktop.director.tables.views import View
from tournament.events import Seat
from tournament.language import gettext as _
from tournament.names import Instant, SeatNo, TableNo
from tournament.state import Tournament


class TablesBody(QWidget):
    """All tables in the view that was chosen last.

    Attributes:
        area: the cards; lists: the lists; empty: what stands there before there are tables.
        chosen: the seat that the keys act on, None without one.

    Signals:
        menu_wanted: a seat, and the place on the screen where its menu should open.
        viewed: they are seen in another way.
        told: a sentence for the quiet bar.
    """

    menu_wanted = pyqtSignal(object, QPoint)
    viewed = pyqtSignal(object)
    told = pyqtSignal(str)

    def __init__(self, bridge: Bridge, parent: QWidget) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self.chosen: Seat | None = None
        self.area = Cards(self)
        self.lists = TableLists(bridge, self)
        self.empty = EmptyState(_("No tables yet"), "", self)
        above = QWidget(self)
        column = QVBoxLayout(above)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.empty)
        column.addStretch(1)
        self._stack = QStackedLayout(self)
        for each in (above, self.area, self.lists):
            self._stack.addWidget(each)
        self._callout = Callout(self)
        self._badge = Callout(self)
        self._drag = Drag(bridge, self.area, Callout(self), self.area.plate, self)
        area = self.area
        area.seat_pressed.connect(self._pressed)
        area.seat_reached.connect(self._reached)
        area.menu_wanted.connect(self.menu_wanted)
        area.dragged.connect(self._dragged)
        area.dropped.connect(self._drag.drop)
        area.drag_left.connect(self._drag.leave)
        area.table_opened.connect(self.show_table)
        area.grid.zoomed.connect(self.zoom)
        self._drag.moved.connect(self.choose)
        self._drag.refused.connect(self.refuse)
        self.lists.seat_chosen.connect(self._reached)
        self.lists.seat_wanted.connect(self.open_menu)
        self.see(views.last())

    # ---- showing ---------------------------------------------------------------------------------------------------

    @property
    def view(self) -> View:
        """How the tables are seen."""
        return views.last()

    @property
    def are_small(self) -> bool:
        """Whether the tables show dots instead of names."""
        return any(card.is_small for card in self.area.cards.values())

    def show_state(self, state: Tournament, at: Instant, *, anew: bool = False) -> None:
        """Show the tables as they stand; `anew`: also those in which nothing has happened."""
        self.area.show_state(state, at, anew=anew)
        if self.chosen is not None and self.chosen.table not in state.tables:
            self.choose(None)
        self._show_right(state)
        if self._stack.currentWidget() is self.lists:
            self.lists.refresh()

    def _show_right(self, state: Tournament) -> None:
        """Cards, a list, or what to do while there are no tables."""
        shown = 0 if not state.tables else 2 if self.view.zoom is None else 1
        if shown != self._stack.currentIndex():
            self._stack.setCurrentIndex(shown)

    @pyqtSlot(object)
    def see(self, view: View) -> None:
        """Show the tables so, also those of the next evening."""
        views.remember(view)
        if view.zoom is not None:
            self.area.grid.set_zoom(view.zoom)
        else:
            self.lists.show_players(view is View.PLAYERS)
        self._show_right(self._bridge.state)
        self.viewed.emit(view)

    @pyqtSlot(int)
    def zoom(self, step: int) -> None:
        """Nearer (1) or farther (-1): all at once, names that can be read, large."""
        place = views.SIZES.index(self.view) + step if self.view in views.SIZES else 1
        if 0 <= place < len(views.SIZES):
            self.see(views.SIZES[place])

    # ---- the chosen seat -------------------------------------------------------------------------------------------

    @pyqtSlot(object)
    def choose(self, seat: Seat | None) -> None:
        """From now on the keys act on that seat; None: on none."""
        self._reached(seat)
        if seat is not None and self.view.zoom is not None:
            self.area.go_to(seat)

    @pyqtSlot(object)
    def _reached(self, seat: Seat | None) -> None:
        self.chosen = seat
        self.area.choose(seat)
        if seat is not None and self.view.zoom is None:
            self.lists.choose(seat)

    def show_seat(self, seat: Seat) -> None:
        """Bring that seat into view, large enough for a name, and choose it."""
        card = self.area.cards.get(seat.table)
        if self.view.zoom is None or (card is not None and card.is_small):
            self.see(View.NORMAL)
        self.choose(seat)

    @pyqtSlot(int)
    def show_table(self, table: TableNo) -> None:
        """Bring that table into view and choose its first player."""
        found = self._bridge.state.tables.get(table)
        if found is not None:
            self.show_seat(Seat(table, min(found.seats, default=SeatNo(1))))

    @pyqtSlot(object)
    def _pressed(self, seat: Seat) -> None:
        """A click: the keys act on that seat from now on, and its menu says what can be done."""
        self.choose(seat)
        self.open_menu(seat)

    @pyqtSlot(object)
    def open_menu(self, seat: Seat) -> None:
        """Its menu, below it."""
        self.menu_wanted.emit(seat, self.mapToGlobal(self._spot(seat).bottomLeft()))

    @pyqtSlot(object, QPoint)
    def _dragged(self, seat: Seat, where: QPoint) -> None:
        self.be_quiet()
        self._drag.drag(seat, where)

    # ---- what is said over the tables ------------------------------------------------------------------------------

    def _spot(self, seat: Seat | None) -> QRect:
        """Where that seat is seen; the middle where it is not."""
        plate = self.area.plate(seat) if seat is not None and self.area.isVisible() else None
        if plate is not None and not plate.visibleRegion().isEmpty():
            return QRect(plate.mapTo(self, QPoint(0, 0)), plate.size())
        return QRect(self.width() // 2, self.height() // 3, 1, 1)

    @pyqtSlot(str, object)
    def refuse(self, why: str, seat: Seat | None) -> None:
        """Say why not, beside the seat."""
        self._callout.say(why, self._spot(seat))
        self.told.emit(why)

    @property
    def said(self) -> str:
        """The refusal that stands over the tables, if any."""
        return "" if self._callout.isHidden() else self._callout.said.text()

    def be_quiet(self) -> None:
        """What was refused has been read."""
        self._callout.leave()

    @pyqtSlot(str)
    def show_typed(self, said: str) -> None:
        """What the figures mean that are being typed; empty: none are."""
        if said:
            self._badge.say(said, QRect(self.width() // 2, 0, 1, 1), refused=False, stays=True)
        else:
            self._badge.leave()

    @property
    def badge(self) -> str:
        """What the badge says, if it is shown."""
        return "" if self._badge.isHidden() else self._badge.said.text()
