"""Rows of hundreds of players: the first are shown at once, the others follow before anybody scrolls there.

To be shown for the first time takes Qt longer than to be made, since the style is worked out for each widget.
"""

from PyQt6.QtCore import QObject, QTimer, pyqtSlot
from PyQt6.QtWidgets import QWidget

AT_ONCE = 20
"""Rows, and later widgets at a time."""


class Following(QObject):
    """The widgets of later rows, hidden until their turn comes."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._waiting: list[QWidget] = []
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._show_next)

    def take(self, row: int, *widgets: QWidget) -> None:
        """These are in that row, from 0."""
        if row >= AT_ONCE:
            for widget in widgets:
                widget.hide()
            self._waiting.extend(widgets)

    def begin(self) -> None:
        """The first are seen now."""
        if self._waiting:
            self._timer.start(0)

    def forget(self) -> None:
        """Other rows come in their place."""
        self._timer.stop()
        self._waiting.clear()

    @pyqtSlot()
    def _show_next(self) -> None:
        now, self._waiting = self._waiting[:AT_ONCE], self._waiting[AT_ONCE:]
        for widget in now:
            widget.show()
        if not self._waiting:
            self._timer.stop()
