"""The round of hand-for-hand above the tables: a tick for each of them, and who is out in it so far."""

from functools import partial

from PyQt6.QtCore import pyqtSlot
from PyQt6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop import look
from desktop.bridge import Bridge
from desktop.director.parts import PlainLabel, button, dismiss, refuse, wrapped
from desktop.director.tables.flow import FlowLayout
from desktop.director.tables.words import plain
from tournament import wording
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import TableNo
from tournament.outs import hand_for_hand
from tournament.state import Tournament

MOST_IN_WORDS = 12
"""Of more tables only the numbers stand on the ticks, so that they leave room for the tables themselves."""


class RoundStrip(QFrame):
    """Shown while tables wait for one another; each tick is a button with the table's state in words."""

    def __init__(self, bridge: Bridge, parent: QWidget) -> None:
        super().__init__(parent)
        look.set_kind(self, "attention")
        self._bridge = bridge
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 8, 14, 10)
        column.setSpacing(6)
        top = QHBoxLayout()
        top.setSpacing(8)
        self.title = PlainLabel("", self, kind="strong")
        self.says = PlainLabel("", self, kind="note", elide=True)
        self.all_done = button(_("All tables done"), self, kind="primary")
        self.all_done.setToolTip(_("Every table has played its hand: what happened in the round is confirmed"))
        self.all_done.clicked.connect(self._round_over)
        self.end = button(_("End hand for hand"), self, kind="link")
        self.end.setToolTip(_("Tables play on without waiting"))
        self.end.clicked.connect(self._end)
        for part, stretch in ((self.title, 0), (self.says, 1), (self.end, 0), (self.all_done, 0)):
            top.addWidget(part, stretch)
        column.addLayout(top)
        self._ticks = QWidget(self)
        self._flow = FlowLayout(self._ticks, gap=6)
        self.ticks: dict[TableNo, QPushButton] = {}
        column.addWidget(self._ticks)
        self.collected = wrapped("", self, kind="strong")
        column.addWidget(self.collected)
        self.hide()

    def show_state(self, state: Tournament) -> None:
        """The round as it stands; nothing where no table waits."""
        going = state.hand_for_hand
        if going is None:
            if not self.isHidden():
                dismiss(self)
            return
        waited_for = hand_for_hand.waited_for(state)
        self.title.setText(_("Hand for hand: hand {n}").format(n=going.rounds + 1))
        until = hand_for_hand.limit(state)
        left = "" if until is None else _("until {n} are left").format(n=until)
        count = len(waited_for)
        waits = ngettext("{n} table still plays", "{n} tables still play", count).format(n=count)
        self.says.setText(" · ".join(part for part in (waits, left) if part))
        self._show_ticks(state, waited_for)
        self._show_collected(state)
        self.show()

    def _show_ticks(self, state: Tournament, waited_for: tuple[TableNo, ...]) -> None:
        going = state.hand_for_hand
        done = frozenset[TableNo]() if going is None else going.done
        wanted = sorted((*waited_for, *(number for number in done if number in state.tables)))
        for number in [each for each in self.ticks if each not in wanted]:
            old = self.ticks.pop(number)
            self._flow.removeWidget(old)
            dismiss(old)
            old.deleteLater()
        for number in wanted:
            if number not in self.ticks:
                made = button("", self._ticks, kind="choice")
                made.setCheckable(True)
                made.clicked.connect(partial(self._tick, number))
                self._flow.addWidget(made)
                made.show()
                self.ticks[number] = made
            table, ticked = wording.numbered(state, number), number in done
            said = _("Table {table} ✓ done") if ticked else _("Table {table} plays")
            shown = said if len(wanted) <= MOST_IN_WORDS else _("{table} ✓") if ticked else "{table}"
            tick = self.ticks[number]
            tick.setText(plain(shown.format(table=table)))
            tick.setAccessibleName(said.format(table=table))
            tick.setChecked(ticked)
            waits = _("It has played its hand and waits; Undo takes the tick back.")
            refuse(tick, waits if ticked else None, _("Tick it when its hand is over"))
        self._ticks.setVisible(len(wanted) > 1)

    def _show_collected(self, state: Tournament) -> None:
        currency, said = state.setup.currency, []
        for each in hand_for_hand.collected(state):
            names = tuple(wording.short(name) for name in each.names)
            said.append(wording.shared_places(names, each.place, each.prizes, currency))
        if said:
            said.append(_("Confirmed when every table is done."))
        self.collected.setText(" · ".join(said))
        self.collected.setVisible(bool(said))

    def _tick(self, table: TableNo, _checked: bool = False) -> None:
        if self._bridge.perform(partial(hand_for_hand.table_done, table=table)) is None:
            self.show_state(self._bridge.state)

    @pyqtSlot()
    def _round_over(self) -> None:
        self._bridge.perform(hand_for_hand.round_over)

    @pyqtSlot()
    def _end(self) -> None:
        self._bridge.perform(hand_for_hand.end)
