"""A short question: an amount, a number of chips, a reason; what would be refused is said before it is done."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from PyQt6.QtCore import Qt, pyqtSlot
from PyQt6.QtGui import QShowEvent
from PyQt6.QtWidgets import QDialog, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from desktop import look
from desktop.bridge import Bridge
from desktop.director.dialogs.wish_fields import Field
from desktop.director.parts import Choice, PlainLabel, with_answer, wrapped
from desktop.director.tables.words import fit
from tournament import wording
from tournament.errors import BadInput, Refusal
from tournament.evening import Decision
from tournament.history import Step
from tournament.state import Tournament

Answers = Mapping[str, str]
"""What stands in the fields, by their names in code."""


@dataclass(frozen=True, slots=True)
class Blank:
    """A field: its name in code, its label, what stands in it, and what is said while nothing does.

    Attributes:
        choices: as code and words, where one of them is chosen instead of typed.
        only_with: the field and its answer with which alone this one is asked; none: always.
    """

    code: str
    label: str
    text: str = ""
    hint: str = ""
    choices: tuple[tuple[str, str], ...] = ()
    only_with: tuple[str, str] | None = None


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked: the title, a sentence below it, the word on the button, the fields.

    Attributes:
        decide: the decision that the answers ask for; it raises BadInput for what cannot be read.
        preview: what the step would bring, said before it is done; None: nothing is said.
        first: what is done before it, as a step of its own; None: nothing.
    """

    title: str
    about: str
    word: str
    blanks: Sequence[Blank]
    decide: Callable[[Answers], Decision[Tournament]] = field(repr=False)
    preview: Callable[[Step], str] | None = None
    first: Decision[Tournament] | None = field(default=None, repr=False)


def input_for(blank: Blank, parent: QWidget, changed: Callable[..., None]) -> QLineEdit | Choice:
    """What is typed into, or chosen from; `changed` is called with what stands there then."""
    if not blank.choices:
        line = QLineEdit(blank.text, parent)
        line.setPlaceholderText(blank.hint)
        line.textChanged.connect(changed)
        return line
    choice = Choice(parent)
    for code, words in blank.choices:
        choice.addItem(words, code)
    choice.setCurrentIndex(max(0, choice.findData(blank.text)))
    choice.currentIndexChanged.connect(changed)
    return choice


def answers_in(fields: Mapping[str, QLineEdit | Choice]) -> Answers:
    """What stands in them."""
    return {code: str(made.currentData()) if isinstance(made, Choice) else made.text() for code, made in fields.items()}


class AskedDialog(QDialog):
    """Asks it, says below the fields why not, and does it."""

    def __init__(self, bridge: Bridge, question: Question, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(question.title)
        look.set_least_width(self, 480)
        self._bridge, self._question = bridge, question
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
        self._held = {blank: self._field(blank) for blank in question.blanks}
        for held in self._held.values():
            column.addWidget(held)
        self.preview = wrapped("", self)
        self.preview.setVisible(question.preview is not None)
        column.addWidget(self.preview)
        self.wrong = wrapped("", self, kind="wrong")
        column.addWidget(self.wrong)
        column.addStretch(1)
        ends = QHBoxLayout()
        ends.addStretch(1)
        self.yes = with_answer(self, ends, question.word, self._do)
        column.addSpacing(4)
        column.addLayout(ends)
        self._look()
        self._touched = True
        first = next(iter(self.fields.values()), self.yes)
        first.setFocus()
        if isinstance(first, QLineEdit):
            first.selectAll()

    def _field(self, blank: Blank) -> Field:
        made = self.fields[blank.code] = input_for(blank, self, self._look)
        return Field(blank.label, made, self)

    @property
    def answers(self) -> Answers:
        """What stands in the fields."""
        return answers_in(self.fields)

    def _decision(self) -> Decision[Tournament] | Refusal:
        try:
            return self._question.decide(self.answers)
        except BadInput as wrong:
            return wrong

    @pyqtSlot()
    @pyqtSlot(int)
    @pyqtSlot(str)
    def _look(self, changed: object = None) -> None:
        for blank, held in self._held.items():
            if blank.only_with is not None:
                other, answer = blank.only_with
                held.setVisible(self.answers[other] == answer)
        decision = self._decision()
        refusal = decision if isinstance(decision, Refusal) else self._refusal(decision)
        said = "" if refusal is None else wording.refusal(refusal)
        # Nobody has done anything wrong yet when the question opens; the button says why all the same.
        self.wrong.setText(said if self._touched else "")
        self.yes.setEnabled(refusal is None)
        self.yes.setToolTip(said)
        if self._question.preview is not None and not isinstance(decision, Refusal):
            step = decision(self._bridge.state, self._bridge.now()) if refusal is None else None
            self.preview.setText("" if step is None else self._question.preview(step))
        if self.isVisible():
            # What has appeared must not press the fields together.
            fit(self, only_grow=True)

    def showEvent(self, event: QShowEvent | None) -> None:
        super().showEvent(event)
        fit(self, only_grow=True)

    def _refusal(self, decision: Decision[Tournament]) -> Refusal | None:
        first = self._question.first
        return self._bridge.refusal(decision) if first is None else self._bridge.refusal_after(first, decision)

    @pyqtSlot()
    def _do(self) -> None:
        decision, first = self._decision(), self._question.first
        if isinstance(decision, Refusal) or self._refusal(decision) is not None:
            self._look()
            return
        if first is not None and self._bridge.perform(first) is None:
            return
        if self._bridge.perform(decision) is not None:
            self.accept()
