"""The order now and at the end: places, ties and prizes, worked out from the busts."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from tournament import prizes
from tournament.names import Cents, Chips, EntryNo, Instant
from tournament.people import sort_key
from tournament.state import Entry, Tournament


@dataclass(frozen=True, slots=True)
class Standing:
    """One line of the standings.

    Attributes:
        place: from 1; None while the player is still in. `tied`: others have the same place.
        prize: in minor units, 0 where nothing is paid; for players still in, 0.
        eliminated_by: names, as entered.
        level: number of the level that people see; `hand`: the evening's running number of the hand, where known.
        chips: what the player has now, where known.
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


def payouts(state: Tournament) -> tuple[Cents, ...]:
    """The prizes from the first place down, in minor units; their sum is the pool."""
    setup = state.setup
    return prizes.prizes(state.pool, len(state.entered), setup.buy_in, setup.currency)


def standings(state: Tournament) -> tuple[Standing, ...]:
    """Everybody, best first: players still in by chips where known, then the busted from the last one out."""
    paid = payouts(state)
    lines = [_still_in(state, entry, paid) for entry in sorted(state.left, key=_by_chips)]
    place = len(lines) + 1
    for tied in _ties(state):
        shares = prizes.shared(paid, place, len(tied))
        lines.extend(_out(state, e, place, len(tied) > 1, share) for e, share in zip(tied, shares, strict=True))
        place += len(tied)
    return tuple(lines)


def _ties(state: Tournament) -> list[list[Entry]]:
    """The busted, last out first, in lists of those who share a place."""

    def order(entry: Entry) -> tuple[int, int]:
        assert entry.bust is not None  # noqa: S101
        return -entry.bust.group, entry.bust.rank

    out = sorted(
        (entry for entry in state.entries.values() if entry.bust is not None), key=lambda e: (order(e), e.number)
    )
    return [list(tied) for _, tied in groupby(out, key=order)]


def _by_chips(entry: Entry) -> tuple[Chips, tuple[str, ...]]:
    return -(entry.stack or 0), sort_key(entry.name)


def _still_in(state: Tournament, entry: Entry, paid: Sequence[Cents]) -> Standing:
    won = state.finished is not None
    return Standing(
        place=1 if won else None,
        tied=False,
        entry=entry.number,
        name=entry.name,
        prize=paid[0] if won and paid else 0,
        eliminated_by=(),
        level=_level_number(state, max(e.bust.level for e in state.entries.values() if e.bust)) if won else None,
        hand=state.hands or None if won else None,
        chips=entry.stack,
        out_at=state.finished,
    )


def _out(state: Tournament, entry: Entry, place: int, tied: bool, prize: Cents) -> Standing:
    bust = entry.bust
    assert bust is not None  # noqa: S101
    return Standing(
        place=place,
        tied=tied,
        entry=entry.number,
        name=entry.name,
        prize=prize,
        eliminated_by=tuple(state.entries[number].name for number in bust.by),
        level=_level_number(state, bust.level),
        hand=bust.hand,
        chips=0,
        out_at=bust.at,
    )


def _level_number(state: Tournament, index: int) -> int:
    return state.structure.level_number(index)
