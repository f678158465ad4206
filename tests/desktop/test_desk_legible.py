"""Nothing that the director has to read is cut off, and what is said of an evening is true."""

from functools import partial

from PyQt6.QtCore import QCoreApplication, QPoint
from PyQt6.QtWidgets import QApplication, QComboBox, QDialog, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from desktop.director.attention.card import MatterCard
from desktop.director.attention.column import CardColumn
from desktop.director.chips.colour_up_dialog import ColourUpDialog
from desktop.director.dialogs.deal import DealDialog
from desktop.director.dialogs.prizes import LAW, PrizesDialog
from desktop.director.lists import LEAST_PX
from desktop.director.parts import PlainLabel
from desktop.director.tables import furniture
from desktop.director.tables.bust_dialog import BustDialog
from desktop.director.tables.words import fit
from desktop.running import Desk
from tests.desktop.desks import HandClock, bust, desk_of, open_kept, open_rebuys, start
from tournament.chips.colours_going import ColourDue
from tournament.deals import deal_making
from tournament.deals.deals import Method
from tournament.events import Ending
from tournament.names import EntryNo, TableNo
from tournament.payouts import setting
from tournament.tables import locks, tables

NAMES = tuple(f"Player {letter}" for letter in "ABCDEFGHIJKLMNOPQR")


def settle() -> None:
    for _time in range(4):
        QCoreApplication.sendPostedEvents()
        QCoreApplication.processEvents()


def pressed_together(dialog: QDialog) -> list[str]:
    fields = [*dialog.findChildren(QLineEdit), *dialog.findChildren(QComboBox)]
    pressed = [made for made in fields if made.isVisible() and made.height() < made.minimumSizeHint().height()]
    return [made.accessibleName() for made in pressed]


def test_an_announced_draw_can_be_drawn_from_the_tables_page(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    bridge.announce()
    page = desk_of(desk).tables
    desk_of(desk).go_to("tables")
    assert page.head.draw.isEnabled(), page.head.draw.toolTip()


def test_a_hint_without_room_beside_the_title_stands_below_and_stays_there(desk: Desk, clock: HandClock) -> None:
    start(open_rebuys(desk, clock))
    desk.window.resize(1024, 700)
    desk_of(desk).go_to("tables")
    settle()
    page = desk_of(desk).tables
    assert page.head.title.isVisible()
    hint = next(each for each in page.findChildren(PlainLabel) if each.text() == page.hint)
    assert hint.width() >= hint.sizeHint().width()
    below = hint.mapTo(page, QPoint(0, 0)).y()
    assert below > page.head.title.y() + page.head.title.height()
    page.finder.setText("Ann")
    settle()
    assert page.hint == hint.text() == "1 found · Enter goes there"
    assert hint.mapTo(page, QPoint(0, 0)).y() == below, "nothing jumps while somebody types"
    desk.window.resize(1920, 900)
    settle()
    assert page.head.hint.text() == page.hint
    assert page.head.hint.y() < below


def test_cards_that_fit_have_no_bar_although_they_would_not_fit_beside_one(dressed: QApplication, qtbot: QtBot) -> None:
    outer = QWidget()
    qtbot.addWidget(outer)
    column = CardColumn(outer)
    column.show_cards([MatterCard("Move", "word " * count, column) for count in range(20, 40)], from_top=True)
    column.resize(290, 100)
    outer.show()
    settle()
    bar = column.verticalScrollBar()
    assert bar is not None
    for width in (247, 260, 231):
        column.resize(width, 100)
        settle()
        assert bar.isVisible()
        column.resize(width, column._needed())
        settle()
        assert not bar.isVisible()


def test_the_prize_editor_does_not_press_its_fields_together(desk: Desk, clock: HandClock) -> None:
    dialog = PrizesDialog(open_kept(desk, clock, NAMES), desk.window)
    dialog.open()
    settle()
    assert pressed_together(dialog) == []
    dialog.places.setText("8")
    dialog.table.setCurrentIndex(dialog.table.findData(LAW))
    dialog.rows.lines[0].thing.setText("a bottle of rum, and a cup that is not for drinking, and a towel")
    dialog.guarantee.setText("much")
    settle()
    assert pressed_together(dialog) == []


def test_own_numbers_of_a_deal_are_seen_without_scrolling(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    start(bridge)
    dialog = DealDialog(bridge, desk.window)
    dialog.open()
    settle()
    for row, stack in zip(dialog.rows, (20_000, 10_000, 9_000, 8_000, 7_000, 6_000), strict=True):
        row.chips.setText(str(stack))
    settle()
    bar = dialog._area.horizontalScrollBar()
    assert bar is not None
    assert bar.maximum() == 0


def test_chips_that_nobody_has_typed_yet_are_no_mistake(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    start(bridge)
    dialog = DealDialog(bridge, desk.window)
    assert dialog.wrong.text().startswith("Count the chips first")
    assert dialog.wrong.property("kind") == "muted"
    dialog.kept.setText("a lot")
    assert dialog.wrong.property("kind") == "wrong"


def test_the_bust_dialog_is_no_higher_than_its_parts_when_its_answers_go(desk: Desk, clock: HandClock) -> None:
    bridge = open_rebuys(desk, clock)
    start(bridge)
    dialog = BustDialog(bridge, EntryNo(1), desk.window)
    dialog.open()
    settle()
    dialog._add.click()
    next(iter(dialog._else_chips.values())).click()
    settle()
    after = dialog.height()
    fit(dialog)
    assert after == dialog.height()


def test_a_long_thing_leaves_the_winners_their_room(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    thing = "a bottle of rum that is older than most of us, and two cups that do not match"
    bridge.perform(partial(setting.set_prize, place=1, amount=None, thing=thing))
    desk.window.resize(1024, 700)
    page = desk_of(desk).prizes
    desk_of(desk).go_to("prizes")
    settle()
    heads = page.view.horizontalHeader()
    assert heads is not None
    names = next(place for place, column in enumerate(page.view.table.columns) if column.heading == "Won by")
    port = page.view.viewport()
    assert port is not None
    assert heads.sectionSize(names) >= LEAST_PX
    assert heads.length() <= port.width(), "all columns are seen"
    bridge.perform(partial(setting.set_prize, place=1, amount=None, thing="a cup"))
    settle()
    assert heads.sectionSize(1) >= page.view.sizeHintForColumn(1)


def test_a_deal_by_chips_names_the_right_winner_and_a_tie_names_all(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock, NAMES[:3])
    start(bridge)
    stacks = {EntryNo(1): 5_000, EntryNo(2): 5_000, EntryNo(3): 20_000}
    ends = partial(deal_making.make_deal, method=Method.CHIPS, stacks=stacks, unit=100)
    assert bridge.perform(partial(ends, ending=Ending.BY_CHIPS))
    assert desk.window.quiet.said.text() == "Player C has won"
    bridge.undo()
    assert bridge.perform(partial(ends, ending=Ending.TIE))
    assert desk.window.quiet.said.text() == "Player A, Player B and Player C share the win"
    title = desk_of(desk).attention.cards[0].accessibleName()
    assert title == "Player A, Player B and Player C share the win"


def test_the_breaking_order_says_why_it_is_not_by_number(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock, NAMES)
    start(bridge)
    last = max(bridge.state.tables)
    locked = bridge.state.at_table(last)[0].number
    bridge.perform(partial(locks.lock, entries=(locked,)))
    order = tables.breaking_order_of(bridge.state)
    assert order[-1] == last
    assert "tables where a seat is locked come last" in furniture.order(bridge.state).about


def test_prizes_on_the_out_and_results_pages_follow_what_is_set_and_undone(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    start(bridge)
    bust(bridge, 1, 2)
    for code in ("out", "results"):
        desk_of(desk).go_to(code)
        settle()
        view = getattr(desk_of(desk), code).view
        before = view.table.rows
        prize = partial(setting.set_prize, place=6, amount=1_500, thing="a cup")
        assert bridge.perform(prize)
        assert {"€15 and a cup", "€15 · a cup"} & set(view.table.rows[-1].cells)
        bridge.undo()
        assert view.table.rows == before


def test_results_show_the_bounties_beside_the_prizes(desk: Desk, clock: HandClock) -> None:
    bridge = open_rebuys(desk, clock, head=500)
    start(bridge)
    bust(bridge, 1, 2)
    desk_of(desk).go_to("results")
    view = desk_of(desk).results.view
    place = [column.heading for column in view.table.columns].index("Bounties")
    assert [row.cells[place] for row in view.table.rows if row.cells[1] == "Bohdan"] == ["€5"]


def test_the_cash_page_follows_a_prize_that_was_set_while_it_was_hidden(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    start(bridge)
    bust(bridge, 1, 2)
    desk_of(desk).go_to("cash")
    settle()
    assert not any("€15" in row.cells for row in desk_of(desk).cash.list.view.table.rows)
    desk_of(desk).go_to("clock")
    assert bridge.perform(partial(setting.set_prize, place=6, amount=1_500))
    desk_of(desk).go_to("cash")
    settle()
    assert any("€15" in row.cells for row in desk_of(desk).cash.list.view.table.rows)


def test_no_player_is_cut_in_two_where_a_colour_goes(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    start(bridge)
    dialog = ColourUpDialog(bridge, ColourDue(25, 100, (TableNo(1),)), desk.window)
    dialog.open()
    settle()
    port = dialog._area.viewport()
    assert port is not None
    assert len(dialog.rows) == len(bridge.state.left)
    assert port.height() >= dialog.rows[-1].odd.geometry().bottom()
