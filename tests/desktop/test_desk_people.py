"""The People page: paid or owing, expected or here, waiting, buying again, going home."""

from functools import partial

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QApplication, QDialog

from desktop.director.dialogs.add_ons import AddOnsDialog
from desktop.director.dialogs.asked import AskedDialog
from desktop.director.dialogs.expecting import ExpectingDialog
from desktop.director.dialogs.going_home import GoingHomeDialog
from desktop.director.people import PeoplePage
from desktop.director.person import Invited
from desktop.running import Desk
from tests.desktop.desks import HandClock, bust, desk_of, open_kept, open_rebuys, press, said, start
from tournament.names import MINUTE, EntryNo
from tournament.people import guests, registration
from tournament.sales import cash

ANNA, BOHDAN = EntryNo(1), EntryNo(2)
AFTER_LEVEL_4 = 60 * MINUTE + 5 * MINUTE + 20 * MINUTE
"""Three levels, the break, and the fourth."""


def people_of(desk: Desk) -> PeoplePage:
    desk_of(desk).go_to("people")
    return desk_of(desk).people


def row(people: PeoplePage, name: str) -> tuple[str, ...]:
    return next(row.cells for row in people.view.table.rows if row.cells[0] == name)


def offered(people: PeoplePage) -> list[str]:
    return [made.text() for made in people.bar.buttons]


def opened(kind: type[QDialog]) -> QDialog:
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, kind)
    return dialog


# ---- entering -------------------------------------------------------------------------------------------------------


def test_shift_and_enter_enters_somebody_who_pays_later(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock, ())
    people = people_of(desk)
    people.name.setText("Anna")
    press(people.name, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert len(bridge.state.entries) == 1
    assert row(people, "Anna")[1] == "owes €20"
    people.view.choose(ANNA)
    people.bar.button("Paid €20").click()
    assert row(people, "Anna")[1] == "paid"
    assert bridge.undo()
    assert row(people, "Anna")[1] == "owes €20"


def test_a_late_entry_is_possible_while_registration_is_open_and_the_page_closes_with_it(
    desk: Desk, clock: HandClock
) -> None:
    bridge = open_rebuys(desk, clock)
    start(bridge)
    people = people_of(desk)
    assert people.importing.isEnabled()
    clock.pass_by(AFTER_LEVEL_4)
    desk.ticker.beat.emit(clock.at)
    assert not people.importing.isEnabled(), "nothing was stored, but the clock went on"
    people.name.setText("Zora")
    press(people.name, Qt.Key.Key_Return)
    assert people.line.wrong.text() == "Buy-in is no longer on sale."
    assert len(bridge.state.entered) == 6


def test_who_comes_too_late_is_let_in_with_a_reason_that_the_history_keeps(desk: Desk, clock: HandClock) -> None:
    bridge = open_rebuys(desk, clock)
    start(bridge)
    clock.pass_by(AFTER_LEVEL_4)
    desk.ticker.beat.emit(clock.at)
    people = people_of(desk)
    people.name.setText("Zora")
    press(people.name, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    late = people.line.late
    assert late.isVisible()
    assert not late.yes.isEnabled()
    late.because.setText("the train")
    press(late.because, Qt.Key.Key_Return)
    assert row(people, "Zora")[1] == "owes €20"
    seat = bridge.state.entries[EntryNo(7)].seat
    assert seat is not None
    assert said(desk)[0] == f"Zora entered, owing, table {seat.table} seat {seat.number} (the train)"
    assert late.isHidden()
    assert people.name.text() == ""
    people.name.setText("Zora")
    press(people.name, Qt.Key.Key_Return)
    assert late.isHidden(), "no reason helps who has entered already"


def test_places_are_for_now_until_nobody_can_enter_any_more(desk: Desk, clock: HandClock) -> None:
    bridge = open_rebuys(desk, clock)
    start(bridge)
    bust(bridge, BOHDAN, by=ANNA)
    people = people_of(desk)
    assert row(people, "Bohdan")[2:4] == ("out, 6 for now", "by Anna")
    clock.pass_by(AFTER_LEVEL_4)
    desk.ticker.beat.emit(clock.at)
    assert row(people, "Bohdan")[2] == "out, 6"


def test_registration_is_closed_and_reopened_from_the_menu(desk: Desk, clock: HandClock) -> None:
    open_rebuys(desk, clock)
    people = people_of(desk)
    people.closing.trigger()
    assert not people.importing.isEnabled()
    people.reopening.trigger()
    assert people.importing.isEnabled()


# ---- expected, waiting ----------------------------------------------------------------------------------------------


def test_names_from_the_chat_are_expected_and_enter_with_one_press(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    people = people_of(desk)
    people.expecting.click()
    dialog = opened(ExpectingDialog)
    assert isinstance(dialog, ExpectingDialog)
    dialog.names.setPlainText("Zora\n\nRadek\nAnna\n")
    dialog.yes.click()
    assert [guest.name for guest in guests.expected(bridge.state)] == ["Zora", "Radek"]
    assert people.head.hint.text() == "6 here · 2 expected"
    assert [row.cells[:2] for row in people.view.table.rows[-2:]] == [("Radek", "expected"), ("Zora", "expected")]
    zora = next(guest.player for guest in bridge.state.guests.values() if guest.name == "Zora")
    people.view.choose(Invited(zora))
    people.view.setFocus()
    press(people.view, Qt.Key.Key_Return)
    assert row(people, "Zora")[1] == "paid"


def test_an_expected_guest_is_here_or_does_not_come(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    bridge.about(["Zora"], guests.expect)
    people = people_of(desk)
    zora = next(guest.player for guest in bridge.state.guests.values() if guest.name == "Zora")
    people.view.choose(Invited(zora))
    people.bar.button("Is here").click()
    assert row(people, "Zora")[1] == "here"
    people.view.choose(Invited(zora))
    people.bar.button("Does not come").click()
    assert "Zora" not in [row.cells[0] for row in people.view.table.rows]


def test_the_club_s_people_are_offered_as_guests(desk: Desk, clock: HandClock) -> None:
    open_kept(desk, clock)
    bridge = open_kept(desk, clock, ("Zora",))
    people = people_of(desk)
    people.expecting.click()
    dialog = opened(ExpectingDialog)
    assert isinstance(dialog, ExpectingDialog)
    item = dialog.club.item(0)
    assert item is not None
    item.setCheckState(Qt.CheckState.Checked)
    dialog.yes.click()
    assert [guest.name for guest in guests.expected(bridge.state)] == ["Anna"]


def test_when_all_places_are_taken_people_wait_and_the_first_is_let_in(desk: Desk, clock: HandClock) -> None:
    bridge = open_rebuys(desk, clock)
    assert bridge.perform(partial(registration.set_capacity, capacity=6))
    start(bridge)
    people = people_of(desk)
    people.name.setText("Zora")
    people.line.waits.click()
    assert people.places_said.text() == "6 of 6 places taken · Zora waits"
    assert not people.let_in.isEnabled()
    assert people.let_in.toolTip()
    bust(bridge, BOHDAN, by=ANNA)
    people.let_in.click()
    zora = next(entry for entry in bridge.state.left if entry.name == "Zora")
    assert zora.seat is not None


def test_the_number_of_places_is_asked_for(desk: Desk, clock: HandClock) -> None:
    bridge = open_rebuys(desk, clock)
    people = people_of(desk)
    assert people.places.isHidden()
    people.capacity.trigger()
    dialog = opened(AskedDialog)
    assert isinstance(dialog, AskedDialog)
    field = dialog.fields["places"]
    field.setText("1")  # type: ignore[union-attr]
    assert dialog.wrong.text() == "A tournament needs at least two places, not 1."
    field.setText("8")  # type: ignore[union-attr]
    dialog.yes.click()
    assert bridge.state.capacity == 8
    assert people.places_said.text() == "6 of 8 places taken"


# ---- buying again ---------------------------------------------------------------------------------------------------


def test_a_rebuy_paid_and_one_that_is_owed(desk: Desk, clock: HandClock) -> None:
    bridge = open_rebuys(desk, clock)
    start(bridge)
    people = people_of(desk)
    people.view.choose(ANNA)
    people.bar.button("Rebuy").click()
    people.bar.owes.setChecked(True)
    people.bar.button("Rebuy").click()
    assert row(people, "Anna")[1:4:2] == ("owes €20", "2 rebuys")
    assert cash.account_of(bridge.state, bridge.state.entry(ANNA).player).owing == 2_000
    bridge.undo()
    bridge.undo()
    assert row(people, "Anna")[1:4:2] == ("paid", "")


def test_just_after_the_window_a_rebuy_is_one_press_more_and_later_none(desk: Desk, clock: HandClock) -> None:
    bridge = open_rebuys(desk, clock)
    start(bridge)
    people = people_of(desk)
    people.view.choose(ANNA)
    assert "Rebuy: the hand had begun" not in offered(people)
    clock.pass_by(AFTER_LEVEL_4 + MINUTE)
    desk.ticker.beat.emit(clock.at)
    assert not people.bar.buttons[0].isEnabled()
    assert people.bar.buttons[0].toolTip() == "Rebuy is no longer on sale."
    people.bar.button("Rebuy: the hand had begun").click()
    assert row(people, "Anna")[3] == "1 rebuy"
    clock.pass_by(10 * MINUTE)
    desk.ticker.beat.emit(clock.at)
    assert "Rebuy: the hand had begun" not in offered(people)


def test_who_is_out_enters_again_with_a_new_seat(desk: Desk, clock: HandClock) -> None:
    bridge = open_rebuys(desk, clock)
    start(bridge)
    bust(bridge, BOHDAN, by=ANNA)
    people = people_of(desk)
    people.view.choose(BOHDAN)
    people.bar.button("Re-enter").click()
    assert row(people, "Bohdan")[3] == "1 re-entry"
    assert desk.window.quiet.said.text().startswith("Bohdan → table 1 seat ")
    assert desk_of(desk).places.button("people").count == "6"
    assert desk_of(desk).places.button("out").count == ""


def test_add_ons_for_many_are_ticked_and_sold_at_once(desk: Desk, clock: HandClock) -> None:
    bridge = open_rebuys(desk, clock)
    start(bridge)
    people = people_of(desk)
    people.add_ons.click()
    early = opened(AddOnsDialog)
    assert isinstance(early, AddOnsDialog)
    early.everybody.click()
    early.sell.click()
    assert early.wrong.text().startswith("Add-on is not on sale yet: level 3 has to be over")
    early.reject()
    clock.pass_by(61 * MINUTE)
    desk.ticker.beat.emit(clock.at)
    people.add_ons.click()
    dialog = opened(AddOnsDialog)
    assert isinstance(dialog, AddOnsDialog)
    dialog.everybody.click()
    dialog.ticks[0].twice.setChecked(True)
    dialog.ticks[1].later.setChecked(True)
    dialog.ticks[2].wanted.setChecked(False)
    assert dialog.total.text() == "5 players · 6 add-ons · 30\u202f000 chips · €60 · of that €10 owing"
    dialog.sell.click()
    assert bridge.state.chips_in_play == 6 * 10_000 + 6 * 5_000
    assert said(desk)[0].startswith("5 players bought Add-on ×6")
    bridge.undo()
    assert bridge.state.chips_in_play == 60_000


def test_nothing_ticked_sells_nothing_and_says_why(desk: Desk, clock: HandClock) -> None:
    bridge = open_rebuys(desk, clock)
    start(bridge)
    clock.pass_by(61 * MINUTE)
    dialog = AddOnsDialog(bridge, desk.window)
    assert not dialog.sell.isEnabled()
    assert dialog.sell.toolTip() == "Name at least one player."
    dialog.reject()


def test_what_the_evening_does_not_sell_has_no_button(desk: Desk, clock: HandClock) -> None:
    open_kept(desk, clock)
    people = people_of(desk)
    assert people.add_ons.isHidden()
    people.view.choose(ANNA)
    assert offered(people) == ["Unregister…", "Not here", "Person…"]


# ---- going ----------------------------------------------------------------------------------------------------------


def test_before_the_start_an_entry_is_taken_out_with_all_its_money(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    people = people_of(desk)
    people.view.choose(ANNA)
    people.bar.button("Unregister").click()
    dialog = opened(AskedDialog)
    assert isinstance(dialog, AskedDialog)
    assert list(dialog.fields) == ["refund"]
    dialog.yes.click()
    assert len(bridge.state.left) == 5
    assert cash.account_of(bridge.state, bridge.state.entry(ANNA).player).refund == 2_000


def test_who_goes_home_with_chips_is_placed_once_they_are_counted(desk: Desk, clock: HandClock) -> None:
    bridge = open_rebuys(desk, clock)
    start(bridge)
    people = people_of(desk)
    people.view.choose(ANNA)
    people.bar.button("Goes home").click()
    dialog = opened(GoingHomeDialog)
    assert isinstance(dialog, GoingHomeDialog)
    assert dialog.blind_off.isEnabled()
    assert not dialog.remove.isEnabled()
    assert dialog.remove.toolTip().startswith("How many chips has Anna?")
    dialog.chips.setText("7 500")
    dialog.remove.click()
    assert bridge.state.chips_in_play == 52_500
    assert row(people, "Anna")[2] == "out, 6 for now"
    desk_of(desk).go_to("out")
    out = desk_of(desk).out
    assert [each.cells[1:3] for each in out.view.table.rows] == [("Anna", "went home")]
    out.view.choose(ANNA)
    assert out.correct.toolTip() == "Nobody has the chips: they left play."
    out.undo.click()
    assert len(bridge.state.left) == 6


def test_who_is_not_here_is_blinded_off_until_he_is_back(desk: Desk, clock: HandClock) -> None:
    bridge = open_rebuys(desk, clock)
    start(bridge)
    people = people_of(desk)
    people.view.choose(ANNA)
    people.bar.button("Goes home").click()
    dialog = opened(GoingHomeDialog)
    assert isinstance(dialog, GoingHomeDialog)
    dialog.blind_off.click()
    assert row(people, "Anna")[3] == "not here"
    people.bar.button("Is here").click()
    assert row(people, "Anna")[3] == ""


def test_nobody_chosen_is_told_what_the_card_is_for(desk: Desk, clock: HandClock) -> None:
    open_kept(desk, clock)
    people = people_of(desk)
    assert offered(people) == []
    assert people.bar.says.text().startswith("Choose somebody in the list")
