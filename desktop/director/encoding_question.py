"""In which of these are the names right? Asked where a list's letters could be read in two ways."""

from functools import partial

from PyQt6.QtCore import pyqtSignal
from PyQt6.QtWidgets import QFrame, QHBoxLayout, QWidget

from desktop import look
from desktop.director.parts import PlainLabel, button
from tournament.errors import Refusal
from tournament.language import gettext as _

UNSURE = "encoding_unsure"


class EncodingQuestion(QFrame):
    """A word of the file as each encoding reads it, to be clicked.

    Signals:
        answered: the file and the encoding.
    """

    answered = pyqtSignal(str, str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        look.set_kind(self, "attention")
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(12, 8, 12, 8)
        self._row.addWidget(PlainLabel(_("Which of these is spelt right?"), self))
        self._row.addStretch(1)
        self.buttons: list[QWidget] = []
        self.hide()

    def ask(self, file: str, unsure: Refusal) -> None:
        """Show the words of the refusal `encoding_unsure` of that file."""
        self.clear()
        for encoding, example in zip(unsure.facts["choices"], unsure.facts["examples"], strict=True):
            made = button(example, self)
            made.clicked.connect(partial(self._answer, file, encoding))
            self.buttons.append(made)
            self._row.addWidget(made)
        self.show()

    def clear(self) -> None:
        """Ask nothing."""
        for made in self.buttons:
            self._row.removeWidget(made)
            made.deleteLater()
        self.buttons.clear()
        self.hide()

    def _answer(self, file: str, encoding: str, checked: bool = False) -> None:
        self.clear()
        self.answered.emit(file, encoding)
