"""Lines that decide about tables, chairs and moves."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from console.stories.calendar import Calendar
from console.stories.lines.reading import Decide, Reader, stacks_listed
from console.stories.told import entry_of
from console.stories.words import Words, Wrong
from tournament.events import Seat, StackCount, TableWay
from tournament.history import Step
from tournament.language import gettext as _
from tournament.names import EntryNo, Instant, SeatNo, TableNo
from tournament.state import Tournament
from tournament.tables import buttons, locks, moves, next_hand, plans, tables, ways


def _big_blind(words: Words, calendar: Calendar) -> Decide:
    table, seat = TableNo(words.number(_("the table"))), SeatNo(words.number(_("the seat")))
    return partial(buttons.tell_big_blind, number=table, seat=seat)


def _next_hand(words: Words, calendar: Calendar) -> Decide:
    """`next hand 2`."""
    return partial(next_hand.next_hand, number=TableNo(words.number(_("the table"))))


def _way(words: Words, calendar: Calendar) -> Decide:
    """`way 2 recorded Anna 4500, Boris 12000`, `way 2 kept`."""
    table = TableNo(words.number(_("the table")))
    way = next((way for way in TableWay if words.take(way.value)), None)
    if way is None:
        raise Wrong(_("kept, recorded or dealt should come here"))
    found = stacks_listed(words) if words else []

    def decide(state: Tournament, at: Instant) -> Step:
        counts = [StackCount(entry_of(state, name).number, chips) for name, chips in found]
        return ways.choose_way(state, at, table, way, counts)

    return decide


def _balance(words: Words, calendar: Calendar) -> Decide:
    """`balance`, `balance only Anna, Boris`, `balance 1 to 2`, `balance Anna to 2 5`."""
    if not words:
        return plans.accept
    if words.take("only"):
        names = words.names()
        return lambda state, at: plans.accept(state, at, [entry_of(state, name).number for name in names])
    name = words.name("to")
    words.need("to")
    table = TableNo(words.number(_("the table")))
    if name.isdecimal() and not words:
        return partial(plans.done, giving=TableNo(int(name)), receiving=table)
    to = Seat(table, SeatNo(words.number(_("the seat"))))
    return lambda state, at: plans.someone_else(state, at, entry_of(state, name).number, to)


def _move(words: Words, calendar: Calendar) -> Decide:
    """`move Anna to 2 5`: to seat 5 of table 2."""
    name = words.name("to")
    words.need("to")
    to = Seat(TableNo(words.number(_("the table"))), SeatNo(words.number(_("the seat"))))
    return lambda state, at: moves.move_by_hand(state, at, entry_of(state, name).number, to)


def _furniture(words: Words) -> dict[str, Any]:
    """What is said of a table: `size 8`, `name "Kitchen"`, `without seats 3, 7`, `with all seats`, in any order."""
    said: dict[str, Any] = {}
    while words:
        if words.take("size"):
            said["size"] = words.number(_("the size"))
        elif words.take("name"):
            said["name"] = words.name("size", "without", "with", "chairs")
        elif words.take("without seats"):
            said["unavailable"] = words.numbers(_("the seat"))
        elif words.take("with all seats"):
            said["unavailable"] = ()
        else:
            break
    return said


def _open_table(words: Words, calendar: Calendar) -> Decide:
    """`open table size 8 name "Kitchen" without seats 3, 7 chairs 9`."""
    said = _furniture(words)
    if words.take("chairs"):
        said["chairs"] = words.number(_("the chairs"))
        said |= _furniture(words)
    return partial(tables.open_table, **said)


def _table(words: Words, calendar: Calendar) -> Decide:
    """`table 2 size 6`, `table 2 name "Kitchen"`, `table 2 without seats 3`, `table 2 with all seats`."""
    table = TableNo(words.number(_("the table")))
    said = _furniture(words)
    if not said:
        raise Wrong(_("size, name, without seats or with all seats should come here"))
    return partial(tables.change_table, table=table, **said)


def _close_table(words: Words, calendar: Calendar) -> Decide:
    return partial(tables.close_table, table=TableNo(words.number(_("the table"))))


def _breaking_order(words: Words, calendar: Calendar) -> Decide:
    """`breaking order 3, 1`, `breaking order usual`."""
    order = () if words.take("usual") else words.numbers(_("the table"))
    return partial(tables.breaking_order, tables=[TableNo(number) for number in order])


def _of_players(decide: Callable[[Tournament, Instant, list[EntryNo]], Step]) -> Reader:
    """The reader of a decision about several players."""

    def read(words: Words, calendar: Calendar) -> Decide:
        names = words.names()
        return lambda state, at: decide(state, at, [entry_of(state, name).number for name in names])

    return read


def _swap(words: Words, calendar: Calendar) -> Decide:
    """`swap Anna, Boris`."""
    names = words.names()
    if len(names) != 2:
        raise Wrong(_("two names should come here"))
    first, second = names
    return lambda state, at: locks.swap(state, at, entry_of(state, first).number, entry_of(state, second).number)


READERS: Mapping[str, Reader] = {
    "open table": _open_table,
    "table": _table,
    "close table": _close_table,
    "breaking order": _breaking_order,
    "lock": _of_players(locks.lock),
    "unlock": _of_players(locks.unlock),
    "swap": _swap,
    "big blind": _big_blind,
    "next hand": _next_hand,
    "way": _way,
    "balance": _balance,
    "move": _move,
}
"""By the words that the line begins with."""
