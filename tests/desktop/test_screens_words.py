"""What the desk says of a board, and which screens count as mirrored."""

from dataclasses import replace

import pytest
from PyQt6.QtCore import QRect

from desktop.display.screens.mirrored import how_to_extend, same_picture
from desktop.display.screens.whereabouts import Where, Whereabouts, Why

FULL = Whereabouts(Where.FULL, "TV", (1920, 1080))
HIDDEN = Whereabouts(Where.HIDDEN, "TV", why=Why.MISSING)
WINDOW = Whereabouts(Where.WINDOW, why=Why.ONLY)
FREE = Whereabouts(Where.WINDOW)


def test_screens_that_lie_over_each_other_show_the_same_picture() -> None:
    laptop = QRect(0, 0, 1366, 768)
    assert same_picture(laptop, QRect(0, 0, 1366, 768))
    assert same_picture(laptop, QRect(0, 0, 1024, 768)), "a smaller projector"
    assert same_picture(QRect(0, 0, 1024, 768), laptop)
    assert not same_picture(laptop, QRect(1366, 0, 1920, 1080)), "a neighbour"
    assert not same_picture(laptop, QRect(1365, 0, 1920, 1080)), "a neighbour whose place was rounded"
    assert not same_picture(QRect(), QRect())


@pytest.mark.parametrize(
    ("platform", "word"), [("win32", "Windows key and P"), ("darwin", "System Settings"), ("linux", "display settings")]
)
def test_each_system_is_explained_in_its_own_words(platform: str, word: str) -> None:
    assert word in how_to_extend(platform)
    for told in (replace(WINDOW, why=Why.ONLY), replace(WINDOW, why=Why.MIRRORED), replace(HIDDEN, why=Why.MIRRORED)):
        assert how_to_extend(platform) in replace(told, platform=platform).explained


def test_a_board_that_the_room_sees_needs_no_explaining() -> None:
    for told in (FULL, Whereabouts(Where.THERE, "TV"), Whereabouts(Where.CLOSED)):
        assert (told.explained, told.stale) == ("", False)


@pytest.mark.parametrize("why", [why for why in Why if why is not Why.NOTHING])
def test_whatever_keeps_a_board_from_its_screen_is_explained(why: Why) -> None:
    for told in (replace(HIDDEN, why=why), replace(WINDOW, why=why), replace(WINDOW, why=why, screen="TV")):
        assert told.explained.endswith(".")
        assert "{" not in told.explained + told.sentence


@pytest.mark.parametrize(
    ("told", "sentence", "brief", "stale"),
    [
        (Whereabouts(Where.CLOSED), "Board closed", "", False),
        (FULL, "Board: TV, 1920×1080", "on TV", False),
        (replace(FULL, size=None), "Board: TV", "on TV", False),
        (WINDOW, "Board: in a window", "in a window", False),
        (FREE, "Board: in a window, although a screen is free", "in a window", False),
        (HIDDEN, "Board hidden: TV is not connected", "no screen", True),
        (replace(HIDDEN, why=Why.DESKS), "Board hidden: you work on TV", "hidden", True),
        (replace(FULL, unseen=True), "Board minimised or covered: the room cannot see it", "not seen", True),
        (replace(FULL, ill=True), "The board cannot be drawn: the room sees a dash", "not seen", True),
        (
            replace(FULL, astray="VGA-1"),
            "Board is on VGA-1: press F11 there, drag it to TV, press F11 again",
            "on TV",
            True,
        ),
    ],
)
def test_the_desks_foot_says_where_it_is(told: Whereabouts, sentence: str, brief: str, stale: bool) -> None:
    """B133: what the room cannot see is a warning, not a place."""
    assert (told.sentence, told.brief, told.stale) == (sentence, brief, stale)
