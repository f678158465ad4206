"""What the terms refuse is allowed with a reason, where the refusal stands; the history keeps the reason."""

from dataclasses import replace
from functools import partial

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QApplication, QLineEdit

from desktop.director.dialogs.asked import AskedDialog
from desktop.director.dialogs.selling import SellDialog
from desktop.director.tables.bust_dialog import BustDialog
from desktop.running import Desk
from tests.desktop.desks import MORE, HandClock, bust, desk_of, open_rebuys, said, start
from tournament.names import MINUTE, EntryNo
from tournament.people import guests, registration
from tournament.sales import buying

ANNA, BOHDAN = EntryNo(1), EntryNo(2)
ONCE = (MORE[0], replace(MORE[1], each=1), MORE[2])


def asked() -> AskedDialog:
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, AskedDialog)
    return dialog


def give(dialog: AskedDialog, reason: str) -> None:
    assert not dialog.yes.isEnabled()
    field = dialog.fields["because"]
    assert isinstance(field, QLineEdit)
    field.setText(reason)
    dialog.yes.click()


def test_below_the_list_of_people_a_closed_window_asks_for_the_reason(desk: Desk, clock: HandClock) -> None:
    bridge = open_rebuys(desk, clock)
    start(bridge)
    bust(bridge, BOHDAN, by=ANNA)
    clock.pass_by(200 * MINUTE)
    people = desk_of(desk).people
    desk_of(desk).go_to("people")
    people.refresh()
    people.view.choose(BOHDAN)
    for word in ("Rebuy…", "Re-enter…"):
        people.bar.button(word).click()
        asked().reject()
    people.view.choose(ANNA)
    people.bar.button("Add-on…").click()
    give(asked(), "was at the bar")
    assert bridge.state.chips_in_play == 65_000
    assert "was at the bar" in said(desk)[0]
    people.view.choose(BOHDAN)
    people.bar.button("Re-enter…").click()
    give(asked(), "the bus was late")
    assert "the bus was late" in said(desk)[0]
    again = bridge.state.entry(EntryNo(7))
    assert again.is_in
    assert again.seat is not None, "one step: in, and seated"


def test_in_the_question_who_is_out_a_limit_asks_for_the_reason(desk: Desk, clock: HandClock) -> None:
    bridge = open_rebuys(desk, clock, more=ONCE)
    start(bridge)
    for entry in (ANNA, BOHDAN):
        assert bridge.perform(partial(buying.rebuy, entry=entry, server_seed=bridge.server_seed(), stack=0))
    dialog = BustDialog(bridge, BOHDAN, desk.window)
    dialog.open()
    rebuy = dialog._answers.rebuy
    assert rebuy.isEnabled()
    assert rebuy.accessibleName().startswith("Rebuy, keeps the seat…")
    assert "once" in rebuy.toolTip() or "1" in rebuy.toolTip()
    rebuy.click()
    give(asked(), "nobody minds")
    assert dialog.result() == dialog.DialogCode.Accepted
    assert bridge.state.entry(BOHDAN).is_in
    assert "nobody minds" in said(desk)[0]


def test_a_reason_is_asked_for_only_where_it_helps(desk: Desk, clock: HandClock) -> None:
    bridge = open_rebuys(desk, clock)
    assert bridge.perform(registration.close)
    assert bridge.enter_names(["Gizela"]) is False, "closed by hand"
    start(bridge)
    bust(bridge, BOHDAN, by=ANNA)
    dialog = SellDialog(bridge, bridge.state.entry(BOHDAN).player, desk.window)
    dialog.what.setCurrentIndex(dialog.what.findText("Re-entry", flags=Qt.MatchFlag.MatchStartsWith))
    assert dialog.wrong.text() == "Registration is closed; reopen it, or give a reason."
    assert not dialog.because_field.isHidden()
    dialog.because.setText("came from the station")
    assert dialog.yes.isEnabled()
    assert bridge.perform(registration.reopen)
    assert bridge.perform(partial(registration.set_capacity, capacity=5))
    dialog._begin_anew(0)
    assert dialog.because_field.isHidden(), "no reason makes a chair"
    assert not dialog.yes.isEnabled()
    dialog.reject()


def test_what_is_sold_begins_with_what_the_person_most_likely_wants(desk: Desk, clock: HandClock) -> None:
    bridge = open_rebuys(desk, clock)
    start(bridge)
    bust(bridge, BOHDAN, by=ANNA)
    assert bridge.about(["Gizela"], guests.expect)
    dialog = SellDialog(bridge, None, desk.window)
    assert dialog.who.currentText() == "Anna"
    assert dialog.what.currentText().startswith("Rebuy: €20")
    assert dialog.wrong.text() == "", "nothing is wrong before anything is asked for"
    dialog.who.setCurrentIndex(dialog.who.findText("Gizela"))
    assert dialog.what.currentText().startswith("Buy-in")
    dialog.what.setCurrentIndex(dialog.what.findText("Add-on", flags=Qt.MatchFlag.MatchStartsWith))
    dialog.what.activated.emit(dialog.what.currentIndex())
    dialog.who.setCurrentIndex(dialog.who.findText("Anna"))
    assert dialog.what.currentText().startswith("Add-on"), "what somebody has chosen stays"
    dialog.reject()
