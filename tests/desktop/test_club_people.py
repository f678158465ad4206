"""The people of the club: found, added, changed, merged, archived, imported, and all of it undone."""

from pathlib import Path

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QColor, QImage
from PyQt6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from desktop.director.club.club_dialog import ClubDialog
from desktop.director.club.merge_dialog import MergeDialog
from desktop.director.club.person_dialog import PersonDialog
from desktop.director.club.portrait import initials, portrait
from desktop.running import Desk
from tests.desktop.desks import DeskMaker, HandClock, desk_of, open_kept, press, type_text
from tournament.club import Player
from tournament.names import EntryNo, PlayerId

SEVENS = ("Seven", "7", "Se7en", "Lucky")


def club_of(desk: Desk) -> ClubDialog:
    desk.clubhouse.show()
    assert desk.clubhouse.dialog is not None
    return desk.clubhouse.dialog


def names(dialog: ClubDialog) -> list[str]:
    return [row.cells[0] for row in dialog.view.table.rows]


def opened(kind: type[QDialog]) -> QDialog:
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, kind)
    return dialog


def test_names_that_differ_are_never_merged_by_themselves_and_a_merge_is_undone(desk: Desk, clock: HandClock) -> None:
    """B138: proposed with the differences, what speaks against it, and undone by name."""
    open_kept(desk, clock, SEVENS)
    open_kept(desk, clock, ("Seven", "Lucky"))
    desk.go_home()
    desk.window.home.people.click()
    dialog = club_of(desk)
    assert names(dialog) == ["7", "Lucky", "Se7en", "Seven"]
    assert not dialog.merge.isEnabled()
    assert dialog.merge.toolTip() == "Choose two people in the list: Ctrl and a click."
    dialog.view.choose(PlayerId(2), PlayerId(1))
    dialog.merge.click()
    asked = opened(MergeDialog)
    assert isinstance(asked, MergeDialog)
    assert (asked.proposal.kept.name, asked.proposal.gone.name) == ("Seven", "7"), "who came more often stays"
    assert asked.concerns.text() == "7 and Seven have both played in 1 evening; perhaps they are two people."
    asked.swap.click()
    assert asked.proposal.kept.name == "7"
    asked.swap.click()
    asked.yes.click()
    assert names(dialog) == ["Lucky", "Se7en", "Seven"]
    assert dialog.view.table.rows[2].cells[3] == "also 7"
    dialog.search.setText("7")
    assert names(dialog) == ["Seven"], "found by the other name, too"
    dialog.search.clear()
    assert dialog.undo.toolTip() == "Undo: 7 is the same person as Seven" or "Seven" in dialog.undo.toolTip()
    dialog.undo.click()
    assert names(dialog) == ["7", "Lucky", "Se7en", "Seven"]
    assert dialog.said.text().startswith("Undone: ")
    dialog.redo.click()
    assert names(dialog) == ["Lucky", "Se7en", "Seven"]
    dialog.accept()


def test_the_list_is_sorted_filtered_and_new_people_join_by_name_or_from_a_file(
    desk: Desk, clock: HandClock, tmp_path: Path, qtbot: QtBot
) -> None:
    """B225: Náchod before Napajedla. B226: dots and accents make no difference in finding."""
    open_kept(desk, clock, ("Napajedla", "Náchod", "Işık"))
    open_kept(desk, clock, ("Napajedla", "Işık"))
    dialog = club_of(desk)
    assert names(dialog) == ["Işık", "Náchod", "Napajedla"]
    dialog.order.setCurrentIndex(1)
    assert [row.cells[2] for row in dialog.view.table.rows] == ["2", "2", "1"]
    dialog.order.setCurrentIndex(0)
    type_text(dialog.search, "ISIK")
    assert names(dialog) == ["Işık"]
    dialog.search.clear()
    type_text(dialog.search, "Nachod")
    dialog.add.click()
    assert dialog.said.text() == "Nachod is new beside Náchod; choose both and merge them if they are one."
    assert names(dialog) == ["Işık", "Nachod", "Náchod", "Napajedla"]
    file = tmp_path / "list.csv"
    file.write_text("name\nZora\nNapajedla\nIsik\n", encoding="utf-8")
    listed = dialog.import_people(str(file))
    assert listed.summary.text() == "1 new person · 1 known already · 1 undecided, left out so far"
    listed.view.choose(4)
    listed.new.click()
    listed.yes.click()
    assert dialog.said.text() == "2 people joined from a file."
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    press(dialog, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert names(dialog) == ["Işık", "Nachod", "Náchod", "Napajedla"], "the whole list is one step"
    dialog.view.choose(PlayerId(2))
    dialog.archive.click()
    assert "Náchod" not in names(dialog)
    dialog.archived.setChecked(True)
    assert "Náchod" in names(dialog)
    type_text(dialog.search, "Zora")
    press(dialog.search, Qt.Key.Key_Return)
    assert desk._shelf.read(desk._shelf.club_stream())[-1].step.label == "players_added"
    assert dialog.isVisible(), "Enter in the line is the line's own"
    type_text(dialog.search, "zo")
    press(dialog.search, Qt.Key.Key_Escape)
    assert (dialog.isVisible(), dialog.search.text()) == (True, ""), "Esc empties the line first"
    type_text(dialog.search, "nap")
    press(dialog.search, Qt.Key.Key_Return)
    assert (dialog.isVisible(), dialog.view.hasFocus()) == (True, True)
    press(dialog.search, Qt.Key.Key_Escape)
    press(dialog.search, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_a_person_s_photo_nickname_and_notes_are_kept_and_shown_at_the_door(
    desk_maker: DeskMaker, clock: HandClock, tmp_path: Path
) -> None:
    desk = desk_maker()
    bridge = open_kept(desk, clock)
    people = desk_of(desk).people
    people.view.choose(EntryNo(1))
    people.view.setFocus()
    press(people.view, Qt.Key.Key_N)
    dialog = opened(PersonDialog)
    assert isinstance(dialog, PersonDialog)
    assert [dialog.evenings.item(row).text()[-6:] for row in range(dialog.evenings.count())] == ["Friday"]  # type: ignore[union-attr]
    wrong = tmp_path / "wrong.png"
    wrong.write_bytes(b"no picture")
    dialog.bring_photo(str(wrong))
    assert dialog.wrong.isVisible()
    photo = QImage(1600, 1200, QImage.Format.Format_RGB32)
    photo.fill(QColor("red"))
    assert photo.save(str(tmp_path / "anna.jpg"))
    dialog.bring_photo(str(tmp_path / "anna.jpg"))
    dialog.nickname.setText("Bohdan")
    dialog.notes.setPlainText("vegetarian\nsits near the door")
    dialog.yes.click()
    assert dialog.wrong.text() == "The club knows Bohdan already, as Bohdan." or "Bohdan" in dialog.wrong.text()
    dialog.nickname.setText("Annie")
    dialog.yes.click()
    anna = bridge.club.state.players[PlayerId(1)]
    assert (anna.nickname, anna.notes) == ("Annie", "vegetarian\nsits near the door")
    assert QImage.fromData(anna.picture).width() == 480
    assert portrait(anna, 32).toImage().pixelColor(16, 16).red() > 200
    assert people.bar.note.text() == "Note: vegetarian sits near the door"
    assert people.bar.photo.isVisible()
    assert bridge.state.entries[EntryNo(1)].name == "Anna", "the evening keeps the name it copied"
    again = desk_maker()
    roster = again.evenings.club().state
    assert roster.players[PlayerId(1)].picture == anna.picture
    dialog = PersonDialog(club_of(again).club, PlayerId(1), again.window)
    dialog.clear.click()
    dialog.yes.click()
    assert again.evenings.club().state.players[PlayerId(1)].picture == b""


def test_who_has_no_photo_is_shown_by_first_letters() -> None:
    assert initials("Jan van Novák") == "JN"
    assert initials("šárka") == "Š"
    assert initials("👨‍👩‍👧") == ""
    assert initials("😳 Ace") == "A"
    assert Player(PlayerId(1), "x").picture == b""
