"""The repaint beat: once a second, never counted, and the place where sleep is noticed."""

from PyQt6.QtCore import QObject, Qt, QTimer, pyqtSignal, pyqtSlot

from desktop.instants import Instants
from tournament.names import SECOND, Instant


class Ticker(QObject):
    """Beats on whole seconds. A late or lost beat costs nothing: each carries the instant, nobody counts them.

    Signals:
        beat: the instant (milliseconds UTC).
        slept: how many milliseconds the computer has slept; comes before the first beat after it.
        wall_moved: by how many milliseconds somebody has set the system's clock. For a note; nothing else changes.
    """

    beat = pyqtSignal(object)
    slept = pyqtSignal(object)
    wall_moved = pyqtSignal(object)

    def __init__(self, instants: Instants, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._instants = instants
        self._phase: Instant = 0
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._beat)

    def start(self) -> None:
        """Beat now and from now on; a second start changes nothing."""
        if not self._timer.isActive():
            self._beat()

    def stop(self) -> None:
        """Beat no more."""
        self._timer.stop()

    def align(self, to: Instant) -> None:
        """Beat whole seconds before and after that instant, so that the shown time changes when the level does."""
        self._phase = to % SECOND
        if self._timer.isActive():
            self._wait(self._instants.now())

    @pyqtSlot()
    def _beat(self) -> None:
        slept, moved = self._instants.slept(), self._instants.wall_moved()
        now = self._instants.now()
        self._wait(now)  # before telling: a listener that fails must not stop the beat
        if slept:
            self.slept.emit(slept)
        if moved:
            self.wall_moved.emit(moved)
        self.beat.emit(now)

    def _wait(self, now: Instant) -> None:
        """Until the next whole second; a precise timer may fire a moment early, hence one millisecond more."""
        self._timer.start(SECOND - (now - self._phase) % SECOND + 1)
