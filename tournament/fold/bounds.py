"""What no decision goes beyond, and no fact may either: a damaged file must not ask for a million million chairs."""

from collections.abc import Sequence

from tournament.bounties.bounty_rule import Envelopes
from tournament.errors import RuleViolation
from tournament.events import EveningCreated
from tournament.names import TableNo
from tournament.payouts.plan import MOST_PLACES, PayoutPlan
from tournament.table import FEWEST_SEATS, MOST_CHAIRS

MOST_ENVELOPES = 100_000
"""More heads than any evening has."""


def check_created(event: EveningCreated) -> None:
    """The seats and chairs of a table, and how many places are paid.

    Raises:
        RuleViolation: `chairs_out_of_range`, `places_out_of_range`.
    """
    for seats in (event.seats, event.rules.chairs):
        check_chairs(seats)
    check_places(event.payouts)


def check_chairs(chairs: int) -> None:
    """So many can stand round a table.

    Raises:
        RuleViolation: `chairs_out_of_range`.
    """
    if not FEWEST_SEATS <= chairs <= MOST_CHAIRS:
        raise RuleViolation("chairs_out_of_range", chairs=chairs, least=FEWEST_SEATS, most=MOST_CHAIRS)


def check_size(table: TableNo, size: int) -> None:
    """So many can play there.

    Raises:
        RuleViolation: `size_out_of_range`.
    """
    if not FEWEST_SEATS <= size <= MOST_CHAIRS:
        raise RuleViolation("size_out_of_range", table=table, size=size, least=FEWEST_SEATS, chairs=MOST_CHAIRS)


def check_places(plan: PayoutPlan) -> None:
    """So many places can be paid.

    Raises:
        RuleViolation: `places_out_of_range`.
    """
    if plan.places is not None and not 0 <= plan.places <= MOST_PLACES:
        raise RuleViolation("places_out_of_range", most=MOST_PLACES)


def check_envelopes(envelopes: Sequence[Envelopes]) -> None:
    """So many can be filled.

    Raises:
        RuleViolation: `envelopes_wrong_number`.
    """
    count = sum(each.count for each in envelopes)
    if not 0 <= count <= MOST_ENVELOPES or any(each.count < 0 for each in envelopes):
        raise RuleViolation("envelopes_wrong_number", envelopes=count, wanted=MOST_ENVELOPES)
