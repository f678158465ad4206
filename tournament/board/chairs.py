"""Who sits where, as the room reads it."""

from collections.abc import Iterable

from tournament.board.pages import Chair, Seated, Seating
from tournament.events import Seat
from tournament.people.people import sort_key
from tournament.state import Entry, Tournament


def seating(state: Tournament) -> Seating | None:
    """Everybody's chair, by name; None where nobody has one, and once the tournament is over."""
    if not has_seats(state):
        return None
    lines = tuple(
        Seated(entry.shown_name, chair(state, entry.seat)) for entry in by_name(state.left) if entry.seat is not None
    )
    return Seating(lines)


def has_seats(state: Tournament) -> bool:
    """Whether anybody has a chair in a tournament that is not over."""
    return state.finished is None and any(entry.seat is not None for entry in state.left)


def chair(state: Tournament, seat: Seat) -> Chair:
    """That seat as the room finds it."""
    return Chair(seat.table, state.tables[seat.table].name, seat.number)


def by_name(entries: Iterable[Entry]) -> list[Entry]:
    """In alphabetical order, as on the People page: accents differ only where all else is equal (B225)."""
    return sorted(entries, key=lambda entry: (sort_key(entry.shown_name), entry.number))
