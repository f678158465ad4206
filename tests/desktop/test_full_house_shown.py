"""Of hundreds of people only what changed and what is seen is worked for; how long it takes `make bench` says."""

from functools import partial

from PyQt6.QtCore import QCoreApplication, Qt
from PyQt6.QtWidgets import QLabel, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.appearance import Appearance
from desktop.bridge import Bridge
from desktop.director.by_table import ByTable, players
from desktop.director.chips.bonus_dialog import BonusDialog
from desktop.director.chips.colour_up_dialog import ColourUpDialog
from desktop.director.chips.count_dialog import CountDialog
from desktop.director.dialogs.add_ons import AddOnsDialog
from desktop.director.following import AT_ONCE
from desktop.director.lists import Column, ListOrEmpty, Row
from desktop.director.tables.card import TableCard
from desktop.director.tables.page import TablesPage
from desktop.running import Desk
from tests.counted import calls
from tests.desktop.desks import HandClock, desk_of, open_kept, open_rebuys, start
from tests.fakes import people
from tournament.chips.colours_going import ColourDue
from tournament.sales import buying
from tournament.sales.buying import Order
from tournament.sales.prices import Buying, Price, Shares
from tournament.state import Entry

MANY = 400
ADD_ON = Price("Add-on", Buying.ADD_ON, Shares(prizes=1_000), 5_000)


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


def by_tab(widget: QWidget) -> QWidget | None:
    """What Tab reaches after it."""
    after = widget.nextInFocusChain()
    while after is not None and after.focusPolicy() is Qt.FocusPolicy.NoFocus:
        after = after.nextInFocusChain()
    return after


def test_of_a_long_list_by_table_the_first_rows_are_made_and_the_others_follow(
    desk: Desk, clock: HandClock, qtbot: QtBot
) -> None:
    bridge: Bridge = open_kept(desk, clock, people(3 * AT_ONCE))
    fields: list[QLineEdit] = []

    def row(entry: Entry, inside: QWidget) -> tuple[QWidget, ...]:
        fields.append(QLineEdit(entry.name, inside))
        return QLabel(entry.name, inside), fields[-1]

    around = QWidget()
    qtbot.addWidget(around)
    column = QVBoxLayout(around)
    column.addWidget(ByTable(bridge.state, bridge.state.left, row, around, least=100))
    below = QLineEdit(around)
    column.addWidget(below)
    assert len(fields) == AT_ONCE
    around.show()
    qtbot.waitUntil(lambda: len(fields) == 3 * AT_ONCE and fields[-1].isVisible())
    assert [field.text() for field in fields] == [entry.name for entry in bridge.state.left]
    passed = [by_tab(field) for field in (*fields[AT_ONCE - 1 : AT_ONCE + 1], fields[-1])]
    assert passed[:2] == fields[AT_ONCE : AT_ONCE + 2], "Tab goes on with the next row"
    assert passed[2] is below, "and with what is below the list after the last"


def test_a_dialog_about_everybody_opens_with_the_rows_that_are_seen_and_means_all(
    desk: Desk, clock: HandClock, qtbot: QtBot
) -> None:
    """What nobody has seen yet is not ticked and not counted; "Everybody" means everybody all the same."""
    bridge = open_rebuys(desk, clock, people(3 * AT_ONCE), more=[ADD_ON])
    start(bridge)
    last = players(bridge.state)[-1]
    assert bridge.perform(partial(buying.add_ons, orders=[Order(last.number)]))
    tree = desk_of(desk)
    add_ons = AddOnsDialog(bridge, tree)
    bonus = BonusDialog(bridge, tree)
    count = CountDialog(bridge, tree)
    colour = ColourUpDialog(bridge, ColourDue(25, 100, ()), tree)
    assert [len(made) for made in (add_ons.ticks, bonus.ticks, count.rows, colour.rows)] == [AT_ONCE] * 4
    add_ons.everybody.click()
    assert add_ons.total.text().startswith(f"{3 * AT_ONCE - 1} players")
    assert add_ons.ticks[-1].wanted.text() == f"{last.name} · has 1", "he is not meant again"
    bonus.everybody.click()
    assert [tick.isChecked() for _entry, tick in bonus.ticks] == 3 * AT_ONCE * [True]
    assert f"{3 * AT_ONCE} players to go" in count.sum.text()
    colour.show()
    qtbot.waitUntil(lambda: len(colour.rows) == 3 * AT_ONCE)
    colour.rows[-1].odd.setValue(3)
    colour.into.setText("500")
    colour.into.editingFinished.emit()
    assert colour.rows[-1].odd.value() == 3, "what was typed of the last stays"
    for made in (add_ons, bonus, count, colour):
        made.reject()


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


def test_other_colours_have_nothing_laid_out_or_measured_anew_but_other_sizes_have(
    desk: Desk, clock: HandClock
) -> None:
    bridge = open_kept(desk, clock, people(3 * AT_ONCE))
    start(bridge)
    tree, use = desk_of(desk), desk.premises.appearances.use
    tree.go_to("people")
    tree.go_to("tables")
    QCoreApplication.processEvents()
    cards, cells = list(tree.tables.cards.values()), tree.people.view._cells
    laid, texts = [card._oval for card in cards], dict(cells._widths)
    assert texts
    try:
        use(Appearance("dark"))
        QCoreApplication.processEvents()
        assert all(card._oval is before for card, before in zip(cards, laid, strict=True))
        assert cells._widths.items() >= texts.items()
        use(Appearance("dark", text_percent=130))
        QCoreApplication.processEvents()
        assert not any(card._oval is before for card, before in zip(cards, laid, strict=True) if before)
        tree.go_to("people")
        QCoreApplication.processEvents()
        assert all(cells._widths.get(text, width + 1) > width for text, width in texts.items() if text[0])
    finally:
        use(Appearance("light"))


def has_seats(card: TableCard) -> bool:
    return bool(card._seats)
