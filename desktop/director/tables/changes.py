"""What of the tables changed from one state to the next, and which of them somebody should move from or to."""

from tournament.events import Timing
from tournament.names import TableNo
from tournament.state import Tournament
from tournament.tables import balancing
from tournament.tables.balancing import BreakDue, MoveDue


def differs(before: Tournament, after: Tournament, number: TableNo) -> bool:
    """Whether anything at that table is no longer the same object."""
    table = after.tables[number]
    if table is not before.tables.get(number):
        return True
    return any(after.entries[entry] is not before.entries[entry] for entry in table.seats.values())


def concerned_tables(state: Tournament) -> frozenset[TableNo]:
    """The tables that somebody should move from or to."""
    if state.setup.timing is Timing.SIMULATED or state.started is None:
        return frozenset()
    match balancing.due(state):
        case MoveDue(giving, receiving):
            return frozenset((giving, receiving))
        case BreakDue(table):
            return frozenset((table,))
        case _:
            return frozenset()
