"""A laptop's window: what the Prizes and the Cash page say can all be read, or scrolled to."""

from dataclasses import replace
from functools import partial

import pytest
from PyQt6.QtCore import QRect
from PyQt6.QtGui import QColor
from PyQt6.QtWidgets import QApplication, QCheckBox, QDialog, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.bridge import Bridge
from desktop.director.creating import create
from desktop.director.lists import ROW_PX
from desktop.running import Desk
from desktop.screenshots.studio import settle
from tests.desktop.desks import HandClock, bridge_of, desk_of, kept_wish, open_rebuys, start
from tournament import wording
from tournament.bounties.bounty_rule import BountyKind, BountyRule
from tournament.deals import deal_making
from tournament.deals.deals import Method
from tournament.events import Ending
from tournament.names import MINUTE, EntryNo, TableNo
from tournament.outs import deciding, elimination, finish_order
from tournament.outs.elimination import Out
from tournament.payouts import setting
from tournament.people import registration
from tournament.tables import tables
from tournament.wording import deals

SIXTEEN = tuple(f"Player {letter}" for letter in "ABCDEFGHIJKLMNOP")
SIZES = ((1366, 768), (1024, 700))


def night(desk: Desk, clock: HandClock, kind: BountyKind = BountyKind.FIXED, head: int = 0, count: int = 16) -> Bridge:
    """So many players, cards in the air, no late entry."""
    wish = replace(kept_wish(SIXTEEN[:count]), head=head, bounties=BountyRule(kind))
    assert desk.open_evening(create(desk._shelf, wish, clock))
    bridge = bridge_of(desk)
    start(bridge)
    return bridge


def out(bridge: Bridge, *who: int) -> None:
    assert bridge.perform(partial(elimination.bust, outs=[Out(EntryNo(each)) for each in who]))


def shown_at(desk: Desk, size: tuple[int, int], code: str) -> None:
    desk.window.resize(*size)
    desk_of(desk).go_to(code)
    settle()


def place_in(widget: QWidget, outer: QWidget) -> QRect:
    return QRect(widget.mapTo(outer, widget.rect().topLeft()), widget.size())


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", [BountyKind.PROGRESSIVE, BountyKind.MYSTERY])
def test_all_of_the_prizes_page_can_be_reached_and_is_whole(
    desk: Desk, clock: HandClock, size: tuple[int, int], kind: BountyKind
) -> None:
    night(desk, clock, kind, head=500)
    shown_at(desk, size, "prizes")
    page = desk_of(desk).prizes
    inside, bar = page.area.widget(), page.area.verticalScrollBar()
    assert inside is not None
    assert bar is not None
    assert inside.width() <= page.area.width(), "nothing is to be scrolled sideways"
    assert page.view.height() >= 4 * ROW_PX, "all four prizes"
    assert page.heads_rule.height() >= page.heads_rule.heightForWidth(page.heads_rule.width()), "no word is cut"
    seen: list[QWidget] = []
    for value in range(0, bar.maximum() + 1, max(1, bar.maximum())):
        bar.setValue(value)
        port = page.area.viewport()
        assert port is not None
        parts = (page.heads_title, page.change_rule, page.envelopes)
        seen += [part for part in parts if part.isVisible() and port.rect().contains(place_in(part, port))]
    assert {page.heads_title, page.change_rule} <= set(seen)
    assert page.envelopes in seen or kind is not BountyKind.MYSTERY


@pytest.mark.parametrize("size", [(1024, 700), (960, 560)])
def test_the_cash_page_has_its_title_and_whole_labels(desk: Desk, clock: HandClock, size: tuple[int, int]) -> None:
    start(open_rebuys(desk, clock, SIXTEEN))
    shown_at(desk, size, "cash")
    page = desk_of(desk).cash
    assert page.head.title.isVisible()
    assert place_in(page.head.title, page.head).bottom() < place_in(page.receive, page.head).top()
    for fact in page.facts:
        label = fact.label
        assert label.height() >= label.heightForWidth(label.width()), label.text()
        longest = max(label.text().split(), key=label.fontMetrics().horizontalAdvance)
        assert label.fontMetrics().horizontalAdvance(longest) <= label.width()
    assert [fact.label.text() for fact in page.facts][1:3] == ["Still owed by players", "Still owed to players"]


def test_after_a_deal_the_results_say_what_each_has_for_certain(desk: Desk, clock: HandClock) -> None:
    bridge = night(desk, clock, count=6)
    out(bridge, 6)
    out(bridge, 5)
    out(bridge, 4)
    bridge.perform(partial(deal_making.make_deal, method=Method.EVEN, ending=Ending.PLAY_ON))
    shown_at(desk, (1024, 700), "results")
    table = desk_of(desk).results.view.table
    place = [column.heading for column in table.columns].index("Prize")
    assert [row.cells[place] for row in table.rows[:4]] == ["€40 by the deal"] * 3 + [""]


def test_who_share_a_place_have_a_share_of_the_thing(desk: Desk, clock: HandClock) -> None:
    bridge = night(desk, clock, count=6)
    bridge.perform(partial(setting.set_prize, place=6, amount=None, thing="Bottle of rum"))
    out(bridge, 6)
    out(bridge, 5)
    bridge.perform(partial(finish_order.order, groups=[[EntryNo(5), EntryNo(6)]]))
    for code, column in (("prizes", 1), ("out", 5), ("results", 3)):
        shown_at(desk, (1366, 768), code)
        rows = desk_of(desk)._pages[code].view.table.rows  # type: ignore[attr-defined]
        assert sum(row.cells[column] == "a share of Bottle of rum" for row in rows) == 2, code


def test_a_prize_that_may_still_change_is_not_to_be_paid(desk: Desk, clock: HandClock) -> None:
    bridge = open_rebuys(desk, clock, SIXTEEN[:6])
    start(bridge)
    bridge.perform(registration.close)
    bridge.perform(partial(setting.set_places, places=6))
    out(bridge, 6)
    assert bridge.perform(partial(deciding.deciding, outs=[Out(EntryNo(5))]))
    out(bridge, 4)
    shown_at(desk, (1366, 768), "prizes")
    handed = {row.cells[3]: row.cells[4] for row in desk_of(desk).prizes.view.table.rows if row.cells[3]}
    assert handed["Player D for now"] == "not final yet"
    assert handed["Player F"] == "to pay"


def test_one_of_a_tie_moves_alone_and_the_button_says_what_will_be(desk: Desk, clock: HandClock) -> None:
    bridge = night(desk, clock, count=6)
    for who in (6, 5, 4):
        out(bridge, who)
    shown_at(desk, (1366, 768), "out")
    page = desk_of(desk).out
    page.view.choose(EntryNo(5))
    assert page.later.toolTip() == "Then: Player E place 4, Player D place 5"
    assert page.tie.toolTip() == "Then: Player D and Player E place 4 ="
    page.tie.click()
    assert page.earlier.toolTip() == "Then: Player D place 4, Player E place 5"
    assert page.later.toolTip() == "Then: Player E place 4, Player D place 5"
    page.later.click()
    places = {row.cells[1]: row.cells[0] for row in page.view.table.rows}
    assert places == {"Player E": "4", "Player D": "5", "Player F": "6"}


def test_an_empty_evening_says_what_to_do_next(desk: Desk, clock: HandClock) -> None:
    assert desk.open_evening(create(desk._shelf, kept_wish(()), clock))
    shown_at(desk, (1024, 700), "out")
    assert desk_of(desk).out.empty.sentence.text() == "First enter who plays, on the People page."
    (card,) = desk_of(desk).attention.cards
    assert card.accessibleName().startswith("Nobody is entered yet")
    card.findChildren(QPushButton)[0].click()
    assert desk_of(desk).pages.currentWidget() is desk_of(desk).people


def test_cards_call_a_table_by_its_name(desk: Desk, clock: HandClock) -> None:
    bridge = night(desk, clock)
    bridge.perform(partial(tables.change_table, table=TableNo(1), name="Kitchen"))
    gone = [entry.number for entry in bridge.state.at_table(TableNo(1))][:4]
    for who in gone:
        out(bridge, who)
    titles = [card.accessibleName() for card in desk_of(desk).attention.cards]
    assert any(title.startswith("Table 1 · Kitchen is ") for title in titles), titles
    seat = bridge.state.at_table(TableNo(1))[0].seat
    assert seat is not None
    assert wording.chair(bridge.state, seat) == f"Table 1 · Kitchen, seat {seat.number}"


def test_the_edge_of_an_unticked_box_is_seen_on_white(dressed: QApplication, qtbot: QtBot) -> None:
    holder = QDialog()
    qtbot.addWidget(holder)
    column = QVBoxLayout(holder)
    box = QCheckBox("keep what is owed", holder)
    column.addWidget(box)
    holder.show()
    holder.setFocus()
    settle()
    picture = holder.grab().toImage()
    across = [picture.pixelColor(x, box.geometry().center().y()) for x in range(box.x() + 4, box.x() + 22)]
    darkest = min(colour.lightnessF() for colour in across)
    assert 1.05 / (luminance(next(c for c in across if c.lightnessF() == darkest)) + 0.05) >= 3


def luminance(colour: QColor) -> float:
    """As WCAG reckons it."""
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (each / 12.92 if each <= 0.04045 else ((each + 0.055) / 1.055) ** 2.4 for each in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_the_deal_says_what_it_does_not_divide(desk: Desk, clock: HandClock) -> None:
    bridge = open_rebuys(desk, clock, late=1)
    bridge.perform(partial(setting.set_prize, place=2, amount=None, thing="Cup"))
    start(bridge)
    clock.pass_by(25 * MINUTE)
    assert deal_making.things_left(bridge.state) == ((2, "Cup"),)
    assert deal_making.rebuys_are_sold(bridge.state, bridge.now())
    assert deals.beside(((2, "Cup"),), rebuys=True) == (
        "Only money is divided; things stay with their places (2: Cup). "
        "Rebuys are still sold; what they bring goes to the winner."
    )
