"""Facts about money and about chips that are bought, granted, counted or found wrong."""

from dataclasses import dataclass

from tournament.names import Cents, Chips, EntryNo, PlayerId
from tournament.sales.prices import Fund, Price, Purchase


@dataclass(frozen=True, slots=True)
class PricesSet:
    """What is sold from now on; what was sold stays as it was."""

    prices: tuple[Price, ...]


@dataclass(frozen=True, slots=True)
class ChipsBought:
    """A rebuy or an add-on, of whose price `paid` was paid at once.

    `entry` is None where players are counted instead of named.
    """

    entry: EntryNo | None
    bought: Purchase
    paid: Cents = 0


@dataclass(frozen=True, slots=True)
class ChipsGranted:
    """Each of these entries got so many chips for nothing: a bonus, or chips added for everyone."""

    entries: tuple[EntryNo, ...]
    chips: Chips
    reason: str


@dataclass(frozen=True, slots=True)
class ChipsCorrected:
    """There are more chips in play than was thought, or fewer (negative)."""

    chips: Chips
    reason: str


@dataclass(frozen=True, slots=True)
class StackCount:
    """What one player had when he was counted."""

    entry: EntryNo
    chips: Chips


@dataclass(frozen=True, slots=True)
class StacksCounted:
    """Real chips were counted at the step's instant; they go stale with every hand."""

    counts: tuple[StackCount, ...]


@dataclass(frozen=True, slots=True)
class MoneyReceived:
    """A person paid; None: nobody in particular, where players are counted instead of named."""

    player: PlayerId | None
    amount: Cents


@dataclass(frozen=True, slots=True)
class MoneyReturned:
    """A person got money back that he had paid without need; None: nobody in particular."""

    player: PlayerId | None
    amount: Cents


@dataclass(frozen=True, slots=True)
class HouseContributed:
    """The house adds to the prizes out of its own pocket."""

    amount: Cents
    reason: str


@dataclass(frozen=True, slots=True)
class MoneyAdjusted:
    """Money came to a fund, or went from it (negative), beside all prices."""

    fund: Fund
    amount: Cents
    reason: str


@dataclass(frozen=True, slots=True)
class PrizePaid:
    """A prize or a bounty was handed over: `amount` in all, of which `netted` stayed here for what he owed.

    `fund` is PRIZES or BOUNTIES; `because`: why it was paid while the place was not final yet.
    """

    entry: EntryNo
    fund: Fund
    amount: Cents
    netted: Cents = 0
    because: str = ""
