"""What happens at tables."""

from collections.abc import Mapping
from random import Random

from engine.seats import Positions
from tests.deeds.occasions import (
    SEED,
    Deed,
    Facts,
    at_real_tables,
    enter,
    free,
    next_draw,
    one_of,
    only_if,
    seated,
    tables_of,
)
from tournament.draws.draw import commitment
from tournament.events import (
    BreakingOrderSet,
    ButtonMoved,
    DrawCommitted,
    Event,
    FinalTableDrawn,
    HandPlayed,
    Moved,
    PlayerSeated,
    PlayersKeptApart,
    PlayersLocked,
    PlayersMoved,
    PositionsTold,
    Seat,
    Seated,
    SeatsDrawn,
    SeatsRedrawn,
    StackChange,
    StackCount,
    TableBroken,
    TableChanged,
    TableClosed,
    TableHeld,
    TableOpened,
    TableWay,
    TableWayChosen,
)
from tournament.names import Instant, SeatNo, TableNo
from tournament.state import Tournament


def _draw_all(state: Tournament, at: Instant, chance: Random) -> Facts:
    """The draw before the start, onto as many tables as are needed."""
    entries, first = list(state.left), max(state.tables, default=0) + 1
    if state.draws or state.started is not None or state.tables or len(entries) < 2:
        return ()
    chance.shuffle(entries)
    count = -(-len(entries) // 8)
    opened = tuple(TableOpened(TableNo(first + n), 9, TableWay.KEPT) for n in range(count))
    seats = tuple(
        Seated(entry.number, Seat(TableNo(first + n % count), SeatNo(1 + n // count)))
        for n, entry in enumerate(entries)
    )
    buttons = tuple(Seat(table.table, SeatNo(1)) for table in opened)
    return (*opened, SeatsDrawn(next_draw(state), seats, buttons))


def _move(state: Tournament, at: Instant, chance: Random) -> Facts:
    players, chairs = at_real_tables(state), free(state)
    if not players or not chairs:
        return ()
    player = chance.choice(players)
    assert player.seat is not None
    return (PlayersMoved((Moved(player.number, player.seat, chance.choice(chairs)),), "TDA 11"),)


def _break_table(state: Tournament, at: Instant, chance: Random) -> Facts:
    for number, table in state.tables.items():
        chairs = free(state, without=number)
        if table.way is TableWay.KEPT and len(chairs) >= len(table.seats) and len(state.tables) > 1:
            going = zip(sorted(table.seats.items()), chairs, strict=False)
            moves = tuple(Moved(entry, Seat(number, seat), chair) for (seat, entry), chair in going)
            return (TableBroken(number, next_draw(state), moves),)
    return ()


def _final(state: Tournament, at: Instant, chance: Random) -> Facts:
    players = seated(state)
    if not 2 <= len(players) <= 9 or len(players) < len(state.left) or not tables_of(state, TableWay.KEPT):
        return ()
    table = min(tables_of(state, TableWay.KEPT), key=lambda table: table.number)
    chairs = [SeatNo(n) for n in range(1, table.chairs + 1) if n not in table.unavailable]
    if len(chairs) < len(players):
        return ()
    chance.shuffle(players)
    moves = tuple(
        Moved(e.number, e.seat, Seat(table.number, chair))
        for e, chair in zip(players, chairs, strict=False)
        if e.seat is not None
    )
    return (FinalTableDrawn(table.number, next_draw(state), moves, chairs[0]),)


def _redraw(state: Tournament, at: Instant, chance: Random) -> Facts:
    """Everybody is dealt out over the real tables, which are all there are."""
    players, tables = seated(state), tables_of(state, TableWay.KEPT)
    free = [Seat(t.number, SeatNo(n)) for t in tables for n in range(1, t.chairs + 1) if n not in t.unavailable]
    if len(tables) < len(state.tables) or len(tables) < 2 or len(players) < len(state.left) or len(players) < 2:
        return ()
    if len(free) < len(players):
        return ()
    chosen = chance.sample(free, len(players))
    moves = tuple(Moved(e.number, e.seat, to) for e, to in zip(players, chosen, strict=True) if e.seat is not None)
    buttons = tuple({to.table: to for to in chosen}.values())
    return (SeatsRedrawn(next_draw(state), moves, buttons),)


def _dealt_hand(state: Tournament, at: Instant, chance: Random) -> Facts:
    """A hand that the engine deals, at a table of its own kind; the table comes first, then its players."""
    tables = tables_of(state, TableWay.DEALT)
    if not tables:
        return (TableOpened(TableNo(max(state.tables, default=0) + 1), 9, TableWay.DEALT),)
    table = tables[0]
    players = [state.entries[number] for number in table.seats.values()]
    if len(players) < 2 or not state.has_started(at):
        newcomer = enter(state)
        seat = next(iter(table.open_seats()), None)
        return () if seat is None else (newcomer, PlayerSeated(newcomer.entry, Seat(table.number, seat)))
    first, second = players[:2]
    if first.stack is None or second.stack is None or first.stack < 2:
        return ()
    changes = (
        StackChange(first.number, first.stack, first.stack - 1),
        StackChange(second.number, second.stack, second.stack + 1),
    )
    number = table.next_number if table.under_way is None else table.under_way.number
    return (HandPlayed(table.number, number, at, 0, Positions(1, 1, 2), changes),)


def _furnish(state: Tournament, at: Instant, chance: Random) -> Facts:
    """A table gets another name and size, and a chair is carried out or all are back."""
    tables = tables_of(state, TableWay.KEPT)
    if not tables:
        return ()
    table = chance.choice(tables)
    empty = table.free_chairs()
    gone = (chance.choice(empty),) if len(empty) > 1 and chance.random() < 0.5 else ()
    return (TableChanged(table.number, chance.randint(6, 9), chance.choice(("", f"Room {table.number}")), gone),)


def _put_away(state: Tournament, at: Instant, chance: Random) -> Facts:
    """A table at which nobody sits; where there is none, it is put up before."""
    empty = tables_of(state, TableWay.KEPT, empty=True)
    if empty and len(state.tables) > 1:
        return (TableClosed(empty[-1].number),)
    number = TableNo(max(state.tables, default=0) + 1)
    return (TableOpened(number, 9, TableWay.KEPT), TableClosed(number)) if state.draws else ()


def _seat(state: Tournament, at: Instant, chance: Random) -> Facts:
    waiting = [entry for entry in state.left if entry.seat is None]
    chairs = free(state)
    return (PlayerSeated(waiting[0].number, chance.choice(chairs)),) if waiting and chairs else ()


def _positions(state: Tournament, at: Instant, chance: Random) -> Facts:
    tables = [table for table in tables_of(state, TableWay.KEPT) if len(table.seats) >= 2]
    if not tables:
        return ()
    small, big = sorted(tables[0].seats)[:2]
    return (PositionsTold(tables[0].number, Positions(small, small, big)),)


def _button(state: Tournament, at: Instant, chance: Random) -> Facts:
    """The next hand at a table with real cards, and who is dealt in."""
    tables = [table for table in tables_of(state, TableWay.KEPT) if len(table.seats) >= 2]
    if not tables or not state.has_started(at):
        return ()
    small, big = sorted(tables[0].seats)[:2]
    return (ButtonMoved(tables[0].number, Positions(small, small, big), tuple(tables[0].seats.values())),)


def _way(state: Tournament, at: Instant, chance: Random) -> Facts:
    """A table with real cards is counted, and its hands are recorded from now on."""
    tables = [table for table in tables_of(state, TableWay.KEPT) if table.seats]
    unknown = [e for e in state.left if e.stack is None or e.counted is not None]
    if not tables or state.finished is not None or not unknown:
        return ()
    here = [e for e in unknown if e.seat is not None and e.seat.table == tables[0].number and e.deciding is None]
    counts = tuple(StackCount(e.number, 1) for e in here)
    return (TableWayChosen(tables[0].number, TableWay.RECORDED, counts),) if len(here) < len(unknown) else ()


SEATS: Mapping[type[Event], Deed] = {
    TableOpened: lambda s, at, chance: (
        (TableOpened(TableNo(max(s.tables, default=0) + 1), 9, TableWay.KEPT),) if s.draws else ()
    ),
    SeatsDrawn: _draw_all,
    PlayerSeated: _seat,
    PlayersMoved: _move,
    TableBroken: _break_table,
    FinalTableDrawn: _final,
    SeatsRedrawn: _redraw,
    DrawCommitted: lambda s, at, chance: (DrawCommitted(s.draws + 1, commitment(bytes.fromhex(SEED))),),
    PlayersKeptApart: lambda s, at, chance: only_if(
        len(s.guests) > 1, PlayersKeptApart(tuple(sorted(s.guests)[:2]), apart=chance.random() < 0.7)
    ),
    TableHeld: lambda s, at, chance: tuple(TableHeld(number) for number in list(s.tables)[:1]),
    TableChanged: _furnish,
    TableClosed: _put_away,
    BreakingOrderSet: lambda s, at, chance: (BreakingOrderSet(tuple(chance.sample(list(s.tables), len(s.tables)))),),
    PlayersLocked: lambda s, at, chance: one_of(seated(s), chance, lambda e: PlayersLocked((e.number,), not e.locked)),
    HandPlayed: _dealt_hand,
    PositionsTold: _positions,
    ButtonMoved: _button,
    TableWayChosen: _way,
}
