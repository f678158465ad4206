"""The tables themselves: opened, changed and put away; which of them breaks first."""

from collections.abc import Collection, Sequence
from typing import Any

from tournament.errors import RuleViolation
from tournament.events import BreakingOrderSet, Seat, TableChanged, TableClosed, TableOpened
from tournament.history import Step
from tournament.names import Instant, SeatNo, TableNo
from tournament.people.people import clean_name, person_key
from tournament.state import Table, Tournament
from tournament.table import FEWEST_SEATS, MOST_CHAIRS


def open_table(
    state: Tournament,
    at: Instant,
    size: int | None = None,
    name: str = "",
    unavailable: Collection[int] = (),
    chairs: int | None = None,
) -> Step:
    """Open one more table, with the number after the highest; before the first draw or at any time.

    Args:
        state: the evening.
        at: when.
        size: how many sit there while several tables play; None: as many as the evening's seats.
        name: what it is called beside its number; may be empty.
        unavailable: seats that nobody gets.
        chairs: how many chairs stand there, 2 to 10; None: as the evening's rules say.

    Raises:
        RuleViolation: `counted_without_seats`, `evening_over`, `chairs_out_of_range`, `size_out_of_range`,
            `no_such_seat`, `too_few_seats`, `table_name_taken`.
        BadInput: the name is no good, as `people.clean_name` says.
    """
    _check_seats(state)
    number = TableNo(max(state.tables, default=0) + 1)
    chairs = state.setup.rules.chairs if chairs is None else chairs
    if not FEWEST_SEATS <= chairs <= MOST_CHAIRS:
        raise RuleViolation("chairs_out_of_range", chairs=chairs, least=FEWEST_SEATS, most=MOST_CHAIRS)
    usual = min(state.setup.seats, chairs)
    opened = Table(number, chairs, state.setup.way, usual if size is None else size)
    _check_size(opened, opened.size)
    closed = _unavailable(opened, unavailable)
    kept = _name(state, number, name)
    event = TableOpened(number, chairs, state.setup.way, size, kept, closed)
    facts: dict[str, Any] = {"table": number, **({"name": kept} if kept else {})}
    return Step("table_opened", (event,), facts)


def change_table(
    state: Tournament,
    at: Instant,
    table: TableNo,
    *,
    size: int | None = None,
    name: str | None = None,
    unavailable: Collection[int] | None = None,
) -> Step:
    """Give a table another size, name or other unavailable seats; None leaves what is.

    Whoever sits in a seat beyond the new size stays there: only nobody new gets it.

    Raises:
        RuleViolation: `evening_over`, `no_such_table`, `size_out_of_range`, `no_such_seat`, `seat_in_use`,
            `too_few_seats`, `table_name_taken`, `table_unchanged`.
        BadInput: the name is no good.
    """
    _check_seats(state)
    before = state.table(table)
    seats = before.size if size is None else size
    if seats != before.size:
        _check_size(before, seats)
    changed = Table(table, before.chairs, before.way, seats, seats=before.seats)
    wanted = before.unavailable if unavailable is None else unavailable
    closed = _unavailable(changed, wanted)
    kept = before.name if name is None else _name(state, table, name)
    if (seats, kept, frozenset(closed)) == (before.size, before.name, before.unavailable):
        raise RuleViolation("table_unchanged", table=table)
    # Only what changes: whatever else was said of the table stays true when one of the steps is undone.
    event = TableChanged(
        table,
        None if seats == before.size else seats,
        None if kept == before.name else kept,
        None if frozenset(closed) == before.unavailable else closed,
    )
    facts: dict[str, Any] = {"table": table}
    if event.size is not None:
        facts["size"] = seats
    if event.name is not None:
        facts["name"] = kept
    if event.unavailable is not None:
        facts["gone"] = sorted(frozenset(closed) - before.unavailable)
        facts["back"] = sorted(before.unavailable - frozenset(closed))
    return Step("table_changed", (event,), facts)


def close_table(state: Tournament, at: Instant, table: TableNo) -> Step:
    """Put away a table at which nobody sits; who sits there is drawn elsewhere by breaking it.

    Raises:
        RuleViolation: `evening_over`, `no_such_table`, `table_not_empty`, `only_table` (once it has started, one
            stays).
    """
    _check_seats(state)
    found = state.table(table)
    if found.seats:
        raise RuleViolation("table_not_empty", table=table)
    if len(state.tables) == 1 and state.has_started(at):
        raise RuleViolation("only_table", table=table)
    return Step("table_closed", (TableClosed(table),), {"table": table})


def breaking_order(state: Tournament, at: Instant, tables: Sequence[TableNo]) -> Step:
    """Say in which order tables break (WSOP 66: posted when registration closes); none: the usual order again.

    Raises:
        RuleViolation: `evening_over`, `no_such_table`, `table_named_twice`, `breaking_order_unchanged`.
    """
    _check_seats(state)
    for table in tables:
        state.table(table)
        if tables.count(table) > 1:
            raise RuleViolation("table_named_twice", table=table)
    if tuple(tables) == state.breaking:
        raise RuleViolation("breaking_order_unchanged")
    return Step("breaking_order_set", (BreakingOrderSet(tuple(tables)),), {"tables": list(tables)})


def breaking_order_of(state: Tournament) -> tuple[TableNo, ...]:
    """The open tables in the order in which they break.

    First those that the director has put into an order, then those that were opened after the start, because they were
    added for overflow (WSOP 35), then the others; each kind with the highest number first. Tables at which somebody is
    locked in his seat come last, in the same order.
    """
    named = [number for number in state.breaking if number in state.tables]
    rest = sorted((n for n in state.tables if n not in named), key=lambda n: (not state.tables[n].overflow, -n))
    # Sorting keeps the order of equals.
    return tuple(sorted([*named, *rest], key=lambda number: has_locked(state, number)))


def has_locked(state: Tournament, number: TableNo) -> bool:
    """Whether somebody at that table is locked in his seat."""
    return any(state.entries[entry].locked for entry in state.tables[number].seats.values())


def check_free(state: Tournament, place: Seat) -> None:
    """Whether somebody can sit down there, on one of the extra chairs too.

    Raises:
        RuleViolation: `no_such_table`, `seat_unavailable`, `seat_taken`.
    """
    table = state.table(place.table)
    if place.number in table.unavailable:
        raise RuleViolation("seat_unavailable", table=place.table, seat=place.number)
    if place.number not in table.free_chairs():
        raise RuleViolation("seat_taken", table=place.table, seat=place.number)


def _check_seats(state: Tournament) -> None:
    if state.setup.counted:
        raise RuleViolation("counted_without_seats")
    if state.finished is not None:
        raise RuleViolation("evening_over")


def _check_size(table: Table, size: int) -> None:
    if not FEWEST_SEATS <= size <= table.chairs:
        raise RuleViolation("size_out_of_range", table=table.number, size=size, least=FEWEST_SEATS, chairs=table.chairs)


def _unavailable(table: Table, seats: Collection[int]) -> tuple[SeatNo, ...]:
    """Those seats in order, if the table has them, nobody sits there and enough others remain."""
    for seat in seats:
        if not 1 <= seat <= table.chairs:
            raise RuleViolation("no_such_seat", table=table.number, seat=seat, chairs=table.chairs)
        if seat in table.seats:
            raise RuleViolation("seat_in_use", table=table.number, seat=seat)
    remaining = sum(number not in seats for number in range(1, table.size + 1))
    if remaining < FEWEST_SEATS:
        raise RuleViolation("too_few_seats", table=table.number, least=FEWEST_SEATS)
    return tuple(SeatNo(seat) for seat in sorted(set(seats)))


def _name(state: Tournament, number: TableNo, name: str) -> str:
    """The name as it is kept; no other table has it. It may be empty."""
    if not name.strip():
        return ""
    kept = clean_name(name)
    for other in state.tables.values():
        if other.number != number and other.name and person_key(other.name) == person_key(kept):
            raise RuleViolation("table_name_taken", name=other.name, table=other.number)
    return kept
