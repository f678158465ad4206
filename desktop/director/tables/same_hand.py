"""Somebody was taken out a moment ago at the same table: perhaps it was the same hand."""

from dataclasses import dataclass

from PyQt6.QtCore import pyqtSignal
from PyQt6.QtWidgets import QHBoxLayout, QWidget

from desktop.bridge import Bridge
from desktop.director.tables.deciders import name_chip
from tournament import wording
from tournament.errors import Refusal
from tournament.evening import Decision
from tournament.events import PlayerBusted, Timing
from tournament.language import gettext as _
from tournament.names import MINUTE, EntryNo, Instant, Milliseconds, TableNo
from tournament.outs.elimination import Out
from tournament.state import Tournament
from tournament.wording.values import isolated

RECENT: Milliseconds = 5 * MINUTE
"""A hand takes no longer."""


@dataclass(frozen=True, slots=True)
class Earlier:
    """The step that took others out at that table; `busts`: they, most chips first."""

    seq: int
    at: Instant
    busts: tuple[PlayerBusted, ...]

    @property
    def groups(self) -> list[list[EntryNo]]:
        """Who had how much, most first, equal ones together."""
        found: dict[int, list[EntryNo]] = {}
        for bust in self.busts:
            found.setdefault(bust.rank_in_hand, []).append(bust.entry)
        return [found[rank] for rank in sorted(found)]

    def outs(self, ranks: dict[EntryNo, int]) -> list[Out]:
        """They once more, with what is known by now of who had more."""
        return [Out(bust.entry, bust.by, ranks.get(bust.entry, 1), had=bust.started_with) for bust in self.busts]


def earlier(bridge: Bridge, table: TableNo | None, entry: EntryNo) -> Earlier | None:
    """The newest such step a moment ago; None without one, or where that entry has the chips of somebody in it."""
    state, now = bridge.state, bridge.now()
    if table is None or state.hand_for_hand is not None:
        return None
    for place in reversed(list(bridge.evening.ledger.places())):
        if now - place.first.at >= RECENT:
            return None
        busts = tuple(event for event in place.shown.step.events if isinstance(event, PlayerBusted))
        if place.shown.step.label != "busted" or busts[0].table != table:
            continue
        still_out = all(state.entries[bust.entry].bust is not None for bust in busts)
        if not still_out or any(entry in bust.by for bust in busts):
            return None
        ordered = tuple(sorted(busts, key=lambda bust: bust.rank_in_hand))
        return Earlier(place.first.seq, place.first.at, ordered)
    return None


class SameHand(QWidget):
    """A chip that says so; hidden where nobody was out a moment ago.

    Signals:
        changed: it is the same hand, or is not.
    """

    changed = pyqtSignal()

    def __init__(self, bridge: Bridge, table: TableNo | None, entry: EntryNo, parent: QWidget) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._earlier = earlier(bridge, table, entry)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        self.names: dict[EntryNo, str] = {}
        said = ""
        if self._earlier is not None:
            state = bridge.state
            busts = self._earlier.busts
            self.names = {bust.entry: isolated(state.entries[bust.entry].shown_name) for bust in busts}
            at = wording.time_of_day(self._earlier.at, utc=state.setup.timing is Timing.SIMULATED)
            names = wording.list_of([wording.short(name) for name in self.names.values()])
            said = _("same hand as {names}, out {time}").format(names=names, time=at)
        self.chip = name_chip(said, self)
        self.chip.toggled.connect(self.changed)
        row.addWidget(self.chip)
        row.addStretch(1)
        self.setVisible(self._earlier is not None)

    @property
    def joined(self) -> Earlier | None:
        """The step that it belongs to, None if it is a hand of its own."""
        return self._earlier if self.chip.isChecked() else None

    def why_not(self, decision: Decision[Tournament]) -> str | None:
        """Why that could not have been told in the place of the step, None if it could."""
        if self._earlier is None:
            return None
        try:
            decision(self._bridge.evening.before(self._earlier.seq), self._earlier.at)
        except Refusal as refusal:
            return wording.refusal(refusal)
        return None
