"""The files in which an evening or a season leaves the house."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from enum import StrEnum
from functools import partial

from templates.paper.pdf import pdf_file
from templates.sheets.csv_sheet import csv_file
from templates.sheets.hands import hands_phhs
from templates.sheets.json_report import json_file
from templates.sheets.results_json import results_json
from templates.sheets.workbook import xlsx_file
from templates.web import html
from tournament.club.house_style import PLAIN, HouseStyle
from tournament.history import Stored
from tournament.names import Instant
from tournament.reports.cash import cash
from tournament.reports.page import Page
from tournament.reports.standings import standings
from tournament.state import Tournament

Making = Callable[[], bytes]

RESULTS, HANDS, WORKBOOK = "results.json", "hands.phhs", "results"


class Format(StrEnum):
    """In which reports leave; pictures are the desk's."""

    HTML = "html"
    CSV = "csv"
    XLSX = "xlsx"
    JSON = "json"
    PDF = "pdf"


def report_files(
    pages: Sequence[Page],
    formats: Collection[Format],
    *,
    style: HouseStyle = PLAIN,
    separator: str = ",",
    paper: str = "a4",
    workbook: str = WORKBOOK,
    unprinted: Collection[str] = (),
) -> Mapping[str, bytes]:
    """All files of these pages, by the names of their reports.

    A page without rows has no CSV and no sheet in the workbook.

    Args:
        pages: the reports.
        formats: in which they are wanted.
        style: of HTML and PDF.
        separator: between the cells of a CSV.
        paper: of a PDF, `a4` or `letter`.
        workbook: what the one workbook of all pages is called, without its ending.
        unprinted: names of reports that make no sense on paper.
    """
    found: dict[str, Making] = {}
    for page in pages:
        name = page.name
        if Format.HTML in formats:
            found[f"{name}.html"] = partial(_html, page, style)
        if Format.CSV in formats and page.table is not None:
            found[f"{name}.csv"] = partial(csv_file, page, separator)
        if Format.JSON in formats:
            found[f"{name}.json"] = partial(json_file, page)
        if Format.PDF in formats and name not in unprinted:
            found[f"{name}.pdf"] = partial(pdf_file, page, style, paper)
    sheets = [page for page in pages if page.table is not None]
    if Format.XLSX in formats and sheets:
        found[f"{workbook}.xlsx"] = partial(xlsx_file, sheets)
    return {name: making() for name, making in found.items()}


def _html(page: Page, style: HouseStyle) -> bytes:
    return html.page(page, style).encode()


FILES = ("standings.html", "standings.csv", "cash.html", "cash.csv", HANDS, RESULTS)
"""Of `result_files`."""


def result_files(
    state: Tournament,
    hands: Iterable[str],
    at: Instant | None = None,
    style: HouseStyle = PLAIN,
    log: Iterable[Stored] = (),
) -> Mapping[str, bytes]:
    """What every evening leaves behind by itself: standings and money, every hand's text in order, and the results.

    As of that instant (None: the newest fact); `log`: the evening's steps, for what is drawn of them. Where no hand was
    dealt there is no file of them.
    """
    pages = (standings(state, at, log=log), cash(state, at))
    contents = {
        **report_files(pages, (Format.HTML, Format.CSV), style=style),
        HANDS: hands_phhs(hands),
        RESULTS: results_json(state, at),
    }
    return {name: contents[name] for name in FILES if contents[name]}
