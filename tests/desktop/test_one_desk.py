"""A second start with the same file brings the first one's window to the front."""

import os
import subprocess
import sys
import threading
from pathlib import Path

from PyQt6.QtCore import Qt
from PyQt6.QtNetwork import QLocalServer, QLocalSocket
from pytestqt.qtbot import QtBot

from desktop import one_desk
from desktop.one_desk import OneDesk, ask_other, name_of
from desktop.running import Desk


def asked_from_elsewhere(file: Path, qtbot: QtBot) -> bool:
    """As a second process asks: this one's event loop goes on meanwhile."""
    answers: list[bool] = []
    asking = threading.Thread(target=lambda: answers.append(ask_other(file)))
    asking.start()
    qtbot.waitUntil(lambda: bool(answers), timeout=20_000)
    asking.join()
    return answers[0]


def test_the_first_one_comes_to_the_front_however_the_file_is_called(desk: Desk, tmp_path: Path, qtbot: QtBot) -> None:
    file = tmp_path / "club.sqlite"
    listening = OneDesk(file, desk)
    listening.wanted.connect(desk.premises.come_to_the_front)
    desk.window.showMinimized()
    assert asked_from_elsewhere(tmp_path / "." / "x" / ".." / "club.sqlite", qtbot)
    assert not desk.window.isMinimized()
    assert desk.window.isVisible()
    listening.end()
    assert name_of(file) != name_of(tmp_path / "other.sqlite"), "two files may be open at the same time"
    assert str(tmp_path) not in name_of(file), "nothing about anybody"


def test_nobody_answers_for_a_file_that_no_desk_has(tmp_path: Path, qapp: object) -> None:
    assert not ask_other(tmp_path / "club.sqlite")


def test_a_socket_left_by_a_killed_desk_is_cleared_away(tmp_path: Path, qtbot: QtBot) -> None:
    file = tmp_path / "club.sqlite"
    left = QLocalServer()
    assert left.listen(name_of(file))
    path = Path(left.fullServerName())
    if os.name != "nt":
        kept = path.with_name(path.name + ".kept")
        os.link(path, kept)
        left.close()
        kept.rename(path)  # as it lies there after a kill
        assert path.exists()
    listening = OneDesk(file)
    assert asked_from_elsewhere(file, qtbot)
    listening.end()


def test_a_stranger_on_the_socket_gets_no_answer_and_does_no_harm(tmp_path: Path, qtbot: QtBot) -> None:
    file = tmp_path / "club.sqlite"
    listening = OneDesk(file)
    wanted: list[bool] = []
    listening.wanted.connect(lambda: wanted.append(True))
    stranger = QLocalSocket()
    stranger.connectToServer(name_of(file))
    qtbot.waitUntil(lambda: stranger.state() is QLocalSocket.LocalSocketState.ConnectedState)
    with qtbot.waitSignal(stranger.disconnected):
        stranger.write(b"x" * 10_000)
    assert not wanted
    assert stranger.readAll().data() == b""
    listening.end()


def test_a_second_process_says_so_and_ends_well(desk: Desk, root: Path, tmp_path: Path, qtbot: QtBot) -> None:
    """Real: the lock of the file is held by this process, which listens."""
    file = tmp_path / "club.sqlite"
    listening = OneDesk(file, desk)
    homes = {name: str(tmp_path / name) for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "HOME")}
    environment = {**os.environ, **homes, "QT_QPA_PLATFORM": "offscreen"}
    words = [sys.executable, str(root / "main.py"), "--db", str(file)]
    second = subprocess.Popen(
        words, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8", cwd=tmp_path
    )
    with qtbot.waitSignal(listening.wanted, timeout=60_000):
        pass
    told, _wrong = second.communicate(timeout=60)
    assert told == "Final Table is open already; its window comes to the front.\n"
    assert second.returncode == 0
    assert one_desk.ASKED.decode().strip() not in told
    listening.end()
    assert Qt.WindowState.WindowMinimized not in desk.window.windowState()
