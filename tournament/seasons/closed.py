"""A season that is over: its table as it was then, whatever becomes of its evenings and its people."""

from collections import Counter
from collections.abc import Sequence

from tournament.club.roster import Roster
from tournament.events import ClosedLine, Season, SeasonClosed
from tournament.people.people import person_key
from tournament.seasons.results import EveningResult
from tournament.seasons.table import Attended, Counting, Line, SeasonEvening, SeasonTable, season_table, shown_decimals


def table_of(season: Season, results: Sequence[EveningResult], roster: Roster) -> SeasonTable:
    """The table of a season as it counts: the one with which it was closed, else reckoned from these evenings."""
    closed = roster.closed.get(person_key(season.name))
    return season_table(season, results, roster) if closed is None else closed_table(closed, season, results)


def closing(table: SeasonTable) -> SeasonClosed:
    """The fact that the season is over with this table."""
    lines = tuple(
        ClosedLine(
            line.player,
            line.name,
            line.rank,
            line.points,
            tuple(None if each is None else each.points for each in line.evenings),
            tuple(counts is Counting.COUNTED for counts in line.counting),
        )
        for line in table.lines
    )
    return SeasonClosed(table.season.name, tuple(evening.stream for evening in table.evenings), lines)


def closed_table(closed: SeasonClosed, season: Season, results: Sequence[EveningResult] = ()) -> SeasonTable:
    """The table with which the season was closed.

    `results`: where the evenings are found that still are on the shelf, for their names, days, places and prizes; ranks
    and points stay as they were.
    """
    known = {result.stream: result for result in results}
    evenings = tuple(_evening(stream, known.get(stream)) for stream in closed.streams)
    shared = Counter(line.rank for line in closed.lines)
    decimals = shown_decimals(season.scoring)
    found = [known[stream] for stream in closed.streams if stream in known]
    currency = found[0].currency if found else ""
    there = [_there(known.get(stream), currency) for stream in closed.streams]
    lines = tuple(
        Line(
            line.player,
            line.name,
            line.rank,
            line.points,
            tuple(
                None if points is None else Attended(points, *places.get(line.player, ()))
                for points, places in zip(line.evenings, there, strict=True)
            ),
            tuple(
                None if points is None else Counting.COUNTED if counts else Counting.BEST
                for points, counts in zip(line.evenings, line.counted, strict=True)
            ),
            tied=line.rank is not None and shared[line.rank] > 1,
        )
        for line in closed.lines
    )
    return SeasonTable(season, evenings, lines, decimals, currency, closed=True)


def differs(closed: SeasonClosed, now: SeasonTable) -> bool:
    """Whether the season reckoned again would have another table: other evenings, ranks, points or people."""
    again = closing(now)
    return closed.streams != again.streams or [
        (line.player, line.rank, line.points, line.evenings) for line in closed.lines
    ] != [(line.player, line.rank, line.points, line.evenings) for line in again.lines]


def _evening(stream: int, result: EveningResult | None) -> SeasonEvening:
    if result is None:
        return SeasonEvening(stream, "", "")
    return SeasonEvening(stream, result.name, result.day, len(result.people))


def _there(result: EveningResult | None, currency: str) -> dict[int, tuple[int | None, int, int]]:
    """The place, by how many it is shared and the prize of everybody of an evening, by number."""
    if result is None:
        return {}
    return {
        person.player: (person.place, person.sharing, person.prize if result.currency == currency else 0)
        for person in reversed(result.people)
        if person.player is not None
    }
