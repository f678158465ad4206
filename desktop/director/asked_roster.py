"""A list of people from a file: chosen, read, and asked about where it leaves something open."""

from pathlib import Path

from PyQt6.QtCore import pyqtSignal, pyqtSlot
from PyQt6.QtWidgets import QVBoxLayout, QWidget

from desktop.director.column_question import MISSING, ColumnQuestion
from desktop.director.dialogs.file_asked import ask_file
from desktop.director.encoding_question import UNSURE, EncodingQuestion
from desktop.director.roster_file import ROSTER_FILES, read_roster
from tournament.errors import Refusal
from tournament.language import gettext as _
from tournament.people.roster import Columns


class AskedRoster(QWidget):
    """The questions about the file; nothing is seen while nothing is asked.

    Signals:
        begun: a file was chosen; what was said of the one before counts no more.
        asked: how its letters or its columns are meant.
        read: the `ReadRoster`.
        refused: the `Refusal` that says why it cannot be read.
    """

    begun = pyqtSignal()
    asked = pyqtSignal()
    read = pyqtSignal(object)
    refused = pyqtSignal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self.question = EncodingQuestion(self)
        self.question.answered.connect(self.read_file)
        column.addWidget(self.question)
        self.columns = ColumnQuestion(self)
        self.columns.answered.connect(self.read_file)
        column.addWidget(self.columns)
        self.hide()

    @pyqtSlot()
    def choose_file(self) -> None:
        """Ask for a list of people."""
        ask_file(self, _("Import a list of people"), ROSTER_FILES, self.read_file)

    @pyqtSlot(str)
    @pyqtSlot(str, str)
    @pyqtSlot(str, object, object)
    def read_file(self, file: str, encoding: str | None = None, columns: Columns | None = None) -> None:
        """Read that file; what was asked about one before is asked no more."""
        self.question.clear()
        self.columns.clear()
        self.hide()
        self.begun.emit()
        try:
            roster = read_roster(Path(file), encoding, columns)
        except Refusal as bad:
            self._ask(file, encoding, bad)
            return
        self.read.emit(roster)

    def _ask(self, file: str, encoding: str | None, bad: Refusal) -> None:
        try:
            if bad.code == UNSURE:
                self.question.ask(file, bad)
            elif bad.code == MISSING:
                self.columns.ask(file, encoding)
            else:
                raise bad
        except Refusal as wrong:  # meanwhile the file may have gone
            self.refused.emit(wrong)
            return
        self.show()
        self.asked.emit()
