"""How an evening pays: which table, how it rounds, what is guaranteed, and which prizes somebody set by hand."""

from dataclasses import dataclass, replace
from enum import StrEnum

from tournament.names import Cents

MOST_PLACES = 1_000
"""The most places that are paid, and the last one that gets something by hand."""


@dataclass(frozen=True, slots=True)
class Column:
    """Up to so many entries: the weights of first to last paid place; only their proportions matter."""

    entries: int
    weights: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PayoutTable:
    """A payout table: columns by rising number of entries. Above the last column's entries that one still counts."""

    name: str
    columns: tuple[Column, ...]


class Rounding(StrEnum):
    """What happens to the part of a prize that is no whole unit."""

    DOWN = "down"
    """Every prize is rounded down, the remainder goes to the first."""
    NEAREST = "nearest"
    """Every prize but the first is rounded to the nearest unit; what that gains or takes is the first's."""
    LARGEST_REMAINDER = "largest_remainder"
    """Rounded down; the units left go one each to those that lost most."""


@dataclass(frozen=True, slots=True)
class SetPrize:
    """What the director set for a place (from 1) by hand.

    `amount`: minor units, whatever the pool comes to (fixed, locked); None: the table's share. `thing`: something that
    is no money and comes on top (`Trophy`).
    """

    place: int
    amount: Cents | None = None
    thing: str = ""


@dataclass(frozen=True, slots=True)
class PayoutPlan:
    """How the pool is divided.

    Attributes:
        table: None: the BARGE Unified Payouts.
        rounding: the policy; `unit`: what prizes are rounded to, in minor units; None: 5.00, then 1.00, then the minor
            unit where the last place would otherwise get less than its buy-in (play chips: 100, 25, 1).
        places: how many places are paid instead of the column's number; 0: none, the pool stays undivided.
        guarantee: the pool is at least that, in minor units; the house gives what is missing.
        by_hand: prizes set by hand, by place.
    """

    table: PayoutTable | None = None
    rounding: Rounding = Rounding.DOWN
    unit: Cents | None = None
    places: int | None = None
    guarantee: Cents = 0
    by_hand: tuple[SetPrize, ...] = ()


class Part(StrEnum):
    """What of a plan the director sets at one time."""

    TABLE = "table"
    ROUNDING = "rounding"
    """The policy, and the unit."""
    PLACES = "places"
    """How many are paid; with none of them nothing stays set by hand."""
    GUARANTEE = "guarantee"
    PRIZES = "prizes"
    """What is set by hand for some places."""


def changed(now: PayoutPlan, to: PayoutPlan, parts: tuple[Part, ...], places: tuple[int, ...] = ()) -> PayoutPlan:
    """The plan with these parts as in the other one; no parts: the other plan.

    `places`: those whose prize is set by hand, or no longer is, where `parts` holds PRIZES.
    """
    if not parts:
        return to
    plan = now
    if Part.TABLE in parts:
        plan = replace(plan, table=to.table)
    if Part.ROUNDING in parts:
        plan = replace(plan, rounding=to.rounding, unit=to.unit)
    if Part.PLACES in parts:
        plan = replace(plan, places=to.places, by_hand=() if to.places == 0 else plan.by_hand)
    if Part.GUARANTEE in parts:
        plan = replace(plan, guarantee=to.guarantee)
    if Part.PRIZES in parts:
        kept = [each for each in plan.by_hand if each.place not in places]
        plan = replace(plan, by_hand=tuple(sorted((*kept, *to.by_hand), key=lambda each: each.place)))
    return plan


USUAL = PayoutPlan()
"""The plan of an evening that says nothing else."""
