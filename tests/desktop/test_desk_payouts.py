"""The Prizes page: how the pool is divided is chosen, a prize is set by hand, and each is seen before it is done."""

from functools import partial

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QApplication, QLineEdit

from desktop.director.dialogs import payouts
from desktop.director.dialogs.asked import AskedDialog
from desktop.director.parts import Choice
from desktop.director.prizes_page import PrizesPage
from desktop.running import Desk
from tests.desktop.desks import HandClock, bust, desk_of, open_kept, press, said, start, type_text
from tournament.payouts import setting
from tournament.payouts.division import Prize
from tournament.payouts.tables import TABLES


def prizes_of(desk: Desk) -> PrizesPage:
    desk_of(desk).go_to("prizes")
    return desk_of(desk).prizes


def asked() -> AskedDialog:
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, AskedDialog)
    return dialog


def fill(dialog: AskedDialog, code: str, text: str) -> None:
    field = dialog.fields[code]
    assert isinstance(field, QLineEdit)
    field.setText(text)


def choose(dialog: AskedDialog, code: str, value: str) -> None:
    field = dialog.fields[code]
    assert isinstance(field, Choice)
    field.setCurrentIndex(field.findData(value))


def shown(page: PrizesPage) -> list[tuple[str, ...]]:
    return [row.cells[:2] for row in page.view.table.rows]


def test_the_page_says_how_the_pool_is_divided(desk: Desk, clock: HandClock) -> None:
    open_kept(desk, clock)
    page = prizes_of(desk)
    assert page.payouts.says.text() == "by the table BARGE · rounded down, the rest to the first"


def test_another_table_is_seen_before_it_divides_the_pool(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    page = prizes_of(desk)
    assert shown(page) == [("1", "€85"), ("2", "€35")]
    page.payouts.divide.click()
    dialog = asked()
    assert not dialog.yes.isEnabled(), "nothing has been changed yet"
    choose(dialog, "table", "Kiabet")
    assert dialog.preview.text() == "1: €60, 2: €42, 3: €18", "to the cent: the last would lose money"
    fill(dialog, "places", "2")
    assert dialog.preview.text() == "1: €75, 2: €45"
    fill(dialog, "guarantee", "200")
    assert dialog.preview.text() == "1: €120, 2: €80"
    fill(dialog, "unit", "50")
    choose(dialog, "rounding", "nearest")
    assert dialog.preview.text() == "1: €100, 2: €100"
    dialog.yes.click()
    assert shown(page) == [("1", "€100"), ("2", "€100")]
    assert page.pool.value.text() == "€200"
    assert page.payouts.says.text().startswith("€200 guaranteed · the house adds €80 · by the table Kiabet · ")
    bridge.undo()
    assert shown(page) == [("1", "€85"), ("2", "€35")]


def test_what_cannot_be_read_is_said_and_nothing_is_seen(desk: Desk, clock: HandClock) -> None:
    open_kept(desk, clock)
    prizes_of(desk).payouts.divide.click()
    dialog = asked()
    fill(dialog, "places", "some")
    assert (dialog.wrong.text(), dialog.preview.text()) == ("some is no whole number, such as 20.", "")
    fill(dialog, "places", "2000")
    assert dialog.wrong.text() == "From no place up to 1000 places can be paid."
    dialog.reject()


def test_no_places_show_none(desk: Desk, clock: HandClock) -> None:
    """B171."""
    open_kept(desk, clock)
    page = prizes_of(desk)
    page.payouts.divide.click()
    fill(asked(), "places", "0")
    assert asked().preview.text() == "No prizes."
    asked().yes.click()
    assert (shown(page), page.places.value.text()) == ([], "0")
    assert page.payouts.says.text() == "no places paid"


def test_a_prize_is_fixed_for_the_place_chosen_and_freed_again(desk: Desk, clock: HandClock) -> None:
    open_kept(desk, clock)
    page = prizes_of(desk)
    page.view.selectRow(1)
    page.payouts.by_hand.click()
    dialog = asked()
    assert dialog.answers == {"place": "2", "amount": "", "thing": ""}
    fill(dialog, "amount", "121")
    assert dialog.wrong.text() == (
        "The prizes set by hand would come to 121.00 EUR, but there are only 120.00 EUR to win."
    )
    fill(dialog, "amount", "20")
    fill(dialog, "thing", "Bottle of rum")
    assert dialog.preview.text() == "1: €100, 2: €20 and Bottle of rum"
    dialog.yes.click()
    assert shown(page) == [("1", "€100"), ("2", "€20 and Bottle of rum")]
    assert page.payouts.says.text().endswith(" · 1 prize set by hand")
    page.view.selectRow(1)
    page.payouts.by_hand.click()
    dialog = asked()
    assert dialog.answers == {"place": "2", "amount": "20.00", "thing": "Bottle of rum"}
    fill(dialog, "amount", "")
    fill(dialog, "thing", "")
    dialog.yes.click()
    assert shown(page) == [("1", "€85"), ("2", "€35")]
    assert said(desk)[0] == "Prize of place 2 as the payout table says"


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


def test_a_power_law_is_asked_with_three_numbers(desk: Desk, clock: HandClock) -> None:
    open_kept(desk, clock)
    page = prizes_of(desk)
    page.payouts.law.click()
    dialog = asked()
    assert dialog.preview.text() == "1: €120"
    fill(dialog, "paid", "50")
    fill(dialog, "last", "1,25")
    assert dialog.preview.text() == "1: €55, 2: €35, 3: €30"
    fill(dialog, "last", "3")
    assert dialog.wrong.text().startswith("The first prize and the last ones of everybody paid are more than the pool")
    fill(dialog, "last", "1")
    dialog.yes.click()
    assert page.payouts.says.text().startswith("by a power law: 50 % of the field, first 30 %, last 1 × buy-in · ")
    page.payouts.divide.click()
    assert asked().answers["table"] == payouts.OWN, "the table made to measure stays as long as no other is chosen"
    asked().reject()


def test_the_keyboard_reaches_all_of_it(desk: Desk, clock: HandClock) -> None:
    open_kept(desk, clock)
    page = prizes_of(desk)
    for made in (page.payouts.divide, page.payouts.law, page.payouts.by_hand):
        assert made.focusPolicy() == Qt.FocusPolicy.TabFocus
        assert made.toolTip()
    page.payouts.by_hand.setFocus()
    press(page.payouts.by_hand, Qt.Key.Key_Space)
    dialog = asked()
    amount = dialog.fields["amount"]
    amount.setFocus()
    type_text(amount, "60")
    press(amount, Qt.Key.Key_Return)
    assert shown(page)[0] == ("1", "€60")


def test_long_lists_of_prizes_are_counted_at_their_end() -> None:
    prizes = tuple(Prize(place, 5_00) for place in range(1, 21))
    assert payouts.listed(prizes, "EUR").endswith("12: €5, and 8 more")


def test_every_shipped_table_is_offered_with_its_shares(desk: Desk, clock: HandClock) -> None:
    open_kept(desk, clock)
    prizes_of(desk).payouts.divide.click()
    field = asked().fields["table"]
    assert isinstance(field, Choice)
    assert field.count() == len(TABLES)
    assert field.itemText(0) == "BARGE: 70/30 …"
    asked().reject()


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
