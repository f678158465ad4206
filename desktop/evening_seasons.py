"""The seasons that an open evening belongs to: their pages among its reports, and what its places are worth."""

from collections.abc import Mapping
from weakref import WeakKeyDictionary

from db.shelf import Shelf
from desktop.bridge import Bridge
from tournament.events import Season
from tournament.reports import evening_seasons
from tournament.reports.page import Page
from tournament.reports.season_book import SeasonBook
from tournament.seasons import of_evening

_BOOKS: WeakKeyDictionary[Shelf, SeasonBook] = WeakKeyDictionary()


def book_of(shelf: Shelf) -> SeasonBook:
    """The seasons of that shelf, reckoned once for whoever asks."""
    found = _BOOKS.get(shelf)
    if found is None:
        found = _BOOKS[shelf] = SeasonBook(shelf.evening_results)
    return found


def seasons_of(bridge: Bridge) -> Mapping[str, Season]:
    """As `of_evening.seasons_of` says of the open evening."""
    return of_evening.seasons_of(bridge.state, bridge.now(), bridge.evening.number, bridge.club.state)


def season_page(bridge: Bridge, code: str) -> Page | None:
    """The page of the season that has that name among this evening's; None: there is none.

    Raises:
        StorageTrouble: the evenings' results cannot be read.
    """
    book = book_of(bridge.shelf)
    pages = evening_seasons.season_pages(bridge.state, bridge.now(), bridge.evening.number, bridge.club.state, book)
    return next((page for page in pages if page.name == code), None)


def standings_page(bridge: Bridge) -> Page:
    """The standings with what each place is worth, once the evening is over and counts for a season.

    Raises:
        StorageTrouble: the evenings' results cannot be read.
    """
    return evening_seasons.standings_page(
        bridge.state,
        bridge.now(),
        bridge.evening.number,
        bridge.club.state,
        book_of(bridge.shelf),
        bridge.evening.steps,
    )
