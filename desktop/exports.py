"""What leaves the desk: the reports of an evening as files, as a page to open, as text or as a picture to paste."""

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from db.errors import StorageTrouble
from db.shelf import Shelf
from desktop import pictures
from desktop.bridge import Bridge
from desktop.evening_seasons import season_page, standings_page
from desktop.sheets import Sheet
from templates.filenames import beside, file_stem
from templates.files import write_files
from templates.sheets import plain
from templates.sheets.csv_sheet import csv_file
from templates.sheets.hands import hands_phhs
from templates.sheets.json_report import json_file
from templates.web import html
from tournament.club.house_style import HouseStyle
from tournament.names import Instant, TableNo
from tournament.reports import catalogue
from tournament.reports.page import Page
from tournament.state import Tournament

PAGES = "standings"
PAGE = "{name}-{n}.html"
"""The page that the browser shows: folder and file beside the shelf, one for each report of each evening."""

FORMATS = ("html", "csv", "xlsx", "json", "pdf", "png")
"""In which the reports leave."""
STANDINGS, HANDS, BOARD, WORKBOOK, RESULTS = "standings", "hands", "board", "results", "results.json"


@dataclass(frozen=True, slots=True)
class Wish:
    """Which files are wanted.

    Attributes:
        reports: by their fixed names.
        formats: of `FORMATS`.
        separator: between the cells of a CSV.
        paper: `a4` or `letter`.
        called: what their names begin with; empty: they are called as the reports are.
        anew: whether they stand beside files of the same names; else these are replaced.
    """

    reports: tuple[str, ...]
    formats: tuple[str, ...]
    separator: str = ","
    paper: str = "a4"
    called: str = ""
    anew: bool = True


Making = Callable[[], bytes]


def made(bridge: Bridge, name: str, texts: Sequence[str] | None = None, table: TableNo | None = None) -> Page:
    """The report of that name, as it is now.

    `texts`: the hands, where they have been read already; `table`: only the hands of that one.

    Raises:
        StorageTrouble: of hands, as `Shelf.hand_texts` says; of a season, its evenings cannot be read.
    """
    of_hands = catalogue.of_hands(name)
    if of_hands is not None:
        return of_hands.make(bridge.state, hand_texts(bridge) if texts is None else texts, table)
    if name == STANDINGS:
        return standings_page(bridge)
    report = catalogue.of_name(name)
    if report is not None:
        return report.page(bridge.state, bridge.now(), bridge.evening.steps)
    page = season_page(bridge, name)
    if page is None:
        raise KeyError(name)
    return page


def hand_texts(bridge: Bridge) -> Sequence[str]:
    """Every hand that still counts, in order.

    Raises:
        StorageTrouble: as `Shelf.hand_texts` says.
    """
    return tuple(bridge.shelf.hand_texts(bridge.evening.number, bridge.evening.steps))


def style(bridge: Bridge) -> HouseStyle:
    """What the club's pages look like."""
    return bridge.club.state.house_style


# ---- files -----------------------------------------------------------------------------------------------------------


def files(bridge: Bridge, wish: Wish, pages: Mapping[str, Page], texts: Sequence[str]) -> dict[str, Making]:
    """What is to be written, by file name, each to be made when it is called.

    Args:
        bridge: the evening, whose board is among the pictures.
        wish: which files.
        pages: the reports that are wished for, by name.
        texts: the hands as PHH.
    """
    found = of_pages(pages, wish, style(bridge))
    if HANDS in pages and texts and {"csv", "json"} & set(wish.formats):
        found[f"{HANDS}.phhs"] = partial(hands_phhs, texts)
    if STANDINGS in pages and "json" in wish.formats:
        found[RESULTS] = partial(_results, bridge.state, bridge.now())
    if "png" in wish.formats and pages:
        found[f"{BOARD}.png"] = partial(pictures.board, bridge.state, bridge.now())
    return called(found, wish)


def of_pages(pages: Mapping[str, Page], wish: Wish, look: HouseStyle, workbook: str = WORKBOOK) -> dict[str, Making]:
    """The files of these pages alone; `workbook`: what the one of them all is called."""
    found: dict[str, Making] = {}
    for name, page in pages.items():
        found.update(_of_page(name, page, wish, look))
    sheets = [page for page in pages.values() if page.table is not None]
    if "xlsx" in wish.formats and sheets:
        found[f"{workbook}.xlsx"] = partial(_workbook, sheets)
    return found


def called(found: Mapping[str, Making], wish: Wish) -> dict[str, Making]:
    """The same with names that begin as it is wished."""
    begin = file_stem(wish.called) if wish.called.strip() else ""
    return {f"{begin} - {name}" if begin else name: making for name, making in found.items()}


def _of_page(name: str, page: Page, wish: Wish, look: HouseStyle) -> Iterator[tuple[str, Making]]:
    report = catalogue.of_name(name)
    for kind in wish.formats:
        match kind:
            case "html":
                yield f"{name}.html", partial(_html, page, look)
            case "csv" if page.table is not None:
                yield f"{name}.csv", partial(csv_file, page, wish.separator)
            case "json":
                yield f"{name}.json", partial(json_file, page)
            case "pdf" if report is None or report.printable:
                yield f"{name}.pdf", partial(pdf, page, look, wish.paper)
            case "png" if pictures.is_picture(page):
                yield f"{name}.png", partial(pictures.table, page)


def _html(page: Page, look: HouseStyle) -> bytes:
    return html.page(page, look).encode()


def _results(state: Tournament, at: Instant) -> bytes:
    from templates.sheets.results_json import results_json

    return results_json(state, at)


def _workbook(pages: Sequence[Page]) -> bytes:
    from templates.sheets.workbook import xlsx_file

    return xlsx_file(pages)


def pdf(page: Page, look: HouseStyle, paper: str) -> bytes:
    """The printout for paper, which is `a4` or `letter`."""
    from templates.paper.pdf import pdf_file

    return pdf_file(page, look, paper)


def export(bridge: Bridge, folder: Path, wish: Wish) -> tuple[str, ...]:
    """Make them all at once and write them; their names.

    Raises:
        StorageTrouble: as `hand_texts` and `place` say.
    """
    texts = hand_texts(bridge)
    pages = {name: made(bridge, name, texts) for name in wish.reports}
    contents = {name: make() for name, make in files(bridge, wish, pages, texts).items()}
    return place(folder, contents, anew=wish.anew)


def place(folder: Path, contents: Mapping[str, bytes], *, anew: bool) -> tuple[str, ...]:
    """Write them into the folder, beside files of the same names or in their stead; what they are called there.

    Raises:
        StorageTrouble: the folder or a file cannot be written; then nothing has been.
    """
    if not anew:
        return _write(folder, contents)
    names = beside(tuple(contents), partial(is_taken, folder))
    return _write(folder, {names[name]: content for name, content in contents.items()})


def is_taken(folder: Path, name: str) -> bool:
    """Whether anything lies there; where nothing can lie, nothing does."""
    return os.path.lexists(folder / name)


def save(file: str, content: bytes) -> None:
    """Write one file.

    Raises:
        StorageTrouble: it cannot be written.
    """
    path = Path(file)
    _write(path.parent, {path.name: content})


def save_page(bridge: Bridge, page: Page, file: str) -> None:
    """Write a printout as a page for a browser.

    Raises:
        StorageTrouble: it cannot be written.
    """
    save(file, _html(page, style(bridge)))


def open_page(bridge: Bridge, page: Page, look: HouseStyle | None = None) -> Path:
    """Write that report beside the shelf for the browser and return its path, always the same one.

    `look`: another than the club's.

    Raises:
        StorageTrouble: it cannot be written.
    """
    return place_page(bridge.shelf, page, look or style(bridge), bridge.evening.number)


def place_page(shelf: Shelf, page: Page, look: HouseStyle, number: int) -> Path:
    """The same of any page; `number`: of its evening, season or person.

    Raises:
        StorageTrouble: it cannot be written.
    """
    folder, name = shelf.path.parent / PAGES, PAGE.format(name=page.name, n=number)
    _write(folder, {name: _html(page, look)})
    return folder / name


def _write(folder: Path, contents: Mapping[str, bytes]) -> tuple[str, ...]:
    new = [place for place in (folder, *folder.parents) if not os.path.lexists(place)]
    try:
        write_files(folder, contents)
    except OSError as error:
        for each in new:  # a full disk leaves no empty folder
            with suppress(OSError):
                each.rmdir()
        raise StorageTrouble("cannot_write", file=str(folder), detail=error.strerror or str(error)) from error
    return tuple(contents)


# ---- to paste --------------------------------------------------------------------------------------------------------


def as_text(page: Page) -> str:
    """Its lines for a chat."""
    return plain.text(page)


def as_sheet(page: Page) -> Sheet:
    """The same, to be painted as a picture."""
    return pictures.sheet(page)
