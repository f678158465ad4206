"""Cables pulled and plugged in under Xvfb, where it is installed (B127, B129)."""

from pathlib import Path

from tests.desktop.screens import BEGINNING, END, XVFB, Told, run, skip_without

PLUGS = ("Xvfb", "xvfb-run", "xrandr")

MONITORS = """
def monitor(*words):
    subprocess.run(["xrandr", *words], check=True, capture_output=True)

def laptop():
    monitor("--setmonitor", "LAPTOP", "800/200x600/150+0+0", "screen")

def tv(size="800/200x600/150+800+0"):
    monitor("--setmonitor", "TV", size, "none")

def until(ready):
    # A busy machine may take its time; afterwards nothing may change any more.
    for _ in range(100):
        if ready():
            break
        QTest.qWait(100)
    QTest.qWait(700)

def shown():
    return board.window.isVisible() and board.window.isFullScreen()

def hidden():
    return not board.window.isVisible()

def fills(*geometry):
    return lambda: shown() and board.window.geometry().getRect() == geometry

def screens_are(*names):
    return lambda: {screen.name() for screen in QGuiApplication.screens()} == set(names)
"""

HOT_PLUG = """
laptop(); tv(); until(screens_are("LAPTOP", "TV"))
board = Board(desk)
board.put(Showing(views.LEVEL))
board.toggle(); until(shown)
tell("open", board)
monitor("--delmonitor", "TV"); QTest.qWait(100)
tell("unplugged", board)
until(hidden)
tell("settled", board)
tv(); until(shown)
tell("back", board)
monitor("--delmonitor", "TV"); until(hidden)
tv("640/160x480/120+800+0"); until(shown)
tell("smaller", board)
monitor("--delmonitor", "TV"); until(hidden)
tv(); until(shown)
tell("larger", board)
monitor("--delmonitor", "TV"); monitor("--delmonitor", "LAPTOP"); until(hidden)
tell("none", board)
tv(); laptop(); until(shown)
tell("all again", board)
monitor("--delmonitor", "TV"); until(hidden)
board.toggle(); QTest.qWait(50)
tell("asked for", board)
tv(); until(screens_are("LAPTOP", "TV"))
tell("left alone", board)
board.close()
"""

RESOLUTION = """
monitor("--newmode", "small", "40", "1024", "1050", "1100", "1200", "480", "490", "500", "520")
monitor("--addmode", "screen", "small")
QTest.qWait(100)
board = Board(desk)
board.toggle()
QTest.keyClick(board.window, Qt.Key.Key_F11); until(fills(0, 0, 1600, 600))
tell("large", board)
monitor("--output", "screen", "--mode", "small"); until(fills(0, 0, 1024, 480))
tell("small", board)
monitor("--output", "screen", "--mode", "1600x600"); until(fills(0, 0, 1600, 600))
tell("large again", board)
QTest.keyClick(board.window, Qt.Key.Key_F11); until(lambda: not shown())
board.window.move(1300, 100)
monitor("--output", "screen", "--mode", "small"); until(lambda: board.window.geometry().right() < 1024)
tell("window", board)
"""

WINDOW_MANAGER = """
from pathlib import Path
# It says when it manages windows; before that nobody hears that one wants the whole screen.
manages = Path(sys.argv[1])
manager = subprocess.Popen(["openbox", "--startup", f"touch {manages}"], stderr=subprocess.DEVNULL)
try:
    until(manages.exists)
    laptop(); tv()
    until(screens_are("LAPTOP", "TV"))
    desk.activateWindow(); until(desk.isActiveWindow)
    board = Board(desk)
    board.put(Showing(views.LEVEL))
    tell("begin", board)
    board.toggle(); until(shown)
    tell("open", board)
    monitor("--delmonitor", "TV"); until(hidden)
    tell("unplugged", board)
    tv(); until(shown)
    tell("back", board)
    board.window.activateWindow(); until(board.window.isActiveWindow)
    QTest.keyClick(board.window, Qt.Key.Key_Escape)
    until(lambda: not shown() and board.window.isActiveWindow())
    tell("escaped", board)
    QTest.keyClick(board.window, Qt.Key.Key_F11); until(shown)
    tell("full again", board)
    desk.activateWindow(); until(desk.isActiveWindow)
    minimised = []
    board.where_changed.connect(minimised.append)
    subprocess.run(["xdotool", "windowminimize", str(int(board.window.winId()))], check=True)
    until(lambda: len(minimised) > 1)
    tell("after minimising", board)
    told[-1]["said"] = list(minimised)
    board.swap(); until(lambda: board.window.geometry().x() == 0)
    tell("swapped", board)
    desk.showMaximized(); QTest.qWait(300)
    board.swap(); until(lambda: board.window.geometry().x() == 800)
    tell("swapped back", board)
    for step in ("desktop shown", "desktop gone"):
        before = board.where
        subprocess.run(["xdotool", "key", "super+d"], check=True)
        until(lambda: board.where != before)
        tell(step, board)
    board.close()
finally:
    manager.terminate()
    manager.wait()
"""


LID = """
from pathlib import Path
manages = Path(sys.argv[1])
manager = subprocess.Popen(["openbox", "--startup", f"touch {manages}"], stderr=subprocess.DEVNULL)
try:
    until(manages.exists)
    # The server's one real output is the television's: the laptop can go without all of them being there at once.
    monitor("--setmonitor", "LAPTOP", "800/200x600/150+0+0", "none")
    monitor("--setmonitor", "TV", "800/200x600/150+800+0", "screen")
    until(screens_are("LAPTOP", "TV"))
    desk.activateWindow(); until(desk.isActiveWindow)
    board = Board(desk)
    board.put(Showing(views.LEVEL))
    board.toggle(); until(shown)
    tell("open", board)
    monitor("--delmonitor", "LAPTOP"); until(hidden)
    tell("lid closed", board)
    monitor("--setmonitor", "LAPTOP", "800/200x600/150+0+0", "none"); until(shown)
    tell("lid open", board)
    board.close()
finally:
    manager.terminate()
    manager.wait()
"""


def plugged(script: str, argument: str = "") -> Told:
    """What the script told on a server of its own, where monitors are words."""
    return run(BEGINNING + MONITORS + script + END, "xcb", *XVFB, argument=argument)


def test_a_real_cable_pulled_and_plugged_in_again() -> None:
    skip_without(PLUGS)
    told = plugged(HOT_PLUG)

    for step in ("open", "back", "larger", "all again"):
        seen = told[step]
        assert (seen["visible"], seen["full"], seen["screen"]) == (True, True, "TV"), step
        assert seen["geometry"] == [800, 0, 800, 600]
        assert seen["where"] == "Board: TV, 800×600"
    for step in ("unplugged", "settled"):
        assert not told[step]["visible"], step
        assert told[step]["where"] == "Board hidden: TV is not connected"
    smaller = told["smaller"]
    assert (smaller["full"], smaller["geometry"]) == (True, [800, 0, 640, 480]), "another resolution is filled, too"
    assert smaller["where"] == "Board: TV, 640×480"
    assert not told["none"]["visible"], "B129"
    assert (told["asked for"]["visible"], told["asked for"]["full"]) == (True, False)
    assert told["left alone"]["where"] == "Board: in a window, although a screen is free", "the director wanted it so"


def test_another_resolution_is_filled_at_once() -> None:
    """And an ordinary window comes back from where there is nothing any more."""
    skip_without(PLUGS)
    told = plugged(RESOLUTION)
    for step, geometry in (
        ("large", [0, 0, 1600, 600]),
        ("small", [0, 0, 1024, 480]),
        ("large again", [0, 0, 1600, 600]),
    ):
        assert (told[step]["full"], told[step]["geometry"]) == (True, geometry), step
    assert told["small"]["where"] == "Board: screen, 1024×480"
    left, top, width, height = told["window"]["geometry"]
    assert not told["window"]["full"]
    assert left + width <= 1024
    assert top + height <= 480


def test_the_director_keeps_the_keyboard_and_esc_never_darkens_the_room(tmp_path: Path) -> None:
    skip_without((*PLUGS, "openbox", "xdotool"))
    told = plugged(WINDOW_MANAGER, argument=str(tmp_path / "manages"))

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
    minimised = told["after minimising"]
    assert minimised["said"] == ["Board minimised or covered: the room cannot see it", "Board: TV, 800×600"], "B133"
    assert (minimised["full"], minimised["screen"], minimised["active"]) == (True, "TV", True)
    swapped = told["swapped"]
    assert (swapped["screen"], swapped["full"], swapped["desk"]) == ("LAPTOP", True, "TV"), "B134"
    assert swapped["geometry"] == [0, 0, 800, 600]
    back = told["swapped back"]
    assert (back["screen"], back["full"], back["desk"]) == ("TV", True, "LAPTOP")
    assert back["maximised"]
    assert swapped["active"]
    assert back["active"]
    assert told["desktop shown"]["where"] == "Board minimised or covered: the room cannot see it", "B133"
    assert told["desktop shown"]["stale"]
    assert (told["desktop gone"]["where"], told["desktop gone"]["full"]) == ("Board: TV, 800×600", True)


def test_a_laptop_whose_lid_was_closed_has_desk_and_keyboard_again(tmp_path: Path) -> None:
    skip_without((*PLUGS, "openbox"))
    told = plugged(LID, argument=str(tmp_path / "manages"))
    assert (told["open"]["screen"], told["open"]["desk"]) == ("TV", "LAPTOP")
    assert told["lid closed"]["where"] == "Board hidden: you work on TV"
    again = told["lid open"]
    assert (again["screen"], again["full"], again["desk"]) == ("TV", True, "LAPTOP")
    assert again["active"], "the keyboard stays with the director"
