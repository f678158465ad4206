"""The pages beside the clock: nothing cut, nothing covered, everything readable, the time the largest thing."""

from itertools import pairwise

import pytest
from PyQt6.QtCore import QBuffer
from PyQt6.QtGui import QColor, QImage

from desktop.display.drawing.drawn import Backdrop
from desktop.display.layout import layout, sheets
from desktop.display.looks import themes
from desktop.display.looks.style import Style, ThemeName
from desktop.display.pages import rows
from desktop.display.showing import Showing
from tests.desktop import board_pages as pages
from tests.desktop import board_views as views
from tests.desktop.board_checks import check_contrast, check_geometry, texts, words
from tests.desktop.board_pages import HD, SIZES, shown
from tournament.board.pages import Content

pytestmark = pytest.mark.usefixtures("qapp")


def beginning_and_end(page: Content, size: tuple[int, int]) -> set[int]:
    return {0, 1, sheets(page, size) - 1}


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "×".join(map(str, size)))
@pytest.mark.parametrize("name", pages.PAGES)
def test_nothing_is_cut_and_nothing_is_covered(name: str, size: tuple[int, int]) -> None:
    page = pages.PAGES[name]
    for turn in beginning_and_end(page, size):
        check_geometry(shown(page, size, turn))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "×".join(map(str, size)))
@pytest.mark.parametrize("state", views.STATES)
def test_the_strip_has_room_for_every_state_of_the_clock(state: str, size: tuple[int, int]) -> None:
    scene = shown(pages.MOVES, size, view=views.STATES[state])
    check_geometry(scene)
    check_contrast(scene)


@pytest.mark.parametrize("theme", ThemeName)
@pytest.mark.parametrize("name", pages.PAGES)
def test_everything_is_readable_in_every_theme(name: str, theme: ThemeName) -> None:
    for size in ((800, 600), HD, (1080, 1920)):
        for view in (views.LEVEL, views.LAST_SECONDS, views.BREAK):
            check_contrast(layout(Showing(view, pages.PAGES[name]), size, Style(theme)), themes.of(Style(theme)))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "×".join(map(str, size)))
@pytest.mark.parametrize("name", pages.PAGES)
def test_the_time_is_the_largest_thing_on_every_page(name: str, size: tuple[int, int]) -> None:
    for view, time in ((views.LEVEL, "12:34"), (views.LARGE, "1:59:59"), (views.BREAK, "6:52")):
        scene = shown(pages.PAGES[name], size, view=view)
        first, second = sorted(texts(scene), key=lambda text: -text.size)[:2]
        assert first.text == time
        assert second.size < first.size


def test_twice_the_resolution_is_the_same_page_twice_as_large() -> None:
    for page in (pages.MOVES, pages.seating(60), pages.ranking(60), pages.schedule(24)):
        small, large = shown(page), shown(page, (3840, 2160))
        assert words(small) == words(large)
        for one, other in zip(texts(small), texts(large), strict=True):
            assert other.size == pytest.approx(2 * one.size, abs=4)


def test_no_row_is_too_low_to_be_read_across_a_room() -> None:
    assert rows.LOWEST >= 0.045
    for name in ("seats of five hundred", "standings of five hundred", "a long structure", "sixty prizes"):
        for size in ((1366, 768), HD):
            scene = shown(pages.PAGES[name], size)
            lines = sorted({round(text.baseline) for text in texts(scene) if text.baseline > 0.33 * size[1]})
            assert min(after - before for before, after in pairwise(lines)) >= 0.045 * size[1]


def test_the_same_page_gives_the_same_picture() -> None:
    for page in pages.PAGES.values():
        assert shown(page, (1366, 768)) == shown(page, (1366, 768))


def test_over_the_clubs_picture_a_page_has_the_same_scrim_as_the_clock() -> None:
    picture, data = QImage(64, 36, QImage.Format.Format_RGB32), QBuffer()
    picture.fill(QColor("#C08040"))
    picture.save(data, "PNG")
    style = Style(background=data.data().data())
    clock, page = (layout(Showing(views.LEVEL, each), HD, style) for each in (None, pages.MOVES))
    behind = [thing for thing in page.things if isinstance(thing, Backdrop)]
    assert behind == [thing for thing in clock.things if isinstance(thing, Backdrop)]
    assert behind[0].scrim > 0
    assert not any(isinstance(thing, Backdrop) for thing in shown(pages.MOVES).things)
