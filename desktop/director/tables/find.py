"""Finding somebody among many tables by a few letters of the name."""

from PyQt6.QtCore import QEvent, Qt, pyqtSignal, pyqtSlot
from PyQt6.QtGui import QKeyEvent
from PyQt6.QtWidgets import QWidget

from desktop.director.commands.in_use import set_tip
from desktop.director.parts import NameField
from tournament.events import Seat
from tournament.language import gettext as _
from tournament.people.people import sort_key
from tournament.state import Tournament

ENOUGH = 2
"""So many letters must be typed before anything is marked."""


def seats_of(state: Tournament, text: str) -> tuple[Seat, ...]:
    """The seats of those whose names have a word that begins so, then of those that hold it anywhere; accents aside."""
    wanted = sort_key(text)[0].strip()
    if len(wanted) < ENOUGH:
        return ()
    found = []
    for entry in state.left:
        name = sort_key(entry.name)[0]
        if entry.seat is not None and wanted in name:
            begins = f" {name}".find(f" {wanted}") >= 0
            found.append((not begins, name, entry.seat))
    return tuple(seat for _later, _name, seat in sorted(found, key=lambda each: (each[0], each[1], each[2])))


class FindField(NameField):
    """The line to type in.

    Signals:
        wanted: the letters, whenever they change.
        go: Enter: to the first of those found, again to the next.
        left: Esc.
    """

    wanted = pyqtSignal(str)
    go = pyqtSignal()
    left = pyqtSignal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setPlaceholderText(_("Find a player"))
        self.setAccessibleName(_("Find a player at the tables"))
        set_tip(self, _("Some letters of a name; Enter goes to the seat"), "find")
        self.setClearButtonEnabled(True)
        self.textChanged.connect(self._typed)
        self.returnPressed.connect(self._entered)

    def event(self, event: QEvent | None) -> bool:
        """Esc leaves the line at once, whatever else it would close."""
        asked = isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride
        if isinstance(event, QKeyEvent) and asked and event.key() == Qt.Key.Key_Escape:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        if event is not None and event.key() == Qt.Key.Key_Escape:
            self.clear()
            self.left.emit()
        else:
            super().keyPressEvent(event)
            if event is not None and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                event.accept()  # else Qt would ask the page as well, which has an Enter of its own

    @pyqtSlot(str)
    def _typed(self, text: str) -> None:
        self.wanted.emit(text)

    @pyqtSlot()
    def _entered(self) -> None:
        self.go.emit()
