"""Heads-up duplicate deals: every deck is played twice with the seats swapped, so that luck of the cards cancels."""

import math
from dataclasses import dataclass
from random import Random

from engine.blinds import Blinds
from engine.deck import shuffled
from engine.hand import Hand
from engine.robots import Robot, play_out
from engine.seats import first_positions


@dataclass(frozen=True)
class Duplicate:
    """What the first of two robots won from the other.

    Attributes:
        hands: how many were played, two a deal.
        won: chips in a hundred hands, on average.
        error: the standard error of that, from deal to deal.
    """

    hands: int
    won: float
    error: float

    @property
    def errors(self) -> float:
        """How many standard errors it lies above nothing."""
        return self.won / self.error if self.error else 0.0


def duplicate(one: Robot, other: Robot, hands: int, blinds: Blinds, chips: int, seed: int = 0) -> Duplicate:
    """So many hands between the two, `chips` each in every one, both in each seat and on the button alike."""
    found = []
    for deal in range(hands // 2):
        deck, button = shuffled(Random(2 * (seed + deal))), 1 + deal % 2
        stacks = {1: chips, 2: chips}
        won = 0
        for mine in (1, 2):
            hand = Hand(stacks, first_positions(button, stacks), blinds, deck)
            result = play_out(hand, {mine: one, 3 - mine: other}, Random(2 * (seed + deal) + 1))
            won += result.deltas[mine]
        found.append(won)
    mean = sum(found) / len(found)
    square = sum((won - mean) ** 2 for won in found) / (len(found) - 1)
    return Duplicate(2 * len(found), 50 * mean, 50 * math.sqrt(square / len(found)))
