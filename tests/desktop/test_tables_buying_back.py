"""No chips left while rebuys and re-entries are sold: the dialog of the bust offers them."""

from dataclasses import replace
from functools import partial

from PyQt6.QtCore import Qt

from desktop.bridge import Bridge
from desktop.director.tables.bust_dialog import BustDialog
from desktop.running import Desk
from tests.desktop.desks import HandClock, open_kept, open_rebuys, press, said, start, type_text
from tournament.names import MINUTE, EntryNo
from tournament.sales import price_list
from tournament.sales.prices import Buying

BOHDAN = EntryNo(2)
AFTER_LEVEL_4 = 85 * MINUTE


def shown(desk: Desk, bridge: Bridge) -> BustDialog:
    dialog = BustDialog(bridge, BOHDAN, desk.window)
    dialog.open()
    return dialog


def test_a_rebuy_keeps_the_seat(desk: Desk, clock: HandClock) -> None:
    bridge = open_rebuys(desk, clock)
    start(bridge)
    seat = bridge.state.entry(BOHDAN).seat
    dialog = shown(desk, bridge)
    assert dialog._answers.rebuy.accessibleName() == "Rebuy, keeps the seat, €20 · 10\u202f000 chips · R"
    assert "rebuys open for 1:25:00" in dialog._where.text()
    type_text(dialog, "r")
    assert not dialog.isVisible()
    assert bridge.state.entry(BOHDAN).seat == seat
    assert said(desk)[0] == "Bohdan bought Rebuy: €20, 10\u202f000 chips"


def test_a_re_entry_gives_a_new_seat_and_each_step_can_be_undone(desk: Desk, clock: HandClock) -> None:
    bridge = open_rebuys(desk, clock)
    start(bridge)
    dialog = shown(desk, bridge)
    type_text(dialog, "e")
    new = bridge.state.entry(EntryNo(7))
    assert (new.name, new.again) == ("Bohdan", BOHDAN)
    assert new.seat is not None
    for _step in range(3):
        assert bridge.undo()
    assert bridge.state.entry(BOHDAN).is_in
    assert len(bridge.state.entries) == 6


def test_out_says_that_the_place_is_for_now(desk: Desk, clock: HandClock) -> None:
    bridge = open_rebuys(desk, clock)
    start(bridge)
    dialog = shown(desk, bridge)
    assert dialog._yes.accessibleName() == "Out, place 6 for now · Enter"
    type_text(dialog, "o")
    assert bridge.state.entry(BOHDAN).bust is not None


def test_where_nothing_is_sold_only_out_is_offered(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    start(bridge)
    dialog = shown(desk, bridge)
    assert not dialog._answers.rebuy.isVisible()
    assert not dialog._answers.re_entry.isVisible()
    type_text(dialog, "r")
    assert bridge.evening.steps[-1].step.label == "started"
    press(dialog, Qt.Key.Key_Escape)


def test_just_after_the_window_the_hand_that_had_begun_still_counts(desk: Desk, clock: HandClock) -> None:
    bridge = open_rebuys(desk, clock)
    start(bridge)
    clock.pass_by(AFTER_LEVEL_4 + 2 * MINUTE)
    dialog = shown(desk, bridge)
    assert "Hand had begun: allow rebuy" in dialog._answers.rebuy.accessibleName()
    type_text(dialog, "r")
    assert said(desk)[0] == "Bohdan bought Rebuy: €20, 10\u202f000 chips (the hand had begun)"


def test_long_after_the_window_nothing_is_offered_but_out(desk: Desk, clock: HandClock) -> None:
    bridge = open_rebuys(desk, clock)
    start(bridge)
    clock.pass_by(AFTER_LEVEL_4 + 20 * MINUTE)
    dialog = shown(desk, bridge)
    assert not dialog._answers.rebuy.isVisible()
    assert dialog._yes.accessibleName() == "Out, place 6 · Enter"
    dialog.reject()


def test_several_out_in_one_hand_are_out(desk: Desk, clock: HandClock) -> None:
    bridge = open_rebuys(desk, clock)
    start(bridge)
    dialog = shown(desk, bridge)
    dialog._add.click()
    next(iter(dialog._else_chips.values())).click()
    assert not dialog._answers.rebuy.isVisible()
    dialog.reject()


def test_of_several_each_may_be_deciding(desk: Desk, clock: HandClock) -> None:
    bridge = open_rebuys(desk, clock)
    start(bridge)
    dialog = shown(desk, bridge)
    assert dialog._deciders.isHidden(), "of one the large answer asks it"
    dialog._add.click()
    other = next(iter(dialog._else_chips))
    dialog._else_chips[other].click()
    assert dialog._deciders.isVisible()
    shown_chips = [number for number, made in dialog._deciders.chips.items() if made.isVisible()]
    assert sorted(shown_chips) == sorted([BOHDAN, other])
    type_text(dialog, "a")
    dialog._deciders.chips[other].click()
    name = bridge.state.entry(other).name
    assert dialog._yes.accessibleName() == f"Out, Bohdan 6, {name} deciding · Enter"
    press(dialog._yes, Qt.Key.Key_Return)
    assert bridge.state.entry(BOHDAN).bust is not None
    assert bridge.state.entry(other).deciding is not None
    assert bridge.state.entry(other).seat is not None
    assert said(desk)[0] == f"Bohdan out, place 6; {name} has no chips left and is deciding"


def test_both_may_be_deciding_and_nobody_is_who_is_in_again(desk: Desk, clock: HandClock) -> None:
    bridge = open_rebuys(desk, clock)
    start(bridge)
    dialog = shown(desk, bridge)
    dialog._add.click()
    first, second = list(dialog._else_chips)[:2]
    for other in (first, second):
        dialog._else_chips[other].click()
        dialog._deciders.chips[other].click()
    dialog._else_chips[second].click()
    assert dialog._deciders.thinking == {first}, "who is not out after all does not think about it"
    dialog._deciders.chips[BOHDAN].click()
    type_text(dialog, "=")
    assert dialog._yes.accessibleName().startswith("Deciding, ")
    press(dialog._yes, Qt.Key.Key_Return)
    assert {entry.number for entry in bridge.state.left if entry.deciding is not None} == {BOHDAN, first}


def test_where_nothing_brings_anybody_back_nobody_is_asked_who_is_deciding(desk: Desk, clock: HandClock) -> None:
    bridge = open_rebuys(desk, clock)
    start(bridge)
    clock.pass_by(AFTER_LEVEL_4 + 20 * MINUTE)
    dialog = shown(desk, bridge)
    dialog._add.click()
    next(iter(dialog._else_chips.values())).click()
    assert dialog._deciders.isHidden()
    dialog.reject()


def test_a_rebuy_up_to_a_stack_knows_that_he_has_none(desk: Desk, clock: HandClock) -> None:
    bridge = open_rebuys(desk, clock)
    listed = [
        replace(price, at_or_below=5_000) if price.buying is Buying.REBUY else price for price in bridge.state.prices
    ]
    assert bridge.perform(partial(price_list.set_prices, prices=listed))
    start(bridge)
    type_text(shown(desk, bridge), "r")
    assert said(desk)[0].startswith("Bohdan bought Rebuy")
