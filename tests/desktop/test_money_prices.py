"""Prices after the evening was created, and sales against their terms with a reason: from click to sum."""

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QApplication, QLineEdit

from desktop.director.dialogs.prices import PricesDialog
from desktop.director.dialogs.selling import SellDialog
from desktop.running import Desk
from tests.desktop.desks import HandClock, desk_of, open_kept, open_rebuys, press, said, start, type_text
from tournament.names import EntryNo
from tournament.sales import cash
from tournament.sales.prices import BUY_IN_NAME, Buying, Shares, Window
from tournament.wording import THIN_SPACE


def prices(desk: Desk) -> PricesDialog:
    desk_of(desk).go_to("cash")
    desk_of(desk).cash.prices.click()
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, PricesDialog)
    return dialog


def sale(desk: Desk) -> SellDialog:
    desk_of(desk).go_to("cash")
    desk_of(desk).cash.sell.click()
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, SellDialog)
    return dialog


def put(dialog: PricesDialog, field: str, text: str) -> None:
    made = dialog.form.fields[field]
    assert isinstance(made, QLineEdit)
    made.setText(text)


def beside(dialog: PricesDialog, field: str) -> str:
    return dialog.form._held[field].wrong.text()


def test_all_prices_stand_in_a_list_and_what_was_sold_keeps_its_price(desk: Desk, clock: HandClock) -> None:
    bridge = open_rebuys(desk, clock)
    dialog = prices(desk)
    rows = [tuple(text.replace(THIN_SPACE, " ") for text in row.cells[:6]) for row in dialog.table.rows]
    assert rows == [
        ("Buy-in", "Buy-in, late entry too", "€20", "10 000", "until level 4", "6"),
        ("Re-entry", "Re-entry", "€20", "10 000", "until level 4", ""),
        ("Rebuy", "Rebuy", "€20", "10 000", "until level 4", ""),
        ("Add-on", "Add-on", "€10", "5 000", "in the break after level 3", ""),
    ]
    assert (dialog.sell.isEnabled(), dialog.wrong.text()) == (False, ""), "nothing has been changed yet"
    put(dialog, "prizes", "22.50")
    put(dialog, "house", "2,50")
    assert dialog.form.sum.text() == "€25 in all"
    dialog.view.choose(2)
    put(dialog, "in_all", "10")
    put(dialog, "each", "2")
    dialog.sell.click()
    assert said(desk)[0] == "On sale from now on: Buy-in, Re-entry, Rebuy and Add-on"
    state = bridge.state
    assert state.prices[0].shares == Shares(prizes=22_50, house=2_50)
    assert (state.prices[2].each, state.prices[2].in_all) == (2, 10)
    assert state.pool == 6 * 20_00, "what was sold stays"
    bridge.enter_names(["Zora"])
    assert bridge.state.pool == 6 * 20_00 + 22_50
    assert cash.sheet(bridge.state).house == 2_50
    bridge.undo()
    bridge.undo()
    assert bridge.state.prices[0].shares == Shares(prizes=20_00), "one step"


def test_a_price_is_added_moved_up_and_taken_off_the_list_by_the_keyboard(desk: Desk, clock: HandClock) -> None:
    bridge = open_rebuys(desk, clock)
    dialog = prices(desk)
    for made in (dialog.add, dialog.first, dialog.drop):
        assert made.focusPolicy() == Qt.FocusPolicy.TabFocus
        assert made.toolTip()
    assert dialog.drop.toolTip() == "An evening needs a buy-in; a price of 0 is free."
    assert not dialog.drop.isEnabled()
    press(dialog.view, Qt.Key.Key_Down)
    press(dialog.view, Qt.Key.Key_Down)
    assert dialog.form.texts["name"] == "Rebuy"
    press(dialog.add, Qt.Key.Key_Space)
    name = dialog.form.fields["name"]
    assert dialog.focusWidget() is name
    type_text(name, "Double rebuy")
    put(dialog, "prizes", "30")
    put(dialog, "chips", "20000")
    press(dialog.first, Qt.Key.Key_Space)
    assert [draft.texts["name"] for draft in dialog.drafts][-2:] == ["Double rebuy", "Add-on"]
    dialog.view.choose(1)
    press(dialog.drop, Qt.Key.Key_Space)
    press(dialog.form.fields["chips"], Qt.Key.Key_Return)
    assert [price.name for price in bridge.state.prices] == ["Buy-in", "Rebuy", "Double rebuy", "Add-on"]
    double = bridge.state.prices[2]
    assert (double.buying, double.shares.total, double.chips) == (Buying.REBUY, 35_00, 20_000)
    assert double.window == Window(until=4)


def test_what_cannot_be_is_said_beside_its_field(desk: Desk, clock: HandClock) -> None:
    """B151 and B262."""
    open_rebuys(desk, clock)
    dialog = prices(desk)
    dialog.view.choose(3)
    for text in ("-500", "12.5", "1e9", "many"):
        put(dialog, "chips", text)
        assert beside(dialog, "chips") == f"{text} is no whole number, such as 20."
        assert dialog.table.rows[3].cells[6] == "to be corrected"
        assert not dialog.sell.isEnabled()
    for text, shown in (("0", "0"), ("1000000000", "1\u202f000\u202f000\u202f000")):
        put(dialog, "chips", text)
        assert beside(dialog, "chips") == f"Add-on should bring 1 to 100\u202f000\u202f000 chips, not {shown}."
    put(dialog, "chips", "5000")
    for text in ("-3", "1.2345"):
        put(dialog, "prizes", text)
        assert beside(dialog, "prizes")
    put(dialog, "prizes", "12,50")
    assert dialog.form.sum.text() == "€12.50 in all"
    put(dialog, "until", "2")
    assert beside(dialog, "until") == "Add-on would never be on sale: after level 3, but until level 2."
    put(dialog, "until", "5")
    put(dialog, "each", "0")
    assert beside(dialog, "each") == "Add-on: a limit is from 1 to 10\u202f000."
    put(dialog, "each", "")
    put(dialog, "name", "REBUY")
    assert beside(dialog, "name") == "Two prices are called REBUY."
    dialog.view.choose(0)
    assert dialog.wrong.text() == "Two prices are called REBUY.", "it stands below where another price is shown"
    assert not dialog.sell.isEnabled()
    dialog.reject()


def test_against_a_window_or_a_limit_it_is_sold_with_a_reason(desk: Desk, clock: HandClock) -> None:
    bridge = open_rebuys(desk, clock)
    start(bridge)
    desk_of(desk).go_to("cash")
    desk_of(desk).cash.view.selectRow(0)
    dialog = sale(desk)
    assert (dialog.who.currentText(), dialog.what.currentText()[:5]) == ("Anna", "Rebuy")
    assert dialog.because_field.isHidden()
    dialog.what.setCurrentIndex(3)
    assert dialog.wrong.text() == "Add-on is not on sale yet: level 3 has to be over."
    assert dialog.because_field.isVisible(), "the way on stands beside what is refused"
    assert not dialog.yes.isEnabled()
    type_text(dialog.because, "birthday")
    press(dialog.because, Qt.Key.Key_Return)
    assert said(desk)[0].replace(THIN_SPACE, " ") == "Anna bought Add-on: €10, 5 000 chips (birthday)"
    assert bridge.state.entry(EntryNo(1)).purchases[-1].because == "birthday"
    assert bridge.state.pool == 130_00


def test_the_house_pays_a_price_and_the_sheet_balances(desk: Desk, clock: HandClock) -> None:
    bridge = open_rebuys(desk, clock)
    start(bridge)
    dialog = sale(desk)
    dialog.who.setCurrentIndex(dialog.who.findData(2))
    dialog.what.setCurrentIndex(2)
    dialog.comp.setChecked(True)
    dialog.yes.click()
    assert said(desk)[0].replace(THIN_SPACE, " ") == "Bohdan bought Rebuy: free, the house pays, 10 000 chips"
    sheet = cash.sheet(bridge.state)
    assert (sheet.comps, sheet.balances, sheet.incoming) == (20_00, True, 140_00)
    assert bridge.state.chips_in_play == 70_000, "B152: exactly what was bought"
    dialog = sale(desk)
    dialog.who.setCurrentIndex(dialog.who.findData(2))
    dialog.what.setCurrentIndex(2)
    dialog.later.setChecked(True)
    dialog.yes.click()
    assert cash.account_of(bridge.state, bridge.state.entry(EntryNo(2)).player).owing == 20_00


def test_a_plain_evening_has_its_price_too(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    dialog = prices(desk)
    put(dialog, "until", "6")
    dialog.sell.click()
    assert bridge.state.prices[0].window == Window(until=6)
    assert bridge.state.prices[0].name == BUY_IN_NAME
