"""The tournament as it stands: an immutable value, made by folding the evening's facts."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from tournament.bounties.bounty_rule import FIXED, BountyKind, BountyRule, Envelopes, OwnHead
from tournament.chips.chips import Chip
from tournament.clocks.clock import Clock
from tournament.entry import Bust, Entry, Guest, Knockout
from tournament.errors import RuleViolation
from tournament.events import (
    ColourRemoved,
    DealShare,
    Ending,
    EveningCreated,
    HandForHandClock,
    HandsAttached,
)
from tournament.names import Cents, Chips, EntryNo, Instant, Milliseconds, PlayerId, TableNo
from tournament.once import once_a_state
from tournament.payouts.plan import USUAL, PayoutPlan
from tournament.sales.prices import Fund, Price, Purchase
from tournament.structures.structure import Structure
from tournament.table import MovesMade, Table

__all__ = [
    "Bust",
    "Deal",
    "DrawnEnvelope",
    "Entry",
    "Guest",
    "HandForHand",
    "Knockout",
    "MovesMade",
    "Mystery",
    "OrderGiven",
    "ShotClock",
    "Table",
    "Till",
    "Tournament",
]


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

    Attributes:
        holds: whether it was this that stopped the clock; what was paused before stays so when it ends.
        until: it ends by itself after the round that leaves so many players or fewer; None: only by hand.
        as_paid: nobody named that number: it is how many places are paid, also when these change (`limit`).
        together: those out in one round are out at one time, and at the last table it is over.
        done: the tables that have played their hand of this round.
        group: of the busts of this round, None while there are none.
    """

    clock: HandForHandClock
    off: Milliseconds
    rounds: int = 0
    holds: bool = False
    until: int | None = None
    as_paid: bool = False
    together: bool = True
    done: frozenset[TableNo] = frozenset()
    group: int | None = None

    @property
    def under_way(self) -> bool:
        """Whether a round is: some table has played its hand of it, or somebody is out in it, and it is not over."""
        return bool(self.done) or self.group is not None


@dataclass(frozen=True, slots=True)
class OrderGiven:
    """The director's word in which order some finished, best first, those of one group tied.

    `stands`: it lapses where one of them was not out after all, or is back in.
    """

    groups: tuple[tuple[EntryNo, ...], ...]
    stands: bool = True


@dataclass(frozen=True, slots=True)
class Deal:
    """What all who were left agreed on: as `DealMade` says, and when."""

    at: Instant
    shares: tuple[DealShare, ...]
    kept: Cents
    ending: Ending
    method: str


@dataclass(frozen=True, slots=True)
class DrawnEnvelope:
    """The envelope for a head that was lost in the hand of that `group`, or (None) for that of one who is left."""

    entry: EntryNo
    amount: Cents
    group: int | None


@dataclass(frozen=True, slots=True)
class Mystery:
    """The envelopes of a mystery night.

    Attributes:
        filled: all of them, those drawn too.
        since: from when heads draw one, None: not filled yet; `before`: the heads that were lost by then, each as its
            entry and the group of its bust.
        drawn: for which heads, and what. Who came back in afterwards has not lost that head: his envelope is back
            among the others.
    """

    filled: tuple[Envelopes, ...] = ()
    since: Instant | None = None
    before: frozenset[tuple[EntryNo, int]] = frozenset()
    drawn: tuple[DrawnEnvelope, ...] = ()


@dataclass(frozen=True, slots=True)
class ShotClock:
    """A player's time to decide (TDA 29): since when and how long; `entry` None: nobody said who."""

    table: TableNo
    entry: EntryNo | None
    since: Instant
    length: Milliseconds


NO_ENVELOPES = Mystery()


@dataclass(frozen=True)
class Tournament:
    """Everything the facts say. Places, pool and prizes are worked out from it by `standings` and `prizes`.

    Attributes:
        setup: what the evening copied into its log at creation.
        draws: how many draws there have been; `hands`: how many hands the engine dealt at all tables.
        groups: how many hands have busted somebody; those of one round of hand-for-hand count as one.
        orders: in which order the director said that some finished, one after the other.
        last: the newest instant of any fact.
        guests: everybody expected or entered; `waiting`: who waits for a place, first come first.
        prices: what is sold now; `capacity`: the most who may be in at one time, None: no limit.
        closed_at: when registration was closed by hand, None while it follows the prices.
        loose: rebuys and add-ons that belong to nobody in particular.
        corrected: chips found in play beyond those bought, or missing (negative); `removed`: chips that left play.
        shot_clocks: the running ones, by table.
        commitments: the SHA-256 shown of the seeds of draws to come, by the draw's number.
        apart: pairs of persons who are not drawn to one table.
        breaking: the tables that break first, in this order; the others follow, the highest number first.
        redraws: at how many tables everybody drew a new seat so far.
        moved: the last moves, newest last.
        payouts: how the pool is divided; `deal`: what was agreed instead for those who were left.
        bounty_rule, mystery: how heads are paid; the envelopes.
        chip_set: the chips played with; `colours`: what went out of play, in order.
        holding: who may still have chips of a colour that began to go, by its value; who is out too, if he is back.
        attached: the files of hands that belong to the evening, in order; they change nothing of it.
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
    orders: tuple[OrderGiven, ...] = ()
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
    commitments: Mapping[int, str] = field(default_factory=dict)
    apart: frozenset[tuple[PlayerId, PlayerId]] = frozenset()
    breaking: tuple[TableNo, ...] = ()
    redraws: frozenset[int] = frozenset()
    moved: tuple[MovesMade, ...] = ()
    payouts: PayoutPlan = USUAL
    deal: Deal | None = None
    bounty_rule: BountyRule = FIXED
    mystery: Mystery = NO_ENVELOPES
    chip_set: tuple[Chip, ...] = ()
    colours: tuple[ColourRemoved, ...] = ()
    holding: Mapping[Chips, frozenset[EntryNo]] = field(default_factory=dict)
    attached: tuple[HandsAttached, ...] = ()
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
        """What is played for, in minor units: the prizes' part of what was sold, at least what is guaranteed.

        Never less than nothing: where more was taken from it than is there now, the house gives what is missing.
        """
        return max(self.fund(Fund.PRIZES) + self.from_heads, self.payouts.guarantee)

    @property
    def round_under_way(self) -> bool:
        """Whether tables are in the midst of a round of hand-for-hand: then nobody changes tables by any rule."""
        return self.hand_for_hand is not None and self.hand_for_hand.under_way

    @property
    def ended_by_deal(self) -> bool:
        """Whether a deal has decided it with several still in; then nobody goes or comes back any more."""
        return self.finished is not None and self.deal is not None and self.deal.ending is not Ending.PLAY_ON

    @property
    def overlay(self) -> Cents:
        """What the house gives, where less came together than is guaranteed or than nothing; minor units."""
        return self.pool - self.fund(Fund.PRIZES) - self.from_heads

    @property
    def from_heads(self) -> Cents:
        """What of the pool is the champion's own head, where that belongs to the prizes; minor units.

        While several are in, it is what most entries have brought onto their heads, of equally many the larger amount,
        as nobody knows yet whose it will be.
        """
        rule = self.bounty_rule
        if rule.kind is not BountyKind.FIXED or rule.own_head is not OwnHead.PRIZES:
            return 0
        heads = [entry.head for entry in self.left]
        if self.finished is not None and len(heads) == 1:
            return heads[0]
        # Of what was sold, not of what is on sale: other prices for whoever comes late change nobody's head.
        bought = Counter(entry.purchases[0].shares.bounties for entry in self.entered if entry.purchases)
        usual = max(bought, key=lambda bounty: (bought[bounty], bounty), default=0)
        return min(sum(heads), usual)

    @once_a_state
    def fund(self, fund: Fund) -> Cents:
        """What is in that fund, in minor units: shares of what was sold, contributions and adjustments."""
        sold = sum(bought.shares.to(fund) for entry in self.entries.values() for bought in entry.purchases)
        sold -= sum(entry.refund.to(fund) for entry in self.entries.values())
        sold += sum(bought.shares.to(fund) for bought in self.loose)
        given = self.till.contributed if fund is Fund.PRIZES else 0
        return sold + given + self.till.adjusted.get(fund, 0)

    @property
    def chips_in_play(self) -> Chips:
        """All chips bought or granted, put right by corrections and colour-ups, without those that left play."""
        bought = sum(entry.bought for entry in self.entries.values())
        coloured = sum(each.total for each in self.colours)
        return bought + sum(each.chips for each in self.loose) + self.corrected + coloured - self.removed

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
