"""What can be done at one seat, and with its table."""

from functools import partial

from PyQt6.QtCore import pyqtSignal
from PyQt6.QtGui import QAction
from PyQt6.QtWidgets import QMenu, QWidget

from desktop.bridge import Bridge
from desktop.director.dialogs.asked import Question
from desktop.director.tables import furniture
from desktop.director.tables.words import plain
from desktop.play.playing import Playing
from tournament import wording
from tournament.events import Seat, TableWay, Timing
from tournament.language import gettext as _
from tournament.names import EntryNo
from tournament.outs import deciding, elimination
from tournament.sales import buying
from tournament.tables import buttons, locks, tables


class SeatMenu(QMenu):
    """The menu of a seat; what cannot be done now is grey and says why.

    Signals:
        out_wanted: the entry that should go out.
        move_wanted: the entry that should move.
        here_wanted: the free seat that somebody should move to.
        asked: the question that should be put to the director.
    """

    out_wanted = pyqtSignal(int)
    move_wanted = pyqtSignal(int)
    here_wanted = pyqtSignal(object)
    asked = pyqtSignal(object)

    def __init__(self, bridge: Bridge, playing: Playing, place: Seat, parent: QWidget) -> None:
        super().__init__(parent)
        self._bridge, self._place = bridge, place
        self.setToolTipsVisible(True)
        state = bridge.state
        simulated = state.setup.timing is Timing.SIMULATED
        self._by_robots = _("Robots play this evening; nobody moves or goes out by hand.") if simulated else None
        entry = sitting(bridge, place)
        if entry is not None:
            self._of_player(entry)
        else:
            self._of_chair()
        self._of_table()
        if simulated:
            hand = self.addAction(_("Play this table's next hand"), partial(playing.play_one, place.table))
            _allow(hand, playing.may_play())

    def _of_player(self, entry: EntryNo) -> None:
        if self._bridge.state.entries[entry].deciding is not None:
            self._of_deciding(entry)
        out = self.addAction(_("Out…"), partial(self.out_wanted.emit, entry))
        _allow(out, self._by_robots or why_not_out(self._bridge, self._place, entry))
        blind = partial(buttons.tell_big_blind, number=self._place.table, seat=self._place.number)
        told = self.addAction(_("Big blind now"), partial(self._bridge.perform, blind))
        _allow(told, self._by_robots or self._bridge.may(blind))
        player = self._bridge.state.entries[entry]
        locked = wording.coded("player_locked", {"name": player.shown_name}) if player.locked else None
        move = self.addAction(_("Move to…"), partial(self.move_wanted.emit, entry))
        _allow(move, self._by_robots or locked)
        swap = self.addAction(_("Change seats with…"), partial(self._ask, furniture.swap(self._bridge, entry)))
        _allow(swap, self._by_robots or locked or self._nobody_else(entry))
        self.addSeparator()
        decision = partial(locks.unlock if player.locked else locks.lock, entries=(entry,))
        words = _("Unlock this seat") if player.locked else _("Lock in this seat")
        lock = self.addAction(words, partial(self._bridge.perform, decision))
        _allow(lock, self._by_robots or self._bridge.may(decision))

    def _of_deciding(self, entry: EntryNo) -> None:
        """What he may have made up his mind to, who has lost all chips."""
        rebuy = partial(buying.rebuy, entry=entry, server_seed=self._bridge.server_seed())
        for words, decision in (
            (_("Rebuy, keeps the seat"), rebuy),
            (_("Out, does not buy back in"), partial(deciding.decided_out, entry=entry)),
        ):
            _allow(self.addAction(words, partial(self._bridge.perform, decision)), self._bridge.may(decision))
        self.addSeparator()

    def _nobody_else(self, entry: EntryNo) -> str | None:
        others = any(each.seat is not None for each in self._bridge.state.left if each.number != entry)
        return None if others else _("Nobody else sits anywhere.")

    def _of_chair(self) -> None:
        table = self._bridge.state.table(self._place.table)
        closed = self._place.number in table.unavailable
        if not closed:
            here = self.addAction(_("Move somebody here…"), partial(self.here_wanted.emit, self._place))
            _allow(here, self._by_robots)
            self.addSeparator()
        seats = table.unavailable ^ {self._place.number}
        decision = partial(tables.change_table, table=table.number, unavailable=seats)
        words = _("Seat available again") if closed else _("Seat not available")
        _allow(
            self.addAction(words, partial(self._bridge.perform, decision)),
            self._by_robots or self._bridge.may(decision),
        )

    def _of_table(self) -> None:
        """What concerns the table as a whole, in a menu of its own."""
        table = self._bridge.state.table(self._place.table)
        inner = QMenu(plain(wording.table_name(table.number, table.name)), self)
        inner.setToolTipsVisible(True)
        self.addSeparator()
        self.addMenu(inner)
        change = inner.addAction(_("Name and seats…"), partial(self._ask, furniture.change(table)))
        order = inner.addAction(_("Breaking order…"), partial(self._ask, furniture.order(self._bridge.state)))
        for each in (change, order):
            _allow(each, self._by_robots)
        decision = partial(tables.close_table, table=table.number)
        close = inner.addAction(_("Put the table away"), partial(self._bridge.perform, decision))
        _allow(close, self._by_robots or self._bridge.may(decision))

    def _ask(self, question: Question) -> None:
        self.asked.emit(question)


def sitting(bridge: Bridge, place: Seat) -> EntryNo | None:
    """Who sits there, None where nobody does."""
    found = bridge.state.tables.get(place.table)
    return None if found is None else found.seats.get(place.number)


def why_not_out(bridge: Bridge, place: Seat, entry: EntryNo) -> str | None:
    """Why the player cannot be taken out by hand, None if he can."""
    if bridge.state.tables[place.table].way is not TableWay.KEPT:
        return _("At this table the engine sees who is out.")
    refusal = bridge.refusal(partial(elimination.bust, outs=(elimination.Out(entry),)))
    # Who had more is what the dialog asks.
    return None if refusal is None or refusal.code == "who_had_more" else wording.refusal(refusal)


def _allow(action: QAction | None, why_not: str | None) -> None:
    """Grey the action out with its reason."""
    if action is not None:
        action.setEnabled(why_not is None)
        action.setToolTip(why_not or "")
