"""Persons who are not drawn to one table while that can be avoided: a couple, a father and his son."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from tournament.errors import RuleViolation
from tournament.events import PlayersKeptApart, Seat
from tournament.history import Step
from tournament.names import EntryNo, Instant, PlayerId, TableNo
from tournament.state import Tournament

MOST_ATTEMPTS = 2000
"""So often a draw is repeated from its stream before it is taken that somebody cannot be kept apart."""

Pair = tuple[EntryNo, EntryNo]


@dataclass(frozen=True, slots=True)
class Arrangement:
    """Who was drawn onto which chair, and the pairs that should be apart and are at one table all the same."""

    seats: Mapping[EntryNo, Seat]
    together: tuple[Pair, ...] = ()

    def names(self, state: Tournament) -> list[list[str]]:
        """The names of those pairs."""
        return [[state.entries[entry].shown_name for entry in pair] for pair in self.together]


def keep_apart(state: Tournament, at: Instant, players: Sequence[PlayerId], apart: bool = True) -> Step:
    """Draw no two of these persons to one table from now on, while that can be avoided; or (`apart` false) again.

    Where they sit already changes nothing. Drawing them apart is done by the starting draw, late seats, a broken
    table and a redraw; balancing moves by position and the director by hand.

    Raises:
        RuleViolation: `no_such_guest`, `two_to_keep_apart`, `evening_over`, `apart_already`, `not_kept_apart`.
    """
    if state.finished is not None:
        raise RuleViolation("evening_over")
    for player in players:
        if player not in state.guests:
            raise RuleViolation("no_such_guest")
    named = sorted(set(players))
    names = [state.guests[player].name for player in dict.fromkeys(players)]
    if len(named) < 2:
        raise RuleViolation("two_to_keep_apart")
    pairs = set(combinations(named, 2))
    if apart and pairs <= state.apart:
        raise RuleViolation("apart_already", names=names)
    if not apart and not pairs & state.apart:
        raise RuleViolation("not_kept_apart", names=names)
    label = "kept_apart" if apart else "no_longer_apart"
    return Step(label, (PlayersKeptApart(tuple(named), apart),), {"names": names})


def tables_to_avoid(state: Tournament, entry: EntryNo) -> frozenset[TableNo]:
    """The tables at which somebody sits whom that player is kept apart from."""
    if not state.apart:
        return frozenset()
    player = state.entry(entry).player
    others = {pair[0] if pair[1] == player else pair[1] for pair in state.apart if player in pair}
    return frozenset(each.seat.table for each in state.left if each.player in others and each.seat is not None)


def arranged(
    state: Tournament,
    drawn: Iterable[EntryNo],
    tables: Iterable[TableNo],
    attempt: Callable[[], Mapping[EntryNo, Seat]],
) -> Arrangement:
    """What the first attempt gives that leaves nobody at a table with somebody he is kept apart from.

    So every allowed arrangement is equally likely. After `MOST_ATTEMPTS` the first of those with the fewest such
    pairs counts.

    Args:
        state: the evening before the draw; whoever is not drawn stays where he sits.
        drawn: who is drawn.
        tables: where the seats are; at a single table another attempt would change nothing.
        attempt: draws once, from where the last attempt left the stream.
    """
    pairs = _pairs(state, drawn)
    best = attempt()
    if not pairs:
        return Arrangement(best)
    together = _together(state, pairs, best)
    if len(set(tables)) == 1:
        return Arrangement(best, together)
    for _ in range(MOST_ATTEMPTS - 1):
        if not together:
            break
        seats = attempt()
        found = _together(state, pairs, seats)
        if len(found) < len(together):
            best, together = seats, found
    return Arrangement(best, together)


def _pairs(state: Tournament, drawn: Iterable[EntryNo]) -> list[Pair]:
    """The pairs of entries to be kept apart of whom one at least is drawn."""
    if not state.apart:
        return []
    going = set(drawn)
    playing = {entry.player: entry.number for entry in state.left if entry.seat is not None or entry.number in going}
    pairs = ((playing.get(one), playing.get(other)) for one, other in sorted(state.apart))
    return [(a, b) for a, b in pairs if a is not None and b is not None and (a in going or b in going)]


def _together(state: Tournament, pairs: Iterable[Pair], seats: Mapping[EntryNo, Seat]) -> tuple[Pair, ...]:
    def table(entry: EntryNo) -> TableNo | None:
        seat = seats.get(entry) or state.entries[entry].seat
        return None if seat is None else seat.table

    return tuple((one, other) for one, other in pairs if table(one) == table(other))
