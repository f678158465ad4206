"""Facts about what the pool is divided into."""

from dataclasses import dataclass
from enum import StrEnum

from tournament.names import Cents, Chips, EntryNo
from tournament.payouts.plan import Part, PayoutPlan


@dataclass(frozen=True, slots=True)
class PayoutsSet:
    """The pool is divided by this plan, or these parts of the plan so far are as in it.

    Only what the director has set counts, so that taking back an older step changes what it set and nothing else.

    Attributes:
        plan: what is set.
        parts: which parts of it; none: all.
        places: whose prizes are set by hand, or no longer are.
    """

    plan: PayoutPlan
    parts: tuple[Part, ...] = ()
    places: tuple[int, ...] = ()


class Ending(StrEnum):
    """How it goes on after a deal."""

    BY_CHIPS = "by_chips"
    """The tournament is over; places go by the chips, equal chips tie."""
    TIE = "tie"
    """The tournament is over; all share the first place."""
    PLAY_ON = "play_on"
    """They play for what was kept, or for the title."""


@dataclass(frozen=True, slots=True)
class DealShare:
    """What one of those who deal gets for certain, in minor units, and the chips he had."""

    entry: EntryNo
    amount: Cents
    chips: Chips | None = None


@dataclass(frozen=True, slots=True)
class DealMade:
    """All who are left agreed to divide the prizes that are left; `kept` of it is for whoever wins.

    `method` says how the shares were found (`icm`, `own`).
    """

    shares: tuple[DealShare, ...]
    kept: Cents
    ending: Ending
    method: str
