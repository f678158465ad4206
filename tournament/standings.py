"""The order now and at the end: places, ties and prizes, worked out from the busts.

Persons are ranked, each by his last entry (rules.md D-22): whoever enters again holds no place for the entry before,
and those already out move down or up with him. How many places are paid goes by the entries. Entries that nobody has
given a name are persons of their own. Until registration closes every place may still change.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from tournament import prizes, registration
from tournament.bounties import bounties
from tournament.events import Removal
from tournament.names import Cents, Chips, EntryNo, Instant, PlayerId
from tournament.people import sort_key
from tournament.state import Entry, Tournament


@dataclass(frozen=True, slots=True)
class Standing:
    """One line of the standings: a person.

    Attributes:
        place: from 1; None while the player is still in. `tied`: others have the same place.
        entry: the last one, by which the person is ranked; `entries`: all that count, first to last.
        name: as entered, `Player 7` where players are only counted.
        prize: in minor units, 0 where nothing is paid; for players still in, 0.
        eliminated_by: names, as entered.
        level: number of the level that people see; `hand`: the evening's running number of the hand, where known.
        chips: what the player has now, where known; `counted`: when somebody counted them, None where they are exact.
        provisional: whether the place may still change, because registration is not over.
        bounty: what he has won on heads so far, with all his entries; minor units.
        removed: why the chips left play, where nobody won them.
    """

    place: int | None
    tied: bool
    entry: EntryNo
    name: str
    prize: Cents
    eliminated_by: tuple[str, ...]
    level: int | None
    hand: int | None
    chips: Chips | None
    out_at: Instant | None
    counted: Instant | None = None
    entries: tuple[EntryNo, ...] = ()
    provisional: bool = False
    bounty: Cents = 0
    removed: Removal | None = None


@dataclass(frozen=True, slots=True)
class _Ranking:
    """What every line needs to know."""

    state: Tournament
    paid: Sequence[Cents]
    entries: Mapping[EntryNo, tuple[EntryNo, ...]]
    won: Mapping[EntryNo, Cents]
    provisional: bool


def payouts(state: Tournament) -> tuple[Cents, ...]:
    """The prizes from the first place down, in minor units; their sum is the pool."""
    setup = state.setup
    entries = len(state.entered)
    return prizes.prizes(state.pool, entries, setup.buy_in, setup.currency, people=len(persons(state)))


def persons(state: Tournament) -> tuple[tuple[Entry, ...], ...]:
    """Everybody who takes part, with the entries that count, first to last; in the order of the last ones."""
    found: dict[tuple[str, int], list[Entry]] = {}
    for entry in state.entered:
        found.setdefault(_person(entry.player, entry.number), []).append(entry)
    return tuple(tuple(mine) for mine in sorted(found.values(), key=lambda mine: mine[-1].number))


def standings(state: Tournament, at: Instant | None = None) -> tuple[Standing, ...]:
    """Everybody, best first: players still in by chips where known, then the busted from the last one out.

    `at`: the instant that decides whether places may still change; None: that of the newest fact.
    """
    people = persons(state)
    ranking = _Ranking(
        state,
        payouts(state),
        {mine[-1].number: tuple(entry.number for entry in mine) for mine in people},
        bounties(state).won,
        not registration.places_are_final(state, state.last if at is None else at),
    )
    last = [mine[-1] for mine in people]
    lines = [_still_in(ranking, entry) for entry in sorted((e for e in last if e.is_in), key=_by_chips)]
    place = len(lines) + 1
    for tied in _ties(last):
        shares = prizes.shared(ranking.paid, place, len(tied))
        lines.extend(_out(ranking, e, place, len(tied) > 1, share) for e, share in zip(tied, shares, strict=True))
        place += len(tied)
    return tuple(lines)


def _person(player: PlayerId | None, entry: EntryNo) -> tuple[str, int]:
    return ("player", player) if player is not None else ("entry", entry)


def _ties(last: Sequence[Entry]) -> list[list[Entry]]:
    """The busted, last out first, in lists of those who share a place."""

    def order(entry: Entry) -> tuple[int, int]:
        assert entry.bust is not None  # noqa: S101
        return -entry.bust.group, entry.bust.rank

    out = sorted((entry for entry in last if entry.bust is not None), key=lambda e: (order(e), e.number))
    return [list(tied) for _, tied in groupby(out, key=order)]


def _by_chips(entry: Entry) -> tuple[bool, Chips, tuple[tuple[str, ...], EntryNo]]:
    """Only for showing: chips that were counted decide nothing."""
    return entry.stack is None, -(entry.stack or 0), (sort_key(entry.shown_name), entry.number)


def _still_in(ranking: _Ranking, entry: Entry) -> Standing:
    state, won = ranking.state, ranking.state.finished is not None
    entries = ranking.entries[entry.number]
    return Standing(
        place=1 if won else None,
        tied=False,
        entry=entry.number,
        name=entry.shown_name,
        prize=ranking.paid[0] if won and ranking.paid else 0,
        eliminated_by=(),
        level=_level_number(state, max(e.bust.level for e in state.entries.values() if e.bust)) if won else None,
        hand=state.hands or None if won else None,
        chips=entry.stack,
        out_at=state.finished,
        counted=entry.counted,
        entries=entries,
        bounty=sum(ranking.won.get(number, 0) for number in entries),
    )


def _out(ranking: _Ranking, entry: Entry, place: int, tied: bool, prize: Cents) -> Standing:
    bust = entry.bust
    assert bust is not None  # noqa: S101
    entries = ranking.entries[entry.number]
    return Standing(
        place=place,
        tied=tied,
        entry=entry.number,
        name=entry.shown_name,
        prize=prize,
        eliminated_by=tuple(ranking.state.entries[number].shown_name for number in bust.by),
        level=_level_number(ranking.state, bust.level),
        hand=bust.hand,
        chips=0,
        out_at=bust.at,
        entries=entries,
        provisional=ranking.provisional,
        bounty=sum(ranking.won.get(number, 0) for number in entries),
        removed=bust.removed,
    )


def _level_number(state: Tournament, index: int) -> int:
    return state.structure.level_number(index)
