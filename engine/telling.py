"""Whose hand was best where the cards do not tell it: what was told, held against the cards that are known.

Players are places clockwise from the left of the button, as in `betting`; what is told is a list of groups, the best
hand first, ties in one group.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from engine.errors import IllegalAction
from engine.pots import Pot

Groups = Sequence[Sequence[int]]
"""Places by their hands, best first; those in one group tie."""

_TOLD = 1 << 40
"""More than any strength of cards."""


def ranking(strength: Mapping[int, int], told: Groups, staying: Collection[int]) -> dict[int, int]:
    """One number for each place, by which the pots can be given away: what is told beats what is known."""
    ranked = dict.fromkeys(staying, 0) | dict(strength)
    for number, group in enumerate(told):
        for place in group:
            ranked[place] = _TOLD - number
    return ranked


def undecided(
    pots: Sequence[Pot], strength: Mapping[int, int], told: Groups, mucked: Collection[int]
) -> list[tuple[int, tuple[int, ...]]]:
    """The pots, main pot first, of which nobody knows yet who gets them, each with who can by the cards known."""
    named = {place for group in told for place in group}
    found = []
    for number, pot in enumerate(pots):
        able = tuple([place for place in pot.eligible if place not in mucked])
        if len(able) > 1 and named.isdisjoint(able) and not all(place in strength for place in able):
            best = max([strength[place] for place in able if place in strength], default=0)
            found.append((number, tuple([place for place in able if strength.get(place, best) == best])))
    return found


def refuse_told(
    told: Groups, pots: Sequence[Pot], strength: Mapping[int, int], staying: Collection[int], order: Sequence[int]
) -> None:
    """Refuse an order of hands that cannot be; `order` gives the seats of the places.

    It is held against the cards pot by pot: who is best of those in a side pot may well be beaten by a hand that is
    all-in for the main pot only, and lost that to somebody else.

    Raises IllegalAction: `told_nobody` (an empty group), `told_not_in` (not in the showdown, or mucked), `told_twice`,
    or `told_against_cards`: the cards of `seat` do not fit behind or beside those of `better`.
    """
    rank: dict[int, int] = {}
    for number, group in enumerate(told):
        if not group:
            raise IllegalAction("told_nobody")
        for place in group:
            if place not in staying:
                raise IllegalAction("told_not_in", seat=order[place])
            if place in rank:
                raise IllegalAction("told_twice", seat=order[place])
            rank[place] = number
    for pot in pots:
        able = [place for place in pot.eligible if place in staying]
        first = min([rank[place] for place in able if place in rank], default=None)
        best = [place for place in able if first is not None and rank.get(place) == first]
        known = [place for place in able if place in strength]
        for place in [one for one in known if one in best]:
            for other in known:
                fits = strength[other] == strength[place] if other in best else strength[other] < strength[place]
                if not fits:
                    raise IllegalAction("told_against_cards", seat=order[other], better=order[place])
