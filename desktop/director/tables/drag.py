"""A player dragged from seat to seat: what will happen is said on the way, and done when he is let go."""

from collections.abc import Callable
from functools import partial

from PyQt6.QtCore import QObject, QPoint, QRect, QTimer, pyqtSignal, pyqtSlot
from PyQt6.QtWidgets import QApplication, QScrollArea

from desktop.bridge import Bridge
from desktop.director.tables.callout import Callout
from desktop.director.tables.seat import SeatPlate
from tournament import wording
from tournament.evening import Decision
from tournament.events import Seat, Timing
from tournament.language import gettext as _
from tournament.names import EntryNo
from tournament.state import Tournament
from tournament.tables import locks, moves

EDGE_PX, SCROLL_PX, SCROLLED_EVERY = 28, 24, 40
"""So near the edge of what is seen the tables scroll, by so much, that often (milliseconds)."""

PlateOf = Callable[[Seat], SeatPlate | None]


class Drag(QObject):
    """One drag at a time, by the mouse that a plate has grabbed.

    Signals:
        moved: the player has gone to that seat.
        refused: the sentence why not, and the seat beside which it is said.
    """

    moved = pyqtSignal(object)
    refused = pyqtSignal(str, object)

    def __init__(self, bridge: Bridge, area: QScrollArea, hint: Callout, plate_of: PlateOf, parent: QObject) -> None:
        super().__init__(parent)
        self._bridge, self._area, self._hint, self._plate_of = bridge, area, hint, plate_of
        self._from: Seat | None = None
        self._entry: EntryNo | None = None
        self._at = QPoint()
        self._target: SeatPlate | None = None
        self._scrolling = QTimer(self)
        self._scrolling.setInterval(SCROLLED_EVERY)
        self._scrolling.timeout.connect(self._scroll)

    @property
    def is_going(self) -> bool:
        """Whether somebody is being dragged."""
        return self._entry is not None

    def drag(self, origin: Seat, where: QPoint) -> None:
        """The player of that seat is dragged to that place on the screen."""
        if self._entry is None:
            table = self._bridge.state.tables.get(origin.table)
            self._from, self._entry = origin, None if table is None else table.seats.get(origin.number)
            self._scrolling.start()
        self._at = where
        self._show()

    def drop(self, origin: Seat, where: QPoint) -> None:
        """He is let go there; anywhere but on another seat nothing happens."""
        entry, to = self._entry, self._seat_under(where)
        self.leave()
        if entry is None or to is None or to == origin:
            return
        decision = self._decision(entry, to)
        why = self._why_not(decision)
        if why is not None:
            self.refused.emit(why, to)
        elif self._bridge.perform(decision) is not None:
            self.moved.emit(to)

    @pyqtSlot()
    def leave(self) -> None:
        """Everything stays as it was."""
        self._scrolling.stop()
        self._mark(None)
        self._hint.leave()
        self._from = self._entry = None

    # ---- inside ----------------------------------------------------------------------------------------------------

    def _seat_under(self, where: QPoint) -> Seat | None:
        port = self._area.viewport()
        if port is None or not port.rect().contains(port.mapFromGlobal(where)):
            return None
        plate = QApplication.widgetAt(where)
        if not isinstance(plate, SeatPlate):
            child = port.childAt(port.mapFromGlobal(where))
            plate = child if isinstance(child, SeatPlate) else None
        return None if plate is None else Seat(plate.table, plate.seat)

    def _decision(self, entry: EntryNo, to: Seat) -> Decision[Tournament]:
        """A move onto an empty seat, a change of seats onto somebody's."""
        sitter = self._bridge.state.tables[to.table].seats.get(to.number)
        if sitter is None:
            return partial(moves.move_by_hand, entry=entry, to=to)
        return partial(locks.swap, first=entry, second=sitter)

    def _why_not(self, decision: Decision[Tournament]) -> str | None:
        if self._bridge.state.setup.timing is Timing.SIMULATED:
            return _("Robots play this evening; nobody moves or goes out by hand.")
        return self._bridge.may(decision)

    def _show(self) -> None:
        state, entry, to = self._bridge.state, self._entry, self._seat_under(self._at)
        if entry is None or entry not in state.entries:
            self.leave()
            return
        name = wording.short(state.entries[entry].shown_name)
        why: str | None = None
        if to is None or to == self._from:
            self._mark(None)
            said = _("{name} → an empty seat, or somebody's · Esc: stays").format(name=name)
        else:
            why = self._why_not(self._decision(entry, to))
            self._mark(self._plate_of(to) if why is None else None)
            said = why or self._what_happens(state, name, to)
        page = self._hint.parentWidget()
        if page is not None:
            spot = page.mapFromGlobal(self._at)
            self._hint.say(said, QRect(spot, spot).adjusted(-8, -8, 8, 16), refused=why is not None, stays=True)

    @staticmethod
    def _what_happens(state: Tournament, name: str, to: Seat) -> str:
        sitter = state.tables[to.table].seats.get(to.number)
        if sitter is not None:
            return _("{name} ↔ {other}").format(name=name, other=wording.short(state.entries[sitter].shown_name))
        table = wording.numbered(state, to.table)
        return _("{name} → table {table} seat {seat}").format(name=name, table=table, seat=to.number)

    def _mark(self, plate: SeatPlate | None) -> None:
        before = self._target
        self._target = plate
        if before is not None and before is not plate and self._plate_of(Seat(before.table, before.seat)) is before:
            before.mark_target(False)
        if plate is not None:
            plate.mark_target(True)

    @pyqtSlot()
    def _scroll(self) -> None:
        """Near the upper and the lower edge the tables come by."""
        port, bar = self._area.viewport(), self._area.verticalScrollBar()
        if port is None or bar is None:
            return
        y = port.mapFromGlobal(self._at).y()
        by = -SCROLL_PX if y < EDGE_PX else SCROLL_PX if y > port.height() - EDGE_PX else 0
        if by and bar.minimum() <= bar.value() + by <= bar.maximum() + SCROLL_PX:
            bar.setValue(bar.value() + by)
            self._show()
