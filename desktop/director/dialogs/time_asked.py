"""How long: a break, the time left, a start put off."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PyQt6.QtCore import pyqtSlot
from PyQt6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QSpinBox, QVBoxLayout, QWidget

from desktop import look
from desktop.bridge import Bridge
from desktop.director.parts import PlainLabel, button, with_answer, wrapped
from tournament.evening import Decision
from tournament.language import gettext as _
from tournament.names import MINUTE, SECOND, Milliseconds
from tournament.state import Tournament

MOST_MINUTES = 6_000


@dataclass(frozen=True, slots=True)
class Asked:
    """What is asked: the window's title, the question, the word on the button, lengths in minutes to choose from."""

    title: str
    question: str
    word: str
    usual: Sequence[int]
    decide: Callable[[Milliseconds], Decision[Tournament]]


class TimeDialog(QDialog):
    """Asks for minutes and seconds; says why not where the time would be refused."""

    def __init__(self, bridge: Bridge, asked: Asked, parent: QWidget, begin: Milliseconds | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(asked.title)
        self.setMinimumWidth(500)
        self._bridge = bridge
        self._decide = asked.decide
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 26, 28, 24)
        column.setSpacing(12)
        column.addWidget(PlainLabel(asked.question, self, kind="dialog-title"))
        row = QHBoxLayout()
        self.minutes = self._field(MOST_MINUTES, _("Minutes"))
        self.seconds = self._field(59, _("Seconds"))
        row.addWidget(self.minutes)
        row.addWidget(PlainLabel(_("min"), self))
        row.addWidget(self.seconds)
        row.addWidget(PlainLabel(_("s"), self))
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
        self.minutes.setFocus()
        self.minutes.selectAll()
        self.finished.connect(self.deleteLater)

    def _field(self, most: int, name: str) -> QSpinBox:
        field = QSpinBox(self)
        field.setRange(0, most)
        field.setAccessibleName(name)
        field.setButtonSymbols(QSpinBox.ButtonSymbols.NoButtons)
        field.setFont(look.digits(look.TITLE_PX))
        field.setMinimumSize(96, 44)
        field.valueChanged.connect(self._say)
        return field

    @property
    def time(self) -> Milliseconds:
        """What the fields say."""
        return self.minutes.value() * MINUTE + self.seconds.value() * SECOND

    def _set(self, time: Milliseconds, checked: bool = False) -> None:
        whole = min(time, MOST_MINUTES * MINUTE) // SECOND
        self.minutes.setValue(whole // 60)
        self.seconds.setValue(whole % 60)

    @pyqtSlot()
    @pyqtSlot(int)
    def _say(self, value: int = 0) -> None:
        why = self._bridge.may(self._decide(self.time))
        self.save.setEnabled(why is None)
        self.said.setText(why or "")

    @pyqtSlot()
    def _save(self) -> None:
        if self._bridge.perform(self._decide(self.time)) is not None:
            self.accept()
