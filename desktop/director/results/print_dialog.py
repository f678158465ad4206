"""Print: the pages as they will lie in the printer, and the same as a PDF."""

from functools import partial
from pathlib import Path

from PyQt6.QtCore import pyqtSignal, pyqtSlot
from PyQt6.QtPdfWidgets import QPdfView
from PyQt6.QtPrintSupport import QPrintDialog, QPrinter
from PyQt6.QtWidgets import QFileDialog, QHBoxLayout, QVBoxLayout, QWidget

from db.errors import StorageTrouble
from desktop import exports, look, printing
from desktop.aside import aside
from desktop.director.dialogs.wish_fields import Field
from desktop.director.dialogs.working_dialog import WorkingDialog
from desktop.director.parts import Choice, PlainLabel, button, refuse, with_answer, wrapped
from desktop.leaving import Leaving
from desktop.printing import Printout
from desktop.settings import Settings
from templates.filenames import file_stem
from tournament import wording
from tournament.language import gettext as _
from tournament.language import ngettext

WIDE_PX, HIGH_PX = 860, 640


class PrintDialog(WorkingDialog):
    """Which report, on which paper; below them its pages.

    Attributes:
        printout: what is shown and printed; None while there is nothing.

    Signals:
        told: a sentence for the quiet bar.
    """

    told = pyqtSignal(str)

    def __init__(self, leaving: Leaving, settings: Settings, name: str, parent: QWidget) -> None:
        """`name`: of the report that is shown first."""
        super().__init__(parent)
        self.setWindowTitle(_("Print"))
        self._leaving, self._settings = leaving, settings
        self.printout: Printout | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 24, 28, 20)
        column.setSpacing(12)
        column.addWidget(PlainLabel(_("Print"), self, kind="dialog-title"))
        column.addLayout(self._choices(name))
        self.view = QPdfView(self)
        self.view.setAccessibleName(_("The pages as they will be printed"))
        self.view.setPageMode(QPdfView.PageMode.MultiPage)
        self.view.setZoomMode(QPdfView.ZoomMode.FitToWidth)
        column.addWidget(self.view, 1)
        self.said = wrapped("", self)
        column.addWidget(self.said)
        ends = QHBoxLayout()
        self.saving = button(_("&Save as PDF…"), self)
        self.saving.clicked.connect(self._ask_file)
        ends.addWidget(self.saving)
        ends.addStretch(1)
        self.printing = with_answer(self, ends, _("Print…"), self._ask_printer)
        column.addLayout(ends)
        self.resize(look.scaled(WIDE_PX), look.scaled(HIGH_PX))
        self.report.setFocus()

    def open(self) -> None:
        super().open()  # first, so that nothing else is pressed while the pages are made
        self._look()

    def _choices(self, name: str) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(14)
        self.report = Choice(self)
        for code, said in self._leaving.on_paper.items():
            self.report.addItem(said, code)
        self.report.setCurrentIndex(max(0, self.report.findData(name)))
        self.report.currentIndexChanged.connect(self._look)
        self.paper = Choice(self)
        self.paper.addItem(_("A4"), "a4")
        self.paper.addItem(_("Letter"), "letter")
        self.paper.setCurrentIndex(self.paper.findData(self._settings.paper or printing.usual_paper()))
        self.paper.currentIndexChanged.connect(self._keep_paper)
        row.addWidget(Field(_("&Report"), self.report, self), 2)
        row.addWidget(Field(_("&Paper"), self.paper, self), 1)
        return row

    # ---- showing ---------------------------------------------------------------------------------------------------

    @pyqtSlot(int)
    def _keep_paper(self, index: int) -> None:
        self._settings.paper = self.paper.currentData()
        self._look()

    @pyqtSlot()
    @pyqtSlot(int)
    def _look(self, index: int = 0) -> None:
        name, paper = self.report.currentData(), self.paper.currentData()
        page = self._leaving.page(name)
        with self.at_work():
            content = aside(partial(exports.pdf, page, self._leaving.style, paper))
        if self.is_to_go:
            return
        before, self.printout = self.printout, Printout(content, self)
        self.view.setDocument(self.printout.document)
        if before is not None:
            before.deleteLater()
        pages = self.printout.pages
        said = ngettext("{n} sheet", "{n} sheets", pages).format(n=pages)
        nowhere = None if printing.has_printer() else _("This computer knows no printer; save a PDF instead.")
        look.set_kind(self.said, "muted")  # what went wrong before was about the pages before
        self.said.setText(said if nowhere is None else f"{said}. {nowhere}")
        refuse(self.printing, nowhere)
        (self.saving if nowhere else self.printing).setDefault(True)

    # ---- on paper --------------------------------------------------------------------------------------------------

    def _ask_printer(self) -> None:
        if self.printout is None:
            return
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        self.printout.prepare(printer, self._named())
        asked = QPrintDialog(printer, self)
        asked.setMinMax(1, self.printout.pages)
        asked.accepted.connect(partial(self._print, printer))
        asked.finished.connect(asked.deleteLater)
        asked.open()

    def _print(self, printer: QPrinter) -> None:
        if self.printout is not None and self.printout.print_on(printer):
            self.told.emit(_("Sent to the printer: {report}.").format(report=self.report.currentText()))
            self.accept()
        else:
            look.set_kind(self.said, "wrong")
            self.said.setText(_("The printer did not take it. Is it switched on? A PDF can be saved instead."))

    def _named(self) -> str:
        """What the job, and a file, is called (B195, B196)."""
        return f"{file_stem(self._leaving.title)} - {self.report.currentData()}"

    @pyqtSlot()
    def _ask_file(self) -> None:
        asked = QFileDialog(self, _("Save as PDF"), self._settings.exporting.folder)
        asked.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)  # asks before it writes over anything
        asked.setNameFilter("*.pdf")
        asked.setDefaultSuffix("pdf")
        asked.selectFile(f"{self._named()}.pdf")
        asked.fileSelected.connect(self.save_to)
        asked.finished.connect(asked.deleteLater)
        asked.open()

    @pyqtSlot(str)
    def save_to(self, file: str) -> None:
        """Write what is shown into that file."""
        if self.printout is None:
            return
        try:
            exports.save(file, self.printout.content)
        except StorageTrouble as trouble:
            look.set_kind(self.said, "wrong")
            self.said.setText(wording.refusal(trouble))
            return
        self.told.emit(_("Saved as {file}.").format(file=Path(file)))
        self.accept()
