"""Seat slips: for everybody who has a seat, a piece of paper that says which."""

from tournament.board.chairs import by_name
from tournament.events import Seat
from tournament.language import gettext as _
from tournament.names import Instant
from tournament.reports.page import Page, Slip, Slips
from tournament.reports.pages import day_of, is_utc
from tournament.reports.seating import by_seat
from tournament.state import Tournament
from tournament.wording.values import day, time_of_day


def seat_slips(state: Tournament, at: Instant | None = None) -> Page:
    """A slip for everybody who is in and has a seat, by name."""
    lines = _lines(state)
    slips = [
        Slip(entry.shown_name, state.setup.name, _large(entry.seat), (*_table_lines(state, entry.seat), *lines))
        for entry in by_name(state.left)
        if entry.seat is not None
    ]
    return Page(
        name="seat-slips",
        title=state.setup.name,
        heading=_("Seat slips"),
        utc=is_utc(state),
        day=day_of(state),
        parts=(Slips(tuple(slips), _("Nobody has a seat yet.")),),
        flat=by_seat(state),
    )


def _large(seat: Seat) -> str:
    return _("Table {table} · Seat {seat}").format(table=seat.table, seat=seat.number)


def _table_lines(state: Tournament, seat: Seat) -> tuple[tuple[str, str], ...]:
    """What the table is called beside its number."""
    table = state.tables.get(seat.table)
    return ((_("Table"), table.name),) if table is not None and table.name else ()


def _lines(state: Tournament) -> tuple[tuple[str, str], ...]:
    utc = is_utc(state)
    found = [(_("Day"), day(day_of(state), utc=utc))]
    begins = state.started if state.started is not None else state.clock.since
    if begins is not None:
        found.append((_("Start"), time_of_day(begins, utc=utc)))
    return tuple(found)
