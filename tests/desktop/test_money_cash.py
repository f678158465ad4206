"""Who owes pays by one key; winners are paid out together; receipts and slips; every sum is right."""

from functools import partial
from pathlib import Path

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QGuiApplication
from PyQt6.QtWidgets import QApplication

from desktop.director.cash_page import CashPage
from desktop.director.dialogs.paying import PayOutDialog
from desktop.running import Desk
from tests.desktop.desks import HandClock, bust, desk_of, open_kept, open_rebuys, press, said, start, type_text
from tournament.names import EntryNo
from tournament.payouts import setting
from tournament.people.entries import Terms
from tournament.sales import buying, cash

ANNA, BOHDAN = EntryNo(1), EntryNo(2)


def cash_of(desk: Desk) -> CashPage:
    desk_of(desk).go_to("cash")
    return desk_of(desk).cash


def clipboard() -> str:
    found = QGuiApplication.clipboard()
    assert found is not None
    return found.text()


def paying() -> PayOutDialog:
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, PayOutDialog)
    return dialog


def test_somebody_owes_leads_to_those_who_do_and_one_key_takes_the_money(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    bridge.enter_names(["Zora", "Radek"], Terms(paid=0))
    page = cash_of(desk)
    page.show_owing()
    assert [row.cells[0] for row in page.view.table.rows] == ["Radek", "Zora"]
    assert page.paid.text() == "Paid €20"
    page.paid.setFocus()
    press(page.paid, Qt.Key.Key_Space)
    assert said(desk)[0] == "Radek paid €20"
    assert [row.cells[0] for row in page.view.table.rows] == ["Zora"]
    assert page.paid.toolTip() == "Choose somebody in the list first."
    page.view.selectRow(0)
    page.paid.click()
    assert page.empty.title.text() == "Nobody owes anything"
    page.only_owing.click()
    assert len(page.view.table.rows) == 8
    assert cash.sheet(bridge.state).drawer == 160_00


def test_a_receipt_says_what_was_bought_paid_and_won(desk: Desk, clock: HandClock) -> None:
    bridge = open_rebuys(desk, clock, ("Anna", "Bohdan"))
    start(bridge)
    rebuy = partial(buying.rebuy, entry=ANNA, server_seed=bridge.server_seed())
    assert bridge.perform(partial(rebuy, paid=0))
    assert bridge.perform(partial(rebuy, comp=True))
    page = cash_of(desk)
    assert page.receipt.toolTip() == "Choose somebody in the list first."
    page.view.selectRow(0)
    page.receipt.setFocus()
    press(page.receipt, Qt.Key.Key_Space)
    assert clipboard().splitlines() == [
        "Friday",
        "Anna",
        "Buy-in: €20",
        "Rebuy: €20",
        "Rebuy, the house pays: €20",
        "To pay: €40",
        "Paid: €20",
        "Still owed: €20",
    ]


def test_winners_are_paid_out_together_and_debts_stay_here(desk: Desk, clock: HandClock, tmp_path: Path) -> None:
    """One step for prizes and bounties of several people; B153: what is kept is kept once."""
    bridge = open_rebuys(desk, clock, ("Anna", "Bohdan", "Cyril", "Dana", "Emil"))
    page = cash_of(desk)
    assert page.pay_out.toolTip() == "Nobody has anything to get."
    start(bridge)
    assert bridge.perform(partial(buying.rebuy, entry=ANNA, server_seed=bridge.server_seed(), paid=0))
    assert bridge.perform(partial(buying.rebuy, entry=BOHDAN, server_seed=bridge.server_seed()))
    assert bridge.perform(partial(setting.set_prize, place=3, amount=None, thing="Wooden spoon"))
    for out in (5, 4, 3, 2):
        bust(bridge, out, by=1)
    desk_of(desk).go_to("prizes")
    prizes = desk_of(desk).prizes
    prizes.pay_out.click()
    dialog = paying()
    told = [(line.slip.name, line.slip.prize, line.slip.bounty, line.slip.owing) for line in dialog.lines]
    assert told == [("Anna", 95_00, 10_00, 20_00), ("Bohdan", 35_00, 0, 0), ("Cyril", 0, 0, 0)]
    assert [line.hand.text() for line in dialog.lines][:2] == ["€85", "€35"]
    assert not dialog.lines[2].tick.isEnabled(), "a thing is no money"
    assert dialog.total.text() == "€120 to hand over, of €140 that is due; €20 stays for what is owed"
    dialog.copying.click()
    assert clipboard().splitlines() == [
        "Anna: Prize, place 1: €95, Bounties: €10, Kept for what is owed: −€20; to hand over €85",
        "Bohdan: Prize, place 2: €35; to hand over €35",
    ]
    dialog.save_to(str(tmp_path / "slips.html"))
    page_text = (tmp_path / "slips.html").read_text(encoding="utf-8")
    assert all(name in page_text for name in ("Anna", "Bohdan", "Wooden spoon", "€85", "dashed"))
    press(dialog.lines[0].tick, Qt.Key.Key_Return)
    assert said(desk)[0] == "Paid out to Anna and Bohdan: €140, of which €20 stays for what was owed"
    sheet = cash.sheet(bridge.state)
    assert (sheet.prizes_paid, sheet.bounties_paid, sheet.netted, sheet.owing) == (130_00, 10_00, 20_00, 0)
    assert sheet.balances
    assert sheet.drawer == 0
    bridge.undo()
    assert cash.sheet(bridge.state).prizes_paid == 0


def test_a_provisional_prize_is_paid_with_a_reason_only(desk: Desk, clock: HandClock) -> None:
    bridge = open_rebuys(desk, clock, ("Anna", "Bohdan", "Cyril", "Dana", "Emil"))
    start(bridge)
    for out in (5, 4, 3, 2):
        bust(bridge, out, by=1)
    # The tournament is won, so nothing is provisional; one who is back in makes it so again.
    bridge.undo()
    page = cash_of(desk)
    assert page.pay_out.toolTip() == "Nobody has anything to get."
    assert bridge.perform(partial(setting.set_places, places=3))
    page.pay_out.click()
    dialog = paying()
    (line,) = dialog.lines
    assert not line.tick.isChecked(), "nobody is paid unasked while the place may change"
    line.tick.click()
    assert dialog.because_field.isVisible()
    assert dialog.wrong.text() == "Cyril's place 3 may still change. Give a reason to pay it already."
    assert not dialog.yes.isEnabled()
    type_text(dialog.because, "last train")
    dialog.yes.click()
    assert said(desk)[0].startswith("Paid out to Cyril: €")
