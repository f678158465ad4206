"""What a picture of a table costs: a full showdown of ten at 1920 × 1080, beside the board's and the bare words.

One core; medians. A table paints its ground once for a size, then cards, plates and words at every change.
"""

import os
import statistics
from collections.abc import Callable
from dataclasses import replace
from random import Random

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PyQt6.QtCore import QPointF
from PyQt6.QtGui import QColor, QImage, QPainter
from PyQt6.QtWidgets import QApplication

from desktop import typeface
from desktop.display.drawing.painting import paint
from desktop.display.layout import layout as board_layout
from desktop.display.looks.style import ThemeName
from desktop.display.showing import Showing
from desktop.play.felt import layout as layouts
from desktop.play.felt import writing
from desktop.play.felt.canvas import FeltCanvas
from desktop.play.felt.colours import COLOURS
from desktop.screenshots import felts
from engine.deck import shuffled
from engine.hand import Hand
from engine.seats import first_positions
from tests.bench.one_core import one_core, worked
from tests.desktop import board_views as views
from tournament.felt.seeing import seen
from tournament.felt.view import FeltView

FULL = 1920, 1080
TIMES, WARM = 25, 3
Written = tuple[str, float, float, int, int, str]


def main() -> None:
    """Seeing, laying out and painting a table, and its peers in the same run."""
    application = QApplication.instance() or QApplication([])
    typeface.load()
    with one_core():
        view = felts.views()["ten seats at the showdown"]
        canvas = FeltCanvas()
        canvas.resize(*FULL)
        canvas.show_view(view)
        image = QImage(*FULL, QImage.Format.Format_RGB32)
        other = replace(view, told="Nobody knows yet")
        table = median_ms(lambda: show(canvas, image, view, other))
        again = median_ms(lambda: canvas.render(image))
        words = texts_of(view)
        bare = median_ms(lambda: paint_bare(image, words))
        board = board_layout(Showing(views.LEVEL), FULL)
        whole_board = median_ms(lambda: paint_board(image, board))
        print(
            f"felt: ten at the showdown painted in {table:.1f} ms; its {len(words)} texts alone by a bare painter"
            f" {bare:.1f} ms; the board's level, whole, {whole_board:.1f} ms"
        )
        print(f"felt: painted again without a change, as in every step of a motion, {again:.1f} ms")
        laid = median_ms(lambda: lay_out_anew(len(view.seats)))
        print(f"felt: laid out for a new size in {laid:.1f} ms, for the same size from memory")
        seats = dict.fromkeys(range(1, 11), 10000)
        hand = Hand(seats, first_positions(1, seats), felts.LEVEL, shuffled(Random(1)))
        named = felts.table(felts.TEN)
        print(f"felt: a hand of ten is seen in {1000 * median_ms(lambda: seen(hand, named, {1}, near=1)):.0f} µs")
    del application


def show(canvas: FeltCanvas, image: QImage, view: FeltView, other: FeltView) -> None:
    """One of two views, whichever is not shown now."""
    canvas.show_view(other if canvas.view is view else view, moved=False)
    canvas.render(image)


def texts_of(view: FeltView) -> list[Written]:
    """Every text of the picture, with its place and type."""
    found: list[Written] = []
    usual = writing.write_at

    def note(_painter: QPainter, text: str, x: float, baseline: float, size: int, weight: int, colour: str) -> None:
        found.append((text, x, baseline, size, weight, colour))

    writing.write_at = note  # type: ignore[assignment]
    try:
        felts.picture(view, ThemeName.DARK, FULL)
    finally:
        writing.write_at = usual
    return found


def paint_bare(image: QImage, words: list[Written]) -> None:
    """The ground in one colour and nothing but the words."""
    painter = QPainter(image)
    painter.fillRect(image.rect(), QColor(COLOURS[ThemeName.DARK].ground))
    for text, x, y, size, weight, colour in words:
        painter.setFont(typeface.font(size, weight))
        painter.setPen(QColor(colour))
        painter.drawText(QPointF(x, y), text)
    painter.end()


def paint_board(image: QImage, scene: object) -> None:
    """A whole board, as it is painted after a change of everything."""
    painter = QPainter(image)
    paint(painter, scene)  # type: ignore[arg-type]
    painter.end()


def lay_out_anew(chairs: int) -> None:
    """As after a change of the window's size."""
    layouts.layout.cache_clear()
    layouts.layout(chairs, 1, *FULL)


def median_ms(work: Callable[[], object]) -> float:
    """The median of several times, in milliseconds, after some to get warm."""
    for _ in range(WARM):
        work()
    taken = []
    for _ in range(TIMES):
        begun = worked()
        work()
        taken.append(worked() - begun)
    return 1000 * statistics.median(taken)


if __name__ == "__main__":
    main()
