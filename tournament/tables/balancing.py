"""Keeping tables even: what is due now (rules.md B.2, B.3).

Which tables count as uneven and which of them gives is the evening's rule: TDA 11, WSOP 67, RROP 15 or a way of the
house. Which player goes to which seat follows from the buttons (`movers`); all moves together are a plan (`plans`).
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

from tournament.draws import redraws, seating
from tournament.names import TableNo
from tournament.rules import HOUSE, Balancing
from tournament.state import Table, Tournament
from tournament.tables import tables
from tournament.tables.movers import may_move

RULES: Mapping[Balancing, str] = {
    Balancing.TDA: "TDA 11",
    Balancing.WSOP: "WSOP 67",
    Balancing.ROBERT: "RROP 15",
    Balancing.SAME_POSITION: HOUSE,
    Balancing.FEWEST_MOVES: HOUSE,
}
"""What the log names as the reason of a proposed move."""

MANY_TABLES = 20
"""Above so many tables the next full one by number gives a player, else the next in breaking order (WSOP 67)."""


@dataclass(frozen=True, slots=True)
class FinalTableDue:
    """Few enough players are left for one table."""

    players: int


@dataclass(frozen=True, slots=True)
class RedrawDue:
    """Everybody draws a new seat, at so many tables."""

    tables: int


@dataclass(frozen=True, slots=True)
class BreakDue:
    """The players of this table fit on the others."""

    table: TableNo


@dataclass(frozen=True, slots=True)
class MoveDue:
    """A table has too many more players than another."""

    giving: TableNo
    receiving: TableNo


Due = FinalTableDue | RedrawDue | BreakDue | MoveDue

MayGive = Callable[[Table], bool]
"""Between whose hands we are: only such a table gives up a player, is broken or redrawn."""


def always(table: Table) -> bool:
    """At kept tables a player moves when his hand is over; nothing waits for that."""
    return True


def due(state: Tournament, may_give: MayGive = always) -> Due | None:
    """What is due, most far-reaching first; a single table is never uneven.

    Somebody who is deciding about a rebuy holds his seat and counts as sitting there: nothing that would take it from
    him is due before he has decided. Nor is anything in a round of hand-for-hand, in which each table plays one hand
    with those who sat there (WSOP 126-a): between the rounds it is.
    """
    if len(state.tables) < 2 or state.finished is not None or state.round_under_way:
        return None
    everybody = state.tables.values()
    if not any(table.seats for table in everybody):
        return None  # the tables stand open, and nobody has been drawn to them yet
    if final_table_due(state):
        waits = not all(map(may_give, everybody)) or _decides(state, everybody)
        return None if waits else FinalTableDue(len(state.left))
    redrawn = redraws.redraw_due(state)
    if redrawn is not None:
        waits = not all(map(may_give, everybody)) or _decides(state, everybody)
        return None if waits else RedrawDue(redrawn)
    number = breaking_table(state)
    if number is not None:
        table = state.tables[number]
        return BreakDue(number) if may_give(table) and not _decides(state, (table,)) else None
    return uneven(state, in_play(state), may_give)


def _decides(state: Tournament, tables: Collection[Table]) -> bool:
    return any(state.entries[entry].deciding is not None for table in tables for entry in table.seats.values())


def final_table_due(state: Tournament) -> bool:
    """Whether few enough players are left on several tables (RP-9, WSOP 68)."""
    setup = state.setup
    return len(state.tables) > 1 and len(state.left) <= setup.rules.final_table_size(setup.seats)


def all_wait(state: Tournament) -> bool:
    """Whether no table begins another hand, because all of them are drawn anew."""
    return final_table_due(state) or redraws.redraw_due(state) is not None


def in_play(state: Tournament) -> tuple[Table, ...]:
    """The tables that are kept even, by number: without an empty one that the players of the others do not need."""
    found = [table for _number, table in sorted(state.tables.items())]
    sitting = [table for table in found if table.seats]
    if len(sitting) == len(found) or sum(len(t.seats) for t in sitting) <= sum(t.places for t in sitting):
        return tuple(sitting)
    return tuple(found)


def breaking_table(state: Tournament) -> TableNo | None:
    """The table that breaks now: the next in breaking order, once its players fit on the others' places (rules.md B15).

    Those who have no seat yet need one, too. A table at which somebody is locked in his seat does not break.
    """
    playing = in_play(state)
    if len(playing) < 2:
        return None
    # A first look without the single seats: this is asked after each hand.
    free = {table.number: max(0, min(table.size, table.chairs) - len(table.seats)) for table in playing}
    if not any(len(table.seats) <= sum(free.values()) - free[table.number] for table in playing):
        return None
    room = sum(_room(table) for table in playing)
    for number in tables.breaking_order_of(state):
        table = state.tables[number]
        if not table.seats:
            continue
        if tables.has_locked(state, number):
            return None
        fits = len(table.seats) + len(seating.unseated(state)) <= room - _room(table)
        return number if fits else None
    return None


def _room(table: Table) -> int:
    """How many more can sit there while several tables play."""
    return max(0, table.places - len(table.seats))


def uneven(
    state: Tournament, playing: Sequence[Table], may_give: MayGive = always, last: TableNo | None = None
) -> MoveDue | None:
    """From which of the fullest tables to which of the shortest somebody moves, if they differ by too much.

    `last`: the table that gave a player last, None: as the log has it.

    Tables without a free place cannot take anybody and those at which nobody may move give nobody: they count no more.
    A move that would only turn the difference round is none.
    """
    if len(playing) < 2:
        return None
    allowed = max(1, state.setup.rules.difference(len(playing)))
    rising = sorted(playing, key=lambda table: len(table.seats))
    if len(rising[-1].seats) - len(rising[0].seats) <= allowed:
        return None
    receiving = next((table for table in rising if _room(table)), None)
    full = next((table for table in reversed(rising) if _gives(state, table)), None)
    if receiving is None or full is None or len(full.seats) - len(receiving.seats) <= allowed:
        return None
    fullest = (t.number for t in playing if len(t.seats) == len(full.seats) and may_give(t) and _gives(state, t))
    giving = _next_giving(state, fullest, last)
    return None if giving is None else MoveDue(giving, receiving.number)


def _gives(state: Tournament, table: Table) -> bool:
    return any(may_move(state.entries[entry]) for entry in table.seats.values())


def _next_giving(state: Tournament, fullest: Iterable[TableNo], last: TableNo | None) -> TableNo | None:
    """Which of several full tables, by number, gives by a procedure fixed beforehand (TDA 11-C): mostly the first."""
    if state.setup.rules.balancing is not Balancing.WSOP:
        return next(iter(fullest), None)
    full = set(fullest)
    if len(state.tables) > MANY_TABLES:
        before = _last_giving(state) if last is None else last
        return min(full, key=lambda number: (number <= before, number), default=None)
    return next((number for number in tables.breaking_order_of(state) if number in full), None)


def _last_giving(state: Tournament) -> TableNo:
    """The table that gave a player last by that rule; 0 before the first."""
    made = (each.moves[-1].origin.table for each in reversed(state.moved) if each.rule == RULES[Balancing.WSOP])
    return next(made, TableNo(0))
