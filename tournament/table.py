"""An open table, and the moves that were made."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.seats import Positions
from tournament.events import Moved, TableWay
from tournament.names import Chips, EntryNo, Instant, SeatNo, TableNo

MOST_CHAIRS = 10
"""More people than that do not fit round a table."""

FEWEST_SEATS = 2
"""With fewer nobody can play there."""


@dataclass(frozen=True, slots=True)
class UnderWay:
    """A hand that has begun and is not over: since when, at the level of which index, who was dealt in with what."""

    number: int
    began: Instant
    level: int
    positions: Positions
    stacks: Mapping[EntryNo, Chips]


@dataclass(frozen=True)
class Table:
    """An open table.

    Attributes:
        seats: who sits where.
        hands: the number of the last hand that is over here, dealt, recorded or told; `level`: index of its level.
        begun: the highest number under which a hand has begun here, void or not; `under_way`: the hand being dealt.
        again: index of the level of a void hand, which the next one has again (TDA 35-C).
        positions: button and blinds of the last hand, None where no hand is known; `over`: whether that hand is over.
        first_button: the seat drawn for the button of the first hand.
        dealt_in: entries that have had a hand here since sitting down; others are newcomers (TDA 10-A).
        ready: the instant from which the next hand can begin; where the director told the positions, when he did.
        held: whether it waits until it is broken or the final table is drawn.
        hands_in_level: how many hands it has played in the level of index `level`.
        size: how many sit here while several tables play; `unavailable`: chairs that nobody gets.
        name: what it is called beside its number, often nothing.
        overflow: whether it was opened after the start; such tables break first (WSOP 35).
    """

    number: TableNo
    chairs: int
    way: TableWay
    size: int = 10
    seats: Mapping[SeatNo, EntryNo] = field(default_factory=dict)
    hands: int = 0
    level: int = 0
    positions: Positions | None = None
    over: bool = True
    first_button: SeatNo | None = None
    dealt_in: frozenset[EntryNo] = frozenset()
    ready: Instant = 0
    held: bool = False
    hands_in_level: int = 0
    name: str = ""
    unavailable: frozenset[SeatNo] = frozenset()
    overflow: bool = False
    begun: int = 0
    under_way: UnderWay | None = None
    again: int | None = None

    @property
    def next_number(self) -> int:
        """The number of the next hand to begin: that of a void one is not dealt again."""
        return max(self.hands, self.begun) + 1

    @property
    def hand(self) -> int:
        """The number of the hand of `positions`, 0 where none was counted."""
        return self.hands if self.over else max(self.hands, self.begun)

    @property
    def pictured(self) -> int:
        """How many chairs a picture of it has: those it plays with, and as far as somebody sits beyond them."""
        return max(min(self.size, self.chairs), *self.seats, 0)

    @property
    def places(self) -> int:
        """How many can sit here while several tables play."""
        upto = min(self.size, self.chairs)
        return upto - sum(seat <= upto for seat in self.unavailable)

    @property
    def newcomers(self) -> tuple[SeatNo, ...]:
        """Seats whose players have had no hand here yet, unless nobody has."""
        if self.positions is None:
            return ()
        return tuple(seat for seat, entry in self.seats.items() if entry not in self.dealt_in)

    def open_seats(self) -> tuple[SeatNo, ...]:
        """The free seats of those used while several tables play, lowest first."""
        return self._free(min(self.size, self.chairs))

    def free_chairs(self) -> tuple[SeatNo, ...]:
        """All free chairs, extra ones too, lowest first."""
        return self._free(self.chairs)

    def _free(self, upto: int) -> tuple[SeatNo, ...]:
        chairs = (SeatNo(n) for n in range(1, upto + 1))
        return tuple(chair for chair in chairs if chair not in self.seats and chair not in self.unavailable)


@dataclass(frozen=True, slots=True)
class ClosedTable:
    """A table that is no longer open: its number, and what it was called beside it, often nothing."""

    number: TableNo
    name: str = ""


@dataclass(frozen=True, slots=True)
class MovesMade:
    """Players changed chairs, at one time and by one rule (`TDA 11`; empty: by hand).

    `closed`: the tables that they left for good by it; `everybody`: whether all seats were drawn anew.
    """

    at: Instant
    rule: str
    moves: tuple[Moved, ...]
    closed: tuple[ClosedTable, ...] = ()
    everybody: bool = False
