"""Lines that expect something of tables, chairs and stacks."""

from collections.abc import Mapping

from console.stories.expectations.comparing import NOTHING, Reader, count, name_before_number, same
from console.stories.told import Act, Told, entry_of
from console.stories.words import Words
from tournament import wording
from tournament.balancing import BreakDue, FinalTableDue, Proposal, propose
from tournament.language import gettext as _


def _seat(words: Words) -> Act:
    """`expect seat Anna 1 3`."""
    name = name_before_number(words)
    wanted = _seat_text(words.number(_("the table")), words.number(_("the seat")))

    def found(told: Told) -> str:
        seat = entry_of(told.state, name).seat
        return _("none") if seat is None else _seat_text(seat.table, seat.number)

    return same(_("the seat of {name}").format(name=name), wanted, found)


def _seat_text(table: int, seat: int) -> str:
    return _("table {table} seat {seat}").format(table=table, seat=seat)


def _stack(words: Words) -> Act:
    """`expect stack Anna 12000`, `expect stack Anna unknown`."""
    unknown = _("unknown")
    name = words.name("unknown", *(word for word in words.coming() if word[0].isdigit()))
    wanted = unknown if words.take("unknown") else wording.chips(words.number(_("the stack")))

    def found(told: Told) -> str:
        stack = entry_of(told.state, name).stack
        return unknown if stack is None else wording.chips(stack)

    return same(_("the stack of {name}").format(name=name), wanted, found)


def _proposal(words: Words) -> Act:
    """`expect proposal Anna to 2 5`, `… somebody 1 to 2 5`, `… break 3`, `… final table`, `… nothing`."""
    if words.take(NOTHING):
        wanted = NOTHING
    elif words.take("final table"):
        wanted = "final table"
    elif words.take("break"):
        wanted = f"break {words.number(_('the table'))}"
    else:
        who = f"somebody {words.number(_('the table'))}" if words.take("somebody") else words.name("to")
        words.need("to")
        wanted = f"{who} to {words.number(_('the table'))} {words.number(_('the seat'))}"

    def found(told: Told) -> str:
        plan = propose(told.state, told.here.now())
        match plan.due if plan is not None else None:
            case FinalTableDue():
                return "final table"
            case BreakDue(table):
                return f"break {table}"
            case _:
                return ", ".join(_move(told, move) for move in plan.moves) if plan is not None else NOTHING

    return same(_("the proposal"), wanted, found)


def _move(told: Told, move: Proposal) -> str:
    who = f"somebody {move.giving}" if move.entry is None else told.state.entries[move.entry].name
    return f"{who} to {move.receiving} {move.seat.number if move.seat is not None else '-'}"


READERS: Mapping[str, Reader] = {
    "tables": count("tables", lambda state: len(state.tables)),
    "hands": count("hands", lambda state: state.hands),
    "chips": count("chips", lambda state: state.chips_in_play),
    "seat": _seat,
    "stack": _stack,
    "proposal": _proposal,
}
"""By the word that follows `expect`."""
