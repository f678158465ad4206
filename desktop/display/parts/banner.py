"""The band across the board while all tables play hand for hand."""

from collections.abc import Iterator

from desktop.display.drawing.drawn import Box, Drawn, MarkKind, Panel
from desktop.display.drawing.typesetting import BOLD, SEMIBOLD, Piece, Run, Sign, isolated, set_centred
from desktop.display.frame import Frame
from desktop.display.looks.themes import Theme
from tournament import wording
from tournament.board.view import BoardView
from tournament.language import gettext as _
from tournament.language import ngettext

_HIGH, _TWO_LINES = 0.088, 0.15
"""Its height with one line and with two, as fractions of the unit."""

_ABOVE, _UNDER = 0.006, 0.016
"""What stays free above and below it, as fractions of the unit."""


def room(frame: Frame, view: BoardView) -> float:
    """The height that it takes from the rest; nothing while every table plays by itself."""
    return _height(frame, view) + (_ABOVE + _UNDER) * frame.unit if view.hand_for_hand else 0.0


def _height(frame: Frame, view: BoardView) -> float:
    return (_TWO_LINES if frame.upright and view.round_out else _HIGH) * frame.unit


def drawn(frame: Frame, view: BoardView, top: float) -> Iterator[Drawn]:
    """From edge to edge: that it is hand for hand, and who has gone out in the round under way."""
    if not view.hand_for_hand:
        return
    theme = frame.theme
    box = Box(0, top + _ABOVE * frame.unit, frame.width, _height(frame, view))
    yield Panel(box, 0, theme.banner, theme.banner)
    size = frame.size(0.052)
    title: list[Piece] = [Sign(MarkKind.HANDS, theme.on_banner), Run(_("HAND FOR HAND"), theme.on_banner, BOLD)]
    out = _out(view, theme, 1.0 if frame.upright else 0.8)
    if out and frame.upright:
        middle, apart = box.centre[1], 0.24 * box.height
        yield from set_centred(title, frame.middle, middle - apart, size, frame.room)
        yield from set_centred(out, frame.middle, middle + apart, 0.8 * size, frame.room, 0.6 * size)
    else:
        between: list[Piece] = [Run("   ", theme.on_banner)] if out else []
        yield from set_centred([*title, *between, *out], frame.middle, box.centre[1], size, frame.room, 0.7 * size)


def _out(view: BoardView, theme: Theme, scale: float) -> list[Piece]:
    """Who has gone out in the round under way."""
    if not view.round_out:
        return []
    names = wording.list_of([isolated(name) for name in view.round_out])
    said = ngettext("out in this round: {names}", "out in this round: {names}", len(view.round_out))
    return [Run(said.format(names=names), theme.on_banner, SEMIBOLD, scale)]
