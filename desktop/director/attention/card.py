"""One matter as a card: what is the matter, why, and its answers as buttons."""

from PyQt6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from desktop import look
from desktop.director.tables.flow import FlowLayout
from desktop.director.tables.words import label, plain


class MatterCard(QFrame):
    """A card in the column of what needs attention."""

    def __init__(self, title: str, text: str, parent: QWidget, *, kind: str = "attention") -> None:
        super().__init__(parent)
        look.set_kind(self, kind)
        self.setAccessibleName(title)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(14, 12, 14, 14)
        self._column.setSpacing(6)
        self._column.addWidget(label(title, "strong", self))
        if text:
            self.add_text(text)
        self._answers: FlowLayout | None = None

    def add_text(self, text: str, kind: str = "muted") -> None:
        """One more sentence."""
        self._column.addWidget(label(text, kind, self))

    def add_answer(self, text: str, *, kind: str = "") -> QPushButton:
        """A button that answers, of that kind of the style sheet."""
        if self._answers is None:
            row = QWidget(self)
            self._answers = FlowLayout(row)
            self._column.addSpacing(4)
            self._column.addWidget(row)
        button = QPushButton(plain(text), self)
        if kind:
            look.set_kind(button, kind)
        self._answers.addWidget(button)
        return button
