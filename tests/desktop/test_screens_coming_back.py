"""Screens that come and go, and windows that somebody puts away: right again by itself (B127, B129, B133)."""

from pathlib import Path

from tests.desktop.screens import LAPTOP, PORTRAIT, TV, pretend

AWAY = """
from desktop.display.layout import layout
board = Board(desk, "", screens)
board.put(Showing(views.LEVEL))
board.open(); wait()
said = []
board.where_changed.connect(said.append)
board.window.setWindowState(board.window.windowState() | Qt.WindowState.WindowMinimized)
QTest.qWait(0)
tell("minimised", board)
board.put(Showing(views.BREAK))
wait()
tell("back", board)
told[-1]["current"] = board.window.canvas._scene == layout(Showing(views.BREAK), board.size)
told[-1]["said"] = list(said)
board.window.hide(); QTest.qWait(0)
tell("hidden", board)
wait()
tell("shown again", board)
shown = []
def put_away():
    if board.window.is_seen:
        shown.append(True)
        board.window.setWindowState(board.window.windowState() | Qt.WindowState.WindowMinimized)
put_away()
board.window.seen_changed.connect(put_away)
for _ in range(10):
    wait()
tell("insisted", board)
told[-1]["shown"] = len(shown)
board.window.seen_changed.disconnect(put_away)
board.close(); board.open(); wait()
board.window.showNormal(); wait()
tell("full again", board)
def shrink():
    if board.window.isFullScreen():
        board.window.showNormal()
board.window.seen_changed.connect(shrink)
shrink()
for _ in range(10):
    wait()
tell("no longer full", board)
"""


def test_a_board_that_is_minimised_says_so_and_comes_back(tmp_path: Path) -> None:
    """B133: the director is warned while the room sees nothing; afterwards it sees how things stand now."""
    told = pretend(tmp_path, AWAY, LAPTOP, TV | {"dpr": 1})
    for step in ("minimised", "hidden"):
        assert told[step]["where"] == "Board minimised or covered: the room cannot see it", step
        assert (told[step]["brief"], told[step]["stale"]) == ("not seen", True)
    for step in ("back", "shown again", "full again"):
        assert (told[step]["visible"], told[step]["full"], told[step]["screen"]) == (True, True, "TV"), step
        assert told[step]["geometry"] == [1366, 0, 1920, 1080]
        assert (told[step]["where"], told[step]["stale"]) == ("Board: TV, 1920×1080", False)
        assert told[step]["active"], "the keyboard stays with the director"
    assert told["back"]["current"]
    assert told["back"]["said"] == ["Board minimised or covered: the room cannot see it", "Board: TV, 1920×1080"]
    assert told["insisted"]["where"] == "Board minimised or covered: the room cannot see it"
    assert 1 < told["insisted"]["shown"] < 10, "whoever insists has his way, without a fight"
    assert told["no longer full"]["where"] == "Board: in a window on TV"


ASTRAY = """
board = Board(desk, "", screens)
board.open()
on(board, "PORTRAIT"); wait()
tell("once", board)
show_full = board.window.show_full
put = []
def insist(name):
    def put_there(screen):
        show_full(screen)
        put.append(name)
        on(board, name)
    board.window.show_full = put_there
    board.close(); board.open()
    for _ in range(10):
        wait()
insist("PORTRAIT")
tell("elsewhere", board)
told[-1]["put"] = len(put)
insist("LAPTOP")
tell("over the desk", board)
"""


def test_a_board_that_the_system_puts_elsewhere_is_told(tmp_path: Path) -> None:
    told = pretend(tmp_path, ASTRAY, LAPTOP, TV, PORTRAIT)
    assert (told["once"]["screen"], told["once"]["full"]) == ("TV", True), "it comes back by itself"
    elsewhere = told["elsewhere"]
    assert 1 < elsewhere["put"] < 10, "whoever insists has his way, without a fight"
    assert elsewhere["where"] == "Board is on PORTRAIT: press F11 there, drag it to TV, press F11 again"
    assert elsewhere["stale"]
    assert elsewhere["explained"].startswith("The system has put the board on PORTRAIT.")
    over = told["over the desk"]
    assert (over["visible"], over["full"]) == (True, False), "the desk stays in sight"
    assert over["where"] == "Board: in a window; drag it to TV and press F11"


SLEEP = """
board = Board(desk, "", screens)
board.open(); wait()
plugged(); wait(); wait()
tell("asleep", board)
# The television is there first, and the system puts the director's window on it.
alive[:] = [by_name["TV"]]; screens.something_changed()
desk.move(1400, 10)
alive[:] = [by_name["LAPTOP"], by_name["TV"]]; screens.something_changed()
wait()
tell("awake", board)
plugged("TV")
desk.move(1400, 10)
wait()
tell("lid closed", board)
plugged("LAPTOP", "TV"); wait()
tell("lid open", board)
"""


def test_after_sleep_everything_is_where_it_was(tmp_path: Path) -> None:
    """B129; and a laptop whose lid was closed has the desk again."""
    told = pretend(tmp_path, SLEEP, LAPTOP, TV)
    assert not told["asleep"]["visible"]
    for step in ("awake", "lid open"):
        assert (told[step]["screen"], told[step]["full"], told[step]["desk"]) == ("TV", True, "LAPTOP"), step
        assert told[step]["where"] == "Board: TV, 3840×2160"
    assert not told["lid closed"]["visible"], "it does not cover the desk on the one screen that is left"
    assert told["lid closed"]["where"] == "Board hidden: you work on TV"


SOCKETS = """
told_of = {"LAPTOP": ("BOE", "NV140", "", "eDP-1"), "TV": ("Samsung", "LE40", "0815", "HDMI-1"),
           "PORTRAIT": ("Samsung", "LE40", "0815", "DP-3")}
ScreenKey.of = classmethod(lambda cls, screen: cls(*told_of[screen.name()]))
plugged("LAPTOP", "TV"); wait()
board = Board(desk, "", screens)
board.open(); wait()
tell("first socket", board)
plugged("LAPTOP"); wait()
plugged("LAPTOP", "PORTRAIT"); wait()
tell("second socket", board)
alive[:] = [by_name["LAPTOP"], by_name["PORTRAIT"], by_name["TV"]]; screens.something_changed()
alive[:] = [by_name["LAPTOP"], by_name["TV"]]; screens.screen_removed()
tell("in between", board)
wait()
tell("first again", board)
told_of["PORTRAIT"] = ("LG", "27", "1", "DP-3")
plugged("LAPTOP", "TV", "PORTRAIT"); wait()
tell("a new one", board)
"""


def test_the_same_television_at_another_socket_is_the_same(tmp_path: Path) -> None:
    """B127; and a screen that is new never takes the board by itself."""
    told = pretend(tmp_path, SOCKETS, LAPTOP, TV, PORTRAIT)
    assert (told["first socket"]["screen"], told["first socket"]["chosen"]) == ("TV", "HDMI-1")
    assert (told["second socket"]["screen"], told["second socket"]["full"]) == ("PORTRAIT", True)
    assert told["second socket"]["where"] == "Board: Samsung LE40, 1080×1920"
    assert not told["in between"]["visible"], "Qt would move it onto the director's screen"
    assert (told["first again"]["screen"], told["first again"]["full"]) == ("TV", True)
    assert (told["a new one"]["screen"], told["a new one"]["full"]) == ("TV", True)


ILL = """
from desktop.display import canvas as canvases
reported = []
sys.excepthook = lambda *what: reported.append(what[0].__name__)
laid_out = canvases.layout
def broken(*what):
    raise ZeroDivisionError
board = Board(desk, "", screens)
board.put(Showing(views.LEVEL))
board.open(); wait()
canvases.layout = broken
board.put(Showing(views.BREAK)); until(lambda: board.is_stale)
tell("broken", board)
canvases.layout = laid_out
board.put(Showing(views.LEVEL)); until(lambda: not board.is_stale)
tell("mended", board)
told[-1]["reported"] = reported
"""


def test_a_board_that_cannot_be_drawn_is_told_at_the_desk(tmp_path: Path) -> None:
    """B133."""
    told = pretend(tmp_path, ILL, LAPTOP, TV)
    assert told["broken"]["where"] == "The board cannot be drawn: the room sees a dash"
    assert told["broken"]["stale"]
    assert (told["mended"]["where"], told["mended"]["stale"]) == ("Board: TV, 3840×2160", False)
    assert told["mended"]["reported"] == ["ZeroDivisionError"]
