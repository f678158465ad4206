"""Who shows first, whose hand is best, and which pot goes where.

Players are places clockwise from the left of the button, as in `betting`.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from engine.cards import Card
from engine.pots import Pot, shares
from engine.ranking import KEYS, NO_CARDS, strength_of_sum


class Award(NamedTuple):
    """One pot given away: its number (0 the main pot, 1 the first side pot), what each winning place got, the rake."""

    number: int
    pot: Pot
    winners: dict[int, int]
    rake: int


def showing_order(
    staying: Sequence[int], aggressor: int | None, pots: Sequence[Pot] = (), *, side_pots_first: bool = False
) -> tuple[int, ...]:
    """In which order hands are shown (TDA 17-A).

    The last to bet or raise on the river comes first, without such a bet the first left of the button, then
    clockwise. Hands of an all-in are told in the same order, though they are turned up together (TDA 16). Under
    `side_pots_first` those who can win a later side pot show before those who cannot (S1-26).
    """
    order = tuple(staying)
    if aggressor is not None and aggressor in staying:
        first = staying.index(aggressor)
        order = (*staying[first:], *staying[:first])
    if side_pots_first and len(pots) > 1:
        last_pot = {place: number for number, pot in enumerate(pots) for place in pot.eligible}
        order = tuple(sorted(order, key=lambda place: -last_pot[place]))
    return order


def strengths(holes: Sequence[Sequence[Card]], board: Sequence[Card], showing: Sequence[int]) -> dict[int, int]:
    """The strength of everybody who shows, on a complete board."""
    common = NO_CARDS
    for one in board:
        common += KEYS[one]
    found = {}
    for place in showing:
        first, second = holes[place]
        found[place] = strength_of_sum(common + KEYS[first] + KEYS[second], (first, second, *board))
    return found


def awards(
    pots: Sequence[Pot],
    strength: Mapping[int, int],
    smallest_chip: int = 1,
    rakes: Sequence[int] = (),
    mucked: Collection[int] = (),
) -> list[Award]:
    """Who wins what: each pot on its own, the last side pot first and the main pot last (TDA 21, addendum 16).

    Places that `mucked` win nothing of what others can win, though the pots stay as they were laid. A pot with one
    place left is his without comparison, so `strength` may then be empty. `rakes` are taken from the pots before they
    are shared.
    """
    given = []
    for number in range(len(pots) - 1, -1, -1):
        pot = pots[number]
        best = pot.eligible
        if mucked and len(best) > 1:
            best = tuple([place for place in best if place not in mucked])
        if len(best) > 1:
            top = max([strength[place] for place in best])
            best = tuple([place for place in best if strength[place] == top])
        rake = rakes[number] if rakes else 0
        if len(best) == 1:
            winners = {best[0]: pot.amount - rake}
        else:
            # Where there are fewer chips than tied hands, the last get none and have won nothing.
            divided = shares(pot.amount - rake, len(best), smallest_chip)
            winners = {place: chips for place, chips in zip(best, divided, strict=True) if chips}
        given.append(Award(number, pot, winners, rake))
    return given
