"""What an evening has to do with the club's seasons: their pages, and the points of its standings."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from tournament.club.roster import Roster
from tournament.history import Stored
from tournament.names import Instant
from tournament.reports.page import Page
from tournament.reports.season_book import SeasonBook
from tournament.reports.standings import standings
from tournament.seasons.of_evening import seasons_of, worth
from tournament.seasons.table import evening_decimals
from tournament.state import Tournament


def season_pages(state: Tournament, at: Instant, stream: int, roster: Roster, book: SeasonBook) -> Iterator[Page]:
    """The seasons that the evening counts for, the newest first, by the names that their files have."""
    for name, season in seasons_of(state, at, stream, roster).items():
        yield replace(book.page(season, roster), name=name)


def standings_page(
    state: Tournament, at: Instant, stream: int, roster: Roster, book: SeasonBook, log: Sequence[Stored]
) -> Page:
    """The standings, with points once the evening is over and counts for a season."""
    season = next(iter(seasons_of(state, at, stream, roster).values()), None)
    if season is None or state.finished is None:
        return standings(state, at, log=log)
    points = worth(state, stream, roster, book.table(season, roster))
    return standings(state, at, points=points or None, decimals=evening_decimals(season.scoring), log=log)
