"""What a deal makes of places and prizes.

Who dealt has his share for certain, whatever place he finishes in; all other places are paid as ever. When it is over
the first place gets what is left of the pool: what was kept for the winner, and whatever the pool has gained since by
an undo, a correction or an adjustment. What it has lost since is taken from the first place too, and where that is not
enough from the next ones. So the prizes always sum to the pool.
"""

from collections.abc import Mapping, Sequence
from itertools import groupby

from tournament.deals.deals import by_chips
from tournament.events import Ending
from tournament.names import Cents, EntryNo
from tournament.payouts.division import shared
from tournament.state import Entry, Tournament

Place = tuple[int, int]
"""A place, from 1, and how many share it."""


def places_inside(state: Tournament, inside: Sequence[Entry]) -> Mapping[EntryNo, Place]:
    """The places of those who are still in; none of them while it is being played."""
    if state.finished is None:
        return {}
    if state.deal is None or len(inside) == 1:
        return {entry.number: (1, 1) for entry in inside}
    if state.deal.ending is Ending.TIE:
        return {entry.number: (1, len(inside)) for entry in inside}
    chips = {share.entry: share.chips or 0 for share in state.deal.shares}
    return by_chips({entry.number: chips.get(entry.number, 0) for entry in inside})


def share_of(state: Tournament, entries: Sequence[EntryNo]) -> Cents | None:
    """What these entries have for certain by a deal, in minor units; None: they took no part in one."""
    if state.deal is None:
        return None
    found = [share.amount for share in state.deal.shares if share.entry in entries]
    return sum(found) if found else None


def with_rest(prizes: Sequence[Cents], places: Sequence[int | None], whole: Cents) -> tuple[Cents, ...]:
    """These prizes of a finished evening, with the first place put right so that they sum to the whole.

    `places` are those of the lines, best first; those who share a place share what is left, or missing.
    """
    paid, rest = list(prizes), whole - sum(prizes)
    if rest >= 0:
        first = max(1, sum(place == 1 for place in places))
        for number, more in enumerate(shared((rest,), 1, first)):
            paid[number] += more
        return tuple(paid)
    missing = -rest
    for _place, sharing in groupby(range(len(paid)), key=lambda number: places[number]):
        missing = _take_from(paid, tuple(sharing), missing)
    return tuple(paid)


def _take_from(paid: list[Cents], sharing: Sequence[int], missing: Cents) -> Cents:
    """Take what is missing from these lines in equal parts, from none more than it has; what is missing then."""
    while missing and (able := [number for number in sharing if paid[number]]):
        for number, part in zip(able, shared((missing,), 1, len(able)), strict=True):
            less = min(part, paid[number])
            paid[number] -= less
            missing -= less
    return missing


def open_prize(state: Tournament, place: int, prize: Cents) -> Cents:
    """What a place that nobody holds yet still pays; after a deal those who are left play only for what was kept."""
    if state.deal is None or place > len(state.left):
        return prize
    return state.deal.kept if place == 1 else 0
