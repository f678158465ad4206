"""A second screen, pretended by Qt's offscreen platform (B122, B127, B129, B130)."""

from pathlib import Path

from tests.desktop.screens import LAPTOP, PORTRAIT, TV, pretend

OFFSCREEN = """
laptop, tv = alive
board = Board(desk, screens=screens)
board.put(Showing(views.LEVEL))
tell("begin", board)
board.toggle()
tell("open", board)
alive.remove(tv); screens.screen_removed()
tell("unplugged", board)
alive.clear(); screens.screen_removed(); wait()
tell("none", board)
plugged("LAPTOP"); wait()
tell("laptop", board)
plugged("LAPTOP", "TV"); wait()
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


def test_the_board_lives_on_the_second_screen(tmp_path: Path) -> None:
    told = pretend(tmp_path, OFFSCREEN, LAPTOP, TV)

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


TAKEN = """
first, second = Board(desk, key("LAPTOP").text(), screens), Board(desk, "", screens)
second.open(); wait()
first.open_at_start(); wait()
plugged("LAPTOP", "PORTRAIT"); wait()
tell("waits for the desk's", first)
second.swap(); wait()
tell("swapped", second)
tell("waits on", first)
plugged("LAPTOP", "TV", "PORTRAIT"); wait()
first.close(); second.close(); wait()
desk.move(10, 10); wait()
second.choose(key("LAPTOP")); second.open(); wait()
second.choose(key("LAPTOP")); wait()
tell("covers the desk", second)
first.open(); first.choose(key("LAPTOP")); wait()
tell("chosen too", first)
"""


def test_what_the_director_puts_on_a_screen_has_it_before_a_board_that_waits_or_comes_later(tmp_path: Path) -> None:
    told = pretend(tmp_path, TAKEN, LAPTOP, TV, PORTRAIT)
    assert told["waits for the desk's"]["where"] == "Board hidden: you work on LAPTOP"
    assert (told["swapped"]["screen"], told["swapped"]["full"]) == ("LAPTOP", True)
    assert told["waits on"]["where"] == "Board hidden: another board fills LAPTOP"
    assert (told["covers the desk"]["screen"], told["covers the desk"]["full"]) == ("LAPTOP", True)
    assert not told["chosen too"]["full"], "never two on one screen"
    assert told["chosen too"]["where"] == "Board: in a window, although a screen is free", "the television"
