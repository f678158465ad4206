"""What all pages of the settings have: a title, lines below each other, and a sentence where something goes wrong."""

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from desktop.director.parts import PlainLabel, wrapped
from desktop.premises import Premises
from tournament.language import gettext as _

GAP_PX = 10


class SettingsPage(QScrollArea):
    """Everything that is chosen on it holds at once."""

    def __init__(self, title: str, premises: Premises, parent: QWidget) -> None:
        super().__init__(parent)
        self.premises = premises
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inside = QWidget(self)
        self.column = QVBoxLayout(inside)
        self.column.setContentsMargins(24, 22, 24, 18)
        self.column.setSpacing(GAP_PX)
        self.column.addWidget(PlainLabel(title, inside, kind="title"))
        self.setWidget(inside)
        for part in (inside, self.viewport()):
            if part is not None:
                part.setAutoFillBackground(False)
        self.inside = inside
        self.said = wrapped("", inside, kind="note")
        self.wrong = wrapped("", inside, kind="wrong")

    def finish(self) -> None:
        """Below everything: what was done, and what went wrong."""
        for label in (self.said, self.wrong):
            label.hide()
            self.column.addWidget(label)
        self.column.addStretch(1)

    def heading(self, text: str) -> PlainLabel:
        """The next part of the page."""
        self.column.addSpacing(6)
        label = PlainLabel(text, self.inside, kind="strong")
        self.column.addWidget(label)
        return label

    def sentence(self, text: str) -> PlainLabel:
        """What there is to know about it."""
        label = wrapped(text, self.inside)
        self.column.addWidget(label)
        return label

    def row(self, *widgets: QWidget) -> QHBoxLayout:
        """These beside each other, from the left."""
        row = QHBoxLayout()
        row.setSpacing(8)
        for widget in widgets:
            row.addWidget(widget)
        row.addStretch(1)
        self.column.addLayout(row)
        return row

    def say(self, sentence: str, *, wrong: bool = False) -> None:
        """What came of it, below."""
        shown, other = (self.wrong, self.said) if wrong else (self.said, self.wrong)
        shown.setText(sentence)
        shown.setVisible(bool(sentence))
        other.hide()
        if sentence:
            self.ensureWidgetVisible(shown)

    def keep(self) -> None:
        """Write what was chosen to the disk, and say so where that cannot be done."""
        if self.premises.settings.store():
            self.say("")
            return
        said = _("This holds until the program ends; it could not be kept in {folder}.")
        self.say(said.format(folder=self.premises.settings.folder), wrong=True)
