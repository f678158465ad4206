"""Hands of real cards recorded at the desk, by keys and by clicks: both write the same line and store the same step."""

from functools import partial

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QApplication, QMenu

from desktop.director.recording.cards_dialog import CardsDialog
from desktop.director.recording.task import NextHand
from desktop.director.tables.way_dialog import WayDialog
from desktop.running import Desk
from engine.cards import card
from tests.desktop.desks import (
    HandClock,
    bridge_of,
    click,
    desk_of,
    open_kept,
    press,
    start,
    type_text,
)
from tests.desktop.recorded_desks import (
    FIRST,
    FOUR,
    ONE,
    click_card,
    click_plate,
    keys,
    modal,
    name,
    plain,
    prompt,
    recorded_desk,
    stacks,
)
from tournament.clocks import breaks
from tournament.events import PlayerBusted, TableWay
from tournament.names import MINUTE, SeatNo


def test_a_three_way_all_in_with_unknown_cards_asks_only_who_won_each_pot(desk: Desk, clock: HandClock) -> None:
    window = recorded_desk(desk, clock)
    bridge = bridge_of(desk)
    one, two, four = (name(bridge, seat) for seat in (1, 2, 4))
    assert prompt(window) == f"{four} is to act, 50 to call"
    keys(window, "r300 f c f / x r800 c / x r19")
    assert prompt(window) == f"{four} is to act"
    assert window.keys.lines[-1] == "… r19"  # it may be typed to its end
    keys(window, "00 c / x x ")
    assert prompt(window).startswith(f"Who wins the main pot of 6,050: {two} and {four}?")
    assert not window.foot.store.isEnabled()
    keys(window, "⏎")
    assert bridge.state.tables[ONE].hands == 0
    keys(window, "w4")
    assert [plain(line) for line in window.keys.lines[-2:]] == [f"x · {four} checks", f"w4 · {four} has the best hand"]
    keys(window, "⏎")
    assert stacks(bridge) == {1: 10_000, 2: 7_000, 3: 9_950, 4: 13_050}
    assert prompt(window) == f"Hand 1 is stored. {one} is to act, 50 to call"
    assert window.canvas.view is not None
    assert (window.line.line, window.canvas.view.button) == ("", 2)
    # Seat 1 all-in for all it has, seat 2 for less, seat 4 has both covered.
    keys(window, "a c f c ")
    assert prompt(window) == f"Who wins the main pot of 21,025: {four}, {one} and {two}?"
    keys(window, "w2 ")
    assert prompt(window) == f"Who wins side pot 1 of 6,000: {four} and {one}?"
    keys(window, "w4")
    assert [plain(line) for line in window.scene.outcome] == [
        f"Main pot, 21,025: {two}.", f"Side pot, 6,000: {four}.", f"{one} is out, by {four}.",
    ]  # fmt: skip
    keys(window, "⏎")
    step = bridge.evening.steps[-1].step
    assert [event.by for event in step.events if isinstance(event, PlayerBusted)] == [
        (bridge.state.tables[ONE].seats[SeatNo(4)],)
    ]
    assert "Hand 2 is stored." in prompt(window)
    bridge.undo()
    assert bridge.state.tables[ONE].next_number == 2
    assert window.task.setup is not None
    assert window.task.setup.number == 2


def test_by_the_mouse_it_is_the_same_line_and_step_and_two_who_tie_have_both_taken_him_out(
    desk: Desk, clock: HandClock
) -> None:
    window = recorded_desk(desk, clock)
    bridge = bridge_of(desk)
    window.line.insertPlainText(FIRST)
    keys(window, "⏎")
    line = "c a f c c / x x / x x / x x w1=4"
    keys(window, line + "⏎")
    typed = bridge.evening.steps[-1].step
    busted = next(event for event in typed.events if isinstance(event, PlayerBusted))
    assert sorted(busted.by) == sorted(bridge.state.tables[ONE].seats[SeatNo(seat)] for seat in (1, 4))
    bridge.undo()
    assert window.line.line == line  # its keys stand there again
    window.line.selectAll()
    press(window.line, Qt.Key.Key_Delete)
    press(window.line, Qt.Key.Key_Escape)
    assert window.focusWidget() is window.canvas
    bar = window.bar
    for made in (bar.call, bar.all_in, bar.fold, bar.call, bar.call):
        click(made)
    assert window.line.line == "c a f c c "
    for _street in range(3):
        press(window.canvas, Qt.Key.Key_Slash)
        click(modal().unseen)  # type: ignore[attr-defined]
        click(bar.call)
        press(window.canvas, Qt.Key.Key_C)
    assert "Who wins the main pot" in prompt(window)
    click_plate(window, 1)  # too soon: that would be a win alone
    press(window.canvas, Qt.Key.Key_Backspace)
    press(window.canvas, Qt.Key.Key_T)
    click_plate(window, 1)
    press(window.canvas, Qt.Key.Key_4)
    click(window.winners.tie)
    assert window.line.line.split() == line.split()
    assert [plain(said_) for said_ in window.scene.outcome][-1].startswith(f"{name(bridge, 2)} is out, by")
    press(window.canvas, Qt.Key.Key_Return)
    assert bridge.evening.steps[-1].step == typed


def test_what_the_rules_forbid_is_marked_with_its_rule_and_taken_where_it_stood(desk: Desk, clock: HandClock) -> None:
    window = recorded_desk(desk, clock)
    bridge = bridge_of(desk)
    keys(window, "r60 ")
    assert prompt(window) == "“r60” (character 1): 60 is too little: at least 100, or all-in (TDA 43)."
    assert plain(window.keys.lines[0]) == "✗ r60 · 60 is too little: at least 100, or all-in (TDA 43)."
    assert window.bar.legal is None
    click_plate(window, 2)
    assert QApplication.activeModalWidget() is None
    click(window.foot.stood)
    assert window.line.line == "r60! (it stood) "
    keys(window, "string bet")  # the note is chosen already
    assert window.line.line == "r60! (string bet) "
    assert "60" in prompt(window)
    window.line.put(window.line.line)
    keys(window, "f f zz f")
    assert "zz" in prompt(window)
    click(window.foot.back)
    assert window.line.line == "r60! (string bet) f f f "
    keys(window, "⏎")
    assert bridge.state.tables[ONE].hands == 1
    text = next(iter(bridge.shelf.hands(bridge.evening.number))).text
    assert "string bet" in text


def test_cards_are_picked_by_plate_and_street_and_none_of_them_twice(desk: Desk, clock: HandClock) -> None:
    window = recorded_desk(desk, clock)
    keys(window, "c c c x ")
    click_plate(window, 4)
    dialog = modal()
    assert isinstance(dialog, CardsDialog)
    click_card(dialog, "Ah")
    assert dialog.typed.text() == "Ah"
    dialog.grid.setFocus()
    for arrow in (Qt.Key.Key_Down, Qt.Key.Key_Right):
        press(dialog.grid, arrow)
    assert dialog.grid.accessibleDescription() == "K♦"
    press(dialog.grid, Qt.Key.Key_Space)
    assert window.line.line == "c c c x 4:AhKd "
    view = window.canvas.view
    assert view is not None
    assert view.seats[3].cards == (card("Ah"), card("Kd"))
    assert view.seats[0].cards == (None, None)
    click(window.foot.board)
    dialog = modal()
    assert isinstance(dialog, CardsDialog)
    click_card(dialog, "Ah")
    assert (dialog.typed.text(), dialog.grid.may_choose(card("Ah"))) == ("", False)
    type_text(dialog.typed, "Ah7d2c")
    assert dialog.wrong.text() == f"A♥ is there already: {name(bridge_of(desk), 4)}."
    assert not dialog.yes.isEnabled()
    dialog.typed.selectAll()
    type_text(dialog.typed, "10h7d2c")
    press(dialog.typed, Qt.Key.Key_Return)
    assert window.line.line == "c c c x 4:AhKd / Th7d2c "
    click_plate(window, 4)  # asked again, those told stand in the field
    dialog = modal()
    assert isinstance(dialog, CardsDialog)
    dialog.typed.selectAll()
    type_text(dialog.typed, "AhKs")
    press(dialog.typed, Qt.Key.Key_Return)
    assert window.line.line == "c c c x 4:AhKs / Th7d2c "
    menu = window.clicks.more()
    inner = next(one for one in menu.findChildren(QMenu) if one.title().endswith(name(bridge_of(desk), 3)))
    lines = {action.text(): action for action in inner.actions() if action.text()}
    assert not lines["Shows"].isEnabled()
    assert lines["Shows"].toolTip() == "Nobody is asked to show yet."
    lines["Folds before the turn"].trigger()
    lines["The hand is dead"].trigger()  # it was folded, so this is refused where it stands
    assert "d3" in prompt(window)
    press(window.canvas, Qt.Key.Key_Backspace)
    assert window.line.line == "c c c x 4:AhKs / Th7d2c f3 "
    keys(window, "v (two cards flew)")
    assert window.scene.outcome == ["The hand is void: every bet goes back, the button stays where it is."]


def test_a_kept_table_is_told_how_to_be_recorded_and_what_is_half_entered_is_kept(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock, FOUR)
    start(bridge)
    here = desk_of(desk)
    here.go_to("tables")
    press(here.tables, Qt.Key.Key_R)
    dialog = modal()
    assert isinstance(dialog, WayDialog)
    assert dialog.way is TableWay.RECORDED
    for field in dialog.grid.fields.values():
        field.setText("10000")
    click(dialog.yes)
    window = here.recordings.windows[ONE]
    first = window.task.setup
    window.clicks.set_button(SeatNo(2))
    window.clicks.turn_dealt(SeatNo(4))
    assert window.foot.dealt.text() == "Dealt in: 3 of 4"
    assert window.scene.played is not None
    assert set(window.scene.played.recorded.scene.stacks) == {1, 2, 3}
    assert window.foot.button.text() == f"Button: {name(bridge, 2)}"
    keys(window, "r300 f ")
    # The level of a hand that was begun stays, and a break stops nobody from entering it.
    clock.pass_by(45 * MINUTE)
    assert bridge.perform(partial(breaks.break_now, duration=10 * MINUTE))
    assert window.task.setup is not None
    assert (window.task.setup.level, window.foot.level.text().replace("\u202f", " ")) == (0, "Level 1, 25 / 50")
    desk.go_home()
    assert desk.open_evening(bridge.evening.number)
    here = desk_of(desk)
    here.go_to("tables")
    assert here.recordings.windows == {}
    press(here.tables, Qt.Key.Key_R)
    window = here.recordings.windows[ONE]
    assert window.line.line == "r300 f "
    keys(window, "f⏎")
    assert bridge.state.tables[ONE].hands == 1
    assert first is None or isinstance(window.task, NextHand)
    assert window.task.setup is not None  # the next one is of the level before the break
    bridge.undo()
    assert window.foot.store.text() == "Store hand 1 (Enter)"


def test_after_the_last_hand_nothing_is_asked_any_more(desk: Desk, clock: HandClock) -> None:
    window = recorded_desk(desk, clock, ("Anna", "Bohdan"))
    menu = desk_of(desk).tables.seat_menu(ONE, SeatNo(1))
    assert "Record a hand…" in [action.text() for action in menu.actions()]
    keys(window, "a c w1⏎")
    assert bridge_of(desk).state.finished is not None
    assert prompt(window).startswith("Hand 1 is stored.")
    assert not window.line.isEnabled()
    assert not window.foot.store.isEnabled()
    assert window.foot.store.toolTip() == window.task.why_not != ""
    click(window.foot.before)  # what was wrong can still be corrected
    assert window.windowTitle().startswith("Correct hand 1")
    press(window, Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    assert desk_of(desk).recordings.windows == {}
