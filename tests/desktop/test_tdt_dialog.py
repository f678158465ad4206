"""The Tournament Director's files at the desk: chosen, taken in, told of, taken back."""

from pathlib import Path

from PyQt6.QtWidgets import QApplication, QFileDialog

from desktop.director.imports.tdt_dialog import TdtDialog
from desktop.running import Desk
from tests.db.test_tdt_arrivals import file
from tests.desktop.desks import HandClock, open_kept


def asked(desk: Desk) -> TdtDialog:
    desk.window.commands.actions["import_tdt"].trigger()
    found = QApplication.activeModalWidget()
    assert isinstance(found, TdtDialog)
    return found


def test_files_are_taken_in_told_of_and_taken_back(desk: Desk, clock: HandClock, tmp_path: Path) -> None:
    one = file(tmp_path / "tdt", "a.tdt", 1)
    (tmp_path / "tdt" / "b.tdt").write_text("{ a: 1 }", encoding="utf-8")
    dialog = asked(desk)
    dialog.wanted.emit([str(tmp_path / "nowhere")])
    assert dialog.wrong.text() == f"There is no file {tmp_path / 'nowhere'}."
    dialog.wanted.emit([str(tmp_path / "tdt")])
    assert dialog.wrong.text() == ""
    assert [row.cells[4] for row in dialog.list.table.rows] == ["refused", "new"]
    assert dialog.notes.toPlainText().endswith("b.tdt holds no tournament of The Tournament Director.")
    dialog.list.view.choose(1)
    assert dialog.notes.toPlainText() == "Nothing: everything in the file was understood."
    assert dialog.summary.text() == "1 new evening · 4 new people · 1 file refused"
    dialog.wanted.emit([str(one)])
    assert dialog.list.table.rows[0].cells[4] == "here already"
    assert "as number 1" in dialog.notes.toPlainText()
    one.write_bytes(one.read_bytes().replace(b"Amount: 20", b"Amount: 30"))
    dialog.wanted.emit([str(one)])
    assert dialog.list.table.rows[0].cells[4] == "here, not the same"
    assert "no longer what the file says" in dialog.notes.toPlainText()
    dialog.accept()
    assert [row.name for row in desk._shelf.evenings()] == ["Night 1"]
    (undo,) = desk.window.quiet.buttons
    undo.click()
    assert desk._shelf.evenings() == ()


def test_both_buttons_ask_and_with_an_evening_open_the_command_says_where_to_go(desk: Desk, clock: HandClock) -> None:
    dialog = asked(desk)
    for made in (dialog.files, dialog.folder):
        made.click()
        question = dialog.findChildren(QFileDialog)[-1]
        assert question.isVisible()
        question.reject()
    dialog.accept()
    open_kept(desk, clock)
    desk.window.commands.actions["import_tdt"].trigger()
    assert QApplication.activeModalWidget() is None
    assert "All evenings" in desk.window.quiet.said.text()
