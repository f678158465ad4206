"""The files of an evening, from the stored log alone."""

import os
import subprocess
import sys
from argparse import Namespace
from collections.abc import Collection, Sequence
from pathlib import Path

from console.choice import choose
from console.errors import REFUSED, Refused, one_line, unwritable
from db.shelf import Shelf
from templates.files import check_places, write_files
from templates.results import FILES, HANDS, RESULTS, Format, report_files, result_files
from templates.sheets.csv_sheet import SEPARATORS
from templates.sheets.hands import hands_phhs
from templates.sheets.results_json import results_json
from tournament.club import Roster, facts
from tournament.language import gettext as _
from tournament.names import TableNo
from tournament.remembered import Folded
from tournament.reports import catalogue, evening_seasons
from tournament.reports.page import Page
from tournament.reports.season_book import SeasonBook
from tournament.state import Tournament

__all__ = ["FILES", "check_no_result", "export"]

PNG = "png"
FORMATS = (*(each.value for each in Format), PNG)
STANDINGS, OF_SEASON = "standings", "season"
OF_HANDS = tuple(report.name for report in catalogue.OF_HANDS)
"""The reports that no state says all of."""
MAIN = Path(__file__).resolve().parent.parent / "main.py"
PATIENCE = 300
"""Seconds that the pictures may take."""


def check_no_result(db: Path, folder: Path, names: Collection[str] = FILES) -> None:
    """Refuse an evening's file, or a folder, that lies where one of its results would go.

    Raises:
        Refused: it does.
    """
    if db.resolve().parent == folder.resolve() and db.name.casefold() in names:
        raise Refused(_("{file} is where a result would go; give the evening another name.").format(file=db))
    try:
        check_places(folder, names)
    except OSError as error:
        raise unwritable(folder, error) from error


def export(shelf: Shelf, stream: int, folder: Path) -> tuple[str, ...]:
    """Write what every evening leaves behind by itself; the names of the files.

    Those of the same names are replaced, nothing else is touched.

    Raises:
        Refused: the folder cannot be written.
        StorageTrouble: the shelf cannot be read, or hands are missing from it; then nothing has been written.
    """
    log = shelf.read_evening(stream)
    files = result_files(log.state, shelf.hand_texts(stream, log), log=log)
    try:
        write_files(folder, files)
    except OSError as error:
        raise unwritable(folder, error) from error
    return tuple(files)


# ---- the command -----------------------------------------------------------------------------------------------------


def run(asked: Namespace) -> int:
    """The command `export`: write the reports that are wanted as files, also while a desk has the file open."""
    folder, db = Path(asked.out).absolute(), Path(asked.db)
    formats = chosen(asked.formats, FORMATS, _("There is no format {name}; there are {all}."))
    names = chosen(asked.reports, (*reports(), OF_SEASON, *OF_HANDS), _("There is no report {name}; there are {all}."))
    separator = separator_of(asked.separator)
    check_no_result(db, folder)
    with Shelf.open(db, write=False) as shelf:
        stream = choose(shelf, asked.evening).stream
        files = _files(shelf, stream, names, formats, separator=separator, paper=asked.paper)
        path = shelf.path
    check_no_result(db, folder, files)
    try:
        write_files(folder, files)
    except OSError as error:
        raise unwritable(folder, error) from error
    written, trouble = list(files), ""
    if PNG in formats:
        painted, trouble = pictures(path, stream, folder, names)
        written += painted
    said = _("In {folder}: {files}.").format(folder=folder, files=", ".join(written))
    print(one_line(_("{files} The evening itself: {db}.").format(files=said, db=path)))
    if trouble:
        print(one_line(trouble), file=sys.stderr)
        return REFUSED
    return 0


def _files(
    shelf: Shelf, stream: int, names: Sequence[str], formats: Collection[str], *, separator: str, paper: str
) -> dict[str, bytes]:
    log = shelf.read_evening(stream)
    texts = shelf.hand_texts(stream, log) if set(OF_HANDS) & set(names) else ()
    roster, book = club_of(shelf)
    pages: list[Page] = []
    for name in names:
        if name == OF_SEASON:
            pages += evening_seasons.season_pages(log.state, log.state.last, stream, roster, book)
        elif name not in OF_HANDS or texts:
            pages.append(page_of(name, stream, log, (roster, book), texts))
    files = report_files(
        pages,
        [each for each in Format if each.value in formats],
        style=roster.house_style,
        separator=separator,
        paper=paper,
        unprinted=[report.name for report in catalogue.EVENING if not report.printable],
    )
    found = dict(files)
    if Format.JSON in formats and STANDINGS in names:
        found[RESULTS] = results_json(log.state)
    if texts and "hands" in names and {Format.CSV, Format.JSON} & set(formats):
        found[HANDS] = hands_phhs(texts)
    return found


def page_of(
    name: str,
    stream: int,
    log: Folded[Tournament],
    club: tuple[Roster, SeasonBook],
    texts: Sequence[str],
    table: TableNo | None = None,
) -> Page:
    """The report of that name as it is at the evening's newest fact; `table`: only the hands of that one."""
    if name == STANDINGS:
        return evening_seasons.standings_page(log.state, log.state.last, stream, *club, log)
    of_hands = catalogue.of_hands(name)
    if of_hands is not None:
        return of_hands.make(log.state, texts, table)
    report = catalogue.of_name(name)
    if report is None:
        raise KeyError(name)
    return report.page(log.state, log.state.last, log)


def club_of(shelf: Shelf) -> tuple[Roster, SeasonBook]:
    """The club of that file, and its seasons, which are reckoned once they are asked for.

    Raises:
        StorageTrouble: it cannot be read.
    """
    return facts.read(shelf.read(shelf.club_stream())), SeasonBook(shelf.evening_results)


def reports() -> tuple[str, ...]:
    """The names of those that the state of an evening says all of."""
    return tuple(report.name for report in catalogue.EVENING)


def chosen(wanted: str | None, known: Sequence[str], refusal: str) -> tuple[str, ...]:
    """Those of a list with commas, in our order; all where nothing was said.

    Raises:
        Refused: one of them is not known, or there is none.
    """
    if wanted is None:
        return tuple(known)
    names = [name.strip().casefold() for name in wanted.split(",") if name.strip()]
    unknown = next((name for name in names if name not in known), None)
    if unknown is not None:
        raise Refused(refusal.format(name=unknown, all=", ".join(known)))
    if not names:
        raise Refused(_("Nothing is named in “{list}”; there are {all}.").format(list=wanted, all=", ".join(known)))
    return tuple(name for name in known if name in names)


def separator_of(wanted: str) -> str:
    """What stands between the cells of a CSV.

    Raises:
        Refused: spreadsheets know no such one.
    """
    found = {"tab": "\t", "\\t": "\t", "comma": ",", "semicolon": ";"}.get(wanted.casefold(), wanted)
    if found not in SEPARATORS:
        raise Refused(_("A CSV is separated by , or ; or tab, not by {sign}.").format(sign=wanted))
    return found


# ---- pictures --------------------------------------------------------------------------------------------------------


def pictures(db: Path, stream: int, folder: Path, names: Sequence[str]) -> tuple[list[str], str]:
    """Have a desk without a screen paint the board and the reports: the names of the files, and why there are none.

    It is a process of its own: only the desk knows Qt.
    """
    words = ["pictures", "--db", str(db), "--stream", str(stream), "--out", str(folder), "--reports", ",".join(names)]
    try:
        return painted(words).decode("utf-8", "replace").splitlines(), ""
    except Refused as why:
        return [], str(why)


def painted(words: Sequence[str]) -> bytes:
    """What a desk without a screen answers to these words.

    Raises:
        Refused: it painted nothing; with what it said last.
    """
    program = [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, str(MAIN)]
    try:
        done = subprocess.run(  # noqa: S603  (ourselves)
            [*program, *words],
            capture_output=True,
            timeout=PATIENCE,
            check=False,
            env=dict(os.environ, QT_QPA_PLATFORM="offscreen", PYTHONUTF8="1"),
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise Refused(_("The pictures could not be painted: {why}.").format(why=error)) from error
    if done.returncode != 0:
        lines = done.stderr.decode("utf-8", "replace").splitlines()
        said = next((line for line in reversed(lines) if line.strip()), "")
        why = said or _("exit status {number}").format(number=done.returncode)
        raise Refused(_("The pictures could not be painted: {why}").format(why=why))
    return done.stdout
