"""Short ways to test a ruling under every house."""

from collections.abc import Callable

import pytest

from engine.errors import EngineRefusal
from engine.hand import Hand
from engine.presets import PRESETS, TDA
from engine.rules import HouseRules
from engine.saved import saved
from tests.engine.dealing import everything, name_of, table

HOUSES = list(PRESETS.values())
each_house = pytest.mark.parametrize("rules", HOUSES, ids=name_of)


def dealt(rules: HouseRules = TDA, players: int = 4, *, chips: int = 1000, carried: int = 0) -> Hand:
    """Blinds 50/100, button in seat 1; with four players seat 4 begins and the deck goes round 2, 3, 4, 1."""
    stacks = dict.fromkeys(range(1, players + 1), chips)
    return table(stacks, (50, 100), rules=rules, limit=rules.limits[0], carried=carried)


def refused(hand: Hand, rule_on: Callable[[Hand], object]) -> str:
    """The code with which a ruling is refused; nothing may have changed."""
    before = (everything(hand), saved(hand))
    with pytest.raises(EngineRefusal) as refusal:
        rule_on(hand)
    assert (everything(hand), saved(hand)) == before
    return refusal.value.code
