"""What a stored evening has to do with the club's seasons: their pages, and the points of its standings."""

from collections.abc import Iterator

from db.shelf import Shelf
from tournament.club import facts
from tournament.remembered import Folded
from tournament.reports import evening_seasons
from tournament.reports.page import Page
from tournament.state import Tournament


def season_pages(shelf: Shelf, stream: int, state: Tournament) -> Iterator[Page]:
    """The seasons that the evening counts for, the newest first, by the names that their files have.

    Raises:
        StorageTrouble: the shelf cannot be read.
    """
    roster = facts.read(shelf.read(shelf.club_stream()))
    return evening_seasons.season_pages(state, stream, roster, shelf.evening_results)


def standings_page(shelf: Shelf, stream: int, log: Folded[Tournament]) -> Page:
    """The standings at the newest fact, with points once the evening is over and counts for a season.

    Raises:
        StorageTrouble: the shelf cannot be read.
    """
    roster = facts.read(shelf.read(shelf.club_stream()))
    return evening_seasons.standings_page(log, stream, roster, shelf.evening_results)
