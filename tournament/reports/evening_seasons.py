"""What an evening has to do with the club's seasons: their pages, and the points of its standings."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from tournament.club.roster import Roster
from tournament.people.people import person_key
from tournament.remembered import Folded
from tournament.reports.page import Page
from tournament.reports.standings import standings
from tournament.seasons.results import EveningResult
from tournament.state import Tournament

Results = Callable[[], Sequence[EveningResult]]
"""Reads what the club's evenings left behind; only where a season asks for it."""


def season_pages(state: Tournament, stream: int, roster: Roster, results: Results) -> Iterator[Page]:
    """The seasons that the evening counts for, the newest first, by the names that their files have."""
    from tournament.reports.season import season_page
    from tournament.seasons.closed import differs, table_of
    from tournament.seasons.kitty import kitties
    from tournament.seasons.of_evening import seasons_of
    from tournament.seasons.table import season_table

    for name, season in seasons_of(state, state.last, stream, roster).items():
        found = results()
        table = table_of(season, found, roster)
        closed = roster.closed.get(person_key(season.name))
        would = closed is not None and differs(closed, season_table(season, found, roster))
        yield replace(season_page(table, kitties(table, roster), differs=would), name=name)


def standings_page(log: Folded[Tournament], stream: int, roster: Roster, results: Results) -> Page:
    """The standings at the newest fact, with points once the evening is over and counts for a season."""
    from tournament.seasons.closed import table_of
    from tournament.seasons.of_evening import seasons_of, worth
    from tournament.seasons.table import evening_decimals

    state = log.state
    season = next(iter(seasons_of(state, state.last, stream, roster).values()), None)
    if season is None or state.finished is None:
        return standings(state, state.last, log=log)
    points = worth(state, stream, roster, table_of(season, results(), roster))
    return standings(state, state.last, points=points or None, decimals=evening_decimals(season.scoring), log=log)
