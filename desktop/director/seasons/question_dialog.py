"""A question about a season: what is put right in it and why, that it is over, or goes on again."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

from PyQt6.QtCore import Qt, pyqtSlot
from PyQt6.QtWidgets import QCompleter, QDialog, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from desktop import look
from desktop.director.dialogs.asked import Answers, Blank, answers_in, input_for
from desktop.director.dialogs.wish_fields import Field
from desktop.director.lists import Column, ListOrEmpty, Row
from desktop.director.parts import Choice, EmptyState, PlainLabel, with_answer, wrapped
from desktop.director.seasons.season_desk import SeasonDesk
from tournament import wording
from tournament.club import Roster
from tournament.errors import BadInput, Refusal
from tournament.evening import Decision

WIDE_PX, LIST_PX = 560, 180


@dataclass(frozen=True, slots=True)
class SeasonQuestion:
    """What is asked.

    Attributes:
        title, about: the heading, and sentences below it.
        word: on the button.
        decide: the decision that the answers ask for; it raises Refusal for what cannot be read.
        blanks: the fields; `names`: what completes the field of that code.
        heading, columns, rows: a list below them; without columns there is none.
        empty: what stands there without rows: a title and what to do.
    """

    title: str
    about: str
    word: str
    decide: Callable[[Answers], Decision[Roster]] = field(repr=False)
    blanks: Sequence[Blank] = ()
    names: Mapping[str, Sequence[str]] = field(default_factory=dict)
    heading: str = ""
    columns: Sequence[Column] = ()
    rows: Sequence[Row] = ()
    empty: tuple[str, str] = ("", "")


class SeasonQuestionDialog(QDialog):
    """Asks it, says below the fields why not, and does it."""

    def __init__(self, desk: SeasonDesk, question: SeasonQuestion, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(question.title)
        look.set_least_width(self, WIDE_PX)
        self._desk, self._question = desk, question
        self._touched = False
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 26, 28, 24)
        column.setSpacing(12)
        title = PlainLabel(question.title, self, kind="dialog-title")
        title.setWordWrap(True)
        column.addWidget(title)
        if question.about:
            column.addWidget(wrapped(question.about, self))
        self.fields: dict[str, QLineEdit | Choice] = {}
        for blank in question.blanks:
            column.addWidget(self._field(blank))
        self.wrong = wrapped("", self, kind="wrong")
        column.addWidget(self.wrong)
        self.listed: ListOrEmpty | None = None
        if question.columns:
            column.addWidget(PlainLabel(question.heading, self, kind="label"))
            empty = EmptyState(*question.empty, self)
            self.listed = ListOrEmpty(question.columns, question.heading, empty, self)
            self.listed.show_rows(question.rows)
            self.listed.setMinimumHeight(look.scaled(LIST_PX))
            column.addWidget(self.listed, 1)
        else:
            column.addStretch(1)
        ends = QHBoxLayout()
        ends.addStretch(1)
        self.yes = with_answer(self, ends, question.word, self._do)
        column.addLayout(ends)
        desk.refused.connect(self._say)
        self._look()
        self._touched = True
        first = next(iter(self.fields.values()), self.yes)
        first.setFocus()

    def _field(self, blank: Blank) -> Field:
        made = self.fields[blank.code] = input_for(blank, self, self._look)
        names = self._question.names.get(blank.code)
        if names is not None and isinstance(made, QLineEdit):
            completer = QCompleter(list(names), made)
            completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
            completer.setFilterMode(Qt.MatchFlag.MatchContains)
            made.setCompleter(completer)
            made.editingFinished.connect(partial(_complete, made))
        return Field(blank.label, made, self)

    @property
    def answers(self) -> Answers:
        """What stands in the fields."""
        return answers_in(self.fields)

    def _decision(self) -> Decision[Roster] | Refusal:
        try:
            return self._question.decide(self.answers)
        except (BadInput, Refusal) as wrong:
            return wrong

    @pyqtSlot()
    @pyqtSlot(int)
    @pyqtSlot(str)
    def _look(self, changed: object = None) -> None:
        decision = self._decision()
        refusal = decision if isinstance(decision, Refusal) else self._desk.refusal(decision)
        said = "" if refusal is None else wording.refusal(refusal)
        # Nobody has done anything wrong yet when the question opens; the button says why all the same.
        self.wrong.setText(said if self._touched else "")
        self.yes.setEnabled(refusal is None)
        self.yes.setToolTip(said)

    @pyqtSlot(str)
    def _say(self, sentence: str) -> None:
        self.wrong.setText(sentence)

    @pyqtSlot()
    def _do(self) -> None:
        decision = self._decision()
        if not isinstance(decision, Refusal) and self._desk.perform(decision):
            self.accept()


def _complete(line: QLineEdit) -> None:
    """Where only one name has these letters, it is that one."""
    completer = line.completer()
    if completer is not None and line.text().strip():
        completer.setCompletionPrefix(line.text().strip())
        if completer.completionCount() == 1:
            line.setText(completer.currentCompletion())
