"""Which screen a board opens on, on pretended screens (B122, B130, B132, B134)."""

from pathlib import Path

import pytest

from tests.desktop.screens import LAPTOP, MIRROR, PORTRAIT, TV, pretend

AT_START = """
board = Board(desk, "", screens)
board.open_at_start(); wait()
tell("never had one", board)
board = Board(desk, key("TV").text(), screens)
board.open_at_start(); wait()
tell("there", board)
board.close()
board = Board(desk, key("PORTRAIT").text(), screens)
plugged("LAPTOP", "TV"); wait()
board.open_at_start(); wait()
tell("missing", board)
plugged("LAPTOP", "TV", "PORTRAIT"); wait()
tell("switched on later", board)
board.close()
board = Board(desk, key("LAPTOP").text(), screens)
board.open_at_start(); wait()
tell("the director's", board)
desk.move(1400, 10); wait()
tell("left by the director", board)
board.close()
desk.move(10, 10); wait()
plugged("LAPTOP"); wait()
board = Board(desk, key("LAPTOP").text(), screens)
board.open_at_start(); wait()
tell("one screen", board)
"""


def test_at_the_start_a_board_opens_on_its_own_screen_only(tmp_path: Path) -> None:
    """B122, B132: by identity, and never on the director's screen uninvited."""
    told = pretend(tmp_path, AT_START, LAPTOP, TV, PORTRAIT)
    assert not told["never had one"]["visible"]
    assert told["never had one"]["where"] == "Board closed"
    assert (told["there"]["full"], told["there"]["screen"]) == (True, "TV")
    assert told["there"]["active"], "the keyboard stays with the director"
    assert (told["missing"]["visible"], told["missing"]["stale"]) == (False, True)
    assert told["missing"]["where"] == "Board hidden: PORTRAIT is not connected"
    assert told["missing"]["explained"].startswith("PORTRAIT is not connected. The board comes back by itself")
    assert (told["switched on later"]["full"], told["switched on later"]["screen"]) == (True, "PORTRAIT")
    assert not told["the director's"]["visible"]
    assert told["the director's"]["where"] == "Board hidden: you work on LAPTOP"
    assert "Swap the screens" in told["the director's"]["explained"]
    assert (told["left by the director"]["full"], told["left by the director"]["screen"]) == (True, "LAPTOP")
    assert not told["one screen"]["visible"]
    assert told["one screen"]["where"] == "Board hidden: you work on LAPTOP"


DENSE = """
board = Board(desk, "", screens)
board.open(); wait()
tell("open", board)
board.swap(); wait()
tell("swapped", board)
"""


@pytest.mark.parametrize(("laptop", "tv"), [(1, 2), (2, 1), (2, 2), (1, 1)])
def test_a_screen_of_another_density_is_filled_exactly(tmp_path: Path, laptop: int, tv: int) -> None:
    """B130: 4K at 200 percent beside Full-HD at 100 percent, and the other way round."""
    told = pretend(tmp_path, DENSE, LAPTOP | {"dpr": laptop}, TV | {"dpr": tv})
    assert (told["open"]["full"], told["open"]["geometry"]) == (True, [1366, 0, 1920, 1080])
    assert told["open"]["where"] == f"Board: TV, {1920 * tv}×{1080 * tv}"
    assert (told["swapped"]["full"], told["swapped"]["geometry"]) == (True, [0, 0, 1366, 768])
    assert told["swapped"]["where"] == f"Board: LAPTOP, {1366 * laptop}×{768 * laptop}"


SWAP = """
board = Board(desk, "", screens)
def swap(step):
    done = board.swap(); wait()
    tell(step, board)
    told[-1]["done"] = done
board.open(); wait()
tell("open", board)
swap("swapped")
desk.showMaximized(); wait()
swap("back")
desk.showNormal(); board.close(); wait()
swap("closed")
board.open(); wait()
tell("opened", board)
swap("as it was")
board.close()
plugged("LAPTOP"); wait()
swap("one screen")
board = Board(desk, "", screens)
board.open(); wait()
tell("a window", board)
plugged("LAPTOP", "TV"); wait()
swap("both on one")
board.close()
board = Board(desk, key("LAPTOP").text(), screens)
board.open_at_start(); wait()
tell("projector first", board)
swap("put right")
"""


def test_desk_and_board_exchange_their_screens(tmp_path: Path) -> None:
    """B134."""
    told = pretend(tmp_path, SWAP, LAPTOP, TV)
    assert (told["open"]["screen"], told["open"]["desk"]) == ("TV", "LAPTOP")
    swapped = told["swapped"]
    assert (swapped["screen"], swapped["desk"], swapped["done"]) == ("LAPTOP", "TV", True)
    assert (swapped["full"], swapped["chosen"]) == (True, "LAPTOP"), "remembered on this computer"
    assert swapped["geometry"] == [0, 0, 1366, 768]
    assert swapped["active"], "the keyboard stays with the director"
    back = told["back"]
    assert (back["screen"], back["desk"], back["maximised"]) == ("TV", "LAPTOP", True)
    closed = told["closed"]
    assert (closed["visible"], closed["desk"], closed["chosen"]) == (False, "TV", "LAPTOP")
    assert (told["opened"]["screen"], told["opened"]["full"]) == ("LAPTOP", True)
    assert (told["as it was"]["screen"], told["as it was"]["desk"]) == ("TV", "LAPTOP")
    assert (told["one screen"]["done"], told["one screen"]["visible"]) == (False, False)
    assert (told["a window"]["full"], told["a window"]["screen"]) == (False, "LAPTOP")
    both = told["both on one"]
    assert (both["screen"], both["full"], both["desk"]) == ("TV", True, "LAPTOP")
    assert not told["projector first"]["visible"], "B132"
    right = told["put right"]
    assert (right["screen"], right["full"], right["desk"]) == ("LAPTOP", True, "TV")


SEVERAL = """
first, second, third = (Board(desk, "", screens) for _ in range(3))
for number, board in enumerate((first, second, third), 1):
    board.set_title(f"Evening {number}")
    board.open(); wait()
    tell(f"board {number}", board)
third.choose(key("TV")); wait()
tell("chosen twice", third)
plugged("LAPTOP"); wait()
tell("first unplugged", first)
tell("second unplugged", second)
plugged("LAPTOP", "TV", "PORTRAIT"); wait()
tell("first back", first)
tell("second back", second)
tell("third stays", third)
first.close(); third.close(); third.open(); wait()
tell("third has room", third)
first.open(); wait()
tell("first has none", first)
again = Board(desk, key("TV").text(), screens)
again.open_at_start(); wait()
tell("at start", again)
"""


def test_no_two_boards_fill_the_same_screen(tmp_path: Path) -> None:
    told = pretend(tmp_path, SEVERAL, LAPTOP, TV, PORTRAIT)
    assert (told["board 1"]["screen"], told["board 1"]["full"]) == ("TV", True)
    assert (told["board 2"]["screen"], told["board 2"]["full"]) == ("PORTRAIT", True)
    assert told["board 2"]["geometry"] == [3286, 0, 1080, 1920], "portrait is filled exactly, too"
    assert (told["board 3"]["screen"], told["board 3"]["full"]) == ("LAPTOP", False)
    assert told["board 3"]["title"] == "Board: Evening 3"
    assert told["board 3"]["explained"].startswith("Other boards fill the other screens")
    assert (told["chosen twice"]["full"], told["chosen twice"]["chosen"]) == (False, "TV")
    assert told["chosen twice"]["explained"] == "Another board fills TV. Choose another screen for this one."
    assert not told["first unplugged"]["visible"]
    assert not told["second unplugged"]["visible"]
    assert (told["first back"]["screen"], told["first back"]["full"]) == ("TV", True)
    assert (told["second back"]["screen"], told["second back"]["full"]) == ("PORTRAIT", True)
    assert not told["third stays"]["full"]
    assert (told["third has room"]["screen"], told["third has room"]["full"]) == ("TV", True)
    assert not told["first has none"]["full"]
    assert told["at start"]["where"] == "Board hidden: another board fills TV"


MIRRORED = """
board = Board(desk, "", screens)
plugged("LAPTOP", "MIRROR"); wait()
board.open(); wait()
tell("mirrored", board)
told[-1]["choices"] = [seen.mirrored for seen in board.choices()]
board.choose(key("MIRROR")); wait()
tell("chosen", board)
board.close()
at_start = Board(desk, key("MIRROR").text(), screens)
at_start.open_at_start(); wait()
tell("at start", at_start)
at_start.close()
plugged("LAPTOP", "MIRROR", "TV"); wait()
board = Board(desk, "", screens)
board.open(); wait()
tell("a third screen", board)
board.close()
plugged("LAPTOP"); wait()
board.open(); board.open(); wait()
tell("one screen", board)
"""


def test_a_mirrored_screen_is_recognised_and_explained(tmp_path: Path) -> None:
    """Full screen would cover the desk: there it is an ordinary window."""
    told = pretend(tmp_path, MIRRORED, LAPTOP, MIRROR, TV)
    mirrored = told["mirrored"]
    assert (mirrored["visible"], mirrored["full"]) == (True, False)
    assert mirrored["where"] == "Board: in a window, because the screens show the same"
    assert mirrored["explained"].startswith("The screens show the same picture, so the board would cover this window.")
    assert mirrored["choices"] == [True, True]
    assert not told["chosen"]["full"]
    assert told["chosen"]["explained"].startswith("MIRROR shows the same picture as your screen")
    assert (told["at start"]["visible"], told["at start"]["stale"]) == (False, True)
    assert told["at start"]["where"] == "Board hidden: MIRROR shows the same as your screen"
    assert (told["a third screen"]["full"], told["a third screen"]["screen"]) == (True, "TV")
    assert told["a third screen"]["explained"] == ""
    assert not told["one screen"]["full"]
    assert told["one screen"]["explained"].startswith("The system tells of one screen only.")
