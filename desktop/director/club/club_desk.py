"""The club as the desk changes it: what is decided, undone and redone there, with its refusals as sentences."""

from collections.abc import Callable, Mapping

from PyQt6.QtCore import QObject, pyqtSignal

from db.errors import StorageTrouble
from db.evening_rows import EveningRow
from db.shelf import Shelf
from tournament import wording
from tournament.club import Club, Roster
from tournament.errors import Refusal
from tournament.evening import Decision
from tournament.history import Stored
from tournament.names import PlayerId


class ClubDesk(QObject):
    """One club and its shelf; whichever `Club` the open evenings have at this moment is asked for each time.

    Signals:
        changed: something was stored.
        evenings_changed: an undo or a redo has taken evenings off the list, or put them back.
        refused: the sentence of a refusal, or of what could not be stored.
    """

    changed = pyqtSignal()
    evenings_changed = pyqtSignal()
    refused = pyqtSignal(str)

    def __init__(self, club: Callable[[], Club], shelf: Shelf, parent: QObject) -> None:
        super().__init__(parent)
        self._club = club
        self._shelf = shelf

    @property
    def state(self) -> Roster:
        """The club as it stands."""
        return self._club().state

    def evenings_of(self) -> Mapping[PlayerId, frozenset[int]]:
        """The streams of the evenings that each number has entered."""
        return self._shelf.evenings_of()

    def evenings(self) -> tuple[EveningRow, ...]:
        """The evenings of the list."""
        return self._shelf.evenings()

    # ---- writing ---------------------------------------------------------------------------------------------------

    def perform(self, decision: Decision[Roster]) -> bool:
        """Do it; false if it was refused or could not be stored, which `refused` has said."""
        return self._attempt(lambda: self._club().perform(decision))

    def undo(self) -> bool:
        """Take back the club's newest step."""
        return self._attempt(lambda: self._club().undo())

    def redo(self) -> bool:
        """Bring back what was undone last."""
        return self._attempt(lambda: self._club().redo())

    def may(self, decision: Decision[Roster]) -> str | None:
        """Why not, None if it is allowed."""
        try:
            decision(self.state, 0)
        except Refusal as refusal:
            return wording.refusal(refusal)
        return None

    def undo_says(self) -> str | None:
        """The step that Undo would take back, None without one."""
        return _said(self._club().undo_target())

    def redo_says(self) -> str | None:
        """The step that Redo would bring back, None without one."""
        return _said(self._club().redo_target())

    def _attempt(self, act: Callable[[], Stored]) -> bool:
        before = self.state
        try:
            act()
        except (Refusal, StorageTrouble) as refusal:
            self.refused.emit(wording.refusal(refusal))
            return False
        self.changed.emit()
        if before.hidden != self.state.hidden:
            self.evenings_changed.emit()
        return True


def _said(stored: Stored | None) -> str | None:
    return None if stored is None else wording.step(stored.step)
