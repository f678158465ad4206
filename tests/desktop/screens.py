"""Boards on screens that this computer has not got: scripts run in a Qt of their own, and what they tell."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent

XVFB = ("xvfb-run", "-a", "-s", "-screen 0 1600x600x24 -noreset")

LAPTOP = {"name": "LAPTOP", "x": 0, "y": 0, "width": 1366, "height": 768, "dpr": 1}
TV = {"name": "TV", "x": 1366, "y": 0, "width": 1920, "height": 1080, "dpr": 2}
PORTRAIT = {"name": "PORTRAIT", "x": 3286, "y": 0, "width": 1080, "height": 1920, "dpr": 1}
MIRROR = LAPTOP | {"name": "MIRROR"}
"""Shows what the laptop shows."""

BEGINNING = """
import json, subprocess, sys
from PyQt6.QtCore import Qt
from PyQt6.QtTest import QTest
from PyQt6.QtGui import QGuiApplication
from PyQt6.QtWidgets import QApplication, QWidget
application = QApplication([])
from desktop.display import board as boards
from desktop.display.screens import screens as seen_screens
from desktop.display.board import Board
from desktop.display.screens.screens import ScreenKey, Screens
from desktop.display.showing import Showing
from tests.desktop import board_views as views

told = []
def tell(step, board):
    here = board.window.on_screen()
    told.append({
        "step": step,
        "where": board.where,
        "brief": board.brief,
        "explained": board.explained,
        "stale": board.is_stale,
        "visible": board.window.isVisible(),
        "full": board.window.isFullScreen() and not board.window.isMinimized(),
        "geometry": board.window.geometry().getRect(),
        "title": board.window.windowTitle(),
        "screen": here.name() if here else None,
        "desk": desk.windowHandle().screen().name() if desk.windowHandle().screen() else None,
        "maximised": desk.isMaximized(),
        "active": QApplication.activeWindow() is desk,
        "chosen": board.chosen.split("\\t")[-1],
    })

desk = QWidget()
desk.resize(300, 200)
desk.move(10, 10)
desk.show()
desk.activateWindow()
QTest.qWait(50)
"""

PRETENDED = """
# Nothing here has a cable or a window manager to wait for.
boards.LOOK_AGAIN_AFTER = seen_screens.SETTLED_AFTER = seen_screens.SYSTEM_MOVES_FOR = 20
alive = sorted(QGuiApplication.screens(), key=lambda screen: screen.geometry().x())
by_name = {screen.name(): screen for screen in alive}
screens = Screens(desk, lambda: alive)

def plugged(*names):
    # These are connected from now on, and no others.
    gone = [screen for screen in alive if screen.name() not in names]
    alive[:] = [by_name[name] for name in names]
    if gone:
        screens.screen_removed()
    screens.something_changed()

def until(ready):
    for _ in range(500):
        if ready():
            break
        QTest.qWait(10)

def wait():
    # Until every board is done with what has happened, however slow the computer is.
    QTest.qWait(30)
    every = desk.findChildren(Board) + application.findChildren(Board)
    busy = lambda: screens.restless or screens.system_moves or any(board._look_again.isActive() for board in every)
    until(lambda: not busy())

def key(name):
    return ScreenKey.of(by_name[name])

def on(board, screen_name):
    # Where a window manager would put it.
    board.window.windowHandle().setScreen(by_name[screen_name])
    board.window.setGeometry(by_name[screen_name].geometry())
"""

END = "\nprint(json.dumps(told))\n"

Told = dict[str, dict[str, Any]]


def run(script: str, platform: str, *before: str, argument: str = "") -> Told:
    """What the script told at each of its steps."""
    return {step.pop("step"): step for step in output(script, platform, *before, argument=argument)}


def output(script: str, platform: str, *before: str, argument: str = "") -> Any:
    """What the script printed last, read as JSON; `before`: what runs the Python that runs it."""
    environment = {**os.environ, "QT_QPA_PLATFORM": platform, "PYTHONPATH": str(ROOT)}
    answer = subprocess.run(
        [*before, sys.executable, "-c", script, argument],
        env=environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert answer.returncode == 0, answer.stderr
    return json.loads(answer.stdout.splitlines()[-1])


def pretend(folder: Path, script: str, *screens: dict[str, Any]) -> Told:
    """Run the script on these screens, as Qt pretends them; the first one is the director's."""
    file = folder / "screens.json"
    dense = [screen | {"logicalDpi": 96, "logicalBaseDpi": 96} for screen in screens]
    file.write_text(json.dumps({"screens": dense}), encoding="utf-8")
    return run(BEGINNING + PRETENDED + script + END, f"offscreen:configfile={file}")


def skip_without(programs: Sequence[str]) -> None:
    """Skip, and name what is missing."""
    missing = [name for name in programs if shutil.which(name) is None]
    if missing:
        pytest.skip(f"{', '.join(missing)} is not installed")
