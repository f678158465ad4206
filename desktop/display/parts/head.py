"""The head of every page: logo and name of the evening, players' own clocks while any run, the time of day."""

from collections.abc import Iterator, Sequence

from desktop.display.drawing.decoding import size_of
from desktop.display.drawing.drawn import Box, Drawn, Image
from desktop.display.drawing.typesetting import (
    REGULAR,
    SEMIBOLD,
    Piece,
    Run,
    elided,
    isolated,
    on_line,
    pieces_width,
    set_left,
    set_right,
    text_width,
)
from desktop.display.frame import Frame
from desktop.display.looks.style import Part
from desktop.display.parts import shots
from tournament import wording
from tournament.board.view import BoardView

_LOGO_HIGH, _LOGO_WIDE = 0.068, 0.3
"""A logo's height as a fraction of the unit, and the most of the room's width that it may take."""


def bottom(frame: Frame) -> float:
    """Where the head ends."""
    return frame.at(0.095, 0.06)


def head(frame: Frame, view: BoardView, *, named: bool = True, hint: Sequence[Piece] = ()) -> Iterator[Drawn]:
    """Everything in it; a shot clock takes the name's place. `hint`: in the middle, where there is room for it."""
    size = int(frame.size(0.033, 0.04))
    middle, x, right = frame.at(0.06, 0.036), frame.margin, frame.width - frame.margin
    now: list[Piece] = []
    if frame.style.shows(Part.TIME_OF_DAY):
        now = [Run(wording.time_of_day(view.at, utc=view.utc), frame.theme.muted, REGULAR)]
    free = right - (pieces_width(now, size) + size if now else 0.0)
    if (logo := _logo(frame, middle)) is not None:
        yield logo
        x = logo.box.right + 0.6 * size
    if view.shot_clocks:
        yield from shots.strip(frame, view.shot_clocks, x, free, middle, int(frame.size(0.033)))
    else:
        yield from _name(frame, view.name if named else "", hint, Box(x, middle, free - x, 0), size)
    yield from set_right(now, right, middle, size, frame.room)


def _name(frame: Frame, name: str, hint: Sequence[Piece], box: Box, size: int) -> Iterator[Drawn]:
    x = box.x
    if frame.style.shows(Part.NAME) and (whole := isolated(name)):
        shown = elided(whole, size, SEMIBOLD, box.width - size)
        yield from set_left([Run(shown, frame.theme.text, SEMIBOLD)], x, on_line(box.y, size), size)
        x += text_width(shown, size, SEMIBOLD) + size
    small = int(0.8 * size)
    if hint and (wide := pieces_width(hint, small)) < box.right - x - size:
        left = min(max(frame.middle - wide / 2, x), box.right - wide)
        yield from set_left(hint, left, on_line(box.y, small), small)


def _logo(frame: Frame, middle: float) -> Image | None:
    """The club's own picture in its own shape; None where there is none that can be read."""
    picture = size_of(frame.style.logo) if frame.style.logo else None
    if picture is None or picture.isEmpty():
        return None
    high = _LOGO_HIGH * frame.unit
    wide = high * picture.width() / picture.height()
    if wide > _LOGO_WIDE * frame.room:
        wide = _LOGO_WIDE * frame.room
        high = wide * picture.height() / picture.width()
    return Image(Box(frame.margin, middle - high / 2, wide, high), frame.style.logo)
