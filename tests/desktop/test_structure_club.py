"""The club's structures: kept, changed, renamed, let go, each with its undo; those of the program are copied."""

from functools import partial

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QApplication

from desktop.director.structure.choosing import StructuresDialog
from desktop.director.structure.club_editor import ClubEditor
from desktop.running import Desk
from desktop.screenshots.studio import settle
from tests.desktop.desks import HandClock, bridge_of, click, desk_of, open_kept, press, type_text
from tournament.club import keeping
from tournament.club.roster import Roster
from tournament.names import MINUTE
from tournament.people.people import person_key
from tournament.structures import structure_files
from tournament.structures.structure import Structure

SHIPPED = structure_files.shipped()


def structures(desk: Desk) -> StructuresDialog:
    desk_of(desk).go_to("structure")
    click(desk_of(desk).structure.choosing)
    settle()
    found = QApplication.activeModalWidget()
    assert isinstance(found, StructuresDialog)
    return found


def roster(desk: Desk) -> Roster:
    return bridge_of(desk).club.state


def kept(desk: Desk) -> list[str]:
    return sorted(structure.name for structure in roster(desk).structures.values())


def of_name(desk: Desk, name: str) -> Structure:
    return roster(desk).structures[person_key(name)]


def test_one_of_the_program_is_edited_as_a_copy_of_the_clubs(desk: Desk, clock: HandClock) -> None:
    open_kept(desk, clock)
    dialog = structures(desk)
    assert [row.cells[0] for row in dialog.table.rows] == [each.name for each in SHIPPED.values()]
    assert dialog.use.isHidden(), "nothing is wanted for an evening"
    assert not dialog.drop.isEnabled()
    assert dialog.drop.toolTip() == "It comes with the program; edit it, and the club keeps a copy."
    dialog.choose(SHIPPED["club-20"].name)
    click(dialog.edit)
    settle()
    editing = dialog.findChild(ClubEditor)
    assert editing is not None
    assert editing.said.text().startswith("With 10 players it ends after about ")
    editing.players.setText("30")
    assert editing.said.text().startswith("With 30 players it ends after about ")
    editing.stack.setText("12,50")
    assert editing.stack_field.wrong.text() == "12,50 is no whole number, such as 20."
    assert not editing.save.isEnabled()
    editing.stack.setText("15 000")
    editing.note.setText("Fridays, thirty of us")
    editing.form.name.setText("")
    assert editing.save.toolTip() == "A name is missing."
    editing.form.name.setText("Fridays")
    editing.form.table.length.setText("15")
    editing.form.table.all_last()
    press(editing, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert not editing.isVisible()
    assert dialog.said.text() == "Structure Fridays is kept"
    ours = of_name(desk, "Fridays")
    assert (ours.starting_stack, ours.note) == (15_000, "Fridays, thirty of us")
    assert ours.periods == SHIPPED["club-20"].with_minutes(15).periods
    assert dialog.chosen is not None
    assert dialog.chosen.structure == ours, "it is chosen, and the first of the list"
    click(dialog.undo)
    assert kept(desk) == []
    dialog.reject()


def test_renamed_let_go_and_back_again(desk: Desk, clock: HandClock) -> None:
    open_kept(desk, clock)
    club = bridge_of(desk).club
    for name in ("Fridays", "Saturdays"):
        club.perform(partial(keeping.keep_structure, structure=SHIPPED["home-3h"], name=name))
    assert bridge_of(desk).enter_names(["Zdeněk"]), "later steps of the club stay as they are"
    dialog = structures(desk)
    dialog.choose("Fridays")
    click(dialog.rename)
    dialog.renaming.setText("saturdays")
    press(dialog.renaming, Qt.Key.Key_Return)
    assert dialog.new_name.wrong.text() == "Another structure is called saturdays already."
    dialog.renaming.clear()
    type_text(dialog.renaming, "First Friday")
    press(dialog.renaming, Qt.Key.Key_Return)
    assert kept(desk) == ["First Friday", "Saturdays"]
    assert dialog.said.text() == "Structure Fridays is now called First Friday"
    assert dialog.isVisible(), "Enter in the field renames and closes nothing"
    click(dialog.drop)
    assert kept(desk) == ["Saturdays"]
    click(dialog.undo)
    assert kept(desk) == ["First Friday", "Saturdays"]
    assert dialog.undo.isHidden()
    assert roster(desk).find("Zdeněk") is not None
    dialog.choose("First Friday")
    click(dialog.rename)
    dialog.renaming.setText("FIRST friday")
    press(dialog.renaming, Qt.Key.Key_Return)
    assert kept(desk) == ["FIRST friday", "Saturdays"], "the same name, written otherwise"
    dialog.reject()


def test_past_evenings_stay_as_they_were(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    before = bridge.state.structure
    changed = before.with_minutes(7)
    bridge.club.perform(partial(keeping.keep_structure, structure=changed))
    assert bridge.state.structure == before
    assert all(each.duration_ms != 7 * MINUTE for each in bridge.state.structure.periods)
