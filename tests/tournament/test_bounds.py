"""A damaged file, or one made up, asks for no more than an evening can have: it is refused, not reckoned for ever."""

from dataclasses import replace

import pytest

from tests.fakes import Night, created
from tournament import fold
from tournament.bounties.bounty_rule import BountyKind, BountyRule, Envelopes
from tournament.clocks.clock import Clock
from tournament.draws import seating
from tournament.errors import RuleViolation
from tournament.events import (
    Draw,
    EnvelopesFilled,
    EveningCreated,
    Event,
    PayoutsSet,
    PlayersKeptApart,
    TableChanged,
    TableOpened,
    TableWay,
)
from tournament.names import EntryNo, PlayerId, TableNo
from tournament.payouts.plan import PayoutPlan

MANY = 999_999_999_999
SETUP = replace(created(), bounties=BountyRule(BountyKind.MYSTERY))


@pytest.mark.parametrize("many", [MANY, -MANY, 11, 1, 0])
@pytest.mark.parametrize(
    "setup",
    [lambda many: replace(SETUP, seats=many), lambda many: replace(SETUP, rules=replace(SETUP.rules, chairs=many))],
)
def test_an_evening_has_tables_that_people_can_sit_at(setup: object, many: int) -> None:
    event: EveningCreated = setup(many)  # type: ignore[operator]
    with pytest.raises(RuleViolation, match="chairs_out_of_range"):
        fold.apply_step(None, (event,), 0)


@pytest.mark.parametrize("many", [MANY, -MANY])
@pytest.mark.parametrize(
    ("fact", "code"),
    [
        (lambda many: TableOpened(TableNo(9), many, TableWay.KEPT), "chairs_out_of_range"),
        (lambda many: TableOpened(TableNo(9), 10, TableWay.KEPT, many), "size_out_of_range"),
        (lambda many: TableChanged(TableNo(1), many), "size_out_of_range"),
        (lambda many: PayoutsSet(PayoutPlan(places=many)), "places_out_of_range"),
        (lambda many: EnvelopesFilled((Envelopes(100, many),)), "envelopes_wrong_number"),
        (lambda many: EnvelopesFilled((Envelopes(100, many), Envelopes(50, -many))), "envelopes_wrong_number"),
    ],
)
def test_a_fact_beyond_all_bounds_does_not_stand(fact: object, code: str, many: int) -> None:
    night = Night(SETUP).enter("Anna", "Boris").draw().start()
    event: Event = fact(many)  # type: ignore[operator]
    with pytest.raises(RuleViolation, match=code):
        fold.apply_step(night.evening.state, (event,), night.clock.at)


@pytest.mark.parametrize("part", [MANY, -MANY])
def test_a_part_of_a_level_that_is_not_there_is_its_last_or_first(part: int) -> None:
    clock = Clock(SETUP.structure)
    assert clock.spot(clock.index_of(2, part))[0] == 2


def test_a_seat_for_somebody_who_never_entered_is_refused_also_where_others_are_kept_apart() -> None:
    night = Night(SETUP).enter("Anna", "Boris").draw()
    apart = fold.apply(PlayersKeptApart((PlayerId(1), PlayerId(2))), night.evening.state, night.clock.at)
    with pytest.raises(RuleViolation, match="no_such_entry"):
        seating.drawn_seat(apart, Draw(2, "00" * 32), EntryNo(9))
