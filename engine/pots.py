"""Pots: what each all-in player can win, what goes back uncalled, and how a tied pot is divided.

Players are places clockwise from the left of the button, as in `betting`; lists are indexed by place.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.rules import Rake


class Pot(NamedTuple):
    """`amount` chips, and the places that can win them, in rising order."""

    amount: int
    eligible: tuple[int, ...]


def uncalled(paid: Sequence[int]) -> tuple[int, int] | None:
    """The place whose last bet nobody matched, and the chips that go back to him (TDA 15-B, 65-A), or None.

    `paid` are the chips each place has in, without dead ones. They go back even if his hand was killed.
    """
    most = max(paid)
    if paid.count(most) > 1:
        return None
    place = paid.index(most)
    return place, most - sorted(paid)[-2]


def layered(paid: Sequence[int], folded: Sequence[bool], dead: int = 0) -> list[Pot]:
    """The pots, main pot first, after uncalled chips went back.

    There is one layer for every different amount that players still in have paid, and nobody else's amount makes one:
    what folded players paid lies in the layers it reaches. `dead` chips (an ante paid by one for all) are in the main
    pot, however little its winner has paid. A big blind who gets a walk past a dead small blind wins no pot at all.
    """
    staying = [place for place, gone in enumerate(folded) if not gone]
    levels = sorted({paid[place] for place in staying}) if len(staying) > 1 else staying
    if len(levels) == 1:
        amount = sum(paid) + dead
        return [Pot(amount, tuple(staying))] if amount else []
    pots = []
    below = 0
    for level in levels:
        # Folded chips above the last level (there are none in a legal hand) would stay in the last pot.
        top = level if level != levels[-1] else max(paid)
        amount = dead + sum(min(chips, top) - below for chips in paid if chips > below)
        if amount:
            pots.append(Pot(amount, tuple(place for place in staying if paid[place] >= level)))
        dead = 0
        below = level
    return pots


def shares(amount: int, winners: int, smallest_chip: int = 1) -> list[int]:
    """A pot divided among `winners`, who stand in order from the left of the button.

    Everybody gets the same number of whole smallest chips; the odd ones go one each from the first (TDA 20-A). Chips
    below the smallest denomination, which a table should not have, go to the first.
    """
    whole, crumbs = divmod(amount, smallest_chip)
    each, odd = divmod(whole, winners)
    divided = [(each + (place < odd)) * smallest_chip for place in range(winners)]
    divided[0] += crumbs
    return divided


def raked(pots: Sequence[Pot], rake: Rake | None, smallest_chip: int, *, flop: bool) -> tuple[int, ...]:
    """What the house takes from each pot, main pot first: its share rounded down, until the cap of the hand is reached.

    Nothing from a hand without a `flop` where the rule says so.
    """
    if rake is None or (rake.no_flop_no_drop and not flop):
        return (0,) * len(pots)
    taken = []
    left = rake.cap
    for pot in pots:
        share = pot.amount * rake.per_mille // 1000
        share -= share % smallest_chip
        if left is not None:
            share = min(share, left)
            left -= share
        taken.append(share)
    return tuple(taken)
