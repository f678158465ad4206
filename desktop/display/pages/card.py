"""The card of the pages between levels: what comes, in large figures under their labels."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from desktop.display.drawing.drawn import Box, Drawn, Panel
from desktop.display.drawing.typesetting import (
    BOLD,
    REGULAR,
    Piece,
    Run,
    fitting,
    on_line,
    pieces_width,
    set_centred,
    set_left,
    shrunk,
)
from desktop.display.frame import Frame
from desktop.display.looks.themes import Theme
from desktop.display.parts import chips
from desktop.display.stage import Place
from tournament.board.view import ChipColour
from tournament.language import gettext as _

_SIZE = 0.105
"""A figure's size side by side with others, beside the unit of the stage."""

_LABEL = 0.32
"""A label beside its figure's size."""

_COLOURS = 2
"""So many kinds of chips that go are called by their colours, more by their values alone."""


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure of the card under its label, and what goes with it. `warm`: in the accent, for what has to be done."""

    label: str
    value: str
    beside: str = ""
    warm: bool = False

    def name(self, theme: Theme) -> list[Piece]:
        """Its label."""
        return [Run(self.label, theme.soft)]

    def figure(self, theme: Theme) -> list[Piece]:
        """Itself."""
        beside = [Run(f" {self.beside}", theme.soft, REGULAR, 0.5)] if self.beside else []
        return [Run(self.value, theme.accent if self.warm else theme.text, BOLD), *beside]

    def width(self, theme: Theme, size: float) -> float:
        """The room that it takes."""
        return max(pieces_width(self.figure(theme), size), pieces_width(self.name(theme), _LABEL * size))


def going(which: Sequence[ChipColour]) -> Figure:
    """The chips that go in this break: green 25s / go."""
    # i18n: under the chips that go in this break (green 25s): they are taken out of play
    return Figure(chips.called(which) if len(which) <= _COLOURS else chips.going(which), _("go"), warm=True)


_APART, _PAD = 0.105, 0.068
"""The space between two figures, and at both edges of the card, beside the unit."""

_NARROWEST = 0.45
"""A card is at least so wide, beside the unit."""


def drawn(frame: Frame, shown: Sequence[Figure], warm: bool, place: Place) -> Iterator[Drawn]:
    """The figures side by side on a card as wide as they are; on an upright screen below one another."""
    theme, unit = frame.theme, place.unit
    size = _SIZE * unit
    needed = sum(figure.width(theme, size) for figure in shown) + (_APART * (len(shown) - 1) + 2 * _PAD) * unit
    wide = place.room if frame.upright else min(place.room, max(needed, _NARROWEST * unit))
    box = Box(place.x - wide / 2, place.middle - place.size / 2, wide, place.size)
    fill, edge = (theme.card, theme.card_edge) if warm else (theme.raised, theme.line)
    yield Panel(box, 0.024 * unit, fill, edge)
    pad = min(_PAD * unit, 0.06 * wide)
    inside = Box(box.x + pad, box.y, wide - 2 * pad, box.height)
    yield from (_below_one_another if frame.upright else _side_by_side)(frame, shown, inside, unit)


def _below_one_another(frame: Frame, shown: Sequence[Figure], box: Box, unit: float) -> Iterator[Drawn]:
    """In the middle, as everything else on an upright screen."""
    step = box.height / len(shown)
    size = min((0.16 if len(shown) > 1 else 0.2) * unit, 0.44 * step)
    for number, figure in enumerate(shown):
        middle = box.y + (number + 0.5) * step
        name, large = figure.name(frame.theme), figure.figure(frame.theme)
        yield from set_centred(name, box.centre[0], middle - 0.56 * size, _LABEL * size, box.width)
        yield from set_centred(large, box.centre[0], middle + 0.21 * size, size, box.width)


def _side_by_side(frame: Frame, shown: Sequence[Figure], box: Box, unit: float) -> Iterator[Drawn]:
    theme = frame.theme
    size, room = _SIZE * unit, box.width - 0.05 * box.width * (len(shown) - 1)
    size = shrunk(size, room, lambda size: sum(figure.width(theme, size) for figure in shown))
    widths = [figure.width(theme, size) for figure in shown]
    spare = (box.width - sum(widths)) / max(1, len(shown) - 1)
    x = box.x if len(shown) > 1 else box.x + spare / 2
    for figure, width in zip(shown, widths, strict=True):
        yield from _figure(frame, figure, x, box.centre[1], size, width)
        x += width + spare


def _figure(frame: Frame, shown: Figure, x: float, middle: float, size: float, room: float) -> Iterator[Drawn]:
    name, figure = shown.name(frame.theme), shown.figure(frame.theme)
    large, small = fitting(figure, size, room + 0.5), fitting(name, _LABEL * size, room + 0.5)
    yield from set_left(name, x, on_line(middle - 0.56 * size, small), small)
    yield from set_left(figure, x, on_line(middle + 0.21 * size, large), large)
