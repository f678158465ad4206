"""In which of these are the names right? Asked where a list's letters could be read in two ways."""

from functools import partial
from pathlib import Path

from PyQt6.QtCore import pyqtSignal
from PyQt6.QtWidgets import QFrame, QVBoxLayout, QWidget

from desktop import look
from desktop.director.parts import button, wrapped
from desktop.director.tables.flow import FlowLayout
from tournament import wording
from tournament.errors import Refusal
from tournament.language import gettext as _

UNSURE = "encoding_unsure"


class EncodingQuestion(QFrame):
    """A word of the file as each encoding reads it, to be clicked. It goes when another file is chosen.

    Signals:
        answered: the file and the encoding.
    """

    answered = pyqtSignal(str, str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        look.set_kind(self, "attention")
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 10)
        column.setSpacing(8)
        self.said = wrapped("", self, kind="")
        column.addWidget(self.said)
        self._choices = QWidget(self)
        self._row = FlowLayout(self._choices)
        column.addWidget(self._choices)
        self.buttons: list[QWidget] = []
        self.hide()

    def ask(self, file: str, unsure: Refusal) -> None:
        """Show the words of the refusal `encoding_unsure` of that file."""
        self.clear()
        self.said.setText(_("{file}: which of these is spelt right?").format(file=wording.short(Path(file).name)))
        for encoding, example in zip(unsure.facts["choices"], unsure.facts["examples"], strict=True):
            made = button(_beginning(example), self._choices)
            made.clicked.connect(partial(self._answer, file, encoding))
            self.buttons.append(made)
            self._row.addWidget(made)
        self.show()

    def clear(self) -> None:
        """Ask nothing."""
        for made in self.buttons:
            self._row.removeWidget(made)
            made.hide()
            made.deleteLater()
        self.buttons.clear()
        self.hide()

    def _answer(self, file: str, encoding: str, checked: bool = False) -> None:
        self.clear()
        self.answered.emit(file, encoding)


LONGEST = 30


def _beginning(word: str) -> str:
    """A word on a button; the ampersand of a button would underline the letter after it."""
    return (word if len(word) <= LONGEST else word[: LONGEST - 1] + "…").replace("&", "&&")
