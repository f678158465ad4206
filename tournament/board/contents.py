"""What each page of the board holds at an instant."""

from tournament.board.chairs import has_seats, seating
from tournament.board.moves import last_moves
from tournament.board.pages import Content, PageKind
from tournament.board.prizes import has_prizes, prize_page
from tournament.board.ranking import has_ranking, ranking
from tournament.board.schedule import schedule
from tournament.names import Instant
from tournament.state import Tournament


def content(kind: PageKind, state: Tournament, at: Instant) -> Content | None:
    """What that page shows; None where there is nothing to show on it, and for the clock's page and the message's.

    The clock's page is the view alone; what the message says only the director knows.
    """
    match kind:
        case PageKind.CLOCK | PageKind.MESSAGE:
            return None
        case PageKind.SEATING:
            return seating(state)
        case PageKind.MOVES:
            return last_moves(state, at)
        case PageKind.PRIZES:
            return prize_page(state, at)
        case PageKind.STANDINGS:
            return ranking(state, at)
        case PageKind.STRUCTURE:
            return schedule(state, at)


def has_content(kind: PageKind, state: Tournament, at: Instant) -> bool:
    """Whether `content` has anything for that page; asked at each key, so nothing that takes long is built for it."""
    match kind:
        case PageKind.CLOCK | PageKind.MESSAGE:
            return False
        case PageKind.SEATING:
            return has_seats(state)
        case PageKind.MOVES:
            return last_moves(state, at) is not None
        case PageKind.PRIZES:
            return has_prizes(state)
        case PageKind.STANDINGS:
            return has_ranking(state, at)
        case PageKind.STRUCTURE:
            return True
