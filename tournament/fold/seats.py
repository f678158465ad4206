"""What facts about tables, chairs and hands make of the state."""

from tournament.changing import replace
from tournament.errors import RuleViolation
from tournament.events import (
    BreakingOrderSet,
    HandPlayed,
    PlayersLocked,
    PlayersMoved,
    PositionsTold,
    TableChanged,
    TableClosed,
    TableHeld,
    TableOpened,
)
from tournament.fold.bounds import check_chairs, check_size
from tournament.fold.chairs import check_started, close, move, ticked, with_entry, with_table
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


@apply.register
def _(event: HandPlayed, state: Tournament, at: Instant) -> Tournament:
    table = state.table(event.table)
    check_started(state, at)
    if event.number != table.hands + 1:
        raise RuleViolation("hand_out_of_order", table=event.table, hand=event.number)
    if sum(change.after - change.before for change in event.stacks) != 0:
        raise RuleViolation("chips_do_not_add_up", table=event.table, hand=event.number)
    entries = dict(state.entries)
    for change in event.stacks:
        entry = state.entry(change.entry)
        if entry.seat is None or entry.seat.table != event.table:
            raise RuleViolation("not_at_table", name=entry.shown_name, table=event.table)
        if entry.stack != change.before or change.after < 0:
            raise RuleViolation("stack_differs", name=entry.shown_name, table=event.table, hand=event.number)
        entries[change.entry] = replace(entry, stack=change.after)
    played = replace(
        table,
        hands=event.number,
        level=event.level,
        hands_in_level=(table.hands_in_level if table.level == event.level else 0) + 1,
        positions=event.positions,
        dealt_in=table.dealt_in | {change.entry for change in event.stacks},
        ready=at,
    )
    state = with_table(replace(state, entries=entries, hands=state.hands + 1), played)
    return ticked(state, event.table)


@apply.register
def _(event: PositionsTold, state: Tournament, at: Instant) -> Tournament:
    table = state.table(event.table)
    dealt_in = table.dealt_in | set(table.seats.values())
    return with_table(state, replace(table, positions=event.positions, dealt_in=dealt_in, ready=at))
