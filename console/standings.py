"""The standings and the cash sheet as tables on a terminal."""

from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

from rich.cells import cell_len

from console.choice import choose
from console.errors import one_line
from db.shelf import Shelf
from tournament.language import gettext as _
from tournament.reports.cash import cash
from tournament.reports.page import Cell, Column, Kind, Page, Table, Words
from tournament.reports.standings import standings as standings_page
from tournament.wording.printed import of_kind, shown

_WORDS = frozenset({Kind.TEXT, Kind.NAME, Kind.NAMES})
_KEEPING_APART = dict.fromkeys(map(ord, "\N{FIRST STRONG ISOLATE}\N{POP DIRECTIONAL ISOLATE}"))
"""What keeps a name apart from the words around it; a terminal would only show that it knows no such sign."""


def standings(asked: Namespace) -> int:
    """The command `standings`: print them, or the cash sheet, from the stored log, also while a desk has it open."""
    with Shelf.open(Path(asked.db), write=False) as shelf:
        state = shelf.read_evening(choose(shelf, asked.evening).stream).state
    print(text(cash(state) if asked.cash else standings_page(state)), end="")
    return 0


def text(page: Page) -> str:
    """The printout with its tables as a terminal shows them; lines end with a line feed."""
    lines = [page.title, " · ".join((page.heading, *page.about[:1])), *page.about[1:]]
    if page.facts:
        lines.append(", ".join(_fact(page, fact.label, fact.cell, fact.kind) for fact in page.facts))
    for part in page.parts:
        if isinstance(part, Words):
            lines += ["", *part.paragraphs]
        elif isinstance(part, Table):
            lines += ["", *_table(page, part)]
    if page.foot:
        lines += ["", page.foot]
    return "".join(f"{one_line(line.translate(_KEEPING_APART))}\n" for line in lines)


def _fact(page: Page, label: str, cell: Cell, kind: Kind) -> str:
    said = _("{label} {value}").format(label=label, value=of_kind(cell, kind, page))
    return _noted(said, cell)


def _table(page: Page, table: Table) -> Iterator[str]:
    """The rows in columns as wide as their widest cell, counted as a terminal does; columns of nothing fall away."""
    if table.captioned:
        yield table.caption
    if not table.rows and table.total is None:
        yield table.empty
        return
    whole = (*table.rows, *((table.total,) if table.total else ()))
    rows = [[_cell(page, cell, of) for cell, of in zip(row.cells, table.columns, strict=True)] for row in whole]
    kept = [place for place, of in enumerate(table.columns) if of.shown and any(row[place] for row in rows)]
    # Beside a caption headings that only say "What" and "Amount" say nothing.
    heads = [] if table.captioned and len(kept) <= 2 else [[of.heading for of in table.columns]]
    widths = {place: max(cell_len(row[place]) for row in (*heads, *rows)) for place in kept}
    for row in (*heads, *rows):
        yield "  ".join(_wide(row[place], widths[place], table.columns[place]) for place in kept).rstrip()


def _cell(page: Page, cell: Cell, column: Column) -> str:
    return _noted(shown(cell, column, page), cell)


def _noted(said: str, cell: Cell) -> str:
    if not cell.note:
        return said
    return _("{words} ({note})").format(words=said, note=cell.note) if said else cell.note


def _wide(said: str, width: int, column: Column) -> str:
    blanks = " " * (width - cell_len(said))
    return said + blanks if column.kind in _WORDS else blanks + said
