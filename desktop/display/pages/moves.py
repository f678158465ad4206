"""The page of moves: who goes where, each on a card that can be read on the way; what is due there stands below."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from desktop.display.drawing.drawn import Arrow, Box, Drawn, Panel
from desktop.display.drawing.typesetting import (
    BOLD,
    REGULAR,
    SEMIBOLD,
    Piece,
    Run,
    fitting,
    isolated,
    one_line,
    set_within,
    width_of_one,
)
from desktop.display.frame import Frame
from desktop.display.pages import rows, strip
from desktop.display.pages.rows import Grid
from tournament.board.pages import Due, Move, Moves
from tournament.board.view import BoardView
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.wording.values import list_of

_CARD = 0.88
"""A card's height beside that of its place."""

_TALL = 0.115
"""From this share of the height on a card has room for a second line."""

_LOWEST = 0.064
"""The height of the lowest card with the air under it."""

_SEATS = 0.445
"""The seats' share of a card where there is room enough."""

_ALONE, _EVERYBODY = 1.25, 0.7
"""A single card may be so much higher than one of several, and so much lower those of everybody."""

_NAME, _SEAT, _DUE, _BRIEF = 11.5, 11, 12, 8
"""No name, seat, or word of what is due counts as wider than that, for a type of size 1; what is longer is cut."""

_SMALLEST = 0.6
"""A seat is cut only where it needed less than this share of its size."""


@dataclass(frozen=True, slots=True)
class _Types:
    """The sizes of type on a card, beside its height, and whether name and seat stand below one another."""

    name: float
    seat: float
    due: float
    stacked: bool = False


_USUAL, _LOW, _STACKED = _Types(0.455, 0.345, 0.19), _Types(0.56, 0.5, 0.43), _Types(0.28, 0.24, 0.16, stacked=True)
_STACKED_IN_TWO = _Types(0.36, 0.31, 0.0, stacked=True)
"""Where nothing is due to anybody."""

_THREE_LINES, _TWO_LINES = (0.22, 0.53, 0.8), (0.3, 0.69, 1.0)
"""Where name, seat and what is due there stand below one another in the height of a card, and where nothing is due."""

_PAD, _ARROW = 0.25, 0.3
"""The room at both sides of a card, and the arrow's length, beside the card's height."""


def sheets(frame: Frame, page: Moves) -> int:
    """How many it takes."""
    return _grid(frame, page).sheets


def drawn(frame: Frame, view: BoardView, page: Moves, turn: int) -> Iterator[Drawn]:
    """One sheet of it, and at the foot which table is closed."""
    grid = _grid(frame, page)
    together = _is_one_table(page)
    yield from strip.title(frame, _title(page), sheet=(turn % grid.sheets + 1, grid.sheets))
    here = grid.sheet(turn)
    types = _types(frame, page, grid.high)
    seat_room = _seat_room(frame, types, [page.lines[line] for line in here], grid, together=together)
    for spot, line in enumerate(here):
        yield from _card(frame, types, page.lines[line], grid.place(spot), seat_room, together=together)
    if page.closed:
        closed = ngettext(
            "{tables} is closed. Thank you for moving quickly.",
            "{tables} are closed. Thank you for moving quickly.",
            len(page.closed),
        ).format(tables=list_of([isolated(table) for table in page.closed]))
        yield from strip.foot(frame, closed)
    else:
        yield from strip.foot(frame, _("Thank you for moving quickly."))


def _is_one_table(page: Moves) -> bool:
    return page.everybody and len({line.to.table for line in page.lines}) == 1


def _title(page: Moves) -> str:
    if not page.everybody:
        return _("New seats")
    return _("Final table") if _is_one_table(page) else _("New seats for everybody")


def _seat(move: Move, *, together: bool) -> str:
    """Kitchen, seat 5; Table 2, seat 5; at the final table seat 5."""
    if together:
        return _("seat {seat}").format(seat=move.to.seat)
    if move.to.table_name:
        return _("{table_name}, seat {seat}").format(table_name=isolated(move.to.table_name), seat=move.to.seat)
    return _("Table {table}, seat {seat}").format(table=move.to.table, seat=move.to.seat)


def _due(move: Move) -> str:
    match move.due:
        case Due.BUTTON:
            return _("on the button")
        case Due.SMALL_BLIND:
            return _("small blind next hand")
        case Due.BIG_BLIND:
            return _("big blind next hand")
        case None:
            return ""


def _due_in_short(move: Move) -> str:
    match move.due:
        case Due.BUTTON:
            return _("button")
        case Due.SMALL_BLIND:
            return _("small blind")
        case Due.BIG_BLIND:
            return _("big blind")
        case None:
            return ""


def _types(frame: Frame, page: Moves, high: float) -> _Types:
    if frame.upright:
        stacked = _STACKED if any(line.due for line in page.lines) else _STACKED_IN_TWO
        return stacked if high >= 1.2 * _TALL * frame.unit else _LOW
    return _USUAL if high >= _TALL * frame.unit else _LOW


def _due_size(frame: Frame, types: _Types, card: float) -> float:
    """What is due is no smaller than other labels of the board, however low the card."""
    return max(types.due * card, 0.024 * frame.unit)


def _width(said: str, weight: int, most: float) -> float:
    """How wide it is for a type of size 1."""
    return min(most, width_of_one([Run(said, "", weight)]))


def _grid(frame: Frame, page: Moves) -> Grid:
    together = _is_one_table(page)
    name = max((_width(one_line(line.name), BOLD, _NAME) for line in page.lines), default=1.0)
    seat = max((_width(_seat(line, together=together), BOLD, _SEAT) for line in page.lines), default=1.0)
    due = max((_width(_due(line), REGULAR, _DUE) for line in page.lines), default=0.0)
    brief = max((_width(_due_in_short(line), REGULAR, _BRIEF) for line in page.lines), default=0.0)

    def narrowest(high: float) -> float:
        types, card = _types(frame, page, high), _CARD * high
        low = _due_size(frame, types, card) / card
        goes = _ARROW + 0.15
        if types.stacked:
            needed = max(types.name * name, goes + types.seat * seat, goes + low * due)
        elif types is _LOW:
            needed = types.name * name + goes + 0.3 + types.seat * seat + (types.due * (brief + 0.6) if brief else 0)
        else:
            needed = types.name * name + goes + 0.3 + max(types.seat * seat, low * due)
        return card * (needed + 2 * _PAD)

    area = strip.measures(frame).body(frame, foot=True)
    highest = 0.3 if frame.upright else 0.2
    more = _ALONE if len(page.lines) == 1 else _EVERYBODY if page.everybody else 1.0
    heights = (more * highest * frame.unit, _LOWEST * frame.unit)
    gap = 0.02 * frame.room
    return rows.grid(area, len(page.lines), heights, narrowest, gap=gap, most_columns=3)


def _seat_room(frame: Frame, types: _Types, moves: Sequence[Move], grid: Grid, *, together: bool) -> float:
    """How much room the seats take at the right, pixels: as much on every card, so that the arrows stand in a row."""
    card = _CARD * grid.high
    needed = 0.0
    for move in moves:
        seat = types.seat * _width(_seat(move, together=together), BOLD, _SEAT)
        if types is _LOW:
            due = types.due * (_width(_due_in_short(move), REGULAR, _BRIEF) + 0.6) if move.due else 0.0
            needed = max(needed, seat + due)
        else:
            needed = max(needed, seat, _due_size(frame, types, card) / card * _width(_due(move), REGULAR, _DUE))
    name = max((types.name * _width(one_line(move.name), BOLD, _NAME) for move in moves), default=0.0)
    spare = grid.wide - card * (name + 2 * _PAD + _ARROW + 0.3)
    return max(card * needed, min(_SEATS * grid.wide, spare))


def _card(frame: Frame, types: _Types, move: Move, place: Box, seat_room: float, *, together: bool) -> Iterator[Drawn]:
    theme = frame.theme
    box = Box(place.x, place.y, place.width, _CARD * place.height)
    high, middle = box.height, box.centre[1]
    yield Panel(box, min(0.016 * frame.unit, 0.3 * high), theme.raised, theme.line)
    pad = min(_PAD * high, 0.1 * box.width)
    left, right = box.x + pad, box.right - pad
    arrow, gap = min((0.8 if types.stacked else 1.0) * _ARROW * high, 0.15 * box.width), 0.15 * high
    name = [Run(one_line(move.name), theme.text, BOLD)]
    if types.stacked:
        seat_at, name_room = left + arrow + gap, right - left
        name_at, seat_in, _due_in = _THREE_LINES if move.due else _TWO_LINES
        name_middle, seat_middle = box.y + name_at * high, box.y + seat_in * high
    else:
        seat_at = max(right - seat_room, left + 0.3 * (right - left))
        seat_middle = name_middle = middle
        name_room = seat_at - gap - arrow - gap - left
    yield from set_within(name, left, name_middle, int(types.name * high), max(1.0, name_room))
    if types is _LOW:
        yield from _on_one_line(frame, move, Box(seat_at, box.y, right - seat_at, high), together=together)
    else:
        due = _due(move)
        low = 0.2 * high if due and not types.stacked else 0.0
        seat = [Run(_seat(move, together=together), theme.text, BOLD)]
        size = _whole(seat, types.seat * high, right - seat_at)
        yield from set_within(seat, seat_at, seat_middle - 0.75 * low, size, right - seat_at)
        at = box.y + (_THREE_LINES[2] if types.stacked else 0.74) * high
        if due:
            size = _whole([Run(due, theme.soft)], _due_size(frame, types, high), right - seat_at)
            yield from set_within([Run(due, theme.soft)], seat_at, at, size, right - seat_at)
    tip = 0.42 * arrow
    yield Arrow(Box(seat_at - gap - arrow, seat_middle - tip, arrow, 2 * tip), 0.035 * high, theme.accent)


def _whole(said: Sequence[Piece], size: float, room: float) -> int:
    """The size at which it fits: where somebody goes is made smaller before it is cut."""
    return max(int(_SMALLEST * size), fitting(said, size, room))


def _on_one_line(frame: Frame, move: Move, box: Box, *, together: bool) -> Iterator[Drawn]:
    """Where there is room for one line only: seat and what is due side by side."""
    theme, size = frame.theme, _LOW.seat * box.height
    said = [Run(_seat(move, together=together), theme.text, SEMIBOLD)]
    if due := _due_in_short(move):
        said.append(Run(f"  {due}", theme.soft, REGULAR, _LOW.due / _LOW.seat))
    yield from set_within(said, box.x, box.centre[1], _whole(said, size, box.width), box.width)
