"""A question with a button for each answer, asked beside what it is about and never over it."""

from collections.abc import Callable

from PyQt6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from desktop import look
from desktop.director.parts import button, dismiss, wrapped
from desktop.director.tables.flow import FlowLayout


class ChoiceQuestion(QFrame):
    """A sentence and the buttons below it; hidden while nothing is asked.

    Attributes:
        said: the sentence.
        buttons: one for each answer, in the order in which they are read.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        look.set_kind(self, "attention")
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(12, 8, 12, 10)
        self.column.setSpacing(8)
        self.said = wrapped("", self, kind="")
        self.column.addWidget(self.said)
        self._choices = QWidget(self)
        self._row = FlowLayout(self._choices)
        self.column.addWidget(self._choices)
        self.buttons: list[QPushButton] = []
        self.hide()

    def offer(self, words: str, do: Callable[[bool], None], *, checkable: bool = False) -> None:
        """One more answer; `words` as a button shows them, with `&` before a letter that is its key."""
        made = button(words, self._choices)
        made.setCheckable(checkable)
        made.clicked.connect(do)
        self.buttons.append(made)
        self._row.addWidget(made)
        made.show()

    def clear(self) -> None:
        """Ask nothing."""
        for made in self.buttons:
            self._row.removeWidget(made)
            dismiss(made)
            made.deleteLater()
        self.buttons.clear()
        self.hide()
