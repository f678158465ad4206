"""Which rows of a long list of people are shown: by some letters, and by how they stand."""

from collections.abc import Sequence

from PyQt6.QtCore import pyqtSignal, pyqtSlot
from PyQt6.QtWidgets import QHBoxLayout, QWidget

from desktop.director.lists import Row
from desktop.director.parts import Choice, NameField, PlainLabel
from desktop.director.person import Invited
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.people import finding
from tournament.state import Tournament

LONG = 15
"""A list with more rows can be filtered."""


class PeopleFilter(QWidget):
    """A line and a choice above the list; it is not there while the list is short.

    Signals:
        changed: other rows are to be shown.
    """

    changed = pyqtSignal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        self.letters = NameField(self)
        self.letters.setPlaceholderText(_("Show only …"))
        self.letters.setAccessibleName(_("Show only people with these letters in their names"))
        self.letters.setClearButtonEnabled(True)
        self.letters.textChanged.connect(self._look)
        self.standing = Choice(self)
        self.standing.setAccessibleName(_("Show only people who stand like this"))
        for code, words in (
            ("all", _("Everybody")),
            ("expected", _("Not entered yet")),
            ("owing", _("Who owes")),
            ("seatless", _("Without a seat")),
            ("in", _("Still in")),
            ("out", _("Out")),
        ):
            self.standing.addItem(words, code)
        self.standing.currentIndexChanged.connect(self._look)
        self.count = PlainLabel("", self, kind="muted")
        row.addWidget(self.letters, 1)
        row.addWidget(self.standing)
        row.addWidget(self.count)
        self.hide()

    @property
    def is_on(self) -> bool:
        """Whether anything is left out."""
        return not self.isHidden() and (bool(self.letters.text().strip()) or self.standing.currentData() != "all")

    def shown(self, state: Tournament, rows: Sequence[Row]) -> list[Row]:
        """Those of the rows that are wanted."""
        self.setVisible(len(rows) > LONG)
        if not self.is_on:
            self.count.hide()  # an empty one would still take the space beside it
            return list(rows)
        found = [row for row in rows if self._fits(row) and self._stands(state, row)]
        self.count.show()
        self.count.setText(ngettext("{n} of {all}", "{n} of {all}", len(rows)).format(n=len(found), all=len(rows)))
        return found

    def _fits(self, row: Row) -> bool:
        text = self.letters.text()
        return not text.strip() or finding.match((row.cells[0],), text) is not None

    def _stands(self, state: Tournament, row: Row) -> bool:
        entry = None if isinstance(row.key, Invited) else state.entries.get(row.key)
        match self.standing.currentData():
            case "expected":
                return entry is None
            case "owing":
                return entry is not None and row.pill == "brass"
            case "seatless":
                return entry is not None and entry.is_in and entry.seat is None
            case "in":
                return entry is not None and entry.is_in
            case "out":
                return entry is not None and not entry.is_in
            case _:
                return True

    @pyqtSlot()
    @pyqtSlot(int)
    @pyqtSlot(str)
    def _look(self, changed: object = None) -> None:
        self.changed.emit()
