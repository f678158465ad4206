"""The facts of the tournament: figures under their labels, in a row, in two columns, below one another."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from desktop.display.drawing.drawn import Box, Drawn, Line
from desktop.display.drawing.typesetting import (
    BOLD,
    REGULAR,
    Piece,
    Run,
    fitting,
    on_line,
    pieces_width,
    set_left,
    set_right,
    shrunk,
)
from desktop.display.frame import Frame
from desktop.display.parts import chips
from tournament.board.view import ChipColour

_LABEL, _BELOW = 0.023 / 0.054, 0.0248 / 0.054
"""The size of a label, and of the line below, beside the figure's."""

_MIDDLES = (0.217, 0.477, 0.742)
"""Where label, figure and line below stand in the height of a fact."""

_CHIPS = 0.3
"""So large may chips be that stand in a figure's place, beside the height of a fact: they have no air of their own."""

_ROW = 0.1367
"""The height of a row of facts on an upright screen, as a fraction of the frame's height."""


@dataclass(frozen=True, slots=True)
class Fact:
    """A figure: what it is, the figure in large, what goes with it, a line below.

    `brief`: the same in fewer words, where the whole would make the figures small.
    `chips`: they stand in the figure's place.
    """

    label: str
    value: str
    beside: str = ""
    below: str = ""
    brief: "Fact | None" = None
    chips: tuple[ChipColour, ...] = ()


def foot(frame: Frame, shown: Sequence[Fact]) -> Box:
    """The room that they take along the foot of the page."""
    end = 0.985 * frame.height
    high = -(-len(shown) // 2) * _ROW * frame.height if frame.upright else 0.198 * frame.height
    return Box(frame.margin, end - high, frame.room, high)


@lru_cache(maxsize=16)
def along_the_foot(frame: Frame, shown: tuple[Fact, ...]) -> tuple[Drawn, ...]:
    """In a row, or on an upright screen in two columns; seldom another one than a second ago."""
    return tuple((in_two_columns if frame.upright else in_a_row)(frame, shown, foot(frame, shown)))


def in_a_row(frame: Frame, shown: Sequence[Fact], box: Box) -> Iterator[Drawn]:
    """Side by side under a thin line; what is left of the width is shared out."""
    yield Line(box.x, box.y, box.right, box.y, 1, frame.theme.line)
    gap = 0.015 * frame.width
    size, room = frame.size(0.054 if len(shown) > 3 else 0.062), box.width - 2 * gap * (len(shown) - 1)
    if sum(_width(frame, fact, size) for fact in shown) > room:
        shown = [fact.brief or fact for fact in shown]
    size = shrunk(size, room, lambda size: sum(_width(frame, fact, size) for fact in shown))
    widths = [_width(frame, fact, size) for fact in shown]
    spare = max(0.0, room - sum(widths)) / max(1, len(shown))
    x = box.x
    for number, (fact, width) in enumerate(zip(shown, widths, strict=True)):
        if number:
            top, bottom = box.y + 0.141 * box.height, box.y + 0.838 * box.height
            yield Line(x - gap, top, x - gap, bottom, 1, frame.theme.line)
        yield from _fact(frame, fact, Box(x, box.y, width, box.height), size)
        x += width + spare + 2 * gap


def in_two_columns(frame: Frame, shown: Sequence[Fact], box: Box) -> Iterator[Drawn]:
    """Two beside one another under a thin line, on an upright screen; of an odd number the widest has its own row."""
    yield Line(box.x, box.y, box.right, box.y, 1, frame.theme.line)
    rows = -(-len(shown) // 2)
    high = box.height / max(1, rows)
    gap = 0.03 * frame.width
    column = (box.width - 2 * gap) / 2
    size = min(frame.size(0.075), 0.34 * high)
    y = box.y
    for row in _pairs(shown, [_width(frame, fact, size) for fact in shown]):
        wide = column if len(row) > 1 else box.width
        for x, fact in zip((box.x, box.x + column + 2 * gap), row, strict=False):
            if x > box.x:
                yield Line(x - gap, y + 0.12 * high, x - gap, y + 0.88 * high, 1, frame.theme.line)
            yield from _fact(frame, fact, Box(x, y, wide, high), size)
        y += high


def _pairs(shown: Sequence[Fact], widths: Sequence[float]) -> list[list[Fact]]:
    """Two by two in their order; of an odd number the widest by itself, for which two must stand before it."""
    if len(shown) % 2:
        alone = max(range(0, len(shown), 2), key=lambda number: widths[number])
        before, after = shown[:alone], shown[alone + 1 :]
        return [*_pairs(before, ()), [shown[alone]], *_pairs(after, ())]
    return [list(shown[first : first + 2]) for first in range(0, len(shown), 2)]


def in_a_column(frame: Frame, shown: Sequence[Fact], box: Box) -> Iterator[Drawn]:
    """Below one another, thin lines between them, over the whole height."""
    if not shown:
        return
    step = box.height / len(shown)
    high = min(step, 0.3 * frame.height)
    size = min(frame.size(0.072), 0.34 * high)
    for number, fact in enumerate(shown):
        y = box.y + number * step
        if number:
            yield Line(box.x, y, box.right, y, 1, frame.theme.line)
        yield from _fact(frame, fact, Box(box.x, y + (step - high) / 2, box.width, high), size)


def as_lines(frame: Frame, shown: Sequence[Fact], box: Box) -> Iterator[Drawn]:
    """Below one another over the whole width: what it is at the left, the figure at the right."""
    theme = frame.theme
    high = min(box.height / max(1, len(shown)), 0.13 * frame.height)
    size, half = min(frame.size(0.075), 0.46 * high), 0.52 * box.width
    for number, fact in enumerate(shown):
        y = box.y + number * high
        yield Line(box.x, y, box.right, y, 1, theme.line)
        words = [(fact.label, 0.52, 0.5 if not fact.below else 0.34), (fact.below, 0.42, 0.7)]
        for line, scale, at in words:
            if line:
                small = fitting([Run(line, theme.muted)], scale * size, 0.46 * box.width)
                yield from set_left([Run(line, theme.muted)], box.x, on_line(y + at * high, small), small)
        middle = y + 0.5 * high
        if fact.chips:
            wide = min(half, chips.width(fact.chips, size))
            yield from chips.drawn(fact.chips, theme.ground, box.right - wide, middle, min(size, 0.5 * high), wide)
        else:
            said = fact.brief if fact.brief and pieces_width(_figure(frame, fact), size) > half else fact
            yield from set_right(_figure(frame, said), box.right, middle, size, half)


def _figure(frame: Frame, fact: Fact) -> list[Piece]:
    value: list[Piece] = [Run(fact.value, frame.theme.text, BOLD)]
    if fact.beside:
        value.append(Run(f" {fact.beside}", frame.theme.muted, REGULAR, 0.5))
    return value


def _lines(frame: Frame, fact: Fact, size: float) -> tuple[tuple[Sequence[Piece], float], ...]:
    """Label, figure and the line below, each with its size; everything in proportion to the figure's.

    Where chips make two rows, they stand on the figure's and on the lower line, and what is below becomes the label.
    """
    two_rows = bool(fact.chips) and chips.rows(fact.chips) > 1
    label, below = (fact.below, "") if two_rows else (fact.label, fact.below)
    return (
        ([Run(label, frame.theme.muted)], _LABEL * size),
        ([] if fact.chips else _figure(frame, fact), size),
        ([Run(below, frame.theme.muted)], _BELOW * size),
    )


def _width(frame: Frame, fact: Fact, size: float) -> float:
    widest = max(pieces_width(line, of) for line, of in _lines(frame, fact, size))
    return max(widest, chips.width(fact.chips, size)) if fact.chips else widest


def _fact(frame: Frame, fact: Fact, box: Box, size: float) -> Iterator[Drawn]:
    said = fact.brief if fact.brief and _width(frame, fact, size) > box.width + 0.5 else fact
    middles = [box.y + share * box.height for share in _MIDDLES]
    for (pieces, of), middle in zip(_lines(frame, said, size), middles, strict=True):
        if pieces and pieces_width(pieces, of) > 0:
            fits = fitting(pieces, of, box.width + 0.5)
            yield from set_left(pieces, box.x, on_line(middle, fits), fits)
    if said.chips:
        middle = middles[1] if chips.rows(said.chips) == 1 else (middles[1] + middles[2]) / 2
        room = min(size, _CHIPS * box.height)
        yield from chips.drawn(said.chips, frame.theme.ground, box.x, middle, room, box.width)
