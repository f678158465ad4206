"""Who is out, may be, or is back in."""

from collections.abc import Mapping
from random import Random

from tests.deeds.occasions import Deed, Facts, free, out, with_chips
from tournament.events import (
    Against,
    Event,
    FinishOrdered,
    PlayerBusted,
    PlayerDeciding,
    PlayerReinstated,
    Than,
)
from tournament.names import Instant, TableNo
from tournament.outs.same_hand import told_before
from tournament.state import Tournament


def bust(state: Tournament, at: Instant, chance: Random) -> Facts:
    """Somebody who sits is out, or one who was deciding."""
    players = with_chips(state)
    thinking = [entry for entry in state.left if entry.deciding is not None]
    if thinking and players and chance.random() < 0.5:
        lost = chance.choice(thinking)
        assert lost.deciding is not None
        table = None if lost.deciding.seat is None else lost.deciding.seat.table
        return (PlayerBusted(lost.number, lost.deciding.by, table, decided=True),)
    if not state.has_started(at) or len(players) < 2:
        return ()
    player, by = chance.sample(players, 2)
    assert player.seat is not None
    against = _against(state, player.seat.table, chance)
    rank = chance.choice((1, 2))
    return (PlayerBusted(player.number, (by.number,), player.seat.table, rank_in_hand=rank, against=against),)


def _against(state: Tournament, table: TableNo, chance: Random) -> tuple[Against, ...]:
    """More chips than some of the same hand had, less than the others."""
    before = told_before(state, table)
    better = chance.randint(0, len(before))
    ranks = [lost.rank for entry in before if (lost := entry.bust or entry.deciding) is not None]
    more = {entry.number for entry, rank in zip(before, ranks, strict=True) if rank >= (*ranks, 99)[better]}
    return tuple(Against(Than.MORE if entry.number in more else Than.LESS, entry.number) for entry in before)


def _deciding(state: Tournament, at: Instant, chance: Random) -> Facts:
    players = with_chips(state)
    if not state.has_started(at) or len(players) < 2:
        return ()
    player, by = chance.sample(players, 2)
    assert player.seat is not None
    against = _against(state, player.seat.table, chance)
    return (PlayerDeciding(player.number, (by.number,), player.seat.table, against=against),)


def _order(state: Tournament, at: Instant, chance: Random) -> Facts:
    gone = [entry.number for entry in out(state)]
    if len(gone) < 2:
        return ()
    first, second = chance.sample(gone, 2)
    return (FinishOrdered(chance.choice((((first,), (second,)), ((first, second),)))),)


def _reinstate(state: Tournament, at: Instant, chance: Random) -> Facts:
    players, chairs = [e for e in out(state) if e.bust and e.bust.removed is None], free(state)
    if not players or not chairs:
        return ()
    return (PlayerReinstated(chance.choice(players).number, chance.choice(chairs)),)


OUTS: Mapping[type[Event], Deed] = {
    PlayerBusted: bust,
    PlayerDeciding: _deciding,
    FinishOrdered: _order,
    PlayerReinstated: _reinstate,
}
