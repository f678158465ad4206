"""The tables as the desk and the board draw them."""

from dataclasses import dataclass

from tournament.board.pages import Due
from tournament.events import TableWay
from tournament.names import Chips, EntryNo, SeatNo, TableNo
from tournament.state import Table, Tournament


@dataclass(frozen=True, slots=True)
class SeatView:
    """A chair at a table: who sits there, and the chips where they are known.

    `unavailable`: nobody gets it; `locked`: whoever sits there stays there; `deciding`: he has lost all chips and may
    still buy back in.
    """

    seat: SeatNo
    entry: EntryNo | None
    name: str
    chips: Chips | None
    unavailable: bool = False
    locked: bool = False
    deciding: bool = False


@dataclass(frozen=True, slots=True)
class TableView:
    """A table as the desk and the board draw it: every chair, and where button and blinds are, if known.

    `hand` is the number of the hand of that button, from 1, where hands are counted; `name` what the table is called
    beside its number, often nothing; `places` how many can sit there while several tables play.
    """

    number: TableNo
    seats: tuple[SeatView, ...]
    players: int
    button: SeatNo | None
    small_blind: SeatNo | None
    big_blind: SeatNo | None
    hand: int | None
    name: str = ""
    places: int = 0

    def roles(self, seat: SeatNo) -> tuple[Due, ...]:
        """Whether the dealer button lies there, and which blind is paid from there: of two players, both."""
        where = {Due.BUTTON: self.button, Due.SMALL_BLIND: self.small_blind, Due.BIG_BLIND: self.big_blind}
        return tuple(role for role, place in where.items() if place == seat)


def table_view(state: Tournament, number: TableNo) -> TableView:
    """How that table stands: the chairs in use and those up to its size, lowest first."""
    table = state.table(number)
    chairs = max(min(table.size, table.chairs), max(table.seats, default=1))
    positions = table.positions
    unplayed = positions is None and (state.started is None or table.way is not TableWay.KEPT)
    drawn = table.first_button if unplayed else None
    button = SeatNo(positions.button) if positions is not None else drawn
    return TableView(
        number=number,
        seats=tuple(_seat_view(state, table, SeatNo(n)) for n in range(1, chairs + 1)),
        players=len(table.seats),
        button=button,
        small_blind=None if positions is None or positions.small_blind is None else SeatNo(positions.small_blind),
        big_blind=None if positions is None else SeatNo(positions.big_blind),
        hand=table.hand or None,
        name=table.name,
        places=table.places,
    )


def _seat_view(state: Tournament, table: Table, seat: SeatNo) -> SeatView:
    entry = table.seats.get(seat)
    if entry is None:
        return SeatView(seat, None, "", None, unavailable=seat in table.unavailable)
    found = state.entries[entry]
    return SeatView(seat, entry, found.name, found.stack, locked=found.locked, deciding=found.deciding is not None)
