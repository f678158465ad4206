"""What a table's window shows: the hand being played, the last one, or why there is none; and who "I" is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from desktop.bridge import Bridge
from desktop.play.bar.at_the_screen import AtTheScreen
from desktop.play.live import hand_log
from desktop.play.live.equities import Equities
from desktop.play.table import naming_tables
from desktop.play.table.source import TableSource
from engine.hand import Hand
from tournament import wording
from tournament.events import TableWay
from tournament.felt import seeing
from tournament.felt.named import Named
from tournament.felt.view import FeltView
from tournament.language import gettext as _
from tournament.names import EntryNo, SeatNo, TableNo
from tournament.state import Table


class TableScene:
    """Asks the evening and the hand, and knows who plays here by hand.

    Attributes:
        source: where its hands come from.
        away: who is not at the screen.
        people: who played here by hand when the table was looked at last, some of them perhaps elsewhere by now.
    """

    def __init__(self, bridge: Bridge, source: TableSource, screen: AtTheScreen, equities: Equities) -> None:
        self.source = source
        self.away: frozenset[EntryNo] = frozenset()
        self.people: tuple[EntryNo, ...] = ()
        self._bridge, self._screen, self._equities = bridge, screen, equities
        self._shown: tuple[Hand, Named] | None = None
        self._title = wording.table_name(source.table, "")

    # ---- the table -------------------------------------------------------------------------------------------------

    @property
    def title(self) -> str:
        """What the table is called, or was while it was open."""
        if self.table is not None:
            self._title = wording.table_name(self.table.number, self.table.name)
        return self._title

    @property
    def table(self) -> Table | None:
        """The table, None once it is broken."""
        return self._bridge.state.tables.get(self.source.table)

    @property
    def seats(self) -> Mapping[SeatNo, EntryNo]:
        """Who sits there now."""
        return {} if self.table is None else self.table.seats

    @property
    def is_over(self) -> bool:
        """Whether the tournament has been won."""
        return self._bridge.state.finished is not None

    def named(self, hand: Hand) -> Named:
        """The people in the hand, as they sat when it began."""
        if self.table is None:
            return Named(self.title, {}, max(hand.order))
        state, at = self._bridge.state, self._bridge.now()
        now = naming_tables.named(state, at, self.table, away=self.away, time=self._screen.time)
        if self._shown is not None and self._shown[0] is hand:
            return replace(self._shown[1], clock=now.clock, away=now.away, time=now.time)
        return now

    def remember(self, hand: Hand) -> None:
        """That hand is shown, with those who sit there now; it stays until another one begins."""
        if self._shown is None or self._shown[0] is not hand:
            self._shown = (hand, self.named(hand))

    # ---- what is seen ----------------------------------------------------------------------------------------------

    def view(self, *, equities: bool) -> FeltView:
        """What may be seen now; `equities`: with the odds of all-in hands."""
        live, table, people = self.source.live, self.table, self._screen
        if live is not None:
            shares = self._equities.of(live.hand, live.board_shown) if equities else {}
            return live.seen(self.named(live.hand), people.eyes, near=people.alone, equity=shares)
        state, at = self._bridge.state, self._bridge.now()
        paused = naming_tables.pause_words(state, at, table)
        if table is None:
            return seeing.between(Named(self.title, {}, 0), paused)
        named = naming_tables.named(state, at, table, away=self.away)
        if paused or self._shown is None:
            return seeing.between(named, paused or self._what_next(), positions=table.positions)
        hand, then = self._shown
        return seeing.seen(hand, replace(then, clock=named.clock, away=named.away, time={}))

    def _what_next(self) -> str:
        """No hand has been played yet while anybody looked: what is to be done."""
        why = self.source.why_not()
        return _("Play on deals one hand after the other, Next hand a single one.") if why is None else why

    def lines(self, view: FeltView) -> list[str]:
        """What happened in the hand that is shown, in words, as far as it may be seen."""
        live = self.source.live
        if live is not None:
            end = view.told if live.end_shown else ""
            return hand_log.lines(live.hand, self.named(live.hand), live.board_shown, end)
        if self._shown is None or not view.is_over or view.hand != self._shown[1].number:
            return []
        hand, named = self._shown
        return hand_log.lines(hand, named, len(hand.board), view.told)

    # ---- who is here -----------------------------------------------------------------------------------------------

    def look_who_is_here(self) -> None:
        """The evening has changed; who has left the table is still asked after."""
        here = () if self.table is None else naming_tables.people(self._bridge.state, self.table)
        self.people = here or self.people

    @property
    def is_shared(self) -> bool:
        """Whether several people of the evening play at this screen, at whichever tables."""
        state = self._bridge.state
        dealt = [table for table in state.tables.values() if table.way is TableWay.DEALT]
        return sum(len(naming_tables.people(state, table)) for table in dealt) > 1

    @property
    def is_played_at(self) -> bool:
        """Whether somebody here plays at it by hand now."""
        here = self.seats.values()
        return any(entry in here for entry in self.people)

    def whose(self) -> EntryNo | None:
        """The person that "I" means: the only one here, the one on turn, or one who is away."""
        if len(self.people) == 1:
            return self.people[0]
        live = self.source.live
        if live is not None and live.waiting_for is not None:
            return self.seats.get(SeatNo(live.waiting_for))
        return next((entry for entry in self.people if entry in self.away), None)

    def others(self) -> tuple[EntryNo, ...]:
        """Everybody else who plays here by hand; nobody where it is not known who "I" is."""
        mine, here = self.whose(), self.seats.values()
        return () if mine is None else tuple(entry for entry in self.people if entry != mine and entry in here)

    def people_now_at(self) -> TableNo | None:
        """The table where somebody sits who played here by hand, between two hands; None: all are here, or out."""
        if self.source.live is not None:
            return None
        seats = [self._bridge.state.entries[entry].seat for entry in self.people]
        return next((seat.table for seat in seats if seat is not None and seat.table != self.source.table), None)
