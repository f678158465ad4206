"""Export: which reports, as which files, where to; what will be written is listed before it is."""

import os
from functools import partial
from pathlib import Path

from PyQt6.QtCore import QLocale, QStandardPaths, Qt, QUrl, pyqtSignal, pyqtSlot
from PyQt6.QtGui import QDesktopServices
from PyQt6.QtWidgets import (
    QCheckBox,
    QFileDialog,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QVBoxLayout,
    QWidget,
)

from db.errors import StorageTrouble
from desktop import exports, look, pictures, printing
from desktop.aside import aside
from desktop.director.dialogs.wish_fields import Field
from desktop.director.dialogs.working_dialog import WorkingDialog
from desktop.director.parts import Choice, PlainLabel, button, refuse, with_answer, wrapped
from desktop.exports import Wish
from desktop.leaving import Leaving
from desktop.progress import progress
from desktop.settings import Exporting, Settings
from templates.filenames import beside, file_stem
from tournament import wording
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.reports import catalogue
from tournament.reports.page import Page

WIDE_PX, LIST_PX = 820, 130
LESS_PX = 1.4
"""For each per cent of larger texts, so that a small screen still has room for all the rest."""
TO_SEND_ROUND = ("html", "pdf")
"""What people without our program can read on anything."""


class ExportDialog(WorkingDialog):
    """Ticks for reports and kinds of files; everything is remembered for the next time.

    Signals:
        told: a sentence for the quiet bar.
    """

    told = pyqtSignal(str)

    def __init__(self, leaving: Leaving, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(_("Export"))
        look.set_least_width(self, WIDE_PX)
        self._leaving, self._settings = leaving, settings
        self._pages: dict[str, Page] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 24, 28, 22)
        column.setSpacing(12)
        title = _("Export {evening}").format(evening=leaving.title)
        column.addWidget(PlainLabel(title, self, kind="dialog-title", elide=True))
        sides = QHBoxLayout()
        sides.setSpacing(28)
        sides.addLayout(self._reports(), 3)
        sides.addLayout(self._kinds(), 4)
        column.addLayout(sides)
        column.addLayout(self._places())
        self.listed = QListWidget(self)
        look.set_kind(self.listed, "choices")
        self.listed.setMinimumHeight(LIST_PX - round(LESS_PX * max(0, look.percent() - 100)))
        column.addWidget(Field(_("What &will be written"), self.listed, self), 1)
        self.wrong = wrapped("", self, kind="wrong")
        self.wrong.hide()
        column.addWidget(self.wrong)
        ends = QHBoxLayout()
        self.opens = QCheckBox(_("&Open the folder afterwards"), self)
        ends.addWidget(self.opens)
        ends.addStretch(1)
        self.yes = with_answer(self, ends, _("Export"), self.export)
        column.addLayout(ends)
        self._take_up(settings.exporting)
        self._look()
        self.yes.setFocus()

    # ---- building --------------------------------------------------------------------------------------------------

    def _reports(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(4)
        column.addWidget(PlainLabel(_("Reports"), self, kind="label"))
        grid = QGridLayout()
        grid.setVerticalSpacing(2)
        self.reports: dict[str, QCheckBox] = {}
        named = self._leaving.reports
        half = -(-len(named) // 2)
        for number, (name, said) in enumerate(named.items()):
            tick = self._tick(said)
            grid.addWidget(tick, number % half, number // half)
            self.reports[name] = tick
        column.addLayout(grid)
        column.addStretch(1)
        row = QHBoxLayout()
        self.send_round = button(_("Results to &send round"), self, kind="choice")
        self.send_round.clicked.connect(self.choose_results)
        self.everything = button(_("Everything, in &all formats"), self, kind="choice")
        self.everything.clicked.connect(self.choose_all)
        row.addWidget(self.send_round)
        row.addWidget(self.everything)
        for made in (self.send_round, self.everything):
            made.setVisible(len(named) > 1)
        row.addStretch(1)
        column.addLayout(row)
        return column

    def _kinds(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(4)
        column.addWidget(PlainLabel(_("Files"), self, kind="label"))
        grid = QGridLayout()
        grid.setVerticalSpacing(2)
        self.formats: dict[str, QCheckBox] = {}
        for number, (kind, said) in enumerate(
            (
                ("html", _("For any browser (HTML)")),
                ("pdf", _("For paper (PDF)")),
                ("png", _("Pictures (PNG)")),
                ("xlsx", _("One workbook (XLSX)")),
                ("csv", _("For spreadsheets (CSV)")),
                ("json", _("For programs (JSON)")),
            )
        ):
            tick = self._tick(said)
            grid.addWidget(tick, number % 3, number // 3)
            self.formats[kind] = tick
        column.addLayout(grid)
        column.addSpacing(6)
        row = QHBoxLayout()
        row.setSpacing(14)
        self.separator = Choice(self)
        for sign, said in ((",", _("Comma")), (";", _("Semicolon")), ("\t", _("Tab"))):
            self.separator.addItem(said, sign)
        self.separator_field = Field(_("Between the &cells of a CSV"), self.separator, self)
        expected = self.separator.itemText(self.separator.findData(usual_separator()))
        self.separator_field.say(_("Spreadsheets here expect: {sign}.").format(sign=expected.casefold()))
        self.paper = Choice(self)
        self.paper.addItem(_("A4"), "a4")
        self.paper.addItem(_("Letter"), "letter")
        row.addWidget(self.separator_field, 3)
        row.addWidget(Field(_("&Paper"), self.paper, self), 2, Qt.AlignmentFlag.AlignTop)
        column.addLayout(row)
        column.addStretch(1)
        return column

    def _places(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(8)
        self.called = QLineEdit(file_stem(self._leaving.title), self)
        self.called.setPlaceholderText(_("as the reports are called"))
        self.called.textChanged.connect(self._look)
        self.folder = QLineEdit(self)
        self.folder.textChanged.connect(self._look)
        self.choosing = button(_("C&hoose…"), self, says=_("Choose the folder"))
        self.choosing.clicked.connect(self._choose_folder)
        self.anew = QCheckBox(_("&New names beside files that are there already"), self)
        self.anew.toggled.connect(self._look)
        grid.addWidget(Field(_("&Their names begin with"), self.called, self), 0, 0)
        grid.addWidget(Field(_("&Folder"), self.folder, self), 0, 1)
        grid.addWidget(self.choosing, 0, 2, Qt.AlignmentFlag.AlignBottom)
        grid.addWidget(self.anew, 1, 0, 1, 3)
        grid.setColumnStretch(0, 2)
        grid.setColumnStretch(1, 3)
        return grid

    def _tick(self, said: str) -> QCheckBox:
        tick = QCheckBox(said, self)
        tick.toggled.connect(self._look)
        return tick

    def _take_up(self, known: Exporting) -> None:
        """What was chosen the last time."""
        several = len(self.reports) > 1
        self.choose(known.reports or results() if several else tuple(self.reports), known.formats or TO_SEND_ROUND)
        self.separator.setCurrentIndex(self.separator.findData(known.separator or usual_separator()))
        self.paper.setCurrentIndex(self.paper.findData(self._settings.paper or printing.usual_paper()))
        self.folder.setText(known.folder or _documents())
        self.anew.setChecked(known.anew)
        self.opens.setChecked(known.opens)

    # ---- choosing --------------------------------------------------------------------------------------------------

    def choose(self, reports: tuple[str, ...], formats: tuple[str, ...]) -> None:
        """Tick these and no others."""
        for ticks, wanted in ((self.reports, reports), (self.formats, formats)):
            for name, tick in ticks.items():
                tick.setChecked(name in wanted)

    @pyqtSlot()
    def choose_results(self) -> None:
        """What people want to see on the next day."""
        self.choose(results(), TO_SEND_ROUND)

    @pyqtSlot()
    def choose_all(self) -> None:
        """Everything there is."""
        self.choose(tuple(self.reports), tuple(self.formats))

    @property
    def wish(self) -> Wish:
        """What is chosen now."""
        return Wish(
            tuple(name for name, tick in self.reports.items() if tick.isChecked()),
            tuple(kind for kind in exports.FORMATS if self.formats[kind].isChecked()),
            self.separator.currentData(),
            self.paper.currentData(),
            self.called.text(),
            self.anew.isChecked(),
        )

    @pyqtSlot()
    @pyqtSlot(bool)
    @pyqtSlot(str)
    def _look(self, changed: object = None) -> None:
        """What would be written now, and what speaks against it."""
        wish = self.wish
        for choice, kind, why in (
            (self.separator, "csv", _("Only files for spreadsheets have this.")),
            (self.paper, "pdf", _("Only files for paper have this.")),
        ):
            choice.setEnabled(kind in wish.formats)
            choice.setToolTip("" if kind in wish.formats else why)
        files = self._planned(wish)
        self.listed.clear()
        self.listed.addItems(files)
        self.wrong.hide()
        nothing = None if files else _("Tick at least one report and one kind of file.")
        nowhere = None if self.folder.text().strip() else _("Choose the folder first.")
        self.yes.setText(ngettext("Export {n} file", "Export {n} files", len(files)).format(n=len(files)))
        refuse(self.yes, nothing or nowhere)

    @property
    def _place(self) -> Path:
        """The folder that is written in the field, `~` being the director's own."""
        return Path(os.path.expanduser(self.folder.text().strip()))  # noqa: PTH111  (Path's raises for `~nobody`)

    def _planned(self, wish: Wish) -> list[str]:
        """The files as they would be called, and what they replace; the reports are made but once for that."""
        for name in wish.reports:
            if name not in self._pages:
                self._pages[name] = self._leaving.page(name)
        pages = {name: self._pages[name] for name in wish.reports}
        names = tuple(self._leaving.files(wish, pages))
        is_taken = partial(exports.is_taken, self._place)
        if wish.anew:
            return list(beside(names, is_taken).values())
        replaced = _("{file} (replaces the one that is there)")
        return [replaced.format(file=name) if is_taken(name) else name for name in names]

    @pyqtSlot()
    def _choose_folder(self) -> None:
        asked = QFileDialog(self, _("Export into a folder"), self.folder.text())
        asked.setFileMode(QFileDialog.FileMode.Directory)
        asked.setOption(QFileDialog.Option.ShowDirsOnly)
        asked.fileSelected.connect(self.folder.setText)
        asked.finished.connect(asked.deleteLater)
        asked.open()

    # ---- writing ---------------------------------------------------------------------------------------------------

    def export(self) -> None:
        """Write the files; where one cannot be written there is none of them, and the dialog says why."""
        folder = self._place
        if not folder.is_absolute():
            self._say(_("Write the whole path of the folder, or choose it."))
            return
        try:
            names = self._write(folder)
        except StorageTrouble as trouble:
            self._say(wording.refusal(trouble))
            return
        if names is None:
            return
        self._remember()
        self.told.emit(
            ngettext("{file} is in {folder}.", "{n} files are in {folder}.", len(names)).format(
                file=names[0], n=len(names), folder=folder
            )
        )
        if self.opens.isChecked() and not QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))):
            self.told.emit(
                _("This computer opens no folders by itself; the files are in {folder}.").format(folder=folder)
            )
        if not self.is_to_go:
            self.accept()

    def _write(self, folder: Path) -> tuple[str, ...] | None:
        """None: it was cancelled, and nothing is written."""
        contents: dict[str, bytes] = {}
        done = False
        with self.at_work():
            pages = {name: self._leaving.page(name) for name in self.wish.reports}
            making = self._leaving.files(self.wish, pages)
            with progress(_("Writing the files…"), self.parentWidget() or self) as told:
                for number, (name, make) in enumerate(making.items()):
                    told(number, len(making))
                    if self.is_to_go:
                        return None
                    # Pictures are painted here, where Qt lives.
                    contents[name] = make() if name.endswith(".png") else aside(make)
                done = True
            if not done:
                return None
            written = {name: content for name, content in contents.items() if content}
            return aside(partial(exports.place, folder, written, anew=self.anew.isChecked()))

    def _say(self, sentence: str) -> None:
        self.wrong.setText(sentence)
        self.wrong.show()

    def _remember(self) -> None:
        wish = self.wish
        reports = wish.reports if len(self.reports) > 1 else self._settings.exporting.reports
        self._settings.exporting = Exporting(
            reports, wish.formats, wish.separator, self.folder.text().strip(), wish.anew, self.opens.isChecked()
        )
        self._settings.paper = wish.paper


def results() -> tuple[str, ...]:
    """The reports that say how the evening came out and are for everybody."""
    return tuple(report.name for report in catalogue.EVENING if report.result and report.name in pictures.PUBLIC)


def usual_separator() -> str:
    """What spreadsheets expect here: where a comma stands before the decimals it cannot stand between cells."""
    return ";" if QLocale.system().decimalPoint() == "," else ","


def _documents() -> str:
    return QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
