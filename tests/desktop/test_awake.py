"""The computer is kept awake while a clock runs, and only then (B120)."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Event

import pytest
from pytestqt.qtbot import QtBot

from desktop import awake
from desktop.awake import Awake

ROOT = Path(__file__).resolve().parent.parent.parent


class PretendMode:
    """A system that says yes (or no, or fails), and what was asked of it."""

    def __init__(self, told: list[str], active: bool = True, trouble: str = "") -> None:
        self.told = told
        self.active = active
        self.trouble = trouble

    def __enter__(self) -> "PretendMode":
        self.told.append("awake")
        if self.trouble == "enter":
            raise OSError("no bus")
        return self

    def __exit__(self, *_why: object) -> None:
        self.told.append("let go")
        if self.trouble == "exit":
            raise RuntimeError("the bus is gone")


class Slow(PretendMode):
    """A system that does not answer until `answer` is set."""

    def __init__(self, told: list[str], answer: Event) -> None:
        super().__init__(told)
        self.answer = answer

    def __enter__(self) -> "Slow":
        self.answer.wait(10)
        super().__enter__()
        return self


class System:
    """Makes the modes and counts what is told."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self.active, self.trouble = True, ""
        self.notices: list[str] = []

    def make(self) -> PretendMode:
        return PretendMode(self.told, self.active, self.trouble)


@pytest.fixture
def system() -> System:
    return System()


@pytest.fixture
def keeper(qtbot: QtBot, system: System) -> Iterator[Awake]:
    made = Awake(None, system.make)
    made.notice.connect(system.notices.append)
    yield made
    made.end()


def test_awake_while_it_is_wanted_and_no_longer(keeper: Awake, system: System) -> None:
    """B120: after the tournament the display may sleep."""
    keeper.keep(True)
    keeper.keep(False)
    keeper.end()
    assert system.told == ["awake", "let go"]


def test_saying_it_again_changes_nothing(keeper: Awake, system: System) -> None:
    keeper.keep(False)
    for _ in range(3):
        keeper.keep(True)
    keeper.keep(False)
    keeper.keep(False)
    keeper.keep(True)
    keeper.end()
    assert system.told == ["awake", "let go", "awake", "let go"]


def test_nothing_is_asked_before_a_clock_runs(keeper: Awake, system: System) -> None:
    keeper.keep(False)
    keeper.end()
    assert system.told == []


def test_the_end_of_the_program_lets_go(keeper: Awake, system: System, qtbot: QtBot) -> None:
    keeper.keep(True)
    keeper.end()
    assert system.told == ["awake", "let go"]
    keeper.end()
    assert system.told == ["awake", "let go"]


def test_a_keeper_that_is_thrown_away_lets_go(qtbot: QtBot, system: System) -> None:
    keeper = Awake(None, system.make)
    keeper.keep(True)
    keeper.deleteLater()
    qtbot.waitUntil(lambda: system.told == ["awake", "let go"])


@pytest.mark.parametrize("how", ["says no", "fails"])
def test_a_system_that_refuses_is_told_of_once(keeper: Awake, system: System, qtbot: QtBot, how: str) -> None:
    system.active, system.trouble = how == "fails", "enter" if how == "fails" else ""
    with qtbot.waitSignal(keeper.notice, timeout=5_000):
        keeper.keep(True)
    keeper.keep(False)
    keeper.keep(True)
    keeper.end()
    qtbot.wait(20)
    assert system.notices == [
        "This computer cannot be kept awake by the program: switch off its screen saver and its sleep for the evening."
    ]
    assert system.told.count("awake") == 2, "it is tried again with the next start"


def test_a_system_that_cannot_let_go_is_survived(keeper: Awake, system: System) -> None:
    system.trouble = "exit"
    keeper.keep(True)
    keeper.keep(False)
    keeper.keep(True)
    keeper.end()
    assert system.told == ["awake", "let go", "awake", "let go"]


def test_a_system_that_does_not_answer_holds_nobody_up(qtbot: QtBot, system: System) -> None:
    answer = Event()
    keeper = Awake(None, lambda: Slow(system.told, answer))
    keeper.keep(True)
    keeper.keep(False)
    assert system.told == [], "the window goes on while the system thinks"
    answer.set()
    keeper.end()
    assert system.told == ["awake", "let go"]


def test_the_real_library_is_used_as_it_wants_to_be(qtbot: QtBot) -> None:
    """With its own pretended success (see conftest.py): entered and left in one thread, without a warning."""
    modes: list[awake.Mode] = []

    def make() -> awake.Mode:
        modes.append(awake.presenting())
        return modes[-1]

    keeper = Awake(None, make)
    keeper.keep(True)
    qtbot.waitUntil(lambda: bool(modes) and modes[0].active)
    keeper.end()
    assert not modes[0].active


def test_the_real_library_says_when_it_is_refused(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("WAKEPY_FAKE_SUCCESS")
    monkeypatch.setenv("WAKEPY_FORCE_FAILURE", "1")
    keeper = Awake()
    with qtbot.waitSignal(keeper.notice, timeout=5_000):
        keeper.keep(True)
    keeper.end()


SCREEN_SAVER = """
import json, sys
from threading import Thread
from jeepney import MessageType, new_method_return, message_bus
from jeepney.io.blocking import open_dbus_connection
told = []
bus = open_dbus_connection()
bus.send_and_get_reply(message_bus.RequestName("org.freedesktop.ScreenSaver"))
def serve():
    while len(told) < 4:
        asked = bus.receive()
        if asked.header.message_type is MessageType.method_call:
            name = asked.header.fields[3]
            told.append(name)
            bus.send(new_method_return(asked, *(("u", (7,)) if name == "Inhibit" else ())))
server = Thread(target=serve, daemon=True)
server.start()
from PyQt6.QtCore import QCoreApplication
application = QCoreApplication([])
from desktop.awake import Awake
keeper = Awake()
for wanted in (True, False, True):
    keeper.keep(wanted)
keeper.end()
server.join(5)
print(json.dumps(told))
"""


def test_a_desktop_is_asked_over_its_bus_and_let_go_again() -> None:
    """A session of its own with a screen saver of ours: nothing of this computer is touched."""
    if shutil.which("dbus-run-session") is None:
        pytest.skip("dbus-run-session is not installed")
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("WAKEPY_", "DBUS_"))}
    answer = subprocess.run(
        ["dbus-run-session", "--", sys.executable, "-W", "error", "-c", SCREEN_SAVER],
        env=environment | {"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert answer.returncode == 0, answer.stderr
    assert json.loads(answer.stdout.splitlines()[-1]) == ["Inhibit", "UnInhibit", "Inhibit", "UnInhibit"]
