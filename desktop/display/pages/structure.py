"""The page of the structure: levels and breaks, when each begins, and which one runs now."""

from collections.abc import Iterator
from functools import lru_cache

from desktop.display.drawing.drawn import Drawn
from desktop.display.drawing.typesetting import BOLD, REGULAR, SEMIBOLD, Piece, Run
from desktop.display.frame import Frame
from desktop.display.pages import rows, strip, words
from desktop.display.pages.rows import Column, Row, Table
from desktop.display.parts import chips
from engine.blinds import AnteKind
from tournament import wording
from tournament.board.pages import PeriodLine, Schedule
from tournament.board.view import BoardView, ChipColour
from tournament.language import code, ngettext
from tournament.language import gettext as _

_SMALL = 0.75
"""Labels beside figures."""


def sheets(frame: Frame, page: Schedule) -> int:
    """How many it takes."""
    return _table(frame, page, False, code()).sheets


def drawn(frame: Frame, view: BoardView, page: Schedule, turn: int) -> Iterator[Drawn]:
    """One sheet of it; the first to be seen is the one on which the running level stands."""
    shown = _table(frame, page, view.utc, code())
    now = next((number for number, line in enumerate(page.lines) if line.now or not line.over), 0)
    turn = (turn + shown.grid.sheet_of(now)) % shown.sheets
    kind = _only_kind(page)
    beside = "" if kind is None else wording.ante_label(kind)
    yield from strip.title(frame, _("Structure"), beside, sheet=(turn + 1, shown.sheets))
    yield from rows.drawn(frame, shown, turn)


@lru_cache(maxsize=8)
def _table(frame: Frame, page: Schedule, utc: bool, language: str) -> Table:
    kind = _only_kind(page)
    lines = [_row(frame, line, kind, utc=utc) for line in page.lines]
    columns = (
        Column(),
        Column(right=True, most=12),
        Column(elastic=True, most=8),
        Column(right=True),
        Column(right=True),
    )
    area = strip.measures(frame).body(frame)
    return rows.table(frame, area, columns, lines, left=rows.POINTED, right=rows.INSET, largest=0.085, most_columns=2)


def _only_kind(page: Schedule) -> AnteKind | None:
    """The one kind of ante that all levels have, said once in the title; None where there are several, or none."""
    kinds = {line.ante_kind for line in page.lines if line.ante}
    return next(iter(kinds)) if len(kinds) == 1 else None


def _row(frame: Frame, line: PeriodLine, only: AnteKind | None, *, utc: bool) -> Row:
    theme = frame.theme
    strong = theme.muted if line.over else theme.text
    weak = theme.soft if line.now else theme.muted
    if line.level is None:
        name = Run(_("Break"), theme.muted if line.over else theme.accent, SEMIBOLD)
        blinds: list[Piece] = [Run(_going(line), theme.muted if line.over else theme.accent, SEMIBOLD, 0.85)]
    else:
        name = Run(_("Level {number}").format(number=line.level), strong, SEMIBOLD if line.now else REGULAR)
        blinds = [Run(wording.blinds(line.small_blind, line.big_blind), strong, REGULAR if line.over else BOLD)]
    beside: list[Piece] = []
    if line.ante:
        label = _("ante") if only is not None else wording.ante_label(line.ante_kind)
        beside.append(Run(f"{label} ", weak, REGULAR, _SMALL))
        beside.append(Run(wording.chips(line.ante), strong, SEMIBOLD, 0.85))
    if line.going and line.level is not None:
        said = ("  " if beside else "") + _going(line)
        beside.append(Run(said, theme.muted if line.over else theme.accent, SEMIBOLD, 0.85))
    begins = "" if line.begins is None else wording.time_of_day(line.begins, utc=utc)
    lasts = Run(_length(line), weak, REGULAR, _SMALL)
    cells = ((name,), tuple(blinds), tuple(beside), (lasts,), (Run(begins, strong, REGULAR, 0.85),))
    return Row(cells, pointed=line.now)


def _going(line: PeriodLine) -> str:
    """Which chips go in it: 25s go; empty: none."""
    if not line.going:
        return ""
    return _("{chips} go").format(chips=chips.going([ChipColour(value, "") for value in line.going]))


def _length(line: PeriodLine) -> str:
    if line.length is not None:
        return words.minutes(line.length)
    return "" if line.hands is None else ngettext("{n} hand", "{n} hands", line.hands).format(n=line.hands)
