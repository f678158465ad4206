"""A name that differs from a known one by accents only: is it the same person? Asked beside the line, never decided."""

from collections.abc import Sequence
from functools import partial

from PyQt6.QtCore import pyqtSignal
from PyQt6.QtWidgets import QFrame, QVBoxLayout, QWidget

from desktop import look
from desktop.director.parts import button, dismiss, wrapped
from desktop.director.tables.flow import FlowLayout
from desktop.director.tables.words import plain
from tournament import wording
from tournament.language import gettext as _
from tournament.people.finding import Known
from tournament.wording.values import isolated

MOST = 4
"""So many people of the club are offered."""


class SimilarQuestion(QFrame):
    """[It is Jan Novák] [Somebody else]; Enter in the line presses the first.

    Signals:
        answered: the name as it was typed, and who it is: a Known, or None for somebody else.
    """

    answered = pyqtSignal(str, object)

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
        self._first: tuple[str, Known] | None = None
        self.hide()

    @property
    def is_asked(self) -> bool:
        """Whether an answer is waited for."""
        return self._first is not None

    def ask(self, name: str, similar: Sequence[Known]) -> None:
        """Ask whether the person typed as `name` is one of these."""
        self.clear()
        self._first = (name, similar[0])
        known = wording.list_of([isolated(who.player.shown) for who in similar[:MOST]])
        self.said.setText(
            _("The club knows {known}. Is “{name}” the same person? Enter: yes.").format(
                known=known, name=isolated(wording.short(name))
            )
        )
        for who in similar[:MOST]:
            self._add(_("It is {name}").format(name=isolated(wording.short(who.player.shown))), name, who)
        self._add(_("Somebody else"), name, None)
        self.show()

    def answer_first(self) -> None:
        """It is the first of those who were named."""
        if self._first is not None:
            self._answer(*self._first)

    def clear(self) -> None:
        """Ask nothing."""
        self._first = None
        for made in self.buttons:
            self._row.removeWidget(made)
            dismiss(made)
            made.deleteLater()
        self.buttons.clear()
        self.hide()

    def _add(self, words: str, name: str, who: Known | None) -> None:
        made = button(plain(words), self._choices)
        made.clicked.connect(partial(self._answer, name, who))
        self.buttons.append(made)
        self._row.addWidget(made)
        made.show()

    def _answer(self, name: str, who: Known | None, checked: bool = False) -> None:
        self.clear()
        self.answered.emit(name, who)
