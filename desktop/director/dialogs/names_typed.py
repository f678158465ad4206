"""Who plays in a new tournament: names typed one a line, or read from a list."""

from pathlib import Path

from PyQt6.QtCore import Qt, pyqtSlot
from PyQt6.QtWidgets import QPlainTextEdit, QVBoxLayout, QWidget

from desktop import look
from desktop.director import desk_words
from desktop.director.column_question import MISSING, ColumnQuestion
from desktop.director.dialogs import wish_fields
from desktop.director.dialogs.file_asked import ask_file
from desktop.director.dialogs.wish_fields import Field
from desktop.director.encoding_question import UNSURE, EncodingQuestion
from desktop.director.parts import button
from desktop.director.roster_file import read_roster
from tournament.errors import Refusal
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.people.roster import Columns


class NamesTyped(QWidget):
    """The names as text, how many they are, and a list to read more from."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        self.text = QPlainTextEdit(self)
        self.text.setTabChangesFocus(True)
        self.text.setPlaceholderText(_("One name a line; or import a list. More can be entered later."))
        look.set_least_height(self.text, 96)
        self.text.textChanged.connect(self._count)
        self.field = Field(_("Peop&le"), self.text, self)
        column.addWidget(self.field, 1)
        self.question = EncodingQuestion(self)
        self.question.answered.connect(self.read_list)
        column.addWidget(self.question)
        self.columns = ColumnQuestion(self)
        self.columns.answered.connect(self.read_list)
        column.addWidget(self.columns)
        self.importing = button(_("Import a list…"), self)
        self.importing.clicked.connect(self._choose_list)
        column.addWidget(self.importing, 0, Qt.AlignmentFlag.AlignLeft)

    @property
    def count(self) -> int:
        """How many are typed."""
        return sum(bool(line.strip()) for line in self.text.toPlainText().splitlines())

    def read(self, fewest: int) -> tuple[str, ...] | None:
        """The names, None if they are refused, which then stands beside them."""
        return self.field.checked(lambda: wish_fields.read_names(self.text.toPlainText(), fewest))

    @pyqtSlot()
    def _count(self) -> None:
        names = self.count
        self.field.say(ngettext("{n} person", "{n} people", names).format(n=names) if names else "")
        self.field.accept()

    @pyqtSlot()
    def _choose_list(self) -> None:
        ask_file(self, _("List of people"), "*.csv *.txt *.tsv", self.read_list)

    @pyqtSlot(str)
    @pyqtSlot(str, str)
    @pyqtSlot(str, object, object)
    def read_list(self, file: str, encoding: str | None = None, columns: Columns | None = None) -> None:
        """Put the names in that file behind those typed; what was asked about a file chosen before is asked no more."""
        self.question.clear()
        self.columns.clear()
        self.field.accept()
        try:
            roster = read_roster(Path(file), encoding, columns)
        except Refusal as bad:
            if bad.code == UNSURE:
                self.question.ask(file, bad)
            elif bad.code == MISSING:
                self.columns.ask(file, encoding)
            else:
                self.field.refuse(desk_words.refusal(bad))
            return
        typed = self.text.toPlainText().rstrip("\n")
        self.text.setPlainText("\n".join([typed, *roster.names] if typed else roster.names))
        if roster.notes:
            self.field.say(" ".join([f"{self.field.note.text()}.", *roster.notes]))
