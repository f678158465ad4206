"""The tournament as it stands: an immutable value, made by folding the evening's facts."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.seats import Positions
from tournament.clock import Clock
from tournament.errors import RuleViolation
from tournament.events import EveningCreated, HandForHandClock, Removal, Seat, TableWay
from tournament.language import gettext as _
from tournament.names import Cents, Chips, EntryNo, Instant, Milliseconds, PlayerId, SeatNo, TableNo
from tournament.prices import Fund, Price, Purchase, Shares
from tournament.structure import Structure

NOTHING_REFUNDED = Shares()


@dataclass(frozen=True, slots=True)
class Bust:
    """How an entry went out.

    Attributes:
        group: busts of one group are of one hand at one table; groups count up in the order of elimination.
        rank: 1 had most chips at the start of that hand; equal ranks tie (WSOP 126-b).
        seat: where the player sat; None where nobody has a seat.
        hand: the evening's running number of the hand, where it is known.
        level: index from 0 of the level of that hand, or of the level or break in which the bust was told.
        removed: why the chips left play, where nobody won them.
    """

    group: int
    rank: int
    at: Instant
    by: tuple[EntryNo, ...]
    seat: Seat | None
    hand: int | None
    level: int
    started_with: Chips | None
    removed: Removal | None = None


@dataclass(frozen=True, slots=True)
class Guest:
    """A person of this evening, expected or entered.

    Attributes:
        arrived: since when he is here; None while he is not.
        came: whether he has been here at all tonight.
    """

    player: PlayerId
    name: str
    arrived: Instant | None = None
    came: bool = False


@dataclass(frozen=True)
class Entry:
    """One entry: who, what was bought, where it sits, what it has.

    Attributes:
        player: None while the entry is only counted; `account`: who owes and is owed its money, None: nobody in
            particular, it was paid at once.
        purchases: the buy-in or re-entry first, then rebuys and add-ons.
        bought: the chips it brought into play in all, granted ones too.
        stack: None where chips are real and nobody counted them.
        counted: when the stack was counted, None where it is not a count.
        sat_at: when the entry came to its seat.
        entered_at: when it entered, before or after the start; `entered_in`: the level (from 1, as people see it) that
            the clock showed then, or the one before that break; 1 before the start.
        again: the same person's entry before it.
        knockouts: who took it out before it bought back in, where that keeps its credit; `heads`: how many of the
            purchases were lost with each of these.
        cancelled: whether it was taken out as if it had never been; `refund`: what of its price is no longer due.
    """

    number: EntryNo
    player: PlayerId | None
    name: str
    purchases: tuple[Purchase, ...]
    bought: Chips
    stack: Chips | None
    seat: Seat | None = None
    sat_at: Instant | None = None
    entered_at: Instant = 0
    entered_in: int = 0
    moves: int = 0
    bust: Bust | None = None
    account: PlayerId | None = None
    counted: Instant | None = None
    again: EntryNo | None = None
    knockouts: tuple[tuple[EntryNo, ...], ...] = ()
    heads: tuple[int, ...] = ()
    cancelled: bool = False
    refund: Shares = NOTHING_REFUNDED

    @property
    def shown_name(self) -> str:
        """The name, or `Player 7` where players are only counted."""
        return self.name or _("Player {number}").format(number=self.number)

    @property
    def is_in(self) -> bool:
        """Whether the entry is still playing."""
        return self.bust is None and not self.cancelled

    @property
    def charged(self) -> Cents:
        """What is due for it: all purchases that the house does not pay, without what was refunded; minor units."""
        return max(0, self._price - self.refund.total)

    @property
    def comped(self) -> Cents:
        """What the house pays of it: its comps, without what was refunded beyond the rest; minor units."""
        given = sum(each.shares.total for each in self.purchases if each.comp)
        return given - max(0, self.refund.total - self._price)

    @property
    def _price(self) -> Cents:
        return sum(each.due for each in self.purchases)


@dataclass(frozen=True)
class Table:
    """An open table.

    Attributes:
        seats: who sits where.
        hands: how many hands are over here, dealt or told; `level`: index of the level of the last one.
        positions: button and blinds of the last hand, None where no hand is known.
        first_button: the seat drawn for the button of the first hand.
        dealt_in: entries that have had a hand here since sitting down; others are newcomers (TDA 10-A).
        ready: the instant from which the next hand can begin; where the director told the positions, when he did.
        held: whether it waits until it is broken or the final table is drawn.
        hands_in_level: how many hands it has played in the level of index `level`.
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
    hands_in_level: int = 0

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
class Till:
    """The money beside what the entries were charged.

    Attributes:
        received: what each person paid, less what he got back; under None what nobody in particular paid.
        contributed: what the house gave to the prizes.
        adjusted: what came to each fund, or went from it, beside all prices.
        paid_out: what of prizes and bounties each entry got, cash and netted debts together.
        netted: how much of all that stayed here for debts.
    """

    received: Mapping[PlayerId | None, Cents] = field(default_factory=dict)
    contributed: Cents = 0
    adjusted: Mapping[Fund, Cents] = field(default_factory=dict)
    paid_out: Mapping[tuple[EntryNo, Fund], Cents] = field(default_factory=dict)
    netted: Cents = 0


@dataclass(frozen=True, slots=True)
class HandForHand:
    """Every table plays one hand and waits: what the clock does, and how many rounds are over.

    `holds`: whether it was this that stopped the clock; what was paused before stays so when it ends.
    """

    clock: HandForHandClock
    off: Milliseconds
    rounds: int = 0
    holds: bool = False


@dataclass(frozen=True, slots=True)
class ShotClock:
    """A player's time to decide (TDA 29): since when and how long; `entry` None: nobody said who."""

    table: TableNo
    entry: EntryNo | None
    since: Instant
    length: Milliseconds


@dataclass(frozen=True)
class Tournament:
    """Everything the facts say. Places, pool and prizes are worked out from it by `standings` and `prizes`.

    Attributes:
        setup: what the evening copied into its log at creation.
        draws: how many draws there have been; `hands`: how many hands the engine dealt at all tables.
        groups: how many hands have busted somebody.
        last: the newest instant of any fact.
        guests: everybody expected or entered; `waiting`: who waits for a place, first come first.
        prices: what is sold now; `capacity`: the most who may be in at one time, None: no limit.
        closed_at: when registration was closed by hand, None while it follows the prices.
        loose: rebuys and add-ons that belong to nobody in particular.
        corrected: chips found in play beyond those bought, or missing (negative); `removed`: chips that left play.
        shot_clocks: the running ones, by table.
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
    guests: Mapping[PlayerId, Guest] = field(default_factory=dict)
    waiting: tuple[PlayerId, ...] = ()
    prices: tuple[Price, ...] = ()
    capacity: int | None = None
    closed_at: Instant | None = None
    loose: tuple[Purchase, ...] = ()
    corrected: Chips = 0
    removed: Chips = 0
    till: Till = field(default_factory=Till)
    hand_for_hand: HandForHand | None = None
    shot_clocks: Mapping[TableNo, ShotClock] = field(default_factory=dict)
    started: Instant | None = None
    finished: Instant | None = None

    @property
    def structure(self) -> Structure:
        """The structure that the clock follows now; `setup.structure` is the one the evening began with."""
        return self.clock.structure

    @property
    def closed(self) -> bool:
        """Whether registration was closed by hand."""
        return self.closed_at is not None

    @property
    def seats_drawn(self) -> bool:
        """Whether seats have been given out, by the draw before the start or one by one."""
        return any(table.seats for table in self.tables.values())

    @property
    def entered(self) -> tuple[Entry, ...]:
        """The entries that count, re-entries too, by number: all that were not cancelled."""
        return tuple(entry for entry in self.entries.values() if not entry.cancelled)

    @property
    def purchases(self) -> tuple[Purchase, ...]:
        """Everything sold that counts."""
        return (*(bought for entry in self.entered for bought in entry.purchases), *self.loose)

    @property
    def pool(self) -> Cents:
        """What is played for, in minor units."""
        return self.fund(Fund.PRIZES)

    def fund(self, fund: Fund) -> Cents:
        """What is in that fund, in minor units: shares of what was sold, contributions and adjustments."""
        sold = sum(bought.shares.to(fund) for entry in self.entries.values() for bought in entry.purchases)
        sold -= sum(entry.refund.to(fund) for entry in self.entries.values())
        sold += sum(bought.shares.to(fund) for bought in self.loose)
        given = self.till.contributed if fund is Fund.PRIZES else 0
        return sold + given + self.till.adjusted.get(fund, 0)

    @property
    def chips_in_play(self) -> Chips:
        """All chips bought or granted, put right by corrections, without those that left play."""
        bought = sum(entry.bought for entry in self.entries.values())
        return bought + sum(each.chips for each in self.loose) + self.corrected - self.removed

    @property
    def left(self) -> tuple[Entry, ...]:
        """The entries still in, by number."""
        return tuple(entry for entry in self.entries.values() if entry.bust is None and not entry.cancelled)

    def entries_of(self, player: PlayerId | None) -> list[Entry]:
        """The entries of that person that were not taken out, by number; none where players have no name."""
        if player is None or player not in self.guests:
            return []
        return [entry for entry in self.entries.values() if entry.player == player and not entry.cancelled]

    def plays(self, player: PlayerId) -> bool:
        """Whether the person is in at this moment."""
        return any(entry.is_in for entry in self.entries_of(player))

    def entered_again(self, entry: Entry) -> bool:
        """Whether its person has a later entry: then this one is over for good (D-22)."""
        return any(each.number > entry.number for each in self.entries_of(entry.player))

    def has_money(self, player: PlayerId) -> bool:
        """Whether the cash sheet holds anything that the person paid, owes or was handed."""
        mine = [entry for entry in self.entries.values() if entry.player == player]
        paid_out = self.till.paid_out
        return bool(
            self.till.received.get(player)
            or any(entry.charged for entry in mine)
            or any(paid_out.get((entry.number, fund)) for entry in mine for fund in Fund)
        )

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
