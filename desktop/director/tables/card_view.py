"""What a card shows of its table, as a value: two that are equal need no painting."""

from dataclasses import dataclass

from desktop.director.tables.seat_painting import Counted, faintness
from tournament import wording
from tournament.board import view as board
from tournament.board.tables import SeatView, TableView, table_view
from tournament.events import TableWay, Timing
from tournament.language import gettext as _
from tournament.names import Chips, Instant, SeatNo, TableNo
from tournament.state import Tournament


@dataclass(frozen=True, slots=True)
class CardView:
    """All that a card shows.

    Attributes:
        big_blind: in which stacks are counted, None where no blinds are posted.
        held: whether the table begins no more hands for now.
        concerned: whether somebody should move from or to this table.
        short: how many players it is short of the fullest table, where that is enough to stop it.
        dealt: whether the engine deals here.
        counts: of each chair, when its stack was counted; None where it was not.
    """

    table: TableView
    big_blind: Chips | None = None
    held: bool = False
    concerned: bool = False
    short: int = 0
    dealt: bool = False
    counts: tuple[Counted | None, ...] = ()

    @property
    def title(self) -> str:
        """What the table is called."""
        return wording.table_name(self.table.number, self.table.name)

    @property
    def count(self) -> str:
        """How many of its places are taken."""
        return _("{n} of {size}").format(n=self.table.players, size=self.table.places)

    def counted(self, seat: SeatNo) -> Counted | None:
        """When the stack in that seat was counted."""
        return self.counts[seat - 1] if seat <= len(self.counts) else None


def card_view(state: Tournament, number: TableNo, at: Instant, *, concerned: bool = False, short: int = 0) -> CardView:
    """That table at that instant; `state`: without what nobody can know any more (`buttons.as_known`)."""
    table, stakes = table_view(state, number), None
    if state.started is not None and state.finished is None:
        stakes = board.stakes(state, state.clock.level_index(at))
    return CardView(
        table,
        None if stakes is None else stakes.big_blind,
        held=state.tables[number].held,
        concerned=concerned,
        short=short,
        dealt=state.tables[number].way is TableWay.DEALT,
        counts=tuple(_counted(state, seat, at) for seat in table.seats),
    )


def _counted(state: Tournament, seat: SeatView, at: Instant) -> Counted | None:
    entry = None if seat.entry is None else state.entries[seat.entry]
    if entry is None or entry.counted is None or entry.stack is None:
        return None
    utc = state.setup.timing is Timing.SIMULATED
    return Counted(wording.time_of_day(entry.counted, utc=utc), faintness(at - entry.counted))
