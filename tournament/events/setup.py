"""The first fact of every evening: what it is and what it copied from the club."""

from dataclasses import dataclass
from enum import StrEnum

from tournament.bounties.bounty_rule import FIXED, BountyRule
from tournament.chips.chips import Chip
from tournament.names import Cents, Chips
from tournament.payouts.plan import USUAL, PayoutPlan
from tournament.rules import EveningRules
from tournament.sales.prices import Buying, Price
from tournament.structures.structure import Structure


class Timing(StrEnum):
    """How an evening's time passes; chosen at creation, for ever."""

    SIMULATED = "simulated"
    """Only by the stated length of each dealt hand."""
    REAL = "real"
    """By the clock on the wall."""


class TableWay(StrEnum):
    """What the program knows of a table's hands."""

    KEPT = "kept"
    """Real cards and chips; stacks are unknown unless counted."""
    RECORDED = "recorded"
    """Real cards, each hand entered."""
    DEALT = "dealt"
    """The engine deals."""


@dataclass(frozen=True, slots=True)
class EveningCreated:
    """The evening and all it copies from the club; always the first fact of its stream.

    Attributes:
        seats: how many are seated at a table while several play.
        prices: what is sold, the usual buy-in first (`prices.plain` for an evening with nothing else).
        seed: the whole number a simulated evening hangs on, None where people play.
        way: what tables are opened as.
        capacity: the most who may be in at one time; None: no limit.
        counted: "just a clock": players are counted, not named, and nobody gets a seat; names may be added later.
        payouts, bounties, chip_set: how the pool and the heads are paid, and which chips are owned, as it begins.
    """

    name: str
    structure: Structure
    prices: tuple[Price, ...]
    seats: int
    currency: str
    timing: Timing
    way: TableWay
    seed: int | None
    rules: EveningRules
    house_rules: str = "tda"
    capacity: int | None = None
    counted: bool = False
    payouts: PayoutPlan = USUAL
    bounties: BountyRule = FIXED
    chip_set: tuple[Chip, ...] = ()

    @property
    def starting_stack(self) -> Chips:
        """The chips of the usual buy-in, as the evening was created."""
        return self._usual.chips

    @property
    def buy_in(self) -> Cents:
        """What the usual buy-in costs in all, as the evening was created; minor units."""
        return self._usual.shares.total

    @property
    def fee(self) -> Cents:
        """What of the usual buy-in is not for the prizes nor for heads, as the evening was created; minor units."""
        return self._usual.shares.house + self._usual.shares.league

    @property
    def _usual(self) -> Price:
        return next(price for price in self.prices if price.buying is Buying.BUY_IN)
