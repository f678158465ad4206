"""One desk for each file: a second start brings the first one's window to the front.

Whoever has the writer's lock of the file listens; whoever is refused it asks there. Nothing but "come to the front" is
said, to nobody but the same user's programs on this computer.
"""

import getpass
import hashlib
import logging
import os
from pathlib import Path

from PyQt6.QtCore import QObject, QThread, pyqtSignal, pyqtSlot
from PyQt6.QtNetwork import QLocalServer, QLocalSocket

ASKED, ANSWERED = b"come to the front\n", b"coming\n"
PATIENCE = 3_000
"""Milliseconds: a desk that answers later is not well, and its window would not come."""
TRIES, BETWEEN = 8, 120
"""The other one may have locked the file a moment ago, and not listen yet. Milliseconds."""

log = logging.getLogger(__name__)


def name_of(file: Path) -> str:
    """The name of the socket for that file and this user, whatever path leads to the file."""
    try:
        user = getpass.getuser()
    except (OSError, KeyError, ImportError):
        user = ""
    told = f"{user}\n{os.path.normcase(os.path.realpath(file))}"
    return "final-table-" + hashlib.sha256(told.encode("utf-8", "surrogateescape")).hexdigest()[:24]


class OneDesk(QObject):
    """Listens for second starts, as the desk that has the file.

    Signals:
        wanted: somebody started the program once more.
    """

    wanted = pyqtSignal()

    def __init__(self, file: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._hear)
        # We have the file's lock: whoever left a socket of that name is dead.
        QLocalServer.removeServer(name_of(file))
        if not self._server.listen(name_of(file)):
            log.info("second starts are not heard: %s", self._server.errorString())

    def end(self) -> None:
        """Listen no more."""
        self._server.close()

    @pyqtSlot()
    def _hear(self) -> None:
        while (caller := self._server.nextPendingConnection()) is not None:
            caller.readyRead.connect(self._answer)
            caller.disconnected.connect(caller.deleteLater)
            if caller.bytesAvailable():
                self._read(caller)

    @pyqtSlot()
    def _answer(self) -> None:
        caller = self.sender()
        if isinstance(caller, QLocalSocket):
            self._read(caller)

    def _read(self, caller: QLocalSocket) -> None:
        if caller.canReadLine() and caller.readLine(len(ASKED) + 1) == ASKED:
            caller.write(ANSWERED)
            caller.flush()
            self.wanted.emit()
            caller.disconnectFromServer()
        elif caller.bytesAvailable() > len(ASKED):
            caller.abort()  # nobody of ours


def ask_other(file: Path) -> bool:
    """Ask the desk that has the file to come to the front; whether it does."""
    for time in range(TRIES):
        if time:
            QThread.msleep(BETWEEN)  # there is no window yet that would stand still
        connected, answered = _asked(name_of(file))
        if connected:
            return answered
    return False


def _asked(name: str) -> tuple[bool, bool]:
    socket = QLocalSocket()
    socket.connectToServer(name)
    if not socket.waitForConnected(PATIENCE):
        return False, False
    socket.write(ASKED)
    socket.flush()
    while not socket.canReadLine():
        if not socket.waitForReadyRead(PATIENCE):
            return True, False
    answer = socket.readLine(len(ANSWERED) + 1)
    socket.disconnectFromServer()
    return True, answer == ANSWERED
