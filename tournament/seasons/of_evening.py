"""The seasons that an evening counts for, and what its places are worth in them."""

from collections.abc import Mapping

from tournament.club.roster import Roster
from tournament.events import Season, Timing
from tournament.names import EntryNo, Instant
from tournament.seasons.leaving import day_of
from tournament.seasons.table import SeasonTable, belongs
from tournament.state import Tournament

SEASON = "season"


def seasons_of(state: Tournament, at: Instant, stream: int, roster: Roster) -> Mapping[str, Season]:
    """Those that count it, or will once it is over, the newest first; by the names that their files have.

    `at`: the day of an evening that has not begun.
    """
    if state.setup.timing is Timing.SIMULATED:
        return {}
    day = day_of(at if state.started is None else state.started, simulated=False)
    found = [season for season in roster.seasons.values() if belongs(season, stream, day)]
    found.sort(key=lambda season: season.first_day, reverse=True)
    return {SEASON if number == 1 else f"{SEASON}-{number}": each for number, each in enumerate(found, start=1)}


def worth(state: Tournament, stream: int, roster: Roster, table: SeasonTable) -> Mapping[EntryNo, int]:
    """The points of each entry's person for this evening, in units of points; empty while it counts for nothing."""
    # The table of a season that is over names people as they were then.
    points = {roster.canonical(who): each for who, each in table.points_on(stream).items()}
    whose = {
        number: roster.canonical(entry.player) for number, entry in state.entries.items() if entry.player is not None
    }
    return {number: points[who] for number, who in whose.items() if who in points}
