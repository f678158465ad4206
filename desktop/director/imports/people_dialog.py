"""People of the club from a file or from the clipboard: what each row would do is shown before anything is done."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PyQt6.QtCore import QItemSelection, Qt, pyqtSlot
from PyQt6.QtGui import QDragEnterEvent, QDropEvent, QKeySequence, QShortcut
from PyQt6.QtWidgets import QApplication, QDialog, QHBoxLayout, QVBoxLayout, QWidget

from desktop import look
from desktop.director import desk_words
from desktop.director.club.club_desk import ClubDesk
from desktop.director.dialogs.file_asked import ask_file
from desktop.director.imports import plan_rows
from desktop.director.imports.columns_view import ColumnsView
from desktop.director.imports.dropped import dropped_file
from desktop.director.imports.how_read import HowRead
from desktop.director.imports.source import Source, from_clipboard, from_file
from desktop.director.lists import ListOrEmpty, ValueView
from desktop.director.parts import Choice, EmptyState, PlainLabel, button, refuse, with_answer, wrapped
from desktop.director.roster_file import ROSTER_FILES
from tournament import wording
from tournament.errors import Refusal
from tournament.language import gettext as _
from tournament.names import PlayerId
from tournament.people import importing
from tournament.people.importing import Fate, Plan, PlannedRow
from tournament.spreadsheet import Sheet

SIZE = (1040, 720)


class PeopleImportDialog(QDialog):
    """One step of the club, which can be undone there.

    Attributes:
        plan: what would become of the rows, None while there is no table that names somebody.
    """

    def __init__(self, club: ClubDesk, parent: QWidget, file: str = "") -> None:
        """`file`: read at once, where one is known."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("Import people"))
        self.resize(min(look.scaled(SIZE[0]), parent.width()), min(look.scaled(SIZE[1]), parent.height()))
        self.setAcceptDrops(True)
        self._club = club
        self._source: Source | None = None
        self._sheet: Sheet | None = None
        self._decided: dict[int, PlayerId | importing.Choice] = {}
        self.plan: Plan | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 22, 28, 20)
        column.setSpacing(10)
        column.addWidget(PlainLabel(_("Import people into the club"), self, kind="dialog-title"))
        column.addLayout(self._make_sources())
        self.how = HowRead(self)
        self.how.changed.connect(self._read_otherwise)
        column.addWidget(self.how)
        self.columns = ColumnsView(self)
        self.columns.changed.connect(self._look)
        column.addWidget(self.columns)
        self.notes = wrapped("", self, kind="note")
        self.wrong = wrapped("", self, kind="wrong")
        column.addWidget(self.notes)
        column.addWidget(self.wrong)
        self.empty = EmptyState("", "", self)
        self.list = ListOrEmpty(plan_rows.columns(), _("What becomes of each row"), self.empty, self)
        self.view = self.list.view
        self.view.setSelectionMode(ValueView.SelectionMode.ExtendedSelection)
        if (selection := self.view.selectionModel()) is not None:
            selection.selectionChanged.connect(self._look_at_chosen)
        column.addWidget(self.list, 1)
        column.addLayout(self._make_decisions())
        self.summary = wrapped("", self)
        column.addWidget(self.summary)
        ends = QHBoxLayout()
        ends.setSpacing(8)
        ends.addStretch(1)
        self.yes = with_answer(self, ends, _("Import"), self._import)
        column.addLayout(ends)
        club.refused.connect(self._say_wrong)
        self._clear()
        if file:
            self.read_file(file)

    def _make_sources(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        self.choose = button(_("Choose a &file…"), self)
        self.choose.clicked.connect(self.choose_file)
        self.paste = button(_("&Paste"), self)
        self.paste.setToolTip(_("Cells copied in a spreadsheet, or names one a line ({key})").format(key="Ctrl+V"))
        self.paste.clicked.connect(self.paste_cells)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Paste), self).activated.connect(self.paste_cells)
        self.named = PlainLabel("", self, kind="muted", elide=True)
        row.addWidget(self.choose)
        row.addWidget(self.paste)
        row.addWidget(self.named, 1)
        return row

    def _make_decisions(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        self.who = Choice(self)
        self.who.setAccessibleName(_("Who the chosen row is"))
        self.same = button(_("The &same person"), self)
        self.same.clicked.connect(self._same)
        self.new = button(_("Somebody &new"), self)
        self.new.clicked.connect(partial(self._decide, importing.Choice.NEW))
        self.leave = button(_("&Leave out"), self)
        self.leave.clicked.connect(partial(self._decide, importing.Choice.LEAVE_OUT))
        self.every = button(_("Choose &all doubtful rows"), self)
        self.every.clicked.connect(self._choose_doubtful)
        for made in (self.same, self.who, self.new, self.leave):
            row.addWidget(made)
        row.addStretch(1)
        row.addWidget(self.every)
        return row

    # ---- where the table comes from --------------------------------------------------------------------------------

    @pyqtSlot()
    def choose_file(self) -> None:
        """Ask for a list of people."""
        ask_file(self, _("Import people"), ROSTER_FILES, self.read_file)

    @pyqtSlot(str)
    def read_file(self, file: str) -> None:
        """Show what is in that file."""
        self._clear()
        try:
            source = from_file(Path(file))
        except Refusal as wrong:
            self._say_wrong(desk_words.refusal(wrong))
            return
        self._take(source)

    @pyqtSlot()
    def paste_cells(self) -> None:
        """Show what the clipboard holds."""
        clipboard = QApplication.clipboard()
        text = "" if clipboard is None else clipboard.text()
        self._clear()
        if not text.strip():
            self._say_wrong(_("There is no text to paste: copy the cells in the spreadsheet first."))
            return
        self._take(from_clipboard(text))

    def dragEnterEvent(self, event: QDragEnterEvent | None) -> None:
        if event is not None and dropped_file(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent | None) -> None:
        if event is not None and (file := dropped_file(event)):
            event.acceptProposedAction()
            self.read_file(file)

    def _take(self, source: Source) -> None:
        self._source = source
        self.named.setText(source.file)
        try:
            sheets = source.sheets()
        except Refusal as wrong:
            self._say_wrong(desk_words.refusal(wrong))
            return
        self.how.show_source(source, sheets)
        self.how.show()
        self._read(source, headed=None)

    @pyqtSlot()
    def _read_otherwise(self) -> None:
        """Letters, separators, sheet or heading are others now."""
        if self._source is None:
            return
        source = self.how.chosen(self._source)
        if source != self._source:
            self._source = source
            self._read(source, headed=None)
        else:
            self._read(source, headed=self.how.headed.isChecked())

    def _read(self, source: Source, headed: bool | None) -> None:
        """Read the table; `headed` None: what its columns hold is found out anew."""
        self.wrong.hide()
        self._decided.clear()
        try:
            sheet = source.read()
        except Refusal as wrong:
            self._sheet = self.plan = None
            self.columns.hide()
            self.list.show_rows([])
            self._say_wrong(_how_else(wrong))
            self._look_at_answer()
            return
        self._sheet = sheet
        columns = importing.guess(sheet) if headed is None else self.columns.columns(headed=headed)
        self.how.take_found(source, sheet, columns.headed)
        self.columns.show_sheet(sheet, columns)
        self.columns.show()
        said = [desk_words.refusal(Refusal(note.code, **{"file": source.file, **note.facts})) for note in sheet.notes]
        self.notes.setText(" ".join(said))
        self.notes.setVisible(bool(said))
        self._look()

    def _clear(self) -> None:
        """No table."""
        self._source = self._sheet = self.plan = None
        self._decided.clear()
        for each in (self.how, self.columns, self.notes, self.wrong):
            each.hide()
        self.named.setText("")
        self.list.show_rows([])
        self._look_at_answer()

    # ---- what would become of the rows -----------------------------------------------------------------------------

    @pyqtSlot()
    def _look(self) -> None:
        """What would become of every row as it is read now."""
        if self._sheet is None:
            return
        columns = self.columns.columns(headed=self.how.headed.isChecked())
        roster = self._club.state
        self.plan = importing.plan(self._sheet, columns, roster, self._decided) if columns.names_somebody else None
        kept = self.view.all_chosen()
        self.list.show_rows([] if self.plan is None else plan_rows.rows(self.plan, roster))
        self.view.choose(*kept)
        self._look_at_answer()

    def _look_at_answer(self) -> None:
        plan = self.plan
        title, sentence = self._instead_of_rows()
        self.empty.title.setText(title)
        self.empty.sentence.setText(sentence)
        self.summary.setText("" if plan is None else plan_rows.summary(plan))
        self.summary.setVisible(plan is not None)
        self.yes.setText(_("Import") if plan is None else plan_rows.answer_words(plan))
        refuse(self.yes, self._why_not())
        self._look_at_chosen()

    def _instead_of_rows(self) -> tuple[str, str]:
        """Why no rows are listed, and what to do next."""
        if self._source is None:
            return _("No list yet"), _(
                "Choose a CSV or XLSX file, drop it here, or copy cells in a spreadsheet and press Paste."
            )
        if self._sheet is None:
            return _("The list cannot be read"), _("The line above says why. Put that right, or choose another file.")
        if self.plan is None:
            return _("No names yet"), _("Choose Name, or First name and Last name, above the columns that hold them.")
        return _("Nobody is listed"), _(
            "There is nothing below the heading. If the first line is a person, say so above."
        )

    def _why_not(self) -> str | None:
        if self._sheet is None:
            return _("Choose a file or paste cells first.")
        if self.plan is None:
            said = _("Say above which column holds the names.")
            self._say_wrong(said)
            return said
        if self.wrong.text() == _("Say above which column holds the names."):
            self.wrong.hide()
        if not self.plan.rows:
            return _("Nobody is listed in it.")
        if not self.plan.changes_something:
            if self.plan.count(Fate.DOUBTFUL):
                return _("Decide about the doubtful rows first: nothing else is new.")
            return _("Nothing changes: everybody in it is known already.")
        return None

    @pyqtSlot()
    @pyqtSlot(QItemSelection, QItemSelection)
    def _look_at_chosen(self, now: QItemSelection | None = None, before: QItemSelection | None = None) -> None:
        """What can be decided about the rows that are chosen."""
        asked = self._asked()
        doubtful = self.plan is not None and any(row.alike for row in self.plan.rows)
        for made in (self.same, self.new, self.leave, self.every):
            made.setVisible(doubtful)
        several = len(asked) == 1 and len(asked[0].alike) > 1
        self.who.setVisible(several)
        if several:
            self.who.clear()
            for each in asked[0].alike:
                self.who.addItem(self._club.state.players[each].shown, each)
        none = None if asked else _("Choose a doubtful row in the list.")
        many = any(len(row.alike) > 1 for row in asked) and not several
        refuse(self.same, none or (_("Several may be meant: choose one row at a time.") if many else None))
        taken = asked and not all(row.may_be_new for row in asked)
        refuse(self.new, none or (_("That member number is somebody's already.") if taken else None))
        refuse(self.leave, none)

    def _asked(self) -> Sequence[PlannedRow]:
        """The chosen rows that are, or were, doubtful."""
        chosen = set(self.view.all_chosen())
        return [] if self.plan is None else [row for row in self.plan.rows if row.line in chosen and row.alike]

    @pyqtSlot()
    def _choose_doubtful(self) -> None:
        if self.plan is not None:
            self.view.choose(*(row.line for row in self.plan.rows if row.fate is Fate.DOUBTFUL))
            self.view.setFocus()

    @pyqtSlot()
    def _same(self) -> None:
        asked = self._asked()
        for row in asked:
            self._decided[row.line] = self.who.currentData() if len(row.alike) > 1 else row.alike[0]
        self._look()

    def _decide(self, choice: importing.Choice, checked: bool = False) -> None:
        for row in self._asked():
            self._decided[row.line] = choice
        self._look()

    # ---- doing -----------------------------------------------------------------------------------------------------

    @pyqtSlot(str)
    def _say_wrong(self, sentence: str) -> None:
        self.wrong.setText(sentence)
        self.wrong.setVisible(bool(sentence))

    @pyqtSlot()
    def _import(self) -> None:
        if self.plan is None:
            return
        if self._club.perform(partial(importing.import_people, planned=self.plan)):
            self.accept()


def _how_else(wrong: Refusal) -> str:
    """Why it cannot be read; letters that are in doubt are chosen above."""
    if wrong.code != "encoding_unsure":
        return desk_words.refusal(wrong)
    examples = [
        _("{encoding}: {example}").format(encoding=encoding.capitalize(), example=wording.short(example))
        for encoding, example in zip(wrong.facts["choices"], wrong.facts["examples"], strict=True)
    ]
    return _("Choose the letters above under which this is spelt right: {examples}.").format(
        examples=wording.list_of(examples)
    )
