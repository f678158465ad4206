"""Of hundreds of people only what changed and what is seen is worked for; how long it takes `make bench` says."""

from PyQt6.QtCore import QCoreApplication
from PyQt6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from desktop.bridge import Bridge
from desktop.director.by_table import ByTable
from desktop.director.following import AT_ONCE
from desktop.director.lists import Column, ListOrEmpty, Row
from desktop.director.tables.card import TableCard
from desktop.director.tables.page import TablesPage
from desktop.running import Desk
from tests.counted import calls
from tests.desktop.desks import HandClock, desk_of, open_kept, start
from tests.fakes import people
from tournament.state import Entry

MANY = 400


def listed(around: QWidget, rows: int) -> ListOrEmpty:
    columns = [Column("Name", stretch=1), Column("Money"), Column("Nothing"), Column("Chips", number=True)]
    made = ListOrEmpty(columns, "People", QLabel("Nobody"), around)
    made.resize(800, 400)
    made.show_rows(some(rows))
    around.show()
    QCoreApplication.processEvents()
    return made


def some(rows: int, first: str = "paid") -> list[Row]:
    cells = [(f"Player {number}", "paid" if number else first, "", "10 000") for number in range(rows)]
    return [Row(each, number, pill="good", pill_at=1) for number, each in enumerate(cells)]


def test_a_row_that_changes_in_a_long_list_has_no_other_row_measured_by_qt(qtbot: QtBot) -> None:
    around = QWidget()
    qtbot.addWidget(around)
    made = listed(around, MANY)

    def change(said: str) -> None:
        made.show_rows(some(MANY, said))
        QCoreApplication.processEvents()

    assert calls(lambda: change("owes 20")) < 20 * MANY
    heads = made.view.horizontalHeader()
    assert heads is not None
    before = heads.sectionSize(1)
    change("owes 20 000 000 crowns")
    assert heads.sectionSize(1) > before, "as wide as its longest text"
    assert made.view.isColumnHidden(2), "where nothing stands there is no column"


def test_of_a_long_list_by_table_the_first_rows_are_shown_and_the_others_follow(
    desk: Desk, clock: HandClock, qtbot: QtBot
) -> None:
    bridge: Bridge = open_kept(desk, clock, people(3 * AT_ONCE))
    names: list[QLabel] = []

    def row(entry: Entry, inside: QWidget) -> tuple[QWidget, ...]:
        names.append(QLabel(entry.name, inside))
        return (names[-1],)

    around = QWidget()
    qtbot.addWidget(around)
    ByTable(bridge.state, bridge.state.left, row, around, least=100)
    assert [name.isHidden() for name in names].count(False) == AT_ONCE
    around.show()
    qtbot.waitUntil(lambda: not any(name.isHidden() for name in names))


def test_only_the_tables_in_sight_are_drawn_when_an_evening_is_opened(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock, people(MANY))
    start(bridge)
    stream = bridge.evening.number
    desk.go_home()
    desk.window.resize(1280, 720)
    assert desk.open_evening(stream)
    QCoreApplication.processEvents()
    page: TablesPage = desk_of(desk).tables
    drawn = [card for card in page.cards.values() if has_seats(card)]
    assert 0 < len(drawn) <= len(page.cards) // 2
    assert len(page.cards[max(page.cards)].seats) == len(page.cards[max(page.cards)].view.table.seats)


def has_seats(card: TableCard) -> bool:
    return bool(card._seats)
