"""Who is kept apart from whom, at the desk; and what the draw says where it could not be done."""

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QApplication

from desktop.director.dialogs.kept_apart import KeptApartDialog
from desktop.director.people import PeoplePage
from desktop.director.person import Invited
from desktop.director.tables import draw_dialog
from desktop.director.tables.draw_dialog import DrawDialog, DrawResult
from desktop.director.window import SMALLEST
from desktop.running import Desk
from desktop.screenshots.studio import settle
from tests.desktop.desks import HandClock, bridge_of, desk_of, open_kept, press, said
from tests.desktop.table_evenings import some_names
from tests.desktop.test_desk_sizes import in_sight
from tournament.names import EntryNo
from tournament.people import guests

ANNA, BOHDAN, CYRIL = map(EntryNo, range(1, 4))


def people_of(desk: Desk) -> PeoplePage:
    desk_of(desk).go_to("people")
    return desk_of(desk).people


def list_of(desk: Desk) -> KeptApartDialog:
    people = people_of(desk)
    people.kept_apart.trigger()
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, KeptApartDialog)
    return dialog


def test_three_chosen_with_shift_and_the_arrows_are_kept_apart_by_keyboard(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    people = people_of(desk)
    people.view.choose(ANNA)
    people.view.setFocus()
    for _time in range(2):
        press(people.view, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    assert people.view.all_chosen() == [ANNA, BOHDAN, CYRIL]
    assert people.bar.name.text() == "3 people chosen"
    assert [made.text() for made in people.bar.buttons] == ["Keep apart", "No longer apart"]
    assert people.bar.button("No longer apart").toolTip() != ""
    people.bar.button("Keep apart").setFocus()
    press(people.bar.button("Keep apart"), Qt.Key.Key_Space)
    assert len(bridge.state.apart) == 3
    assert said(desk)[0] == "Not drawn to one table: Anna, Bohdan and Cyril"
    assert people.view.all_chosen() == [ANNA, BOHDAN, CYRIL], "they stay chosen"
    assert people.bar.says.text() == "kept apart: Anna and Bohdan; Anna and Cyril; Bohdan and Cyril"
    assert not people.bar.button("Keep apart").isEnabled()
    people.bar.button("No longer apart").click()
    assert bridge.state.apart == frozenset()


def test_one_chosen_is_offered_what_concerns_one(desk: Desk, clock: HandClock) -> None:
    open_kept(desk, clock)
    people = people_of(desk)
    people.view.choose(ANNA, BOHDAN)
    assert people.bar.owes.isHidden()
    people.view.choose(BOHDAN)
    assert people.bar.name.text() == "Bohdan"
    assert "Keep apart" not in [made.text() for made in people.bar.buttons]


def test_somebody_expected_is_kept_apart_as_well(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    assert bridge.about(["Radek"], guests.expect)
    people = people_of(desk)
    radek = next(row.key for row in people.view.table.rows if isinstance(row.key, Invited))
    people.view.choose(ANNA, radek)
    people.bar.button("Keep apart").click()
    assert said(desk)[0] == "Not drawn to one table: Anna and Radek"


def test_the_list_says_how_to_begin_and_releases_a_pair(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    dialog = list_of(desk)
    assert dialog.list.currentIndex() == 1
    press(dialog, Qt.Key.Key_Escape)
    people = people_of(desk)
    people.view.choose(ANNA, BOHDAN, CYRIL)
    people.bar.button("Keep apart").click()
    dialog = list_of(desk)
    pairs = [row.cells[0] for row in dialog.view.table.rows]
    assert pairs == ["Anna and Bohdan", "Anna and Cyril", "Bohdan and Cyril"]
    assert not dialog.release.isEnabled()
    press(dialog.view, Qt.Key.Key_Down)
    dialog.view.selectRow(1)
    dialog.release.click()
    assert [row.cells[0] for row in dialog.view.table.rows] == ["Anna and Bohdan", "Bohdan and Cyril"]
    assert len(bridge.state.apart) == 2
    press(dialog, Qt.Key.Key_Return)
    assert QApplication.activeModalWidget() is None


def test_the_draw_says_who_could_not_be_kept_apart(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock, some_names(12))
    people = people_of(desk)
    people.view.choose(*map(EntryNo, (1, 2, 3)))
    people.bar.button("Keep apart").click()
    dialog = DrawDialog(bridge, draw_dialog.seats(bridge.state), desk.window)
    dialog.open()
    dialog._draw.click()
    result = dialog.findChild(DrawResult)
    assert result is not None
    tables = [bridge.state.entry(EntryNo(n)).seat for n in (1, 2, 3)]
    names = [bridge.state.entry(EntryNo(n)).name for n in (1, 2, 3)]
    pairs = [
        f"{names[one]} and {names[other]}"
        for one, other in ((0, 1), (0, 2), (1, 2))
        if (a := tables[one]) is not None and (b := tables[other]) is not None and a.table == b.table
    ]
    assert len(pairs) == 1, "at two tables two of three have to sit together"
    assert result.together.text() == f"These could not be kept apart: {pairs[0]}."
    assert not result.together.isHidden()
    dialog.accept()
    listed = list_of(desk)
    here = {row.cells[0]: row.cells[1] for row in listed.view.table.rows}
    assert [bool(words) for pair, words in here.items() if pair == pairs[0]] == [True]
    assert sum(bool(words) for words in here.values()) == 1
    listed.reject()


def test_where_all_is_well_the_draw_says_nothing_of_it(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock, some_names(12))
    dialog = DrawDialog(bridge, draw_dialog.seats(bridge.state), desk.window)
    dialog.open()
    dialog._draw.click()
    result = dialog.findChild(DrawResult)
    assert result is not None
    assert result.together.isHidden()
    dialog.accept()


def test_both_buttons_are_whole_in_the_smallest_window(desk: Desk, clock: HandClock) -> None:
    open_kept(desk, clock)
    desk.window.resize(SMALLEST)
    people = people_of(desk)
    people.view.choose(ANNA, BOHDAN)
    settle()
    assert all(in_sight(made, people.bar) for made in people.bar.buttons)
    assert bridge_of(desk).state.apart == frozenset()


def test_a_held_key_has_no_say_in_what_stays_chosen(desk: Desk, clock: HandClock) -> None:
    """Ctrl is held while a step is undone by Ctrl+Z, and the list is shown anew."""
    bridge = open_kept(desk, clock)
    people = people_of(desk)
    people.view.choose(ANNA, CYRIL)
    people.bar.button("Keep apart").click()
    press(desk.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert bridge.state.apart == frozenset()
    assert people.view.all_chosen() == [ANNA, CYRIL]
    people.view.choose(BOHDAN)
    assert people.view.all_chosen() == [BOHDAN]
