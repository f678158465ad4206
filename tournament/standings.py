"""The order now and at the end: places, ties and prizes, worked out from the busts.

Persons are ranked, each by his last entry (rules.md D-22): whoever enters again holds no place for the entry before,
and those already out move down or up with him. How many places are paid goes by the entries. Entries that nobody has
given a name are persons of their own. Until registration closes every place may still change.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from tournament.bounties.bounties import bounties
from tournament.deals import shares
from tournament.events import Removal
from tournament.names import Cents, Chips, EntryNo, Instant, PlayerId
from tournament.once import once_a_state
from tournament.outs.ties import ties
from tournament.payouts.division import Prize, amounts_of, divide, shared, things_of
from tournament.people import registration
from tournament.people.people import sort_key
from tournament.state import Entry, Tournament


@dataclass(frozen=True, slots=True)
class Standing:
    """One line of the standings: a person.

    Attributes:
        place: from 1; None while the player is still in. `tied`: others have the same place.
        entry: the last one, by which the person is ranked; `entries`: all that count, first to last.
        name: as entered, `Player 7` where players are only counted.
        prize: in minor units, 0 where nothing is paid; for players still in, 0.
        share: what a deal has made certain of it, for players still in too; 0 without a deal.
        eliminated_by: names, as entered.
        level: number of the level that people see; `hand`: the evening's running number of the hand, where known.
        chips: what the player has now, where known; `counted`: when somebody counted them, None where they are exact.
        provisional: whether the place may still change: registration is not over, nor the round of hand-for-hand, or
            somebody is still deciding who would be out behind him or tied with him.
        bounty: what he has won on heads so far, with all his entries; minor units.
        removed: why the chips left play, where nobody won them.
        things: what the place gets beside money; of a shared place, those of all the places shared.
        deciding: whether the player has lost all chips and may still buy back in.
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
    things: tuple[str, ...] = ()
    share: Cents = 0
    deciding: bool = False


@dataclass(frozen=True, slots=True)
class _Ranking:
    """What every line needs to know."""

    state: Tournament
    paid: Sequence[Cents]
    prizes: Sequence[Prize]
    entries: Mapping[EntryNo, tuple[EntryNo, ...]]
    won: Mapping[EntryNo, Cents]
    provisional: bool
    unsettled: frozenset[EntryNo]


@once_a_state
def prizes(state: Tournament) -> tuple[Prize, ...]:
    """What each place gets by the evening's plan, in money and in things; the money sums to the pool."""
    setup = state.setup
    entries, people = len(state.entered), len(persons(state))
    return divide(state.pool, state.payouts, entries, people, setup.buy_in, setup.currency)


def payouts(state: Tournament) -> tuple[Cents, ...]:
    """The money from the first place down, in minor units; its sum is the pool unless no places are paid."""
    return amounts_of(prizes(state))


@once_a_state
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
    return _standings(state, registration.places_are_final(state, state.last if at is None else at))


@once_a_state
def _standings(state: Tournament, final: bool) -> tuple[Standing, ...]:
    people, won = persons(state), prizes(state)
    last = [mine[-1] for mine in people]
    ranking = _Ranking(
        state,
        amounts_of(won),
        won,
        {mine[-1].number: tuple(entry.number for entry in mine) for mine in people},
        bounties(state).won,
        not final,
        _unsettled(state, last),
    )
    inside = sorted((entry for entry in last if entry.is_in), key=_by_chips)
    places = shares.places_inside(state, inside)
    inside.sort(key=lambda entry: places.get(entry.number, (0, 0)))
    lines = [_still_in(ranking, entry, places.get(entry.number)) for entry in inside]
    place = len(lines) + 1
    for tied in ties(state, last):
        parts = shared(ranking.paid, place, len(tied))
        lines.extend(_out(ranking, e, place, len(tied), share) for e, share in zip(tied, parts, strict=True))
        place += len(tied)
    return tuple(lines if state.deal is None else _dealt(ranking, lines))


def winners(state: Tournament) -> tuple[Entry, ...]:
    """Who has won, once it is over: one player, or after a deal all who share the first place; by name."""
    left = sorted(state.left, key=lambda entry: (sort_key(entry.shown_name), entry.number))
    places = shares.places_inside(state, left)
    return tuple(entry for entry in left if places.get(entry.number, (0, 0))[0] == 1)


def first_prize(state: Tournament) -> Cents | None:
    """What the first place has won, in minor units, once it is over; of those who share it the largest part."""
    if state.finished is None:
        return None
    if state.deal is None:
        return next(iter(payouts(state)), 0)
    return max((line.prize for line in standings(state) if line.place == 1), default=0)


def _dealt(ranking: _Ranking, lines: Sequence[Standing]) -> list[Standing]:
    """The lines with the prizes that a deal has made of them."""
    state, whole = ranking.state, sum(ranking.paid)
    certain = [shares.share_of(state, line.entries) for line in lines]
    found: list[Standing] = []
    for line, share in zip(lines, certain, strict=True):
        prize = line.prize if share is None else share
        if line.place is None or (share is None and line.place == 1):
            prize = 0  # not won yet; or what is left, as below
        found.append(replace(line, share=share or 0, prize=prize))
    places = [line.place for line in found]
    kept = 0 if state.deal is None else state.deal.kept
    paid = shares.beside_shares([line.prize for line in found], certain, places, whole, kept)
    if state.finished is not None:
        paid = shares.with_rest(paid, places, whole)
    return [replace(line, prize=prize) for line, prize in zip(found, paid, strict=True)]


def _person(player: PlayerId | None, entry: EntryNo) -> tuple[str, int]:
    return ("player", player) if player is not None else ("entry", entry)


def _by_chips(entry: Entry) -> tuple[bool, Chips, tuple[tuple[str, ...], EntryNo]]:
    """Only for showing: chips that were counted decide nothing."""
    return entry.stack is None, -(entry.stack or 0), (sort_key(entry.shown_name), entry.number)


def _still_in(ranking: _Ranking, entry: Entry, held: shares.Place | None) -> Standing:
    state, won = ranking.state, held is not None
    place, sharing = held or (None, 1)
    entries = ranking.entries[entry.number]
    return Standing(
        place=place,
        tied=sharing > 1,
        entry=entry.number,
        name=entry.shown_name,
        prize=ranking.paid[0] if place == 1 and ranking.paid else 0,
        eliminated_by=(),
        level=_level_number(state, _last_level(state)) if won else None,
        hand=state.hands or None if won else None,
        chips=entry.stack,
        out_at=state.finished,
        counted=entry.counted,
        entries=entries,
        bounty=sum(ranking.won.get(number, 0) for number in entries),
        things=() if place is None else things_of(ranking.prizes, place, sharing),
        deciding=entry.deciding is not None,
    )


def _out(ranking: _Ranking, entry: Entry, place: int, sharing: int, prize: Cents) -> Standing:
    bust = entry.bust
    assert bust is not None  # noqa: S101
    entries = ranking.entries[entry.number]
    return Standing(
        place=place,
        tied=sharing > 1,
        entry=entry.number,
        name=entry.shown_name,
        prize=prize,
        eliminated_by=tuple(ranking.state.entries[number].shown_name for number in bust.by),
        level=_level_number(ranking.state, bust.level),
        hand=bust.hand,
        chips=0,
        out_at=bust.at,
        entries=entries,
        provisional=ranking.provisional or entry.number in ranking.unsettled,
        bounty=sum(ranking.won.get(number, 0) for number in entries),
        removed=bust.removed,
        things=things_of(ranking.prizes, place, sharing),
    )


def _unsettled(state: Tournament, last: Sequence[Entry]) -> frozenset[EntryNo]:
    """Whose round of hand-for-hand is not over, or who would have another place if somebody deciding were out."""
    going = state.hand_for_hand
    found = {
        entry.number
        for entry in last
        if entry.bust is not None and going is not None and entry.bust.group == going.group
    }
    deciding = [entry.number for entry in last if entry.is_in and entry.deciding is not None]
    if not deciding:
        return frozenset(found)
    now = _numbered(state, last)
    # Two of one table may together push others down where neither does alone.
    for some in (*({number} for number in deciding), set(deciding)):
        out = [replace(e, bust=e.deciding, deciding=None) if e.number in some else e for e in last]
        then = _numbered(state, out)
        found |= {number for number, place in now.items() if place != then[number]}
    return frozenset(found)


def _numbered(state: Tournament, last: Sequence[Entry]) -> dict[EntryNo, tuple[int, int]]:
    """The place of everybody of these who is out, and how many share it."""
    found: dict[EntryNo, tuple[int, int]] = {}
    place = 1 + sum(entry.is_in for entry in last)
    for tied in ties(state, last):
        found |= {entry.number: (place, len(tied)) for entry in tied}
        place += len(tied)
    return found


def _last_level(state: Tournament) -> int:
    """The index of the level in which it was decided."""
    busts = [entry.bust.level for entry in state.entries.values() if entry.bust]
    return max(busts, default=state.clock.index)


def _level_number(state: Tournament, index: int) -> int:
    return state.structure.level_number(index)
