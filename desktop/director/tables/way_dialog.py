"""How the hands of a table are played from now on: real cards, every hand recorded, or dealt by the program."""

from functools import partial

from PyQt6.QtCore import Qt, pyqtSlot
from PyQt6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QCheckBox,
    QDialog,
    QHBoxLayout,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from desktop import look
from desktop.bridge import Bridge
from desktop.director.chips import by_colour
from desktop.director.parts import PlainLabel, with_answer, wrapped
from desktop.director.tables import stack_grid
from desktop.director.tables.stack_grid import StackGrid
from desktop.director.tables.words import plain
from tournament import wording
from tournament.errors import BadInput
from tournament.events import TableWay
from tournament.language import gettext as _
from tournament.names import TableNo
from tournament.tables import ways

LINE_PX, MOST_PX, INDENT_PX = 44, 720, 30


class WayDialog(QDialog):
    """Where the program has to know every chip from now on, those that it does not know are counted first."""

    def __init__(self, bridge: Bridge, table: TableNo, parent: QWidget, *, wanted: TableWay | None = None) -> None:
        """`wanted`: the way that is chosen to begin with, None: as it is now."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("Hands of a table"))
        look.set_least_width(self, 540)
        self._bridge, self._table = bridge, table
        state = bridge.state
        now = state.table(table)
        self._unknown = [entry for entry in ways.unknown_stacks(state, table) if entry.deciding is None]
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 26, 28, 24)
        column.setSpacing(12)
        title = _("How {table} plays its hands").format(table=wording.table_name(table, now.name))
        column.addWidget(PlainLabel(plain(title), self, kind="dialog-title"))
        self._group = QButtonGroup(self)
        self.ways: dict[TableWay, QRadioButton] = {}
        for way, words, about in _choices():
            made = self.ways[way] = QRadioButton(words, self)
            made.setChecked(way is (wanted or now.way))
            self._group.addButton(made)
            column.addWidget(made)
            said = wrapped(about, self)
            said.setContentsMargins(look.scaled(INDENT_PX), 0, 0, 0)
            column.addWidget(said)
        self._group.buttonToggled.connect(self._chosen)
        self.ask = wrapped(_("Count what everybody here has in front of him now:"), self)
        column.addWidget(self.ask)
        self.by_colour = QCheckBox(_("Count the chips of each &colour"), self)
        self.by_colour.toggled.connect(self._fill)
        column.addWidget(self.by_colour)
        self.grid = StackGrid(bridge, self)
        self.grid.changed.connect(self._look)
        column.addWidget(self.grid, 1)
        self.total = wrapped("", self)
        self.wrong = wrapped("", self, kind="wrong")
        column.addWidget(self.total)
        column.addWidget(self.wrong)
        column.addStretch(0)
        ends = QHBoxLayout()
        ends.addStretch(1)
        self.yes = with_answer(self, ends, _("Play this way"), self._do)
        column.addLayout(ends)
        self._fill()
        self.ways[wanted or now.way].setFocus()

    @property
    def way(self) -> TableWay:
        """The one that is chosen."""
        return next(way for way, made in self.ways.items() if made.isChecked())

    @pyqtSlot()
    @pyqtSlot(bool)
    def _fill(self, _by_colour: bool = False) -> None:
        of = by_colour.colours(self._bridge.state)
        last = self.by_colour if of else self.ways[TableWay.DEALT]
        self.grid.ask_for(self._unknown, last, of if self.by_colour.isChecked() else ())
        self._show_asked()

    @pyqtSlot(QAbstractButton, bool)
    def _chosen(self, _button: QAbstractButton, checked: bool) -> None:
        if checked:
            self._show_asked()

    def _show_asked(self) -> None:
        """The lines of the count stand there only where somebody has to be counted."""
        asked = self._counts_needed
        for part in (self.ask, self.grid, self.total):
            part.setVisible(asked)
        self.by_colour.setVisible(asked and bool(by_colour.colours(self._bridge.state)))
        if asked:
            self.resize(self.width(), min(MOST_PX, look.scaled(500 + LINE_PX * len(self._unknown))))
        self._look()

    @property
    def _counts_needed(self) -> bool:
        return self.way is not TableWay.KEPT and bool(self._unknown)

    @pyqtSlot()
    def _look(self) -> None:
        try:
            counts = self.grid.counts() if self._counts_needed else []
        except BadInput as wrong:
            self._refuse(wording.refusal(wrong))
            return
        together = sum(count.chips for count in counts)
        self.total.setText(stack_grid.total(self._bridge.state, together, len(counts), len(self._unknown)))
        why = self._bridge.may(partial(ways.choose_way, number=self._table, way=self.way, stacks=counts))
        changes = self.way is not self._bridge.state.table(self._table).way
        self._refuse(why or "", said=bool(counts) if self._counts_needed else changes)

    def _refuse(self, why: str, *, said: bool = True) -> None:
        """Nobody has done anything wrong yet while nothing is typed; the button says why all the same."""
        self.wrong.setText(why if said else "")
        self.yes.setEnabled(not why)
        self.yes.setToolTip(why)

    @pyqtSlot()
    def _do(self) -> None:
        counts = self.grid.counts() if self._counts_needed else []
        decision = partial(ways.choose_way, number=self._table, way=self.way, stacks=counts)
        if self._bridge.perform(decision) is not None:
            self.accept()


def _choices() -> tuple[tuple[TableWay, str, str], ...]:
    return (
        (
            TableWay.KEPT,
            _("&Real cards, hands are not entered"),
            _("A key for each hand moves button and blinds; stacks are known as far as they are counted."),
        ),
        (
            TableWay.RECORDED,
            _("Real cards, every hand is re&corded"),
            _("The program makes the pots, keeps every stack, and sees who is out and by whom."),
        ),
        (
            TableWay.DEALT,
            _("The program &deals"),
            _("People play at this screen, robots beside them; the clock on the wall runs."),
        ),
    )
