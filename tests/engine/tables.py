"""Short ways to open a cash table and play hands at it."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from engine.actions import Call, Check, Fold
from engine.blinds import Blinds, Limit
from engine.deck import shuffled
from engine.errors import EngineRefusal
from engine.hand import Hand
from engine.presets import PACIFIC
from engine.rules import HouseRules
from engine.table import Table

BLINDS = Blinds(5, 10)
FIXED = Blinds(5, 10, limit=Limit.FIXED_LIMIT)


def opened(rules: HouseRules, *seats: int, chips: int = 500, button: int = 1, buy_in: int = 0) -> Table:
    """A 5/10 table before its first hand."""
    table = Table(rules=rules, blinds=FIXED if rules is PACIFIC else BLINDS, stated_buy_in=buy_in)
    for seat in seats:
        table = table.sit_down(seat, chips)
    return table.with_button(button)


def dealt(table: Table) -> tuple[Table, Hand]:
    """The next hand from a deck like any other."""
    return table.next_hand(shuffled(Random(0)))


def folded(table: Table, hands: int = 1) -> Table:
    """The table after hands in which everybody folds to the big blind."""
    for _ in range(hands):
        table, hand = dealt(table)
        while not hand.is_over:
            hand.act(Fold())
        table = table.finished(hand)
    return table


def called_down(table: Table) -> Table:
    """The table after a hand in which everybody calls and checks."""
    table, hand = dealt(table)
    while not hand.is_over:
        hand.act(Check() if hand.legal().can_check else Call())
    return table.finished(hand)


def refused(asked: Callable[[], object]) -> EngineRefusal:
    """The refusal that this ends with."""
    with pytest.raises(EngineRefusal) as refusal:
        asked()
    return refusal.value


def broke(table: Table, seat: int, chips: int = 0) -> Table:
    """The table as if this seat had lost all but so many chips to another."""
    other = next(number for number in table.places if number != seat)
    lost = table.places[seat].chips - chips
    places = dict(table.places)
    places[seat] = replace(places[seat], chips=chips)
    places[other] = replace(places[other], chips=places[other].chips + lost)
    return replace(table, places=places)


def where(table: Table) -> tuple[int, int | None, int]:
    """Button, small blind and big blind of the next hand."""
    positions = table.coming().positions
    return positions.button, positions.small_blind, positions.big_blind
