"""Lines that decide about chairs and who is out."""

import re
from collections.abc import Callable, Mapping
from functools import partial

from console.stories.calendar import Calendar
from console.stories.lines.reading import Decide, Reader, plain
from console.stories.told import entry_of, server_seed
from console.stories.words import Words, Wrong
from tournament import balancing, elimination, seating
from tournament.balancing import BreakDue, FinalTableDue
from tournament.elimination import Out
from tournament.events import Seat
from tournament.history import Step
from tournament.language import gettext as _
from tournament.names import Instant, SeatNo, TableNo
from tournament.state import Tournament


def _draw(words: Words, calendar: Calendar) -> Decide:
    return _drawing(seating.draw_seats, _seed(words))


def _break_table(words: Words, calendar: Calendar) -> Decide:
    table = TableNo(words.number(_("the table")))
    return _drawing(lambda state, at, server_seed: seating.break_table(state, at, table, server_seed), _seed(words))


def _final_table(words: Words, calendar: Calendar) -> Decide:
    return _drawing(seating.draw_final_table, _seed(words))


def _drawing(decide: Callable[[Tournament, Instant, bytes], Step], given: bytes | None) -> Decide:
    return lambda state, at: decide(state, at, server_seed(state, given))


def _seed(words: Words) -> bytes | None:
    if not words:
        return None
    text = words.word(_("the seed"))
    if not re.fullmatch("[0-9a-fA-F]{64}", text):
        raise Wrong(_("a seed is 64 hexadecimal digits, not {text}").format(text=text))
    return bytes.fromhex(text)


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


def _bust(words: Words, calendar: Calendar) -> Decide:
    """`bust A by B`, `bust A and C by B` (a tie), `bust A then C by B` (A had more chips)."""
    parts: list[tuple[str, tuple[str, ...], int]] = []
    rank = 1
    while True:
        name = words.name("by", "and", "then")
        by = words.names("and", "then") if words.take("by") else ()
        parts.append((name, by, rank))
        if words.take("then"):
            rank += 1
        elif not words.take("and"):
            break
    # Who has no winner of his own lost to that of the next one who has.
    for place in range(len(parts) - 2, -1, -1):
        name, by, rank = parts[place]
        parts[place] = (name, by or parts[place + 1][1], rank)

    def decide(state: Tournament, at: Instant) -> Step:
        outs = [
            Out(entry_of(state, name).number, tuple(entry_of(state, winner).number for winner in by), rank)
            for name, by, rank in parts
        ]
        return elimination.bust(state, at, outs)

    return decide


def _reinstate(words: Words, calendar: Calendar) -> Decide:
    name = words.name()

    def decide(state: Tournament, at: Instant) -> Step:
        return elimination.reinstate(state, at, entry_of(state, name).number, server_seed(state, None))

    return decide


READERS: Mapping[str, Reader] = {
    "draw": _draw,
    "big blind": _big_blind,
    "balance": plain(_balance),
    "move": _move,
    "break table": _break_table,
    "final table": _final_table,
    "bust": _bust,
    "reinstate": _reinstate,
}
"""By the words that the line begins with."""
