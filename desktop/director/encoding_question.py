"""In which of these are the names right? Asked where a list's letters could be read in two ways."""

from functools import partial
from pathlib import Path

from PyQt6.QtCore import pyqtSignal

from desktop.director.choice_question import ChoiceQuestion
from desktop.director.tables.words import plain
from tournament import wording
from tournament.errors import Refusal
from tournament.language import gettext as _

UNSURE = "encoding_unsure"


class EncodingQuestion(ChoiceQuestion):
    """A word of the file as each encoding reads it, to be clicked. It goes when another file is chosen.

    Signals:
        answered: the file and the encoding.
    """

    answered = pyqtSignal(str, str)

    def ask(self, file: str, unsure: Refusal) -> None:
        """Show the words of the refusal `encoding_unsure` of that file."""
        self.clear()
        self.said.setText(_("{file}: which of these is spelt right?").format(file=wording.short(Path(file).name)))
        for encoding, example in zip(unsure.facts["choices"], unsure.facts["examples"], strict=True):
            self.offer(plain(_beginning(example)), partial(self._answer, file, encoding))
        self.show()

    def _answer(self, file: str, encoding: str, checked: bool = False) -> None:
        self.clear()
        self.answered.emit(file, encoding)


LONGEST = 30


def _beginning(word: str) -> str:
    return word if len(word) <= LONGEST else word[: LONGEST - 1] + "…"
