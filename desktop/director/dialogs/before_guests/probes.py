"""What only the system knows, asked in a thread: a desktop that does not answer must not hold the window."""

import logging
import shutil
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread

from PyQt6.QtCore import QObject, QTimer, pyqtSignal, pyqtSlot

from db import backup
from db.connection import connect, quick_check
from db.errors import StorageBug, StorageTrouble, troubles
from desktop.awake import Mode
from desktop.data_place import same_disk
from tournament import wording
from tournament.names import Instant

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Battery:
    """A battery in 1 to 100 percent, and whether the mains feed it; None: it does not say."""

    percent: int
    plugged: bool | None


@dataclass(frozen=True, slots=True)
class Probed:
    """What the system said.

    Attributes:
        battery: None: there is none, or nobody knows.
        stays_awake: whether the system lets itself be kept awake.
        free: bytes on the disk of the data; None: unknown.
        size: bytes of the file; `fault`: what is wrong with it as a sentence, empty: nothing.
        newest: when the newest backup was made; None: there is none.
        beside: whether it lies on the same disk as the data; None: unknown.
    """

    battery: Battery | None
    stays_awake: bool
    free: int | None
    size: int | None
    fault: str
    newest: Instant | None
    beside: bool | None


def battery() -> Battery | None:
    """As psutil reads it from the system."""
    try:
        import psutil  # type: ignore[import-untyped]

        found = psutil.sensors_battery()
    except Exception as why:  # whatever a system does not tell, the evening goes on
        log.info("no battery is known: %s", why)
        return None
    return None if found is None else Battery(round(found.percent), found.power_plugged)


def stays_awake(make_mode: Callable[[], Mode]) -> bool:
    """Tried for a moment."""
    try:
        mode = make_mode()
        mode.__enter__()
        active = mode.active
        mode.__exit__(None, None, None)
    except Exception as why:  # as above
        log.info("not kept awake: %s", why)
        return False
    return active


def probe(file: Path, make_mode: Callable[[], Mode], read_battery: Callable[[], Battery | None] = battery) -> Probed:
    """Everything about the computer and that file; takes as long as it takes."""
    folder = file.parent / backup.FOLDER
    free = size = newest = None
    with suppress(OSError):
        free = shutil.disk_usage(file.parent).free
    with suppress(OSError):
        size = file.stat().st_size
    with suppress(StorageTrouble):
        newest = next((each.made for each in backup.kept(file, folder)), None)
    fault = _fault(file)
    return Probed(read_battery(), stays_awake(make_mode), free, size, fault, newest, same_disk(file.parent, folder))


def _fault(file: Path) -> str:
    try:
        with troubles(file):
            database = connect(file, write=False)
            try:
                quick_check(database, file)
            finally:
                database.close()
    except StorageTrouble as trouble:
        return wording.refusal(trouble)
    except StorageBug as bug:
        log.info("the file could not be checked: %s", bug)
    return ""


FETCHED_EACH_MS = 50


class Probing(QObject):
    """Asks in a thread that the program's end does not wait for.

    Signals:
        found: what `Probed` says.
    """

    found = pyqtSignal(object)

    def __init__(self, ask: Callable[[], Probed], parent: QObject) -> None:
        super().__init__(parent)
        self._ask = ask
        self.thread_of_now: Thread | None = None
        # The thread may be done when nobody is there any more whom a signal could be sent to: the answer is fetched.
        self._answers: SimpleQueue[Probed] = SimpleQueue()
        self._timer = QTimer(self)
        self._timer.setInterval(FETCHED_EACH_MS)
        self._timer.timeout.connect(self._fetch)

    def begin(self) -> None:
        """Ask, unless somebody is asking already."""
        if self.thread_of_now is None or not self.thread_of_now.is_alive():
            self.thread_of_now = Thread(target=_serve, args=(self._ask, self._answers.put), name="probe", daemon=True)
            self.thread_of_now.start()
            self._timer.start()

    @pyqtSlot()
    def _fetch(self) -> None:
        with suppress(Empty):
            found = self._answers.get_nowait()
            self._timer.stop()
            self.found.emit(found)


def _serve(ask: Callable[[], Probed], tell: Callable[[Probed], None]) -> None:
    tell(ask())
