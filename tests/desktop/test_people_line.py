"""The line of the People page: some letters and Enter, a new person, a similar name, several at once."""

from collections.abc import Sequence

import pytest
from PyQt6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop.bridge import Bridge
from desktop.director.people import PeoplePage
from desktop.running import Desk
from tests.desktop.desks import HandClock, bust, desk_of, open_kept, open_rebuys, press, start, type_text
from tests.desktop.test_desk_people import row
from tournament.club import people as club_people
from tournament.names import EntryNo, PlayerId
from tournament.people import guests
from tournament.sales import cash

FIRST = ("Ada", "Bruno", "Cyprian", "Dita", "Egon", "Filip", "Greta", "Hugo", "Irma", "Jakub")
LAST = ("Adler", "Benda", "Cibulka", "Dostál", "Erben", "Farkaš", "Gál", "Horák", "Ivan")
NINETY = tuple(f"{first} {last}" for first in FIRST for last in LAST)


def people_page(desk: Desk, clock: HandClock, known: Sequence[str], tonight: Sequence[str] = ()) -> PeoplePage:
    """Those known came last week; tonight the line is empty and has the keyboard."""
    open_kept(desk, clock, known)
    open_kept(desk, clock, tonight)
    people = desk_of(desk).people
    desk_of(desk).go_to("people")
    return people


def in_tonight(bridge: Bridge) -> list[str]:
    return [entry.name for entry in bridge.state.entered]


def offered(people: PeoplePage) -> list[str]:
    return [offer.words for offer in people.line.suggestions.offers]


def marked(people: PeoplePage) -> list[bool]:
    return [row.marked for row in people.view.table.rows]


def test_three_letters_and_enter_and_the_line_is_empty_for_the_next(desk: Desk, clock: HandClock) -> None:
    people = people_page(desk, clock, ("Małgorzata Śliwa", "Jan Novák", "Bohdan"))
    bridge = people.bridge
    type_text(people.name, "mal")
    assert offered(people) == ["Małgorzata Śliwa", "New: mal"]
    assert people.name.ghost == "gorzata Śliwa"
    assert people.name.hint == "Enter: here, paid €20"
    press(people.name, Qt.Key.Key_Return)
    assert in_tonight(bridge) == ["Małgorzata Śliwa"]
    assert (people.name.text(), offered(people), people.name.ghost) == ("", [], "")
    assert people.line.strip.said.text() == "Małgorzata Śliwa: paid €20"
    assert marked(people) == [True], "flashed once"
    people._calm.timeout.emit()
    assert marked(people) == [False]
    type_text(people.name, "nov ja")  # words in any order
    press(people.name, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert row(people, "Jan Novák")[1] == "owes €20"
    assert people.line.strip.said.text() == "Jan Novák: owes €20"
    type_text(people.name, "x")
    press(people.name, Qt.Key.Key_Escape)
    assert offered(people) == []
    press(people.name, Qt.Key.Key_Escape)
    assert people.name.text() == ""


def test_arrows_choose_and_the_last_one_is_a_new_person(desk: Desk, clock: HandClock) -> None:
    people = people_page(desk, clock, ("Jana", "Jan Adam", "Nikola"))
    type_text(people.name, "Jan")
    assert offered(people) == ["Jan Adam", "Jana", "New: Jan"]
    press(people.name, Qt.Key.Key_Down)
    press(people.name, Qt.Key.Key_Return)
    type_text(people.name, "Jan")
    press(people.name, Qt.Key.Key_Up)
    press(people.name, Qt.Key.Key_Return)
    assert in_tonight(people.bridge) == ["Jana", "Jan"]
    assert people.bridge.club.state.find("Jan") is not None
    type_text(people.name, "Ola")  # stands within Nikola, who is hardly meant
    press(people.name, Qt.Key.Key_Return)
    assert in_tonight(people.bridge)[-1] == "Ola"


def test_the_same_person_is_not_entered_twice(desk: Desk, clock: HandClock) -> None:
    """B136: told, and the row is chosen; who is out is offered the re-entry beside the sentence."""
    open_rebuys(desk, clock)
    people = desk_of(desk).people
    start(people.bridge)
    desk_of(desk).go_to("people")
    type_text(people.name, "boh")
    press(people.name, Qt.Key.Key_Return)
    assert people.line.wrong.text() == "boh has entered already, as Bohdan."
    assert people.view.all_chosen() == [EntryNo(2)]
    assert people.name.selectedText() == "boh", "the name that is typed next is not glued to it"
    bust(people.bridge, 2, by=1)
    type_text(people.name, "bohd")
    press(people.name, Qt.Key.Key_Return)
    assert people.line.again.isVisible()
    people.line.again.click()
    assert len(people.bridge.state.entered) == 7
    assert len({entry.player for entry in people.bridge.state.entered}) == 6
    assert people.line.strip.seat.text().startswith("Table 1, seat ")


def test_a_name_that_differs_by_accents_is_asked_about_beside_the_line(desk: Desk, clock: HandClock) -> None:
    """B138, B226: never one person unasked."""
    people = people_page(desk, clock, ("Jan Novák", "Işık"))
    type_text(people.name, "Jan Novak")
    press(people.name, Qt.Key.Key_Return)
    assert in_tonight(people.bridge) == []
    assert [made.text() for made in people.line.similar.buttons] == ["It is Jan Novák", "Somebody else"]
    people.line.similar.buttons[1].click()
    assert in_tonight(people.bridge) == ["Jan Novak"]
    people.name.clear()
    type_text(people.name, "ISIK")
    press(people.name, Qt.Key.Key_Return)
    press(people.name, Qt.Key.Key_Return)
    assert in_tonight(people.bridge) == ["Jan Novak", "Işık"]
    assert len(people.bridge.club.state.people) == 3


def test_several_names_with_commas_enter_together_or_nobody(desk: Desk, clock: HandClock) -> None:
    people = people_page(desk, clock, ("Jana", "Jan Adam", "Bohdan"))
    type_text(people.name, "boh, Zora, Jan A")
    press(people.name, Qt.Key.Key_Return)
    assert in_tonight(people.bridge) == ["Bohdan", "Zora", "Jan Adam"]
    type_text(people.name, "Ota, ja")
    press(people.name, Qt.Key.Key_Return)
    assert people.line.wrong.text() == "“ja” may be Jana and Jan Adam: write more of the name."
    assert len(in_tonight(people.bridge)) == 3
    people.name.setText("Ota,Jana,")
    press(people.name, Qt.Key.Key_Return)
    assert in_tonight(people.bridge)[3:] == ["Ota", "Jana"]


def test_notes_are_seen_where_somebody_enters_and_who_is_expected_comes_first(desk: Desk, clock: HandClock) -> None:
    people = people_page(desk, clock, ("Jana", "Jan Adam"))
    assert people.club.perform(lambda club, at: club_people.change_player(club, at, PlayerId(1), notes="vegetarian"))
    assert people.bridge.about(["Jana"], guests.expect)
    type_text(people.name, "jan")
    first = people.line.suggestions.offers[0]
    assert (first.name, first.note, first.says) == ("Jana", "vegetarian", "expected")
    assert "vegetarian" in people.line.suggestions._offers.data(
        people.line.suggestions.currentIndex(), Qt.ItemDataRole.AccessibleTextRole
    )
    press(people.name, Qt.Key.Key_Return)
    assert people.line.strip.note.text() == "vegetarian"
    people.view.choose(EntryNo(1))
    assert people.bar.note.text() == "Note: vegetarian"


@pytest.mark.parametrize("name", ["😳 Ace", "👨‍👩‍👧", "עומר 2026", "Karel\u00a0 Novotny"])
def test_names_of_every_kind_are_found_shown_and_entered(desk: Desk, clock: HandClock, qtbot: QtBot, name: str) -> None:
    """B219, B221, B222."""
    people = people_page(desk, clock, (name, "Bohdan"))
    people.name.setText(name[:5])
    people.name.textEdited.emit(name[:5])
    assert people.line.suggestions.offers[0].known is not None
    people.grab()
    press(people.name, Qt.Key.Key_Return)
    kept = " ".join(name.split())
    assert in_tonight(people.bridge) == [kept]
    people.grab()
    shown = people.view.table.rows[0].cells[0]
    assert shown == (f"\u2068{kept}\u2069" if name.startswith("ע") else kept)
    people.name.setText("karel nov")
    people.name.textEdited.emit("karel nov")
    found = people.line.suggestions.offers[0]
    assert (found.name if found.known is not None else "") == (kept if kept == "Karel Novotny" else "")


def test_ninety_known_guests_enter_by_at_most_five_presses_each(desk: Desk, clock: HandClock) -> None:
    people = people_page(desk, clock, NINETY)
    bridge = people.bridge
    pressed: list[int] = []
    for name in NINETY:
        first, last = name.split()
        letters = (first[:2] + " " + last[0]).lower()
        type_text(people.name, letters)
        press(people.name, Qt.Key.Key_Return)
        pressed.append(len(letters) + 1)
    assert in_tonight(bridge) == list(NINETY)
    assert max(pressed) <= 5
    assert all(account.owing == 0 for account in cash.accounts(bridge.state))
    stored = desk._shelf.evenings()[-1]
    assert stored.players == 90, "the file knows them, too"
    assert len(people.view.table.rows) == 90
    people.filter.letters.setText("ada")
    assert [each.cells[0] for each in people.view.table.rows] == [name for name in NINETY if name.startswith("Ada")]
    people.view.choose(EntryNo(1))
    people.filter.letters.setText("zzz")
    assert people.empty.title.text() == "Nobody fits"
    people.filter.letters.clear()
    assert people.view.all_chosen() == [EntryNo(1)], "who was chosen stays so"


def test_who_was_meant_stays_meant_when_the_keyboard_leaves_the_line(desk: Desk, clock: HandClock) -> None:
    """Three letters, Tab to the button and Enter must not make a new person of three letters."""
    people = people_page(desk, clock, ("Małgorzata Śliwa", "Jan Novák"))
    type_text(people.name, "mal")
    people.enters.setFocus()
    assert not people.line.suggestions.isVisible()
    people.enters.click()
    assert in_tonight(people.bridge) == ["Małgorzata Śliwa"]
    assert people.bridge.club.state.find("mal") is None


def test_a_refusal_is_not_covered_by_what_is_offered_and_the_same_person_stays_meant(
    desk: Desk, clock: HandClock
) -> None:
    bridge = open_rebuys(desk, clock)
    start(bridge)
    bust(bridge, 2, by=1)
    desk_of(desk).go_to("people")
    people = desk_of(desk).people
    type_text(people.name, "boh")
    for _time in range(2):
        press(people.name, Qt.Key.Key_Return)
        assert people.line.wrong.isVisible()
        assert not people.line.suggestions.isVisible()
    assert len(bridge.state.entries) == 6, "nobody is called boh"
    press(people.name, Qt.Key.Key_Escape)
    assert people.name.text() == ""
