"""Players who change seats: as it was proposed or as the director wants it."""

from collections.abc import Collection
from typing import Any

from tournament.dealing.under_way import check_not_in_hand
from tournament.errors import RuleViolation
from tournament.events import Moved, PlayersMoved, Seat
from tournament.history import Step
from tournament.names import EntryNo, Instant
from tournament.state import Tournament
from tournament.tables import locks, tables

BY_HAND = ""
"""The rule of a move that the director wanted."""


def moved_to(state: Tournament, entry: EntryNo, to: Seat) -> Moved:
    """The move of an entry from where it sits now.

    Raises:
        RuleViolation: `no_such_entry`, `not_seated`.
    """
    origin = state.entry(entry).seat
    if origin is None:
        raise RuleViolation("not_seated", name=state.entry(entry).shown_name)
    return Moved(entry, origin, to)


def carry_out(state: Tournament, at: Instant, moves: Collection[Moved], rule: str = BY_HAND) -> Step:
    """Move these players exactly as they were shown, by that rule (`TDA 11`).

    Raises:
        RuleViolation: `evening_over`, `nobody_to_move`, `player_locked`, `in_a_hand`, `seat_unavailable`; as
            `check_standing` says where the plan is outdated.
    """
    if state.finished is not None:
        raise RuleViolation("evening_over")
    if not moves:
        raise RuleViolation("nobody_to_move")
    leaving = frozenset(moved.origin for moved in moves)
    for moved in moves:
        check_standing(state, moved, leaving)
        locks.check_movable(state.entry(moved.entry))
        check_not_in_hand(state, moved.entry)
    first = min(moves, key=lambda moved: moved.to)
    facts: dict[str, Any] = {
        "names": [state.entry(moved.entry).shown_name for moved in moves],
        "name": state.entry(first.entry).shown_name,
        "from_table": first.origin.table,
        "from_seat": first.origin.number,
        "table": first.to.table,
        "seat": first.to.number,
        "moves": len(moves),
        "rule": rule,
    }
    return Step("players_moved", (PlayersMoved(tuple(moves), rule),), facts)


def check_standing(state: Tournament, moved: Moved, leaving: Collection[Seat] = ()) -> None:
    """Whether a move can still be made as it was planned; `leaving`: seats that others leave at the same time.

    Raises:
        RuleViolation: `plan_outdated_out` (the player is out), `plan_outdated_moved` (he sits elsewhere by now),
            `plan_outdated_closed` (the table is closed), `plan_outdated_taken` (somebody sits there),
            `seat_unavailable`, `seat_taken` (there is no such chair).
    """
    entry, to = state.entry(moved.entry), moved.to
    facts: dict[str, Any] = {"name": entry.shown_name, "table": to.table, "seat": to.number}
    if not entry.is_in or entry.seat is None:
        raise RuleViolation("plan_outdated_out", **facts)
    if entry.seat != moved.origin:
        raise RuleViolation("plan_outdated_moved", now=entry.seat.table, now_seat=entry.seat.number, **facts)
    if to.table not in state.tables:
        raise RuleViolation("plan_outdated_closed", **facts)
    sitter = state.tables[to.table].seats.get(to.number)
    if sitter is None:
        tables.check_free(state, to)
    elif to not in leaving:
        raise RuleViolation("plan_outdated_taken", other=state.entries[sitter].shown_name, **facts)


def move_by_hand(state: Tournament, at: Instant, entry: EntryNo, to: Seat) -> Step:
    """Move one player to a free chair that the director chose; extra chairs of a table count, too.

    The way on where somebody sat down in a wrong seat (TDA 7), or the director wants it.

    Raises:
        RuleViolation: `evening_over`, `no_such_entry`, `not_seated`, `no_such_table`, `seat_taken`,
            `seat_unavailable`, `player_locked`.
    """
    moved = moved_to(state, entry, to)
    tables.check_free(state, to)
    return carry_out(state, at, [moved])
