"""What all pages of the desk have in common: they repaint only if what they show is no longer the same."""

from PyQt6.QtCore import pyqtSlot
from PyQt6.QtGui import QShowEvent
from PyQt6.QtWidgets import QWidget

from desktop.bridge import Bridge
from tournament.state import Tournament


class Page(QWidget):
    """A page of one evening; what is hidden is brought up to date when it is shown."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bridge = bridge
        self._shown: tuple[object, ...] | None = None
        bridge.changed.connect(self._on_changed)

    def concerns(self, state: Tournament) -> tuple[object, ...]:
        """The parts of the state that the page shows."""
        raise NotImplementedError

    def show_state(self, state: Tournament) -> None:
        """Show them."""
        raise NotImplementedError

    def refresh(self) -> None:
        """Show the present state, unless it is being shown already."""
        state = self.bridge.state
        parts = self.concerns(state)
        if self._shown is not None and all(a is b for a, b in zip(parts, self._shown, strict=True)):
            return
        self._shown = parts
        self.show_state(state)

    @pyqtSlot(object)
    def _on_changed(self, change: object) -> None:
        if self.isVisible():
            self.refresh()

    def showEvent(self, event: QShowEvent | None) -> None:
        self.refresh()
        super().showEvent(event)
