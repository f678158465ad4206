"""What deeds are made of: who could do something now, and where."""

from collections.abc import Callable
from random import Random

from tournament.events import (
    Draw,
    Event,
    PlayerEntered,
    Seat,
    TableWay,
)
from tournament.names import EntryNo, Instant, PlayerId, TableNo
from tournament.sales.prices import Buying, Purchase, Shares
from tournament.state import Entry, Table, Tournament

Facts = tuple[Event, ...]
Deed = Callable[[Tournament, Instant, Random], Facts]
"""What happens; nothing where it cannot happen now."""

SEED = "00" * 32
"""Of every draw, so that whichever was announced is the one that is drawn with."""
BUY_IN = Purchase("Buy-in", Buying.BUY_IN, Shares(prizes=1_500, house=500), 10_000)
REBUY = Purchase("Rebuy", Buying.REBUY, Shares(prizes=1_000), 10_000)


def new_guest(state: Tournament) -> PlayerId:
    """The number of somebody who has not been heard of tonight."""
    return PlayerId(max(state.guests, default=0) + 1)


def enter(state: Tournament) -> PlayerEntered:
    """Somebody new enters."""
    player, number = new_guest(state), EntryNo(max(state.entries, default=0) + 1)
    return PlayerEntered(number, player, f"Player {player}", BUY_IN, BUY_IN.shares.total)


def seated(state: Tournament) -> list[Entry]:
    """Who has a chair."""
    return [entry for entry in state.left if entry.seat is not None]


def at_real_tables(state: Tournament) -> list[Entry]:
    """Who plays with chips that nobody counts."""
    return [e for e in seated(state) if e.seat and state.tables[e.seat.table].way is TableWay.KEPT]


def with_chips(state: Tournament) -> list[Entry]:
    """Those of them who have not lost them all and think about buying back in."""
    return [entry for entry in at_real_tables(state) if entry.deciding is None]


def without_a_share(state: Tournament) -> list[Entry]:
    """Who sits at a real table and took no part in a deal."""
    sharing = set() if state.deal is None else {share.entry for share in state.deal.shares}
    return [entry for entry in with_chips(state) if entry.number not in sharing]


def out(state: Tournament) -> list[Entry]:
    """Who is out."""
    return [entry for entry in state.entries.values() if entry.bust is not None]


def free(state: Tournament, *, without: TableNo | None = None) -> list[Seat]:
    """The free chairs of real tables, elsewhere than at one table."""
    return [
        Seat(number, seat)
        for number, table in state.tables.items()
        if number != without and table.way is TableWay.KEPT
        for seat in table.open_seats()
    ]


def next_draw(state: Tournament) -> Draw:
    """The record of the draw that comes next."""
    return Draw(state.draws + 1, SEED)


def tables_of(state: Tournament, way: TableWay, *, empty: bool = False) -> list[Table]:
    """The tables of that kind, where it matters those without players."""
    return [t for t in state.tables.values() if t.way is way and not (empty and t.seats)]


def only_if(happens: bool, *facts: Event) -> Facts:
    """These facts, if they can happen."""
    return facts if happens else ()


def one_of(among: list[Entry], chance: Random, fact: Callable[[Entry], Event]) -> Facts:
    """A fact about one of them, if there is any."""
    return (fact(chance.choice(among)),) if among else ()
