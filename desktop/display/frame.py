"""What the pages of the board have in common: measures, ground, and how the time is shown."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from desktop.display.drawing.decoding import size_of
from desktop.display.drawing.drawn import Backdrop, Box, Drawn, Glow, Mark, MarkKind, Text
from desktop.display.drawing.typesetting import BOLD, Piece, Run, Sign, on_line, text_width
from desktop.display.looks.pictures import scrim
from desktop.display.looks.style import USUAL, Style
from desktop.display.looks.themes import Theme
from desktop.display.stage import Place, Tier
from tournament import wording
from tournament.board.view import BoardView
from tournament.clocks.clock import Phase
from tournament.names import MINUTE, SECOND

_FIGURE = re.compile("[0-9]")

_SHAPE = 0.075
"""The shape beside the time, beside the unit of the stage."""

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


def background(frame: Frame, colour: str, x: float | None = None) -> Glow | Backdrop:
    """The glow behind the time, around `x` (else the middle), or the club's own picture under the ground's colour."""
    picture = frame.style.background
    if picture and not size_of(picture).isEmpty():
        return Backdrop(picture, scrim(picture, frame.theme))
    wide, high = 0.62 * frame.width, frame.at(0.62, 0.4)
    box = Box((frame.middle if x is None else x) - wide, frame.at(0.45, 0.25) - high, 2 * wide, 2 * high)
    return Glow(box, colour, frame.theme.ground)


def time_tier(frame: Frame, view: BoardView, share: float, air: float, *, tall: bool = False) -> Tier:
    """The time as a line of the stage, with a shape beside it when it becomes short.

    Sized by 88:88 (8:88:88 from an hour on), so that no figure changes the size of the others. `tall`: the stage is
    narrow and the shape stands above the time, see `shape`.
    """
    _shown, widest = time_shown(view)
    draw = partial(_time, frame, view, tall)
    return Tier(share, air, [Run(widest, "", BOLD)], draw, 0.0 if tall else 2.8 * _SHAPE, is_time=True)


def shape(frame: Frame, view: BoardView) -> list[Piece]:
    """The shape of the last minute and of the last seconds among words."""
    colour, kind = urgency(frame, view)
    return [] if kind is None else [Sign(kind, colour)]


def _time(frame: Frame, view: BoardView, tall: bool, place: Place) -> Iterator[Drawn]:
    shown, _widest = time_shown(view)
    size = int(place.size)
    colour, kind = urgency(frame, view)
    width = time_width(shown, size)
    left = place.x - width / 2
    yield Text(shown, left, on_line(place.middle, size), width, size, BOLD, colour)
    if kind is not None and not tall:
        side = _SHAPE * place.unit
        yield Mark(kind, Box(left - 1.4 * side, place.middle - side / 2, side, side), colour)


def time_shown(view: BoardView) -> tuple[str, str]:
    """The time, or in a level counted in hands the hand; and the widest text of its kind."""
    if view.hand is not None:
        hand, many = view.hand
        return f"{hand}/{many}", _FIGURE.sub("8", f"{max(10, many)}/{max(10, many)}")
    shown = wording.clock_time(view.remaining)
    return shown, "8:88:88" if len(shown) == 7 else "88:88" if len(shown) <= 5 else shown


def time_width(shown: str, size: int) -> float:
    """The room that a time takes: Inter's 4 is a hair narrower than its other figures."""
    return text_width(_FIGURE.sub("8", shown), size, BOLD)


def urgency(frame: Frame, view: BoardView) -> tuple[str, MarkKind | None]:
    """The time's colour, and the shape beside it in the last minute and the last ten seconds."""
    if view.phase is Phase.PAUSED:
        return frame.theme.soft, None
    if view.phase not in (Phase.RUNNING, Phase.COUNTDOWN) or view.remaining is None or view.remaining > LAST_MINUTE:
        return frame.theme.text, None
    if view.remaining > LAST_SECONDS:
        return frame.theme.amber, MarkKind.WARNING
    return frame.theme.danger, MarkKind.DANGER
