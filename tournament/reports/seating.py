"""Who sits where: by table, and everybody by name."""

from tournament.board.chairs import by_name
from tournament.events import Seat
from tournament.language import gettext as _
from tournament.names import Instant
from tournament.reports.page import Cell, Column, Kind, Page, Row, Table
from tournament.reports.pages import day_of, is_utc
from tournament.state import Entry, Tournament
from tournament.state import Table as PokerTable
from tournament.wording.seats import table_name


def seating(state: Tournament, at: Instant | None = None) -> Page:
    """Each open table with those who sit there, by seat."""
    tables = [state.tables[number] for number in sorted(state.tables)]
    columns = _columns(state)
    parts = tuple(_at_table(state, table, columns) for table in tables)
    nobody = Table("seating", _("Seating"), columns, (), empty=_("No table is open."))
    return Page(
        name="seating",
        title=state.setup.name,
        heading=_("Seating by table"),
        utc=is_utc(state),
        day=day_of(state),
        parts=(*parts, *_without_seat(state)) or (nobody,),
        flat=by_seat(state),
    )


def seats(state: Tournament, at: Instant | None = None) -> Page:
    """Everybody who is in, as people look for a name, with table and seat."""
    rows = [(entry, entry.seat) for entry in by_name(state.left)]
    named = any(table.name for table in state.tables.values())
    return Page(
        name="seats",
        title=state.setup.name,
        heading=_("Seats by name"),
        utc=is_utc(state),
        day=day_of(state),
        parts=(
            Table(
                key="seats",
                caption=_("Seats by name"),
                columns=(
                    Column("name", _("Player"), Kind.NAME, lead=True),
                    Column("table", _("Table"), Kind.NUMBER),
                    Column("table_name", _("Called"), Kind.NAME, shown=named),
                    Column("seat", _("Seat"), Kind.NUMBER),
                ),
                rows=tuple(
                    Row((Cell(entry.shown_name), Cell(None, _("no seat yet")), Cell(), Cell()))
                    if seat is None
                    else Row(
                        (
                            Cell(entry.shown_name),
                            Cell(seat.table),
                            Cell(_called(state, seat)),
                            Cell(seat.number),
                        )
                    )
                    for entry, seat in rows
                ),
                empty=_("Nobody is in."),
            ),
        ),
    )


def _called(state: Tournament, seat: Seat) -> str | None:
    """What its table is called beside its number."""
    table = state.tables.get(seat.table)
    return None if table is None else table.name or None


def _columns(state: Tournament) -> tuple[Column, ...]:
    known = any(entry.stack is not None for entry in state.left)
    return (
        Column("seat", _("Seat"), Kind.NUMBER),
        Column("name", _("Player"), Kind.NAME, lead=True),
        Column("chips", _("Chips"), Kind.CHIPS, shown=known, zero=False),
    )


def _at_table(state: Tournament, table: PokerTable, columns: tuple[Column, ...]) -> Table:
    sitting = sorted(table.seats.items())
    return Table(
        key=f"table_{table.number}",
        caption=table_name(table.number, table.name),
        columns=columns,
        rows=tuple(
            Row((Cell(seat), Cell(state.entry(number).shown_name), Cell(state.entry(number).stack)))
            for seat, number in sitting
        ),
        captioned=True,
        empty=_("Nobody sits here."),
        sortable=False,
    )


def _waiting(state: Tournament) -> list[Entry]:
    """Who is in and has no seat yet, where seats are given out at all."""
    return by_name(entry for entry in state.left if entry.seat is None) if state.tables else []


def _without_seat(state: Tournament) -> tuple[Table, ...]:
    rows = tuple(Row((Cell(), Cell(entry.shown_name), Cell(entry.stack))) for entry in _waiting(state))
    if not rows:
        return ()
    return (Table("no_seat", _("No seat yet"), _columns(state), rows, captioned=True, sortable=False),)


def by_seat(state: Tournament) -> Table:
    """All in one table, by table and seat; last those who have no seat yet."""
    tables = [state.tables[number] for number in sorted(state.tables)]
    rows = [
        Row(
            (
                Cell(table.number),
                Cell(seat),
                Cell(state.entry(number).shown_name),
                Cell(state.entry(number).stack),
                Cell(table.name or None),
            )
        )
        for table in tables
        for seat, number in sorted(table.seats.items())
    ]
    rows += [Row((Cell(), Cell(), Cell(each.shown_name), Cell(each.stack), Cell())) for each in _waiting(state)]
    return Table(
        key="seating",
        caption=_("Seating"),
        columns=(
            Column("table", _("Table"), Kind.NUMBER),
            Column("seat", _("Seat"), Kind.NUMBER),
            Column("name", _("Player"), Kind.NAME, lead=True),
            Column("chips", _("Chips"), Kind.CHIPS),
            Column("table_name", _("Called"), Kind.NAME),
        ),
        rows=tuple(rows),
        empty=_("No table is open."),
    )
