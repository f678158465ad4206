"""Lines that decide about tables, chairs and moves."""

from collections.abc import Mapping
from functools import partial

from console.stories.calendar import Calendar
from console.stories.lines.reading import Decide, Reader, plain
from console.stories.told import entry_of
from console.stories.words import Words, Wrong
from tournament import balancing
from tournament.balancing import BreakDue, FinalTableDue
from tournament.events import Seat
from tournament.history import Step
from tournament.language import gettext as _
from tournament.names import Instant, SeatNo, TableNo
from tournament.state import Tournament


def _big_blind(words: Words, calendar: Calendar) -> Decide:
    table, seat = TableNo(words.number(_("the table"))), SeatNo(words.number(_("the seat")))
    return partial(balancing.tell_big_blind, number=table, seat=seat)


def _balance(state: Tournament, at: Instant) -> Step:
    """Carry out the moves that the rules ask for now."""
    plan = balancing.propose(state, at)
    match plan.due if plan is not None else None:
        case FinalTableDue():
            raise Wrong(_("the final table is due; write final table"))
        case BreakDue(table):
            raise Wrong(_("table {table} breaks; write break table {table}").format(table=table))
        case _:
            pass
    moves = []
    for proposal in plan.moves if plan is not None else ():
        if proposal.entry is None or proposal.seat is None:
            raise Wrong(
                _("who is big blind at table {table} is not known; write big blind {table} and the seat").format(
                    table=proposal.giving
                )
            )
        moves.append(balancing.moved_to(state, proposal.entry, proposal.seat))
    return balancing.carry_out(state, at, moves)


def _move(words: Words, calendar: Calendar) -> Decide:
    """`move Anna to 2 5`: to seat 5 of table 2."""
    name = words.name("to")
    words.need("to")
    to = Seat(TableNo(words.number(_("the table"))), SeatNo(words.number(_("the seat"))))
    return lambda state, at: balancing.move_by_hand(state, at, entry_of(state, name).number, to)


READERS: Mapping[str, Reader] = {
    "big blind": _big_blind,
    "balance": plain(_balance),
    "move": _move,
}
"""By the words that the line begins with."""
