"""A second screen: pretended by Qt's offscreen platform, and plugged in and out under Xvfb (B122, B127, B129, B130)."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent

BEGINNING = """
import json, subprocess, sys
from PyQt6.QtTest import QTest
from PyQt6.QtGui import QGuiApplication
from PyQt6.QtWidgets import QApplication, QWidget
application = QApplication([])
from desktop.display.board import Board
from desktop.display.screens import ScreenKey, Screens
from desktop.display.showing import Showing
from tests.desktop import board_views as views

told = []
def tell(step, board):
    here = board.window.on_screen()
    told.append({
        "step": step,
        "where": board.where,
        "visible": board.window.isVisible(),
        "full": board.window.isFullScreen(),
        "geometry": board.window.geometry().getRect(),
        "screen": here.name() if here else None,
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
END = "\nprint(json.dumps(told))\n"

OFFSCREEN = (
    BEGINNING
    + """
alive = list(QGuiApplication.screens())
laptop, tv = alive
screens = Screens(desk, lambda: alive)
board = Board(desk, screens=screens)
board.put(Showing(views.LEVEL))
tell("begin", board)
board.toggle()
tell("open", board)
alive.remove(tv); screens.screen_removed()
tell("unplugged", board)
alive.clear(); screens.screen_removed(); QTest.qWait(450)
tell("none", board)
alive[:] = [laptop]; screens.something_changed(); QTest.qWait(450)
tell("laptop", board)
alive[:] = [laptop, tv]; screens.something_changed(); QTest.qWait(450)
tell("back", board)
board.toggle()
tell("closed", board)
chosen = board.chosen
another = Board(desk, chosen, screens)
alive.reverse()
another.toggle()
tell("restarted", another)
another.choose(ScreenKey.of(laptop))
tell("swapped", another)
another.close()
desk.move(1400, 10); QTest.qWait(50)
fresh = Board(application, screens=screens)
fresh.toggle()
tell("projector first", fresh)
fresh.close()
"""
    + END
)

HOT_PLUG = (
    BEGINNING
    + """
def monitor(*words):
    subprocess.run(["xrandr", *words], check=True, capture_output=True)

monitor("--setmonitor", "LAPTOP", "800/200x600/150+0+0", "screen")
monitor("--setmonitor", "TV", "800/200x600/150+800+0", "none")
QTest.qWait(450)
board = Board(desk)
board.put(Showing(views.LEVEL))
board.toggle(); QTest.qWait(100)
tell("open", board)
monitor("--delmonitor", "TV"); QTest.qWait(100)
tell("unplugged", board)
QTest.qWait(450)
tell("settled", board)
monitor("--setmonitor", "TV", "800/200x600/150+800+0", "none"); QTest.qWait(600)
tell("back", board)
monitor("--delmonitor", "TV"); QTest.qWait(500)
board.toggle(); QTest.qWait(50)
tell("asked for", board)
monitor("--setmonitor", "TV", "800/200x600/150+800+0", "none"); QTest.qWait(500)
tell("left alone", board)
board.close()
"""
    + END
)

WINDOW_MANAGER = (
    BEGINNING
    + """
from pathlib import Path

from PyQt6.QtCore import Qt

def monitor(*words):
    subprocess.run(["xrandr", *words], check=True, capture_output=True)

def until(ready):
    # A busy machine may take its time; afterwards nothing may change any more.
    for _ in range(100):
        if ready():
            break
        QTest.qWait(100)
    QTest.qWait(900)

# It says when it manages windows; before that nobody hears that one wants the whole screen.
manages = Path(sys.argv[1])
manager = subprocess.Popen(["openbox", "--startup", f"touch {manages}"], stderr=subprocess.DEVNULL)
try:
    until(manages.exists)
    monitor("--setmonitor", "LAPTOP", "800/200x600/150+0+0", "screen")
    monitor("--setmonitor", "TV", "800/200x600/150+800+0", "none")
    QTest.qWait(600)
    desk.activateWindow(); QTest.qWait(200)
    board = Board(desk)
    board.put(Showing(views.LEVEL))
    tell("begin", board)
    full = lambda: board.window.isVisible() and board.window.isFullScreen()
    board.toggle(); until(full)
    tell("open", board)
    monitor("--delmonitor", "TV"); until(lambda: not board.window.isVisible())
    tell("unplugged", board)
    monitor("--setmonitor", "TV", "800/200x600/150+800+0", "none"); until(full)
    tell("back", board)
    board.window.activateWindow(); until(board.window.isActiveWindow)
    QTest.keyClick(board.window, Qt.Key.Key_Escape)
    until(lambda: not full() and board.window.isActiveWindow())
    tell("escaped", board)
    QTest.keyClick(board.window, Qt.Key.Key_F11); until(full)
    tell("full again", board)
    board.close()
finally:
    manager.terminate()
    manager.wait()
"""
    + END
)


def run(script: str, platform: str, *before: str, argument: str = "") -> dict[str, dict[str, Any]]:
    """What the script told at each of its steps."""
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
    told = json.loads(answer.stdout.splitlines()[-1])
    return {step.pop("step"): step for step in told}


def test_the_board_lives_on_the_second_screen(tmp_path: Path) -> None:
    screens = [
        {"name": "LAPTOP", "x": 0, "y": 0, "width": 1366, "height": 768, "dpr": 1},
        {"name": "TV", "x": 1366, "y": 0, "width": 1920, "height": 1080, "dpr": 2},
    ]
    for screen in screens:
        screen |= {"logicalDpi": 96, "logicalBaseDpi": 96}
    file = tmp_path / "screens.json"
    file.write_text(json.dumps({"screens": screens}), encoding="utf-8")
    told = run(OFFSCREEN, f"offscreen:configfile={file}")

    assert not told["begin"]["visible"], "B132: nothing opens by itself"
    for step in ("open", "back", "restarted"):
        seen = told[step]
        assert (seen["visible"], seen["full"], seen["screen"]) == (True, True, "TV"), step
        assert seen["geometry"] == [1366, 0, 1920, 1080], f"{step}: B130: it fills the screen exactly"
        assert seen["where"] == "Board: TV, 3840×2160", step
        assert seen["chosen"] == "TV"
    for step in ("unplugged", "none", "laptop"):
        assert not told[step]["visible"], f"{step}: it must not jump onto the director's screen"
        assert told[step]["where"] == "Board hidden: TV is not connected"
    assert (told["closed"]["visible"], told["closed"]["where"]) == (False, "Board closed")
    assert (told["swapped"]["screen"], told["swapped"]["full"]) == ("LAPTOP", True), "B134"
    assert told["projector first"]["screen"] == "LAPTOP", "the board goes where the desk is not"
    assert all(told[step]["active"] for step in ("begin", "open", "back")), "the keyboard stays with the director"


def test_the_director_keeps_the_keyboard_and_esc_never_darkens_the_room(tmp_path: Path) -> None:
    missing = [name for name in ("Xvfb", "xvfb-run", "xrandr", "openbox") if shutil.which(name) is None]
    if missing:
        pytest.skip(f"{', '.join(missing)} is not installed")
    server = ("xvfb-run", "-a", "-s", "-screen 0 1600x600x24 -noreset")
    told = run(WINDOW_MANAGER, "xcb", *server, argument=str(tmp_path / "manages"))

    assert told["begin"]["active"]
    for step in ("open", "back"):
        assert (told[step]["full"], told[step]["screen"]) == (True, "TV"), step
        assert told[step]["active"], f"{step}: the keyboard stays with the director"
    escaped = told["escaped"]
    assert (escaped["visible"], escaped["full"], escaped["screen"]) == (True, False, "TV")
    assert escaped["where"] == "Board: in a window on TV"
    assert escaped["geometry"][2] > 780, "it still fills the room's screen"
    assert not escaped["active"], "whoever pressed the board's own key may press the next one"
    assert (told["full again"]["full"], told["full again"]["screen"]) == (True, "TV")


def test_a_real_cable_pulled_and_plugged_in_again() -> None:
    missing = [name for name in ("Xvfb", "xvfb-run", "xrandr") if shutil.which(name) is None]
    if missing:
        pytest.skip(f"{', '.join(missing)} is not installed")
    server = ("xvfb-run", "-a", "-s", "-screen 0 1600x600x24 -noreset")
    told = run(HOT_PLUG, "xcb", *server)

    for step in ("open", "back"):
        seen = told[step]
        assert (seen["visible"], seen["full"], seen["screen"]) == (True, True, "TV"), step
        assert seen["geometry"] == [800, 0, 800, 600]
        assert seen["where"] == "Board: TV, 800×600"
    for step in ("unplugged", "settled"):
        assert not told[step]["visible"], step
        assert told[step]["where"] == "Board hidden: TV is not connected"
    assert (told["asked for"]["visible"], told["asked for"]["full"]) == (True, False)
    assert told["left alone"]["where"] == "Board: in a window", "a newly plugged screen never overrides the director"
