"""How the points of a season grew, and tables that are not reckoned again while nothing has changed."""

from collections.abc import Sequence

from tournament.club.roster import Roster
from tournament.events import Season
from tournament.people.people import person_key
from tournament.seasons.closed import table_of
from tournament.seasons.results import EveningResult
from tournament.seasons.seen import Sight
from tournament.seasons.table import Line, SeasonTable, chosen, combined, evenings_of


def progress(table: SeasonTable, line: Line) -> tuple[int | None, ...]:
    """The points after each evening of the season, as the table stood then; None before the first that was attended.

    What was put right by hand has no day and is not among them.
    """
    scoring = table.season.scoring
    found: list[int | None] = []
    for number in range(1, len(line.evenings) + 1):
        until = line.evenings[:number]
        some = any(each is not None for each in until)
        found.append(combined(until, chosen(until, scoring), scoring) if some else None)
    return tuple(found)


class SeasonTables:
    """The newest table of each season, kept until its evenings, its people or the season itself change."""

    def __init__(self, sight: Sight | None = None) -> None:
        """`sight`: of the evenings, shared with others."""
        self._sight = Sight() if sight is None else sight
        self._kept: dict[str, tuple[Season, tuple[EveningResult, ...], Roster, SeasonTable]] = {}

    def of(self, season: Season, results: Sequence[EveningResult], roster: Roster) -> SeasonTable:
        """What `closed.table_of` says; reckoned only where something it depends on is not the same as last time."""
        kept, key = self._kept.get(season.name), person_key(season.name)
        own = () if key in roster.closed else evenings_of(season, results)
        if kept is not None and kept[0] == season and _same_people(kept[2], roster, key) and _same(kept[1], own):
            return kept[3]
        table = table_of(season, results, roster, self._sight)
        self._kept[season.name] = (season, own, roster, table)
        return table


def _same(before: Sequence[EveningResult], now: Sequence[EveningResult]) -> bool:
    return len(before) == len(now) and all(map(_is_same, before, now))


def _is_same(before: EveningResult, now: EveningResult) -> bool:
    return before is now or before == now


def _same_people(before: Roster, now: Roster, key: str) -> bool:
    """Whether they say the same of everybody, and of the season of that key."""
    return before is now or (
        before.players == now.players
        and before.adjustments.get(key) == now.adjustments.get(key)
        and before.closed.get(key) == now.closed.get(key)
    )
