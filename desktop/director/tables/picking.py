"""A table and a seat picked by their numbers: 2 5 Enter."""

from dataclasses import dataclass

from desktop.director.tables.bust_dialog import digit
from tournament import wording
from tournament.board.tables import table_view
from tournament.events import Seat
from tournament.language import gettext as _
from tournament.names import SeatNo, TableNo
from tournament.state import Tournament

MOST = 7
"""So many figures and blanks are taken; a longer row of them is no seat."""
_FIGURES = "1234567890"
BETWEEN = " .,-/"
"""What may stand between the table's number and the seat's."""


@dataclass(frozen=True, slots=True)
class Picked:
    """What the figures mean: a table, and a seat there unless only the table was typed."""

    table: TableNo
    seat: SeatNo | None = None

    @property
    def place(self) -> Seat | None:
        """The seat, if one was typed."""
        return None if self.seat is None else Seat(self.table, self.seat)


def figure(text: str) -> str:
    """The figure that this key stands for, also without Shift on Czech and Slovak keyboards; empty: none."""
    place = digit(text)
    return "" if place is None else _FIGURES[place]


def is_figures(typed: str) -> bool:
    """Whether that can mean a table or a seat: figures, and what may stand between them."""
    return 0 < len(typed) <= MOST and typed[0] in _FIGURES and all(mark in _FIGURES + BETWEEN for mark in typed)


def picked(state: Tournament, typed: str) -> Picked | None:
    """What was typed: 2 5 and 25 are table 2, seat 5; 12 is table 1, seat 2, and where that is none table 12.

    With a blank behind it a number is a table. None where there is no such table or seat.
    """
    parts = "".join(" " if mark in BETWEEN else mark for mark in typed).split()
    if len(parts) > 1:
        return _seat(state, parts[0], parts[1])
    if not parts:
        return None
    whole = parts[0]
    alone = Picked(TableNo(int(whole))) if int(whole) in state.tables else None
    if typed[-1] in BETWEEN or len(whole) == 1:
        return alone
    # The last figure is the seat; of seat 10 the last two are.
    return _seat(state, whole[:-2], "10") if whole.endswith("10") and len(whole) > 2 else (
        _seat(state, whole[:-1], whole[-1]) or alone
    )  # fmt: skip


def _seat(state: Tournament, table: str, seat: str) -> Picked | None:
    number, chair = TableNo(int(table)), SeatNo(int(seat))
    if number not in state.tables or not 1 <= chair <= len(table_view(state, number).seats):
        return None
    return Picked(number, chair)


def said(state: Tournament, typed: str) -> str:
    """What stands in the badge: the figures, and whom or what they mean."""
    found = picked(state, typed)
    if found is None:
        return _("{typed} · no such table or seat · Esc").format(typed=typed)
    if found.place is None:
        where = wording.table_name(found.table, state.tables[found.table].name)
        return _("{typed} · {where} · a seat, or Enter").format(typed=typed, where=where)
    sitter = state.tables[found.table].seats.get(found.place.number)
    name = _("empty") if sitter is None else state.entries[sitter].shown_name
    where = wording.chair(state, found.place)
    return _("{typed} · {where}: {name} · Enter").format(typed=typed, where=where, name=wording.short(name))
