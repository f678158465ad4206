"""A draw that anybody can check: the seed's fingerprint before, the seats and the seed afterwards."""

from dataclasses import dataclass
from functools import partial
from typing import Protocol

from PyQt6.QtCore import Qt, pyqtSlot
from PyQt6.QtWidgets import (
    QAbstractItemView,
    QButtonGroup,
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from desktop import look
from desktop.bridge import Bridge
from desktop.director.tables.words import chip, label
from tournament import draw, seating
from tournament.events import FinalTableDrawn, Seat, SeatsDrawn, TableBroken
from tournament.history import Step, Stored
from tournament.language import gettext as _
from tournament.names import EntryNo, Instant, TableNo
from tournament.state import Tournament

DrawEvent = SeatsDrawn | TableBroken | FinalTableDrawn


class DrawDecision(Protocol):
    """A decision that draws with the given 32 bytes."""

    def __call__(self, state: Tournament, at: Instant, server_seed: bytes) -> Step:
        """The step."""


@dataclass(frozen=True, slots=True)
class Occasion:
    """Which draw: its title, what it does in a sentence, and the decision that takes the 32 bytes."""

    title: str
    about: str
    decide: DrawDecision


def seats(state: Tournament) -> Occasion:
    """The draw before the start."""
    players, setup = len(state.left), state.setup
    tables = seating.tables_needed(players, setup.seats, setup.rules.final_table_size(setup.seats)) if players else 0
    about = _("{players} players are drawn onto the tables ({tables}), and each table's first button.")
    return Occasion(_("Draw the seats"), about.format(players=players, tables=tables), seating.draw_seats)


def broken_table(table: TableNo) -> Occasion:
    """The draw of a table that breaks."""
    about = _("The players of table {table} are drawn onto the free seats of the other tables. TDA 10.")
    return Occasion(
        _("Break table {table}").format(table=table), about.format(table=table), partial(_break, table=table)
    )


def final_table(state: Tournament) -> Occasion:
    """The draw of the final table."""
    about = _("All {players} players are drawn onto one table, with a new button. RP-9.")
    return Occasion(_("Draw the final table"), about.format(players=len(state.left)), seating.draw_final_table)


def _break(state: Tournament, at: Instant, server_seed: bytes, table: TableNo) -> Step:
    return seating.break_table(state, at, table, server_seed)


def drawn_by(stored: Stored) -> DrawEvent | None:
    """The draw that this step was, None if it was none."""
    return next((event for event in stored.step.events if isinstance(event, DrawEvent)), None)


def chairs(event: DrawEvent) -> list[tuple[EntryNo, Seat]]:
    """Who was drawn onto which chair, table by table."""
    if isinstance(event, SeatsDrawn):
        found = [(seated.entry, seated.seat) for seated in event.seats]
    else:
        found = [(moved.entry, moved.to) for moved in event.moves]
    return sorted(found, key=lambda pair: pair[1])


class DrawDialog(QDialog):
    """Shows what will be drawn, draws, and then shows the seats by table and by name."""

    def __init__(self, bridge: Bridge, occasion: Occasion, parent: QWidget) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._occasion = occasion
        self._seed = bridge.server_seed()
        self._result: DrawResult | None = None
        self.setWindowTitle(occasion.title)
        self.setMinimumWidth(560)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(28, 26, 28, 26)
        self._column.setSpacing(10)
        self._column.addWidget(label(occasion.title, "dialog-title", self))
        self._before = QWidget(self)
        before = QVBoxLayout(self._before)
        before.setContentsMargins(0, 0, 0, 0)
        before.setSpacing(8)
        before.addWidget(label(occasion.about, "muted", self))
        before.addSpacing(8)
        before.addWidget(
            label(_("Fingerprint of the draw's seed (SHA-256), shown before anybody is drawn:"), "label", self)
        )
        before.addWidget(_code(draw.commitment(self._seed), self))
        self._column.addWidget(self._before)
        self._why_not = label("", "wrong", self)
        self._column.addWidget(self._why_not)
        self._cancel = QPushButton(_("Cancel"), self)
        self._cancel.setAutoDefault(False)
        self._cancel.clicked.connect(self._leave)
        self._draw = QPushButton(_("Draw"), self)
        look.set_kind(self._draw, "primary")
        self._draw.setDefault(True)
        self._draw.clicked.connect(self._draw_now)
        row = QHBoxLayout()
        row.setContentsMargins(0, 10, 0, 0)
        row.addStretch(1)
        row.addWidget(self._cancel)
        row.addWidget(self._draw)
        self._column.addLayout(row)
        self._say_why_not()

    def _say_why_not(self) -> None:
        why = self._bridge.may(self._decision())
        self._why_not.setText(why or "")
        self._why_not.setVisible(why is not None)
        self._draw.setEnabled(why is None)
        self._draw.setToolTip(why or "")

    def _decision(self) -> partial[Step]:
        return partial(self._occasion.decide, server_seed=self._seed)

    @pyqtSlot()
    def _draw_now(self) -> None:
        if self._result is not None:
            self.accept()
            return
        stored = self._bridge.perform(self._decision())
        event = None if stored is None else drawn_by(stored)
        if event is None:
            self._say_why_not()
            return
        self._before.hide()
        self._result = DrawResult(self._bridge.state, event, self)
        self._column.insertWidget(2, self._result, 1)
        self._cancel.hide()
        self._draw.setText(_("Done"))
        self.resize(self.width(), 620)

    @pyqtSlot()
    def _leave(self) -> None:
        self.reject()


class DrawnDialog(QDialog):
    """A draw that has taken place, to be looked at again."""

    def __init__(self, state: Tournament, event: DrawEvent, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(_("The draw"))
        self.resize(560, 620)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 26, 28, 26)
        column.setSpacing(10)
        column.addWidget(label(_("Draw {n}").format(n=event.draw.number), "dialog-title", self))
        column.addWidget(DrawResult(state, event, self), 1)
        done = QPushButton(_("Done"), self)
        done.setDefault(True)
        done.clicked.connect(self._leave)
        column.addWidget(done, 0, Qt.AlignmentFlag.AlignRight)

    @pyqtSlot()
    def _leave(self) -> None:
        self.accept()


class DrawResult(QWidget):
    """Who sits where, by table or by name, and the seed that anybody can check it with."""

    def __init__(self, state: Tournament, event: DrawEvent, parent: QWidget) -> None:
        super().__init__(parent)
        self._rows = [(state.entries[entry].name, seat) for entry, seat in chairs(event)]
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        self._by_table, self._by_name = chip(_("By table"), self), chip(_("By name"), self)
        choice = QButtonGroup(self)
        row = QHBoxLayout()
        for button in (self._by_table, self._by_name):
            choice.addButton(button)
            row.addWidget(button)
        row.addStretch(1)
        column.addLayout(row)
        self._list = QTableWidget(len(self._rows), 3, self)
        self._list.setAccessibleName(_("Seats drawn"))
        self._list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self._list.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self._list.setShowGrid(False)
        self._list.setMinimumHeight(180)
        _set_up_header(self._list)
        column.addWidget(self._list, 1)
        column.addWidget(label(_("The seed, whose fingerprint was shown before:"), "label", self))
        column.addWidget(_code(event.draw.server_seed, self))
        self._by_table.setChecked(True)
        self._by_name.toggled.connect(self._show)
        self._show(by_name=False)

    @pyqtSlot(bool)
    def _show(self, by_name: bool) -> None:
        rows = sorted(self._rows, key=lambda row: row[0].casefold()) if by_name else self._rows
        titles = [_("Player"), _("Table"), _("Seat")] if by_name else [_("Table"), _("Seat"), _("Player")]
        self._list.setHorizontalHeaderLabels(titles)
        for number, (name, seat) in enumerate(rows):
            cells = (name, seat.table, seat.number) if by_name else (seat.table, seat.number, name)
            for column, cell in enumerate(cells):
                self._list.setItem(number, column, QTableWidgetItem(str(cell)))
        header = self._list.horizontalHeader()
        if header is not None:
            wide = 0 if by_name else 2
            for column in range(3):
                fits = QHeaderView.ResizeMode.Stretch if column == wide else QHeaderView.ResizeMode.ResizeToContents
                header.setSectionResizeMode(column, fits)


def _set_up_header(table: QTableWidget) -> None:
    rows, columns = table.verticalHeader(), table.horizontalHeader()
    if rows is not None:
        rows.hide()
        rows.setDefaultSectionSize(32)
    if columns is not None:
        columns.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        columns.setHighlightSections(False)


def _code(text: str, parent: QWidget) -> QLabel:
    """Hexadecimal digits in groups that can be read out and copied."""
    made = label(" ".join(text[n : n + 8] for n in range(0, len(text), 8)), "strong", parent)
    made.setFont(look.digits(look.LABEL_PX))
    made.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
    )
    return made
