"""The prize editor: how the pool is divided, prizes changed by hand, the sum proven, all of it one step."""

from functools import partial

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QApplication

from desktop.director.dialogs.prizes import LAW, OWN, PrizesDialog
from desktop.director.prizes_page import PrizesPage
from desktop.running import Desk
from tests.desktop.desks import HandClock, bust, desk_of, open_kept, press, said, start, type_text
from tournament.payouts import setting
from tournament.payouts.tables import TABLES


def prizes_of(desk: Desk) -> PrizesPage:
    desk_of(desk).go_to("prizes")
    return desk_of(desk).prizes


def editor(page: PrizesPage) -> PrizesDialog:
    page.payouts.divide.click()
    return opened()


def opened() -> PrizesDialog:
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, PrizesDialog)
    return dialog


def choose(dialog: PrizesDialog, table: str) -> None:
    dialog.table.setCurrentIndex(dialog.table.findData(table))


def type_amount(dialog: PrizesDialog, place: int, text: str) -> None:
    """As somebody types it: what stood there is gone, the keys come one after the other."""
    field = dialog.rows.lines[place - 1].amount
    field.setFocus()
    field.selectAll()
    press(field, Qt.Key.Key_Delete)
    type_text(field, text)


def amounts(dialog: PrizesDialog) -> list[str]:
    return [line.amount.text() for line in dialog.rows.shown]


def shown(page: PrizesPage) -> list[tuple[str, ...]]:
    return [row.cells[:2] for row in page.view.table.rows]


def test_another_table_is_seen_before_it_divides_the_pool_and_the_sum_is_proven(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    page = prizes_of(desk)
    assert page.payouts.says.text() == "by the table BARGE · rounded down, the rest to the first"
    assert shown(page) == [("1", "€85"), ("2", "€35")]
    dialog = editor(page)
    assert amounts(dialog) == ["85", "35"]
    assert dialog.sum.text() == "€120 of €120 · 2 places paid"
    assert dialog.tie.text() == "Two who tie for place 1 share places 1 and 2: €60."
    assert not dialog.yes.isEnabled(), "nothing has been changed yet"
    assert dialog.wrong.text() == ""
    choose(dialog, "Kiabet")
    assert amounts(dialog) == ["60", "42", "18"], "to the cent: the last would lose money"
    dialog.places.setText("2")
    assert amounts(dialog) == ["75", "45"]
    dialog.guarantee.setText("200")
    assert dialog.sum.text() == "€200 of €200 · the house adds €80 · 2 places paid"
    dialog.unit.setText("50")
    dialog.rounding.setCurrentIndex(dialog.rounding.findData("nearest"))
    assert amounts(dialog) == ["100", "100"]
    dialog.yes.click()
    assert shown(page) == [("1", "€100"), ("2", "€100")]
    assert page.payouts.says.text().startswith("€200 guaranteed · the house adds €80 · by the table Kiabet · ")
    bridge.undo()
    assert shown(page) == [("1", "€85"), ("2", "€35")]


def test_a_prize_that_is_typed_is_locked_and_the_others_share_the_rest(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    page = prizes_of(desk)
    page.view.selectRow(1)
    page.view.setFocus()
    press(page.view, Qt.Key.Key_Return)
    dialog = opened()
    line = dialog.rows.lines[1]
    assert dialog.focusWidget() is line.amount, "Enter on a prize changes it"
    type_amount(dialog, 2, "121")
    assert dialog.sum.text() == "€121 of €120 · €1 too much · 1 place paid"
    assert dialog.wrong.text() == (
        "The prizes set by hand would come to 121.00 EUR, but there are only 120.00 EUR to win."
    )
    assert not dialog.yes.isEnabled()
    type_amount(dialog, 2, "20,5x")
    assert line.wrong.text() == "20,5x is no amount of EUR.", "beside the field"
    assert not dialog.yes.isEnabled()
    type_amount(dialog, 2, "20,50")
    assert line.wrong.isHidden()
    assert line.lock.isChecked()
    line.thing.setFocus()
    type_text(line.thing, "Bottle of rum")
    assert amounts(dialog) == ["99.50", "20,50"], "B262: a comma or a dot"
    assert dialog.sum.text() == "€120 of €120 · 2 places paid"
    press(line.thing, Qt.Key.Key_Return)
    assert said(desk)[0].endswith("rounded down, the rest to the first, 1 prize set by hand")
    assert shown(page) == [("1", "€99.50"), ("2", "€20.50 and Bottle of rum")]
    page.payouts.by_hand.click()
    again = opened()
    assert (amounts(again), again.rows.lines[1].thing.text()) == (["99.50", "20.50"], "Bottle of rum")
    again.free.click()
    assert amounts(again) == ["85", "35"], "unlocked, the table says it"
    again.rows.lines[1].thing.clear()
    again.rows.edited.emit()
    again.yes.click()
    assert shown(page) == [("1", "€85"), ("2", "€35")]
    bridge.undo()
    assert shown(page)[1] == ("2", "€20.50 and Bottle of rum")


def test_an_amount_that_is_emptied_is_the_table_s_again_and_only_a_typed_nought_is_nothing(
    desk: Desk, clock: HandClock
) -> None:
    open_kept(desk, clock)
    dialog = editor(prizes_of(desk))
    line = dialog.rows.lines[1]
    type_amount(dialog, 2, "")
    assert (line.amount.text(), line.amount.placeholderText(), line.lock.isChecked()) == ("", "35", False)
    assert not dialog.yes.isEnabled(), "nothing has changed"
    type_text(line.amount, "0")
    assert (dialog.rows.lines[0].amount.text(), line.lock.isChecked()) == ("120", True)
    type_amount(dialog, 2, "")
    line.amount.editingFinished.emit()
    assert amounts(dialog) == ["85", "35"], "what the table says stands there once somebody has left the field"


def test_one_more_place_may_win_a_thing_alone(desk: Desk, clock: HandClock) -> None:
    open_kept(desk, clock)
    page = prizes_of(desk)
    dialog = editor(page)
    dialog.more.click()
    assert dialog.focusWidget() is dialog.rows.lines[2].amount
    dialog.rows.lines[2].thing.setFocus()
    type_text(dialog.rows.lines[2].thing, "Cup")
    assert dialog.sum.text() == "€120 of €120 · 2 places paid"
    dialog.yes.click()
    assert shown(page) == [("1", "€85"), ("2", "€35"), ("3", "Cup")]


def test_what_cannot_be_read_is_said_beside_its_field(desk: Desk, clock: HandClock) -> None:
    """B151: no letters, no fractions, nothing negative; the limit is said."""
    open_kept(desk, clock)
    dialog = editor(prizes_of(desk))
    notes = {"places": dialog.places, "unit": dialog.unit, "guarantee": dialog.guarantee}

    def beside(field: str, text: str) -> str:
        notes[field].setText(text)
        held = notes[field].parentWidget()
        found = str(held.wrong.text())  # type: ignore[union-attr]  # a Field
        notes[field].clear()
        return found

    assert beside("places", "some") == "some is no whole number, such as 20."
    assert beside("places", "2.5") == "2.5 is no whole number, such as 20."
    assert beside("places", "-2") == "-2 is no whole number, such as 20."
    assert beside("places", "2000") == "From no place up to 1\u202f000 places can be paid."
    assert beside("guarantee", "-5") == "-5 is less than nothing."
    assert beside("guarantee", "1e9") == "1e9 is no amount of EUR."
    assert beside("guarantee", "99999999999999") == "That amount is too large."
    assert beside("unit", "0").startswith("Prizes are rounded to")
    dialog.reject()


def test_no_places_show_none(desk: Desk, clock: HandClock) -> None:
    """B171."""
    open_kept(desk, clock)
    page = prizes_of(desk)
    dialog = editor(page)
    dialog.places.setText("0")
    assert dialog.rows.shown == []
    assert dialog.sum.text() == "€0 of €120 · €120 stay undivided · 0 places paid"
    dialog.yes.click()
    assert (shown(page), page.places.value.text()) == ([], "0")
    assert page.payouts.says.text() == "no places paid"


def test_a_power_law_is_made_to_measure(desk: Desk, clock: HandClock) -> None:
    open_kept(desk, clock)
    page = prizes_of(desk)
    dialog = editor(page)
    assert dialog.law.isHidden()
    choose(dialog, LAW)
    assert dialog.law.isVisible()
    assert amounts(dialog) == ["120"]
    dialog.law_fields["paid"].setText("50")
    dialog.law_fields["last"].setText("1,25")
    assert amounts(dialog) == ["55", "35", "30"]
    dialog.law_fields["last"].setText("3")
    held = dialog.law_fields["paid"].parentWidget()
    assert held.wrong.text().startswith("The first prize and the last ones")  # type: ignore[union-attr]
    dialog.law_fields["last"].setText("1")
    dialog.yes.click()
    assert page.payouts.says.text().startswith("by a power law: 50 % of the field, first 30 %, last 1 × buy-in · ")
    again = editor(page)
    assert again.table.currentData() == OWN, "the table made to measure stays as long as no other is chosen"
    assert again.table.count() == len(TABLES) + 2
    again.reject()


def test_a_thing_alone_is_won_and_no_money_is_handed_over(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    start(bridge)
    assert bridge.perform(partial(setting.set_prize, place=6, amount=None, thing="Wooden spoon"))
    bust(bridge, 6, by=1)
    page = prizes_of(desk)
    assert shown(page) == [("1", "€85"), ("2", "€35"), ("6", "Wooden spoon")]
    assert page.view.table.rows[2].cells[3:] == ("František", "")
    page.view.selectRow(2)
    assert page.pay.toolTip() == "František has won no money, but this: Wooden spoon."


def test_a_pool_that_has_shrunk_is_said(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock, ())
    assert bridge.perform(partial(setting.set_prize, place=1, amount=50_00))
    bridge.enter_names(["Anna", "Bohdan"])
    page = prizes_of(desk)
    assert page.payouts.says.text().startswith(
        "the prizes set by hand lack €10: they are paid from the first place down · "
    )
    assert shown(page) == [("1", "€40")]


def test_the_page_says_how_far_it_is_to_the_next_prize(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    start(bridge)
    page = prizes_of(desk)
    assert page.head.hint.text() == "4 more out, then €35"
    for out in (6, 5, 4, 3):
        bust(bridge, out, by=1)
    assert page.head.hint.text() == "next out: €35"
    bust(bridge, 2, by=1)
    assert page.head.hint.text() == ""
