"""The canvas: paints what the layout says, only when the picture has changed, and survives a bug."""

from dataclasses import replace
from pathlib import Path

import pytest
from PyQt6.QtGui import QImage, QPaintEvent
from pytestqt.qtbot import QtBot

from desktop.display import canvas as canvases
from desktop.display import contact
from desktop.display.canvas import Canvas
from desktop.display.drawing.drawn import Scene
from desktop.display.drawing.standing import Standing
from desktop.display.layout import layout
from desktop.display.looks.themes import DARK
from desktop.display.showing import Showing
from tests.desktop import board_views as views
from tournament.names import SECOND


class Counting(Canvas):
    """A canvas that counts its repaints."""

    def __init__(self) -> None:
        super().__init__()
        self.painted = 0

    def paintEvent(self, a0: QPaintEvent | None) -> None:
        self.painted += 1
        super().paintEvent(a0)


@pytest.fixture
def canvas(qtbot: QtBot) -> Counting:
    canvas = Counting()
    qtbot.addWidget(canvas)
    canvas.resize(640, 360)
    canvas.show()
    qtbot.waitExposed(canvas)
    canvas.put(Showing(views.LEVEL))
    qtbot.waitUntil(lambda: canvas.painted > 0)
    qtbot.wait(20)
    return canvas


def test_the_same_picture_is_not_painted_again(canvas: Counting, qtbot: QtBot) -> None:
    """Also when a second has passed that nobody sees, as during a pause."""
    before = canvas.painted
    canvas.put(Showing(views.LEVEL))
    canvas.put(Showing(replace(views.LEVEL, at=views.LEVEL.at + SECOND)))
    qtbot.wait(30)
    assert canvas.painted == before


def test_another_second_is_painted(canvas: Counting, qtbot: QtBot) -> None:
    before = canvas.painted
    canvas.put(Showing(replace(views.LEVEL, remaining=(views.LEVEL.remaining or 0) - SECOND)))
    qtbot.waitUntil(lambda: canvas.painted > before, timeout=1_000)


def test_a_hidden_canvas_lays_nothing_out_and_is_right_when_it_is_shown(
    canvas: Counting, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    canvas.hide()
    with monkeypatch.context() as patch:
        patch.setattr(canvases, "layout", None)
        canvas.put(Showing(views.BREAK))
    canvas.show()
    assert canvas._scene == layout(Showing(views.BREAK), (640, 360))


def test_a_bug_while_painting_shows_a_dash_and_is_reported_once(
    canvas: Counting, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("bug")

    monkeypatch.setattr(Standing, "paint", fail)
    with qtbot.capture_exceptions() as caught:
        for _ in range(3):
            canvas.repaint()
        qtbot.wait(20)
    assert [str(bug) for _, bug, _ in caught] == ["bug"]
    assert canvas.grab().toImage().pixelColor(2, 2).name().upper() == DARK.ground


def test_a_bug_in_the_layout_shows_a_dash_and_is_reported_once(
    canvas: Counting, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> Scene:
        raise RuntimeError("bug")

    monkeypatch.setattr(canvases, "layout", fail)
    with qtbot.capture_exceptions() as caught:
        for second in range(3):
            canvas.put(Showing(replace(views.LEVEL, remaining=second * SECOND)))
        qtbot.wait(20)
    assert [str(bug) for _, bug, _ in caught] == ["bug"]
    assert canvas._scene is not None
    assert [getattr(thing, "text", "") for thing in canvas._scene.things] == ["—"]


def test_the_board_is_dark_to_its_edges(qapp: object) -> None:
    image = contact.picture(views.LEVEL, (1366, 768))
    edge = [image.pixelColor(x, y).lightness() for x in (0, 1365) for y in range(0, 768, 5)]
    edge += [image.pixelColor(x, y).lightness() for y in (0, 767) for x in range(0, 1366, 5)]
    assert max(edge) < 30


def test_all_states_and_sizes_make_one_contact_sheet(qapp: object, tmp_path: Path) -> None:
    image = contact.sheet({"level": views.LEVEL, "break": views.BREAK}, tmp_path / "sheet.png")
    assert QImage(str(tmp_path / "sheet.png")).size() == image.size()
    assert image.width() > sum(contact.HIGH * wide / high for wide, high in contact.SIZES), "each size in its shape"
    assert image.height() > 2 * contact.HIGH, "each state in its row"
