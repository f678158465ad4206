"""Whose shot clock runs, and for how long."""

from functools import partial

from PyQt6.QtCore import pyqtSlot
from PyQt6.QtWidgets import QDialog, QGridLayout, QHBoxLayout, QSpinBox, QVBoxLayout, QWidget

from desktop import look
from desktop.bridge import Bridge
from desktop.director.parts import Choice, PlainLabel, with_answer, wrapped
from tournament import wording
from tournament.clocks import shot_clocks
from tournament.evening import Decision
from tournament.language import gettext as _
from tournament.names import SECOND, EntryNo, TableNo
from tournament.state import Tournament

MOST_SECONDS = 3_600


class ShotClockDialog(QDialog):
    """Table, player (or nobody in particular) and seconds; thirty unless somebody says."""

    def __init__(
        self, bridge: Bridge, parent: QWidget, *, table: TableNo | None = None, entry: EntryNo | None = None
    ) -> None:
        """`table`, `entry`: which stand in the fields at first."""
        super().__init__(parent)
        self.setWindowTitle(_("Shot clock"))
        look.set_least_width(self, 460)
        self._bridge = bridge
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 26, 28, 24)
        column.setSpacing(12)
        column.addWidget(PlainLabel(_("Who has to decide?"), self, kind="dialog-title"))
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        self.table, self.player, self.seconds = Choice(self), Choice(self), QSpinBox(self)
        self.table.setAccessibleName(_("Table"))
        self.player.setAccessibleName(_("Player"))
        self.seconds.setAccessibleName(_("Seconds"))
        self.seconds.setRange(1, MOST_SECONDS)
        self.seconds.setValue(shot_clocks.USUAL // SECOND)
        self.seconds.setButtonSymbols(QSpinBox.ButtonSymbols.NoButtons)
        self.seconds.setFont(look.digits(look.TITLE_PX))
        for row, (name, field) in enumerate(
            ((_("Table"), self.table), (_("Player"), self.player), (_("Seconds"), self.seconds))
        ):
            grid.addWidget(PlainLabel(name, self, kind="label"), row, 0)
            grid.addWidget(field, row, 1)
        grid.setColumnStretch(1, 1)
        column.addLayout(grid)
        self.said = wrapped("", self)
        column.addWidget(self.said)
        ends = QHBoxLayout()
        ends.addStretch(1)
        self.save = with_answer(self, ends, _("Start"), self._save)
        column.addLayout(ends)
        for number in sorted(bridge.state.tables):
            self.table.addItem(wording.numbered(bridge.state, number), number)
        self.table.setCurrentIndex(max(0, self.table.findData(table)))
        self.table.currentIndexChanged.connect(self._fill)
        self._fill()
        self.player.setCurrentIndex(max(0, self.player.findData(entry)))
        self.finished.connect(self.deleteLater)

    @pyqtSlot()
    @pyqtSlot(int)
    def _fill(self, chosen: int = 0) -> None:
        self.player.clear()
        self.player.addItem(_("nobody in particular"), None)
        number = self.table.currentData()
        for entry in () if number is None else self._bridge.state.at_table(number):
            self.player.addItem(entry.name, entry.number)
        why = self._bridge.may(self._press())
        self.save.setEnabled(why is None)
        self.said.setText(why or "")

    def _press(self) -> Decision[Tournament]:
        table, entry = self.table.currentData(), self.player.currentData()
        length = self.seconds.value() * SECOND
        return partial(shot_clocks.start, table=TableNo(table or 1), entry=entry, length=length)

    @pyqtSlot()
    def _save(self) -> None:
        if self._bridge.perform(self._press()) is not None:
            self.accept()
