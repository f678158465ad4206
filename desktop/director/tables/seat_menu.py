"""What can be done at one seat, and with its table."""

from collections.abc import Callable
from functools import partial

from PyQt6.QtGui import QAction, QKeyEvent, QKeySequence
from PyQt6.QtWidgets import QMenu, QWidget

from desktop.bridge import Bridge
from desktop.director.commands import in_use
from desktop.director.tables import counting, furniture, hand_stopped
from desktop.director.tables.acts import Acts, robots_play, why_not_out
from desktop.director.tables.played_by import PlayedByMenu
from desktop.director.tables.words import plain
from desktop.play.dealing import Dealing
from desktop.play.playing import Playing
from desktop.play.table import naming_tables
from tournament import wording
from tournament.club import Player
from tournament.draws import seating
from tournament.evening import Decision
from tournament.events import Seat, TableWay
from tournament.language import gettext as _
from tournament.names import EntryNo, SeatNo
from tournament.outs import deciding, elimination
from tournament.people import guests
from tournament.sales import buying
from tournament.sales.prices import Buying
from tournament.state import Entry, Table, Tournament
from tournament.tables import buttons, locks, next_hand, tables

MOST_NAMED = 6
"""So many of those without a seat are named in the menu."""


class SeatMenu(QMenu):
    """The menu of a seat; what cannot be done now is grey and says why. Its keys work inside it, too."""

    def __init__(
        self,
        bridge: Bridge,
        playing: Playing | Dealing,
        place: Seat,
        acts: Acts,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._bridge, self._place, self._acts = bridge, place, acts
        self.setToolTipsVisible(True)
        state = bridge.state
        self._by_robots = robots_play(state)
        entry = sitting(bridge, place)
        if entry is not None:
            self._of_player(state.entries[entry])
        else:
            self._of_chair()
        self._of_table()
        if state.table(place.table).way is TableWay.DEALT:
            hand = self.addAction(_("Play this table's next hand"), partial(playing.play_one, place.table))
            _allow(hand, playing.may_play() if isinstance(playing, Playing) else playing.why_not(place.table))
        elif state.table(place.table).way is TableWay.RECORDED:
            self._add(_("Record a hand…"), partial(acts.record, place.table, place), None, "record_hand")

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        """The keys of the commands, X and V and whatever they were changed to, do here what they do on the page."""
        pressed = None if event is None else QKeySequence(event.keyCombination())
        for action in self.actions():
            if pressed is not None and not action.shortcut().isEmpty() and action.shortcut() == pressed:
                if action.isEnabled():
                    self.close()
                    action.trigger()
                return
        super().keyPressEvent(event)

    # ---- a player ----------------------------------------------------------------------------------------------------

    def _of_player(self, player: Entry) -> None:
        entry, state, acts = player.number, self._bridge.state, self._acts
        if player.deciding is not None:
            self._of_deciding(entry)
        why = self._by_robots or why_not_out(self._bridge, self._place, entry)
        self._add(_("Out…"), partial(acts.bust, entry), why, "bust")
        kinds = {price.buying for price in state.prices}
        if Buying.REBUY in kinds and player.deciding is None:
            self._add(_("Rebuy…"), partial(acts.rebuy, entry), self._by_robots, "rebuy")
        if Buying.ADD_ON in kinds:
            self._add(_("Add-on…"), partial(acts.add_on, entry), self._by_robots, "add_on")
        self._of_button(player)
        locked = wording.coded("player_locked", {"name": player.shown_name}) if player.locked else None
        self._add(_("Move to…"), partial(acts.move, entry), self._by_robots or locked, "move")
        swap = partial(self._swap, entry)
        self._add(_("Change seats with…"), swap, self._by_robots or locked or self._nobody_else(entry))
        if state.table(self._place.table).way is TableWay.DEALT and self._by_robots is None:
            self.addMenu(PlayedByMenu(self._bridge, player, self))
        self.addSeparator()
        decision = partial(locks.unlock if player.locked else locks.lock, entries=(entry,))
        self._do(_("Unlock this seat") if player.locked else _("Lock in this seat"), decision)
        if state.started is not None and self._by_robots is None:
            self._of_presence(player)

    def _of_button(self, player: Entry) -> None:
        """Where button and big blind are now."""
        table = self._place.table
        blind = partial(buttons.tell_big_blind, number=table, seat=self._place.number)
        self._do(_("Big blind now"), blind)
        big = big_blind_of(self._bridge.state, self._place)
        if big is not None:
            self._do(_("Has the button now"), partial(buttons.tell_big_blind, number=table, seat=big))

    def _of_presence(self, player: Entry) -> None:
        guest = None if player.player is None else self._bridge.state.guests.get(player.player)
        if guest is not None and guest.arrived is None:
            self._do(_("Is here again"), partial(guests.arrive, players=[Player(guest.player, guest.name)]))
        elif guest is not None:
            self._do(_("Not here: blinded off"), partial(guests.leave, name=guest.name))
        self._add(_("Goes home…"), partial(self._acts.go_home, player.number), None)
        clock = partial(self._acts.shot_clock, self._place.table, player.number)
        self._add(_("Shot clock…"), clock, None)

    def _of_deciding(self, entry: EntryNo) -> None:
        """What he may have made up his mind to, who has lost all chips."""
        rebuy = partial(buying.rebuy, entry=entry, server_seed=self._bridge.server_seed())
        if self._bridge.may(rebuy) is None:
            self._do(_("Rebuy, keeps the seat"), rebuy)
        elif any(price.buying is Buying.REBUY for price in self._bridge.state.prices):
            # It takes more than a word, or is refused beside the seat.
            self._add(_("Rebuy…"), partial(self._acts.rebuy, entry), self._by_robots, "rebuy")
        self._do(_("Out, does not buy back in"), partial(deciding.decided_out, entry=entry))
        self.addSeparator()

    def _swap(self, entry: EntryNo) -> None:
        self._acts.ask(furniture.swap(self._bridge, entry))

    def _nobody_else(self, entry: EntryNo) -> str | None:
        others = any(each.seat is not None for each in self._bridge.state.left if each.number != entry)
        return None if others else _("Nobody else sits anywhere.")

    # ---- a chair -----------------------------------------------------------------------------------------------------

    def _of_chair(self) -> None:
        state = self._bridge.state
        table = state.table(self._place.table)
        closed = self._place.number in table.unavailable
        if not closed:
            self._of_who_waits(state)
            self._add(_("Move somebody here…"), partial(self._acts.move_here, self._place), self._by_robots)
            for entry in sat_here(state, self._place):
                back = partial(elimination.reinstate, entry=entry, server_seed=self._bridge.server_seed())
                name = wording.short(state.entries[entry].shown_name)
                self._do(_("Reinstate {name} here").format(name=name), back)
            self.addSeparator()
        seats = table.unavailable ^ {self._place.number}
        decision = partial(tables.change_table, table=table.number, unavailable=seats)
        self._do(_("Seat available again") if closed else _("Seat not available"), decision)

    def _of_who_waits(self, state: Tournament) -> None:
        """Those who are in and have no seat yet."""
        if not state.seats_drawn:
            return
        for entry in seating.unseated(state)[:MOST_NAMED]:
            here = partial(seating.seat_at, entry=entry.number, place=self._place)
            self._do(_("Seat {name} here").format(name=wording.short(entry.shown_name)), here)

    # ---- the table ---------------------------------------------------------------------------------------------------

    def _of_table(self) -> None:
        """What concerns the table as a whole, in a menu of its own."""
        table = self._bridge.state.table(self._place.table)
        inner = QMenu(plain(wording.table_name(table.number, table.name)), self)
        inner.setToolTipsVisible(True)
        self.addSeparator()
        self.addMenu(inner)
        count = inner.addAction(_("Count chips…"), partial(self._acts.count, table.number, self._place))
        _allow(count, self._by_robots or counting.why_not(self._bridge.state))
        self._of_hands(inner, table)
        inner.addAction(_("Settle a pot…"), partial(self._acts.pot_wanted.emit, table.number))
        change = inner.addAction(_("Name and seats…"), self._change_table)
        order = inner.addAction(_("Breaking order…"), self._order_tables)
        for each in (change, order):
            _allow(each, self._by_robots)
        decision = partial(tables.close_table, table=table.number)
        close = inner.addAction(_("Put the table away"), partial(self._bridge.perform, decision))
        _allow(close, self._by_robots or self._bridge.may(decision))

    def _of_hands(self, inner: QMenu, table: Table) -> None:
        """Its window; its next hand, where cards are real; and how its hands are played."""
        watch = inner.addAction(_("Watch or play here"), partial(self._acts.watch, table.number, self._place))
        _allow(watch, naming_tables.why_not_shown(self._bridge.state, table.number))
        if table.way is TableWay.KEPT:
            decision = partial(next_hand.next_hand, number=table.number)
            hand = inner.addAction(_("Next hand: the button moves"), partial(self._bridge.perform, decision))
            _allow(hand, self._by_robots or self._bridge.may(decision))
        if table.way is TableWay.DEALT:
            stop = inner.addAction(_("Stop the hand…"), partial(self._acts.ask, hand_stopped.stopped(table)))
            nothing = wording.coded("no_hand_under_way", {"table": table.number}) if table.under_way is None else None
            _allow(stop, self._by_robots or nothing)
        if table.way is not TableWay.RECORDED:
            record = inner.addAction(_("Record a hand…"))
            _allow(record, self._by_robots or wording.coded("not_a_recorded_table", {"table": table.number}))
        way = inner.addAction(_("How hands are played…"), partial(self._acts.choose_way, table.number))
        over = _("The evening is over.") if self._bridge.state.finished is not None else None
        _allow(way, self._by_robots or over)

    def _change_table(self) -> None:
        self._acts.ask(furniture.change(self._bridge.state.table(self._place.table)))

    def _order_tables(self) -> None:
        self._acts.ask(furniture.order(self._bridge.state))

    # ---- lines -------------------------------------------------------------------------------------------------------

    def _add(self, words: str, act: Callable[[], object], why_not: str | None, code: str = "") -> None:
        """A line; `code`: of the command that does the same without the menu, whose key stands behind it."""
        action = self.addAction(plain(words), act)
        _allow(action, why_not)
        keys = in_use.choice().keys_of(code)[:1] if code else ()
        if action is not None and keys:
            # Shown only: a menu that is not open takes no keys.
            action.setShortcut(QKeySequence(keys[0]))
            action.setShortcutVisibleInContextMenu(True)

    def _do(self, words: str, decision: Decision[Tournament]) -> None:
        """A line that carries out the decision."""
        why = self._by_robots or self._bridge.may(decision)
        self._add(words, partial(self._bridge.perform, decision), why)


def sitting(bridge: Bridge, place: Seat) -> EntryNo | None:
    """Who sits there, None where nobody does."""
    found = bridge.state.tables.get(place.table)
    return None if found is None else found.seats.get(place.number)


def sat_here(state: Tournament, place: Seat) -> tuple[EntryNo, ...]:
    """Who went out from that seat and has not entered again, the last one first."""
    gone = [
        entry
        for entry in state.entries.values()
        if entry.bust is not None and entry.bust.seat == place and not state.entered_again(entry)
    ]
    gone.sort(key=lambda entry: 0 if entry.bust is None else -entry.bust.at)
    return tuple(entry.number for entry in gone[:2])


def big_blind_of(state: Tournament, button: Seat) -> SeatNo | None:
    """Who is big blind where the dealer button lies in that seat: the second after it, of two the other one."""
    seats = sorted(state.table(button.table).seats)
    if button.number not in seats or len(seats) < 2:
        return None
    here = seats.index(button.number)
    return seats[(here + (1 if len(seats) == 2 else 2)) % len(seats)]


def _allow(action: QAction | None, why_not: str | None) -> None:
    """Grey the action out with its reason."""
    if action is not None:
        action.setEnabled(why_not is None)
        action.setToolTip(why_not or "")
