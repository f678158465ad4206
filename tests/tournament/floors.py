"""Rooms full of tables, as facts make them: so many at each, button and blinds where a test wants them."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from engine.seats import Positions
from tests.fakes import SEVEN, created
from tournament import fold
from tournament.events import (
    Draw,
    EveningStarted,
    Event,
    Moved,
    PlayerEntered,
    PlayersLocked,
    PlayersMoved,
    PositionsTold,
    Seat,
    Seated,
    SeatsDrawn,
    TableOpened,
    TableWay,
)
from tournament.names import EntryNo, PlayerId, SeatNo, TableNo
from tournament.rules import ROBERT, TDA, WSOP, EveningRules, Redraws
from tournament.sales import prices
from tournament.sales.prices import Purchase, Shares
from tournament.state import Tournament
from tournament.tables import plans

BUY_IN = Purchase("Buy-in", prices.Buying.BUY_IN, Shares(prizes=2_000), 10_000)
AT = SEVEN + 1
WITHOUT_REDRAWS = {
    "tda": TDA,
    "wsop": replace(WSOP, redraws=Redraws.FINAL),
    "robert": replace(ROBERT, redraws=Redraws.FINAL),
}
"""The presets, none of which redraws before the final table."""


def floor(
    *tables: Sequence[int] | int,
    seats: int = 9,
    rules: EveningRules | None = None,
    known: bool = True,
    sizes: Sequence[int] | None = None,
    house: str = "tda",
    way: TableWay = TableWay.KEPT,
) -> Tournament:
    """An evening in play: for each table the taken seats, or how many from seat 1 on.

    Who sits at table 2 in seat 5 has the entry 205 and is called so. Where buttons are `known`, the first three who sit
    have button, small and big blind. `sizes`: places of each table, else `seats`.
    """
    taken = [list(range(1, each + 1)) if isinstance(each, int) else list(each) for each in tables]
    setup = replace(created(seats=seats), rules=rules or EveningRules(), house_rules=house, way=way)
    events: list[Event] = [setup]
    seated: list[Seated] = []
    for number, chairs in enumerate(taken, start=1):
        size = None if sizes is None else sizes[number - 1]
        events.append(TableOpened(TableNo(number), setup.rules.chairs, way, size))
        for chair in chairs:
            entry = EntryNo(100 * number + chair)
            events.append(PlayerEntered(entry, PlayerId(entry), str(entry), BUY_IN, 2_000))
            seated.append(Seated(entry, Seat(TableNo(number), SeatNo(chair))))
    buttons = tuple(Seat(TableNo(n), SeatNo(chairs[0])) for n, chairs in enumerate(taken, start=1) if chairs)
    events += [SeatsDrawn(Draw(1, "00" * 32), tuple(seated), buttons), EveningStarted()]
    state = fold.apply_step(None, events, SEVEN)
    if known:
        for number, chairs in enumerate(taken, start=1):
            if len(chairs) > 2:
                state = told(state, number, *chairs[:3])
    return state


def told(state: Tournament, table: int, button: int, small_blind: int, big_blind: int) -> Tournament:
    """The last hand of that table had button and blinds there; who sits there has been dealt in."""
    dead = SeatNo(small_blind) not in state.tables[TableNo(table)].seats
    return facts(state, PositionsTold(TableNo(table), Positions(button, small_blind, big_blind, dead)))


def facts(state: Tournament, *events: Event) -> Tournament:
    """The state after these facts."""
    return fold.apply_step(state, events, AT)


def locked(state: Tournament, *entries: int) -> Tournament:
    """These stay where they sit."""
    return facts(state, PlayersLocked(tuple(EntryNo(entry) for entry in entries)))


def moved(state: Tournament, entry: int, table: int, seat: int) -> Tournament:
    """Somebody was moved by hand."""
    number = EntryNo(entry)
    origin = state.entry(number).seat
    assert origin is not None
    return facts(state, PlayersMoved((Moved(number, origin, Seat(TableNo(table), SeatNo(seat))),), ""))


def counts(state: Tournament) -> Mapping[int, int]:
    """How many sit at each table."""
    return {number: len(table.seats) for number, table in state.tables.items()}


def pairs(state: Tournament) -> list[tuple[int, int]]:
    """From which table to which somebody moves, move by move."""
    plan = plans.propose(state, AT)
    return [] if plan is None else [(each.giving, each.receiving) for each in plan.moves]


def accepted(state: Tournament, only: Sequence[int] | None = None) -> Tournament:
    """The state after the moves that are proposed."""
    chosen = None if only is None else [EntryNo(entry) for entry in only]
    return facts(state, *plans.accept(state, AT, chosen).events)
