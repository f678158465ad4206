"""A name that differs from a known one by accents only: is it the same person? Asked beside the line, never decided."""

from collections.abc import Sequence
from functools import partial

from PyQt6.QtCore import pyqtSignal
from PyQt6.QtWidgets import QWidget

from desktop.director.choice_question import ChoiceQuestion
from desktop.director.tables.words import plain
from tournament import wording
from tournament.language import gettext as _
from tournament.people.finding import Known
from tournament.wording.values import isolated

MOST = 4
"""So many people of the club are offered."""


class SimilarQuestion(ChoiceQuestion):
    """[It is Jan Novák] [Somebody else]; Enter in the line presses the first.

    Signals:
        answered: the name as it was typed, and who it is: a Known, or None for somebody else.
    """

    answered = pyqtSignal(str, object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._first: tuple[str, Known] | None = None

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
            words = _("It is {name}").format(name=isolated(wording.short(who.player.shown)))
            self.offer(plain(words), partial(self._answer, name, who))
        self.offer(_("Somebody else"), partial(self._answer, name, None))
        self.show()

    def answer_first(self) -> None:
        """It is the first of those who were named."""
        if self._first is not None:
            self._answer(*self._first)

    def clear(self) -> None:
        """Ask nothing."""
        self._first = None
        super().clear()

    def _answer(self, name: str, who: Known | None, checked: bool = False) -> None:
        self.clear()
        self.answered.emit(name, who)
