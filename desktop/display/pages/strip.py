"""What every page beside the clock's begins with: a strip with the time, the blinds and what there is to know now.

How much room it takes hangs on the picture's size only, so that the sheets of a page are the same at every instant.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from desktop.display import frame as frames
from desktop.display.drawing.drawn import Box, Drawn, Line, Mark, MarkKind, Panel, Text
from desktop.display.drawing.typesetting import (
    BOLD,
    REGULAR,
    SEMIBOLD,
    Piece,
    Run,
    Sign,
    fitting,
    on_line,
    pieces_width,
    sentence,
    set_within,
)
from desktop.display.frame import Frame
from desktop.display.looks.style import Part
from desktop.display.pages import words
from desktop.display.pages.winner import wins
from desktop.display.parts import shots
from tournament import wording
from tournament.board.view import BoardView, Stakes
from tournament.clocks.clock import Phase
from tournament.language import gettext as _

_ANTE = 0.43
"""The ante's size beside the blinds'."""

_STAKES = 0.66
"""So much of the room beside the time may blinds and ante take."""

_SMALLEST = 0.95
"""A line is said in fewer words before its type is made smaller than this share."""

_BESIDE_TITLE = (0.64, 0.59, 0.54, 0.5, 0.46)
"""The size of what stands beside a page's title, beside the title's: smaller before it is cut."""

_SMALLEST_TITLE = 0.7
"""Then the title with it, down to this share of its size."""


@dataclass(frozen=True, slots=True)
class Measures:
    """Where things stand, in pixels: the strip's lower edge, the middles of its lines, the height of its type.

    `title`: the middle of the page's title; `top`, `bottom`: of what the page holds; `foot`: the middle of a line
    under that.
    """

    edge: float
    time_middle: float
    blinds_middle: float
    time: float
    blinds: float
    title: float
    top: float
    bottom: float
    foot: float

    def body(self, frame: Frame, *, foot: bool = False) -> Box:
        """The room for what the page holds, with a line under it or without."""
        bottom = self.foot - 0.04 * frame.unit if foot else self.bottom
        return Box(frame.margin, self.top, frame.room, max(1.0, bottom - self.top))


def measures(frame: Frame) -> Measures:
    """Where things stand on that picture: an upright one has the blinds under the time."""
    unit, height = frame.unit, float(frame.height)
    edge = (0.44 if frame.upright else 0.175) * unit
    return Measures(
        edge=edge,
        time_middle=(0.13 if frame.upright else 0.0875) * unit,
        blinds_middle=(0.36 if frame.upright else 0.0875) * unit,
        time=(0.2 if frame.upright else 0.118) * unit,
        blinds=(0.11 if frame.upright else 0.084) * unit,
        title=edge + 0.077 * unit,
        top=edge + 0.135 * unit,
        bottom=height - 0.035 * unit,
        foot=height - 0.069 * unit,
    )


def strip(frame: Frame, view: BoardView) -> Iterator[Drawn]:
    """The strip over the whole width, with a line under it."""
    theme, at = frame.theme, measures(frame)
    fill = theme.warm if view.on_break or view.winner is not None else theme.glow
    yield Panel(Box(0, 0, frame.width, at.edge), 0, fill, fill)
    yield Line(0, at.edge, frame.width, at.edge, max(1.0, frame.unit / 720), theme.line)
    if view.winner is not None:
        yield from _won(frame, view, view.winner)
        return
    slot = 0.1 * frame.unit
    shown, widest = frames.time_shown(view)
    room = (0.6 if frame.upright else 0.42) * frame.room
    size = fitting([Run(widest, "", BOLD)], at.time, room)
    colour, kind = frames.urgency(frame, view)
    if view.phase is Phase.WAITING:
        colour = theme.soft
    width = frames.time_width(shown, size)
    yield Text(shown, frame.margin, on_line(at.time_middle, size), width, size, BOLD, colour)
    side = 0.5 * slot
    if kind is not None:
        box = Box(frame.margin + width + 0.25 * slot, at.time_middle - side / 2, side, side)
        yield Mark(kind, box, colour)
    left, right = frame.margin + width + slot, frame.width - frame.margin
    if frame.upright:
        beside = [*_blinds(frame, view), Run("  ", theme.soft, REGULAR, _ANTE), *_ante(frame, view, _ANTE)]
        fits = fitting(beside, at.blinds, frame.room)
        yield from set_within(beside, frame.margin, at.blinds_middle, fits, frame.room)
        yield from _clocks(frame, view, Box(left, 0, max(1.0, right - left), 2 * at.time_middle))
        yield from _between(frame, view, (at.time_middle + at.blinds_middle) / 2 + 0.02 * frame.unit)
    else:
        taken = 0.0
        for thing in _stakes(frame, view, min(at.blinds, 0.8 * size), right - left):
            taken = max(taken, right - thing.x)
            yield thing
        right -= taken + 0.03 * frame.unit
        yield from _lines(frame, view, Box(left, 0, max(1.0, right - left), 2 * at.time_middle))


def title(frame: Frame, said: str, beside: str = "", sheet: tuple[int, int] = (1, 1)) -> Iterator[Drawn]:
    """The page's title, what goes with it, and at the right which of how many sheets it is."""
    theme, middle = frame.theme, measures(frame).title
    right = frame.width - frame.margin
    if sheet[1] > 1:
        number = [Run(_("{n} / {sheets}").format(n=sheet[0], sheets=sheet[1]), theme.muted, SEMIBOLD)]
        width = pieces_width(number, int(frame.size(0.04)))
        yield from set_within(number, right - width, middle, int(frame.size(0.04)), width + 1)
        right -= width + 0.03 * frame.unit
    pieces: list[Piece] = [Run(said, theme.accent, BOLD)]
    size, room = int(frame.size(0.053)), right - frame.margin
    if beside:
        ways = [[*pieces, Run(f"   {beside}", theme.muted, REGULAR, scale)] for scale in _BESIDE_TITLE]
        pieces = next((way for way in ways if pieces_width(way, size) <= room), ways[-1])
    fits = max(int(_SMALLEST_TITLE * size), fitting(pieces, size, room))
    yield from set_within(pieces, frame.margin, middle, fits, room)


def foot(frame: Frame, said: str) -> Iterator[Drawn]:
    """A line under what the page holds."""
    words_of = [Run(said, frame.theme.muted)]
    size = max(int(frame.size(0.024)), fitting(words_of, frame.size(0.034), frame.room))
    yield from set_within(words_of, frame.margin, measures(frame).foot, size, frame.room)


def _won(frame: Frame, view: BoardView, winner: str) -> Iterator[Drawn]:
    """Once it is over: who has won instead of the time, and the time of day."""
    theme, at = frame.theme, measures(frame)
    told = wording.time_of_day(view.at, utc=view.utc) if frame.style.shows(Part.TIME_OF_DAY) else ""
    now = [Run(told, theme.soft, SEMIBOLD)]
    size = int(frame.size(0.05))
    width = pieces_width(now, size)
    yield from set_within(now, frame.width - frame.margin - width, at.time_middle, size, width + 1)
    said = wins(frame, view, winner)
    room = frame.room - width - 0.05 * frame.unit
    yield from set_within(said, frame.margin, at.time_middle, max(size, fitting(said, at.time, room)), room)
    if frame.upright and view.level is not None:
        last = [Run(_("Last level"), theme.soft, REGULAR), Run(f"  {words.blinds(view.level)}", theme.text, SEMIBOLD)]
        yield from set_within(last, frame.margin, at.blinds_middle, int(0.5 * at.blinds), frame.room)


# ---- blinds and ante -----------------------------------------------------------------------------------------------


def _due(view: BoardView) -> Stakes:
    """Those being played; on a break and before the start those that come."""
    return view.coming if view.on_break or view.level is None else view.level


def _blinds(frame: Frame, view: BoardView) -> list[Piece]:
    blinds = Run(words.blinds(_due(view)), frame.theme.text, BOLD)
    if not view.on_break:
        return [blinds]
    return sentence(_("next {blinds}"), Run("", frame.theme.soft, REGULAR, 0.6), blinds=blinds)


def _ante(frame: Frame, view: BoardView, scale: float = 1.0) -> list[Piece]:
    due, theme = _due(view), frame.theme
    if not due.ante:
        return []
    amount = Run(wording.chips(due.ante), theme.text, SEMIBOLD, scale)
    return [Run(wording.ante_label(due.ante_kind) + " ", theme.soft, REGULAR, scale), amount]


def _stakes(frame: Frame, view: BoardView, size: float, room: float) -> Iterator[Text]:
    """At the right edge: the ante beside the blinds, or under them where that would take too much room."""
    middle, right = measures(frame).blinds_middle, frame.width - frame.margin
    blinds, ante = _blinds(frame, view), _ante(frame, view)
    beside: list[Piece] = [*blinds, Run("  ", frame.theme.soft, REGULAR, _ANTE), *_ante(frame, view, _ANTE)]
    if not ante or pieces_width(beside, int(size)) <= _STAKES * room:
        fits = fitting(beside if ante else blinds, size, _STAKES * room)
        yield from _at_right(beside if ante else blinds, right, middle, fits)
        return
    large = fitting(blinds, 0.85 * size, _STAKES * room)
    small = fitting(ante, min(_ANTE * size, 0.7 * large), _STAKES * room)
    yield from _at_right(blinds, right, middle - 0.55 * small, large)
    yield from _at_right(ante, right, middle + 0.72 * large, small)


def _at_right(pieces: Sequence[Piece], right: float, middle: float, size: int) -> Iterator[Text]:
    width = pieces_width(pieces, size)
    for thing in set_within(pieces, right - width, middle, size, width + 1):
        assert isinstance(thing, Text)  # noqa: S101
        yield thing


# ---- what there is to know now -------------------------------------------------------------------------------------


def _lines(frame: Frame, view: BoardView, box: Box) -> Iterator[Drawn]:
    """Level or break, what holds up the clock, the time of day, players' own clocks: two lines or three."""
    lines = [line for line in (_state(frame, view), _moment(frame, view)) if line]
    step, size = 0.05 * frame.unit, 0.036 * frame.unit
    first = box.centre[1] - step * (len(lines) - 1) / 2
    if view.shot_clocks:
        step, size = 0.043 * frame.unit, 0.032 * frame.unit
        first = box.centre[1] - 0.06 * frame.unit
        yield from _clocks(frame, view, Box(box.x, 0.09 * frame.unit, box.width, box.height - 0.085 * frame.unit))
    for number, ways in enumerate(lines):
        said, fits = _way(ways, size, box.width)
        yield from set_within(said, box.x, first + number * step, fits, box.width)


def _between(frame: Frame, view: BoardView, middle: float) -> Iterator[Drawn]:
    """The same on an upright picture, on one line between the time and the blinds."""
    size = 0.046 * frame.unit
    right, room = frame.width - frame.margin, 0.0
    if moment := _moment(frame, view):
        said, fits = _way(moment, size, 0.5 * frame.room)
        room = min(pieces_width(said, fits), 0.5 * frame.room)
        yield from set_within(said, right - room, middle, fits, room + 0.5, right=True)
    if state := _state(frame, view):
        left = max(1.0, frame.room - room - 0.04 * frame.unit)
        said, fits = _way(state, size, left)
        yield from set_within(said, frame.margin, middle, fits, left)


def _way(ways: Sequence[Sequence[Piece]], size: float, room: float) -> tuple[Sequence[Piece], int]:
    """The way to say it with the most words that fits, and its size."""
    said = next((way for way in ways if pieces_width(way, int(_SMALLEST * size)) <= room), ways[-1])
    return said, max(fitting(said, size, room), int(0.5 * size))


def _clocks(frame: Frame, view: BoardView, box: Box) -> Iterator[Drawn]:
    """Players' own clocks."""
    if view.shot_clocks:
        size = max(1, int(frame.size(0.028, 0.034)))
        yield from shots.strip(frame, view.shot_clocks, box.x, box.right, box.centre[1], size)


def _state(frame: Frame, view: BoardView) -> list[list[Piece]]:
    """Each way to say it, from the one with the most words to the one with the fewest."""
    theme = frame.theme
    held_up: list[Piece] = []
    if view.hand_for_hand:
        held_up = [Sign(MarkKind.HANDS, theme.warning), Run(_("HAND FOR HAND"), theme.warning, SEMIBOLD)]
    if view.phase is Phase.WAITING:
        return [[Run(_("Waiting for the start"), theme.soft)]]
    if view.phase is Phase.COUNTDOWN:
        return [[Run(_("WELCOME"), theme.accent, SEMIBOLD, spaced=True)]]
    if view.on_break:
        return [[Run(_("BREAK"), theme.accent, SEMIBOLD, spaced=True)]]
    if view.level is None:
        return [list(held_up)] if held_up else []
    level = _("LEVEL {number}").format(number=view.level.number)
    title: list[Piece] = [Run(level, theme.accent, SEMIBOLD, spaced=True)]
    return [[*title, Run("  ", theme.soft), *held_up], list(held_up)] if held_up else [title]


def _moment(frame: Frame, view: BoardView) -> list[list[Piece]]:
    theme = frame.theme
    if paused := words.paused(view, theme):
        return [paused]
    for template, at in ((_("back at {time}"), view.back_at), (_("Starts at {time}"), view.starts_at)):
        if at is not None:
            moment = Run(wording.time_of_day(at, utc=view.utc), theme.text, SEMIBOLD)
            return [sentence(template, Run("", theme.soft), time=moment)]
    if not frame.style.shows(Part.TIME_OF_DAY):
        return []
    return [[Run(wording.time_of_day(view.at, utc=view.utc), theme.soft)]]
