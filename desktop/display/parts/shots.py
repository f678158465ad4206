"""The players' own clocks: a strip of pills, the one that ends first at the left."""

from collections.abc import Iterator, Sequence

from desktop.display.drawing.drawn import Box, Drawn, MarkKind, Panel
from desktop.display.drawing.typesetting import (
    BOLD,
    REGULAR,
    SEMIBOLD,
    Piece,
    Run,
    Sign,
    elided,
    fitting,
    isolated,
    on_line,
    pieces_width,
    set_left,
)
from desktop.display.frame import Frame
from desktop.display.looks.themes import Theme
from tournament import wording
from tournament.board.view import ShotClockView
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import SECOND

LAST = 5 * SECOND
"""From then on a shot clock warns by colour and shape."""

_LONGEST = (9.0, 5.0, 0.0)
"""The room for a name, beside its size; longer ones end in an ellipsis. Where not all clocks fit, names become shorter
and give way to the clocks of others."""

_PAD, _GAP, _HIGH = 0.55, 0.4, 1.9
"""The space inside a pill at left and right, between two pills, and a pill's height, beside the size of the words."""


def strip(
    frame: Frame, clocks: Sequence[ShotClockView], x: float, right: float, middle: float, size: int
) -> Iterator[Drawn]:
    """As many as fit between `x` and `right`, the soonest first, and how many more there are."""
    waiting = sorted(clocks, key=lambda clock: (clock.left, clock.table))
    pills: list[list[Piece]] = []
    shown = 0
    for longest in _LONGEST:
        pills, shown = _fitting(frame.theme, waiting, size, longest, right - x)
        if shown == len(waiting):
            break
    more = _more(frame.theme, len(waiting) - shown)
    for clock, pieces in zip(waiting[:shown], pills, strict=False):
        # Where not even one fits, it is made smaller.
        room = right - x - 2 * _PAD * size - (pieces_width(more, size) + _GAP * size if shown == 1 and more else 0.0)
        fits = fitting(pieces, size, room)
        wide = min(pieces_width(pieces, fits), room) + 2 * _PAD * size
        yield _pill(frame.theme, clock, Box(x, middle - _HIGH * size / 2, wide, _HIGH * size))
        yield from set_left(pieces, x + _PAD * size, on_line(middle, fits), fits)
        x += wide + _GAP * size
    if more:
        yield from set_left(more, x, on_line(middle, size), size)


def _fitting(
    theme: Theme, waiting: Sequence[ShotClockView], size: int, longest: float, room: float
) -> tuple[list[list[Piece]], int]:
    """What the first ones say, and how many of them fit beside the number of those that do not; at least one."""
    pills: list[list[Piece]] = []
    shown, taken = 1, 0.0
    for number, clock in enumerate(waiting, start=1):
        pills.append(_words(theme, clock, size, longest))
        taken += pieces_width(pills[-1], size) + 2 * _PAD * size
        more = _more(theme, len(waiting) - number)
        if taken + (pieces_width(more, size) + _GAP * size if more else 0.0) <= room:
            shown = number
        if taken > room:
            break
        taken += _GAP * size
    return pills, shown


def _pill(theme: Theme, clock: ShotClockView, box: Box) -> Panel:
    """Filled when the time is over, with a bright edge in its last seconds."""
    fill = theme.warning if clock.run_out else theme.raised
    return Panel(box, box.height / 2, fill, theme.warning if clock.left <= LAST else theme.line)


def _more(theme: Theme, left_out: int) -> list[Piece]:
    if not left_out:
        return []
    said = ngettext("+{n} more", "+{n} more", left_out).format(n=left_out)
    return [Run(said, theme.soft, SEMIBOLD)]


def _words(theme: Theme, clock: ShotClockView, size: int, longest: float) -> list[Piece]:
    """Table 2  Anna  0:12; the last five seconds amber with a triangle; at the end TIME."""
    over, short = clock.run_out, clock.left <= LAST
    quiet = theme.on_accent if over else theme.soft
    pieces: list[Piece] = []
    if short:
        kind, colour = (MarkKind.DANGER, theme.on_accent) if over else (MarkKind.WARNING, theme.warning)
        pieces.append(Sign(kind, colour))
    pieces.append(Run(_("Table {table}").format(table=clock.table), quiet, REGULAR))
    if longest and (name := isolated(clock.name)):
        name = elided(name, size, SEMIBOLD, longest * size)
        pieces += [Run("  ", quiet), Run(name, theme.on_accent if over else theme.text, SEMIBOLD)]
    # i18n: one word in capitals: a player's time to decide is over
    left = _("TIME") if over else wording.clock_time(clock.left)
    colour = theme.on_accent if over else theme.warning if short else theme.text
    return [*pieces, Run("  ", quiet), Run(left, colour, BOLD)]
