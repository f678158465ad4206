"""One report, printed or as a file."""

import sys
from argparse import Namespace
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from console import export
from console.choice import choose
from console.errors import Refused, one_line, unwritable
from db.shelf import Shelf
from templates.files import write_files
from templates.sheets import plain
from templates.sheets.csv_sheet import csv_file
from templates.sheets.json_report import json_file
from templates.web import html
from tournament.club.house_style import HouseStyle
from tournament.club.roster import Roster
from tournament.events import Season
from tournament.language import gettext as _
from tournament.people.people import person_key
from tournament.reports.page import Page
from tournament.reports.season_book import SeasonBook

SEASON, PLAYER, ROSTER = "season", "player", "roster"
OF_CLUB = (SEASON, PLAYER, ROSTER)
_KEEPING_APART = dict.fromkeys(map(ord, "\N{FIRST STRONG ISOLATE}\N{POP DIRECTIONAL ISOLATE}"))
"""What keeps a name apart from the words around it; a terminal would only show that it knows no such sign."""


def report(asked: Namespace) -> int:
    """The command `report`: print one, or write it into a file, also while a desk has the file open."""
    separator = export.separator_of(asked.separator)
    with Shelf.open(Path(asked.db), write=False) as shelf:
        club = export.club_of(shelf)
        page, style = _page(shelf, club, asked), club[0].house_style
    if asked.format == export.PNG:
        content = _painted(asked)
    else:
        content = _printers(style, separator, asked.paper)[asked.format](page)
    if not content:
        raise Refused(_("{report} has no rows for a file like that.").format(report=page.heading))
    if asked.out is None:
        _print(content, is_text=asked.format == "text")
        return 0
    file = Path(asked.out).absolute()
    if _is_same(file, Path(asked.db)):
        raise Refused(_("{file} is where a result would go; give the evening another name.").format(file=file))
    try:
        write_files(file.parent, {file.name: content})
    except OSError as error:
        raise unwritable(file, error) from error
    print(one_line(_("Written: {file}.").format(file=file)))
    return 0


def _is_same(one: Path, other: Path) -> bool:
    """Whether both lead to the same file, however they are written."""
    try:
        return one.samefile(other)
    except OSError:  # one of them is not there
        return False


def _print(content: bytes, *, is_text: bool) -> None:
    """Text line by line, as a terminal takes it; all else byte by byte."""
    if is_text:
        for line in content.decode().splitlines():
            print(one_line(line.translate(_KEEPING_APART)))
        return
    sys.stdout.flush()
    sys.stdout.buffer.write(content)
    sys.stdout.buffer.flush()


def _printers(style: HouseStyle, separator: str, paper: str) -> Mapping[str, Callable[[Page], bytes]]:
    """By the name of a format."""

    def xlsx(page: Page) -> bytes:
        from templates.sheets.workbook import xlsx_file

        return xlsx_file([page])

    def pdf(page: Page) -> bytes:
        from templates.paper.pdf import pdf_file

        return pdf_file(page, style, paper)

    return {
        "text": lambda page: plain.text(page).encode(),
        "html": lambda page: html.page(page, style).encode(),
        "csv": lambda page: csv_file(page, separator),
        "json": json_file,
        "xlsx": xlsx,
        "pdf": pdf,
    }


def _painted(asked: Namespace) -> bytes:
    """The report as a picture, by a desk without a screen; `made` is what that desk asks."""
    which = (str(Path(asked.db).absolute()), asked.name, asked.evening, asked.season, asked.player)
    return export.painted(["picture", *(word or "" for word in which)])


def made(words: Sequence[str]) -> Page:
    """The report of the file, the name, the evening, the season and the person that are said; nothing where empty."""
    db, name, evening, season, player = words
    asked = Namespace(name=name, evening=evening or None, season=season or None, player=player or None, table=None)
    with Shelf.open(Path(db), write=False) as shelf:
        return _page(shelf, export.club_of(shelf), asked)


# ---- which one -------------------------------------------------------------------------------------------------------


def _page(shelf: Shelf, club: tuple[Roster, SeasonBook], asked: Namespace) -> Page:
    known = (*export.reports(), *export.OF_HANDS, *OF_CLUB)
    name = asked.name.casefold()
    if name not in known:
        said = _("There is no report {name}; there are {all}.")
        raise Refused(said.format(name=one_line(asked.name), all=", ".join(known)))
    if name in OF_CLUB:
        return _of_club(*club, name, asked)
    stream = choose(shelf, asked.evening).stream
    log = shelf.read_evening(stream)
    texts = shelf.hand_texts(stream, log) if name in export.OF_HANDS else ()
    return export.page_of(name, stream, log, club, texts, asked.table)


def _of_club(roster: Roster, book: SeasonBook, name: str, asked: Namespace) -> Page:
    from tournament.reports.roster import roster_page

    if name == ROSTER:
        return roster_page(roster, book.results())
    if name == SEASON:
        return book.page(_season(roster, asked.season), roster)
    if asked.player is None:
        raise Refused(_("Say whose page with --player."))
    player = roster.find(asked.player)
    if player is None:
        raise Refused(_("The club knows nobody called {name}.").format(name=asked.player))
    return book.person(player.number, roster)


def _season(roster: Roster, wanted: str | None) -> Season:
    listed = ", ".join(season.name for season in roster.seasons.values())
    if not roster.seasons:
        raise Refused(_("The club has no season yet."))
    if wanted is None and len(roster.seasons) > 1:
        raise Refused(_("The club has several seasons; say which with --season: {seasons}.").format(seasons=listed))
    key = next(iter(roster.seasons)) if wanted is None else person_key(wanted)
    if key not in roster.seasons:
        raise Refused(_("The club has no season {name}; it has: {seasons}.").format(name=wanted, seasons=listed))
    return roster.seasons[key]
