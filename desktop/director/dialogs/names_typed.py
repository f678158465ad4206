"""Who plays in a new tournament: names typed one a line, or read from a list."""

from PyQt6.QtCore import Qt, pyqtSlot
from PyQt6.QtWidgets import QPlainTextEdit, QVBoxLayout, QWidget

from desktop import look
from desktop.director import desk_words
from desktop.director.asked_roster import AskedRoster
from desktop.director.dialogs import wish_fields
from desktop.director.dialogs.wish_fields import Field
from desktop.director.parts import button
from desktop.director.roster_file import ReadRoster
from tournament.errors import Refusal
from tournament.language import gettext as _
from tournament.language import ngettext


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
        self.roster = AskedRoster(self)
        self.roster.begun.connect(self.field.accept)
        self.roster.read.connect(self._add)
        self.roster.refused.connect(self._refused)
        column.addWidget(self.roster)
        self.importing = button(_("Import a list…"), self)
        self.importing.clicked.connect(self.roster.choose_file)
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

    @pyqtSlot(object)
    def _refused(self, refusal: Refusal) -> None:
        self.field.refuse(desk_words.refusal(refusal))

    @pyqtSlot(object)
    def _add(self, roster: ReadRoster) -> None:
        """Put the names of that list behind those typed."""
        typed = self.text.toPlainText().rstrip("\n")
        self.text.setPlainText("\n".join([typed, *roster.names] if typed else roster.names))
        if roster.notes:
            self.field.say(" ".join([f"{self.field.note.text()}.", *roster.notes]))
