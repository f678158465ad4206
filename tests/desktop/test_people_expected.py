"""Tonight's list: last week's people, or names pasted from the chat; here, entered, paid, seated, one key each."""

from functools import partial

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QApplication, QTreeWidgetItem

from desktop.bridge import Bridge
from desktop.director.dialogs.expecting import ExpectingDialog
from desktop.director.people import PeoplePage
from desktop.director.person import Invited
from desktop.running import Desk
from tests.desktop.desks import HandClock, desk_of, open_kept, press
from tests.desktop.test_desk_people import row
from tournament.draws import seating
from tournament.people import guests
from tournament.sales import cash


def asked(desk: Desk) -> ExpectingDialog:
    desk_of(desk).people.expecting.click()
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, ExpectingDialog)
    return dialog


def expected(bridge: Bridge) -> list[str]:
    return [guest.name for guest in guests.expected(bridge.state)]


def keys(people: PeoplePage, *names: str) -> list[Invited]:
    return [Invited(guest.player) for guest in people.bridge.state.guests.values() if guest.name in names]


def test_last_week_s_people_are_copied_at_once_and_cost_nothing(desk: Desk, clock: HandClock) -> None:
    open_kept(
        desk,
        clock,
        ("Anna", "Bohdan", "Cyril"),
    )
    open_kept(desk, clock, ("Bohdan", "Dana"))
    bridge = open_kept(desk, clock, ("Dana",))
    dialog = asked(desk)
    sources = [dialog.source.itemText(place) for place in range(dialog.source.count())]
    assert sources[0] == "Everybody of the club"
    assert [words.rsplit(": ", 1)[1] for words in sources[1:]] == ["1 person", "3 people"], "Dana has entered"
    assert dialog.source.currentIndex() == 1, "last week's"
    assert not dialog.yes.isEnabled()
    dialog.everybody.click()
    dialog.source.setCurrentIndex(2)
    dialog.everybody.click()
    dialog.club.item(0).setCheckState(Qt.CheckState.Unchecked)  # type: ignore[union-attr]
    assert dialog.count.text() == "2 people"
    dialog.yes.click()
    assert expected(bridge) == ["Bohdan", "Cyril"]
    assert bridge.state.pool == 2_000, "Dana's alone"
    assert bridge.undo()
    assert expected(bridge) == []


def test_a_chat_is_read_shown_and_put_on_the_list_only_when_that_is_pressed(desk: Desk, clock: HandClock) -> None:
    """B138: who differs by accents is asked about; B219: emojis are no hindrance."""
    open_kept(desk, clock, ("Jan Novák", "Anna Malá", "Anna Velká", "😳 Ace"))
    bridge = open_kept(desk, clock, ("Anna Malá",))
    dialog = asked(desk)
    dialog.names.setPlainText(
        "[19:02] Jan Novak: in\n1. Zora +1\n• 😳 Ace\nAnna\nAnna Malá\nWho brings the beer and the chips tonight?\n"
    )
    shown = [(line.pasted.name, item.text(1)) for line, item in zip(dialog.preview.lines, items(dialog), strict=True)]
    assert shown == [
        ("Jan Novak", "new · “in”"),
        ("Zora", "new"),
        ("Zora's guest", "new, comes with Zora"),
        ("Ace", "known, 1 evening"),
        ("Anna", "new"),
        ("Anna Malá", "on the list already"),
        ("Who brings the beer and the chips tonight?", "hardly a name"),
    ]
    assert list(dialog.preview.choices) == [0, 4], "who these are is asked"
    assert dialog.count.text() == "3 people · 2 lines are left out until you say who they are."
    choice = dialog.preview.choices[0]
    assert [choice.itemText(place) for place in range(choice.count())] == [
        "Who is that?",
        "Jan Novák",
        "New: Jan Novak",
    ]
    choice.setCurrentIndex(1)
    dialog.preview.choices[4].setCurrentIndex(1)
    assert expected(bridge) == [], "nothing has happened yet"
    dialog.yes.click()
    assert expected(bridge) == ["Jan Novák", "Zora", "Zora's guest", "😳 Ace", "Anna Velká"]
    assert len(bridge.club.state.people) == 6


def items(dialog: ExpectingDialog) -> list[QTreeWidgetItem]:
    found = [dialog.preview.topLevelItem(row) for row in range(dialog.preview.topLevelItemCount())]
    return [item for item in found if item is not None]


def test_several_guests_are_here_entered_paid_and_seated_together(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock, ("Anna",))
    bridge.about(["Bohdan", "Cyril", "Dana", "Emil"], guests.expect)
    desk_of(desk).go_to("people")
    people = desk_of(desk).people
    people.view.setFocus()
    people.view.choose(*keys(people, "Bohdan", "Cyril"))
    press(people.view, Qt.Key.Key_I)
    assert [row(people, name)[1] for name in ("Bohdan", "Cyril", "Dana")] == ["here", "here", "expected"]
    people.view.choose(*keys(people, "Bohdan", "Cyril", "Dana"))
    assert people.bar.button("Enter, paid").text() == "Enter, paid €60"
    press(people.view, Qt.Key.Key_O)
    assert [row(people, name)[1] for name in ("Bohdan", "Cyril", "Dana")] == ["owes €20"] * 3
    assert bridge.perform(partial(seating.draw_seats, server_seed=bridge.server_seed()))
    desk_of(desk).go_to("people")
    owing = [entry.number for entry in bridge.state.entered if entry.name != "Anna"]
    people.view.setFocus()
    people.view.choose(*owing)
    assert people.bar.button("Paid").text() == "Paid €60"
    press(people.view, Qt.Key.Key_P)
    assert all(account.owing == 0 for account in cash.accounts(bridge.state))
    people.view.choose(*keys(people, "Emil"))
    press(people.view, Qt.Key.Key_E)
    assert next(entry for entry in bridge.state.entered if entry.name == "Emil").seat is not None
    bridge.about(["Filip", "Gita"], guests.expect)
    people.view.choose(*keys(people, "Filip", "Gita"))
    press(people.view, Qt.Key.Key_Delete)
    assert expected(bridge) == []
    for label in ("guests_arrived", "players_entered", "payment_received"):
        assert any(stored.step.label == label for stored in bridge.evening.steps) or label == "payment_received"
