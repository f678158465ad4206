"""Tables that are three players short: when they stop dealing, and who is warned (TDA 11-D, WSOP 67, rules.md B10)."""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.seats import passed
from tournament import hands
from tournament.names import Instant, TableNo
from tournament.rules import Halting
from tournament.state import Table, Tournament
from tournament.tables import balancing
from tournament.tables.balancing import BreakDue
from tournament.tables.buttons import as_known

SHORT = 3
"""So many players short of the fullest table."""

RULES: Mapping[Halting, str] = {Halting.BLINDS_REACHED: "TDA 11-D", Halting.AT_ONCE: "WSOP 67"}


@dataclass(frozen=True, slots=True)
class Halt:
    """A table that is three or more short of the fullest one.

    `stops`: it begins no hand until somebody comes; else it will once its big blind comes to an open seat, as far as
    anybody knows. `rule`: which rule stops it.
    """

    table: TableNo
    fullest: TableNo
    short: int
    stops: bool
    rule: str


def halts(state: Tournament, at: Instant) -> tuple[Halt, ...]:
    """The tables that stop at that instant or are about to, by number.

    A table that holds fewer people than the fullest has is compared with its own places. Those who are deciding about
    a rebuy count as sitting. Nothing stops where all wait for a draw anyway, nor a table that breaks.
    """
    playing = balancing.in_play(state)
    if len(playing) < 2 or state.finished is not None or balancing.all_wait(state):
        return ()
    most = max(len(table.seats) for table in playing)
    fullest = next(table.number for table in playing if len(table.seats) == most)
    short = {table.number: min(most, table.places) - len(table.seats) for table in playing if table.seats}
    if max(short.values()) < SHORT:
        return ()
    known, breaks = as_known(state, at), balancing.due(state)
    halting = state.setup.rules.halting
    return tuple(
        Halt(number, fullest, missing, _stops(known, known.tables[number]), RULES[halting])
        for number, missing in short.items()
        if missing >= SHORT and breaks != BreakDue(number)
    )


def _stops(state: Tournament, table: Table) -> bool:
    return state.setup.rules.halting is Halting.AT_ONCE or blinds_reach_open_seat(state, table)


def blinds_reach_open_seat(state: Tournament, table: Table) -> bool:
    """Whether the big blind would fall on an open seat in the table's next hand: it goes over one to the next player.

    False where the button is not known, and before the table's first hand.
    """
    coming = hands.next_hand(table, hands.house_rules(state))
    if coming is None or table.positions is None:
        return False
    return bool(passed(table.positions.big_blind, coming.positions.big_blind, table.open_seats()))
