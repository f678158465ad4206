"""People of the club from files and from the clipboard, at the desk."""

from pathlib import Path

import pytest
from openpyxl import Workbook
from PyQt6.QtCore import QMimeData, QPointF, Qt, QUrl
from PyQt6.QtGui import QDropEvent
from PyQt6.QtWidgets import QApplication

from desktop.director.club.club_dialog import ClubDialog
from desktop.director.imports.people_dialog import PeopleImportDialog
from desktop.running import Desk
from tests.desktop.desks import click, press
from tournament.club import Roster
from tournament.people.headings import Field

MEMBERS = (
    "Member no.;First name;Last name;Nickname;Notes\n"
    "00123;Petr;Dvořák;Pete;left-handed\n"
    "123;Žofie;Čapková;;\n"
    "007;Jan;Novák;;\n"
)


@pytest.fixture
def dialog(desk: Desk) -> PeopleImportDialog:
    desk.window.commands.do("import_people")
    found = QApplication.activeModalWidget()
    assert isinstance(found, PeopleImportDialog)
    return found


def club_of(dialog: PeopleImportDialog) -> Roster:
    return dialog._club.state


def club_dialog(dialog: PeopleImportDialog) -> ClubDialog:
    found = dialog.parent()
    assert isinstance(found, ClubDialog)
    return found


def written(folder: Path, text: str | bytes, name: str = "members.csv") -> str:
    (folder / name).write_bytes(text.encode() if isinstance(text, str) else text)
    return str(folder / name)


def lines(dialog: PeopleImportDialog) -> list[tuple[str, ...]]:
    return [tuple(cell.strip("\u2068\u2069") for cell in row.cells) for row in dialog.view.table.rows]


def choose(dialog: PeopleImportDialog, place: int, meant: Field | None) -> None:
    choice = dialog.columns.choices[place]
    choice.setCurrentIndex(choice.findData(meant))


def test_a_list_is_shown_imported_as_one_step_undone_and_known_the_next_time(
    dialog: PeopleImportDialog, tmp_path: Path
) -> None:
    club, parent = club_of, club_dialog(dialog)
    assert not dialog.yes.isEnabled()
    assert dialog.yes.toolTip() == "Choose a file or paste cells first."
    dialog.read_file(written(tmp_path, "name;nickname\n"))
    assert (dialog.empty.title.text(), dialog.yes.toolTip()) == ("Nobody is listed", "Nobody is listed in it.")
    file = written(tmp_path, MEMBERS)
    dialog.read_file(file)
    meanings = [Field(choice.currentData()) for choice in dialog.columns.choices.values()]
    assert meanings == [Field.MEMBER, Field.FIRST, Field.LAST, Field.NICKNAME, Field.NOTES]
    assert [line[1:3] for line in lines(dialog)] == [
        ("Petr Dvořák", "new"), ("Žofie Čapková", "new"), ("Jan Novák", "new"),
    ]  # fmt: skip
    assert (dialog.yes.text(), dialog.summary.text()) == ("Import 3 people", "3 new people")
    click(dialog.yes)
    assert [each.name for each in club(dialog).people] == ["Petr Dvořák", "Žofie Čapková", "Jan Novák"]
    assert parent.said.text() == "3 people joined from a file."
    again = parent.import_people(file)
    assert not again.yes.isEnabled()
    assert again.yes.toolTip() == "Nothing changes: everybody in it is known already."
    again.reject()
    click(parent.undo)
    assert club(dialog).people == ()
    click(parent.redo)
    assert len(club(dialog).people) == 3


def test_doubtful_rows_are_decided_in_the_list_by_keyboard_or_mouse(dialog: PeopleImportDialog, tmp_path: Path) -> None:
    """B226: Işık and Isik are never one person unasked."""
    dialog.read_file(written(tmp_path, "name,notes\nIşık,\nJan Novák,\n"))
    click(dialog.yes)
    parent = club_dialog(dialog)
    dialog = parent.import_people(written(tmp_path, "name,notes\nIsik,tall\nJan Novak,\nAnna,\nanna,\n,x\n"))
    assert [line[:3] for line in lines(dialog)] == [
        ("2", "Isik", "who is it?"), ("3", "Jan Novak", "who is it?"),
        ("6", "–", "left out"), ("5", "anna", "twice in the file"), ("4", "Anna", "new"),
    ]  # fmt: skip
    assert dialog.summary.text() == "1 new person · 2 undecided, left out so far · 2 rows left out"
    assert (dialog.same.isEnabled(), dialog.same.toolTip()) == (False, "Choose a doubtful row in the list.")
    dialog.view.choose(2)
    click(dialog.same)
    assert lines(dialog)[0] == ("2", "Isik", "known, more to write", "notes: tall")
    dialog.view.choose(3)
    click(dialog.new)
    click(dialog.yes)
    assert [(each.name, each.notes) for each in parent.club.state.people] == [
        ("Işık", "tall"), ("Jan Novák", ""), ("Jan Novak", ""), ("Anna", ""),
    ]  # fmt: skip
    assert parent.said.text() == "2 people joined from a file; 1 known person updated."


def test_columns_without_headings_are_named_above_them(dialog: PeopleImportDialog, tmp_path: Path) -> None:
    dialog.read_file(written(tmp_path, "Pavel,Malý,Brno\nPetra,Velká,Praha\n"))
    assert dialog.wrong.text() == "Say above which column holds the names."
    choose(dialog, 0, Field.FIRST)
    choose(dialog, 1, Field.LAST)
    assert dialog.wrong.isHidden()
    assert [line[1] for line in lines(dialog)] == ["Pavel Malý", "Petra Velká"]
    click(dialog.how.headed)
    assert [line[1] for line in lines(dialog)] == ["Petra Velká"]
    choose(dialog, 2, Field.NOTES)
    click(dialog.yes)
    assert [(each.name, each.notes) for each in club_of(dialog).people] == [("Petra Velká", "Praha")]


def test_letters_and_separators_can_be_changed(dialog: PeopleImportDialog, tmp_path: Path) -> None:
    """B205 and B207."""
    dialog.read_file(written(tmp_path, "name\nDvořák|1\nČapek|2\n".encode("cp1250")))
    assert "windows-1250" in dialog.notes.text() + dialog.wrong.text()
    dialog.how.encoding.setCurrentIndex(dialog.how.encoding.findData("windows-1250"))
    assert "was taken as one name although it holds a bar (|)" in dialog.notes.text()
    dialog.how.separator.setCurrentIndex(dialog.how.separator.findData("|"))
    assert [line[1] for line in lines(dialog)] == ["Dvořák", "Čapek"]
    dialog.how.encoding.setCurrentIndex(dialog.how.encoding.findData("utf-8"))
    assert dialog.wrong.text() == "members.csv, line 2: this is not utf-8."
    assert not dialog.yes.isEnabled()


def test_a_workbook_is_dropped_and_its_sheet_chosen(dialog: PeopleImportDialog, tmp_path: Path) -> None:
    book = Workbook()
    first = book.active
    assert first is not None
    first.append(["name"])
    first.append(["Anna"])
    other = book.create_sheet("Guests")
    other.append(["name", "member"])
    other.append(["Eva", 7])
    other["B2"].number_format = "000"
    book.save(tmp_path / "club.xlsx")
    parent = club_dialog(dialog)
    dialog.reject()
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(tmp_path / "club.xlsx"))])
    copy, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    parent.dropEvent(QDropEvent(QPointF(5, 5), copy, data, left, none))
    dialog = parent.findChildren(PeopleImportDialog)[-1]
    assert dialog.notes.text() == "club.xlsx: the sheet Sheet was read, not Guests."
    assert not dialog.how.encoding.isVisible()
    dialog.how.sheet.setCurrentIndex(dialog.how.sheet.findData("Guests"))
    assert lines(dialog) == [("2", "Eva", "new", "member number 007")]
    dialog.read_file(written(tmp_path, b"\xd0\xcf\x11\xe0" + bytes(600), "old.xls"))
    assert dialog.wrong.text() == "old.xls is a workbook of the old kind (.xls); save it as XLSX or CSV first."
    assert lines(dialog) == []


def test_cells_are_pasted(dialog: PeopleImportDialog) -> None:
    clipboard = QApplication.clipboard()
    assert clipboard is not None
    clipboard.setText("")
    click(dialog.paste)
    assert dialog.wrong.text() == "There is no text to paste: copy the cells in the spreadsheet first."
    clipboard.setText("Name\tNickname\nKarel  Novotny\tKaja\n")
    press(dialog, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert lines(dialog) == [("2", "Karel Novotny", "new", "nickname Kaja")], "B221: one blank"
    press(dialog, Qt.Key.Key_Return)
    assert [each.shown for each in club_of(dialog).people] == ["Kaja"]


def test_two_thousand_people_come_in_one_step_and_are_known_when_they_come_again(
    dialog: PeopleImportDialog, tmp_path: Path
) -> None:
    text = "name,member\n" + "".join(f"Guest Number {n},{n:05}\n" for n in range(2_000))
    file = written(tmp_path, text)
    dialog.read_file(file)
    click(dialog.yes)
    assert len(club_of(dialog).people) == 2_000
    again = club_dialog(dialog).import_people(file)
    assert again.summary.text() == "2000 known already"


def test_a_list_of_people_among_the_files_to_load_is_imported_as_that(desk: Desk, tmp_path: Path) -> None:
    desk.whole_files.load(written(tmp_path, MEMBERS))
    assert desk.window.quiet.said.text().endswith("members.csv is no file of an evening or a club.")
    click(desk.window.quiet.buttons[0])
    found = QApplication.activeModalWidget()
    assert isinstance(found, PeopleImportDialog)
    assert found.yes.text() == "Import 3 people"
