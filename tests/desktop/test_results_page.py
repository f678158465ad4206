"""The Results page: every report as it is now, with the same numbers as on paper and in every file."""

from functools import partial
from html.parser import HTMLParser
from itertools import chain
from pathlib import Path

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtGui import QGuiApplication
from PyQt6.QtWidgets import QApplication, QPlainTextEdit, QWidget

from console import script
from desktop import exports
from desktop.director.results.page import ResultsPage
from desktop.director.results.page_view import PageView
from desktop.running import Desk
from templates.sheets.csv_sheet import csv_file
from templates.sheets.hands import hands_phhs
from templates.sheets.json_report import json_file
from templates.web import html
from tests.desktop.desks import NAMES, HandClock, bridge_of, bust, desk_of, open_kept, press, start
from tests.engine.records.hands import DEAL, phh
from tests.templates.sheets.reading import read_csv, read_json
from tournament.clocks import timekeeping
from tournament.hands_attached import attach, read_hands
from tournament.names import MINUTE
from tournament.reports import catalogue
from tournament.reports.hands import hands
from tournament.reports.page import Cell, Listing, Page, Table
from tournament.wording.printed import shown

STORIES = ("bounty_night", "reentry_night", "three_handed_deal", "tables_of_the_house")


class Cells(HTMLParser):
    """The texts of the cells in the tables of a page, row by row."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.rows: list[list[str]] = []
        self._in_cell = self._in_body = False
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "tbody":
            self._in_body = True
        elif tag == "tr" and self._in_body:
            self.rows.append([])
        elif tag in ("td", "th") and self._in_body:
            self._in_cell = True
            self.rows[-1].append("")

    def handle_endtag(self, tag: str) -> None:
        if tag in ("td", "th"):
            self._in_cell = False
        elif tag == "tbody":
            self._in_body = False

    def handle_data(self, data: str) -> None:
        if self._in_cell:
            self.rows[-1][-1] += data


def listed(view: PageView) -> list[tuple[str, ...]]:
    """The rows of the lists that stand for rows of the page: no captions, no sums."""
    rows = chain.from_iterable(each.table.rows for each in view.lists)
    return [row.cells for row in rows if len(row.key) == 4 and row.key[2] >= 0]


def is_said(cell: str, said: str, note: str) -> bool:
    """Whether a cell of the list or of the HTML says that, perhaps with its remark."""
    plain = "".join(letter for letter in cell if letter.isprintable())
    return plain == said if not note else said in plain


@pytest.mark.parametrize("story", STORIES)
def test_every_report_on_the_desk_says_cell_by_cell_what_its_files_say(
    story: str, root: Path, dressed: QApplication
) -> None:
    state = script.run(root / "tests" / "stories" / f"{story}.story").state
    window = QWidget()
    view = PageView(window)
    for report in catalogue.EVENING:
        page = report.make(state, state.last)
        view.show_page(page, "")
        tables = [part for part in page.parts if isinstance(part, Table)]
        if not tables:
            continue
        seen = [(table, row) for table in tables for row in table.rows]
        rows, printed = listed(view), Cells(html.page(page)).rows
        assert len(rows) == len(seen), report.name
        assert len(printed) >= len(rows)
        for (table, row), cells, on_paper in zip(seen, rows, printed, strict=False):
            pairs = [pair for pair in zip(table.columns, row.cells, strict=True) if pair[0].shown]
            for (column, cell), text, paper in zip(pairs, cells, on_paper, strict=True):
                said = "".join(letter for letter in shown(cell, column, page) if letter.isprintable())
                assert is_said(text, said, cell.note), (report.name, column.key, text)
                assert is_said(paper, said, cell.note), (report.name, column.key, paper)
        if len(tables) == 1 and page.flat is None:
            assert [values(page, tables[0], row) for row in in_files(page)] == [values(page, tables[0])] * 2
    window.deleteLater()


def in_files(page: Page) -> list[tuple[tuple[object, ...], ...]]:
    """The rows of its first table, out of a CSV and out of a JSON."""
    table = page.table
    assert table is not None
    return [
        read_csv(csv_file(page), "a.csv", table.columns).rows,
        read_json(json_file(page))[table.key],
    ]


def values(page: Page, table: Table, rows: tuple[tuple[object, ...], ...] | None = None) -> list[list[str]]:
    """What people would read in these rows, or in its own."""
    found = [tuple(cell.value for cell in row.cells) for row in table.rows] if rows is None else rows
    return [
        [
            shown(Cell(value), column, page)  # type: ignore[arg-type]
            for column, value in zip(table.columns, row, strict=True)
            if column.shown
        ]
        for row in found
    ]


def shown_name(page: ResultsPage) -> str:
    assert page.shown.page is not None
    return page.shown.page.name


def test_the_reports_are_gone_through_and_follow_the_evening(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock, ())
    desk_of(desk).go_to("results")
    page = desk_of(desk).results
    assert page.shown.lists[0].currentIndex() == 1, "nobody yet: a sentence instead"
    bridge.enter_names(NAMES)
    start(bridge)
    bust(bridge, 2, by=1)
    assert page.chooser.name == "standings"
    names = [column.heading for column in page.view.table.columns]
    assert [row.cells[names.index("Player")] for row in page.view.table.rows][-1] == "Bohdan"
    assert page.head.hint.text() == "standings so far"
    before = page.shown.page
    clock.pass_by(MINUTE)
    bridge.perform(timekeeping.pause)
    assert page.shown.page is before, "a press of the clock makes no new report"
    for report in catalogue.EVENING:
        page.show_report(report.name)
        assert page.shown.page is not None
        assert page.shown.page.name == report.name
        assert page.head.hint.text() == page.shown.page.heading
        assert page.printing.isEnabled() == report.printable
    page.show_report("hands")
    assert shown_name(page) == "hands"
    assert not page.picturing.isEnabled()
    assert page.tables.isHidden(), "no hands, no tables to choose from"
    page.chooser.names.setFocus()
    press(page.chooser.names, Qt.Key.Key_Home)
    assert shown_name(page) == "standings"


def test_slips_lie_side_by_side_as_cards_and_a_row_that_the_arrows_reach_comes_in_sight(
    desk: Desk, clock: HandClock
) -> None:
    bridge = open_kept(desk, clock, [f"Player {number}" for number in range(1, 25)])
    start(bridge)
    desk.window.resize(1280, 720)
    desk_of(desk).go_to("results")
    page = desk_of(desk).results
    page.show_report("receipts")
    QApplication.processEvents()
    cards = page.shown.slips[0].view
    first, second = (cards.visualRect(cards.slips.index(row)) for row in (0, 1))
    assert first.top() == second.top()
    assert second.left() >= first.right()
    assert cards.slips.index(0).data(Qt.ItemDataRole.AccessibleTextRole).startswith("Player 1. Friday · ")
    cards.setCurrentIndex(cards.slips.index(0))
    press(cards, Qt.Key.Key_Right)
    assert cards.currentIndex().row() == 1
    page.show_report("cash")
    QApplication.processEvents()
    people = page.shown.lists[-1].view
    assert people.visibleRegion().boundingRect().height() < people.height(), "what they lie in scrolls"
    people.selectRow(23)
    assert people.visibleRegion().contains(people.visualRect(people.currentIndex()).center())


def test_in_a_narrow_window_the_reports_are_one_line(desk: Desk, clock: HandClock) -> None:
    open_kept(desk, clock)
    desk_of(desk).go_to("results")
    page = desk_of(desk).results
    for width, is_narrow in ((1280, True), (1920, False)):
        desk.window.resize(width, 1000)
        QApplication.processEvents()
        assert page.chooser.line.isVisible() == is_narrow
        assert page.chooser.names.isVisible() != is_narrow
    desk.window.resize(1280, 800)
    QApplication.processEvents()
    page.chooser.line.setCurrentIndex(1)
    assert page.shown.page is not None
    assert page.shown.page.name == "prizes"
    assert "Prize pool" in page.shown.about.text() or page.shown.page.facts == ()


def test_what_is_shown_is_copied_for_the_chat_and_the_commands_copy_the_standings(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock, NAMES[:2])
    start(bridge)
    bust(bridge, 2, by=1)
    desk_of(desk).go_to("results")
    page, clipboard = desk_of(desk).results, QGuiApplication.clipboard()
    assert clipboard is not None
    page.copying.click()
    lines = clipboard.text().splitlines()
    assert lines[0] == "Friday"
    assert lines[-2:] == ["1. Anna, €40", "2. Bohdan"]
    page.show_report("seats")
    page.copying.click()
    assert clipboard.text().splitlines()[1] == "Seats by name"
    desk.window.commands.do("copy_standings")
    assert clipboard.text().splitlines() == lines
    page.picturing.click()
    assert not clipboard.image().isNull()
    assert desk.window.quiet.said.text() == "Copied as a picture: Seats by name. Paste it into the chat."


def test_the_page_for_the_browser_is_always_the_same_file(desk: Desk, clock: HandClock, tmp_path: Path) -> None:
    bridge = open_kept(desk, clock)
    start(bridge)
    first = exports.open_page(bridge, exports.made(bridge, "standings"))
    bust(bridge, 2, by=1)
    assert exports.open_page(bridge_of(desk), exports.made(bridge, "standings")) == first
    assert [path.name for path in (tmp_path / "standings").iterdir()] == [first.name]


def test_hands_that_come_or_go_at_the_end_leave_the_reader_where_he_reads(desk: Desk, clock: HandClock) -> None:
    view = PageView(desk.window)
    names = 'seats = [3, 1, 2]\nplayers = ["Anna 🂡", "דנה", "Cyril"]\n'
    texts = [phh(f"{DEAL}, 'p3 cbr 300', 'p1 f', 'p2 f'", more=f"hand = {n}\n{names}") for n in range(40)]
    state = open_kept(desk, clock, NAMES).state
    for many in (30, 31, 40, 33):
        page = hands(state, texts[:many])
        view.show_page(page, "")
        (text,) = view.findChildren(QPlainTextEdit)
        told = [part for part in page.parts if isinstance(part, Listing)]
        assert text.toPlainText() == "\n\n".join(f"{each.heading}\n{each.text}" for each in told)
        cursor = text.textCursor()
        if many == 30:
            cursor.setPosition(9)
            text.setTextCursor(cursor)
        assert cursor.position() == 9


def test_the_hands_of_one_table_are_shown_where_there_were_several(desk: Desk, clock: HandClock) -> None:
    start(open_kept(desk, clock, NAMES))
    texts = [phh(f"{DEAL}, 'p3 cbr 300', 'p1 f', 'p2 f'", more=f"hand = {n}\ntable = {n}\n") for n in (1, 2)]
    found = read_hands(hands_phhs(texts), "ours.phhs")
    assert bridge_of(desk).perform(partial(attach, files=[found]))
    desk_of(desk).go_to("results")
    page = desk_of(desk).results
    page.show_report("hands")
    assert page.tables.isVisible()
    assert [page.tables.itemText(row) for row in range(page.tables.count())] == ["All tables", "Table 1", "Table 2"]
    page.tables.setCurrentIndex(2)
    assert page.head.hint.text() == "Hands of table 2"
    page.copying.click()
    clipboard = QGuiApplication.clipboard()
    assert clipboard is not None
    assert "Hand 2" in clipboard.text()
    assert "Hand 1" not in clipboard.text()
    page.show_report("standings")
    assert page.tables.isHidden()
