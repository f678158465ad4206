"""Who shows first, whose hand is best, and which pot goes where.

Players are places clockwise from the left of the button, as in `betting`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.cards import Card
from engine.pots import Pot, shares
from engine.ranking import KEYS, NO_CARDS, strength_of_sum


class Award(NamedTuple):
    """One pot given away: its number (0 the main pot, 1 the first side pot), and the chips of each winning place."""

    number: int
    pot: Pot
    winners: dict[int, int]


def showing_order(staying: Sequence[int], aggressor: int | None) -> tuple[int, ...]:
    """In which order hands are shown (TDA 17-A).

    The last to bet or raise on the river comes first, without such a bet the first left of the button, then
    clockwise. Hands of an all-in are told in the same order, though they are turned up together (TDA 16).
    """
    if aggressor is None or aggressor not in staying:
        return tuple(staying)
    first = staying.index(aggressor)
    return (*staying[first:], *staying[:first])


def strengths(holes: Sequence[Sequence[Card]], board: Sequence[Card], staying: Sequence[int]) -> dict[int, int]:
    """The strength of everybody still in, on a complete board."""
    common = NO_CARDS
    for one in board:
        common += KEYS[one]
    found = {}
    for place in staying:
        first, second = holes[place]
        found[place] = strength_of_sum(common + KEYS[first] + KEYS[second], (first, second, *board))
    return found


def awards(pots: Sequence[Pot], strength: Mapping[int, int], smallest_chip: int = 1) -> list[Award]:
    """Who wins what: each pot on its own, the last side pot first and the main pot last (TDA 21, addendum 16).

    A pot with one eligible place is his without comparison, so `strength` may then be empty.
    """
    given = []
    for number in range(len(pots) - 1, -1, -1):
        pot = pots[number]
        best = pot.eligible
        if len(best) > 1:
            top = max([strength[place] for place in best])
            best = tuple([place for place in best if strength[place] == top])
        divided = shares(pot.amount, len(best), smallest_chip)
        given.append(Award(number, pot, dict(zip(best, divided, strict=True))))
    return given
