"""Python's garbage is collected between events, never in the middle of one."""

import gc

from PyQt6.QtCore import QObject, QTimer, pyqtSlot

LOOKED_AT_EVERY = 1_000
"""Milliseconds."""


class Garbage(QObject):
    """Takes over from Python's own collector, which may start at any allocation.

    WORKAROUND for sip: what it is about to wrap for Python lies in one place a thread. A collection that starts just
    then, and takes a Qt object along whose end sends an event to Python, wraps that event instead; the first then
    fails with "not enough arguments", in whatever was going on. From a timer nothing is being wrapped.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self)
        self._timer.setInterval(LOOKED_AT_EVERY)
        self._timer.timeout.connect(self.collect)
        self._timer.start()

    @pyqtSlot()
    def collect(self) -> None:
        """Collect what Python would have collected by now: the oldest generation that is due, and all younger."""
        due = zip(gc.get_count(), gc.get_threshold(), strict=True)
        generations = [generation for generation, (count, most) in enumerate(due) if count > most > 0]
        if generations:
            gc.collect(max(generations))
