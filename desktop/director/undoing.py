"""Undo and Redo as the director presses them: what is undone is said with the way back, what is old asks first."""

from collections.abc import Callable
from functools import partial

from PyQt6.QtCore import QObject, pyqtSignal, pyqtSlot

from desktop.bridge import Bridge
from desktop.director.ways_on import Way
from tournament import wording
from tournament.evening import Change
from tournament.events import Timing
from tournament.history import Stored
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import MINUTE, Milliseconds
from tournament.state import Tournament

OLD: Milliseconds = 10 * MINUTE
"""A step older than this is hardly what a hasty key means."""


class Undoing(QObject):
    """Undo, Redo and "Take back" of one evening.

    Signals:
        said: what has been undone or done again, a sentence, and what can be done about it, a tuple of `Way`.
        asked: the same where nothing happens until it is answered.
    """

    said = pyqtSignal(str, object)
    asked = pyqtSignal(str, object)

    def __init__(self, bridge: Bridge, parent: QObject) -> None:
        super().__init__(parent)
        self._bridge = bridge
        bridge.changed.connect(self._tell)

    @pyqtSlot()
    def undo(self) -> None:
        """Take back the newest step; ask first if it is older than ten minutes."""
        target = self._bridge.evening.undo_target()
        if target is None:
            self._bridge.undo()  # which says why not
        else:
            self.undo_step(target.seq)

    @pyqtSlot(int)
    def undo_step(self, seq: int) -> None:
        """Take back the step of that number; ask first if it is older than ten minutes."""
        self._undo(self._bridge.evening.ledger.step(seq), partial(self._bridge.undo, seq))

    @pyqtSlot()
    def redo(self) -> None:
        """Bring back what was undone last."""
        self._bridge.redo()

    @pyqtSlot()
    def take_back(self) -> None:
        """Take back the newest press of the clock; ask first if it is older than ten minutes."""
        target = self._bridge.evening.press_target()
        if target is None:
            self._bridge.take_back()
        else:
            self._undo(target, self._bridge.take_back)

    def _undo(self, target: Stored, undo: Callable[[], object]) -> None:
        minutes = self._age(target) // MINUTE
        if minutes < OLD // MINUTE:
            undo()
            return
        said = ngettext(
            "{what}: that was {n} minute ago. Undo it all the same?",
            "{what}: that was {n} minutes ago. Undo it all the same?",
            minutes,
        )
        self.asked.emit(said.format(what=wording.step(target.step), n=minutes), (Way(_("Undo it"), undo),))

    def _age(self, target: Stored) -> Milliseconds:
        """In simulated time nobody can say how long ago the director did something."""
        if self._bridge.state.setup.timing is Timing.SIMULATED:
            return 0
        return self._bridge.now() - target.at

    @pyqtSlot(object)
    def _tell(self, change: Change[Tournament]) -> None:
        done, ledger = change.stored, self._bridge.evening.ledger
        if done.step.undoes is None:
            return
        back: tuple[Way, ...] = ()
        if done.step.label == "redo":
            back = (Way(_("Undo"), partial(self._bridge.undo, done.step.facts["seq"])),)
        elif ledger.may_undo(done.seq):
            back = (Way(_("Redo"), partial(self._bridge.redo, done.seq)),)
        self.said.emit(wording.step(done.step), back)
