"""The list of prizes beside the time: as many as fit, those still to be won first."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from desktop.display.drawing.drawn import Box, Drawn, Line
from desktop.display.drawing.typesetting import (
    BOLD,
    REGULAR,
    SEMIBOLD,
    Piece,
    Run,
    balanced,
    fitted,
    fitting,
    on_line,
    pieces_width,
    set_left,
)
from desktop.display.frame import Frame
from desktop.display.pages import words
from tournament.board.view import BoardView
from tournament.language import ngettext

_ROW, _LOWEST_ROW = 0.15, 0.05
"""The height of a line, and the least it may be, as fractions of the frame's height."""

_NEXT_OUT = 2
"""What the next one out gets takes so many lines at most; more words are written smaller on one."""


@dataclass(frozen=True, slots=True)
class _Prize:
    """Places that get the same: from which to which, from 1."""

    first: int
    last: int

    @property
    def places(self) -> str:
        """3, or 10–18."""
        return str(self.first) if self.first == self.last else f"{self.first}–{self.last}"


def has_any(view: BoardView) -> bool:
    """Whether there is anything to be listed: after a deal one figure says it all."""
    return view.kept is None and bool(view.things or any(view.prizes))


def drawn(frame: Frame, view: BoardView, box: Box) -> Iterator[Drawn]:
    """The title, the list, and below it what the next one out gets."""
    theme = frame.theme
    small = int(frame.size(0.026, 0.032))
    yield from _said([Run(words.prizes_title(view), theme.muted)], box, box.y + small, small)
    said = _next_out(view, small, box.width)
    under, below = box.y + 2.2 * small, box.bottom - (0.9 + 1.3 * len(said)) * small
    groups = _groups(view)
    most = max(1, int((below - under) / (_LOWEST_ROW * frame.height)))
    shown, left_out = _chosen(groups, view.players_left, most)
    lines = len(shown) + bool(left_out)
    high = min(_ROW * frame.height, (below - under) / max(1, lines))
    size = min(frame.size(0.066, 0.066), 0.6 * high)
    for number, prize in enumerate(shown):
        yield from _line(frame, view, prize, Box(box.x, under + number * high, box.width, high), size)
    if left_out:
        more = ngettext("and {n} more place", "and {n} more places", left_out).format(n=left_out)
        yield from _said([Run(more, theme.muted)], box, under + (lines - 0.5) * high, 0.6 * size)
    end = under + lines * high + 0.4 * small
    if said:
        yield Line(box.x, end, box.right, end, 1, theme.line)
    for number, line in enumerate(said):
        yield from _said([Run(line, theme.muted)], box, end + (0.95 + 1.3 * number) * small, small)


def _next_out(view: BoardView, size: int, room: float) -> tuple[str, ...]:
    """What the next one out gets, on two lines where one is too short; nothing once it is over."""
    if view.players_left <= 1:
        return ()
    said = words.next_out(view)
    lines = balanced(said, size, REGULAR, room)
    return lines if len(lines) <= _NEXT_OUT else (said,)


def _said(said: Sequence[Run], box: Box, middle: float, size: float) -> Iterator[Drawn]:
    """On one line at the left of the box, made smaller to fit."""
    fits = fitting(said, size, box.width)
    yield from set_left(said, box.x, on_line(middle, fits), fits)


def _line(frame: Frame, view: BoardView, prize: _Prize, box: Box, size: float) -> Iterator[Drawn]:
    """The next one to be won in the accent and bold, those that are won already weaker. No amount of money is cut."""
    theme, middle = frame.theme, box.centre[1]
    won, is_next = prize.first > view.players_left, prize.first <= view.players_left <= prize.last
    colour = theme.muted if won else theme.accent if is_next else theme.text
    place = [Run(prize.places, theme.accent if is_next else theme.muted, BOLD if is_next else REGULAR)]
    small = fitting(place, min(0.8 * size, 0.05 * frame.unit), 0.34 * box.width)
    room = box.width - pieces_width(place, small) - 0.4 * small
    amount: Sequence[Piece] = [Run(words.prize_of(view, prize.first), colour, BOLD if is_next else SEMIBOLD)]
    is_money = all(each != prize.first for each, _thing in view.things)
    amount, fits = fitted(amount, size, room, 0.0 if is_money else 0.025 * frame.unit)
    baseline = on_line(middle, fits)
    yield from set_left(amount, box.right - pieces_width(amount, fits), baseline, fits)
    yield from set_left(place, box.x, baseline, min(small, fits))


def _groups(view: BoardView) -> list[_Prize]:
    """Neighbours that get the same are one line; places that get nothing are none."""
    things = dict(view.things)
    last = max([len(view.prizes), *things])
    groups: list[_Prize] = []
    before: tuple[int, str] = (0, "")
    for place in range(1, last + 1):
        money = view.prizes[place - 1] if place <= len(view.prizes) else 0
        now = money, things.get(place, "")
        if now == before and groups and not now[1] and groups[-1].last == place - 1:
            groups[-1] = _Prize(groups[-1].first, place)
        elif now != (0, ""):
            groups.append(_Prize(place, place))
        before = now
    return groups


def _chosen(groups: Sequence[_Prize], left: int, most: int) -> tuple[Sequence[_Prize], int]:
    """Those that fit, and how many places are left out: first those won already, then the lowest."""
    if len(groups) <= most:
        return groups, 0
    open_still = [group for group in groups if group.first <= left] or groups
    shown = list(open_still[: max(1, most - 1)])
    if (lowest := open_still[-1]) not in shown and lowest.last >= left:
        shown[-1] = lowest  # the next to be won
    return shown, _places(groups) - _places(shown)


def _places(groups: Sequence[_Prize]) -> int:
    return sum(group.last - group.first + 1 for group in groups)
