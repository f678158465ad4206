"""The stacks of a whole table counted at once: a line for each player, Tab from one to the next."""

from functools import partial

from PyQt6.QtCore import Qt, pyqtSlot
from PyQt6.QtWidgets import QCheckBox, QDialog, QHBoxLayout, QVBoxLayout, QWidget

from desktop import look
from desktop.bridge import Bridge
from desktop.director.chips import by_colour
from desktop.director.parts import Choice, PlainLabel, with_answer, wrapped
from desktop.director.tables import stack_grid
from desktop.director.tables.stack_grid import StackGrid
from tournament import wording
from tournament.chips import stacks
from tournament.errors import BadInput
from tournament.events import TableWay
from tournament.language import gettext as _
from tournament.names import TableNo
from tournament.state import Tournament

LINE_PX, MOST_PX = 44, 680


def why_not(state: Tournament) -> str | None:
    """Why nobody can be counted now, None if somebody can."""
    if state.finished is not None:
        return _("The evening is over.")
    if state.started is None:
        return _("Stacks are counted once cards are in the air.")
    if not any(table.way is TableWay.KEPT and table.seats for table in state.tables.values()):
        return _("At the tables the engine knows every stack.")
    return None


class CountDialog(QDialog):
    """What everybody at one table has in front of him; a line left empty says nothing of that player."""

    def __init__(self, bridge: Bridge, table: TableNo, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("Count chips"))
        look.set_least_width(self, 480)
        self._bridge = bridge
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 26, 28, 24)
        column.setSpacing(12)
        column.addWidget(PlainLabel(_("Count the stacks of a table"), self, kind="dialog-title"))
        self.table = Choice(self)
        self.table.setAccessibleName(_("Table"))
        for number, found in sorted(bridge.state.tables.items()):
            if found.way is TableWay.KEPT and found.seats:
                self.table.addItem(wording.table_name(number, found.name), number)
        self.table.setCurrentIndex(max(0, self.table.findData(table)))
        self.table.currentIndexChanged.connect(self._fill)
        column.addWidget(self.table)
        self.by_colour = QCheckBox(_("Count the chips of each &colour"), self)
        self.by_colour.setVisible(bool(by_colour.colours(bridge.state)))
        self.by_colour.toggled.connect(self._fill)
        column.addWidget(self.by_colour)
        self.grid = StackGrid(bridge, self)
        self.grid.changed.connect(self._look)
        column.addWidget(self.grid, 1)
        self.total = wrapped("", self)
        self.wrong = wrapped("", self, kind="wrong")
        column.addWidget(self.total)
        column.addWidget(self.wrong)
        ends = QHBoxLayout()
        ends.addStretch(1)
        self.yes = with_answer(self, ends, _("Write down"), self._do)
        column.addLayout(ends)
        self._fill()
        # A full table is seen at once.
        self.resize(look.scaled(520), min(MOST_PX, look.scaled(270 + LINE_PX * len(self.grid.fields))))

    @pyqtSlot()
    @pyqtSlot(int)
    @pyqtSlot(bool)
    def _fill(self, _changed: object = None) -> None:
        state, number = self._bridge.state, self.table.currentData()
        players = state.at_table(number) if number in state.tables else ()
        before = self.by_colour if self.by_colour.isVisibleTo(self) else self.table
        playing = [each for each in players if each.deciding is None]
        self.grid.ask_for(playing, before, by_colour.colours(state) if self.by_colour.isChecked() else ())
        self._look()

    @pyqtSlot()
    def _look(self) -> None:
        state = self._bridge.state
        try:
            counts = self.grid.counts()
        except BadInput as wrong:
            self._say_wrong(wording.refusal(wrong))
            return
        together = sum(count.chips for count in counts)
        self.total.setText(stack_grid.total(state, together, len(counts), len(self.grid.fields)))
        if not counts:
            self._say_wrong("", _("Count somebody first."))
        else:
            self._say_wrong(self._bridge.may(partial(stacks.count_stacks, counts=counts)) or "")

    def _say_wrong(self, why: str, unsaid: str = "") -> None:
        self.wrong.setText(why)
        self.yes.setEnabled(not (why or unsaid))
        self.yes.setToolTip(why or unsaid)

    @pyqtSlot()
    def _do(self) -> None:
        decision = partial(stacks.count_stacks, counts=self.grid.counts())
        if self._bridge.perform(decision) is not None:
            self.accept()
