"""The prizes of a `.tdt` file as a payout plan of ours."""

from collections.abc import Mapping
from dataclasses import replace

from tournament.names import Cents
from tournament.payouts.division import amounts_of, divide
from tournament.payouts.plan import MOST_PLACES, Column, PayoutPlan, PayoutTable, Rounding, SetPrize
from tournament.sales.money import MOST
from tournament.tdt.fields import minor
from tournament.tdt.file import TdtFile
from tournament.tdt.names import kept_name

TABLE_NAME = "The Tournament Director"
"""What the payout table of an evening's own percentages is called."""

_WEIGHT = 1_000
"""Weights are whole: so many for each percent."""


def paid(file: TdtFile, digits: int) -> Mapping[int, Cents]:
    """What each place got in the end, in minor units; several prizes of one place together."""
    found: dict[int, Cents] = {}
    for prize in file.prizes:
        if 1 <= prize.place <= MOST_PLACES:
            found[prize.place] = found.get(prize.place, 0) + min(max(0, minor(prize.amount, digits)), MOST)
    return found


def plan(file: TdtFile, digits: int) -> PayoutPlan:
    """Percentages as a table of weights, fixed amounts and things as prizes set by hand."""
    shares: dict[int, int] = {}
    fixed: dict[int, Cents] = {}
    things: dict[int, str] = {}
    for prize in file.prizes:
        if not 1 <= prize.place <= MOST_PLACES:
            continue
        if prize.share is None:
            fixed[prize.place] = fixed.get(prize.place, 0) + min(max(0, minor(prize.amount, digits)), MOST)
        else:
            shares[prize.place] = shares.get(prize.place, 0) + max(0, round(prize.share * _WEIGHT))
        if prize.thing:
            things[prize.place] = kept_name(prize.thing, "")
    guarantee = min(max(0, minor(file.guarantee, digits)), MOST)
    last = max((*shares, *fixed), default=0)
    if not last:
        # Who played for no prizes shared none out.
        places = None if file.ended is None else 0
        return PayoutPlan(
            places=places, guarantee=guarantee, by_hand=tuple(SetPrize(place, None, things[place]) for place in things)
        )
    weights = tuple(shares.get(place, 0) for place in range(1, last + 1))
    by_hand = tuple(SetPrize(place, fixed.get(place), things.get(place, "")) for place in sorted({*fixed, *things}))
    unit = max(1, minor(file.unit, digits)) if file.unit else None
    # Only proportions count; where all is fixed, there are none.
    table = PayoutTable(TABLE_NAME, (Column(2, weights if any(weights) else (1,) * last),))
    return PayoutPlan(table, Rounding.NEAREST, unit, last if any(weights) else 0, guarantee, by_hand)


def as_it_was(
    plan: PayoutPlan, amounts: Mapping[int, Cents], entries: int, people: int, buy_in: Cents, currency: str
) -> PayoutPlan:
    """The plan by which a finished evening paid just that: with every prize set by hand if it would come to others."""
    whole = sum(amounts.values())
    own = dict(enumerate(amounts_of(divide(whole, plan, entries, people, buy_in, currency)), start=1))
    if {place: amount for place, amount in own.items() if amount} == {p: a for p, a in amounts.items() if a}:
        return plan
    things = {each.place: each.thing for each in plan.by_hand}
    by_hand = tuple(SetPrize(place, amount, things.get(place, "")) for place, amount in sorted(amounts.items()))
    return replace(plan, places=len(by_hand), by_hand=by_hand)
