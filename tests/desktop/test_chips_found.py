"""Chips of a colour that has gone, found later: changed at equal value only (TDA 24-C)."""

from functools import partial

from PyQt6.QtWidgets import QLineEdit

from desktop.director.chips import found_chips
from desktop.director.dialogs.asked import AskedDialog
from desktop.running import Desk
from tests.desktop.desks import HandClock, desk_of, open_kept, said, start
from tournament.chips import colour_up


def test_nothing_is_found_before_a_colour_has_gone(desk: Desk, clock: HandClock) -> None:
    start(open_kept(desk, clock))
    desk_of(desk).go_to("chips")
    found = desk_of(desk).chips.found
    assert (found.isEnabled(), found.toolTip()) == (False, "No colour has gone yet.")


def test_whole_sets_are_changed_and_the_rest_leaves_play(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    start(bridge)
    bridge.perform(partial(colour_up.told, value=25, into=100, total=0))
    bridge.perform(partial(colour_up.told, value=100, into=500, total=0))
    desk_of(desk).go_to("chips")
    assert desk_of(desk).chips.found.isEnabled()
    dialog = AskedDialog(bridge, found_chips.question(bridge), desk.window)
    dialog.open()
    assert dialog.answers == {"entry": "1", "value": "100", "count": "1", "into": "500"}
    count = dialog.fields["count"]
    assert isinstance(count, QLineEdit)
    count.setText("7")
    assert dialog.preview.text() == "1 chip of 500 for them; 200 in chips leaves play"
    before = bridge.state.chips_in_play
    dialog.yes.click()
    assert not dialog.isVisible()
    assert bridge.state.chips_in_play == before - 200
    assert "Anna" in said(desk)[0]
