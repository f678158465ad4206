"""Who sits where, as the room reads it."""

from collections.abc import Iterable

from tournament.board.pages import Chair, Seated, Seating
from tournament.events import Seat
from tournament.people.people import sort_key
from tournament.state import Entry, Tournament


def seating(state: Tournament) -> Seating | None:
    """Everybody's chair, by name; None where nobody has one, and once the tournament is over."""
    if state.finished is not None:
        return None
    lines = tuple(
        Seated(entry.shown_name, chair(state, entry.seat)) for entry in by_name(state.left) if entry.seat is not None
    )
    return Seating(lines) if lines else None


def chair(state: Tournament, seat: Seat) -> Chair:
    """That seat as the room finds it."""
    return Chair(seat.table, state.tables[seat.table].name, seat.number)


def by_name(entries: Iterable[Entry]) -> list[Entry]:
    """In alphabetical order, as on the People page: accents differ only where all else is equal (B225)."""
    return sorted(entries, key=lambda entry: (sort_key(entry.shown_name), entry.number))
