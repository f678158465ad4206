"""The tables of a printout as the desk's lists show them: the same cells in the same words as on paper."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from desktop.director.lists import Column, Row
from tournament.reports import page as printouts
from tournament.reports.page import Cell, Chart, Kind, Listing, Mark, Page, Slip, Slips, Table, Words
from tournament.wording.printed import shown

LEAD_SHARE, NAMES_SHARE, WORDS_SHARE = 4, 3, 2


@dataclass(frozen=True, slots=True)
class Listed:
    """One list of the desk.

    Attributes:
        name: what it is called, for those who hear it.
        columns, rows: what stands in it.
        empty: the sentence that stands there without rows.
        caption: what stands above it; empty: nothing.
    """

    name: str
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    empty: str
    caption: str = ""


@dataclass(frozen=True, slots=True)
class Said:
    """Sentences below a heading, which may be empty."""

    heading: str
    text: str


@dataclass(frozen=True, slots=True)
class Kept:
    """The same, line by line as it was written."""

    heading: str
    text: str


@dataclass(frozen=True, slots=True)
class Drawn:
    """A drawing below its heading, and what it shows in a sentence."""

    heading: str
    text: str
    chart: Chart


@dataclass(frozen=True, slots=True)
class Cards:
    """Slips: what they are called, for those who hear it, and the sentence that stands there without any."""

    name: str
    slips: tuple[Slip, ...]
    empty: str


Block = Listed | Said | Kept | Drawn | Cards


def blocks(page: Page) -> Iterator[Block]:
    """What the desk shows of a printout, from top to bottom."""
    for part in _together(page.parts):
        match part:
            case Slips():
                yield Cards(page.heading, part.slips, part.empty)
            case Words():
                yield Said(part.heading, "\n\n".join(part.paragraphs))
            case Chart():
                yield Drawn(part.heading, part.says, part)
            case Listing():
                yield Kept(part.heading, part.text)
            case list():
                yield listed(page, part)


def listed(page: Page, tables: Sequence[Table]) -> Listed:
    """Tables with the same columns as one list; where there are several, each begins with its caption."""
    first = tables[0]
    rows: list[Row] = []
    for table in tables:
        if len(tables) > 1:
            rows.append(_caption(table))
        rows += [_row(page, table, row, number) for number, row in enumerate(table.rows)]
        if table.total is not None:
            rows.append(_row(page, table, table.total, -1))
    alone = len(tables) == 1
    if not any(table.rows for table in tables):
        rows = []
    return Listed(
        first.caption if alone else page.heading,
        columns(first),
        tuple(rows),
        first.empty,
        first.caption if alone and first.captioned else "",
    )


def _together(
    parts: Sequence[printouts.Part],
) -> Iterator[list[Table] | Slips | Words | Listing | Chart]:
    """The parts of a page: tables of the same columns that follow one another as one, and so are listings."""
    for (same, _columns), group in groupby(parts, _likeness):
        found = list(group)
        if same is Table:
            yield [part for part in found if isinstance(part, Table)]
        elif same is Listing:
            yield _joined([part for part in found if isinstance(part, Listing)])
        else:
            yield from (part for part in found if not isinstance(part, Table))


def _likeness(part: printouts.Part) -> tuple[type, object]:
    return type(part), columns(part) if isinstance(part, Table) else None


def _joined(listings: Sequence[Listing]) -> Listing:
    """An evening's hands by the thousand stand in one text."""
    if len(listings) == 1:
        return listings[0]
    return Listing("", "\n\n".join(f"{each.heading}\n{each.text.rstrip()}" for each in listings))


def columns(table: Table) -> tuple[Column, ...]:
    """Its columns that people see; names share the room, and what they are about has most of it."""
    seen = [column for column in table.columns if column.shown]
    shares = [_share(column) for column in seen]
    if seen and not any(shares):
        last = next((n for n in reversed(range(len(seen))) if not seen[n].kind.is_number), len(seen) - 1)
        shares[last] = WORDS_SHARE
    return tuple(
        Column(
            column.heading,
            number=column.kind.is_number,
            stretch=share,
            strong=column.lead,
            spare=column.spare and not share,
        )
        for column, share in zip(seen, shares, strict=True)
    )


def _share(column: printouts.Column) -> int:
    if column.kind.is_number:
        return 0
    if column.lead:
        return LEAD_SHARE
    return NAMES_SHARE if column.kind in (Kind.NAME, Kind.NAMES) else 0


def text(page: Page, column: printouts.Column, cell: Cell) -> str:
    """What stands in a cell, with its remark behind it.

    When a stack was counted stands on the Tables page, and is too long for this list.
    """
    note = "" if column.kind is Kind.CHIPS else cell.note
    return " · ".join(filter(None, (shown(cell, column, page), note)))


def _row(page: Page, table: Table, row: printouts.Row, number: int) -> Row:
    pairs = [(column, cell) for column, cell in zip(table.columns, row.cells, strict=True) if column.shown]
    return Row(
        tuple(text(page, column, cell) for column, cell in pairs),
        key=(table.key, table.caption, number, next((cell.value for column, cell in pairs if column.lead), None)),
        muted=Mark.QUIET in row.marks,
        marked=Mark.FIRST in row.marks,
        strong=Mark.HEAD in row.marks or number < 0,
    )


def _caption(table: Table) -> Row:
    """In the column that has most room."""
    seen = columns(table)
    widest = max(range(len(seen)), key=lambda n: seen[n].stretch)
    return Row(
        tuple(table.caption if n == widest else "" for n in range(len(seen))),
        key=(table.key, table.caption),
        marked=True,
    )
