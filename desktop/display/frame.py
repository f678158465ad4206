"""What the pages of the board have in common: measures, head, time, facts along the foot."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from desktop.display.drawn import Box, Drawn, Glow, Line, Mark, MarkKind, Text
from desktop.display.style import USUAL, Style
from desktop.display.themes import Theme
from desktop.display.typesetting import (
    BOLD,
    REGULAR,
    SEMIBOLD,
    Piece,
    Run,
    elided,
    fitting,
    on_line,
    one_line,
    pieces_width,
    set_left,
    text_width,
)
from tournament import wording
from tournament.board.view import BoardView
from tournament.clocks.clock import Phase
from tournament.names import MINUTE, SECOND

_EIGHTS = re.compile("[0-9]")

LAST_MINUTE, LAST_SECONDS = MINUTE, 10 * SECOND


@dataclass(frozen=True, slots=True)
class Frame:
    """The picture to fill: its size in logical pixels, its colours, and what the director wants on it."""

    width: int
    height: int
    theme: Theme
    style: Style = USUAL

    @property
    def upright(self) -> bool:
        """Whether it is higher than wide, or nearly so: facts then stand in two columns."""
        return self.width < 1.15 * self.height

    @property
    def unit(self) -> float:
        """What sizes of type are fractions of: the height, or of an upright screen the width."""
        return min(self.width, self.height / 1.75) if self.upright else min(self.height, self.width * 0.75)

    @property
    def margin(self) -> float:
        """The empty edge at left and right."""
        return 0.034 * self.width

    @property
    def room(self) -> float:
        """The width between the margins."""
        return self.width - 2 * self.margin

    @property
    def middle(self) -> float:
        """Halfway between left and right."""
        return self.width / 2

    def at(self, lying: float, upright: float) -> float:
        """A height on the picture, by its fraction on a lying and on an upright screen."""
        return self.height * (upright if self.upright else lying)

    def size(self, lying: float, upright: float | None = None) -> float:
        """A size of type, by its fraction of the unit."""
        return self.unit * (lying if upright is None or not self.upright else upright)


@dataclass(frozen=True, slots=True)
class Fact:
    """A figure at the foot: what it is, the figure in large, what goes with it, a line below.

    `brief`: the same in fewer words, where the whole would make the figures small.
    """

    label: str
    value: str
    beside: str = ""
    below: str = ""
    brief: "Fact | None" = None


def background(frame: Frame, colour: str) -> Glow:
    """The glow behind the time."""
    wide, high = 0.62 * frame.width, frame.at(0.62, 0.4)
    box = Box(frame.middle - wide, frame.at(0.45, 0.25) - high, 2 * wide, 2 * high)
    return Glow(box, colour, frame.theme.ground)


def head(frame: Frame, view: BoardView, *, named: bool = True) -> Iterator[Text]:
    """The evening's name on the left (players' own clocks while any run), the time of day on the right."""
    size = int(frame.size(0.033, 0.04))
    baseline = on_line(frame.at(0.06, 0.036), size)
    now = wording.time_of_day(view.at, utc=view.utc)
    taken = text_width(now, size, REGULAR)
    title = " · ".join(wording.shot_clock(each.table, each.name, each.left) for each in view.shot_clocks) or view.name
    if (named or view.shot_clocks) and (whole := one_line(title)):
        name = elided(whole, size, SEMIBOLD, frame.room - taken - 2 * size)
        width = text_width(name, size, SEMIBOLD)
        colour = frame.theme.accent if view.shot_clocks else frame.theme.text
        yield Text(name, frame.margin, baseline, width, size, SEMIBOLD, colour)
    x = frame.width - frame.margin - taken
    yield Text(now, x, baseline, taken, size, REGULAR, frame.theme.muted)


def time_left(frame: Frame, view: BoardView, middle: float, size: float) -> Iterator[Drawn]:
    """The time, as large as it can be, with a shape beside it when it becomes short.

    Sized by 88:88 (8:88:88 from an hour on), so that no figure changes the size of the others.
    """
    shown = wording.clock_time(view.remaining) if view.hand is None else f"{view.hand[0]}/{view.hand[1]}"
    widest = "8:88:88" if len(shown) == 7 else "88:88" if len(shown) <= 5 else shown
    side = frame.size(0.075)
    room = frame.room - 2 * (side + 0.4 * side)
    fits = fitting([Run(widest, "", BOLD)], size, room)
    colour, kind = _urgency(frame, view)
    width = text_width(_EIGHTS.sub("8", shown), fits, BOLD)  # Inter's 4 is a hair narrower than its other figures
    left = frame.middle - width / 2
    yield Text(shown, left, on_line(middle, fits), width, fits, BOLD, colour)
    if kind is not None:
        yield Mark(kind, Box(left - 1.4 * side, middle - side / 2, side, side), colour)


def _urgency(frame: Frame, view: BoardView) -> tuple[str, MarkKind | None]:
    if view.phase is Phase.PAUSED:
        return frame.theme.soft, None
    if view.phase not in (Phase.RUNNING, Phase.COUNTDOWN) or view.remaining is None or view.remaining > LAST_MINUTE:
        return frame.theme.text, None
    if view.remaining > LAST_SECONDS:
        return frame.theme.warning, MarkKind.WARNING
    return frame.theme.danger, MarkKind.DANGER


def facts(frame: Frame, shown: Sequence[Fact]) -> Iterator[Drawn]:
    """The facts under a thin line: in a row, or in two columns on an upright screen."""
    rule = frame.at(0.787, 0.575)
    theme = frame.theme
    yield Line(frame.margin, rule, frame.width - frame.margin, rule, 1, theme.line)
    if frame.upright:
        yield from _in_two_columns(frame, shown, rule)
    else:
        yield from _in_a_row(frame, shown)


def _in_a_row(frame: Frame, shown: Sequence[Fact]) -> Iterator[Drawn]:
    gap = 0.015 * frame.width
    size, room = frame.size(0.054), frame.room - 2 * gap * (len(shown) - 1)
    if sum(_fact_width(frame, fact, size) for fact in shown) > room:
        shown = [fact.brief or fact for fact in shown]
    while size > 4 and (needed := sum(_fact_width(frame, fact, size) for fact in shown)) > room:
        size = min(size - 1, size * room / needed)
    widths = [_fact_width(frame, fact, size) for fact in shown]
    spare = max(0.0, room - sum(widths)) / len(shown)
    x = frame.margin
    for number, (fact, width) in enumerate(zip(shown, widths, strict=True)):
        if number:
            yield Line(x - gap, frame.at(0.815, 0), x - gap, frame.at(0.953, 0), 1, frame.theme.line)
        yield from _fact(frame, fact, x, (frame.at(0.83, 0), frame.at(0.8815, 0), frame.at(0.934, 0)), size, width)
        x += width + spare + 2 * gap


def _in_two_columns(frame: Frame, shown: Sequence[Fact], top: float) -> Iterator[Drawn]:
    rows = -(-len(shown) // 2)
    high = (0.985 * frame.height - top) / max(rows, 3)
    gap = 0.03 * frame.width
    column = (frame.room - 2 * gap) / 2
    size = min(frame.size(0.075), 0.34 * high)
    for number, fact in enumerate(shown):
        row, right = divmod(number, 2)
        y, x = top + row * high, frame.margin + right * (column + 2 * gap)
        if right:
            yield Line(x - gap, y + 0.12 * high, x - gap, y + 0.88 * high, 1, frame.theme.line)
        said = fact.brief if fact.brief and _fact_width(frame, fact, size) > column else fact
        yield from _fact(frame, said, x, (y + 0.2 * high, y + 0.5 * high, y + 0.8 * high), size, column)


def _fact_width(frame: Frame, fact: Fact, size: float) -> float:
    return max(pieces_width(line, of) for line, of in _fact_lines(frame, fact, size))


def _fact_lines(frame: Frame, fact: Fact, size: float) -> tuple[tuple[Sequence[Piece], float], ...]:
    """Label, figure and the line below, each with its size; everything in proportion to the figure's."""
    theme = frame.theme
    small = size * 0.023 / 0.054
    value = [Run(fact.value, theme.text, BOLD)]
    if fact.beside:
        value.append(Run(f" {fact.beside}", theme.muted, REGULAR, 0.5))
    return (
        ([Run(fact.label, theme.muted)], small),
        (value, size),
        ([Run(fact.below, theme.muted)], small * 1.08),
    )


def _fact(
    frame: Frame, fact: Fact, x: float, middles: tuple[float, float, float], size: float, room: float
) -> Iterator[Drawn]:
    for (pieces, of), middle in zip(_fact_lines(frame, fact, size), middles, strict=True):
        if pieces_width(pieces, of) > 0:
            fits = fitting(pieces, of, room)
            yield from set_left(pieces, x, on_line(middle, fits), fits)
