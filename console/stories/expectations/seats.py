"""Lines that expect something of tables, chairs and stacks."""

from collections.abc import Callable, Collection, Mapping

from console.stories.expectations.comparing import NOTHING, Reader, count, name_before_number, same
from console.stories.told import Act, Told, entry_of
from console.stories.words import Words, Wrong
from tournament import hands, wording
from tournament.board.tables import table_view
from tournament.language import gettext as _
from tournament.names import TableNo
from tournament.tables import buttons, plans, tables
from tournament.tables.balancing import BreakDue, FinalTableDue, RedrawDue
from tournament.tables.halts import halts
from tournament.wording.moves import roles


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
    """`expect proposal Anna to 2 5`, `… somebody 1 to 2 5`, `… break 3`, `… redraw 2`, `… final table`, `… nothing`.

    Several moves stand with commas between them, in the order of the plan.
    """
    if words.take(NOTHING):
        wanted = NOTHING
    elif words.take("final table"):
        wanted = "final table"
    elif words.take("break"):
        wanted = f"break {words.number(_('the table'))}"
    elif words.take("redraw"):
        wanted = f"redraw {words.number(_('the tables'))}"
    else:
        moves = [_wanted_move(words)]
        while words.take(","):
            moves.append(_wanted_move(words))
        wanted = ", ".join(moves)

    def found(told: Told) -> str:
        plan = plans.propose(told.state, told.here.now())
        match plan.due if plan is not None else None:
            case FinalTableDue():
                return "final table"
            case RedrawDue(count):
                return f"redraw {count}"
            case BreakDue(table):
                return f"break {table}"
            case _:
                return ", ".join(_move(told, move) for move in plan.moves) if plan is not None else NOTHING

    return same(_("the proposal"), wanted, found)


def _wanted_move(words: Words) -> str:
    who = f"somebody {words.number(_('the table'))}" if words.take("somebody") else words.name("to")
    words.need("to")
    return f"{who} to {words.number(_('the table'))} {words.number(_('the seat'))}"


def _move(told: Told, move: plans.Proposal) -> str:
    who = f"somebody {move.giving}" if move.entry is None else told.state.entries[move.entry].shown_name
    return f"{who} to {move.receiving} {move.seat.number}"


def _proposed(words: Words) -> Act:
    """`expect proposed "next big blind of table 1 → first good seat at table 2"`: the moves, by their roles."""
    wanted = [words.word(_("what is proposed"))]
    while words.take(","):
        wanted.append(words.word(_("what is proposed")))

    def found(told: Told) -> list[str]:
        plan = plans.propose(told.state, told.here.now())
        return [roles(told.state, move) for move in plan.moves] if plan is not None else []

    return same(_("what is proposed"), "; ".join(wanted), lambda told: "; ".join(found(told)))


def _halting(what: str, *, stops: bool) -> Reader:
    """`expect halted 3`, `expect three short 3, 4`, `… nothing`."""

    def read(words: Words) -> Act:
        wanted = NOTHING if words.take(NOTHING) else _row(words.numbers(_("the table")))

        def found(told: Told) -> str:
            return _row([each.table for each in halts(told.state, told.here.now()) if each.stops or not stops])

        return same(what, wanted, found)

    return read


def _last_move(words: Words) -> Act:
    """`expect last move Anna from 1 3 to 2 5`, several with commas between them; `expect last move nothing`."""
    moves: list[str] = []
    while not words.take(NOTHING):
        name = words.name("from")
        words.need("from")
        origin = _seat_text(words.number(_("the table")), words.number(_("the seat")))
        words.need("to")
        to = _seat_text(words.number(_("the table")), words.number(_("the seat")))
        moves.append(f"{name}: {origin} → {to}")
        if not words.take(","):
            break

    def found(told: Told) -> str:
        made = told.state.moved[-1].moves if told.state.moved else ()
        return ", ".join(
            f"{told.state.entries[moved.entry].shown_name}: {_seat_text(moved.origin.table, moved.origin.number)} → "
            f"{_seat_text(moved.to.table, moved.to.number)}"
            for moved in made
        )

    return same(_("the last move"), ", ".join(moves), found)


def _table(words: Words) -> Act:
    """`expect table 2 size 6 name "Kitchen" places 5 players 4 without seats 3`; only what is said is compared."""
    number = TableNo(words.number(_("the table")))
    acts: list[Act] = []

    def expect(what: str, wanted: object, found: Callable[[Told], object]) -> None:
        acts.append(same(_("{what} of table {table}").format(what=what, table=number), wanted, found))

    while words:
        if words.take("size"):
            expect(_("the size"), words.number(_("the size")), lambda told: told.state.table(number).size)
        elif words.take("name"):
            expect(_("the name"), words.word(_("the name")), lambda told: told.state.table(number).name)
        elif words.take("places"):
            expect(_("the places"), words.number(_("the places")), lambda told: told.state.table(number).places)
        elif words.take("players"):
            expect(_("the players"), words.number(_("the players")), lambda told: len(told.state.table(number).seats))
        elif words.take("without seats"):
            seats = _row(words.numbers(_("the seat")))
            expect(_("unavailable seats"), seats, lambda told: _row(told.state.table(number).unavailable))
        elif words.take("with all seats"):
            expect(_("unavailable seats"), _row(()), lambda told: _row(told.state.table(number).unavailable))
        else:
            break
    if not acts:
        raise Wrong(_("size, name, places, players, without seats or with all seats should come here"))

    def act(told: Told) -> None:
        for each in acts:
            each(told)

    return act


def _row(numbers: Collection[int]) -> str:
    return ", ".join(str(number) for number in sorted(numbers)) or NOTHING


def _locked(*, wanted: bool) -> Reader:
    """`expect locked Anna`, `expect not locked Anna`."""

    def read(words: Words) -> Act:
        name = words.name()
        what = _("the seat of {name} being locked").format(name=name)
        return same(what, wanted, lambda told: entry_of(told.state, name).locked)

    return read


def _button(words: Words) -> Act:
    """`expect button 1 5`, `expect button 1 unknown`: where it is drawn, or was in the last hand known."""
    table = TableNo(words.number(_("the table")))
    wanted = "unknown" if words.take("unknown") else str(words.number(_("the seat")))

    def found(told: Told) -> str:
        button = table_view(told.state, table).button
        return "unknown" if button is None else str(button)

    return same(_("the button of table {table}").format(table=table), wanted, found)


def _blinds_due(words: Words) -> Act:
    """`expect blinds due 1 4 5`, `expect blinds due 1 none 5`, `expect blinds due 1 unknown`: in the next hand."""
    table = TableNo(words.number(_("the table")))
    if words.take("unknown"):
        wanted = "unknown"
    else:
        small = "none" if words.take("none") else str(words.number(_("the seat")))
        wanted = f"{small} {words.number(_('the seat'))}"

    def found(told: Told) -> str:
        known = buttons.as_known(told.state, told.here.now())
        here = known.table(table)
        coming = hands.next_hand(here, hands.house_rules(known), hands.playing(known, here))
        if coming is None:
            return "unknown"
        positions = coming.positions
        return f"{positions.small_blind or 'none'} {positions.big_blind}"

    return same(_("the blinds due at table {table}").format(table=table), wanted, found)


def _breaking_order(words: Words) -> Act:
    """`expect breaking order 3, 1, 2`."""
    wanted = ", ".join(str(number) for number in words.numbers(_("the table")))

    def found(told: Told) -> str:
        return ", ".join(str(number) for number in tables.breaking_order_of(told.state))

    return same(_("the breaking order"), wanted, found)


READERS: Mapping[str, Reader] = {
    "table": _table,
    "locked": _locked(wanted=True),
    "not locked": _locked(wanted=False),
    "button": _button,
    "blinds due": _blinds_due,
    "breaking order": _breaking_order,
    "tables": count("tables", lambda state: len(state.tables)),
    "hands": count("hands", lambda state: state.hands),
    "chips": count("chips", lambda state: state.chips_in_play),
    "seat": _seat,
    "stack": _stack,
    "proposal": _proposal,
    "proposed": _proposed,
    "halted": _halting("the tables that stop", stops=True),
    "three short": _halting("the tables that are three short", stops=False),
    "last move": _last_move,
}
"""By the word that follows `expect`."""
