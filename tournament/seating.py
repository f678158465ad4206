"""Who sits where: the draw before the start, a late player, a broken table, the final table.

Each decision takes the 32 bytes of its draw as an argument: from the system where people play, from the evening's seed
where it is simulated.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import count as counting
from itertools import islice

from tournament import draw as drawing
from tournament import fold
from tournament.errors import RuleViolation
from tournament.events import (
    Draw,
    Event,
    FinalTableDrawn,
    Moved,
    PlayerSeated,
    Seat,
    Seated,
    SeatsDrawn,
    TableBroken,
    TableOpened,
)
from tournament.history import Step
from tournament.names import EntryNo, Instant, SeatNo, TableNo
from tournament.state import Entry, Table, Tournament


def next_draw(state: Tournament, server_seed: bytes) -> Draw:
    """The record of the evening's next draw."""
    return Draw(state.draws + 1, server_seed.hex())


def tables_needed(players: int, seats: int, final_table: int) -> int:
    """How many tables that many players start on: one if they fit on a final table, else as few as hold them."""
    return 1 if players <= final_table else -(-players // seats)


def draw_seats(state: Tournament, at: Instant, server_seed: bytes) -> Step:
    """Open the tables and draw everybody's seat and each table's button.

    Tables that stand open already are used first. The button of each table follows from the same stream, table by
    table, after the names (rules.md D-12).

    Raises:
        RuleViolation: `counted_without_seats`, `seats_already_drawn`, `some_sit_already` (seat the others one by one),
            `too_few_players`.
    """
    _check_seats(state)
    if state.seats_drawn:
        raise RuleViolation("some_sit_already" if unseated(state) else "seats_already_drawn")
    entries = state.left
    if len(entries) < 2:
        raise RuleViolation("too_few_players", players=len(entries))
    record = next_draw(state, server_seed)
    stream = drawing.stream_of(record)
    order = _shuffled(entries, stream)
    setup = state.setup
    tables = tables_needed(len(order), setup.seats, setup.rules.final_table_size(setup.seats))
    tables = max(tables, min(len(state.tables), len(order) // 2))
    opened: list[Event] = []
    seated: list[Seated] = []
    buttons: list[Seat] = []
    numbers = _tables_for(state, tables)
    for table, size in zip(numbers, drawing.table_sizes(len(order), tables), strict=True):
        if table not in state.tables:
            opened.append(TableOpened(table, setup.rules.chairs, setup.way))
        here = [Seat(table, SeatNo(seat)) for seat in range(1, size + 1)]
        seated.extend(Seated(entry, seat) for entry, seat in zip(order[len(seated) :], here, strict=False))
        buttons.append(here[drawing.below(size, stream)])
    facts = {"players": len(order), "tables": tables, "draw": record.number}
    return Step("seats_drawn", (*opened, SeatsDrawn(record, tuple(seated), tuple(buttons))), facts)


def unseated(state: Tournament) -> tuple[Entry, ...]:
    """Who is in and has no seat, by number; nobody where players are only counted."""
    return () if state.setup.counted else tuple(entry for entry in state.left if entry.seat is None)


def seat(state: Tournament, at: Instant, entry: EntryNo, server_seed: bytes) -> Step:
    """Draw one player's seat from the open ones of the tables with the fewest players (TDA 8-A, rules.md C-155).

    Raises:
        RuleViolation: `no_such_entry`, `already_out`, `already_seated`, `counted_without_seats`, `no_open_seat` (open a
            table, or choose an extra chair by hand).
    """
    return _seats_drawn_for(state, (_seatless(state, entry),), server_seed)


def seat_everybody(state: Tournament, at: Instant, server_seed: bytes) -> Step:
    """Draw the seats of all who have none, in the order in which they entered, one after the other from one stream.

    Raises:
        RuleViolation: `counted_without_seats`, `everybody_sits`, `no_open_seat`.
    """
    _check_seats(state)
    players = unseated(state)
    if not players:
        raise RuleViolation("everybody_sits")
    return _seats_drawn_for(state, players, server_seed)


def seat_at(state: Tournament, at: Instant, entry: EntryNo, place: Seat) -> Step:
    """Give one player a free chair that the director chose; extra chairs of a table count, too.

    Raises:
        RuleViolation: `no_such_entry`, `already_out`, `already_seated`, `counted_without_seats`, `no_such_table`,
            `seat_taken`.
    """
    player, table = _seatless(state, entry), state.table(place.table)
    if place.number not in table.free_chairs():
        raise RuleViolation("seat_taken", table=place.table, seat=place.number)
    facts = {"names": [player.name], "table": place.table, "seat": place.number}
    return Step("player_seated", (PlayerSeated(entry, place),), facts)


def open_table(state: Tournament, at: Instant) -> Step:
    """Open one more table, with the number after the highest.

    Raises:
        RuleViolation: `counted_without_seats`, `evening_over`.
    """
    _check_seats(state)
    if state.finished is not None:
        raise RuleViolation("evening_over")
    number = TableNo(max(state.tables, default=0) + 1)
    return Step("table_opened", (TableOpened(number, state.setup.rules.chairs, state.setup.way),), {"table": number})


def _seats_drawn_for(state: Tournament, players: Sequence[Entry], server_seed: bytes) -> Step:
    """One after the other, each from the open seats of the tables that are shortest by then, all in one draw."""
    record = next_draw(state, server_seed)
    stream = drawing.stream_of(record)
    events: list[Event] = []
    for player in players:
        place = _drawn(state, stream, extra_chairs=False)
        event = PlayerSeated(player.number, place, record)
        events.append(event)
        state = fold.apply(event, state, state.last)
    facts = {"names": [player.name for player in players], "table": place.table, "seat": place.number}
    return Step("player_seated", tuple(events), facts)


def _seatless(state: Tournament, number: EntryNo) -> Entry:
    _check_seats(state)
    entry = state.entry(number)
    if not entry.is_in:
        raise RuleViolation("already_out", name=entry.name)
    if entry.seat is not None:
        raise RuleViolation("already_seated", name=entry.name, table=entry.seat.table, seat=entry.seat.number)
    return entry


def _check_seats(state: Tournament) -> None:
    if state.setup.counted:
        raise RuleViolation("counted_without_seats")


def _tables_for(state: Tournament, count: int) -> list[TableNo]:
    """The numbers of so many tables: those that are open first, then the lowest free numbers; in order."""
    numbers = sorted(state.tables)[:count]
    free = (TableNo(number) for number in counting(1) if number not in state.tables)
    return sorted([*numbers, *islice(free, count - len(numbers))])


def draw_final_table(state: Tournament, at: Instant, server_seed: bytes) -> Step:
    """Draw all remaining players onto one table (RP-9).

    Raises:
        RuleViolation: `final_table_not_due`.
    """
    event = final_table(state, server_seed)
    return Step("final_table_drawn", (event,), {"players": len(event.moves), "table": event.table})


def final_table(state: Tournament, server_seed: bytes) -> FinalTableDrawn:
    """The fact of the final table's draw: everybody onto the lowest table, from seat 1 on, with a new button.

    Raises:
        RuleViolation: `final_table_not_due`.
    """
    setup = state.setup
    players = state.left
    if len(state.tables) < 2 or len(players) > setup.rules.final_table_size(setup.seats):
        raise RuleViolation("final_table_not_due", players=len(players), rule="RP-9")
    record = next_draw(state, server_seed)
    stream = drawing.stream_of(record)
    order = _shuffled(players, stream)
    table = min(state.tables)
    seats = [Seat(table, SeatNo(number)) for number in range(1, len(order) + 1)]
    button = seats[drawing.below(len(seats), stream)].number
    return FinalTableDrawn(table, record, _moves(state, order, seats), button)


def break_table(state: Tournament, at: Instant, table: TableNo, server_seed: bytes) -> Step:
    """Close a table and draw its players onto the open seats elsewhere (TDA 10).

    Raises:
        RuleViolation: `no_such_table`, `no_room_elsewhere`.
    """
    event = broken(state, table, server_seed)
    return Step("table_broken", (event,), {"table": table, "players": len(event.moves)})


def broken(state: Tournament, number: TableNo, server_seed: bytes) -> TableBroken:
    """The fact of a broken table: its players shuffled onto seats that leave the other tables as even as can be.

    Raises:
        RuleViolation: `no_such_table`, `no_room_elsewhere`.
    """
    leaving = state.at_table(number)
    others = [table for table in state.tables.values() if table.number != number]
    seats = seats_to_fill(others, len(leaving))
    if len(seats) < len(leaving):
        raise RuleViolation("no_room_elsewhere", table=number, players=len(leaving), seats=len(seats))
    record = next_draw(state, server_seed)
    order = _shuffled(leaving, drawing.stream_of(record))
    return TableBroken(number, record, _moves(state, order, seats))


def seats_to_fill(tables: Iterable[Table], players: int) -> list[Seat]:
    """The open seats that so many newcomers take: always one more at the shortest table, its lowest free seat first.

    Returned table by table, as a draw is read out.
    """
    free = {table.number: list(table.open_seats()) for table in tables}
    sizes = {table.number: len(table.seats) for table in tables}
    found: list[Seat] = []
    for _ in range(players):
        shortest = min((number for number in free if free[number]), key=lambda n: (sizes[n], n), default=None)
        if shortest is None:
            break
        found.append(Seat(shortest, free[shortest].pop(0)))
        sizes[shortest] += 1
    return sorted(found)


def drawn_seat(state: Tournament, draw: Draw) -> Seat:
    """One seat drawn from the open ones of the tables with the fewest players (rules.md C-155).

    Where all of the evening's seats are taken, an extra chair of a table counts too.

    Raises:
        RuleViolation: `no_open_seat`.
    """
    return _drawn(state, drawing.stream_of(draw), extra_chairs=True)


def _drawn(state: Tournament, stream: Iterator[int], *, extra_chairs: bool) -> Seat:
    """A seat from the pool; a table that is held for a break or the final table takes nobody while others are open."""
    tables = [table for table in state.tables.values() if not table.held] or list(state.tables.values())
    free = {table.number: table.open_seats() for table in tables}
    if extra_chairs and not any(free.values()):
        free = {table.number: table.free_chairs() for table in tables}
    sizes = {number: len(state.tables[number].seats) for number, seats in free.items() if seats}
    if not sizes:
        raise RuleViolation("no_open_seat")
    fewest = min(sizes.values())
    pool = [Seat(n, place) for n in sorted(sizes) if sizes[n] == fewest for place in free[n]]
    return pool[drawing.below(len(pool), stream)]


def _shuffled(entries: Sequence[Entry], stream: Iterable[int]) -> list[EntryNo]:
    by_name = {entry.name: entry.number for entry in entries}
    return [by_name[name] for name in drawing.shuffled(list(by_name), iter(stream))]


def _moves(state: Tournament, order: Sequence[EntryNo], seats: Sequence[Seat]) -> tuple[Moved, ...]:
    moves = []
    for number, seat in zip(order, seats, strict=True):
        origin = state.entries[number].seat
        if origin is None:
            raise RuleViolation("not_seated", name=state.entries[number].name)
        moves.append(Moved(number, origin, seat))
    return tuple(moves)
