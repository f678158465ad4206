"""The page of prizes: what each place gets, who has it already, and what the next one out gets."""

from collections.abc import Iterator
from functools import lru_cache

from desktop.display.drawing.drawn import Box, Drawn, Line
from desktop.display.drawing.typesetting import BOLD, REGULAR, SEMIBOLD, Piece, Run, one_line
from desktop.display.frame import Frame
from desktop.display.pages import rows, strip, words
from desktop.display.pages.rows import Column, Row, Table
from desktop.display.parts import facts
from desktop.display.parts.facts import Fact
from tournament import wording
from tournament.board.pages import PrizeLine, Prizes
from tournament.board.view import BoardView
from tournament.language import code
from tournament.language import gettext as _

_FACT = 0.22
"""The height of a fact beside a short list, beside the unit."""


def sheets(frame: Frame, page: Prizes) -> int:
    """How many it takes."""
    return _table(frame, page, code()).sheets


def drawn(frame: Frame, view: BoardView, page: Prizes, turn: int) -> Iterator[Drawn]:
    """One sheet of it under its title with the whole pool."""
    shown = _table(frame, page, code())
    told = _facts(view, page)
    box = _room_for_facts(frame, shown)
    beside = _beside(view, page) if box is None or not told else ""
    yield from strip.title(frame, _title(page), beside, (turn % shown.sheets + 1, shown.sheets))
    yield from rows.drawn(frame, shown, turn)
    if box is not None and told:
        if frame.upright:
            yield from facts.as_lines(frame, told, box)
        else:
            gap, high = 0.03 * frame.width, min(box.height, _FACT * frame.unit * len(told))
            yield Line(box.x, box.y, box.x, box.y + high, 1, frame.theme.line)
            yield from facts.in_a_column(frame, told, Box(box.x + gap, box.y, box.width - gap, high))


def _room_for_facts(frame: Frame, shown: Table) -> Box | None:
    """What a short list leaves of the page: at its right, or on an upright screen under it; None: too little."""
    grid, area = shown.grid, shown.grid.area
    if grid.sheets > 1:
        return None
    if frame.upright:
        top = area.y + grid.rows * grid.high + 0.08 * frame.unit
        return Box(area.x, top, area.width, area.bottom - top) if area.bottom - top >= 0.3 * area.height else None
    left = area.x + grid.columns * (grid.wide + grid.gap) + 0.02 * frame.width
    return Box(left, area.y, area.right - left, area.height) if area.right - left >= 0.3 * area.width else None


def _facts(view: BoardView, page: Prizes) -> list[Fact]:
    """The whole pool, how many places are paid, and what the next one out gets, in large."""
    shown: list[Fact] = []
    if page.kept:
        shown.append(Fact(_("Still played for"), wording.amount(page.kept, page.currency)))
    elif page.kept is not None:
        shown.append(Fact(_("Still played for"), _("the title")))
    if page.pool:
        shown.append(Fact(_("Prize pool"), wording.amount(page.pool, page.currency)))
    if page.kept is None and page.lines:
        shown.append(Fact(_("Places paid"), str(sum(line.last - line.place + 1 for line in page.lines))))
        if view.winner is None and view.players_left > 1:
            shown.append(words.next_out_fact(view))
    return shown


def _title(page: Prizes) -> str:
    if page.kept is not None:
        return _("Deal made")
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
    columns = (Column(right=True), Column(right=True, most=12), Column(elastic=True, most=10))
    area = strip.measures(frame).body(frame)
    return rows.table(frame, area, columns, lines, left=rows.EDGED, largest=0.155, most_columns=2, stretched=1.0)


def _row(frame: Frame, line: PrizeLine, currency: str) -> Row:
    theme = frame.theme
    first, last = line.places
    place = str(first) if first == last else f"{first} – {last}"
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
