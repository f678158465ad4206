"""Evenings of The Tournament Director: which files to read, and what became of each of them."""

from collections.abc import Sequence

from PyQt6.QtCore import Qt, pyqtSignal, pyqtSlot
from PyQt6.QtGui import QDragEnterEvent, QDropEvent
from PyQt6.QtWidgets import (
    QCheckBox,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from db.tdt_arrivals import Arrived
from desktop import look
from desktop.director.dialogs.wish_fields import CURRENCIES
from desktop.director.imports.dropped import dropped_files
from desktop.director.lists import Column, ListOrEmpty, Row
from desktop.director.parts import Choice, EmptyState, PlainLabel, button, with_done, wrapped
from tournament import wording
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.standings import winners
from tournament.wording.values import isolated

SIZE = (980, 680)
NOTES_PX = 96


class TdtDialog(QDialog):
    """Files or a folder are chosen here; what came of them is listed, each with what was left out.

    Signals:
        wanted: these files and folders are to be taken in; a list of paths.
    """

    wanted = pyqtSignal(list)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        title = _("Import from The Tournament Director")
        self.setWindowTitle(title)
        self.resize(min(look.scaled(SIZE[0]), parent.width()), min(look.scaled(SIZE[1]), parent.height()))
        self.setAcceptDrops(True)
        self._arrived: tuple[Arrived, ...] = ()
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 22, 28, 20)
        column.setSpacing(10)
        column.addWidget(PlainLabel(title, self, kind="dialog-title"))
        about = _(
            "Each .tdt file becomes an evening of this club, with its people, its season and its points. Addresses,"
            " telephone numbers and e-mails are not read."
        )
        column.addWidget(wrapped(about, self))
        column.addLayout(self._make_sources())
        self.wrong = wrapped("", self, kind="wrong")
        self.wrong.hide()
        column.addWidget(self.wrong)
        empty = EmptyState(
            _("No file yet"), _("Choose files or a whole folder, or drop them here; what came is listed then."), self
        )
        self.list = ListOrEmpty(_columns(), _("What became of each file"), empty, self)
        if (selection := self.list.view.selectionModel()) is not None:
            selection.selectionChanged.connect(self._tell_chosen)
        column.addWidget(self.list, 1)
        self.about_notes = PlainLabel("", self, kind="strong", elide=True)
        column.addWidget(self.about_notes)
        self.notes = QPlainTextEdit(self)
        self.notes.setReadOnly(True)
        self.notes.setTabChangesFocus(True)
        self.notes.setAccessibleName(_("What was left out of the chosen evening"))
        self.notes.setFixedHeight(look.scaled(NOTES_PX))
        column.addWidget(self.notes)
        self.summary = wrapped("", self)
        column.addWidget(self.summary)
        with_done(self, column)
        self.show_arrived(())

    def _make_sources(self) -> QVBoxLayout:
        lines, row, terms = QVBoxLayout(), QHBoxLayout(), QHBoxLayout()
        for each in (lines, row, terms):
            each.setSpacing(8)
        self.files = button(_("Choose &files…"), self)
        self.files.clicked.connect(self.choose_files)
        self.folder = button(_("Choose a f&older…"), self)
        self.folder.clicked.connect(self.choose_folder)
        self.currency = Choice(self)
        self.currency.addItems(CURRENCIES)
        called = QLabel(_("C&urrency of the amounts"), self)
        called.setBuddy(self.currency)
        self.once_more = QCheckBox(_("Take in &again, instead of what is here already"), self)
        row.addWidget(self.files)
        row.addWidget(self.folder)
        row.addStretch(1)
        terms.addWidget(called)
        terms.addWidget(self.currency)
        terms.addSpacing(16)
        terms.addWidget(self.once_more)
        terms.addStretch(1)
        lines.addLayout(row)
        lines.addLayout(terms)
        return lines

    # ---- which ones ------------------------------------------------------------------------------------------------

    @pyqtSlot()
    def choose_files(self) -> None:
        """Ask for one file or several."""
        asked = self._asked(QFileDialog.FileMode.ExistingFiles)
        asked.setNameFilters([_("The Tournament Director (*.tdt)"), _("All files (*)")])
        asked.open()

    @pyqtSlot()
    def choose_folder(self) -> None:
        """Ask for a folder, of which all such files are read."""
        asked = self._asked(QFileDialog.FileMode.Directory)
        asked.setOption(QFileDialog.Option.ShowDirsOnly)
        asked.open()

    def _asked(self, mode: QFileDialog.FileMode) -> QFileDialog:
        asked = QFileDialog(self, self.windowTitle())
        asked.setFileMode(mode)
        asked.filesSelected.connect(self._chosen)
        asked.finished.connect(asked.deleteLater)
        return asked

    @pyqtSlot("QStringList")
    def _chosen(self, files: Sequence[str]) -> None:
        self.wanted.emit(list(files))

    def dragEnterEvent(self, event: QDragEnterEvent | None) -> None:
        if event is not None and dropped_files(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent | None) -> None:
        if event is not None and (files := dropped_files(event)):
            event.acceptProposedAction()
            self.wanted.emit(files)

    # ---- what became of them ---------------------------------------------------------------------------------------

    def refuse(self, said: str) -> None:
        """Say why nothing was taken in; empty: nothing is wrong."""
        self.wrong.setText(said)
        self.wrong.setVisible(bool(said))

    def show_arrived(self, arrived: Sequence[Arrived]) -> None:
        """List what became of these files; those refused stand first, as they need a look."""
        self._arrived = tuple(sorted(arrived, key=lambda each: each.refused is None))
        self.list.show_rows([_row(place, each) for place, each in enumerate(self._arrived)])
        for made in (self.about_notes, self.notes):
            made.setVisible(bool(self._arrived))
        self.summary.setText(summary(self._arrived))
        self.summary.setVisible(bool(self._arrived))
        if self._arrived:
            self.list.view.choose(0)
        self._tell_chosen()

    @pyqtSlot()
    def _tell_chosen(self) -> None:
        place = self.list.view.chosen() if self._arrived else None
        if not isinstance(place, int) or place >= len(self._arrived):
            self.about_notes.setText("")
            self.notes.setPlainText("")
            return
        file = isolated(self._arrived[place].file.name)
        self.about_notes.setText(_("{file}: left out, or not as it was there").format(file=file))
        said = notes_of(self._arrived[place])
        self.notes.setPlainText("\n".join(said) or _("Nothing: everything in the file was understood."))


def _columns() -> list[Column]:
    return [
        Column(_("Evening"), stretch=2, strong=True),
        Column(_("Day")),
        Column(_("Entries"), number=True),
        Column(_("Won by"), stretch=1),
        Column(""),
        Column(_("Left out"), number=True),
    ]


def _row(place: int, arrived: Arrived) -> Row:
    name = isolated(arrived.title or arrived.file.name)
    if arrived.refused is not None:
        return Row((name, "", "", "", _("refused"), "1"), place, pill="brass", pill_at=4)
    state = arrived.state
    if state is None:
        day = "" if arrived.began is None else wording.day(arrived.began)
        if any(note.code == "tdt_evening_differs" for note in arrived.notes):
            return Row((name, day, "", "", _("here, not the same"), ""), place, pill="brass", pill_at=4)
        return Row((name, day, "", "", _("here already"), ""), place, muted=True)
    day = wording.day(state.last if state.started is None else state.started)
    won = wording.list_of([entry.shown_name for entry in winners(state)]) if state.finished is not None else "–"
    left_out = str(len(arrived.notes)) if arrived.notes else ""
    return Row((name, day, str(len(state.entered)), won, _("new"), left_out), place, pill="good", pill_at=4)


def notes_of(arrived: Arrived) -> list[str]:
    """What is to be said of a file: why it did not come, else what did not come along."""
    if arrived.refused is not None:
        return [wording.refusal(arrived.refused)]
    return [wording.coded(note.code, note.facts) for note in arrived.notes]


def summary(arrived: Sequence[Arrived]) -> str:
    """All of them in a line."""
    refused = sum(each.refused is not None for each in arrived)
    new = sum(each.state is not None for each in arrived)
    here = len(arrived) - refused - new
    people = sum(len(each.new) for each in arrived)
    parts = []
    if new:
        parts.append(ngettext("{n} new evening", "{n} new evenings", new).format(n=new))
        parts.append(ngettext("{n} new person", "{n} new people", people).format(n=people))
    if here:
        parts.append(ngettext("{n} here already", "{n} here already", here).format(n=here))
    if refused:
        parts.append(ngettext("{n} file refused", "{n} files refused", refused).format(n=refused))
    return " · ".join(parts)
