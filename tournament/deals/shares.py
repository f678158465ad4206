"""What a deal makes of places and prizes.

Who dealt has his share for certain, whatever place he finishes in; all other places are paid as ever. When it is over
the first place gets what is left of the pool: what was kept for the winner, and whatever the pool has gained since by
an undo, a correction or an adjustment. What it has lost since is taken from the first place too, and where that is not
enough from the next ones. So the prizes always sum to the pool.

Somebody who comes back in without having been part of the deal plays for what the pool has beside all that: what was
agreed stands, and where he finishes among those who dealt he gets the prize of that place only as far as there is more.
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


def beside_shares(
    prizes: Sequence[Cents], shares: Sequence[Cents | None], places: Sequence[int | None], whole: Cents, kept: Cents
) -> tuple[Cents, ...]:
    """These prizes, those of places that were dealt about cut to what there is beside the shares and what was kept.

    All by the lines, best first; a share is None where somebody took no part in the deal. Who was out first comes
    first, so that later busts change nothing of what he has.
    """
    paid, dealt = list(prizes), sum(share is not None for share in shares)
    inside = [n for n, place in enumerate(places) if shares[n] is None and place is not None and place <= dealt]
    others = sum(
        prizes[n] for n, place in enumerate(places) if place is not None and place > dealt and shares[n] is None
    )
    there = max(0, whole - kept - others - sum(share or 0 for share in shares))
    for _place, group in groupby(reversed(inside), key=lambda number: places[number]):
        sharing = sorted(group)
        together = min(there, sum(prizes[number] for number in sharing))
        if together < sum(prizes[number] for number in sharing):
            for number, part in zip(sharing, shared((together,), 1, len(sharing)), strict=True):
                paid[number] = part
        there -= together
    return tuple(paid)


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
