"""Everybody draws a new seat: the final table, and where the rules ask for it three and two tables (rules.md B17)."""

from collections.abc import Iterator
from typing import Any

from tournament.draws import breaking
from tournament.draws import draw as drawing
from tournament.draws.apart import Arrangement, arranged
from tournament.draws.seating import next_draw, together_facts
from tournament.errors import RuleViolation
from tournament.events import Draw, FinalTableDrawn, Moved, Seat, SeatsRedrawn, TableBroken
from tournament.history import Step
from tournament.names import EntryNo, Instant, SeatNo, TableNo
from tournament.state import Table, Tournament
from tournament.tables.locks import check_between_rounds, check_movable, ends_hand_for_hand
from tournament.tables.moves import moved_to
from tournament.tables.tables import breaking_order_of


def asked_for(state: Tournament) -> frozenset[int]:
    """At how many tables everybody draws a new seat tonight; 1 is the final table."""
    return state.setup.rules.redraws_at(len(state.entered))


def redraw_due(state: Tournament) -> int | None:
    """Onto how many tables everybody is to be redrawn now, None if nobody is; before any table is broken.

    That is: more tables are open, the players fit on that many, and it has not been done yet. None where the final
    table is due, which is `final_table`, whether it is drawn or formed by breaking tables. A redraw is for all tables
    at once, so none of them begins another hand before it.
    """
    setup, players = state.setup, len(state.left)
    if state.finished is not None or players <= setup.rules.final_table_size(setup.seats):
        return None
    for tables in sorted(asked_for(state) - state.redraws - {1}):
        if len(state.tables) > tables and _staying(state, tables) is not None:
            return tables
    return None


def redraw(state: Tournament, at: Instant, server_seed: bytes, tables: int, client_seed: str = "") -> Step:
    """Draw a new seat for everybody, on so many of the open tables, each with a new button (WSOP 85).

    The rules ask for it where `redraw_due` says so; the director may always.

    Raises:
        RuleViolation: `final_table_not_due` (one table), `redraw_takes_tables`, `redraw_too_small`, `redraw_too_few`,
            `player_locked`, `not_seated`, `seed_not_committed`, `evening_over`, `round_under_way`.
    """
    check_between_rounds(state)
    if tables == 1:
        return _final_step(state, *drawn_final(state, next_draw(state, server_seed, client_seed)))
    event, drawn = redrawn(state, tables, next_draw(state, server_seed, client_seed))
    facts: dict[str, Any] = {"players": len(event.moves), "tables": tables, "draw": event.draw.number}
    return Step("seats_redrawn", (event,), facts | together_facts(state, drawn))


def redrawn(state: Tournament, tables: int, record: Draw) -> tuple[SeatsRedrawn, Arrangement]:
    """The redraw onto so many tables as it follows from that record, and who sits together.

    Raises:
        RuleViolation: `redraw_takes_tables`, `redraw_too_small`, `redraw_too_few`, `player_locked`, `not_seated`.
    """
    if not 2 <= tables <= len(state.tables):
        raise RuleViolation("redraw_takes_tables", tables=tables, open=len(state.tables))
    staying = _staying(state, tables)
    if staying is None:
        raise RuleViolation("redraw_too_small", tables=tables, players=len(state.left))
    stream = drawing.stream_of(record)
    kept = _locked(state, {table.number for table in staying})
    sizes = drawing.table_sizes(
        len(state.left) - len(kept),
        [table.places for table in staying],
        [sum(seat.table == table.number for seat in kept.values()) for table in staying],
    )
    if not all(sizes):
        # So many keep their seats at one table that nobody is left for another; or there never were enough.
        for entry in kept:
            check_movable(state.entries[entry])
        raise RuleViolation("redraw_too_few", tables=tables, players=len(state.left))
    seats = [
        Seat(table.number, chair)
        for table, size in zip(staying, sizes, strict=True)
        for chair in _chairs(table, kept)[: size - sum(seat.table == table.number for seat in kept.values())]
    ]
    drawn = _arranged(state, kept, seats, stream)
    buttons = [_button(table.number, [*seats, *kept.values()], stream) for table in staying]
    return SeatsRedrawn(record, _moves(state, kept, drawn), tuple(buttons)), drawn


def draw_final_table(state: Tournament, at: Instant, server_seed: bytes, client_seed: str = "") -> Step:
    """Form the final table once few enough players are left (RP-9, WSOP 68).

    Mostly all of them are drawn onto it. Where nothing is redrawn (`Redraws.NONE`, and `BY_ENTRIES` with few entries)
    the next table of the breaking order is broken onto the open chairs of the others instead, whose buttons stay: the
    step is that of a broken table, and the same again while more than one table is left.

    Raises:
        RuleViolation: `final_table_not_due`, `final_table_too_small`, `player_locked`, `not_seated`,
            `no_room_elsewhere`, `too_few_players` (nobody is in), `seed_not_committed`, `evening_over`,
            `round_under_way`.
    """
    check_between_rounds(state)
    record = next_draw(state, server_seed, client_seed)
    if 1 in asked_for(state):
        return _final_step(state, *drawn_final(state, record))
    _check_final(state)
    return breaking.break_table(state, at, breaking_order_of(state)[0], server_seed, client_seed)


def final_table(state: Tournament, server_seed: bytes) -> FinalTableDrawn | TableBroken:
    """The fact that forms the final table, or does a part of it, as `draw_final_table` says.

    Raises:
        RuleViolation: as `draw_final_table` says.
    """
    event = draw_final_table(state, state.last, server_seed).events[0]
    if not isinstance(event, FinalTableDrawn | TableBroken):
        raise TypeError(event)
    return event


def drawn_final(state: Tournament, record: Draw) -> tuple[FinalTableDrawn, Arrangement]:
    """The final table as it follows from that draw: everybody from seat 1 on over the available chairs, a new button.

    It is the table with the lowest number that has chairs enough, or the one at which locked players sit.

    Raises:
        RuleViolation: `final_table_not_due`, `final_table_too_small`, `player_locked`, `not_seated`,
            `too_few_players` (nobody is in).
    """
    _check_final(state)
    holding = [each for each in _by_preference(state) if len(_chairs(each, {})) >= len(state.left)]
    if not holding:
        raise RuleViolation("final_table_too_small", players=len(state.left))
    final = holding[0]
    stream = drawing.stream_of(record)
    kept = _locked(state, {final.number})
    free = _chairs(final, kept)[: len(state.left) - len(kept)]
    seats = [Seat(final.number, chair) for chair in free]
    drawn = _arranged(state, kept, seats, stream)
    button = _button(final.number, [*seats, *kept.values()], stream)
    return FinalTableDrawn(final.number, record, _moves(state, kept, drawn), button.number), drawn


def _final_step(state: Tournament, event: FinalTableDrawn, drawn: Arrangement) -> Step:
    # At one table everybody sits together: that nobody can be kept apart there goes without saying.
    facts = {"players": len(event.moves), "table": event.table, "draw": event.draw.number}
    facts |= {"ended": True} if ends_hand_for_hand(state, 1) else {}
    return Step("final_table_drawn", (event,), facts)


def _check_final(state: Tournament) -> None:
    setup, players = state.setup, len(state.left)
    if not players:
        raise RuleViolation("too_few_players", players=players)
    if len(state.tables) < 2 or players > setup.rules.final_table_size(setup.seats):
        raise RuleViolation("final_table_not_due", players=players, rule=setup.rules.final_table_rule)


def _by_preference(state: Tournament) -> list[Table]:
    """The tables in the order in which they stay open: those with locked players, then the lowest numbers."""
    locked = {entry.seat.table for entry in state.left if entry.locked and entry.seat is not None}
    return sorted(state.tables.values(), key=lambda table: (table.number not in locked, table.number))


def _staying(state: Tournament, count: int) -> list[Table] | None:
    """So many tables that everybody is redrawn onto, by number; None if they do not hold all players."""
    staying = _by_preference(state)[:count]
    if sum(table.places for table in staying) < len(state.left):
        return None
    return sorted(staying, key=lambda table: table.number)


def _locked(state: Tournament, staying: set[TableNo]) -> dict[EntryNo, Seat]:
    """The locked players with their seats; `player_locked` is refused where one's table does not stay."""
    kept = {}
    for entry in state.left:
        if entry.locked and entry.seat is not None:
            if entry.seat.table not in staying:
                check_movable(entry)
            kept[entry.number] = entry.seat
    return kept


def _chairs(table: Table, kept: dict[EntryNo, Seat]) -> list[SeatNo]:
    """The chairs of a table that everybody leaves but those who keep theirs, lowest first."""
    taken = {seat.number for seat in kept.values() if seat.table == table.number} | table.unavailable
    return [SeatNo(number) for number in range(1, table.chairs + 1) if number not in taken]


def _arranged(state: Tournament, kept: dict[EntryNo, Seat], seats: list[Seat], stream: Iterator[int]) -> Arrangement:
    names = {entry.name: entry.number for entry in state.left if entry.number not in kept}

    def attempt() -> dict[EntryNo, Seat]:
        order = drawing.shuffled(names, stream)
        return {names[name]: seat for name, seat in zip(order, seats, strict=True)}

    return arranged(state, names.values(), [seat.table for seat in seats], attempt)


def _button(table: TableNo, seats: list[Seat], stream: Iterator[int]) -> Seat:
    here = sorted(seat for seat in seats if seat.table == table)
    return here[drawing.below(len(here), stream)]


def _moves(state: Tournament, kept: dict[EntryNo, Seat], drawn: Arrangement) -> tuple[Moved, ...]:
    """Everybody's move, by the new seats; who keeps his is listed with it."""
    places = sorted([*drawn.seats.items(), *kept.items()], key=lambda each: each[1])
    return tuple(moved_to(state, entry, seat) for entry, seat in places)
