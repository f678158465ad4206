"""What stands over every page of the board beside the clock's: the time, the blinds, what there is to know now."""

from dataclasses import replace

import pytest

from desktop.display.drawing.drawn import Mark, MarkKind, Panel
from desktop.display.layout import layout
from desktop.display.looks import themes
from desktop.display.looks.style import Part, Style
from desktop.display.showing import Showing
from tests.desktop import board_pages as pages
from tests.desktop import board_views as views
from tests.desktop.board_checks import check_geometry, largest, words
from tests.desktop.board_pages import SIZES, shown
from tournament.names import SECOND

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize(
    ("state", "said"),
    [
        ("level", ["12:34", "LEVEL 8", "20:47", "300 / 600", "big-blind ante 600"]),
        ("paused", ["12:34", "PAUSED since 20:41"]),
        ("break", ["6:52", "BREAK", "back at 21:10", "next 400 / 800", "big-blind ante 800"]),
        ("paused break", ["BREAK", "PAUSED since 21:01"]),
        ("bubble", ["HAND FOR HAND", "PAUSED since 20:41"]),
        ("countdown", ["19:04", "Starts at 19:30", "25 / 50"]),
        ("waiting", ["Waiting for the start", "25 / 50"]),
        ("shot clocks", ["Table 2", "LEVEL 8"]),
        ("winner", ["Anna wins"]),
        ("by hands", ["3/10"]),
    ],
)
def test_what_the_strip_says(state: str, said: list[str]) -> None:
    for size in SIZES:
        for sentence in said:
            assert sentence in words(shown(pages.MOVES, size, view=views.STATES[state])), size


def test_the_strips_time_warns_by_colour_and_shape() -> None:
    for seconds, colour, kind in (
        (61, themes.DARK.text, None),
        (60, themes.DARK.warning, MarkKind.WARNING),
        (10, themes.DARK.danger, MarkKind.DANGER),
    ):
        for size in SIZES:
            scene = shown(pages.seating(9), size, view=replace(views.LEVEL, remaining=seconds * SECOND))
            assert largest(scene).colour == colour
            assert [thing.kind for thing in scene.things if isinstance(thing, Mark)] == ([kind] if kind else [])


def test_the_time_of_day_can_be_switched_off() -> None:
    style = Style(hidden=frozenset({Part.TIME_OF_DAY}))
    for view in (views.LEVEL, views.WINNER):
        for size in SIZES:
            scene = layout(Showing(view, pages.MOVES), size, style)
            assert "20:47" not in words(scene)
            assert "23:40" not in words(scene)
            check_geometry(scene)


def test_a_paused_clock_does_not_warn() -> None:
    scene = shown(pages.MOVES, view=replace(views.PAUSED, remaining=30 * SECOND))
    assert largest(scene).colour == themes.DARK.soft
    assert [thing.kind for thing in scene.things if isinstance(thing, Mark)] == [MarkKind.PAUSE]


def test_the_times_figures_do_not_dance() -> None:
    times = [
        largest(shown(pages.MOVES, (1366, 768), view=replace(views.LEVEL, remaining=seconds * SECOND)))
        for seconds in range(11 * 60, 20 * 60, 7)
    ]
    assert len({(time.size, time.width, time.x, time.baseline) for time in times}) == 1


def test_the_sheets_are_the_same_whatever_the_clock_shows() -> None:
    page = pages.seating(500)
    for size in SIZES:
        under = set()
        for view in views.STATES.values():
            edge = max(thing.box.bottom for thing in shown(page, size, view=view).things if isinstance(thing, Panel))
            under.add(round(edge))
        assert len(under) == 1
