"""Names of people on the board: long, right to left, of many code points (B219, B222, B256)."""

from dataclasses import replace

import pytest
from PyQt6.QtGui import QTextLayout

from desktop import typeface
from desktop.display import contact
from desktop.display.drawn import Scene, Text
from desktop.display.layout import layout
from desktop.display.showing import Showing
from desktop.display.typesetting import elided, one_line, text_width
from tests.desktop import board_views as views

pytestmark = pytest.mark.usefixtures("qapp")

LONG = "Wolfeschlegelsteinhausenbergerdorff-Nguyễn"


def texts(scene: Scene) -> list[Text]:
    return [thing for thing in scene.things if isinstance(thing, Text)]


def test_a_long_name_is_one_line_with_an_ellipsis_and_covers_nothing() -> None:
    scene = layout(Showing(views.LARGE), (1366, 768))
    name = texts(scene)[0]
    assert name.text.startswith("The Twenty-Seventh")
    assert name.text.endswith("…")
    assert name.box.right < texts(scene)[1].box.x


def test_a_name_that_fits_is_whole() -> None:
    assert texts(layout(Showing(views.LEVEL), (800, 600)))[0].text == "Thursday at Anna's"
    long = layout(Showing(replace(views.WINNER, winner=LONG)), (3840, 2160))
    assert any(text.text.startswith("Wolfeschlegelsteinhausenbergerd") for text in texts(long))


def test_a_name_is_never_cut_inside_a_character() -> None:
    """A family is one character of five code points, a face one of two UTF-16 units."""
    characters = ["A", "👨‍👩‍👧", "B", "😳", "é", "C", "🃏", "D"]
    whole = "".join(characters)
    prefixes = {"".join(characters[:n]) for n in range(len(characters) + 1)}
    for room in range(0, int(text_width(whole, 40, 400)) + 50, 7):
        assert elided(whole, 40, 400, room).removesuffix("…") in prefixes


def test_figures_beside_right_to_left_names_keep_their_order() -> None:
    """B222: 2026, 12 500 and 12:34 stay what they are; each stands in a run of its own or inside the name."""
    scene = layout(Showing(replace(views.RIGHT_TO_LEFT, winner=None, phase=views.LEVEL.phase)), (1920, 1080))
    for text in texts(scene):
        line = QTextLayout(text.text, typeface.font(40))
        line.beginLayout()
        laid = line.createLine()
        line.endLayout()
        for first in range(len(text.text) - 2):
            if text.text[first : first + 3].isdigit():  # between digits: at a run's edge the place has two meanings
                left, right = (laid.cursorToX(at)[0] for at in (first + 1, first + 2))
                assert left < right, text.text


def test_line_breaks_and_invisible_characters_do_not_make_two_lines() -> None:
    assert one_line("Anna\nNováková\u2028\u202e x") == "Anna Nováková   x"
    assert one_line("👨‍👩‍👧") == "👨‍👩‍👧"


@pytest.mark.parametrize("state", ["emoji", "right to left", "long winner", "empty"])
@pytest.mark.parametrize("dpr", [1.0, 2.0])
def test_every_name_can_be_painted(state: str, dpr: float) -> None:
    image = contact.picture(views.STATES[state], (800, 600), dpr=dpr)
    assert (image.width(), image.height()) == (800 * dpr, 600 * dpr)
