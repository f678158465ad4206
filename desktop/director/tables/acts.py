"""What can be done with somebody at the tables, by click or key: out, a rebuy, an add-on, a move, a count."""

from collections.abc import Callable
from functools import partial

from PyQt6.QtCore import QObject, pyqtSignal, pyqtSlot
from PyQt6.QtWidgets import QDialog, QWidget

from desktop.bridge import Bridge
from desktop.director.dialogs.asked import AskedDialog, Question
from desktop.director.dialogs.going_home import GoingHomeDialog
from desktop.director.dialogs.shot_clock import ShotClockDialog
from desktop.director.tables import counting, furniture, sold
from desktop.director.tables.bust_dialog import BustDialog
from desktop.director.tables.counting import CountDialog
from desktop.director.tables.draw_dialog import DrawDialog, DrawnDialog, drawn_by, seats
from desktop.director.tables.last_moves import LastMoves
from desktop.director.tables.move_dialog import MoveDialog
from desktop.director.tables.way_dialog import WayDialog
from desktop.play.table import naming_tables
from tournament import wording
from tournament.events import Seat, TableWay, Timing
from tournament.language import gettext as _
from tournament.names import EntryNo, SeatNo, TableNo
from tournament.outs import elimination, hand_for_hand
from tournament.people.people import sort_key
from tournament.state import Tournament
from tournament.tables import next_hand


class Acts(QObject):
    """Opens the dialog, or says at the seat why not.

    Signals:
        told: a sentence for the quiet bar.
        moves_done: everybody sits where he should.
        opened: a dialog that is to be shown.
        refused: the sentence why not, and the seat beside which it is said.
        watched: the number of a table whose window is to be opened.
        recorded: the number of a table at which a hand is to be entered.
        pot_wanted: the number of a table at which a pot is to be settled.
    """

    told = pyqtSignal(str)
    moves_done = pyqtSignal()
    opened = pyqtSignal(QDialog)
    refused = pyqtSignal(str, object)
    watched = pyqtSignal(int)
    recorded = pyqtSignal(int)
    pot_wanted = pyqtSignal(int)

    def __init__(self, bridge: Bridge, page: QWidget) -> None:
        super().__init__(page)
        self._bridge, self._page = bridge, page

    # ---- with a player -----------------------------------------------------------------------------------------------

    def bust(self, entry: EntryNo) -> None:
        """Ask who has the chips, and what he does now."""
        place = self._bridge.state.entry(entry).seat
        why = None if place is None else why_not_out(self._bridge, place, entry)
        if why is not None:
            self.refused.emit(why, place)
        else:
            self.opened.emit(BustDialog(self._bridge, entry, self._page))

    def rebuy(self, entry: EntryNo) -> None:
        """Ask whether he pays now."""
        self._sell(entry, sold.rebuy)

    def add_on(self, entry: EntryNo) -> None:
        """Ask how many, and whether he pays now."""
        self._sell(entry, sold.add_on)

    def _sell(self, entry: EntryNo, asked: Callable[[Bridge, EntryNo], Question | str]) -> None:
        question = asked(self._bridge, entry)
        if isinstance(question, str):
            self.refused.emit(question, self._bridge.state.entry(entry).seat)
        else:
            self.ask(question)

    def move(self, entry: EntryNo) -> None:
        """Ask to which seat he moves."""
        state = self._bridge.state
        player = state.entry(entry)
        why = robots_play(state)
        if why is None and player.locked:
            why = wording.coded("player_locked", {"name": player.shown_name})
        if why is not None:
            self.refused.emit(why, player.seat)
        else:
            self.opened.emit(MoveDialog(self._bridge, (entry,), self._page, chosen=entry))

    def move_here(self, to: Seat) -> None:
        """Ask who moves to that free seat."""
        seated = sorted(
            (entry for entry in self._bridge.state.left if entry.seat is not None),
            key=lambda entry: sort_key(entry.name),
        )
        self.opened.emit(MoveDialog(self._bridge, [entry.number for entry in seated], self._page, to=to))

    def go_home(self, entry: EntryNo) -> None:
        """Ask what becomes of his stack."""
        self.opened.emit(GoingHomeDialog(self._bridge, entry, self._page))

    def shot_clock(self, table: TableNo, entry: EntryNo | None) -> None:
        """Ask for how long he may think."""
        self.opened.emit(ShotClockDialog(self._bridge, self._page, table=table, entry=entry))

    # ---- with a table ------------------------------------------------------------------------------------------------

    def count(self, table: TableNo, place: Seat | None = None) -> None:
        """Ask what everybody at that table has in front of him."""
        why = counting.why_not(self._bridge.state)
        if why is None and self._bridge.state.table(table).way is not TableWay.KEPT:
            why = _("At the tables the engine knows every stack.")
        if why is not None:
            self.refused.emit(why, place or Seat(table, SeatNo(1)))
        else:
            self.opened.emit(CountDialog(self._bridge, table, self._page))

    def next_hand(self, table: TableNo, place: Seat | None = None) -> None:
        """The hand there is over: button and blinds move on."""
        decision = partial(next_hand.next_hand, number=table)
        why = self._bridge.may(decision)
        if why is not None:
            self.refused.emit(why, place or Seat(table, SeatNo(1)))
        else:
            self._bridge.perform(decision)

    def watch(self, table: TableNo, place: Seat | None = None) -> None:
        """Its window: to look on, and to play at for whoever sits at this screen."""
        why = naming_tables.why_not_shown(self._bridge.state, table)
        if why is not None:
            self.refused.emit(why, place or Seat(table, SeatNo(1)))
        else:
            self.watched.emit(table)

    def choose_way(self, table: TableNo) -> None:
        """Ask how its hands are played from now on."""
        self.opened.emit(WayDialog(self._bridge, table, self._page))

    def record(self, table: TableNo, place: Seat | None = None) -> None:
        """Enter its next hand; where hands are not recorded, that way can be chosen first."""
        if self._bridge.state.table(table).way is TableWay.RECORDED:
            self.recorded.emit(table)
        elif (why := robots_play(self._bridge.state)) is not None:
            self.refused.emit(why, place or Seat(table, SeatNo(1)))
        else:
            self.told.emit(wording.coded("not_a_recorded_table", {"table": table}))
            dialog = WayDialog(self._bridge, table, self._page, wanted=TableWay.RECORDED)
            dialog.accepted.connect(partial(self._record_now, table))
            self.opened.emit(dialog)

    def _record_now(self, table: TableNo) -> None:
        if self._bridge.state.table(table).way is TableWay.RECORDED:
            self.recorded.emit(table)

    # ---- with all of them --------------------------------------------------------------------------------------------

    @pyqtSlot()
    def draw_seats(self) -> None:
        """The draw that anybody can check."""
        self.opened.emit(DrawDialog(self._bridge, seats(self._bridge.state), self._page))

    @pyqtSlot()
    def show_draw(self) -> None:
        """The newest draw, to be read again."""
        evening = self._bridge.evening
        # Single seats are drawn after it, too; they stand in the history.
        live = (stored for stored in reversed(evening.steps) if evening.ledger.is_live(stored.seq))
        newest = next((stored for stored in live if drawn_by(stored) is not None), None)
        if newest is None:
            self.told.emit(_("The seats were given out one by one; the history says which."))
        else:
            self.opened.emit(DrawnDialog(self._bridge, newest, self._page))

    @pyqtSlot()
    def last_moves(self) -> None:
        """The last moves, to be read again, corrected, or copied."""
        dialog = LastMoves(self._bridge, self._page)
        dialog.moves_done.connect(self.moves_done)
        self.opened.emit(dialog)

    @pyqtSlot()
    def open_table(self) -> None:
        """One more table."""
        self.ask(furniture.opened(self._bridge.state))

    @pyqtSlot()
    def begin_rounds(self) -> None:
        """Hand for hand from now on."""
        self._bridge.perform(hand_for_hand.begin)

    def ask(self, question: Question) -> None:
        """Put that question."""
        self.opened.emit(AskedDialog(self._bridge, question, self._page))


def robots_play(state: Tournament) -> str | None:
    """Why nothing is done by hand in an evening of robots, None in one of people."""
    if state.setup.timing is Timing.SIMULATED:
        return _("Robots play this evening; nobody moves or goes out by hand.")
    return None


def why_not_out(bridge: Bridge, place: Seat, entry: EntryNo) -> str | None:
    """Why the player cannot be taken out by hand, None if he can."""
    if bridge.state.tables[place.table].way is not TableWay.KEPT:
        return _("At this table the engine sees who is out.")
    refusal = bridge.refusal(partial(elimination.bust, outs=(elimination.Out(entry),)))
    # Who had more is what the dialog asks.
    return None if refusal is None or refusal.code == "who_had_more" else wording.refusal(refusal)
