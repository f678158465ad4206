"""The page of prizes: what each place gets, who has it already, and what the next one out gets."""

from collections.abc import Iterator
from functools import lru_cache

from desktop.display.drawing.drawn import Drawn
from desktop.display.drawing.typesetting import BOLD, REGULAR, SEMIBOLD, Piece, Run, one_line
from desktop.display.frame import Frame
from desktop.display.pages import rows, strip, words
from desktop.display.pages.rows import Column, Row, Table
from tournament import wording
from tournament.board.pages import PrizeLine, Prizes
from tournament.board.view import BoardView
from tournament.language import code
from tournament.language import gettext as _


def sheets(frame: Frame, page: Prizes) -> int:
    """How many it takes."""
    return _table(frame, page, code()).sheets


def drawn(frame: Frame, view: BoardView, page: Prizes, turn: int) -> Iterator[Drawn]:
    """One sheet of it under its title with the whole pool."""
    shown = _table(frame, page, code())
    yield from strip.title(frame, _title(page), _beside(view, page), (turn % shown.sheets + 1, shown.sheets))
    yield from rows.drawn(frame, shown, turn)


def _title(page: Prizes) -> str:
    if page.kept is not None:
        return _("A deal is made")
    return _("Prizes so far") if page.provisional else _("Prizes")


def _beside(view: BoardView, page: Prizes) -> str:
    said = []
    if page.kept:
        still = _("{amount} still played for").format(amount=wording.amount(page.kept, page.currency))
        said.append(still)
    elif page.kept is not None:
        said.append(_("played for the title"))
    if page.pool:
        said.append(_("{amount} in all").format(amount=wording.amount(page.pool, page.currency)))
    undecided = page.kept is None and view.winner is None and view.players_left > 1
    if undecided and not any(line.next_out for line in page.lines):
        said.append(words.next_out(view))
    return " · ".join(said)


@lru_cache(maxsize=8)
def _table(frame: Frame, page: Prizes, language: str) -> Table:
    lines = [_row(frame, line, page.currency) for line in page.lines]
    columns = (Column(right=True), Column(right=True, most=12), Column(elastic=True, most=8))
    area = strip.measures(frame).body(frame)
    return rows.table(frame, area, columns, lines, left=rows.EDGED, largest=0.115, most_columns=2)


def _row(frame: Frame, line: PrizeLine, currency: str) -> Row:
    theme = frame.theme
    place = str(line.place) if line.last == line.place else f"{line.place} – {line.last}"
    colour = theme.muted if line.name else theme.text
    amount = wording.amount(line.amount, currency) if line.amount else ""
    beside: list[Piece] = []
    if line.last > line.place:
        # i18n: after the amount that each of several places gets: 5 – 8  €40  each
        beside.append(Run(_("each"), theme.muted, REGULAR, 0.85))
    if line.thing:
        beside.append(Run(one_line(line.thing), colour, SEMIBOLD, 0.85))
    if line.name:
        beside.append(Run(("  " if beside else "") + one_line(line.name), theme.muted, REGULAR, 0.85))
    if line.next_out:
        beside.append(Run(("  " if beside else "") + _("next out"), theme.accent, SEMIBOLD, 0.85))
    edge = theme.accent if line.next_out else ""
    return Row(((Run(place, theme.muted, SEMIBOLD),), (Run(amount, colour, BOLD),), tuple(beside)), edge)
