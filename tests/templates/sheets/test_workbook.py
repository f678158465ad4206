"""Workbooks, opened again by another program: numbers are numbers, and nothing is a formula."""

from datetime import date, datetime, timedelta

import pytest

from templates.sheets.workbook import money_format, xlsx_file
from tests.templates.sheets.round_trip import workbook
from tests.templates.sheets.test_sheets import NASTY, finished, mixed
from tournament import language
from tournament.reports.catalogue import EVENING
from tournament.reports.page import POINT, Cell, Column, Kind, Listing, Mark, Page, Row, Slip, Slips, Table
from tournament.reports.standings import standings

ALL = (
    Column("place", "Place", Kind.PLACE),
    Column("name", "Player", Kind.NAME, lead=True),
    Column("prize", "Prize", Kind.MONEY),
    Column("chips", "Chips", Kind.CHIPS),
    Column("points", "Points", Kind.POINTS, 1),
    Column("share", "Share", Kind.PERCENT, 1),
    Column("out_at", "Out at", Kind.TIME),
    Column("day", "Day", Kind.DAY),
    Column("length", "Length", Kind.LENGTH),
    Column("by", "Out by", Kind.NAMES),
    Column("hidden", "", Kind.NUMBER, shown=False),
)


def row(place: int, name: str, *marks: Mark, tied: bool = False, note: str = "") -> Row:
    values = (7_050, 12_500, 98 * POINT + 5_000, 7_143, 1_795_999_261_000, "2026-11-19", 5_400_000, ("Anna", "=1"), 5)
    return Row((Cell(place, tied=tied), Cell(name, note), *(Cell(value) for value in values)), frozenset(marks))


def page(*rows: Row, caption: str = "Standings", heading: str = "standings") -> Page:
    table = Table("t", caption, ALL, rows, total=row(0, "Total"))
    return Page("p", "Rock & Roll", heading, currency="EUR", utc=True, parts=(table,), wide=True)


def test_numbers_are_numbers_and_times_are_times() -> None:
    names = ("=1+1", "\x00bell\x07", "x" * 40_000)
    book = workbook(xlsx_file([page(row(1, names[0], Mark.FIRST), row(2, names[1], tied=True), row(2, names[2]))]))
    sheet = book["Standings"]
    assert [cell.value for cell in sheet[1]] == [column.heading or column.key for column in ALL]
    first = {column.key: cell for column, cell in zip(ALL, sheet[2], strict=True)}
    assert (first["place"].value, first["prize"].value, first["chips"].value) == (1, 70.5, 12_500)
    assert (first["points"].value, first["share"].value) == (98.5, 0.7143)
    assert first["out_at"].value == datetime(2026, 11, 30, 0, 41, 1)  # noqa: DTZ001  workbooks know no zones
    assert first["day"].value == datetime(2026, 11, 19)  # noqa: DTZ001
    assert first["day"].value.date() == date(2026, 11, 19)
    assert first["length"].value == timedelta(hours=1, minutes=30)
    formats = {key: cell.number_format for key, cell in first.items()}
    assert (formats["prize"], formats["chips"], formats["points"]) == ("[$€]#,##0.00", "#,##0", "#,##0.0")
    assert (formats["share"], formats["length"]) == ("0.0%", "[h]:mm")
    assert (first["name"].value, first["name"].data_type, first["name"].quotePrefix) == ("=1+1", "s", True)
    assert first["by"].value == "Anna, =1"
    assert sheet["B3"].value == "\N{REPLACEMENT CHARACTER}bell\N{REPLACEMENT CHARACTER}"
    assert sheet["A3"].number_format == '0" ="'
    assert (sheet["A1"].font.bold, sheet["A2"].font.bold, sheet["A3"].font.bold) == (True, True, False)
    assert sheet["B5"].value == "Total"
    assert sheet["B5"].font.bold


def test_the_sheet_reads_and_prints_well() -> None:
    sheet = workbook(xlsx_file([page(row(1, "Anna", note="2 entries"))])).active
    assert sheet.freeze_panes == "A2"
    assert sheet.auto_filter.ref == "A1:L2"
    assert sheet.print_title_rows == "$1:$1"
    assert (sheet.page_setup.fitToWidth, sheet.page_setup.orientation) == (1, "landscape")
    assert sheet.oddHeader.center.text == "Rock && Roll – standings"
    assert sheet.column_dimensions["K"].hidden
    assert sheet["L2"].value == "2 entries"
    assert 8 < sheet.column_dimensions["B"].width < 30
    assert (sheet["A2"].alignment.indent, sheet["B2"].alignment.indent) == (1, 0), "a number keeps off the name"
    assert sheet["A1"].font.name == sheet["A2"].font.name, "headings are of the same typeface"


def test_sheets_have_names_that_a_workbook_takes() -> None:
    captions = ("Table [1]: A/B\\C?*", "Table [1]: A/B\\C?*", "'quoted'", "x" * 40, "X" * 40, "History", "")
    pages = [page(caption=caption) for caption in captions]
    assert workbook(xlsx_file(pages)).sheetnames == [
        "Table 1 A B C",
        "Table 1 A B C (2)",
        "Quoted",
        "X" + "x" * 30,
        "X" * 27 + " (2)",
        "History_",
        "Standings",
    ]


def test_pages_without_rows_stand_there_as_lines() -> None:
    slips = Page("s", "Thursday", "Seat slips", parts=(Slips((Slip("=Anna", large="Table 3 · Seat 7"),)),))
    hands = Page("h", "Thursday", "Hands", parts=(Listing("Hand 1", "Anna raises\n=Boris folds"),))
    book = workbook(xlsx_file([slips, hands]))
    assert [cell.value for (cell,) in book["Seat slips"].iter_rows()] == ["Seat slips", "=Anna · Table 3 · Seat 7"]
    assert [cell.value for (cell,) in book["Hands"].iter_rows()][1:] == ["Hand 1", "Anna raises", "=Boris folds"]
    assert workbook(xlsx_file([])).sheetnames == ["Empty"]


def test_a_whole_evening_is_one_workbook_and_always_the_same_bytes() -> None:
    night = mixed()
    pages = [report.make(night.evening.state, night.clock()) for report in EVENING]
    data = xlsx_file(pages)
    assert data == xlsx_file(pages)
    book = workbook(data)
    assert len(book.sheetnames) >= len(pages)
    names = {cell.value for cell in workbook(xlsx_file([standings(finished(*NASTY).evening.state)])).active["B"]}
    assert names >= set(NASTY)


@pytest.mark.parametrize(
    ("code", "currency", "form"),
    [
        ("en", "EUR", "[$€]#,##0.00"),
        ("en", "JPY", "[$¥]#,##0"),
        ("en", "PLAY", "#,##0"),
        ("cs", "CZK", '#,##0.00" "[$Kč]'),
        ("de", "EUR", '#,##0.00" "[$€]'),
    ],
)
def test_money_is_shown_as_the_language_writes_it(code: str, currency: str, form: str) -> None:
    before = language.code()
    language.choose(code)
    try:
        assert money_format(currency) == form
    finally:
        language.choose(before)
