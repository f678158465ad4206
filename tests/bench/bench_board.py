"""What a second of the board costs: laid out and painted at 1920 × 1080, beside the same words on stock labels.

One core; medians; without the first picture of each, which is told beside them where it matters.
"""

import os
import statistics
from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import cycle

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PyQt6.QtCore import QBuffer, QIODevice, QSize
from PyQt6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPalette
from PyQt6.QtWidgets import QApplication, QGridLayout, QLabel, QWidget

from desktop import typeface
from desktop.display.canvas import Canvas
from desktop.display.drawing.drawn import Text
from desktop.display.layout import layout
from desktop.display.looks.pictures import BACKGROUND_PX, LOGO_PX
from desktop.display.looks.style import USUAL, Arrangement, Style, ThemeName
from desktop.display.showing import Showing
from tests.bench.one_core import one_core, worked
from tests.desktop import board_views as views
from tests.desktop.board_pages import PAGES
from tournament.board.view import BoardView
from tournament.names import MINUTE, SECOND

FULL, LARGE = QSize(1920, 1080), QSize(3840, 2160)
TIMES = 25
WARM = 3


def main() -> None:
    """The peer, the clock's states and looks, the pages in every theme, pictures of the club's, and 3840 × 2160."""
    application = QApplication.instance() or QApplication([])
    typeface.load()
    with one_core():
        peer = median_ms(Labels(views.LEVEL).next_second)
        print(f"paint: the words of a level on stock labels, a second: {peer:.1f} ms")
        say("states of the clock", {name: ms(Showing(view), USUAL) for name, view in views.STATES.items()}, peer)
        for theme in ThemeName:
            looks = {each.value: ms(Showing(views.LEVEL), Style(theme, arrangement=each)) for each in Arrangement}
            say(f"arrangements, {theme}", looks, peer)
            pages = {name: ms(Showing(views.LEVEL, page), Style(theme)) for name, page in PAGES.items()}
            say(f"pages, {theme}", pages, peer)
        club = replace(USUAL, background=picture(BACKGROUND_PX, "JPEG"), logo=picture(LOGO_PX, "PNG"))
        say("with the club's pictures", {"level": ms(Showing(views.LEVEL), club)}, peer)
        hard = {name: Showing(views.STATES[name]) for name in ("level", "large figures", "everything at once")}
        hard |= {name: Showing(views.LEVEL, PAGES[name]) for name in ("seats of five hundred", "message")}
        say("at 3840 × 2160", {name: ms(showing, USUAL, LARGE) for name, showing in hard.items()}, peer)
        seconds = Seconds(Showing(views.LEVEL), USUAL, FULL)
        first = [1000 * once(Seconds(showing, USUAL, FULL).next_second) for showing in hard.values()]
        print(f"paint: the first picture of a page: {statistics.median(first):.1f} ms, at most {max(first):.1f} ms")
        print(f"paint: a beat without a change: {1000 * median_ms(seconds.same_again):.0f} µs, nothing is painted")
    del application


def say(what: str, taken: Mapping[str, float], peer: float) -> None:
    """The median and the slowest of several."""
    usual, (slowest, most) = statistics.median(taken.values()), max(taken.items(), key=lambda each: each[1])
    beside = f"{usual / peer:.1f} of the labels'"
    print(f"paint: {what}: {usual:.1f} ms a second ({beside}); the slowest {most:.1f} ms: {slowest}", flush=True)


def ms(showing: Showing, style: Style, size: QSize = FULL) -> float:
    """The median of a second of it, in milliseconds."""
    return median_ms(Seconds(showing, style, size).next_second)


def picture(longest: int, kind: str) -> bytes:
    """One that fills the longest side that is kept."""
    image = QImage(longest, longest * 2 // 3, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    colours = QLinearGradient(0, 0, longest, longest)
    for place, colour in ((0.0, "#205080"), (0.5, "#A08030"), (1.0, "#101820")):
        colours.setColorAt(place, QColor(colour))
    painter.fillRect(image.rect(), colours)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, kind)
    return buffer.data().data()


class Seconds:
    """A board whose clock goes on by a second at a time."""

    def __init__(self, showing: Showing, style: Style, size: QSize) -> None:
        self._canvas = Canvas()
        self._canvas.wear(style)
        self._canvas.resize(size)
        self._canvas.show()
        self._image = QImage(size, QImage.Format.Format_RGB32)
        self._showings = cycle([replace(showing, view=view) for view in later(showing.view)])
        self._last = showing

    def next_second(self) -> None:
        """The next second, laid out and painted."""
        self._last = next(self._showings)
        self._canvas.put(self._last)
        self._canvas.render(self._image)

    def same_again(self) -> None:
        """A beat in which nothing has changed."""
        self._canvas.put(self._last)


def later(view: BoardView) -> list[BoardView]:
    """That view in the seconds that follow; what has no time left to tell stays, and is painted all the same."""
    if view.remaining is None or view.remaining <= 10 * SECOND:
        return [view]
    end = 10 * SECOND if view.remaining <= MINUTE else MINUTE
    return [replace(view, remaining=left) for left in range(view.remaining, end, -SECOND)][: 2 * TIMES]


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
        self._window.resize(FULL)
        self._window.show()
        self._image = QImage(FULL, QImage.Format.Format_RGB32)
        self._seconds = cycle(f"{minutes:02}:{seconds:02}" for minutes in range(14, 10, -1) for seconds in range(59))

    def next_second(self) -> None:
        """The next second."""
        self._time.setText(next(self._seconds))
        painter = QPainter(self._image)
        self._window.render(painter)
        painter.end()


def median_ms(work: Callable[[], object]) -> float:
    """The median of several times, in milliseconds, after a few to get warm."""
    for _each in range(WARM):
        work()
    return 1000 * statistics.median(once(work) for _each in range(TIMES))


def once(work: Callable[[], object]) -> float:
    """How many seconds it took once."""
    begun = worked()
    work()
    return worked() - begun
