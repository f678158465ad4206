"""Which columns of a list are the names? Asked where none of them is called so."""

from functools import partial
from pathlib import Path

from PyQt6.QtCore import pyqtSignal, pyqtSlot
from PyQt6.QtWidgets import QCheckBox, QHBoxLayout, QWidget

from desktop.director.choice_question import ChoiceQuestion
from desktop.director.parts import PlainLabel, button, refuse
from desktop.director.roster_file import columns_of
from desktop.director.tables.words import plain
from tournament import wording
from tournament.language import gettext as _
from tournament.people.roster import Column, Columns
from tournament.wording.values import isolated

MISSING = "name_column_missing"
MOST = 12
"""So many columns are offered."""


class ColumnQuestion(ChoiceQuestion):
    """A button for each column; two that are pressed, like first and last name, make one name in that order.

    Signals:
        answered: the file, its encoding (None: as it was found), and the `Columns`.
    """

    answered = pyqtSignal(str, object, object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.headed = QCheckBox(_("The first line is a heading"), self)
        self.headed.toggled.connect(self._look)
        self.example = PlainLabel("", self, kind="muted", elide=True)
        self.take = button(_("Read the names"), self, kind="primary")
        self.take.clicked.connect(self._answer)
        ends = QHBoxLayout()
        ends.setSpacing(12)
        ends.addWidget(self.headed)
        ends.addWidget(self.example, 1)
        ends.addWidget(self.take)
        self.column.addLayout(ends)
        self._columns: tuple[Column, ...] = ()
        self._pressed: list[int] = []
        self._file = ""
        self._encoding: str | None = None

    def ask(self, file: str, encoding: str | None) -> None:
        """Ask about that file.

        Raises:
            Refusal: it cannot be read any more.
        """
        self.clear()
        self._columns = columns_of(Path(file), encoding)[:MOST]
        self._file, self._encoding = file, encoding
        name = wording.short(Path(file).name)
        self.said.setText(
            _("{file}: which column holds the names? Of first and last name press both.").format(file=name)
        )
        for number, each in enumerate(self._columns):
            words = plain(isolated(wording.short(each.heading or each.example)))
            self.offer(words, partial(self._choose, number), checkable=True)
        self.headed.setChecked(any(each.example for each in self._columns))
        self._look()
        self.show()

    def clear(self) -> None:
        """Ask nothing."""
        self._pressed.clear()
        super().clear()

    def _choose(self, number: int, checked: bool) -> None:
        if checked:
            self._pressed.append(number)
        else:
            self._pressed.remove(number)
        self._look()

    @pyqtSlot()
    @pyqtSlot(bool)
    def _look(self, checked: bool = False) -> None:
        """What the first name would be."""
        chosen = [self._columns[number] for number in self._pressed]
        parts = [each.example if self.headed.isChecked() else each.heading for each in chosen]
        first = " ".join(filter(None, parts))
        self.example.setText(_("The first is {name}.").format(name=isolated(wording.short(first))) if first else "")
        refuse(self.take, None if chosen else _("Press the column with the names first."))

    @pyqtSlot()
    def _answer(self) -> None:
        columns = Columns(tuple(self._columns[number].place for number in self._pressed), self.headed.isChecked())
        file, encoding = self._file, self._encoding
        self.clear()
        self.answered.emit(file, encoding, columns)
