"""How long what leaves the house takes: 1,500 players beside the bare libraries, and a season of sixty nights."""

import gc
import statistics
import time
from collections.abc import Callable, Sequence
from functools import partial
from io import BytesIO

from fpdf import FPDF
from jinja2 import Environment
from openpyxl import Workbook
from simpleeval import SimpleEval

from templates import typeface
from templates.paper import pdf
from templates.sheets import workbook
from templates.sheets.csv_sheet import csv_file
from templates.web import html
from tests.fakes import MINUTE, Night, created
from tournament.club import Roster
from tournament.club.roster import Player
from tournament.events.seasons import Scoring, Season
from tournament.names import PlayerId
from tournament.reports.page import Page
from tournament.reports.season import season_page
from tournament.reports.standings import standings
from tournament.seasons import formula
from tournament.seasons.results import EveningResult, PersonResult
from tournament.seasons.table import season_table
from tournament.wording.printed import shown

PLAYERS, TIMES = 1_500, 5
EVENINGS, GUESTS = 60, 900
POINTS = "10 * sqrt(n) / sqrt(place) * (1 + log10(b + 0.25)) if place <= n * 0.15 else 0"


def median_ms(work: Callable[[], object], times: int = TIMES) -> float:
    """The median of several times, after one to get warm."""
    gc.disable()  # as main.py does
    work()
    taken = []
    for _ in range(times):
        begun = time.perf_counter()
        work()
        taken.append((time.perf_counter() - begun) * 1_000)
    gc.enable()
    return statistics.median(taken)


def large_page() -> Page:
    """The standings of a large evening."""
    night = Night(created(name="Large")).enter(*(f"Player {n:04}" for n in range(PLAYERS))).draw().start()
    night.clock.forward(30 * MINUTE)
    return standings(night.evening.state)


def cells(page: Page) -> list[list[str]]:
    """The table's words, ready for somebody who only has to lay them out."""
    assert page.table is not None
    columns = [(place, column) for place, column in enumerate(page.table.columns) if column.shown]
    return [[shown(row.cells[place], column, page) for place, column in columns] for row in page.table.rows]


def bare_html(rows: Sequence[Sequence[str]]) -> str:
    """The same words in a bare table of Jinja2."""
    row = "{% for row in rows %}<tr>{% for cell in row %}<td>{{ cell }}</td>{% endfor %}</tr>{% endfor %}"
    return Environment(autoescape=True).from_string(row).render(rows=rows)


def bare_pdf(rows: Sequence[Sequence[str]]) -> bytes:
    """The same words in a table of fpdf2's own, in the same type."""
    paper = FPDF(format="A4")
    paper.add_font("Inter", fname=typeface.FONTS / "Inter-Regular.otf")
    paper.set_font("Inter", size=10)
    paper.add_page()
    with paper.table(first_row_as_headings=False) as table:
        for cells_of_row in rows:
            row = table.row()
            for cell in cells_of_row:
                row.cell(cell)
    return bytes(paper.output())


def bare_workbook(rows: Sequence[Sequence[str]]) -> bytes:
    """The same words in a sheet of openpyxl, written as it goes."""
    book = Workbook(write_only=True)
    sheet = book.create_sheet("Standings")
    for row in rows:
        sheet.append(list(row))
    kept = BytesIO()
    book.save(kept)
    return kept.getvalue()


def season_of(formula_text: str) -> Season:
    """The whole year."""
    return Season("2026", "2026-01-01", "2026-12-31", scoring=Scoring(formula_text, best=20))


def nights() -> tuple[EveningResult, ...]:
    """Sixty evenings of nine hundred people each, everybody a place further every night."""
    found = []
    for night in range(EVENINGS):
        people = tuple(
            PersonResult(PlayerId(1 + (place * 7 + night * 13) % GUESTS), f"Player {place}", place + 1, cost=2_000)
            for place in range(GUESTS)
        )
        day = f"2026-{1 + night // 28:02}-{1 + night % 28:02}"
        found.append(
            EveningResult(
                night + 2, f"Night {night}", day, False, 1_000, 2_000, "EUR", "Club", 2_000, 0, GUESTS * 2_000, 0,
                GUESTS, 0, 0, people,
            )
        )  # fmt: skip
    return tuple(found)


def beside(name: str, ours: float, peer: str, theirs: float, more: str = "") -> None:
    """One line."""
    print(f"{name}: {ours:.0f} ms, {ours / theirs:.1f} of {peer} ({theirs:.0f} ms){more}", flush=True)


def files() -> None:
    """Fifteen hundred players, each file beside the bare library that it is made with."""
    page = large_page()
    rows = cells(page)
    size = f"; {len(html.page(page).encode()) / 1_000:.0f} kB"
    bare = median_ms(partial(bare_html, rows))
    beside("HTML, 1,500 players", median_ms(partial(html.page, page)), "a bare table", bare, size)
    bare = median_ms(partial(bare_pdf, rows), 2)
    beside("PDF, 1,500 players", median_ms(partial(pdf.pdf_file, page)), "fpdf2's table", bare)
    ours = median_ms(partial(workbook.xlsx_file, [page]))
    beside("XLSX, 1,500 players", ours, "bare cells", median_ms(partial(bare_workbook, rows)))
    print(f"CSV, 1,500 players: {median_ms(partial(csv_file, page)):.0f} ms", flush=True)


def seasons() -> None:
    """A season of sixty evenings of nine hundred people, and its formula beside the library's own evaluation."""
    results = nights()
    roster = Roster(players={PlayerId(n): Player(PlayerId(n), f"Player {n}") for n in range(1, GUESTS + 1)})
    season = season_of(POINTS)
    table = season_table(season, results, roster)
    taken = median_ms(partial(season_table, season, results, roster), 3)
    page = median_ms(partial(season_page, table), 3)
    print(
        f"season: {EVENINGS} evenings of {GUESTS} reckoned in {taken:.0f} ms, its page made in {page:.0f} ms",
        flush=True,
    )
    read = formula.read(POINTS)
    values = {"n": 900.0, "place": 20.0, "b": 20.0, "entries": 900.0, "players": 900.0, "buy_in": 20.0}
    known = {name: values[name] for name in read.names}
    plain = SimpleEval(functions={"sqrt": lambda x: x**0.5, "log10": lambda x: x}, names=values)
    parsed = plain.parse(POINTS)

    def often(work: Callable[[], object]) -> None:
        for _ in range(1_000):
            work()

    ours = median_ms(partial(often, partial(read.points, known)))
    theirs = median_ms(partial(often, partial(plain.eval, POINTS, parsed)))
    beside("a thousand points by the formula", ours, "simpleeval alone", theirs)


def main() -> None:
    """Files, then seasons."""
    files()
    seasons()
