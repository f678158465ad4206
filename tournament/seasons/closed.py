"""A season that is over: its table as it was then, whatever becomes of its evenings and its people."""

from collections import Counter
from collections.abc import Sequence

from tournament.club.roster import Roster
from tournament.events import ClosedEvening, ClosedLine, ClosedResult, Season, SeasonClosed
from tournament.people.people import person_key
from tournament.seasons.results import EveningResult
from tournament.seasons.seen import Sight
from tournament.seasons.table import Attended, Counting, Line, SeasonEvening, SeasonTable, season_table, shown_decimals


def table_of(
    season: Season, results: Sequence[EveningResult], roster: Roster, sight: Sight | None = None
) -> SeasonTable:
    """The table of a season as it counts: the one with which it was closed, else reckoned from these evenings."""
    closed = roster.closed.get(person_key(season.name))
    return season_table(season, results, roster, sight=sight) if closed is None else closed_table(closed, season)


def closing(table: SeasonTable) -> SeasonClosed:
    """The fact that the season is over with this table."""
    evenings = tuple(ClosedEvening(each.stream, each.name, each.day, each.players) for each in table.evenings)
    lines = tuple(map(_closed, table.lines))
    return SeasonClosed(table.season.name, evenings, lines, table.currency, table.league)


def _closed(line: Line) -> ClosedLine:
    evenings = tuple(
        None
        if each is None
        else ClosedResult(each.points, counts is Counting.COUNTED, each.place, each.prize, each.knock_outs)
        for each, counts in zip(line.evenings, line.counting, strict=True)
    )
    return ClosedLine(line.player, line.name, line.rank, line.points, evenings, line.before, line.adjustments)


def closed_table(closed: SeasonClosed, season: Season) -> SeasonTable:
    """The table with which the season was closed; `season`: what it is called now."""
    shared = Counter(line.rank for line in closed.lines)
    return SeasonTable(
        season,
        tuple(SeasonEvening(*each) for each in closed.evenings),
        tuple(_line(line, tied=line.rank is not None and shared[line.rank] > 1) for line in closed.lines),
        shown_decimals(season.scoring, (each for line in closed.lines for each in line.adjustments)),
        closed.currency,
        closed.league,
        closed=True,
    )


def _line(line: ClosedLine, *, tied: bool) -> Line:
    return Line(
        line.player,
        line.name,
        line.rank,
        line.points,
        tuple(
            None if each is None else Attended(each.points, each.place, each.prize, each.knock_outs)
            for each in line.evenings
        ),
        tuple(None if each is None else Counting.COUNTED if each.counted else Counting.BEST for each in line.evenings),
        tied,
        line.before,
        line.adjustments,
    )


def differs(closed: SeasonClosed, now: SeasonTable) -> bool:
    """Whether the season reckoned again would have another table: other evenings, ranks, points, people or money."""
    return (
        [each.stream for each in closed.evenings] != [each.stream for each in now.evenings]
        or closed.league != now.league
        or list(map(_essence, closed.lines)) != list(map(_essence, now.lines))
    )


def _essence(line: ClosedLine | Line) -> tuple[object, ...]:
    points = [None if each is None else each.points for each in line.evenings]
    return line.player, line.rank, line.points, points
