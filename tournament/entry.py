"""Who takes part: an entry, how it went out, and the person behind it."""

from dataclasses import dataclass

from tournament.events import Removal, Seat
from tournament.language import gettext as _
from tournament.names import Cents, Chips, EntryNo, Instant, PlayerId
from tournament.sales.prices import Purchase, Shares

NOTHING_REFUNDED = Shares()


@dataclass(frozen=True, slots=True)
class Bust:
    """How an entry went out.

    Attributes:
        group: busts of one group are of one hand at one table, or of one round of hand-for-hand; groups count up in
            the order of elimination.
        rank: 1 had most chips at the start of the hand at that table; equal ranks tie (WSOP 126-b).
        seat: where the player sat; None where nobody has a seat.
        hand: the evening's running number of the hand, where it is known.
        level: index from 0 of the level of that hand, or of the level or break in which the bust was told.
        removed: why the chips left play, where nobody won them.
        in_round: whether the hand was one of a round of hand-for-hand, whose tables are compared (WSOP 126-b).
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
    in_round: bool = False


@dataclass(frozen=True, slots=True)
class Knockout:
    """A loss of all chips after which the player bought back in, where that keeps its credit.

    `by`: who took him out; `heads`: how many of his purchases were lost with it (a head is of what was bought until
    then); `at`: when; `group`: of which hand, as of a `Bust`.
    """

    by: tuple[EntryNo, ...]
    heads: int
    at: Instant
    group: int = 0


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
        knockouts: how it was out before it bought back in, where that keeps its credit.
        deciding: the bust that it may still buy itself out of; until then it is in, without chips, and has no place.
        locked: whether draws and balancing leave it where it sits.
        robot: the style and strength of the robot that plays it (`engine.robots`); None: a person does.
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
    knockouts: tuple[Knockout, ...] = ()
    deciding: Bust | None = None
    locked: bool = False
    cancelled: bool = False
    refund: Shares = NOTHING_REFUNDED
    robot: tuple[str, str] | None = None

    @property
    def shown_name(self) -> str:
        """The name, or `Player 7` where players are only counted."""
        return self.name or _("Player {number}").format(number=self.number)

    @property
    def is_in(self) -> bool:
        """Whether the entry is still playing."""
        return self.bust is None and not self.cancelled

    @property
    def head(self) -> Cents:
        """The bounty shares of what was bought for the head that is on it now, or was taken last; minor units."""
        lost = sum(knockout.heads for knockout in self.knockouts)
        return sum(bought.shares.bounties for bought in self.purchases[lost:])

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
