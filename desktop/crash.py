"""What happens on a bug: it is logged, said once, and never a reason to lose the evening."""

import faulthandler
import logging
import sys
import threading
import traceback
from contextlib import suppress
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, TextIO

from PyQt6 import sip
from PyQt6.QtCore import QObject, Qt, pyqtSignal, pyqtSlot
from PyQt6.QtWidgets import QApplication, QWidget

from desktop import report
from desktop.report import Bug
from tournament.language import gettext as _

if TYPE_CHECKING:
    from desktop.director.dialogs.what_happened import WhatHappened

LOG = "final-table.log"
FAULTS = "faults.log"
LAST_FAULTS = "faults-last.log"
MOST_FAULTS = 200_000
"""Bytes that are read of what the interpreter wrote at its end."""

log = logging.getLogger(__name__)


class Crashes(QObject):
    """Shows a bug in a dialog on the GUI thread, one at a time, each once, wherever it happened.

    The dialog takes neither the keyboard nor the window: the clock runs, and somebody may be typing a name.

    Attributes:
        faults: what the last run left when the system ended it; empty: it ended well.
    """

    happened = pyqtSignal(object)

    def __init__(self, folder: Path, faults: str = "", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.log = folder / LOG
        self.faults = faults
        self.dialog: WhatHappened | None = None
        self._told: set[tuple[str, str]] = set()
        self._shown: Bug | None = None
        # Queued: never a dialog inside the failing slot, never off the GUI thread.
        self.happened.connect(self._show, Qt.ConnectionType.QueuedConnection)  # type: ignore[call-arg]

    @property
    def showing(self) -> bool:
        """Whether the dialog is open."""
        return self.dialog is not None

    @pyqtSlot(object)
    def _show(self, bug: Bug) -> None:
        """One that comes back with every beat of the clock is told once."""
        if self.dialog is not None or QApplication.instance() is None or (bug.kind, bug.place) in self._told:
            return
        from desktop.director.dialogs.what_happened import WhatHappened

        self._told.add((bug.kind, bug.place))
        self._shown = bug
        self._open(WhatHappened(bug.sentence, report.text(bug.trace), self.log, _window(), bug=True))

    @pyqtSlot()
    def show_faults(self) -> None:
        """Tell how the last run ended."""
        from desktop.director.dialogs.what_happened import WhatHappened

        said = _("The last time the program was ended by the system in the middle of its work.")
        self._open(WhatHappened(said, report.text(report.faults(self.faults)), self.log, _window(), bug=True))

    def _open(self, dialog: "WhatHappened") -> None:
        if self.dialog is not None:
            dialog.deleteLater()
            self.dialog.raise_()
            return
        dialog.setWindowModality(Qt.WindowModality.NonModal)
        dialog.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating, dialog.ending.isVisibleTo(dialog))
        dialog.close_wanted.connect(self._close_program)
        dialog.finished.connect(self._forget)
        dialog.destroyed.connect(self._gone)
        self.dialog = dialog
        dialog.show()

    @pyqtSlot()
    def _close_program(self) -> None:
        """A guest at a locked desk closes nothing."""
        from desktop.director.window import DirectorWindow

        if not any(isinstance(each, DirectorWindow) and each.is_covered for each in QApplication.topLevelWidgets()):
            QApplication.closeAllWindows()

    @pyqtSlot(int)
    def _forget(self, result: int) -> None:
        self.dialog = self._shown = None

    @pyqtSlot()
    def _gone(self) -> None:
        """It went with the question that it stood over, perhaps unread: it is shown once more."""
        bug = self._shown
        if self.dialog is None or not sip.isdeleted(self.dialog):
            return
        self.dialog = self._shown = None
        if bug is not None:
            self._told.discard((bug.kind, bug.place))
            self.happened.emit(bug)


def _window() -> QWidget | None:
    """The director's, or a dialog of it: never a board, which the room sees."""
    from desktop.display.window import BoardWindow

    active = QApplication.activeWindow()
    if active is not None and not isinstance(active, BoardWindow):
        return active
    found = (each for each in QApplication.topLevelWidgets() if each.isVisible() and not isinstance(each, BoardWindow))
    return next(found, None)


_faults: list[TextIO] = []


def start_log(folder: Path) -> str:
    """Log to a file in the folder, and have the interpreter's own crashes written beside it; those of the last run."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(folder / LOG, maxBytes=1_000_000, backupCount=3, encoding="utf-8")
        last = _last_faults(folder)
        faults = (folder / FAULTS).open("a", encoding="utf-8")
    except OSError:
        log.info("no log can be written to %s", folder)
        return ""
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    logging.getLogger("apscheduler").setLevel(logging.WARNING)  # it tells of each alarm that is planned anew
    _faults.append(faults)
    faulthandler.enable(faults)
    return last


def _last_faults(folder: Path) -> str:
    """What the last run wrote at its end, which is put aside: it is told once.

    Raises:
        OSError: it cannot be read.
    """
    file = folder / FAULTS
    if not file.exists() or file.stat().st_size == 0:
        return ""
    with file.open("rb") as written:
        found = written.read(MOST_FAULTS).decode(errors="replace")
    try:
        file.replace(folder / LAST_FAULTS)
    except OSError as error:  # another desk has it open (Windows): it is that one's
        log.info("%s stays: %s", file, error)
        return ""
    return found


def install(folder: Path) -> Crashes:
    """Set the hooks: first of all, since PyQt ends the process at an exception in a slot that nobody hooks."""
    crashes = Crashes(folder, start_log(folder))

    def hook(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            QApplication.quit()
            return
        said = "".join(traceback.format_exception(kind, error, trace))
        log.error("a bug:\n%s", said)
        with suppress(AttributeError, OSError, ValueError):  # there is no terminal, or none any more
            sys.__stderr__.write(said)  # type: ignore[union-attr]
        crashes.happened.emit(Bug.of(error.with_traceback(trace)))

    def thread_hook(arguments: threading.ExceptHookArgs) -> None:
        if arguments.exc_value is not None:
            hook(arguments.exc_type, arguments.exc_value, arguments.exc_traceback)

    sys.excepthook = hook
    threading.excepthook = thread_hook
    return crashes
