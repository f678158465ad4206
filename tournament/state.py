"""The tournament as it stands: an immutable value, made by folding the evening's facts."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.seats import Positions
from tournament.clock import Clock
from tournament.errors import RuleViolation
from tournament.events import EveningCreated, Seat, TableWay
from tournament.names import Cents, Chips, EntryNo, Instant, PlayerId, SeatNo, TableNo


@dataclass(frozen=True, slots=True)
class Bust:
    """How an entry went out.

    Attributes:
        group: busts of one group are of one hand at one table; groups count up in the order of elimination.
        rank: 1 had most chips at the start of that hand; equal ranks tie (WSOP 126-b).
        seat: where the player sat.
        hand: the evening's running number of the hand, where it is known.
        level: index from 0 of the level of that hand, or of the level or break in which the bust was told.
    """

    group: int
    rank: int
    at: Instant
    by: tuple[EntryNo, ...]
    seat: Seat
    hand: int | None
    level: int
    started_with: Chips | None


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry: who, what it cost, where it sits, what it has.

    `stack` is None where chips are real and nobody counted them. `sat_at` is when the entry came to its seat.
    """

    number: EntryNo
    player: PlayerId
    name: str
    paid: Cents
    bought: Chips
    stack: Chips | None
    seat: Seat | None = None
    sat_at: Instant | None = None
    moves: int = 0
    bust: Bust | None = None

    @property
    def is_in(self) -> bool:
        """Whether the entry has not been eliminated."""
        return self.bust is None


@dataclass(frozen=True, slots=True)
class Table:
    """An open table.

    Attributes:
        seats: who sits where.
        hands: how many hands the engine has dealt here; `level`: index of the level of the last one.
        positions: button and blinds of the last hand, None where no hand is known.
        first_button: the seat drawn for the button of the first hand.
        dealt_in: entries that have had a hand here since sitting down; others are newcomers (TDA 10-A).
        ready: the instant from which the next hand can begin; where the director told the positions, when he did.
        held: whether it waits until it is broken or the final table is drawn.
    """

    number: TableNo
    chairs: int
    way: TableWay
    seats: Mapping[SeatNo, EntryNo] = field(default_factory=dict)
    hands: int = 0
    level: int = 0
    positions: Positions | None = None
    first_button: SeatNo | None = None
    dealt_in: frozenset[EntryNo] = frozenset()
    ready: Instant = 0
    held: bool = False

    @property
    def newcomers(self) -> tuple[SeatNo, ...]:
        """Seats whose players have had no hand here yet, unless nobody has."""
        if self.positions is None:
            return ()
        return tuple(seat for seat, entry in self.seats.items() if entry not in self.dealt_in)

    def open_seats(self, upto: int) -> tuple[SeatNo, ...]:
        """The free chairs from 1 to `upto`, lowest first."""
        return tuple(SeatNo(n) for n in range(1, min(upto, self.chairs) + 1) if n not in self.seats)


@dataclass(frozen=True, slots=True)
class Tournament:
    """Everything the facts say. Places, pool and prizes are worked out from it by `standings` and `prizes`.

    Attributes:
        setup: what the evening copied into its log at creation.
        draws: how many draws there have been; `hands`: how many hands the engine dealt at all tables.
        groups: how many hands have busted somebody.
        last: the newest instant of any fact.
        started: when the clock first ran (or will, by appointment); `finished`: when the tournament was won.
    """

    setup: EveningCreated
    clock: Clock
    last: Instant
    entries: Mapping[EntryNo, Entry] = field(default_factory=dict)
    tables: Mapping[TableNo, Table] = field(default_factory=dict)
    draws: int = 0
    hands: int = 0
    groups: int = 0
    started: Instant | None = None
    finished: Instant | None = None

    @property
    def seats_drawn(self) -> bool:
        """Whether the draw before the start has taken place."""
        return self.draws > 0

    @property
    def pool(self) -> Cents:
        """What is played for, in minor units."""
        return sum(entry.paid for entry in self.entries.values())

    @property
    def chips_in_play(self) -> Chips:
        """All chips bought; what is lost by one player is won by another."""
        return sum(entry.bought for entry in self.entries.values())

    @property
    def left(self) -> tuple[Entry, ...]:
        """The entries still in, by number."""
        return tuple(entry for entry in self.entries.values() if entry.is_in)

    def has_started(self, at: Instant) -> bool:
        """Whether the clock has run by that instant."""
        return self.started is not None and self.started <= at

    def entry(self, number: EntryNo) -> Entry:
        """The entry of that number.

        Raises:
            RuleViolation: `no_such_entry`.
        """
        try:
            return self.entries[number]
        except KeyError:
            raise RuleViolation("no_such_entry", entry=number) from None

    def table(self, number: TableNo) -> Table:
        """The open table of that number.

        Raises:
            RuleViolation: `no_such_table`.
        """
        try:
            return self.tables[number]
        except KeyError:
            raise RuleViolation("no_such_table", table=number) from None

    def at_table(self, number: TableNo) -> tuple[Entry, ...]:
        """The entries at that table, by seat."""
        return tuple(self.entries[entry] for _, entry in sorted(self.table(number).seats.items()))
