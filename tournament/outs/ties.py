"""In which order the busted finished, and who of them ties: worked out from their busts."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby

from tournament.names import EntryNo, TableNo
from tournament.rules import RoundTies
from tournament.state import Bust, Entry, Tournament

Ties = list[list[Entry]]
"""Best first; those of one list share a place, by number of their entries."""


def ties(state: Tournament, last: Iterable[Entry]) -> Ties:
    """The busted among these, who hold places (of each person the last entry), last out first.

    Those of one hand are ordered by their chips at its start (WSOP 126-b), those of one round of hand-for-hand as
    `RoundTies` says (rules.md D-6); then as the director put them in order.
    """
    out = sorted((entry for entry in last if entry.bust is not None), key=lambda e: (-_bust(e).group, e.number))
    found: Ties = []
    for _group, together in groupby(out, key=lambda e: _bust(e).group):
        found += _of_one_time(state, list(together))
    for given in state.orders:
        if given.stands:
            found = reordered(found, given.groups)
    return found


def places(state: Tournament) -> Mapping[EntryNo, tuple[int, bool]]:
    """The place from 1 of every entry that is out and its person's last one, and whether it is shared."""
    last: dict[tuple[bool, int], Entry] = {}
    for entry in state.entered:
        key = (True, int(entry.number)) if entry.player is None else (False, int(entry.player))
        last[key] = entry
    place = 1 + sum(entry.is_in for entry in last.values())
    found: dict[EntryNo, tuple[int, bool]] = {}
    for tied in ties(state, last.values()):
        found |= {entry.number: (place, len(tied) > 1) for entry in tied}
        place += len(tied)
    return found


def reordered(found: Ties, groups: Sequence[Sequence[EntryNo]]) -> Ties:
    """The same with those of the groups in that order, best first, in the places that they had together.

    Those of one group tie, and with them who ties with one of them and is in no group: nobody had told of him then.
    Where others finished between them, these stand behind the group.
    """
    entries = {entry.number: entry for tied in found for entry in tied}
    wanted = [[number for number in group if number in entries] for group in groups]
    for tied in found:
        sharing = [group for group in wanted if any(entry.number in group for entry in tied)]
        if len(sharing) == 1:
            sharing[0] += [entry.number for entry in tied if entry.number not in sharing[0]]
    named = {number for group in wanted for number in group}
    coming = iter([group for group in wanted if group])
    after: Ties = []
    free = 0
    for tied in found:
        others = [entry for entry in tied if entry.number not in named]
        for _named in range(len(tied) - len(others)):
            if not free:
                group = sorted(next(coming))
                after.append([entries[number] for number in group])
                free = len(group)
            free -= 1
        if others:
            after.append(others)
    return after


def _of_one_time(state: Tournament, together: list[Entry]) -> Ties:
    """Those of one hand, or of one round of hand-for-hand."""
    if not any(_bust(entry).in_round for entry in together):
        return _by(together, {entry.number: _bust(entry).rank for entry in together})
    stacks = {entry.number: _bust(entry).started_with for entry in together}
    match state.setup.rules.round_ties:
        case RoundTies.ALL_SHARE:
            return [together]
        case RoundTies.BY_STACK if None not in stacks.values():
            return _by(together, {number: -(stack or 0) for number, stack in stacks.items()})
        case RoundTies.BY_STACK | RoundTies.BY_TABLE:
            return _by(together, _by_table(together))


def _by_table(together: Iterable[Entry]) -> dict[EntryNo, int]:
    """At each table the first is 1, the second 2; those who had equal stacks are equal, and the next one follows."""
    tables: dict[TableNo | None, list[Entry]] = {}
    for entry in together:
        seat = _bust(entry).seat
        tables.setdefault(None if seat is None else seat.table, []).append(entry)
    found: dict[EntryNo, int] = {}
    for there in tables.values():
        ranks = sorted({_bust(entry).rank for entry in there})
        found |= {entry.number: ranks.index(_bust(entry).rank) + 1 for entry in there}
    return found


def _by(together: Iterable[Entry], order: Mapping[EntryNo, int]) -> Ties:
    """In that order, the smallest number best; equal ones tie."""
    sorted_so = sorted(together, key=lambda entry: (order[entry.number], entry.number))
    return [list(tied) for _order, tied in groupby(sorted_so, key=lambda entry: order[entry.number])]


def _bust(entry: Entry) -> Bust:
    assert entry.bust is not None  # noqa: S101
    return entry.bust
