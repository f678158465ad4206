"""From who posted what in a PokerStars hand to the positions and to the nominal posts of a record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.records.stars_header import Illegible
from engine.records.stars_lines import Kind
from engine.records.stars_transcript import Posted, Transcript
from engine.seats import clockwise


class Posts(NamedTuple):
    """Blinds, antes and dead posts by player, as in a Record, in hundredths."""

    blinds: list[int]
    antes: list[int]
    dead: list[int]
    uniform: bool


def positions(told: Transcript, *, everybody: bool = False) -> list[str]:
    """The players who got cards, clockwise from the left of the button, the button last.

    Nobody who sat out did, unless he posted or folded, as absent players of tournaments do; one who sat there, but of
    whom nothing is told, waited for his blind. With `everybody` those count too (a hand that was not played). Between
    two players the small blind is the button, wherever the text has it.
    """
    seats = {
        one.number: name
        for name, one in told.seats.items()
        if name in told.present or (everybody and not one.out and name not in told.away)
    }
    button = told.facts.get("button_seat")
    order = [seats[number] for number in clockwise(seats, button if isinstance(button, int) else 0)]
    if len(order) == 2:
        first = {posted.kind for posted in told.posts if posted.name == order[0]}
        second = {posted.kind for posted in told.posts if posted.name == order[1]}
        if Kind.SMALL in first or (Kind.BIG in second and Kind.BIG not in first):
            order.reverse()
    return order


def posts(told: Transcript, order: Sequence[str], *, needed: bool) -> Posts:
    """What everybody had to post. A post that took the last chip is taken to have been due in full.

    The live posts of players who come in late are negative. One single ante is the table's, dead money as it was paid;
    antes of several are everybody's own. Raises Illegible `big_blind_missing` where one is `needed`.
    """
    small, big = told.blinds
    place = {name: number for number, name in enumerate(order)}
    blinds, dead = [0] * len(order), [0] * len(order)
    first = _big_blind(told, order)
    if first is None and needed:
        raise Illegible("big_blind_missing")
    for one in told.posts:
        where, kind, chips = place[one.name], one.kind, one.chips
        if kind is Kind.SMALL:
            blinds[where] = _due(one, small)
        elif kind is Kind.BIG:
            blinds[where] += _due(one, big) if one.name == first else -_due(one, big)
        elif kind is Kind.BOTH:
            live = min(chips, big)
            blinds[where] += live if one.name == first else -live
            dead[where] += chips - live
        elif kind is Kind.DEAD:
            dead[where] += _due(one, small) if chips < small else chips
        elif kind is Kind.STRADDLE:
            blinds[where] = chips
    antes, uniform = _antes(told, place)
    return Posts(blinds, antes, dead if any(dead) else [], uniform)


def _big_blind(told: Transcript, order: Sequence[str]) -> str | None:
    """Who is the big blind: the first one after the small blind who posted one, others come in late."""
    small = next((order.index(one.name) for one in told.posts if one.kind is Kind.SMALL), -1)
    after = [*order[small + 1 :], *order[: small + 1]] if len(order) > 2 else order
    for kind in (Kind.BIG, Kind.BOTH):
        posters = {one.name for one in told.posts if one.kind is kind}
        for name in after:
            if name in posters:
                return name
    return None


def _due(one: Posted, nominal: int) -> int:
    """What had to be posted: more than was, if that was the last chip."""
    return max(one.chips, nominal) if one.short else one.chips


def _antes(told: Transcript, place: dict[str, int]) -> tuple[list[int], bool]:
    antes = [0] * len(place)
    paid = [one for one in told.posts if one.kind is Kind.ANTE]
    full = max((one.chips for one in paid), default=0)
    for one in paid:
        antes[place[one.name]] = _due(one, full) if len(paid) > 1 else one.chips
    return antes, len(paid) != 1
