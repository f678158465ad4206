"""Pictures for files: the board of an evening as the room would see it, and its reports as sheets.

`main` paints them for the console, in a process of its own and without a screen.
"""

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from PyQt6.QtCore import QBuffer, QIODevice
from PyQt6.QtGui import QImage
from PyQt6.QtWidgets import QApplication

from db.errors import StorageTrouble
from db.shelf import Shelf
from desktop import look, sheets, typeface
from desktop.display.contact import picture
from desktop.display.looks.style import USUAL, Style
from desktop.sheets import Heading, Sheet
from templates.files import write_files
from tournament import wording
from tournament.board import view
from tournament.club import facts
from tournament.language import gettext as _
from tournament.names import Instant
from tournament.remembered import Folded
from tournament.reports import catalogue, evening_seasons
from tournament.reports import page as printouts
from tournament.reports.page import Kind, Mark, Page, Table, Words
from tournament.reports.season_book import SeasonBook
from tournament.seasons.of_evening import SEASON
from tournament.state import Tournament
from tournament.wording.printed import shown
from tournament.wording.values import isolated

BOARD = (1920, 1080)


def board(state: Tournament, at: Instant, style: Style = USUAL) -> bytes:
    """The board at that instant as a PNG."""
    return png(picture(view.view(state, at), BOARD, style))


def table(page: Page) -> bytes:
    """The tables of that report as a PNG, all on one sheet."""
    return png(sheets.picture(sheet(page)))


def is_picture(page: Page) -> bool:
    """Whether there is a table in it that is for everybody's eyes; slips and money are not for the chat."""
    public = page.name in PUBLIC or page.name.startswith(f"{SEASON}-")  # an evening may count for several
    return public and any(isinstance(part, Table) for part in page.parts)


PUBLIC = frozenset({"standings", "prizes", "seating", "seats", "structure", SEASON, "player"})
"""The tables of results."""


def sheet(page: Page) -> Sheet:
    """What of the report is painted: its tables below one another, those with other columns than the first left out."""
    tables = [part for part in page.parts if isinstance(part, Table)]
    if not tables:
        return Sheet(page.title, (page.heading, *page.about), (Heading(""),), ())
    first = tables[0]
    tables = [each for each in tables if _heads(each) == _heads(first)]
    rows: list[tuple[str, ...]] = []
    heads, bold = set(), set()
    for each in tables:
        if len(tables) > 1:
            heads.add(len(rows))
            rows.append((each.caption, *[""] * (len(_seen(first)) - 1)))
        for row in (*each.rows, *([each.total] if each.total is not None else [])):
            if Mark.FIRST in row.marks or row is each.total:
                bold.add(len(rows))
            rows.append(_cells(page, each, row))
    filled = [n for n in range(len(_seen(first))) if not rows or any(row[n] for row in rows)] or [0]
    headings = [_heading(column) for column in _seen(first)]
    return Sheet(
        page.title,
        (page.heading, *page.about, *_words_above(page)),
        [headings[n] for n in filled],
        [tuple(row[n] for n in filled) for row in rows],
        frozenset(heads),
        frozenset(bold),
    )


def _words_above(page: Page) -> Iterator[str]:
    """What is said before the first table, as that a deal was made: it explains the amounts below."""
    for part in page.parts:
        if isinstance(part, Table):
            return
        if isinstance(part, Words):
            yield from filter(None, (part.heading, *part.paragraphs))


def _seen(table: Table) -> list[printouts.Column]:
    return [column for column in table.columns if column.shown]


def _heads(table: Table) -> list[str]:
    return [column.key for column in _seen(table)]


def _heading(column: printouts.Column) -> Heading:
    return Heading(column.heading, number=column.kind.is_number, strong=column.lead)


def _cells(page: Page, table: Table, row: printouts.Row) -> tuple[str, ...]:
    pairs = zip(table.columns, row.cells, strict=True)
    return tuple(_cell(page, column, cell) for column, cell in pairs if column.shown)


def _cell(page: Page, column: printouts.Column, cell: printouts.Cell) -> str:
    said = shown(cell, column, page)
    if column.kind is Kind.NAME and said:
        said = isolated(said)
    pair = (said, cell.note)
    return " · ".join(filter(None, reversed(pair) if column.kind.is_number else pair))


def png(image: QImage) -> bytes:
    """The picture as a PNG."""
    kept = QBuffer()
    kept.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(kept, "PNG")
    return kept.data().data()


# ---- for the console -------------------------------------------------------------------------------------------------


def main(arguments: Sequence[str]) -> int:
    """Write the pictures of a stored evening, without a window; what went wrong stands on the error stream.

    The child process of `main.py export`: the console knows no Qt.
    """
    parser = argparse.ArgumentParser(prog="main.py pictures")
    parser.add_argument("--db", type=Path, required=True)
    parser.add_argument("--stream", type=int, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--reports", default="")
    asked = parser.parse_args(list(arguments))
    _application = desk_without_a_screen()
    try:
        names = write(asked.db, asked.stream, asked.out, tuple(filter(None, asked.reports.split(","))))
    except (StorageTrouble, OSError) as trouble:
        why = wording.refusal(trouble) if isinstance(trouble, StorageTrouble) else str(trouble)
        sys.stderr.write(f"{why}\n")
        return 2
    sys.stdout.write("".join(f"{name}\n" for name in names))
    return 0


def paint(page: Page) -> int:
    """Paint that report onto standard output; one that is not for everybody's eyes is refused on the error stream."""
    if not is_picture(page):
        said = _("“{report}” is no table of results, and only those are painted.").format(report=page.heading)
        sys.stderr.write(f"{said}\n")
        return 2
    _application = desk_without_a_screen()
    sys.stdout.buffer.write(table(page))
    sys.stdout.flush()
    return 0


def desk_without_a_screen() -> QApplication:
    """What paints, in the desk's type."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = QApplication(sys.argv[:1])
    look.apply(application, typeface.load())
    return application


def write(db: Path, stream: int, folder: Path, names: Sequence[str]) -> tuple[str, ...]:
    """Write the board and those of the reports that are pictures; the names of the files.

    Raises:
        StorageTrouble: the evening cannot be read; OSError: a file cannot be written.
    """
    with Shelf.open(db, write=False) as shelf:
        log = shelf.read_evening(stream)
        pages = tuple(_pages(shelf, stream, log, names))
    found = {"board.png": board(log.state, log.state.last)}
    found.update((f"{page.name}.png", table(page)) for page in pages if is_picture(page))
    write_files(folder, found)
    return tuple(found)


def _pages(shelf: Shelf, stream: int, log: Folded[Tournament], names: Sequence[str]) -> Iterator[Page]:
    state, roster = log.state, facts.read(shelf.read(shelf.club_stream()))
    book = SeasonBook(shelf.evening_results)
    for name in names:
        report = catalogue.of_name(name)
        if name == "standings":
            yield evening_seasons.standings_page(state, state.last, stream, roster, book, log)
        elif name == SEASON:
            yield from evening_seasons.season_pages(state, state.last, stream, roster, book)
        elif report is not None:
            yield report.make(state, state.last)
