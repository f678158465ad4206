"""How long: a break, the time left, a start put off."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PyQt6.QtCore import pyqtSlot
from PyQt6.QtWidgets import QDialog, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from desktop import look
from desktop.bridge import Bridge
from desktop.director.parts import PlainLabel, button, with_answer, wrapped
from tournament import wording
from tournament.clocks import typed_time
from tournament.errors import BadInput, Refusal
from tournament.evening import Decision
from tournament.language import gettext as _
from tournament.names import MINUTE, SECOND, Milliseconds
from tournament.state import Tournament

MOST_TYPED = 20


@dataclass(frozen=True, slots=True)
class Asked:
    """What is asked: the window's title, the question, the word on the button, lengths in minutes to choose from."""

    title: str
    question: str
    word: str
    usual: Sequence[int]
    decide: Callable[[Milliseconds], Decision[Tournament]]


class TimeDialog(QDialog):
    """Asks for minutes, as people type them; says why not where the time would be refused."""

    def __init__(self, bridge: Bridge, asked: Asked, parent: QWidget, begin: Milliseconds | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(asked.title)
        look.set_least_width(self, 500)
        self._bridge = bridge
        self._decide = asked.decide
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 26, 28, 24)
        column.setSpacing(12)
        column.addWidget(PlainLabel(asked.question, self, kind="dialog-title"))
        row = QHBoxLayout()
        row.setSpacing(8)
        self.field = QLineEdit(self)
        self.field.setAccessibleName(_("Minutes"))
        self.field.setFont(look.digits(look.TITLE_PX))
        self.field.setMaxLength(MOST_TYPED)
        look.set_least_width(self.field, 140)
        look.set_least_height(self.field, 44)
        self.field.textChanged.connect(self._say)
        row.addWidget(self.field)
        row.addWidget(PlainLabel(_("min, such as 20, 7.5 or 7:30"), self, kind="muted"))
        row.addStretch(1)
        column.addLayout(row)
        choices = QHBoxLayout()
        self.choices: list[QPushButton] = []
        for minutes in asked.usual:
            made = button(_("{minutes} min").format(minutes=minutes), self)
            made.clicked.connect(partial(self._set, minutes * MINUTE))
            self.choices.append(made)
            choices.addWidget(made)
        choices.addStretch(1)
        column.addLayout(choices)
        self.said = wrapped("", self)
        column.addWidget(self.said)
        ends = QHBoxLayout()
        ends.addStretch(1)
        self.save = with_answer(self, ends, asked.word, self._save)
        column.addSpacing(8)
        column.addLayout(ends)
        self._set(asked.usual[0] * MINUTE if begin is None else begin)
        self._say()
        self.field.setFocus()
        self.field.selectAll()
        self.finished.connect(self.deleteLater)

    def _set(self, time: Milliseconds, checked: bool = False) -> None:
        self.field.setText(typed_time.text(-(-time // SECOND) * SECOND))

    def _decision(self) -> Decision[Tournament] | Refusal:
        try:
            return self._decide(typed_time.read(self.field.text()))
        except BadInput as wrong:
            return wrong

    @pyqtSlot()
    @pyqtSlot(str)
    def _say(self, text: str = "") -> None:
        decision = self._decision()
        why = wording.refusal(decision) if isinstance(decision, Refusal) else self._bridge.may(decision)
        self.save.setEnabled(why is None)
        self.save.setToolTip(why or "")
        self.said.setText(why or "")

    @pyqtSlot()
    def _save(self) -> None:
        decision = self._decision()
        if not isinstance(decision, Refusal) and self._bridge.perform(decision) is not None:
            self.accept()
