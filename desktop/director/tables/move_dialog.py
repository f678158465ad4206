"""A move that the director chooses, or tells of: who, to which table, onto which seat."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PyQt6.QtCore import pyqtSlot
from PyQt6.QtWidgets import QDialog, QFormLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from desktop import look
from desktop.bridge import Bridge
from desktop.director.parts import Choice
from desktop.director.tables.words import fit, label
from tournament import wording
from tournament.evening import Decision
from tournament.events import Moved, Seat
from tournament.language import gettext as _
from tournament.names import EntryNo, SeatNo, TableNo
from tournament.state import Tournament
from tournament.tables import moves, plans


@dataclass(frozen=True, slots=True)
class Asked:
    """What the dialog is for: its title, the word on the button, and the decision that a move is."""

    title: str
    word: str
    decide: Callable[[Moved], Decision[Tournament]]


def moving(rule: str = moves.BY_HAND) -> Asked:
    """Somebody is moved, by that rule."""
    return Asked(_("Who moves where?"), _("Move"), partial(_carry_out, rule=rule))


def moved_already() -> Asked:
    """Somebody has moved in the place of the one proposed, or to another seat than that."""
    return Asked(_("Who has moved?"), _("Has moved"), _someone_else)


def _carry_out(moved: Moved, rule: str) -> Decision[Tournament]:
    return partial(moves.carry_out, moves=(moved,), rule=rule)


def _someone_else(moved: Moved) -> Decision[Tournament]:
    return partial(plans.someone_else, entry=moved.entry, to=moved.to)


class MoveDialog(QDialog):
    """Chooses a player and a free seat, and moves him there, or notes that he has gone.

    A player who has moved or a seat that has been taken since it opened is refused, and the lists are made anew.
    Nobody is chosen who was not asked for: Enter must not move a stranger.
    """

    def __init__(
        self,
        bridge: Bridge,
        players: Sequence[EntryNo],
        parent: QWidget,
        *,
        chosen: EntryNo | None = None,
        to: Seat | None = None,
        asked: Asked | None = None,
        only: TableNo | None = None,
    ) -> None:
        """`asked`: by hand, if nothing else is said; `only`: the one table he can go to."""
        super().__init__(parent)
        self._bridge = bridge
        self._asked, self._only = asked or moving(), only
        self._players = players
        self.setWindowTitle(self._asked.word)
        look.set_least_width(self, 420)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 26, 28, 26)
        column.setSpacing(14)
        column.addWidget(label(self._asked.title, "dialog-title", self))
        self._who, self._table, self._seat = Choice(self), Choice(self), Choice(self)
        self._who.setPlaceholderText(_("Choose a player"))
        self._who.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._who.setMinimumContentsLength(28)
        form = QFormLayout()
        form.setVerticalSpacing(10)
        for text, box in ((_("&Player"), self._who), (_("&Table"), self._table), (_("&Seat"), self._seat)):
            buddy = QLabel(text, self)
            buddy.setBuddy(box)
            box.setAccessibleName(text.replace("&", ""))
            form.addRow(buddy, box)
        column.addLayout(form)
        self._said = label("", "muted", self)
        column.addWidget(self._said)
        self._why_not = label("", "wrong", self)
        self._why_not.hide()
        column.addWidget(self._why_not)
        column.addLayout(self._buttons())
        self._fill(chosen, to)
        self._who.currentIndexChanged.connect(self._who_chosen)
        self._table.currentIndexChanged.connect(self._table_chosen)
        self._seat.currentIndexChanged.connect(self._show)

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.addStretch(1)
        cancel = QPushButton(_("Cancel"), self)
        cancel.setAutoDefault(False)
        cancel.clicked.connect(self._leave)
        self._move = QPushButton(self._asked.word, self)
        look.set_kind(self._move, "primary")
        self._move.setDefault(True)
        self._move.clicked.connect(self._confirm)
        row.addWidget(cancel)
        row.addWidget(self._move)
        return row

    # ---- the lists -------------------------------------------------------------------------------------------------

    def _fill(self, chosen: EntryNo | None, to: Seat | None) -> None:
        """Who can move, chosen and to as they were asked for."""
        state = self._bridge.state
        self._who.blockSignals(True)
        self._who.clear()
        for number in self._players:
            entry = state.entries.get(number)
            if entry is not None and entry.seat is not None:
                self._who.addItem(
                    _("{name} (table {table}, seat {seat})").format(
                        name=wording.short(entry.shown_name),
                        table=wording.numbered(state, entry.seat.table),
                        seat=entry.seat.number,
                    ),
                    moves.moved_to(state, number, entry.seat),
                )
        numbers = [self._who.itemData(n).entry for n in range(self._who.count())]
        self._who.setCurrentIndex(numbers.index(chosen) if chosen in numbers else -1)
        self._who.blockSignals(False)
        self._fill_tables(to)

    def _fill_tables(self, to: Seat | None) -> None:
        self._table.blockSignals(True)
        self._table.clear()
        for number in sorted(self._bridge.state.tables):
            if self._open(number) and self._only in (None, number):
                self._table.addItem(wording.table_name(number, self._bridge.state.tables[number].name), number)
        shown = self._table.findData(to.table) if to is not None else self._other_table()
        self._table.setCurrentIndex(max(0, shown))
        self._table.blockSignals(False)
        self._fill_seats(to)

    def _fill_seats(self, to: Seat | None) -> None:
        self._seat.blockSignals(True)
        self._seat.clear()
        table = self._table.currentData()
        for seat in self._open(table) if table is not None else ():
            self._seat.addItem(_("Seat {n}").format(n=seat), seat)
        if to is not None:
            self._seat.setCurrentIndex(max(0, self._seat.findData(to.number)))
        self._seat.blockSignals(False)
        self._show()

    def _open(self, table: TableNo) -> tuple[SeatNo, ...]:
        state = self._bridge.state
        return state.tables[table].open_seats() if table in state.tables else ()

    def _other_table(self) -> int:
        moved = self._who.currentData()
        here = moved.origin.table if isinstance(moved, Moved) else None
        return next((n for n in range(self._table.count()) if self._table.itemData(n) != here), 0)

    # ---- what the director says ------------------------------------------------------------------------------------

    @pyqtSlot(int)
    def _who_chosen(self, _index: int) -> None:
        self._show()

    @pyqtSlot(int)
    def _table_chosen(self, _index: int) -> None:
        self._fill_seats(None)

    def _moved(self) -> Moved | None:
        """The move as it stood when the lists were made, so that whatever changed since is noticed."""
        shown, table, seat = self._who.currentData(), self._table.currentData(), self._seat.currentData()
        if not isinstance(shown, Moved) or table is None or seat is None:
            return None
        return Moved(shown.entry, shown.origin, Seat(table, seat))

    @pyqtSlot()
    def _show(self) -> None:
        moved = self._moved()
        self._move.setEnabled(moved is not None)
        if moved is None:
            nobody = self._who.currentIndex() < 0
            self._said.setText(_("Choose who moves.") if nobody else _("No seat is free there."))
            return
        self._said.setText(
            _("Table {from_table} seat {from_seat} → table {table} seat {seat}").format(
                from_table=wording.numbered(self._bridge.state, moved.origin.table),
                from_seat=moved.origin.number,
                table=wording.numbered(self._bridge.state, moved.to.table),
                seat=moved.to.number,
            )
        )

    @pyqtSlot()
    def _confirm(self) -> None:
        moved = self._moved()
        if moved is None:
            return
        decision = self._asked.decide(moved)
        why = self._bridge.may(decision)
        if self._bridge.perform(decision) is not None:
            self.accept()
            return
        elsewhere = self._gone_elsewhere(moved)
        why = elsewhere or why
        self._why_not.setText(why or "")
        self._why_not.setVisible(why is not None)
        self._fill(moved.entry if elsewhere is None else None, None)
        fit(self)

    def _gone_elsewhere(self, moved: Moved) -> str | None:
        """What became of the player since the dialog opened, None if he still sits where he sat."""
        entry = self._bridge.state.entries.get(moved.entry)
        if entry is None or entry.seat == moved.origin:
            return None
        if entry.seat is None:
            return _("{name} is out and moves no more.").format(name=wording.short(entry.shown_name))
        return _("{name} has moved meanwhile: table {table}, seat {seat}.").format(
            name=wording.short(entry.shown_name),
            table=wording.numbered(self._bridge.state, entry.seat.table),
            seat=entry.seat.number,
        )

    @pyqtSlot()
    def _leave(self) -> None:
        self.reject()
