"""The names that the club knows, offered below the line of the People page while somebody types."""

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QAbstractItemView, QLineEdit
from pytestqt.qtbot import QtBot

from desktop.bridge import Bridge
from desktop.director.desk import EveningDesk
from desktop.running import Desk
from tests.desktop.desks import HandClock, desk_of, open_kept, press, type_text

SHIFT, NONE = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.NoModifier


def offered(name: QLineEdit) -> QAbstractItemView:
    """The list below the line, which has the keyboard while it is open."""
    completer = name.completer()
    assert completer is not None
    popup = completer.popup()
    assert popup is not None
    assert popup.isVisible()
    return popup


def second_evening(desk: Desk, clock: HandClock) -> tuple[Bridge, EveningDesk]:
    """Nobody is here yet, and the club knows six people."""
    open_kept(desk, clock)
    bridge = open_kept(desk, clock, ())
    return bridge, desk_of(desk)


def choose(people: EveningDesk, letters: str, modifier: Qt.KeyboardModifier = NONE) -> None:
    """Type some letters, go down to the first name that is offered, and press Enter."""
    type_text(people.people.name, letters)
    press(offered(people.people.name), Qt.Key.Key_Down)
    press(offered(people.people.name), Qt.Key.Key_Return, modifier)


def standing(evening: EveningDesk) -> list[tuple[str, ...]]:
    """Everybody in the list, and how they stand with the till."""
    return [row.cells[:2] for row in evening.people.view.table.rows]


def test_a_name_chosen_from_the_list_enters_and_the_line_is_free(desk: Desk, clock: HandClock, qtbot: QtBot) -> None:
    bridge, evening = second_evening(desk, clock)
    choose(evening, "boh")
    qtbot.waitUntil(lambda: [entry.name for entry in bridge.state.entered] == ["Bohdan"])
    assert evening.people.name.text() == ""
    choose(evening, "dan")  # whoever has entered is offered no more, and the list is still there for the next one
    qtbot.waitUntil(lambda: [entry.name for entry in bridge.state.entered] == ["Bohdan", "Dana"])
    assert evening.people.name.text() == ""
    assert standing(evening) == [("Bohdan", "paid"), ("Dana", "paid")]


def test_with_shift_the_chosen_one_owes(desk: Desk, clock: HandClock, qtbot: QtBot) -> None:
    bridge, evening = second_evening(desk, clock)
    choose(evening, "emi", SHIFT)
    qtbot.waitUntil(lambda: bool(bridge.state.entered))
    assert standing(evening) == [("Emil", "owes €20")]


def test_whoever_has_entered_is_not_offered(desk: Desk, clock: HandClock) -> None:
    bridge, evening = second_evening(desk, clock)
    completer = evening.people.name.completer()
    assert bridge.enter_names(["Anna"])
    assert completer is evening.people.name.completer()
    assert completer is not None
    model = completer.model()
    names = [model.index(row, 0).data() for row in range(model.rowCount())] if model is not None else []
    assert names == ["Bohdan", "Cyril", "Dana", "Emil", "František"]
