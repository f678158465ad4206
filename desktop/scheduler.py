"""APScheduler made fit for the GUI thread.

Its own QtScheduler (3.11.3) piles up wake-ups because its timer is None, runs jobs in a thread pool, drops jobs that
are a second late, loses jobs added from other threads, keeps errors from `sys.excepthook` and follows the system's
clock wherever somebody sets it.
"""

import sys
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

from PyQt6.QtCore import QObject, Qt, QTimer, pyqtSignal, pyqtSlot

# Only now: apscheduler.schedulers.qt takes the first Qt binding that it finds.
from apscheduler.events import EVENT_JOB_ERROR, JobExecutionEvent  # isort: skip
from apscheduler.executors.debug import DebugExecutor  # isort: skip
from apscheduler.jobstores.base import JobLookupError  # isort: skip
from apscheduler.schedulers.qt import QtScheduler  # isort: skip
from apscheduler.triggers.date import DateTrigger  # isort: skip

from desktop.instants import Instants
from tournament.names import Instant, Milliseconds

LONGEST_SLEEP: Milliseconds = 60_000
"""A timer stands still while the computer sleeps; so it looks around at least this often."""

CLOSE_ENOUGH: Milliseconds = 5
"""Readings of two clocks, one after the other, differ by this much without anybody having set one.

Appointments are that much late rather than ever early.
"""

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


class _Bell(QObject):
    """What a scheduler that is no QObject cannot have: a timer, and signals that find the way to the GUI thread."""

    woken = pyqtSignal()
    due = pyqtSignal(object)

    def __init__(self, process: Callable[[], None], parent: QObject) -> None:
        super().__init__(parent)
        self._process = process
        self.timer = QTimer(self)
        self.timer.setTimerType(Qt.TimerType.PreciseTimer)
        self.timer.setSingleShot(True)
        self.timer.timeout.connect(self.process)
        queued = Qt.ConnectionType.QueuedConnection  # PyQt6's stubs know no connection types
        self.woken.connect(self.process, queued)  # type: ignore[call-arg]
        self.due.connect(self.call, queued)  # type: ignore[call-arg]

    @pyqtSlot()
    def process(self) -> None:
        """See what is due."""
        self._process()

    @pyqtSlot(object)
    def call(self, what: Callable[[], None]) -> None:
        """Keep an appointment."""
        what()


class Scheduler(QtScheduler):
    """Keeps appointments in the GUI thread, by our instants rather than by the system's clock.

    `appoint` is all that the desk needs. What else is added by `add_job` runs in the GUI thread too, by the system's
    clock; triggers are given as objects, never as strings.
    """

    def __init__(self, instants: Instants, parent: QObject) -> None:
        """Not yet started; call `start()`."""
        super().__init__(
            timezone=UTC,
            executors={"default": DebugExecutor()},
            job_defaults={"misfire_grace_time": None, "coalesce": True},
        )
        self._instants = instants
        self._appointments: dict[str, Instant] = {}
        self._offset: Milliseconds = instants.wall() - instants.now()
        self._bell = _Bell(self._process_jobs, parent)
        self.add_listener(_report, EVENT_JOB_ERROR)

    def appoint(self, name: str, at: Instant, call: Callable[[], None]) -> None:
        """Have that called at that instant, or as soon as possible after it; the same name again replaces it.

        The call comes from the event loop, so it may appoint and cancel as it likes, and its errors reach
        `sys.excepthook`.
        """
        self._appointments[name] = at
        self.add_job(
            self._ring, DateTrigger(self._wall_time(at)), (name, call), id=name, name=name, replace_existing=True
        )

    def cancel(self, name: str) -> None:
        """Forget that appointment, if there is one."""
        if self._appointments.pop(name, None) is not None:
            self.remove_job(name)

    def appointments(self) -> dict[str, Instant]:
        """What is still ahead, by name."""
        return dict(self._appointments)

    def look_up(self) -> None:
        """See at once what is due: after sleep, when the timer is late."""
        self.wakeup()

    # ---- what the base class asks for; its names -------------------------------------------------------------------

    def wakeup(self) -> None:
        """See soon what is due; may be called from any thread."""
        self._bell.woken.emit()

    def _process_jobs(self) -> None:
        if not self.running:
            return
        self._follow_the_wall()
        wait = super(QtScheduler, self)._process_jobs()
        self._start_timer(wait)

    def _start_timer(self, wait_seconds: float | None) -> None:
        if wait_seconds is None:
            self._bell.timer.stop()
        else:
            self._bell.timer.start(min(int(wait_seconds * 1000) + 1, LONGEST_SLEEP))

    def _stop_timer(self) -> None:
        self._bell.timer.stop()

    def remove_job(self, job_id: str, jobstore: str | None = None) -> None:
        """Remove the job; one that removed itself while it ran is gone already, which the base class minds."""
        try:
            super().remove_job(job_id, jobstore)
        except JobLookupError:
            return

    # ---- our instants on the system's clock ------------------------------------------------------------------------

    def _ring(self, name: str, call: Callable[[], None]) -> None:
        if self._appointments.pop(name, None) is not None:
            self._bell.due.emit(call)

    def _wall_time(self, at: Instant) -> datetime:
        """What the system's clock will show at that instant, if nobody sets it until then."""
        return _EPOCH + timedelta(milliseconds=at + self._offset + CLOSE_ENOUGH)

    def _follow_the_wall(self) -> None:
        """Put the appointments right where the system's clock has been set since."""
        offset = self._instants.wall() - self._instants.now()
        if abs(offset - self._offset) < CLOSE_ENOUGH:
            return
        self._offset = offset
        for name, at in self._appointments.items():
            self.modify_job(name, next_run_time=self._wall_time(at))


def _report(event: JobExecutionEvent) -> None:
    """A job failed: the same way as every other bug."""
    error = event.exception
    sys.excepthook(type(error), error, error.__traceback__)
