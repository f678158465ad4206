"""A page as lines of text for a chat: what it is, what has to be known of it, and its rows in short."""

from collections import Counter
from collections.abc import Iterator

from tournament.language import gettext as _
from tournament.reports.page import (
    Cell,
    Chart,
    Column,
    Kind,
    Listing,
    Mark,
    Page,
    Part,
    Row,
    Slip,
    Slips,
    Table,
    Words,
)
from tournament.wording.printed import shown
from tournament.wording.values import isolated

_COUNTS = frozenset({Kind.NUMBER, Kind.CHIPS, Kind.PLACE})
"""What says nothing without the words above it."""

_NUMBERS = frozenset({Kind.MONEY, Kind.POINTS, Kind.PERCENT, Kind.TIME, Kind.LENGTH})
"""What does so only where it is the only one of its kind, points also only where no money stands beside them."""


def text(page: Page) -> str:
    """The page for people who read it on a telephone, without the columns for which there is no room."""
    lines = [page.title, " · ".join((page.heading, *page.about[:1])), *page.about[1:]]
    for part in page.parts:
        lines += _part(page, part)
    return "\n".join(line for line in lines if line)


def _part(page: Page, part: Part) -> Iterator[str]:
    match part:
        case Table():
            yield from _table(page, part)
        case Slips():
            yield from (_slip(slip) for slip in part.slips)
            if not part.slips:
                yield part.empty
        case Words():
            yield part.heading
            yield from part.paragraphs
        case Listing():
            yield part.heading
            yield from part.text.splitlines()
        case Chart():
            pass  # a picture; what it shows stands in the rows


def _table(page: Page, table: Table) -> Iterator[str]:
    if table.captioned:
        yield table.caption
    if not table.rows:
        yield table.empty
    for row in table.rows:
        yield _row(page, table, row)
    if table.total is not None:
        yield _row(page, table, table.total)


def _row(page: Page, table: Table, row: Row) -> str:
    """`1. Anna, €70`, `Paid by players: €140`: a place or number, then whom or what it is about, then the rest."""
    cells = [
        (cell, column)
        for cell, column in zip(row.cells, table.columns, strict=True)
        if column.shown and not column.spare and not column.blank
    ]
    if not cells:
        return ""
    begin = ""
    if not cells[0][1].lead and cells[0][1].kind in {Kind.PLACE, Kind.NUMBER} and Mark.HEAD not in row.marks:
        place, column = cells.pop(0)
        number = shown(place, column, page)
        begin = f"{number}. " if number else "– " if column.kind is Kind.PLACE else ""
    lead = next((number for number, (_cell, column) in enumerate(cells) if column.lead), 0)
    about, column = cells.pop(lead)
    words = shown(about, column, page)
    rest = ", ".join(_said(page, cells, of_hand=column.kind is Kind.NAMES))
    if column.kind is Kind.NAME:
        return begin + ", ".join(filter(None, (isolated(words), rest)))
    return begin + ": ".join(filter(None, (words, rest)))


def _said(page: Page, cells: list[tuple[Cell, Column]], *, of_hand: bool) -> Iterator[str]:
    """Numbers under their headings where nothing else tells what they count.

    `of_hand`: the line is about those who played a hand; other names and shares say nothing without their headings.
    """
    kinds = Counter(column.kind for _cell, column in cells)
    for cell, column in cells:
        words = shown(cell, column, page)
        if column.kind is Kind.NAME:
            words = isolated(words)
        alone = kinds[column.kind] == 1 and not (column.kind is Kind.POINTS and kinds[Kind.MONEY])
        headed = column.kind in _COUNTS or (column.kind in _NUMBERS and not alone)
        if words and (headed or (of_hand and column.kind in {Kind.NAMES, Kind.PERCENT})):
            words = _("{label} {value}").format(label=column.heading, value=words)
        if words and cell.note:
            words = _("{words} ({note})").format(words=words, note=cell.note)
        if words or cell.note:
            yield words or cell.note


def _slip(slip: Slip) -> str:
    pairs = (*slip.lines, *((slip.total,) if slip.total else ()))
    return ", ".join(filter(None, (isolated(slip.name), slip.large, *(" ".join(pair) for pair in pairs))))
