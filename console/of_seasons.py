"""What a stored evening has to do with the club's seasons: their pages, and the points of its standings."""

from collections.abc import Iterator
from dataclasses import replace

from db.shelf import Shelf
from tournament.club import facts
from tournament.people.people import person_key
from tournament.remembered import Folded
from tournament.reports.page import Page
from tournament.reports.standings import standings
from tournament.state import Tournament


def season_pages(shelf: Shelf, stream: int, state: Tournament) -> Iterator[Page]:
    """The seasons that the evening counts for, the newest first, by the names that their files have.

    Raises:
        StorageTrouble: the shelf cannot be read.
    """
    from tournament.reports.season import season_page
    from tournament.seasons.closed import differs, table_of
    from tournament.seasons.kitty import kitties
    from tournament.seasons.of_evening import seasons_of
    from tournament.seasons.table import season_table

    roster = facts.read(shelf.read(shelf.club_stream()))
    for name, season in seasons_of(state, state.last, stream, roster).items():
        results = shelf.evening_results()
        table = table_of(season, results, roster)
        closed = roster.closed.get(person_key(season.name))
        would = closed is not None and differs(closed, season_table(season, results, roster))
        yield replace(season_page(table, kitties(table, roster), differs=would), name=name)


def standings_page(shelf: Shelf, stream: int, log: Folded[Tournament]) -> Page:
    """The standings at the newest fact, with points once the evening is over and counts for a season.

    Raises:
        StorageTrouble: the shelf cannot be read.
    """
    from tournament.seasons.closed import table_of
    from tournament.seasons.of_evening import seasons_of, worth
    from tournament.seasons.table import evening_decimals

    state = log.state
    roster = facts.read(shelf.read(shelf.club_stream()))
    season = next(iter(seasons_of(state, state.last, stream, roster).values()), None)
    if season is None or state.finished is None:
        return standings(state, state.last, log=log)
    points = worth(state, stream, roster, table_of(season, shelf.evening_results(), roster))
    return standings(state, state.last, points=points or None, decimals=evening_decimals(season.scoring), log=log)
