"""Decisions about how the pool is divided: each sets its part of the plan, in one step."""

from dataclasses import replace
from fractions import Fraction
from typing import Any

from tournament.errors import RuleViolation
from tournament.events import PayoutsSet
from tournament.history import Step
from tournament.names import Cents, Instant
from tournament.payouts.division import Prize, divide, short
from tournament.payouts.plan import MOST_PLACES, Part, PayoutPlan, PayoutTable, Rounding, SetPrize, changed
from tournament.payouts.power_law import power_law_table
from tournament.payouts.tables import table_named, table_of
from tournament.reasons import clean_reason
from tournament.sales.money import MOST, plain_amount
from tournament.standings import persons
from tournament.state import Tournament


def use_table(
    state: Tournament, at: Instant, name: str, rounding: Rounding | None = None, unit: Cents | None = None
) -> Step:
    """The pool is divided by the shipped table of that name; where no places were paid, it says how many are again.

    The plan takes a copy of the table, so that the evening stays as it is when a shipped table changes. `rounding`
    given: with that policy and `unit`, as `set_rounding` takes them.

    Raises:
        RuleViolation: `no_such_payout_table` (`table`, `known`), `payouts_unchanged`, `rounding_unit` (`currency`), and
            what every decision here raises: `payouts_after_deal`, `prizes_beyond_pool`.
    """
    return _divide_by(state, table_named(name), rounding, unit)


def use_power_law(
    state: Tournament,
    at: Instant,
    paid: Fraction,
    first: Fraction,
    last: Fraction,
    rounding: Rounding | None = None,
    unit: Cents | None = None,
) -> Step:
    """The pool is divided by a power law (`power_law_table`): the share of the field paid, the first's, the least.

    Raises:
        BadInput: as `power_law_table`.
        RuleViolation: as `use_table`.
    """
    return _divide_by(state, law_table(paid, first, last), rounding, unit)


def law_table(paid: Fraction, first: Fraction, last: Fraction) -> PayoutTable:
    """The payout table by a power law, with the name by which it is worded.

    Raises:
        BadInput: as `power_law_table`.
    """
    name = f"Power law {_percent(paid)} first {_percent(first)} last {_decimal(last)}"
    return power_law_table(name, paid, first, last)


def set_places(state: Tournament, at: Instant, places: int | None) -> Step:
    """So many places are paid; None: as many as the table says, 0: none, also nothing that was set by hand.

    Raises:
        RuleViolation: `places_out_of_range` (`most`), `payouts_unchanged`.
    """
    _check_places(places)
    return _step(state, PayoutsSet(PayoutPlan(places=places), (Part.PLACES,)), "payout_places", {"places": places})


def set_rounding(state: Tournament, at: Instant, rounding: Rounding, unit: Cents | None = None) -> Step:
    """Prizes are rounded by that policy to `unit`, in minor units; None: to the usual ones, coarse to fine.

    Raises:
        RuleViolation: `rounding_unit` (`currency`): less than one minor unit, or too large; `payouts_unchanged`.
    """
    plan = PayoutPlan(rounding=rounding, unit=_unit(state, unit))
    return _step(state, PayoutsSet(plan, (Part.ROUNDING,)), "payout_rounding", _rounding_facts(plan))


def guarantee(state: Tournament, at: Instant, amount: Cents) -> Step:
    """The pool is at least that, in minor units; what is missing the house gives. 0: nothing is guaranteed.

    Raises:
        RuleViolation: `guarantee_negative`, `amount_too_large`, `payouts_unchanged`, and `prizes_beyond_pool`
            (`amount`, `pool`, `currency`) where prizes set by hand lived on the old guarantee.
    """
    _check_guarantee(amount)
    given = PayoutsSet(PayoutPlan(guarantee=amount), (Part.GUARANTEE,))
    return _step(state, given, "guarantee_set", {"amount": amount})


def set_prize(state: Tournament, at: Instant, place: int, amount: Cents | None, thing: str = "") -> Step:
    """A place gets that, whatever the table says and the pool comes to.

    Args:
        state: the evening.
        at: the instant.
        place: from 1; a place that the table does not pay may be set, too.
        amount: in minor units; 0 is nothing, or only the thing; None: the table's share.
        thing: what is no money, beside the amount: `Bottle of rum`.

    Raises:
        RuleViolation: `place_out_of_range` (`most`), `prize_negative` (`place`), `amount_too_large`, `prize_is_nothing`
            (`place`: neither an amount nor a thing), `prizes_beyond_pool` (`amount`: all that is set by hand, `pool`,
            `currency`), `payouts_unchanged`.
        BadInput: what `clean_reason` says of the thing.
    """
    kept = _checked(SetPrize(place, amount, thing))
    prize = PayoutsSet(PayoutPlan(by_hand=(kept,)), (Part.PRIZES,), (place,))
    return _step(state, prize, "prize_set", {"place": place, "amount": amount, "thing": kept.thing})


def free_prize(state: Tournament, at: Instant, place: int) -> Step:
    """A place gets what the table says again, and nothing beside it.

    Raises:
        RuleViolation: `place_out_of_range` (`most`), `prize_not_set` (`place`).
    """
    _check_place(place)
    if all(each.place != place for each in state.payouts.by_hand):
        raise RuleViolation("prize_not_set", place=place)
    return _step(state, PayoutsSet(PayoutPlan(), (Part.PRIZES,), (place,)), "prize_freed", {"place": place})


def set_all(state: Tournament, at: Instant, plan: PayoutPlan) -> Step:
    """The whole plan at once, as the prize editor asks it; what stays as it was is no part of the step.

    Raises:
        RuleViolation: as the decisions for each part say.
        BadInput: what `clean_reason` says of a thing.
    """
    _check_places(plan.places)
    _check_guarantee(plan.guarantee)
    now = state.payouts
    by_hand = tuple(sorted((_checked(each) for each in plan.by_hand), key=lambda each: each.place))
    to = replace(plan, unit=_unit(state, plan.unit), by_hand=by_hand if plan.places != 0 else ())
    differs = {
        Part.TABLE: table_of(to) != table_of(now),
        Part.ROUNDING: (to.rounding, to.unit) != (now.rounding, now.unit),
        Part.PLACES: to.places != now.places,
        Part.GUARANTEE: to.guarantee != now.guarantee,
        Part.PRIZES: to.by_hand != now.by_hand,
    }
    parts = tuple(part for part, is_other in differs.items() if is_other)
    if not parts:
        raise RuleViolation("payouts_unchanged")
    facts = {"table": table_of(to).name, "places": to.places, "amount": to.guarantee} | _rounding_facts(to)
    if to.by_hand:
        facts["by_hand"] = len(to.by_hand)
    if Part.TABLE not in parts:
        to = replace(to, table=None)
    places = tuple(sorted({each.place for each in (*now.by_hand, *to.by_hand)})) if Part.PRIZES in parts else ()
    return _step(state, PayoutsSet(to, parts, places), "payouts_set", facts)


def _checked(prize: SetPrize) -> SetPrize:
    """A prize set by hand as it is kept."""
    _check_place(prize.place)
    thing = clean_reason(prize.thing) if prize.thing.strip() else ""
    if prize.amount is None and not thing:
        raise RuleViolation("prize_is_nothing", place=prize.place)
    if prize.amount is not None and prize.amount < 0:
        raise RuleViolation("prize_negative", place=prize.place)
    if prize.amount is not None and prize.amount > MOST:
        raise RuleViolation("amount_too_large")
    return replace(prize, thing=thing)


def preview(state: Tournament, plan: PayoutPlan) -> tuple[Prize, ...]:
    """What each place would get by that plan now."""
    setup = state.setup
    pool = replace(state, payouts=plan).pool
    return divide(pool, plan, len(state.entered), len(persons(state)), setup.buy_in, setup.currency)


def missing(state: Tournament) -> Cents:
    """What the pool lacks for the prizes set by hand, because it has shrunk since; minor units."""
    return short(state.pool, state.payouts, len(persons(state)))


def _divide_by(state: Tournament, table: PayoutTable, rounding: Rounding | None, unit: Cents | None) -> Step:
    to, parts = PayoutPlan(table=table), [Part.TABLE]
    facts: dict[str, Any] = {"table": table.name}
    if state.payouts.places == 0:
        parts.append(Part.PLACES)
    if rounding is not None:
        to = replace(to, rounding=rounding, unit=_unit(state, unit))
        parts.append(Part.ROUNDING)
        facts |= _rounding_facts(to)
    return _step(state, PayoutsSet(to, tuple(parts)), "payout_table", facts)


def _step(state: Tournament, given: PayoutsSet, label: str, facts: dict[str, Any]) -> Step:
    """The step that sets it, if it changes anything and the pool can pay what is set by hand.

    While nobody has entered there is no pool to measure by. After a deal nothing changes (`payouts_after_deal`).
    """
    now = state.payouts
    plan = changed(now, given.plan, given.parts, given.places)
    if replace(plan, table=table_of(plan)) == replace(now, table=table_of(now)):
        raise RuleViolation("payouts_unchanged")
    if state.deal is not None:
        raise RuleViolation("payouts_after_deal")
    pool, currency, people = replace(state, payouts=plan).pool, state.setup.currency, len(persons(state))
    lacking = short(pool, plan, people)
    if people and lacking > missing(state):
        there = max(pool, 0)
        facts_of = {"amount": plain_amount(there + lacking, currency), "pool": plain_amount(there, currency)}
        raise RuleViolation("prizes_beyond_pool", currency=currency, **facts_of)
    return Step(label, (given,), facts | {"currency": currency})


def _rounding_facts(plan: PayoutPlan) -> dict[str, Any]:
    return {"rounding": plan.rounding.value, "unit": plan.unit}


def _unit(state: Tournament, unit: Cents | None) -> Cents | None:
    if unit is not None and not 1 <= unit <= MOST:
        raise RuleViolation("rounding_unit", currency=state.setup.currency)
    return unit


def _check_place(place: int) -> None:
    if not 1 <= place <= MOST_PLACES:
        raise RuleViolation("place_out_of_range", most=MOST_PLACES)


def _check_places(places: int | None) -> None:
    if places is not None and not 0 <= places <= MOST_PLACES:
        raise RuleViolation("places_out_of_range", most=MOST_PLACES)


def _check_guarantee(amount: Cents) -> None:
    if amount < 0:
        raise RuleViolation("guarantee_negative")
    if amount > MOST:
        raise RuleViolation("amount_too_large")


def _percent(share: Fraction) -> str:
    return f"{_decimal(100 * share)}%"


def _decimal(number: Fraction) -> str:
    return f"{float(number):g}"
