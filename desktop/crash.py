"""What happens on a bug: it is logged, said once, and never a reason to lose the evening."""

import faulthandler
import logging
import sys
import threading
import traceback
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType
from typing import TextIO

from PyQt6.QtCore import QObject, Qt, pyqtSignal, pyqtSlot
from PyQt6.QtWidgets import QApplication, QMessageBox

from tournament.language import gettext as _

LOG = "final-table.log"
FAULTS = "faults.log"

log = logging.getLogger(__name__)


class Crashes(QObject):
    """Shows a bug in a dialog on the GUI thread, one at a time, wherever it happened."""

    happened = pyqtSignal(str)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.log = folder / LOG
        self.dialog: QMessageBox | None = None
        # Queued: never a dialog inside the failing slot, never off the GUI thread.
        self.happened.connect(self._show, Qt.ConnectionType.QueuedConnection)  # type: ignore[call-arg]

    @property
    def showing(self) -> bool:
        """Whether the dialog is open."""
        return self.dialog is not None

    @pyqtSlot(str)
    def _show(self, said: str) -> None:
        if self.dialog is not None or QApplication.instance() is None:
            return
        box = QMessageBox(QApplication.activeWindow())
        box.setIcon(QMessageBox.Icon.NoIcon)
        box.setWindowTitle(_("Something went wrong"))
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(_("The program has made a mistake. Every step in the history is safe on the disk."))
        box.setInformativeText(_("What happened is written in {file}.").format(file=self.log))
        box.setDetailedText(said)
        going_on = box.addButton(_("Go on"), QMessageBox.ButtonRole.AcceptRole)
        closing = box.addButton(_("Close the program"), QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(going_on)
        if closing is not None:
            closing.clicked.connect(self._close_program)
        box.finished.connect(self._forget)
        self.dialog = box
        box.open()

    @pyqtSlot()
    def _close_program(self) -> None:
        QApplication.closeAllWindows()

    @pyqtSlot(int)
    def _forget(self, result: int) -> None:
        if self.dialog is not None:
            self.dialog.deleteLater()
            self.dialog = None


_faults: list[TextIO] = []


def start_log(folder: Path) -> None:
    """Log to a file in the folder, and have the interpreter's own crashes written beside it."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(folder / LOG, maxBytes=1_000_000, backupCount=3, encoding="utf-8")
        faults = (folder / FAULTS).open("a", encoding="utf-8")
    except OSError:
        log.info("no log can be written to %s", folder)
        return
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    _faults.append(faults)
    faulthandler.enable(faults)


def install(folder: Path) -> Crashes:
    """Set the hooks: first of all, since PyQt ends the process at an exception in a slot that nobody hooks."""
    start_log(folder)
    crashes = Crashes(folder)

    def hook(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            QApplication.quit()
            return
        said = "".join(traceback.format_exception(kind, error, trace))
        log.error("a bug:\n%s", said)
        sys.__stderr__ and sys.__stderr__.write(said)
        crashes.happened.emit(said)

    def thread_hook(arguments: threading.ExceptHookArgs) -> None:
        if arguments.exc_value is not None:
            hook(arguments.exc_type, arguments.exc_value, arguments.exc_traceback)

    sys.excepthook = hook
    threading.excepthook = thread_hook
    return crashes
