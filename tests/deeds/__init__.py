"""What could happen next in an evening: for every kind of fact a step that stands, chosen by chance.

Bare facts, not decisions: the log must bear whatever was ever written into it.
"""

from collections.abc import Mapping
from dataclasses import replace

from tests.deeds.clock import CLOCK
from tests.deeds.hands import HANDS
from tests.deeds.money import MONEY, PRIZES
from tests.deeds.occasions import Deed, Facts, enter
from tests.deeds.outs import OUTS
from tests.deeds.people import PEOPLE
from tests.deeds.seats import SEATS
from tests.fakes import created
from tournament.events import EveningCreated, Event, TableWay

__all__ = ["DEEDS", "Facts", "enter", "evening_of_everything"]

DEEDS: Mapping[type[Event], Deed] = {**PEOPLE, **MONEY, **SEATS, **OUTS, **CLOCK, **PRIZES, **HANDS}
"""Every kind of fact of an evening but its creation."""


def evening_of_everything() -> EveningCreated:
    """One in which every kind of fact can happen."""
    return replace(created(name="Everything"), way=TableWay.KEPT)
