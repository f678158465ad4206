"""The one worker process of an evening, as the desk holds it: lines go in, lines come out."""

import logging
import sys
from collections.abc import Iterable
from functools import partial
from pathlib import Path

from PyQt6 import sip
from PyQt6.QtCore import QObject, QProcess, QProcessEnvironment, pyqtSignal, pyqtSlot

ROOT = Path(__file__).resolve().parent.parent.parent

_LAST_WORDS = 2_000
log = logging.getLogger(__name__)


class WorkerProcess(QProcess):
    """The started worker (`desktop.play.worker`); it ends with whoever holds it.

    Signals:
        said: it has said something; `lines` gives it.
        lost: it ended by itself; what it was told is gone.
        missing: it does not start.
    """

    said = pyqtSignal()
    lost = pyqtSignal()
    missing = pyqtSignal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        environment = QProcessEnvironment.systemEnvironment()
        environment.insert("PYTHONUTF8", "1")
        # The package is found through the working folder, which a safe path would leave out.
        environment.remove("PYTHONSAFEPATH")
        self.setProcessEnvironment(environment)
        self.setWorkingDirectory(str(ROOT))
        self.readyReadStandardOutput.connect(self.said)
        self.finished.connect(self._ended)
        self.errorOccurred.connect(self._went_wrong)
        # Qt warns of a process that is still running when its object goes.
        parent.destroyed.connect(partial(_end, self))
        self.start(*_worker())

    def tell(self, lines: Iterable[bytes]) -> None:
        """Lines without their ends; nothing is sent where there are none."""
        text = b"".join(line + b"\n" for line in lines)
        if text:
            self.write(text)

    def lines(self) -> Iterable[bytes]:
        """What it has said since, line by line without the ends."""
        while self.canReadLine():
            yield bytes(self.readLine().data()).strip()

    def end(self) -> None:
        """End it at once; it holds nothing that could be lost."""
        self.disconnect()
        _end(self)
        self.deleteLater()

    @pyqtSlot(int, QProcess.ExitStatus)
    def _ended(self, code: int, status: QProcess.ExitStatus) -> None:
        words = bytes(self.readAllStandardError().data()).decode(errors="replace")[-_LAST_WORDS:]
        log.error("the worker process ended by itself (%s, %s): %s", code, status.name, words.strip())
        self.lost.emit()

    @pyqtSlot(QProcess.ProcessError)
    def _went_wrong(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            log.error("the worker process does not start: %s", self.errorString())
            self.missing.emit()


def _end(process: QProcess, *_gone: object) -> None:
    if not sip.isdeleted(process) and process.state() is not QProcess.ProcessState.NotRunning:
        process.kill()
        process.waitForFinished(1_000)


def _worker() -> tuple[str, list[str]]:
    """What is started: this Python, or in the packaged program its twin for the terminal, which has standard input."""
    if getattr(sys, "frozen", False):
        beside = Path(sys.executable)
        return str(beside.with_name("final-table-console" + beside.suffix)), ["--worker"]
    return sys.executable, ["-m", "desktop.play.worker"]
