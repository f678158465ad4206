"""The stacks of a whole table counted at once: a line for each player, Tab from one to the next."""

from functools import partial
from itertools import pairwise

from PyQt6.QtCore import Qt, pyqtSlot
from PyQt6.QtWidgets import (
    QDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from desktop import look
from desktop.bridge import Bridge
from desktop.director.dialogs import amounts
from desktop.director.parts import Choice, PlainLabel, with_answer, wrapped
from tournament import wording
from tournament.chips import stacks
from tournament.errors import BadInput
from tournament.events import StackCount, TableWay, Timing
from tournament.language import gettext as _
from tournament.names import EntryNo, TableNo
from tournament.state import Entry, Tournament

FIELD_PX, LINE_PX, MOST_PX = 150, 44, 680


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
        self._area = QScrollArea(self)
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        column.addWidget(self._area, 1)
        self.total = wrapped("", self)
        self.wrong = wrapped("", self, kind="wrong")
        column.addWidget(self.total)
        column.addWidget(self.wrong)
        ends = QHBoxLayout()
        ends.addStretch(1)
        self.yes = with_answer(self, ends, _("Write down"), self._do)
        column.addLayout(ends)
        self.fields: dict[EntryNo, QLineEdit] = {}
        self._fill()
        # A full table is seen at once.
        self.resize(look.scaled(520), min(MOST_PX, look.scaled(250 + LINE_PX * len(self.fields))))

    @pyqtSlot()
    @pyqtSlot(int)
    def _fill(self, _index: int = 0) -> None:
        state, number = self._bridge.state, self.table.currentData()
        inside = QWidget(self)
        grid = QGridLayout(inside)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(1, 1)
        self.fields = {}
        players = state.at_table(number) if number in state.tables else ()
        for row, entry in enumerate(each for each in players if each.deciding is None):
            self._add_line(grid, row, entry, inside)
        grid.setRowStretch(len(self.fields), 1)
        self._area.setWidget(inside)
        viewport = self._area.viewport()
        for part in (inside, viewport):
            if part is not None:
                part.setAutoFillBackground(False)
        for before, after in pairwise((self.table, *self.fields.values())):
            self.setTabOrder(before, after)
        first = next(iter(self.fields.values()), None)
        if first is not None:
            first.setFocus()
        self._look()

    def _add_line(self, grid: QGridLayout, row: int, entry: Entry, inside: QWidget) -> None:
        field = QLineEdit(inside)
        field.setAccessibleName(_("Chips of {name}").format(name=entry.shown_name))
        field.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        field.setFont(look.digits())
        field.setFixedWidth(look.scaled(FIELD_PX))
        if entry.stack is not None and entry.counted is not None:
            utc = self._bridge.state.setup.timing is Timing.SIMULATED
            at = wording.time_of_day(entry.counted, utc=utc)
            field.setPlaceholderText(_("{chips} · {time}").format(chips=wording.chips(entry.stack), time=at))
        field.textChanged.connect(self._look)
        self.fields[entry.number] = field
        seat = PlainLabel("" if entry.seat is None else str(entry.seat.number), inside, kind="muted")
        seat.setFont(look.digits())
        name = PlainLabel(entry.shown_name, inside, elide=True)
        buddy: QLabel = name
        buddy.setBuddy(field)
        grid.addWidget(seat, row, 0)
        grid.addWidget(name, row, 1)
        grid.addWidget(field, row, 2)

    def counts(self) -> list[StackCount]:
        """What was typed.

        Raises:
            BadInput: `number_typed_wrong`.
        """
        found = []
        for entry, field in self.fields.items():
            typed = amounts.whole(field.text())
            if typed is not None:
                found.append(StackCount(entry, typed))
        return found

    @pyqtSlot()
    @pyqtSlot(str)
    def _look(self, _typed: str = "") -> None:
        state = self._bridge.state
        try:
            counts = self.counts()
        except BadInput as wrong:
            self._say_wrong(wording.refusal(wrong))
            return
        together = sum(count.chips for count in counts)
        self.total.setText(_total(state, together, len(counts), len(self.fields)))
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
        decision = partial(stacks.count_stacks, counts=self.counts())
        if self._bridge.perform(decision) is not None:
            self.accept()


def _total(state: Tournament, together: int, counted: int, players: int) -> str:
    """The sum beside all chips in play, and what one table should have where there is only one."""
    said = _("{counted} of {players} counted: {chips} of {in_play} chips in play").format(
        counted=counted, players=players, chips=wording.chips(together), in_play=wording.chips(state.chips_in_play)
    )
    missing = state.chips_in_play - together
    if counted == players == len(state.left) and missing:
        if missing > 0:
            return _("{said}; {chips} are missing").format(said=said, chips=wording.chips(missing))
        return _("{said}; {chips} too many").format(said=said, chips=wording.chips(-missing))
    return said
