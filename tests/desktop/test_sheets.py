"""A list as a picture for the chat: nothing is cut, long lists go side by side, texts from right to left stay."""

from dataclasses import replace
from functools import partial
from pathlib import Path

from PyQt6.QtGui import QColor, QFontMetrics, QGuiApplication
from PyQt6.QtWidgets import QApplication

from db.shelf import Shelf
from desktop import pictures, sheets
from desktop.colours import LIGHT
from desktop.sheets import Heading, Sheet
from tests.db.evenings import club
from tests.desktop.season_rooms import autumn, play_all
from tournament.club import seasons
from tournament.reports.page import Cell, Column, Kind, Page, Row, Table, Words

HEADINGS = (Heading("Place", number=True), Heading("Name", strong=True))


def sheet(rows: int, name: str = "Łukasz Żółć") -> Sheet:
    return Sheet("Friday", ("Places are provisional.",), HEADINGS, [(str(n), name) for n in range(1, rows + 1)])


def test_a_list_is_as_high_as_its_rows_and_sharp(dressed: QApplication) -> None:
    few, more = sheets.picture(sheet(3)), sheets.picture(sheet(13))
    assert more.height() - few.height() == 10 * sheets.ROW_PX * sheets.SHARP
    assert few.devicePixelRatio() == sheets.SHARP
    assert few.pixelColor(2, 2) == QColor(LIGHT.surface), "light, whatever the desk is"


def test_four_hundred_rows_stand_side_by_side(dressed: QApplication) -> None:
    many = sheets.picture(sheet(400))
    assert many.height() < 2 * many.width() < 6 * many.height()


def test_a_long_name_is_cut_and_an_empty_list_is_no_trouble(dressed: QApplication) -> None:
    wide = sheets.picture(sheet(2, "Wolfeschlegelsteinhausenbergerdorff " * 9))
    assert wide.width() < sheets.SHARP * (sheets.WIDEST_PX + 220)
    assert not sheets.picture(Sheet("Friday", (), HEADINGS, ())).isNull()
    sheets.copy(sheet(1, "עומר"))
    clipboard = QGuiApplication.clipboard()
    assert clipboard is not None
    assert not clipboard.image().isNull()


def test_what_stands_in_bold_type_has_the_room_that_it_needs(dressed: QApplication) -> None:
    """The winner's prize is the longest number of its column."""
    prizes = Sheet("Friday", (), (Heading("Prize", number=True),), (("€2,200",), ("€800",)), bold=frozenset({0}))
    bold = QFontMetrics(sheets._font(sheets.TEXT_PX, bold=True))
    assert sheets._widths(prizes)[0] >= bold.horizontalAdvance("€2,200")


def test_a_picture_says_that_a_deal_was_made() -> None:
    table = Table("t", "Table", (Column("name", "Player", Kind.NAME, lead=True),), (Row((Cell("Anna"),)),))
    after = Words("", ("What comes below.",))
    page = Page("standings", "Friday", "standings", ("7 entries",), parts=(Words("", ("A deal.",)), table, after))
    assert pictures.sheet(page).said == ("standings", "7 entries", "A deal.")


def test_the_console_has_the_tables_of_an_evening_s_seasons_painted_too(dressed: QApplication, tmp_path: Path) -> None:
    db, out = tmp_path / "club.sqlite", tmp_path / "out"
    with Shelf.open(db, create=True) as shelf:
        first, *_others = play_all(shelf, tmp_path)
        for name in ("Autumn", "All of it"):
            season = replace(autumn(), name=name)
            club(shelf).perform(partial(seasons.keep_season, season=season))
    names = pictures.write(db, first, out, ("standings", "cash", "season"))
    assert names == ("board.png", "standings.png", "season.png", "season-2.png")
    assert all((out / name).read_bytes().startswith(b"\x89PNG") for name in names)
