"""Somebody looked for at the tables: to be shown, or because something is to be done with him."""

from collections.abc import Callable

from PyQt6.QtCore import QObject, Qt, pyqtSignal, pyqtSlot

from desktop.bridge import Bridge
from desktop.director.tables import picking
from desktop.director.tables.find import ENOUGH, FindField, seats_of
from desktop.director.tables.picking import Picked
from tournament.events import Seat
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import EntryNo

Act = Callable[[EntryNo], None]


class Finding(QObject):
    """What stands in the line, whose seats that means, and what is to be done with the one who is meant.

    Signals:
        found: the seats that are meant have changed.
        go: to that seat; go_to_table: to that table, where only its number was typed.
        left: the line was left.
    """

    found = pyqtSignal()
    go = pyqtSignal(object)
    go_to_table = pyqtSignal(int)
    left = pyqtSignal()

    def __init__(self, bridge: Bridge, field: FindField, parent: QObject) -> None:
        super().__init__(parent)
        self._bridge, self._field = bridge, field
        self.seats: tuple[Seat, ...] = ()
        self._picked: Picked | None = None
        self._next = 0
        self._act: Act | None = None
        field.wanted.connect(self._look_for)
        field.go.connect(self._go)
        field.left.connect(self._leave)

    @property
    def hint(self) -> str:
        """What is said beside the title while somebody is looked for, else nothing."""
        typed = self._field.text().strip()
        if picking.is_figures(typed) and (len(typed) >= ENOUGH or self._act is not None):
            return picking.said(self._bridge.state, typed)
        if len(typed) >= ENOUGH:
            count = len(self.seats)
            said = ngettext("{n} found · Enter goes there", "{n} found · Enter goes there", count).format(n=count)
            return said if count else _("nobody at the tables")
        return "" if self._act is None else _("a few letters of the name, then Enter")

    def start(self) -> None:
        """Give the keyboard to the line."""
        if self._field.isVisible():
            self._field.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self._field.selectAll()

    def ask_for(self, act: Act | None, question: str = "") -> None:
        """The line asks with whom that is to be done; None: it only looks for somebody."""
        self._act = act
        self._field.setPlaceholderText(question or _("Find a player"))
        if act is not None:
            self._field.clear()
            self.start()
        self.found.emit()

    def clear(self) -> None:
        """Nobody is looked for any more."""
        self._field.clear()

    def look(self) -> None:
        """Whose seats are meant now."""
        state, typed = self._bridge.state, self._field.text()
        self._picked = picking.picked(state, typed) if picking.is_figures(typed) else None
        place = None if self._picked is None else self._picked.place
        named = seats_of(state, typed)
        self.seats = named if place is None else (place, *(seat for seat in named if seat != place))

    def answer(self, entry: EntryNo | None) -> None:
        """That player is meant: what was to be done is done."""
        act = self._act
        if act is not None and entry is not None:
            self.ask_for(None)
            act(entry)

    @pyqtSlot(str)
    def _look_for(self, _letters: str) -> None:
        self._next = 0
        self.look()
        self.found.emit()

    @pyqtSlot()
    def _go(self) -> None:
        if self.seats:
            seat = self.seats[self._next % len(self.seats)]
            self._next += 1
            self.go.emit(seat)
        elif self._picked is not None:
            self.go_to_table.emit(self._picked.table)

    @pyqtSlot()
    def _leave(self) -> None:
        self.ask_for(None)
        self.left.emit()
