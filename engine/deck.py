"""The deck: an ordered tuple of cards, the first one on top."""

from __future__ import annotations

from random import Random

from engine.cards import ALL_CARDS, Card


def shuffled(rng: Random) -> tuple[Card, ...]:
    """All 52 cards in a fair random order, drawn from `rng`.

    Fisher-Yates on `rng.random()` alone: only that sequence is the same in every Python version, so a seed written
    down today deals the same cards for ever. (`Random.shuffle` makes no such promise.)
    """
    deck = list(ALL_CARDS)
    draw = rng.random
    for last in range(51, 0, -1):
        other = int(draw() * (last + 1))
        deck[last], deck[other] = deck[other], deck[last]
    return tuple(deck)
