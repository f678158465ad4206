"""Hands that were written down elsewhere, and those that the program deals in real time."""

from collections.abc import Mapping
from random import Random

from engine.seats import Positions
from tests.deeds.occasions import Deed, Facts, enter, one_of, seated, tables_of
from tournament.events import (
    Event,
    HandBegan,
    HandsAttached,
    HandVoided,
    PlayedBy,
    PlayerSeated,
    Seat,
    StackCount,
    TableOpened,
    TableWay,
    Voiding,
)
from tournament.names import Instant, TableNo
from tournament.state import Tournament


def _begins(state: Tournament, at: Instant, chance: Random) -> Facts:
    """A hand at a table that the program deals; the table comes first, then its players."""
    table = next(iter(tables_of(state, TableWay.DEALT)), None)
    if table is None:
        return (TableOpened(TableNo(max(state.tables, default=0) + 1), 9, TableWay.DEALT),)
    players = [state.entries[number] for _seat, number in sorted(table.seats.items())]
    if len(players) < 2 or not state.has_started(at):
        newcomer, seat = enter(state), next(iter(table.open_seats()), None)
        return () if seat is None else (newcomer, PlayerSeated(newcomer.entry, Seat(table.number, seat)))
    if table.under_way is not None or any(player.stack is None for player in players):
        return ()
    counts = tuple(StackCount(player.number, player.stack or 0) for player in players[:2])
    return (HandBegan(table.number, table.next_number, 0, Positions(1, 1, 2), counts),)


def _void(state: Tournament, at: Instant, chance: Random) -> Facts:
    for number, table in state.tables.items():
        if table.under_way is not None:
            return (HandVoided(number, table.under_way.number, chance.choice(list(Voiding))),)
    return _begins(state, at, chance)


HANDS: Mapping[type[Event], Deed] = {
    HandsAttached: lambda s, at, chance: (HandsAttached("home.phhs", 2, f"{len(s.attached):064x}"),),
    PlayedBy: lambda s, at, chance: one_of(
        seated(s), chance, lambda e: PlayedBy((e.number,), *(("rock", "club") if e.robot is None else ()))
    ),
    HandBegan: _begins,
    HandVoided: _void,
}
