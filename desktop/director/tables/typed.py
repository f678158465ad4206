"""Figures typed anywhere on the page of the tables: 2 5 Enter."""

from PyQt6.QtCore import QObject, Qt, pyqtSignal
from PyQt6.QtGui import QKeyEvent

from desktop.bridge import Bridge
from desktop.director.tables import picking
from desktop.director.tables.picking import BETWEEN, MOST

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_PLAIN = Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier


class Typed(QObject):
    """Takes the figures, shows what they mean so far, and picks at Enter.

    Signals:
        shown: what stands in the badge; empty: nothing is typed any more.
        picked: a `picking.Picked`.
    """

    shown = pyqtSignal(str)
    picked = pyqtSignal(object)

    def __init__(self, bridge: Bridge, parent: QObject) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._figures = ""

    @property
    def figures(self) -> str:
        """What has been typed so far."""
        return self._figures

    def wants(self, event: QKeyEvent) -> bool:
        """Whether that key belongs to the figures that were begun, whatever command it is otherwise."""
        if not self._figures:
            return False
        return event.key() in (*_ENTER, Qt.Key.Key_Escape, Qt.Key.Key_Backspace) or self._adds(event) != ""

    def press(self, event: QKeyEvent) -> bool:
        """Take the key; whether it was one for here."""
        added = self._adds(event)
        if added:
            self._show((self._figures + added)[:MOST])
        elif not self._figures:
            return False
        elif event.key() in _ENTER:
            found = picking.picked(self._bridge.state, self._figures)
            if found is None:
                return True  # the badge says so, and waits for another figure
            self._show("")
            self.picked.emit(found)
        elif event.key() == Qt.Key.Key_Escape:
            self._show("")
        elif event.key() == Qt.Key.Key_Backspace:
            self._show(self._figures[:-1])
        else:
            self._show("")
            return False
        return True

    def leave(self) -> None:
        """Forget what was typed."""
        if self._figures:
            self._show("")

    def _adds(self, event: QKeyEvent) -> str:
        """What the key adds: a figure, or behind one what stands between two numbers."""
        if event.modifiers() & ~_PLAIN:
            return ""
        text = event.text()
        if self._figures and len(text) == 1 and text in BETWEEN:
            return "" if self._figures[-1] == " " else " "
        return picking.figure(text)

    def _show(self, figures: str) -> None:
        self._figures = figures
        self.shown.emit(picking.said(self._bridge.state, figures) if figures else "")
