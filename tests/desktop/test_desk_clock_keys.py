"""The clock by buttons and keys."""

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from desktop.running import Desk
from tests.desktop.desks import (
    TWENTY,
    HandClock,
    bridge_of,
    click,
    desk_of,
    open_kept,
    press,
    remaining,
    said,
    start,
    type_text,
)
from tournament.clocks.clock import Phase
from tournament.names import MINUTE, SECOND


def phase(desk: Desk) -> Phase:
    bridge = bridge_of(desk)
    return bridge.state.clock.reading(bridge.now()).phase


def test_pause_then_take_back_shows_what_the_clock_would_have_shown(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    start(bridge)
    clock.pass_by(5 * MINUTE)
    desk_of(desk).bar.main.click()
    clock.pass_by(2 * MINUTE)
    assert phase(desk) is Phase.PAUSED
    assert remaining(bridge) == TWENTY - 5 * MINUTE
    desk_of(desk).bar.back.click()
    assert phase(desk) is Phase.RUNNING
    assert remaining(bridge) == TWENTY - 7 * MINUTE
    assert desk_of(desk).bar.time.text() == "13:00"
    assert said(desk)[0] == "Taken back: Clock paused"


def test_next_pressed_by_mistake_is_taken_back_by_key(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    start(bridge)
    clock.pass_by(12 * MINUTE + 28 * SECOND)
    press(desk.window, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert desk_of(desk).bar.blinds.text() == "50 / 100"
    clock.pass_by(40 * SECOND)
    press(desk.window, Qt.Key.Key_Backspace, Qt.KeyboardModifier.ControlModifier)
    assert desk_of(desk).bar.blinds.text() == "25 / 50"
    assert desk_of(desk).bar.time.text() == "6:52"


def test_space_pauses_and_resumes(desk: Desk, clock: HandClock) -> None:
    start(open_kept(desk, clock))
    desk_of(desk).go_to("tables")
    press(desk.window, Qt.Key.Key_Space)
    assert phase(desk) is Phase.PAUSED
    press(desk.window, Qt.Key.Key_Space)
    assert phase(desk) is Phase.RUNNING


def test_space_in_a_field_is_a_blank_and_does_not_pause(desk: Desk, clock: HandClock, qtbot: QtBot) -> None:
    """B255: somebody types a name with a blank in it."""
    bridge = open_kept(desk, clock)
    start(bridge)
    steps = len(bridge.evening.steps)
    name = desk_of(desk).people.name
    desk_of(desk).go_to("people")
    qtbot.waitUntil(name.hasFocus)
    type_text(name, "Jan Novak")
    assert name.text() == "Jan Novak"
    assert (phase(desk), len(bridge.evening.steps)) == (Phase.RUNNING, steps)


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_space_and_enter_press_a_button_that_tab_has_reached(desk: Desk, clock: HandClock, key: Qt.Key) -> None:
    bridge = open_kept(desk, clock)
    start(bridge)
    more = desk_of(desk).bar.more
    more.setFocus(Qt.FocusReason.TabFocusReason)
    press(more, key)
    assert phase(desk) is Phase.RUNNING
    assert remaining(bridge) == TWENTY + MINUTE


def test_a_click_leaves_no_focus_on_a_button(desk: Desk, clock: HandClock) -> None:
    start(open_kept(desk, clock))
    more = desk_of(desk).bar.more
    click(more)
    assert not more.hasFocus()


def test_no_button_gets_the_keyboard_by_itself(desk: Desk, clock: HandClock, qtbot: QtBot) -> None:
    """Else the next Space would press whatever stands first in line, such as Undo."""
    bridge = open_kept(desk, clock)
    qtbot.waitUntil(desk_of(desk).people.name.hasFocus)
    start(bridge)
    for code in desk_of(desk).places.codes():
        desk_of(desk).go_to(code)
        assert not isinstance(QApplication.focusWidget(), QAbstractButton)
    stream = bridge.evening.number
    desk.go_home()
    desk.window.home.quick.create_button.setFocus()
    desk.open_evening(stream)
    assert not isinstance(QApplication.focusWidget(), QAbstractButton)


def test_space_never_starts_the_evening(desk: Desk, clock: HandClock) -> None:
    open_kept(desk, clock)
    desk_of(desk).go_to("tables")
    press(desk.window, Qt.Key.Key_Space)
    assert phase(desk) is Phase.WAITING
    assert desk.window.quiet.said.text() == "The clock has not been started yet. Press Start for that."


def test_start_says_in_its_tooltip_why_it_cannot_be_pressed_yet(desk: Desk, clock: HandClock) -> None:
    open_kept(desk, clock)
    assert not desk_of(desk).bar.main.isEnabled()
    assert desk_of(desk).bar.main.toolTip() == "Draw the seats first."


def test_a_level_passes_without_a_step(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    start(bridge)
    steps = len(bridge.evening.steps)
    clock.pass_by(21 * MINUTE)
    desk.ticker.beat.emit(clock.at)
    assert desk_of(desk).bar.level.text() == "Level 2 · next 75 / 150"
    assert desk_of(desk).bar.time.text() == "19:00"
    assert len(bridge.evening.steps) == steps


def test_the_last_minute_has_a_shape_beside_its_colour(desk: Desk, clock: HandClock) -> None:
    start(open_kept(desk, clock))
    bar = desk_of(desk).bar
    clock.pass_by(TWENTY - MINUTE)
    bar.show_instant(clock.at)
    assert (bar.shape.text(), bar.time.property("kind")) == ("▲", "bar-time-warning")
    clock.pass_by(50 * SECOND)
    bar.show_instant(clock.at)
    assert (bar.shape.text(), bar.time.property("kind")) == ("●", "bar-time-danger")


def test_every_place_has_a_key(desk: Desk, clock: HandClock) -> None:
    open_kept(desk, clock)
    for key, page in ((Qt.Key.Key_6, desk_of(desk).cash), (Qt.Key.Key_7, desk_of(desk).structure)):
        press(desk.window, key, Qt.KeyboardModifier.ControlModifier)
        assert desk_of(desk).pages.currentWidget() is page
