"""Where the button is at tables with real cards: what the director said of it, and how long that is worth something."""

from engine.seats import Positions, clockwise
from tournament.changing import replace
from tournament.errors import RuleViolation
from tournament.events import PositionsTold, TableWay
from tournament.history import Step
from tournament.names import MINUTE, Instant, Milliseconds, SeatNo, TableNo
from tournament.state import Table, Tournament

WORD_COUNTS: Milliseconds = 3 * MINUTE
"""How long the director's word who is big blind stands: about two hands of real cards."""


def as_known(state: Tournament, at: Instant) -> Tournament:
    """The evening without what nobody can know any more about kept tables: where the button has gone meanwhile.

    The button drawn before the start counts for the first hand, the director's word for `WORD_COUNTS`.
    """
    if not state.has_started(at):
        return state
    return replace(state, tables={number: _as_known(table, at) for number, table in state.tables.items()})


def _as_known(table: Table, at: Instant) -> Table:
    if table.way is not TableWay.KEPT or (table.positions is None and table.first_button is None):
        return table
    return replace(table, positions=table.positions if at - table.ready <= WORD_COUNTS else None, first_button=None)


def tell_big_blind(state: Tournament, at: Instant, number: TableNo, seat: SeatNo) -> Step:
    """Note who is big blind in the hand being played at a table whose button nobody has followed.

    Small blind and button are the players before him; who is next follows from that.

    Raises:
        RuleViolation: `no_such_table`, `seat_empty`, `too_few_players`.
    """
    table = state.table(number)
    if seat not in table.seats:
        raise RuleViolation("seat_empty", table=number, seat=seat)
    if len(table.seats) < 2:
        raise RuleViolation("too_few_players", players=len(table.seats))
    before = list(clockwise(table.seats, seat))
    small_blind = before[-2]
    button = small_blind if len(before) == 2 else before[-3]
    told = PositionsTold(number, Positions(button, small_blind, seat))
    return Step("big_blind_told", (told,), {"table": number, "name": state.entry(table.seats[seat]).name})
