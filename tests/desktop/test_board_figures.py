"""What stands while the seconds go by is painted once: the same picture, pixel for pixel, as painted each time."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import pytest
from PyQt6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from desktop.display.canvas import Canvas
from desktop.display.drawing.drawn import Bar, Box, Panel, Scene, Text
from desktop.display.drawing.painting import paint
from desktop.display.drawing.standing import Standing
from desktop.display.layout import layout
from desktop.display.looks.style import Arrangement, Style, ThemeName
from desktop.display.showing import Showing
from tests.desktop import board_pages as pages
from tests.desktop import board_views as views
from tournament.board.view import BoardView
from tournament.names import SECOND

pytestmark = pytest.mark.usefixtures("qapp")

FULL = (1920, 1080)
SMALL = (800, 600)


def blank(scene: Scene, dpr: float) -> QImage:
    image = QImage(round(scene.width * dpr), round(scene.height * dpr), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(dpr)
    return image


def whole(scene: Scene, dpr: float = 1.0) -> QImage:
    """Painted as if nothing had been before."""
    image = blank(scene, dpr)
    painter = QPainter(image)
    paint(painter, scene)
    painter.end()
    return image


def after(standing: Standing, scene: Scene, dpr: float = 1.0) -> QImage:
    """Painted with what is kept of the pictures before."""
    image = blank(scene, dpr)
    painter = QPainter(image)
    standing.paint(painter, scene, dpr)
    painter.end()
    return image


def seconds(view: BoardView, count: int) -> list[BoardView]:
    if view.remaining is None:
        return [view] * count
    return [replace(view, remaining=max(0, view.remaining - second * SECOND)) for second in range(count)]


A_TRACE = 8
"""Of 255: by so much Qt may draw the same letters weaker once, depending on what was drawn before."""


def difference(one: QImage, other: QImage) -> int:
    """The most by which red, green or blue differ in any pixel, of 255."""
    first, second = (
        np.frombuffer(image.constBits().asstring(image.sizeInBytes()), np.uint8).astype(np.int16)
        for image in (one, other)
    )
    return int(np.abs(first - second).max())


def same(scenes: Sequence[Scene], dpr: float = 1.0) -> None:
    """Each of them looks as it would if it were the first."""
    for scene in scenes:
        whole(scene, dpr)  # small letters of foreign typefaces are much weaker the first time Qt meets them
    standing = Standing()
    for number, scene in enumerate(scenes):
        assert difference(after(standing, scene, dpr), whole(scene, dpr)) <= A_TRACE, f"picture {number}"


@pytest.mark.parametrize("name", views.STATES)
def test_every_state_of_the_clock_looks_the_same_second_after_second(name: str) -> None:
    same([layout(Showing(view), SMALL) for view in seconds(views.STATES[name], 4)])


@pytest.mark.parametrize("theme", ThemeName)
@pytest.mark.parametrize("arrangement", Arrangement)
def test_every_look_does(theme: ThemeName, arrangement: Arrangement) -> None:
    style = Style(theme, arrangement=arrangement)
    same([layout(Showing(view), SMALL, style) for view in seconds(views.LARGE, 4)])


@pytest.mark.parametrize("dpr", [1.25, 1.5, 2.0])
def test_on_every_kind_of_screen(dpr: float) -> None:
    same([layout(Showing(view), SMALL) for view in seconds(views.LARGE, 4)], dpr)


def test_whatever_comes_after_whatever() -> None:
    """States, pages and the last minute in turn, each for three seconds, and back again."""
    shown: list[Showing] = []
    for name, page in list(pages.PAGES.items())[::3]:
        shown += [Showing(view, page) for view in seconds(views.LEVEL, 3)]
        state = list(views.STATES.values())[len(name) % len(views.STATES)]
        shown += [Showing(view) for view in seconds(state, 3)]
    same([layout(each, SMALL) for each in shown])


def test_a_card_that_changes_below_words_that_stay_does_not_hide_them() -> None:
    def scene(fill: str) -> Scene:
        card = Panel(Box(10, 10, 200, 100), 8, fill, "#FFFFFF")
        return Scene(320, 200, "#000000", (card, Text("Anna", 40, 70, 90, 40, 600, "#FFFFFF")))

    same([scene(fill) for fill in ("#202020", "#202020", "#202020", "#404000", "#404000", "#400000", "#004000")])


def test_the_time_is_not_kept_as_it_is_another_one_every_second() -> None:
    standing = Standing()
    for view in seconds(views.LEVEL, 4):
        scene = layout(Showing(view), FULL)
        after(standing, scene)
    moving = [thing for thing in scene.things if thing not in standing._kept]
    time = max((thing for thing in scene.things if isinstance(thing, Text)), key=lambda text: text.size)
    assert [thing for thing in moving if not isinstance(thing, Bar)] == [time]


def test_of_a_long_page_only_time_and_bar_are_painted_every_second() -> None:
    standing = Standing()
    for view in seconds(views.LEVEL, 4):
        scene = layout(Showing(view, pages.PAGES["seats of five hundred"]), FULL)
        after(standing, scene)
    assert len(scene.things) > 100
    assert len(frozenset(scene.things) - standing._kept) <= 2


def test_one_picture_is_kept_whatever_is_shown() -> None:
    standing = Standing()
    for page in pages.PAGES.values():
        for view in seconds(views.LEVEL, 2):
            after(standing, layout(Showing(view, page), FULL))
            assert standing.kept_bytes == 4 * FULL[0] * FULL[1]


def test_a_closed_board_keeps_nothing(qtbot: QtBot) -> None:
    canvas = Canvas()
    qtbot.addWidget(canvas)
    canvas.resize(*FULL)
    canvas.show()
    canvas.put(Showing(views.LARGE))
    before = canvas.grab().toImage()
    assert canvas._standing.kept_bytes > 0
    canvas.hide()
    assert canvas._standing.kept_bytes == 0
    canvas.show()
    assert canvas.grab().toImage() == before
