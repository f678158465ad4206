"""What a second of the board costs: laid out and painted at 1920 × 1080, beside the same words on stock labels."""

import os
import statistics
import time
from collections.abc import Callable
from dataclasses import replace
from itertools import cycle

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PyQt6.QtCore import QSize
from PyQt6.QtGui import QColor, QImage, QPainter, QPalette
from PyQt6.QtWidgets import QApplication, QGridLayout, QLabel, QWidget

from desktop import typeface
from desktop.display.canvas import Canvas
from desktop.display.drawing.drawn import Text
from desktop.display.layout import layout
from desktop.display.looks.style import USUAL, Arrangement, Style, ThemeName
from desktop.display.showing import Showing
from tests.desktop import board_views as views
from tests.desktop.board_pages import LONG
from tournament.board.view import BoardView
from tournament.names import SECOND

SIZE = QSize(1920, 1080)
TIMES = 40


def main() -> None:
    """One line for each state, then for each theme and arrangement."""
    application = QApplication.instance() or QApplication([])
    typeface.load()
    labels = Labels(views.LEVEL)
    peer = median_ms(labels.next_second)
    print(f"board: the same words on stock labels, rendered: {peer:.1f} ms")
    for name, showing in states().items():
        taken = median_ms(Seconds(showing, USUAL).next_second)
        print(f"board: {name}: a second in {taken:.1f} ms, {taken / peer:.2f} of the labels'")
    for theme in ThemeName:
        for arrangement in Arrangement:
            style = replace(USUAL, theme=theme, arrangement=arrangement)
            taken = median_ms(Seconds(Showing(views.LEVEL), style).next_second)
            print(f"board: level, {theme}, {arrangement}: {taken:.1f} ms, {taken / peer:.2f} of the labels'")
    unchanged = Seconds(Showing(views.LEVEL), USUAL)
    print(f"board: a beat without a change: {1000 * median_ms(unchanged.same_again):.0f} µs, nothing painted")
    del application


def states() -> dict[str, Showing]:
    """What is on the board most of the evening, and what is hardest to draw."""
    clock = {name: Showing(views.STATES[name]) for name in ("level", "break", "large figures", "shot clocks")}
    return clock | {name: Showing(views.LEVEL, page) for name, page in LONG.items()}


class Seconds:
    """A board whose clock goes on by a second at a time."""

    def __init__(self, showing: Showing, style: Style) -> None:
        self._canvas = Canvas(style=style)
        self._canvas.resize(SIZE)
        self._canvas.show()
        self._image = QImage(SIZE, QImage.Format.Format_RGB32)
        left = [left * SECOND for left in range(14 * 60, 10 * 60, -1)]
        self._showings = cycle([replace(showing, view=replace(showing.view, remaining=each)) for each in left])
        self._last = showing

    def next_second(self) -> None:
        """The next second, laid out and painted."""
        self._last = next(self._showings)
        self._canvas.put(self._last)
        self._canvas.render(self._image)

    def same_again(self) -> None:
        """A beat in which nothing has changed."""
        self._canvas.put(self._last)


class Labels:
    """The peer: what a program of stock widgets would do."""

    def __init__(self, view: BoardView) -> None:
        self._window = QWidget()
        palette = self._window.palette()
        palette.setColor(QPalette.ColorRole.Window, QColor("#0C1210"))
        self._window.setPalette(palette)
        self._window.setAutoFillBackground(True)
        grid = QGridLayout(self._window)
        self._labels = []
        texts = [thing for thing in layout(Showing(view), (1920, 1080)).things if isinstance(thing, Text)]
        for number, text in enumerate(texts):
            label = QLabel(text.text, self._window)
            label.setFont(typeface.font(text.size, text.weight))
            grid.addWidget(label, number // 3, number % 3)
            self._labels.append((label, text.size))
        self._time = max(self._labels, key=lambda each: each[1])[0]
        self._window.resize(SIZE)
        self._window.show()
        self._image = QImage(SIZE, QImage.Format.Format_RGB32)
        self._seconds = cycle(f"{minutes:02}:{seconds:02}" for minutes in range(14, 10, -1) for seconds in range(59))

    def next_second(self) -> None:
        """The next second."""
        self._time.setText(next(self._seconds))
        painter = QPainter(self._image)
        self._window.render(painter)
        painter.end()


def median_ms(work: Callable[[], object]) -> float:
    """The median of several times, in milliseconds, after a few to get warm."""
    for _each in range(3):
        work()
    taken = []
    for _each in range(TIMES):
        begun = time.perf_counter()
        work()
        taken.append(time.perf_counter() - begun)
    return statistics.median(taken) * 1000
