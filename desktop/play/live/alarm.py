"""Something is to be done a moment later; the one place where the hands that are shown wait."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PyQt6.QtCore import QObject, QTimer, pyqtSlot


class Alarm(Protocol):
    """Rings once; setting it anew forgets what it was set for."""

    def after(self, ms: int, call: Callable[[], object]) -> None:
        """Call in so many milliseconds."""

    def cancel(self) -> None:
        """Call nothing."""


class QtAlarm(QObject):
    """An alarm by Qt's time."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._call: Callable[[], object] | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._ring)

    def after(self, ms: int, call: Callable[[], object]) -> None:
        """Call in so many milliseconds."""
        self._call = call
        self._timer.start(ms)

    def cancel(self) -> None:
        """Call nothing."""
        self._call = None
        self._timer.stop()

    @pyqtSlot()
    def _ring(self) -> None:
        call, self._call = self._call, None
        if call is not None:
            call()
