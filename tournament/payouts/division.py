"""A pool divided by a plan with nothing lost: what each place gets, in money and in things."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from tournament.names import Cents
from tournament.payouts.plan import PayoutPlan, Rounding, SetPrize
from tournament.payouts.tables import table_of, weights_for, weights_of_places
from tournament.sales.money import PLAY, minor_digits


@dataclass(frozen=True, slots=True)
class Prize:
    """What a place gets.

    Attributes:
        place: from 1.
        amount: minor units; 0 where it is only a thing, or set to nothing by hand.
        thing: what is no money, "" for none.
        by_hand: whether somebody set the amount; then it may be more than a better place's.
    """

    place: int
    amount: Cents
    thing: str = ""
    by_hand: bool = False


def divide(
    pool: Cents, plan: PayoutPlan, entries: int, people: int | None, buy_in: Cents, currency: str
) -> tuple[Prize, ...]:
    """The prizes by place; places that get nothing are left out, unless somebody set that by hand.

    What is set by hand leaves the pool first, from the first place down and as far as the pool goes (`short` says what
    is missing); the weights of the table share the rest among the other places. So the sum is always the pool, nothing
    is ever negative, and the prizes that nobody set never rise with the place. Where every place is set by hand, what
    is left over goes to the first of them. With `plan.places` 0 nothing but what is set by hand is paid.

    Args:
        pool: what there is to win, in minor units.
        plan: table, rounding, and what is set by hand.
        entries: buy-ins and re-entries; they choose the table's column.
        people: how many take part, where there may be fewer than places: then only so many places get money, each
            with its share of what the weights of these sum to. None or 0: nobody knows yet.
        buy_in: the price of one entry, in minor units; the last place should get it back (`plan.unit` None).
        currency: its ISO 4217 code, or `PLAY`.

    Raises:
        BadInput: `currency_unknown`.
    """
    pool = max(pool, 0)
    weights = _weights(plan, entries)[: people or None]
    fixed = _paid_by_hand(pool, plan, people)
    free = {place: weight for place, weight in enumerate(weights, start=1) if place not in fixed}
    rest = pool - sum(fixed.values())
    amounts = dict(fixed)
    if free and rest:
        shared_out = _rounded(rest, tuple(free.values()), plan, buy_in, currency)
        amounts |= dict(zip(free, shared_out, strict=True))
    elif rest and fixed and plan.places != 0:
        amounts[min(fixed)] += rest
    things = {each.place: each.thing for each in plan.by_hand if each.thing}
    return tuple(
        Prize(place, amounts.get(place, 0), things.get(place, ""), by_hand=place in fixed)
        for place in sorted({*amounts, *things})
        if amounts.get(place) or place in things or (place in fixed and pool)
    )


def short(pool: Cents, plan: PayoutPlan, people: int | None) -> Cents:
    """What is missing in the pool for what was set by hand, in minor units; 0: it is all there."""
    return max(0, sum(each.amount or 0 for each in _by_hand(plan, people)) - max(pool, 0))


def amounts_of(prizes: Sequence[Prize]) -> tuple[Cents, ...]:
    """The money from the first place down to the last one that gets any; 0 for places between that get none."""
    by_place = {prize.place: prize.amount for prize in prizes if prize.amount}
    return tuple(by_place.get(place, 0) for place in range(1, max(by_place, default=0) + 1))


def rounded(
    amount: Cents, weights: Sequence[int], unit: Cents, rounding: Rounding = Rounding.DOWN
) -> tuple[Cents, ...]:
    """The amount divided by weights into whole units; what is no whole unit in all goes to the first.

    Where the policy would make a part larger than the one before it, all are rounded down instead (C-177).
    """
    whole = sum(weights)
    down = [amount * weight // whole // unit * unit for weight in weights]
    parts = list(down)
    match rounding:
        case Rounding.DOWN:
            pass
        case Rounding.NEAREST:
            parts = [(2 * amount * weight + whole * unit) // (2 * whole * unit) * unit for weight in weights]
        case Rounding.LARGEST_REMAINDER:
            lost = [amount * weight - part * whole for weight, part in zip(weights, down, strict=True)]
            most_lost = sorted(range(len(weights)), key=lambda place: (-lost[place], place))
            for place in most_lost[: (amount - sum(down)) // unit]:
                parts[place] += unit
    parts[0] += amount - sum(parts)
    if any(here < there for here, there in pairwise((*parts, 0))):
        parts = down
        parts[0] += amount - sum(parts)
    return tuple(parts)


def shared(paid: Sequence[Cents], first_place: int, how_many: int) -> tuple[Cents, ...]:
    """What each of `how_many` people gets who share the places from `first_place` (from 1) on.

    They share the sum of these places' prizes to the last minor unit. What cannot be divided goes one unit each to
    those who stand earlier in the list of the tied, so the caller's order decides; unpaid places count as nothing.
    """
    total = sum(paid[first_place - 1 : first_place - 1 + how_many])
    each, odd = divmod(total, how_many)
    return tuple(each + 1 if number < odd else each for number in range(how_many))


def things_of(prizes: Sequence[Prize], first_place: int, how_many: int = 1) -> tuple[str, ...]:
    """What the places from `first_place` on get beside money; of tied places all things, named for each who shares."""
    return tuple(each.thing for each in prizes if each.thing and 0 <= each.place - first_place < how_many)


def units(currency: str) -> tuple[Cents, ...]:
    """What prizes are usually rounded to, coarse to fine: 5.00, 1.00, one minor unit; play chips: 100, 25, 1."""
    if currency == PLAY:
        return (100, 25, 1)
    one = 10 ** minor_digits(currency)
    return (5 * one, one, 1)


def _weights(plan: PayoutPlan, entries: int) -> tuple[int, ...]:
    table = table_of(plan)
    if plan.places is None:
        return weights_for(table, entries)
    return weights_of_places(table, plan.places) if plan.places else ()


def _by_hand(plan: PayoutPlan, people: int | None) -> tuple[SetPrize, ...]:
    """The amounts set by hand for places that somebody can have, by place."""
    reachable = (each for each in plan.by_hand if each.amount is not None and (not people or each.place <= people))
    return tuple(sorted(reachable, key=lambda each: each.place))


def _paid_by_hand(pool: Cents, plan: PayoutPlan, people: int | None) -> Mapping[int, Cents]:
    """What the pool can pay of what was set by hand: from the first place down, as far as it goes."""
    paid: dict[int, Cents] = {}
    for each in _by_hand(plan, people):
        paid[each.place] = min(each.amount or 0, pool - sum(paid.values()))
    return paid


def _rounded(
    amount: Cents, weights: Sequence[int], plan: PayoutPlan, buy_in: Cents, currency: str
) -> tuple[Cents, ...]:
    """The parts in the plan's unit; where it has none, in the coarsest with which the last one gets its buy-in."""
    if plan.unit is not None:
        return rounded(amount, weights, plan.unit, plan.rounding)
    parts: tuple[Cents, ...] = ()
    for unit in units(currency):
        parts = rounded(amount, weights, unit, plan.rounding)
        if parts[-1] >= max(buy_in, 1):
            break
    return parts
