"""A text of a rule, with the button that puts a word in braces into it."""

from collections.abc import Callable
from functools import partial

from PyQt6.QtCore import Qt, pyqtSlot
from PyQt6.QtWidgets import QHBoxLayout, QLineEdit, QMenu, QPushButton, QWidget

from desktop.director.dialogs.wish_fields import Field
from tournament.announcing import placeholders
from tournament.announcing.rules import When
from tournament.language import gettext as _
from tournament.wording import announced


class BracesButton(QPushButton):
    """Opens a menu of what may stand in braces for the occasion that is chosen then, each with what it becomes."""

    def __init__(self, text: QLineEdit, when: Callable[[], When], parent: QWidget) -> None:
        super().__init__(_("{ } Insert"), parent)
        self.setAccessibleName(_("Insert what changes from time to time"))
        self.setToolTip(_("Blinds, names, times …: filled in when it happens"))
        self.setAutoDefault(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._text, self._when = text, when
        self.words = QMenu(self)
        self.words.aboutToShow.connect(self._fill)
        self.setMenu(self.words)

    @pyqtSlot()
    def _fill(self) -> None:
        self.words.clear()
        for word in placeholders.known(self._when()):
            meaning = _(announced.PLACEHOLDERS[word]).replace("&", "&&")
            action = self.words.addAction(f"{{{word}}}   {meaning}")
            if action is not None:
                action.triggered.connect(partial(self._insert, word))

    def _insert(self, word: str, checked: bool = False) -> None:
        self._text.insert(f"{{{word}}}")
        self._text.setFocus()


class WordsField(Field):
    """What is spoken or shown: the note below it says what that would be."""

    def __init__(self, label: str, when: Callable[[], When], parent: QWidget) -> None:
        """`when`: which occasion is chosen now."""
        inside = QWidget(parent)
        row = QHBoxLayout(inside)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        self.text = QLineEdit(inside)
        self.braces = BracesButton(self.text, when, inside)
        row.addWidget(self.text, 1)
        row.addWidget(self.braces)
        super().__init__(label, inside, parent, buddy=self.text)
