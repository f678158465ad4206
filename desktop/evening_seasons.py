"""The seasons that an evening belongs to: their pages among its reports, and what its places are worth."""

from collections.abc import Mapping
from dataclasses import replace

from desktop.bridge import Bridge
from desktop.season_book import book_of
from tournament.events import Season
from tournament.reports.page import Page
from tournament.reports.standings import standings
from tournament.seasons import of_evening
from tournament.seasons.of_evening import SEASON
from tournament.seasons.table import evening_decimals

__all__ = ["SEASON", "season_page", "seasons_of", "standings_page"]


def seasons_of(bridge: Bridge) -> Mapping[str, Season]:
    """As `of_evening.seasons_of` says of the open evening."""
    return of_evening.seasons_of(bridge.state, bridge.now(), bridge.evening.number, bridge.club.state)


def season_page(bridge: Bridge, code: str) -> Page | None:
    """The page of the season that has that name among this evening's; None: there is none.

    Raises:
        StorageTrouble: the evenings' results cannot be read.
    """
    season = seasons_of(bridge).get(code)
    if season is None:
        return None
    # Several of them lie beside one another as files.
    return replace(book_of(bridge.shelf).page(season, bridge.club.state), name=code)


def standings_page(bridge: Bridge) -> Page:
    """The standings with what each place is worth, once the evening is over and counts for a season.

    Raises:
        StorageTrouble: the evenings' results cannot be read.
    """
    state, log = bridge.state, bridge.evening.steps
    season = next(iter(seasons_of(bridge).values()), None) if state.finished is not None else None
    if season is None:
        return standings(state, bridge.now(), log=log)
    roster = bridge.club.state
    points = of_evening.worth(state, bridge.evening.number, roster, book_of(bridge.shelf).table(season, roster))
    return standings(state, bridge.now(), points=points or None, decimals=evening_decimals(season.scoring), log=log)
