"""What facts about tables, chairs and hands make of the state."""

from tournament.changing import replace
from tournament.errors import RuleViolation
from tournament.events import (
    BreakingOrderSet,
    PlayersLocked,
    PlayersMoved,
    TableChanged,
    TableClosed,
    TableHeld,
    TableOpened,
)
from tournament.fold.bounds import check_chairs, check_size
from tournament.fold.chairs import close, move, with_entry, with_table
from tournament.fold.facts import apply
from tournament.names import Instant
from tournament.people.people import person_key
from tournament.state import Table, Tournament


@apply.register
def _(event: TableOpened, state: Tournament, at: Instant) -> Tournament:
    if event.table in state.tables:
        raise RuleViolation("table_open", table=event.table)
    _check_name(state, event)
    size = state.setup.seats if event.size is None else event.size
    check_chairs(event.chairs)
    check_size(event.table, size)
    unavailable = frozenset(event.unavailable)
    opened = Table(event.table, event.chairs, event.way, size, ready=at, name=event.name, unavailable=unavailable)
    return with_table(state, replace(opened, overflow=state.has_started(at)))


@apply.register
def _(event: TableChanged, state: Tournament, at: Instant) -> Tournament:
    table = state.table(event.table)
    if event.size is not None:
        check_size(event.table, event.size)
        table = replace(table, size=event.size)
    if event.name is not None:
        _check_name(state, event)
        table = replace(table, name=event.name)
    if event.unavailable is not None:
        for seat in event.unavailable:
            if seat in table.seats:
                raise RuleViolation("seat_taken", table=event.table, seat=seat)
        table = replace(table, unavailable=frozenset(event.unavailable))
    return with_table(state, table)


def _check_name(state: Tournament, event: TableOpened | TableChanged) -> None:
    """No two tables have one name, also where an older name comes back since a step was undone."""
    for other in state.tables.values():
        if event.name and other.number != event.table and person_key(other.name) == person_key(event.name):
            raise RuleViolation("table_name_taken", name=other.name, table=other.number)


@apply.register
def _(event: TableClosed, state: Tournament, at: Instant) -> Tournament:
    return close(state, event.table)


@apply.register
def _(event: BreakingOrderSet, state: Tournament, at: Instant) -> Tournament:
    return replace(state, breaking=event.tables)


@apply.register
def _(event: PlayersLocked, state: Tournament, at: Instant) -> Tournament:
    for number in event.entries:
        entry = state.entry(number)
        # Who has no seat any more, since an earlier step was undone, is locked nowhere.
        state = with_entry(state, replace(entry, locked=event.locked and entry.seat is not None))
    return state


@apply.register
def _(event: PlayersMoved, state: Tournament, at: Instant) -> Tournament:
    return move(state, event.moves, at, event.rule)


@apply.register
def _(event: TableHeld, state: Tournament, at: Instant) -> Tournament:
    return with_table(state, replace(state.table(event.table), held=True))
