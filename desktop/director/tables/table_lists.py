"""The tables as lists: a row for each table, or for each player in the order that is wanted."""

from enum import Enum
from functools import partial

from PyQt6.QtCore import QItemSelection, QModelIndex, pyqtSignal, pyqtSlot
from PyQt6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from desktop.bridge import Bridge
from desktop.director.lists import Column, Row, ValueTable, ValueView
from desktop.director.parts import Choice, PlainLabel
from tournament import wording
from tournament.board.tables import table_view
from tournament.events import Seat, TableWay, Timing
from tournament.language import gettext as _
from tournament.names import TableNo
from tournament.people.people import sort_key
from tournament.state import Entry, Tournament
from tournament.tables.halts import halts


class By(Enum):
    """In which order players stand in the list."""

    NAME = "name"
    TABLE = "table"
    STACK = "stack"


class TableLists(QWidget):
    """Two lists, of which one is shown.

    Signals:
        seat_chosen: the seat of the row that was chosen, or the first seat of the table.
        seat_wanted: Enter or a double click on a row: to that seat.
    """

    seat_chosen = pyqtSignal(object)
    seat_wanted = pyqtSignal(object)

    def __init__(self, bridge: Bridge, parent: QWidget) -> None:
        super().__init__(parent)
        self._bridge = bridge
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        self.by = Choice(self)
        for by, words in ((By.NAME, _("name")), (By.TABLE, _("table and seat")), (By.STACK, _("stack"))):
            self.by.addItem(words, by)
        self.by.setAccessibleName(_("Players in the order of"))
        self.by.currentIndexChanged.connect(self._sort)
        self._sorting = QWidget(self)
        row = QHBoxLayout(self._sorting)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(PlainLabel(_("Players in the order of"), self._sorting, kind="label"))
        row.addWidget(self.by)
        row.addStretch(1)
        column.addWidget(self._sorting)
        table_columns = (
            Column(_("Table")), Column(_("Name"), stretch=1, strong=True), Column(_("Players"), number=True),
            Column(_("Short"), number=True), Column(_("Button"), number=True), Column(_("Blinds to seat")),
            Column(_("Locked"), number=True), Column(_("Hands"), number=True, spare=True),
        )  # fmt: skip
        player_columns = (
            Column(_("Name"), stretch=2, strong=True), Column(_("Table"), stretch=1), Column(_("Seat"), number=True),
            Column(_("Chips"), number=True), Column(_("Counted")), Column(_("Marks")),
        )  # fmt: skip
        self.tables = ValueView(ValueTable(table_columns, self), self, _("Tables"))
        self.players = ValueView(ValueTable(player_columns, self), self, _("Players at the tables"))
        self._stack = QStackedWidget(self)
        for view in (self.tables, self.players):
            self._stack.addWidget(view)
            selection = view.selectionModel()
            if selection is not None:
                selection.selectionChanged.connect(partial(self._on_chosen, view))
            view.activated.connect(partial(self._on_wanted, view))
        column.addWidget(self._stack, 1)
        heads = self.players.horizontalHeader()
        if heads is not None:
            heads.setSectionsClickable(True)
            heads.sectionClicked.connect(self._sort_by_head)

    def show_players(self, players: bool) -> None:
        """Show the list of players, or that of tables."""
        self._sorting.setVisible(players)
        self._stack.setCurrentWidget(self.players if players else self.tables)
        self.refresh()

    def refresh(self) -> None:
        """Bring the list that is shown up to date."""
        state = self._bridge.state
        if self._stack.currentWidget() is self.players:
            rows = _player_rows(state, self.by.currentData())
            self._show(self.players, rows)
        else:
            self._show(self.tables, _table_rows(state, self._bridge.now()))

    @staticmethod
    def _show(view: ValueView, rows: list[Row]) -> None:
        kept = view.chosen()
        view.table.show_rows(rows)
        if kept is not None:
            view.choose(kept)

    def choose(self, seat: Seat) -> None:
        """Mark the row of that seat."""
        self.players.choose(seat)
        self.tables.choose(seat.table)

    def _seat(self, view: ValueView) -> Seat | None:
        key = view.chosen()
        if view is self.players or key is None:
            return key if isinstance(key, Seat) else None
        table = self._bridge.state.tables.get(key)
        first = None if table is None else min(table.seats, default=None)
        return None if first is None else Seat(key, first)

    def _on_chosen(self, view: ValueView, _now: QItemSelection, _before: QItemSelection) -> None:
        seat = self._seat(view)
        # A whole table is no player: the keys must not act on whoever sits first there.
        if seat is not None and view is self.players:
            self.seat_chosen.emit(seat)

    def _on_wanted(self, view: ValueView, _index: QModelIndex) -> None:
        seat = self._seat(view)
        if seat is not None:
            self.seat_wanted.emit(seat)

    @pyqtSlot(int)
    def _sort(self, _index: int) -> None:
        self.refresh()

    @pyqtSlot(int)
    def _sort_by_head(self, section: int) -> None:
        by = {0: By.NAME, 1: By.TABLE, 2: By.TABLE, 3: By.STACK}.get(section)
        if by is not None:
            self.by.setCurrentIndex(self.by.findData(by))


def _table_rows(state: Tournament, at: int) -> list[Row]:
    short = {halt.table: halt.short for halt in halts(state, at)}
    rows = []
    for number in sorted(state.tables):
        table, view = state.tables[number], table_view(state, number)
        blinds = [str(seat) for seat in (view.small_blind, view.big_blind) if seat is not None]
        locked = sum(seat.locked for seat in view.seats)
        cells = (
            str(number),
            _name_of(state, number),
            _("{n} of {size}").format(n=view.players, size=view.places),
            str(short[number]) if number in short else "",
            "" if view.button is None else str(view.button),
            ", ".join(blinds),
            str(locked) if locked else "",
            str(table.hands) if table.hands else "",
        )
        rows.append(Row(cells, number, pill="brass" if number in short else "", pill_at=3))
    return rows


def _name_of(state: Tournament, number: TableNo) -> str:
    """What it is called beside its number; that the engine deals there."""
    table = state.tables[number]
    said = [table.name] if table.name else []
    if table.way is TableWay.DEALT:
        said.append(_("dealt by the program"))
    return " · ".join(said)


def _player_rows(state: Tournament, by: By) -> list[Row]:
    seated = [entry for entry in state.left if entry.seat is not None]
    keys = {
        By.NAME: lambda entry: (sort_key(entry.shown_name), entry.number),
        By.TABLE: lambda entry: (entry.seat, entry.number),
        By.STACK: lambda entry: (entry.stack is None, -(entry.stack or 0), sort_key(entry.shown_name)),
    }
    utc = state.setup.timing is Timing.SIMULATED
    return [_player_row(state, entry, utc=utc) for entry in sorted(seated, key=keys[by])]


def _player_row(state: Tournament, entry: Entry, *, utc: bool) -> Row:
    assert entry.seat is not None  # noqa: S101
    marks = [
        word for word, holds in ((_("locked"), entry.locked), (_("deciding"), entry.deciding is not None)) if holds
    ]
    cells = (
        entry.shown_name,
        wording.numbered(state, entry.seat.table),
        str(entry.seat.number),
        "" if entry.stack is None else wording.chips(entry.stack),
        "" if entry.counted is None else wording.time_of_day(entry.counted, utc=utc),
        ", ".join(marks),
    )
    return Row(cells, entry.seat)
