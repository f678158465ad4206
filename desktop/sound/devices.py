"""Where it sounds: the chosen output while it is there, else the one that the system uses."""

from collections.abc import Sequence

from PyQt6.QtCore import QObject, pyqtSignal

from desktop.sound.system import Output
from tournament.language import gettext as _


class Devices(QObject):
    """The outputs that there are; the chosen one may go and come back at any moment (B260).

    Attributes:
        outputs: all that there are.
        library_missing: nothing can sound, whatever is plugged in.

    Signals:
        changed: there are others, or another is used.
        notice: a sentence for the director, once each time that the chosen output, or the last one, has gone.
    """

    changed = pyqtSignal()
    notice = pyqtSignal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        """None is known before the first `look`."""
        super().__init__(parent)
        self.outputs: tuple[Output, ...] = ()
        self.library_missing = False
        self._chosen, self._name = "", ""
        self._told = ""

    def choose(self, key: str, name: str) -> None:
        """Prefer that output; an empty key: whatever the system uses. `name` is for while it is not there."""
        if (key, name) != (self._chosen, self._name):
            self._chosen, self._name = key, name
            self._told = ""

    @property
    def current(self) -> Output | None:
        """Where it sounds now; None: there is nothing to sound with."""
        return self.instead_of(self._chosen)

    def instead_of(self, key: str) -> Output | None:
        """That output, or where it sounds while that is not there."""
        usual = next((output for output in self.outputs if output.usual), None)
        first = next(iter(self.outputs), None)
        return next((output for output in self.outputs if output.key == key), usual or first)

    def look(self, outputs: Sequence[Output]) -> None:
        """These are there now."""
        self.outputs = tuple(outputs)
        lacking = self.lacking(self._chosen, self._name)
        if lacking and lacking != self._told:
            self.notice.emit(lacking)
        self._told = lacking
        self.changed.emit()

    def lacking(self, key: str, name: str) -> str:
        """What is wrong with that choice, as a sentence; empty: nothing."""
        current = self.instead_of(key)
        if current is None and self.library_missing:
            return _("What plays sounds is not installed here (on Linux, libpulse); watch the board instead")
        if current is None:
            return _("This computer has nothing to play sounds with; watch the board instead")
        if key and current.key != key:
            said = _("{device} is not connected; the sound comes from {other} until it is")
            return said.format(device=name or _("The chosen loudspeaker"), other=current.name)
        return ""
