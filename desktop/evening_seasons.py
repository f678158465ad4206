"""The seasons that an evening belongs to: their pages among its reports, and what its places are worth."""

from dataclasses import replace

from desktop.bridge import Bridge
from desktop.season_book import book_of
from tournament.events import Season, Timing
from tournament.names import EntryNo
from tournament.reports.page import Page
from tournament.reports.standings import standings
from tournament.seasons.leaving import day_of
from tournament.seasons.table import belongs
from tournament.state import Tournament

SEASON = "season"


def seasons_of(bridge: Bridge) -> dict[str, Season]:
    """Those that count it, or will once it is over, the newest first; by the names that their files have."""
    state = bridge.state
    if state.setup.timing is Timing.SIMULATED:
        return {}
    stream, day = (
        bridge.evening.number,
        day_of(bridge.now() if state.started is None else state.started, simulated=False),
    )
    found = [season for season in bridge.club.state.seasons.values() if belongs(season, stream, day)]
    found.sort(key=lambda season: season.first_day, reverse=True)
    return {SEASON if number == 1 else f"{SEASON}-{number}": each for number, each in enumerate(found, start=1)}


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
    state = bridge.state
    season = next(iter(seasons_of(bridge).values()), None) if state.finished is not None else None
    points: dict[EntryNo, int] | None = None
    decimals = 1
    if season is not None:
        roster = bridge.club.state
        table = book_of(bridge.shelf).table(season, roster)
        worth = table.points_on(bridge.evening.number)
        points = {number: worth[who] for number, who in _people(bridge, state) if who in worth} or None
        decimals = season.scoring.decimals
    return standings(state, bridge.now(), points=points, decimals=decimals, log=bridge.evening.steps)


def _people(bridge: Bridge, state: Tournament) -> list[tuple[EntryNo, int]]:
    """Whose each entry is, through all merges."""
    canonical = bridge.club.state.canonical
    return [(number, canonical(entry.player)) for number, entry in state.entries.items() if entry.player is not None]
