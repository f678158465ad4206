"""The keys of the board go on while a dialog is open at the desk: what it asks about may be undone beneath it."""

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QDialog

from desktop.bridge import Bridge
from desktop.director.dialogs.add_ons import AddOnsDialog
from desktop.director.dialogs.asked import AskedDialog
from desktop.director.dialogs.going_home import GoingHomeDialog, stack_question, unregister_question
from desktop.director.tables.bust_dialog import BustDialog
from desktop.running import Desk
from tests.desktop.desks import HandClock, open_rebuys, press, start
from tournament.names import EntryNo

LATE = EntryNo(7)


def late_player(desk: Desk, clock: HandClock) -> Bridge:
    """Six play, and a seventh has just come."""
    bridge = open_rebuys(desk, clock)
    start(bridge)
    assert bridge.enter_names(["Gita"])
    return bridge


def undo_all_of_it(bridge: Bridge) -> None:
    assert bridge.undo()
    assert LATE not in bridge.state.entries


def test_whoever_has_not_entered_any_more_cannot_go_home(desk: Desk, clock: HandClock) -> None:
    bridge = late_player(desk, clock)
    dialog = GoingHomeDialog(bridge, LATE, desk.window)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    dialog.open()
    assert bridge.undo()
    assert not dialog.isVisible()


@pytest.mark.parametrize("kind", ["unregister", "stack", "bust", "add_ons"])
def test_the_other_questions_say_why_not(desk: Desk, clock: HandClock, kind: str) -> None:
    bridge = late_player(desk, clock)
    dialogs: dict[str, QDialog] = {
        "unregister": AskedDialog(bridge, unregister_question(bridge, LATE), desk.window),
        "stack": AskedDialog(bridge, stack_question(bridge, LATE, None), desk.window),
        "bust": BustDialog(bridge, LATE, desk.window),
        "add_ons": AddOnsDialog(bridge, desk.window),
    }
    dialog = dialogs[kind]
    dialog.open()
    undo_all_of_it(bridge)
    steps = len(bridge.evening.steps)
    if isinstance(dialog, AskedDialog):
        for field in dialog.fields.values():
            field.setText("1")  # type: ignore[union-attr]
        dialog.yes.click()
    elif isinstance(dialog, AddOnsDialog):
        dialog.everybody.click()
        dialog.sell.click()
    else:
        for key in (Qt.Key.Key_1, Qt.Key.Key_R, Qt.Key.Key_E, Qt.Key.Key_O):
            press(dialog, key)
    assert len(bridge.evening.steps) == steps
    dialog.reject()
