"""Results leave the desk as files and on paper: asked first, remembered, whole or not at all."""

import errno
import os
from dataclasses import replace
from pathlib import Path

import pytest
from PyQt6.QtCore import QTimer
from PyQt6.QtGui import QColor
from PyQt6.QtPrintSupport import QPrinter
from PyQt6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop import exports, printing
from desktop.director.creating import create
from desktop.director.results.export_dialog import ExportDialog
from desktop.director.results.look_dialog import LookDialog
from desktop.director.results.print_dialog import PrintDialog
from desktop.exports import Wish
from desktop.running import Desk
from tests.desktop.desks import HandClock, bridge_of, bust, desk_of, kept_wish, open_kept, start
from tournament.club.house_style import HouseStyle


def asked(desk: Desk, command: str = "export") -> ExportDialog:
    """The dialog that the command opens."""
    desk.window.commands.do(command)
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, ExportDialog)
    return dialog


def listed(dialog: ExportDialog) -> list[str]:
    """What it says will be written."""
    items = [dialog.listed.item(row) for row in range(dialog.listed.count())]
    return [item.text() for item in items if item is not None]


def test_files_are_listed_before_they_are_written_and_stand_beside_the_old_ones(
    desk: Desk, clock: HandClock, tmp_path: Path
) -> None:
    """B195: a name with a colon; B199: three times in a row."""
    wish = kept_wish(name="Friday 20:00 / league?")
    assert desk.open_evening(create(desk._shelf, wish, clock))
    start(bridge_of(desk))
    bust(bridge_of(desk), 2, by=1)
    folder = tmp_path / "out"
    for number in ("", " (1)", " (2)"):
        dialog = asked(desk)
        dialog.choose(("standings", "seat-slips"), ("html", "csv"))
        dialog.folder.setText(str(folder))
        names = [f"Friday 20-00 - league - {name}{number}.{kind}"
                 for name in ("standings", "seat-slips") for kind in ("html", "csv")]  # fmt: skip
        assert listed(dialog) == names
        assert dialog.yes.text() == "Export 4 files"
        dialog.yes.click()
        assert not dialog.isVisible()
        assert all((folder / name).stat().st_size for name in names)
    assert desk.window.quiet.said.text() == f"4 files are in {folder}."
    assert len(list(folder.iterdir())) == 12
    page = (folder / "Friday 20-00 - league - standings.html").read_text(encoding="utf-8")
    assert "Friday 20:00 / league?" in page
    assert "Bohdan" in page


def test_what_was_chosen_is_chosen_the_next_time_and_nothing_at_all_cannot_be_exported(
    desk: Desk, clock: HandClock, tmp_path: Path
) -> None:
    start(open_kept(desk, clock))
    dialog = asked(desk)
    dialog.choose_results()
    assert dialog.wish.reports == ("standings", "prizes")
    dialog.choose((), ("html",))
    assert not dialog.yes.isEnabled()
    assert dialog.yes.toolTip() == "Tick at least one report and one kind of file."
    dialog.choose(("cash",), ("csv",))
    dialog.separator.setCurrentIndex(1)
    dialog.anew.setChecked(False)
    dialog.called.setText("")
    dialog.folder.setText(str(tmp_path / "out"))
    assert listed(dialog) == ["cash.csv"]
    assert not dialog.paper.isEnabled()
    dialog.yes.click()
    assert (tmp_path / "out" / "cash.csv").read_text(encoding="utf-8-sig").startswith("row;")
    again = asked(desk)
    assert again.wish == replace(Wish(("cash",), ("csv",), ";", "a4", "Friday"), anew=False, paper=again.wish.paper)
    assert again.folder.text() == str(tmp_path / "out")
    again.called.setText("")
    assert listed(again) == ["cash.csv (replaces the one that is there)"]
    again.called.setText("Friday")
    again.choose_all()
    assert {name.rpartition(".")[2] for name in listed(again)} == set(exports.FORMATS)
    assert "Friday - board.png" in listed(again)
    assert "Friday - standings.png" in listed(again)


def test_where_a_file_cannot_be_written_there_is_none_and_the_dialog_says_why(
    desk: Desk, clock: HandClock, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    start(open_kept(desk, clock))
    (tmp_path / "file").touch()
    dialog = asked(desk)
    dialog.choose(("standings", "cash"), ("html",))
    dialog.folder.setText(str(tmp_path / "file" / "out"))
    dialog.yes.click()
    assert dialog.isVisible()
    assert str(tmp_path / "file" / "out") in dialog.wrong.text()

    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    dialog.folder.setText(str(tmp_path / "out" / "deep"))
    assert dialog.wrong.isHidden()
    with monkeypatch.context() as during:
        during.setattr(os, "fsync", full)
        dialog.yes.click()
    assert "No space left on device" in dialog.wrong.text()
    assert not (tmp_path / "out").exists()
    dialog.folder.setText("out")
    dialog.yes.click()
    assert dialog.wrong.text() == "Write the whole path of the folder, or choose it."
    for nowhere in ("~nobody here/out", str(tmp_path / ("long" * 100))):
        dialog.folder.setText(nowhere)
        dialog.yes.click()
        assert not dialog.wrong.isHidden(), nowhere


def test_a_dialog_that_is_closed_while_it_works_goes_once_that_is_done(
    desk: Desk, clock: HandClock, tmp_path: Path
) -> None:
    start(open_kept(desk, clock))
    dialog = asked(desk)
    dialog.choose(("standings", "cash"), ("pdf",))
    dialog.folder.setText(str(tmp_path / "out"))
    QTimer.singleShot(0, dialog.reject)
    dialog.yes.click()
    assert not dialog.isVisible()
    assert not (tmp_path / "out").exists(), "it was cancelled"

    def close() -> None:
        asks = QApplication.activeModalWidget()
        assert isinstance(asks, PrintDialog)
        asks.reject()
        assert asks.isVisible(), "its pages are still being made"

    QTimer.singleShot(0, close)
    desk.window.commands.do("print")
    assert QApplication.activeModalWidget() is None


def test_of_two_open_evenings_the_one_in_view_leaves(desk: Desk, clock: HandClock, tmp_path: Path) -> None:
    """B198."""
    start(open_kept(desk, clock, ("Anna", "Bohdan")))
    assert desk.open_evening(create(desk._shelf, kept_wish(("Yvona", "Zuzana"), "CON"), clock))
    start(bridge_of(desk))
    assert len(desk.evenings.all) == 2
    dialog = asked(desk)
    dialog.choose(("standings",), ("html", "json"))
    dialog.folder.setText(str(tmp_path / "out"))
    dialog.yes.click()
    assert sorted(path.name for path in (tmp_path / "out").iterdir()) == [
        "CON-tournament - results.json",
        "CON-tournament - standings.html",
        "CON-tournament - standings.json",
    ]
    for file in (tmp_path / "out").iterdir():
        text = file.read_text(encoding="utf-8")
        assert "Zuzana" in text
        assert "Anna" not in text


def test_what_is_seen_is_what_is_printed_and_what_is_saved(desk: Desk, clock: HandClock, tmp_path: Path) -> None:
    bridge = open_kept(desk, clock, [f"Player {number}" for number in range(1, 41)])
    start(bridge)
    desk_of(desk).go_to("results")
    desk_of(desk).results.show_report("seat-slips")
    desk.window.commands.do("print")
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, PrintDialog)
    assert dialog.report.currentText() == "Seat slips"
    dialog.paper.setCurrentIndex(dialog.paper.findData("a4"))
    assert dialog.printout is not None
    assert round(dialog.printout.document.pagePointSize(0).width()) == 595
    dialog.paper.setCurrentIndex(dialog.paper.findData("letter"))
    assert dialog.view.document() is dialog.printout.document
    assert round(dialog.printout.document.pagePointSize(0).width()) == 612
    if not printing.has_printer():
        assert not dialog.printing.isEnabled()
        assert "This computer knows no printer; save a PDF instead." in dialog.said.text()
    printer = QPrinter()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "paper.pdf"))
    printer.setResolution(72)
    dialog.printout.prepare(printer, "Seat slips")
    assert dialog.printout.print_on(printer)
    paper = printing.Printout((tmp_path / "paper.pdf").read_bytes(), dialog)
    assert paper.pages == dialog.printout.pages > 1
    assert round(paper.document.pagePointSize(0).width()) == 612
    dialog.save_to(str(tmp_path / "paper.pdf" / "slips.pdf"))
    assert dialog.said.property("kind") == "wrong"
    dialog.paper.setCurrentIndex(dialog.paper.findData("a4"))
    dialog.paper.setCurrentIndex(dialog.paper.findData("letter"))
    assert dialog.said.property("kind") == "muted", "other pages, nothing wrong with them"
    content = dialog.printout.content
    dialog.save_to(str(tmp_path / "slips.pdf"))
    assert (tmp_path / "slips.pdf").read_bytes() == content
    assert desk.window.quiet.said.text() == f"Saved as {tmp_path / 'slips.pdf'}."
    desk.window.commands.do("print")
    again = QApplication.activeModalWidget()
    assert isinstance(again, PrintDialog)
    assert again.paper.currentData() == "letter"


def test_the_club_chooses_what_its_printouts_look_like(desk: Desk, clock: HandClock, qtbot: QtBot) -> None:
    bridge = open_kept(desk, clock)
    start(bridge)
    desk.window.commands.do("house_style")
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, LookDialog)
    dialog.club.setText("Card Barn")
    dialog.colour.setText("blue")
    dialog.yes.click()
    assert dialog.isVisible()
    assert dialog.wrong.text()
    dialog.colour.setText("#204080")
    dialog.sheet.setPlainText("h1 { letter-spacing: 2px }")
    assert dialog.wrong.isHidden()
    qtbot.waitUntil(lambda: not dialog.picture.pixmap().isNull(), timeout=20_000)
    assert dialog.picture.pixmap().toImage().pixelColor(3, 3) == QColor("white"), (
        "as paper, whatever the desk's colours"
    )
    dialog.yes.click()
    assert bridge.club.state.house_style == HouseStyle("Card Barn", "#204080", b"", "h1 { letter-spacing: 2px }")
    page = exports.open_page(bridge, exports.made(bridge, "standings")).read_text(encoding="utf-8")
    assert "Card Barn" in page
    assert "letter-spacing: 2px" in page
