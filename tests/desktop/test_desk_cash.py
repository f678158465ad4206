"""The Cash page and the ticks of the Prizes page."""

from functools import partial

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QApplication, QLineEdit

from desktop.director.cash_page import CashPage
from desktop.director.dialogs.asked import AskedDialog
from desktop.running import Desk
from tests.desktop.desks import HandClock, bust, desk_of, open_kept, open_rebuys, press, start
from tournament.names import EntryNo
from tournament.people.entries import Terms
from tournament.sales import buying, cash

ANNA, BOHDAN = EntryNo(1), EntryNo(2)


def cash_of(desk: Desk) -> CashPage:
    desk_of(desk).go_to("cash")
    return desk_of(desk).cash


def asked() -> AskedDialog:
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, AskedDialog)
    return dialog


def fill(dialog: AskedDialog, code: str, text: str) -> None:
    field = dialog.fields[code]
    assert isinstance(field, QLineEdit)
    field.setText(text)


def totals(page: CashPage) -> list[str]:
    return [fact.value.text() for fact in page.facts]


def row(page: CashPage, name: str) -> tuple[str, ...]:
    return next(row.cells for row in page.view.table.rows if row.cells[0] == name)


def test_the_sheet_says_what_the_drawer_should_hold_and_who_owes(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    bridge.enter_names(["Zora"], Terms(paid=0))
    page = cash_of(desk)
    assert totals(page) == ["€120", "€20", "€0", "€0"]
    assert [side.sum.text() for side in page.sides] == ["€140", "€140"]
    assert row(page, "Zora")[1:4] == ("owes €20", "€20", "")


def test_the_place_has_its_key_like_the_others(desk: Desk, clock: HandClock) -> None:
    open_kept(desk, clock)
    number = desk_of(desk).places.codes().index("cash") + 1
    press(desk.window, Qt.Key(Qt.Key.Key_0 + number), Qt.KeyboardModifier.ControlModifier)
    assert desk_of(desk).pages.currentWidget() is desk_of(desk).cash


def test_a_part_is_received_and_then_everybody_has_paid(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    bridge.enter_names(["Zora", "Radek"], Terms(paid=0))
    page = cash_of(desk)
    page.receive.click()
    dialog = asked()
    assert dialog.fields["who"].currentText() == "Radek, owes €20"  # type: ignore[union-attr]
    fill(dialog, "amount", "5")
    dialog.yes.click()
    assert row(page, "Radek")[1] == "owes €15"
    page.all_paid.click()
    assert totals(page)[:2] == ["€160", "€0"]
    assert page.all_paid.toolTip() == "Nobody owes anything."
    bridge.undo()
    assert totals(page)[1] == "€35"


def test_what_was_paid_too_much_is_given_back(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    page = cash_of(desk)
    page.receive.click()
    dialog = asked()
    fill(dialog, "amount", "30")
    dialog.yes.click()
    assert row(page, "Anna")[1] == "gets back €30"
    page.view.selectRow(0)
    assert page.receive.text() == "Give back…"
    page.receive.click()
    dialog = asked()
    fill(dialog, "amount", "31")
    assert dialog.wrong.text() == "Anna gets back 30.00 EUR, no more."
    fill(dialog, "amount", "30")
    dialog.yes.click()
    assert row(page, "Anna")[1] == "paid"
    assert cash.sheet(bridge.state).balances


def test_an_adjustment_needs_an_amount_and_a_reason(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    page = cash_of(desk)
    page.adjust()
    dialog = asked()
    assert not dialog.yes.isEnabled()
    assert dialog.wrong.text() == "", "nobody has typed anything wrong yet"
    fill(dialog, "amount", "-10")
    assert dialog.wrong.text() == "Say why."
    fill(dialog, "because", "The dealer's wage")
    dialog.yes.click()
    assert bridge.state.pool == 11_000
    assert totals(page)[0] == "€110"


def test_what_cannot_be_read_is_said_below_the_fields(desk: Desk, clock: HandClock) -> None:
    open_kept(desk, clock)
    cash_of(desk).house_adds()
    dialog = asked()
    fill(dialog, "amount", "ten")
    assert dialog.wrong.text() == "ten is no amount of EUR."
    dialog.reject()


def test_the_house_adds_to_the_prizes(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    page = cash_of(desk)
    page.house_adds()
    dialog = asked()
    fill(dialog, "amount", "50")
    fill(dialog, "because", "Anniversary")
    dialog.yes.click()
    assert bridge.state.pool == 17_000
    assert desk_of(desk).places.button("prizes").count == "€170"


# ---- prizes and bounties --------------------------------------------------------------------------------------------


def test_a_prize_is_ticked_as_paid_and_kept_against_a_debt(desk: Desk, clock: HandClock) -> None:
    bridge = open_rebuys(desk, clock, ("Anna", "Bohdan"))
    start(bridge)
    rebuy = partial(buying.rebuy, entry=ANNA, server_seed=bridge.server_seed(), paid=0)
    assert bridge.perform(rebuy)
    bust(bridge, BOHDAN, by=ANNA)
    desk_of(desk).go_to("prizes")
    page = desk_of(desk).prizes
    assert page.pay.toolTip() == "Choose a prize in the list first."
    page.view.selectRow(0)
    assert page.says.text() == "Anna owes €20: hand over €35, keep €20."
    page.net.setChecked(False)
    assert page.says.text() == "Anna owes €20: hand over €55, keep €0."
    page.net.setChecked(True)
    page.pay.click()
    assert page.view.table.rows[0].cells[3:] == ("Anna", "paid")
    assert cash.account_of(bridge.state, bridge.state.entry(ANNA).player).owing == 0
    assert page.pay.toolTip() == "Anna's prize is paid already."
    bridge.undo()
    assert page.view.table.rows[0].cells[4] == "to pay"


def test_while_registration_is_open_places_are_provisional_and_nothing_is_paid(desk: Desk, clock: HandClock) -> None:
    bridge = open_rebuys(desk, clock, ("Anna", "Bohdan", "Cyril", "Dana", "Emil"))
    start(bridge)
    for number in (5, 4, 3, 2):
        if number > 2:
            bust(bridge, number, by=ANNA)
    desk_of(desk).go_to("prizes")
    page = desk_of(desk).prizes
    assert page.head.hint.text() == "places are provisional while registration is open"
    page.view.selectRow(1)
    assert page.pay.toolTip() == "Nobody has won that prize yet."


def test_bounties_are_ticked_on_their_own(desk: Desk, clock: HandClock) -> None:
    bridge = open_rebuys(desk, clock)
    start(bridge)
    assert bridge.perform(partial(buying.rebuy, entry=BOHDAN, server_seed=bridge.server_seed()))
    bust(bridge, BOHDAN, by=ANNA)
    desk_of(desk).go_to("prizes")
    page = desk_of(desk).prizes
    assert [row.cells for row in page.heads.view.table.rows] == [("Anna", "€5", "", "to pay")]
    page.heads.view.choose(ANNA)
    page.pay_bounty.click()
    assert [row.cells for row in page.heads.view.table.rows] == [("Anna", "€5", "", "paid")]


def test_without_bounties_the_page_does_not_speak_of_them(desk: Desk, clock: HandClock) -> None:
    open_kept(desk, clock)
    desk_of(desk).go_to("prizes")
    assert desk_of(desk).prizes.heads.isHidden()
    assert desk_of(desk).prizes.pay_bounty.isHidden()
