"""From who posted what in a PokerStars hand to the positions and to the nominal posts of a record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.records.stars.header import Illegible
from engine.records.stars.lines import Kind
from engine.records.stars.transcript import Posted, Transcript
from engine.seats import clockwise

_BIG = frozenset((Kind.BIG, Kind.BOTH))


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

    Who has no chips left for his blind after his ante posts none in the text, but is the blind all the same. The live
    posts of players who come in late are negative. One single ante is the table's, dead money as it was paid; antes of
    several are everybody's own. Raises Illegible `big_blind_missing` where one is `needed`.
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
            blinds[where] = one.due
    if first is not None and not any(one.name == first and one.kind in _BIG for one in told.posts):
        blinds[place[first]] = big
    left = order[-1 if len(order) == 2 else 0] if order else ""
    if first not in {None, left} and not any(one.kind is Kind.SMALL for one in told.posts) and _is_broke(told, left):
        blinds[place[left]] = small
    antes, uniform = _antes(told, place)
    return Posts(blinds, antes, dead if any(dead) else [], uniform)


def _big_blind(told: Transcript, order: Sequence[str]) -> str | None:
    """Who is the big blind: the first one after the small blind who posted one, others come in late.

    Or whose turn it was to post one, if his ante left him nothing: the next one after the small blind, or whom the
    summary says.
    """
    small = next((order.index(one.name) for one in told.posts if one.kind is Kind.SMALL), -1)
    after = [*order[small + 1 :], *order[: small + 1]] if len(order) > 2 else list(order)
    posters = {one.name for one in told.posts if one.kind in _BIG}
    if told.big_blind in order and _is_broke(told, told.big_blind):
        return told.big_blind
    if small >= 0 and _is_broke(told, after[0]) and after[0] not in posters:
        return after[0]
    if not posters and small < 0 and len(order) > 2 and _is_broke(told, order[0]):
        # Nobody posted a blind: the seat left of the button was a small blind if the next one had no chips either.
        return order[1] if _is_broke(told, order[1]) else order[0]
    if not posters and len(order) == 2 and _is_broke(told, order[0]):
        return order[0]
    for kind in (Kind.BIG, Kind.BOTH):
        posters = {one.name for one in told.posts if one.kind is kind}
        for name in after:
            if name in posters:
                return name
    return None


def _is_broke(told: Transcript, name: str) -> bool:
    """True if the antes took this player's last chip, so that he has posted nothing else."""
    own = [one for one in told.posts if one.name == name]
    return bool(own) and own[-1].short and all(one.kind is Kind.ANTE for one in own)


def _due(one: Posted, nominal: int) -> int:
    """What had to be posted: more than was, if that was the last chip."""
    return max(one.chips, nominal) if one.short else one.chips


def _antes(told: Transcript, place: dict[str, int]) -> tuple[list[int], bool]:
    antes = [0] * len(place)
    paid = [one for one in told.posts if one.kind is Kind.ANTE]
    full = max((one.chips for one in paid), default=0)
    for one in paid:
        antes[place[one.name]] += _due(one, full) if len(paid) > 1 else one.chips
    return antes, len(paid) != 1
