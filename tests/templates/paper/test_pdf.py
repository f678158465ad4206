"""Printed pages: nothing cut, nothing lost, no empty sheet, whatever people are called."""

from collections import Counter
from dataclasses import dataclass, replace
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from templates import colours
from templates.paper.blocks import Block, paginated
from templates.paper.ink import BOX, Face, Ink, laid_out
from templates.paper.pdf import BOTTOM, SIDE, pdf_file, print_page
from tests.fakes import Night, people
from tests.templates.sheets.test_sheets import NASTY, finished, mixed
from tournament.club.house_style import PLAIN, HouseStyle
from tournament.reports.catalogue import EVENING, of_name
from tournament.reports.page import (
    Cell,
    Chart,
    Column,
    Kind,
    Listing,
    Mark,
    Page,
    Row,
    Series,
    Slip,
    Slips,
    Table,
    Words,
)
from tournament.reports.standings import standings


@dataclass(frozen=True)
class Printed:
    """One line of text: its sheet from 1, where it stands, and how wide it is."""

    sheet: int
    left: float
    top: float
    right: float
    bottom: float
    text: str


class Reading(Ink):
    """Remembers what is written where."""

    def __init__(self, *, paper: str, across: bool) -> None:
        super().__init__(paper=paper, across=across)
        self.printed: list[Printed] = []

    def text(self, x: float, top: float, text: str, size: float, *face: Any, **more: Any) -> None:
        wide = self.measure(text, size, *face)
        left = x - wide if more.get("right") else x
        self.printed.append(Printed(self.pdf.page, left, top, left + wide, top + size * 1.25, text))
        super().text(x, top, text, size, *face, **more)


def read(*pages: Page, paper: str = "a4", style: HouseStyle = PLAIN) -> tuple[list[Printed], int]:
    """What is printed on how many sheets, of several pages the last one's.

    All of it stands inside the margins, no sheet is empty, and each says which of how many it is.
    """
    with Reading(paper=paper, across=pages[0].wide) as ink:
        for page in pages:
            ink.printed.clear()
            before = ink.pdf.page
            sheets = print_page(ink, page, style)
            printed = [replace(line, sheet=line.sheet - before) for line in ink.printed]
            body = [line for line in printed if line.top < ink.height - BOTTOM]
            assert all(line.left >= SIDE - 0.1 and line.right <= ink.width - SIDE + 0.1 for line in printed)
            assert all(line.bottom <= ink.height - BOTTOM + 3 for line in body)
            assert {line.sheet for line in body} == set(range(1, sheets + 1))
            feet = [line.text for line in printed if line.text.startswith("page ")]
            assert feet == [f"page {sheet} of {sheets}" for sheet in range(1, sheets + 1)]
        assert ink.finished().startswith(b"%PDF-")
    return body, sheets


def nothing(ink: Ink, top: float) -> None:
    """Draws nothing."""


def names(count: int) -> Page:
    """A list of so many."""
    columns = (Column("place", "Place", Kind.PLACE), Column("name", "Player", Kind.NAME, lead=True))
    rows = tuple(Row((Cell(number), Cell(name))) for number, name in enumerate(people(count), start=1))
    return Page("list", "Thursday", "List", parts=(Table("list", "List", columns, rows),))


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_every_name_of_a_list_and_every_slip_is_printed_once(paper: str) -> None:
    """B200: 130 rows and 40 slips, on A4 and Letter; the heading again on every sheet, none of them cut in two."""
    printed, sheets = read(names(130), paper=paper)
    found = Counter(line.text for line in printed)
    assert [found[name] for name in people(130)] == [1] * 130
    assert sheets > 1
    assert found["Player"] == sheets
    slips = Page("s", "Thursday", "Slips", parts=(Slips(tuple(Slip(f"N{n}", large=f"Table {n}") for n in range(40))),))
    printed, sheets = read(slips, paper=paper)
    at = {line.text: line for line in printed}
    assert all(at[f"N{n}"].sheet == at[f"Table {n}"].sheet for n in range(40))
    assert Counter(line.text for line in printed)["N39"] == 1
    assert at["N0"].top == at["N1"].top
    assert sheets < 5


def test_there_is_no_empty_sheet_where_the_last_row_ends_with_the_paper() -> None:
    """B201: as many rows as just fit stay on one sheet, one more is on a second one with its heading."""
    rows = [Block(10, nothing, heading=Block(20, nothing)) for _row in range(7)]
    sheets = paginated([Block(30, nothing), *rows], 40, 140)
    assert [len(sheet) for sheet in sheets] == [8]
    sheets = paginated([Block(30, nothing), *rows, rows[0]], 40, 140)
    assert [[placed.top for placed in sheet] for sheet in sheets] == [[40, 70, 80, 90, 100, 110, 120, 130], [40, 60]]
    counts = [read(names(count))[1] for count in (34, 35, 36)]
    assert counts == sorted(counts)


def test_what_belongs_together_stays_together() -> None:
    """A caption never stands at the foot of a sheet, and a sum not without the row above it."""
    head = Block(10, nothing, kept=True)
    sheets = paginated([Block(85, nothing), head, head, Block(10, nothing, before=5)], 0, 100)
    assert [len(sheet) for sheet in sheets] == [1, 3]
    assert [len(sheet) for sheet in paginated([Block(500, nothing), Block(500, nothing)], 0, 100)] == [1, 1]
    assert paginated([], 0, 100) == [[]]


def test_rows_on_a_page_are_measured_with_the_typeface_that_we_bring() -> None:
    """B202: the same on every computer, whatever typefaces it has."""
    with Ink(paper="a4", across=False) as ink:
        for face in Face:
            assert ink.measure("1", 10, face) == ink.measure("7", 10, face)
        assert round(ink.measure("Thursday", 10), 2) == 44.51
    assert pdf_file(names(3)) == pdf_file(names(3))


@pytest.mark.allows_log
def test_whatever_people_are_called_is_printed() -> None:
    """B219, B222: letters that no typeface has are boxes, pictures of several characters one of them."""
    odd = (
        *NASTY,
        "👨‍👩‍👧",
        "周四",
        "מוחמד (12) 500",
        "محمد",
        "é" * 200,
        "\U0010fffd",
        "ﬁ\u0301\u200b",
        "a" + "\u0301" * 60,
    )
    page = names(0)
    table = page.parts[0]
    assert isinstance(table, Table)
    rows = tuple(Row((Cell(n), Cell(name, "2 entries"))) for n, name in enumerate(odd, start=1))
    read(replace(page, title="עומר 2026", parts=(replace(table, rows=rows),), wide=True))
    with Ink(paper="a4", across=False) as ink:
        assert ink.measure("\U0010fffd", 10) == ink.measure(BOX, 10)
        assert ink.measure("\U0010fffd\u200d\U0010fffd", 10) == ink.measure(BOX, 10)


def test_letters_from_the_right_leave_numbers_as_they_are() -> None:
    """B222."""
    assert laid_out("עומר 2026", own_way=True) == "2026 רמוע"
    assert laid_out("\u2068עומר 2026\u2069, 12 500, 12:34", own_way=False).endswith(", 12 500, 12:34")


def test_every_report_of_an_evening_can_be_printed() -> None:
    for night in (Night(), finished(*NASTY), mixed()):
        pages = [report.make(night.evening.state, night.clock()) for report in EVENING]
        read(*(replace(page, wide=False) for page in pages), paper="letter")


def test_marks_charts_words_and_listings_are_printed_too() -> None:
    names_of = names(4)
    table = names_of.parts[0]
    assert isinstance(table, Table)
    marks = (Mark.FIRST, Mark.LAST_PAID, Mark.HEAD, Mark.QUIET)
    rows = tuple(replace(row, marks=frozenset({mark})) for row, mark in zip(table.rows, marks, strict=True))
    series = tuple(Series(name, ((0, 9), (5, 4), (9, 1))) for name in ("Anna", "Boris"))
    parts = (
        Words("Rules", ("One sentence. " * 20,)),
        Listing("Hand 1", "    raises " + "and calls " * 40 + "\n\nfolds"),
        replace(table, rows=rows, total=Row((Cell(), Cell("Total"))), caption="All", captioned=True),
        replace(table, rows=(), empty="Nobody yet."),
        replace(table, beside=True),
        Chart("Players", "They go.", series, Kind.LENGTH, Kind.NUMBER, ("Time", "Players"), steps=True),
        Chart("Points", "They rise.", series[:1], Kind.NUMBER, Kind.POINTS, downwards=True),
        Slips((), empty="No slips."),
    )
    page = replace(names_of, parts=parts, about=("one", "two " * 60), foot="So it was.", day=1_795_999_261_000)
    logo = BytesIO()
    Image.new("RGB", (400, 100), "#17643F").save(logo, "PNG")
    club = HouseStyle(club="Kings & Queens", colour="#8F3B2F", logo=logo.getvalue())
    printed, _sheets = read(page, style=club)
    said = [line.text for line in printed]
    for wanted in (
        "Kings & Queens",
        "Total",
        "Nobody yet.",
        "No slips.",
        "So it was.",
        "Anna",
        "30 November 2026 · List",
    ):
        assert wanted in said
    assert pdf_file(page, replace(club, logo=b"no picture at all")) != pdf_file(page, club)


def test_a_colour_too_pale_for_paper_is_printed_darker_and_what_is_none_as_the_plain_one() -> None:
    page = names(2)
    darker = HouseStyle(colour=colours.line("#FFFFFF"))
    assert colours.contrast(darker.colour, colours.GROUND) >= colours.LINE_CONTRAST
    assert pdf_file(page, HouseStyle(colour="#FFFFFF")) == pdf_file(page, darker)
    assert pdf_file(page, HouseStyle(colour="red; }")) == pdf_file(page, PLAIN)


def test_names_too_long_are_wrapped_and_numbers_never_are() -> None:
    columns = (
        Column("name", "Player", Kind.NAME, lead=True),
        *(Column(f"c{number}", "Money", Kind.MONEY) for number in range(7)),
        Column("sign", "Signature", blank=True),
    )
    row = Row((Cell("A very long name that goes on and on " * 3), *(Cell(123_456_789),) * 7, Cell()))
    page = Page("p", "T " * 90, "h", currency="EUR", parts=(Table("t", "t", columns, (row,)),))
    printed, _sheets = read(page)
    assert sum(line.text == "€1,234,567.89" for line in printed) == 7
    assert any(line.text.endswith("…") for line in printed)


def test_the_standings_of_many_are_printed_on_as_many_sheets_as_they_need() -> None:
    report = of_name("standings")
    assert report is not None
    page = standings(finished("Anna", "Boris").evening.state)
    table = next(part for part in page.parts if isinstance(part, Table))
    page = replace(page, parts=(replace(table, rows=table.rows[:1] * 1_500),))
    data = pdf_file(page)
    assert len(data) < 1_000_000
    assert data.count(b"/Type /Page\n") > 30
