"""Charts on printed pages: lines between two axes."""

from collections.abc import Iterator

from templates import axes, colours
from templates.paper.blocks import Block
from templates.paper.ink import LEADING, LINE, MUTED, Face, Ink
from tournament.reports.page import Chart, Kind, Page, Series

HEIGHT, SMALL = 170.0, 8.0
MOST_UP, MOST_ACROSS, MOST_DAYS = 6, 9, 5
"""Ticks of an axis; days need more room."""


def chart_blocks(ink: Ink, page: Page, chart: Chart, colour: str, x: float, width: float) -> Iterator[Block]:
    """Heading, drawing and, where there are several lines, which is whose."""
    lines = [line for line in chart.series if line.points]
    if not lines:
        return

    def head(ink: Ink, top: float) -> None:
        ink.text(x, top, ink.cut(chart.heading, width, 11, Face.SEMIBOLD), 11, Face.SEMIBOLD)

    yield Block(11 * LEADING + 4, head, 14.0, kept=True)

    def draw(ink: Ink, top: float) -> None:
        _Drawing(ink, page, chart, x, top, width).draw(lines, colour)

    yield Block(HEIGHT, draw, kept=len(lines) > 1)
    if len(lines) > 1:
        yield from _legend(ink, lines, colour, x, width)


def _legend(ink: Ink, lines: list[Series], colour: str, x: float, width: float) -> Iterator[Block]:
    def row(names: list[tuple[int, str, float]]) -> Block:
        def draw(ink: Ink, top: float) -> None:
            for number, name, left in names:
                shade, dashes = colours.stroke(number, colour)
                ink.path([(left, top + 6), (left + 18, top + 6)], shade, 1.6, dashes)
                ink.text(left + 23, top, name, SMALL, own_way=True)

        return Block(SMALL * LEADING + 2, draw, 2.0)

    waiting: list[tuple[int, str, float]] = []
    left = x
    for number, line in enumerate(lines):
        name = ink.cut(line.name, width / 2, SMALL)
        wide = ink.measure(name, SMALL) + 40
        if waiting and left + wide > x + width:
            yield row(waiting)
            waiting, left = [], x
        waiting.append((number, name, left))
        left += wide
    yield row(waiting)


class _Drawing:
    """The axes of one chart on the paper."""

    def __init__(self, ink: Ink, page: Page, chart: Chart, x: float, top: float, width: float) -> None:
        self._ink, self._page, self._chart = ink, page, chart
        xs = [at for line in chart.series for at, _value in line.points]
        ys = [value for line in chart.series for _at, value in line.points]
        self._x = axes.ends(min(xs), max(xs))
        self._y = axes.ends(*axes.grounded(chart, min(ys), max(ys)))
        self._left, self._right = x + 52, x + width - 8
        self._top, self._bottom = top + 14, top + HEIGHT - 26

    def draw(self, lines: list[Series], colour: str) -> None:
        """Axes, then the lines from the last to the first, so that the first lies above."""
        ink = self._ink
        for value, said in axes.ticks(self._chart.y, *self._y, self._page, MOST_UP):
            y = self._at_y(value)
            ink.line(self._left, y, self._right, y, LINE, 0.4)
            ink.text(self._left - 6, y - SMALL * 0.65, said, SMALL, colour=MUTED, right=True)
        most = MOST_DAYS if self._chart.x is Kind.DAY else MOST_ACROSS
        for value, said in axes.ticks(self._chart.x, *self._x, self._page, most):
            x = self._at_x(value) - ink.measure(said, SMALL) / 2
            ink.text(min(x, self._right + 8 - ink.measure(said, SMALL)), self._bottom + 3, said, SMALL, colour=MUTED)
        ink.line(self._left, self._bottom, self._right, self._bottom, MUTED, 0.7)
        across, up = self._chart.labels
        ink.text(self._left - 46, self._top - 14, up, SMALL, colour=MUTED)
        ink.text(self._right + 8, self._bottom + 3 + SMALL * LEADING, across, SMALL, colour=MUTED, right=True)
        for number, line in reversed(list(enumerate(lines))):
            shade, dashes = colours.stroke(number, colour)
            points = [(self._at_x(at), self._at_y(value)) for at, value in line.points]
            if self._chart.steps:
                points = list(_stepped(points))
            if len(points) > 1:
                ink.path(points, shade, 1.5, dashes)
            if len(points) == 1 or not self._chart.steps:
                for x, y in points:
                    ink.fill(x - 1.7, y - 1.7, 3.4, 3.4, shade)

    def _at_x(self, value: int) -> float:
        low, high = self._x
        return self._left + (value - low) / (high - low) * (self._right - self._left)

    def _at_y(self, value: int) -> float:
        low, high = self._y
        part = (value - low) / (high - low)
        return self._top + (part if self._chart.downwards else 1 - part) * (self._bottom - self._top)


def _stepped(points: list[tuple[float, float]]) -> Iterator[tuple[float, float]]:
    """A value stays until the next point."""
    for number, (x, y) in enumerate(points):
        if number:
            yield x, points[number - 1][1]
        yield x, y
