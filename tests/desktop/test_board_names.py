"""Names of people on the board: long, right to left, of many code points (B219, B222, B256)."""

from dataclasses import replace
from unicodedata import bidirectional

import pytest
from PyQt6.QtGui import QColor, QTextLayout

from desktop import typeface
from desktop.display import contact
from desktop.display.drawing.drawn import Scene, Text
from desktop.display.drawing.typesetting import elided, one_line, text_width
from desktop.display.layout import layout
from desktop.display.showing import Showing
from tests.desktop import board_views as views
from tournament.board.view import BoardView, ShotClockView
from tournament.names import SECOND, TableNo

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


def ink_columns(view: BoardView, text: Text, size: tuple[int, int]) -> list[bool]:
    """Of the painted picture, column by column: whether that text has left anything there."""
    image = contact.picture(view, size)
    scene = layout(Showing(view), size)
    ground = QColor(scene.ground).lightness()
    left, right, top, bottom = (round(edge) for edge in (text.x, text.box.right, text.box.y, text.baseline))
    return [
        any(abs(QColor(image.pixel(x, y)).lightness() - ground) > 90 for y in range(top, bottom))
        for x in range(left, min(right, size[0]))
    ]


@pytest.mark.parametrize("name", ["Přemysl Žďárský", "Grażyna Łęcka", "محمد الفاتح", "עומר 2026", "😳 Ace and 👨‍👩‍👧"])
def test_the_painted_picture_has_the_name_where_the_layout_puts_it(name: str) -> None:
    """Czech, Polish, Arabic, Hebrew, emoji (B219, B222): ink from the beginning of its place to the end."""
    view = replace(views.WINNER, winner=name)
    [said] = [text for text in texts(layout(Showing(view), (1366, 768))) if one_line(name) in text.text]
    columns = ink_columns(view, said, (1366, 768))
    assert any(columns[: len(columns) // 3])
    assert any(columns[-len(columns) // 3 :])


def test_names_that_run_to_the_left_keep_their_order_among_others() -> None:
    """B222: each is isolated, so that commas, figures and the names around it stay where they are."""
    said = next(text.text for text in texts(layout(Showing(views.ROUND), (1920, 1080))) if "עומר" in text.text)
    assert "Anna, \N{FIRST STRONG ISOLATE}עומר 2026\N{POP DIRECTIONAL ISOLATE} and Wolfe" in said
    laid = QTextLayout(said, typeface.font(40))
    laid.beginLayout()
    line = laid.createLine()
    laid.endLayout()
    where = [line.cursorToX(said.index(word) + 1)[0] for word in ("Anna", "2026", "עומר", "Wolfe")]
    assert where == sorted(where)


def test_times_and_figures_beside_such_names_stand_in_runs_of_their_own() -> None:
    """B222: 12 500 and 12:34 are never in one text with a name."""
    clocks = (ShotClockView(TableNo(1), "עומר 2026", 12 * SECOND),)
    view = replace(views.RIGHT_TO_LEFT, winner=None, phase=views.LEVEL.phase, shot_clocks=clocks)
    for text in texts(layout(Showing(view), (1920, 1080))):
        if any(bidirectional(c) == "R" for c in text.text):
            assert text.text.strip("\N{FIRST STRONG ISOLATE}\N{POP DIRECTIONAL ISOLATE}") == "עומר 2026"
