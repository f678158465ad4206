"""Charts on printed pages: lines between two axes."""

from collections.abc import Iterator
from math import floor, log10

from templates.paper.blocks import Block
from templates.paper.ink import BRASS, LEADING, LINE, MUTED, Face, Ink
from tournament.names import HOUR, MINUTE
from tournament.reports.page import POINT, Cell, Chart, Kind, Page, Series
from tournament.wording.printed import of_kind

HEIGHT, SMALL = 170.0, 8.0
_LINES = (("", 0.0), (BRASS, 0.0), ("#2F5C8F", 4.0), ("#8F3B2F", 1.6), ("#6A4C93", 6.0), ("#3C3C3C", 3.0))
"""Colour and dash of each line in turn; the first has the club's colour."""

_STEPS = (1, 2, 5, 10)


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
                shade, dash = _LINES[number % len(_LINES)]
                ink.path([(left, top + 6), (left + 18, top + 6)], shade or colour, 1.6, dash)
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
        self._x = (min(xs), max(*xs, min(xs) + 1))
        low = min(ys) if chart.downwards else min(0, *ys)
        self._y = (low, max(*ys, low + 1))
        self._left, self._right = x + 52, x + width - 8
        self._top, self._bottom = top + 14, top + HEIGHT - 26

    def draw(self, lines: list[Series], colour: str) -> None:
        """Axes, then the lines from the last to the first, so that the first lies above."""
        ink = self._ink
        for value in _ticks(*self._y, self._chart.y, 5):
            y = self._at_y(value)
            ink.line(self._left, y, self._right, y, LINE, 0.4)
            ink.text(self._left - 6, y - SMALL * 0.65, self._say(value, self._chart.y), SMALL, colour=MUTED, right=True)
        for value in _ticks(*self._x, self._chart.x, 8):
            said = self._say(value, self._chart.x)
            x = self._at_x(value) - ink.measure(said, SMALL) / 2
            ink.text(min(x, self._right + 8 - ink.measure(said, SMALL)), self._bottom + 3, said, SMALL, colour=MUTED)
        ink.line(self._left, self._bottom, self._right, self._bottom, MUTED, 0.7)
        across, up = self._chart.labels
        ink.text(self._left - 46, self._top - 14, up, SMALL, colour=MUTED)
        ink.text(self._right + 8, self._bottom + 3 + SMALL * LEADING, across, SMALL, colour=MUTED, right=True)
        for number, line in reversed(list(enumerate(lines))):
            shade, dash = _LINES[number % len(_LINES)]
            points = [(self._at_x(at), self._at_y(value)) for at, value in line.points]
            if self._chart.steps:
                points = list(_stepped(points))
            if len(points) > 1:
                ink.path(points, shade or colour, 1.5, dash)
            if len(points) == 1 or not self._chart.steps:
                for x, y in points:
                    ink.fill(x - 1.7, y - 1.7, 3.4, 3.4, shade or colour)

    def _say(self, value: int, kind: Kind) -> str:
        return of_kind(Cell(value), kind, self._page)

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


def _ticks(low: int, high: int, kind: Kind, about: int) -> range:
    """Round values between these, about so many."""
    unit = {Kind.POINTS: POINT, Kind.TIME: MINUTE, Kind.LENGTH: MINUTE, Kind.MONEY: 100, Kind.PERCENT: 100}.get(kind, 1)
    wanted = max((high - low) / about / unit, 1)
    if kind in {Kind.TIME, Kind.LENGTH}:
        step = next((each for each in (1, 2, 5, 10, 15, 30, 60, 120, 240) if each >= wanted), 480) * unit
        origin = low - low % (HOUR if step >= HOUR else step)
    else:
        power = int(10 ** floor(log10(wanted)))
        step = next(each * power for each in _STEPS if each * power >= wanted) * unit
        origin = low - low % step
    first = origin if origin >= low else origin + -(-(low - origin) // step) * step
    return range(first, high + 1, step)
