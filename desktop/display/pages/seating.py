"""The page of seats: everybody by name, as people look for themselves."""

from collections.abc import Iterator
from functools import lru_cache

from desktop.display.drawing.drawn import Drawn
from desktop.display.drawing.typesetting import BOLD, SEMIBOLD, Run, isolated, one_line
from desktop.display.frame import Frame
from desktop.display.pages import rows, strip
from desktop.display.pages.rows import Column, Row, Table
from tournament.board.pages import Chair, Seated, Seating
from tournament.board.view import BoardView
from tournament.language import code
from tournament.language import gettext as _

_LETTERS = 3
"""So many letters of a name at most say where it stands."""


def sheets(frame: Frame, page: Seating) -> int:
    """How many it takes."""
    return _table(frame, page, code()).sheets


def drawn(frame: Frame, view: BoardView, page: Seating, turn: int) -> Iterator[Drawn]:
    """One sheet of it under its title, which says with which letters the names on it begin."""
    shown = _table(frame, page, code())
    here = shown.grid.sheet(turn)
    title = _letters([page.lines[line] for line in here]) if shown.sheets > 1 else _("Seats")
    yield from strip.title(frame, title, _("table · seat"), (turn % shown.sheets + 1, shown.sheets))
    yield from rows.drawn(frame, shown, turn)


@lru_cache(maxsize=8)
def _table(frame: Frame, page: Seating, language: str) -> Table:
    theme = frame.theme
    lines = [
        Row(
            (
                (Run(one_line(line.name), theme.text, SEMIBOLD),),
                (Run(_chair(line.chair), theme.accent, BOLD),),
            )
        )
        for line in page.lines
    ]
    columns = (Column(elastic=True, most=10), Column(right=True, most=8))
    return rows.table(frame, strip.measures(frame).body(frame), columns, lines, largest=0.1)


def _chair(chair: Chair) -> str:
    """2 · 5, or Kitchen · 5."""
    if chair.table_name:
        return _("{table_name} · {seat}").format(table_name=isolated(chair.table_name), seat=chair.seat)
    return _("{table} · {seat}").format(table=chair.table, seat=chair.seat)


def _letters(lines: list[Seated]) -> str:
    """Seats A – K, or where all names begin alike Seats Ad – An; what is no letter stands with the first of them."""
    names = [name for name in (one_line(line.name).upper() for line in lines) if name[:1].isalnum()]
    if not names:
        return _("Seats")
    first, last = names[0], names[-1]
    letters = next((n for n in range(1, _LETTERS) if first[:n] != last[:n]), _LETTERS)
    if first[:letters] == last[:letters]:
        return _("Seats {letters}").format(letters=isolated(first[:letters].capitalize()))
    return _("Seats {first} – {last}").format(
        first=isolated(first[:letters].capitalize()), last=isolated(last[:letters].capitalize())
    )
