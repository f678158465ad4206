"""The table of a season: who stands where, and why.

An evening is reckoned first, then the evenings that count are chosen, then they are combined: several prices or
weights within an evening belong into its formula, two evenings of one day are two results. What a person did on
evenings that do not count for the points (wins, places, prizes) still ranks people who are otherwise equal.

Whoever is equal in all that ranks shares the rank, and the next one follows as many ranks later (1, 2, 2, 4). People of
one rank, and those without one, stand by their names (`people.sort_key`), then by their numbers.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property
from itertools import groupby
from operator import itemgetter
from typing import NamedTuple

from tournament.club.roster import Roster
from tournament.errors import BadInput
from tournament.events import Combining, PointsAdjusted, Scoring, Season
from tournament.names import Cents, PlayerId
from tournament.people.people import person_key, sort_key
from tournament.reports.page import POINT
from tournament.seasons import formula, ranking
from tournament.seasons.points import Worth, decimals_of, earned, units
from tournament.seasons.results import EveningResult
from tournament.seasons.seen import Sight, months_between


class Counting(StrEnum):
    """Whether an evening of a person counts for the points."""

    COUNTED = "counted"
    BEST = "best"
    """No: it is not among so many best ones."""
    WORST = "worst"
    """No: it is one of so many worst ones."""


class Attended(NamedTuple):
    """A person's evening in a season; `points` with what is for attendance."""

    points: int
    place: int | None = None
    prize: Cents = 0
    knock_outs: int = 0


@dataclass(frozen=True)
class Line:
    """A person in a season.

    Attributes:
        rank: from 1, `tied` with others; None: was there too seldom for one.
        before: the rank before the last evening; None: had none.
        points: in all, with the adjustments; units of points.
        evenings: for each of the season's evenings; None: was not there. `counting`: whether each of them counts.
        adjustments: what was put right by hand, with its reasons.
    """

    player: PlayerId
    name: str
    rank: int | None
    points: int
    evenings: tuple[Attended | None, ...]
    counting: tuple[Counting | None, ...]
    tied: bool = False
    before: int | None = None
    adjustments: tuple[PointsAdjusted, ...] = ()

    @cached_property
    def attended(self) -> tuple[Attended, ...]:
        """The evenings on which the person was there, in order."""
        return tuple(each for each in self.evenings if each is not None)

    @property
    def counted(self) -> int:
        """How many of them count."""
        return self.counting.count(Counting.COUNTED)

    @property
    def wins(self) -> int:
        """How many of them the person won, alone or with others."""
        return sum(each.place == 1 for each in self.attended)

    @property
    def cashes(self) -> int:
        """On how many of them there was a prize."""
        return sum(each.prize > 0 for each in self.attended)

    @property
    def prizes(self) -> Cents:
        """All prizes together, in the season's currency."""
        return sum(each.prize for each in self.attended)

    @property
    def knock_outs(self) -> int:
        """All knock-outs together."""
        return sum(each.knock_outs for each in self.attended)

    @property
    def best(self) -> int | None:
        """The points of the best evening; None: was never there."""
        return max((each.points for each in self.attended), default=None)

    @property
    def movement(self) -> int | None:
        """How many ranks better than before the last evening; None: there is nothing to compare."""
        return None if self.rank is None or self.before is None else self.before - self.rank


@dataclass(frozen=True, slots=True)
class SeasonEvening:
    """An evening of a season; `players`: how many took part, 0 where it is no longer known."""

    stream: int
    name: str
    day: str
    players: int = 0


@dataclass(frozen=True, slots=True)
class Notice:
    """A formula that does not work: at all, or for somebody on an evening, who has no points for it then."""

    refused: BadInput
    evening: SeasonEvening | None = None
    name: str = ""


@dataclass(frozen=True, slots=True)
class SeasonTable:
    """A season as it stands.

    Attributes:
        evenings: those that belong to it and are over, in order.
        lines: by rank, then those without one.
        decimals: so many decimals of the points mean something.
        currency: of the prizes: that of most evenings; empty without evenings.
        league: what its evenings kept for the league, by currency; minor units.
        notices: what could not be reckoned.
        closed: whether it is as it was when the season was closed.
    """

    season: Season
    evenings: tuple[SeasonEvening, ...]
    lines: tuple[Line, ...]
    decimals: int
    currency: str = ""
    league: tuple[tuple[str, Cents], ...] = ()
    notices: tuple[Notice, ...] = ()
    closed: bool = False

    def points_on(self, stream: int) -> Mapping[PlayerId, int]:
        """What that evening was worth to everybody who was there; empty if it is none of the season's."""
        number = next((number for number, evening in enumerate(self.evenings) if evening.stream == stream), None)
        if number is None:
            return {}
        there = ((line.player, line.evenings[number]) for line in self.lines)
        return {player: attended.points for player, attended in there if attended is not None}


def evenings_of(season: Season, results: Sequence[EveningResult]) -> tuple[EveningResult, ...]:
    """The evenings that belong to the season, by day and then as they began: over, played by people, not left out."""
    chosen = {
        result.stream: result
        for result in results
        if result.finished is not None and not result.simulated and belongs(season, result.stream, result.day)
    }
    return tuple(sorted(chosen.values(), key=lambda each: (each.day, each.started or 0, each.stream)))


def belongs(season: Season, stream: int, day: str) -> bool:
    """Whether an evening of that ISO day is one of the season's."""
    if stream in season.left_out:
        return False
    in_time = season.first_day <= day and (season.last_day is None or day <= season.last_day)
    return in_time or stream in season.added


def season_table(
    season: Season,
    results: Sequence[EveningResult],
    roster: Roster,
    adjustments: Sequence[PointsAdjusted] | None = None,
    sight: Sight | None = None,
) -> SeasonTable:
    """The season's table from these evenings; people who were merged are one.

    Args:
        season: which evenings belong to it, and how they are reckoned.
        results: of all evenings that are shown, also such as do not belong to it.
        roster: who is whom now.
        adjustments: what was put right by hand; None: what the roster says of the season.
        sight: of evenings that others look at too.
    """
    found = evenings_of(season, results)
    scoring = season.scoring
    notices: list[Notice] = []
    try:
        points = formula.read(scoring.formula)
    except BadInput as wrong:
        points = None
        notices.append(Notice(wrong))
    currency = _main_currency(found)
    known: Worth = {}
    evenings: list[SeasonEvening] = []
    attended: dict[PlayerId, list[Attended | None]] = {}
    names: dict[PlayerId, str] = {}
    sight = Sight() if sight is None else sight
    sight.take(roster)
    last = found[-1].day if found else ""
    for number, result in enumerate(found):
        seen = sight.see(result, number + 1, months_between(result.day, last))
        evening = SeasonEvening(result.stream, result.name, result.day, seen.players)
        evenings.append(evening)
        for guest, worth, refused in earned(seen, points, scoring, known):
            assert guest.number is not None  # noqa: S101  (only those are reckoned)
            prize = guest.prize if result.currency == currency else 0
            own = attended.get(guest.number)
            if own is None:
                own = attended[guest.number] = [None] * len(found)
            own[number] = Attended(worth, guest.place, prize, guest.knock_outs)
            names[guest.number] = guest.name
            if refused is not None:
                notices.append(Notice(refused, evening, guest.name))
    if adjustments is None:
        adjustments = roster.adjustments.get(person_key(season.name), ())
    lines = _ranked(_lines(attended, names, len(found), scoring, roster, adjustments), scoring)
    decimals = shown_decimals(scoring, adjustments)
    return SeasonTable(season, tuple(evenings), lines, decimals, currency, _league(found), tuple(notices))


def evening_decimals(scoring: Scoring) -> int:
    """How many decimals the points of an evening have, with those for being there."""
    return max(scoring.decimals, decimals_of(scoring.attendance))


def shown_decimals(scoring: Scoring, adjustments: Iterable[PointsAdjusted] = ()) -> int:
    """How many decimals the points of a season have, so that none is ranked by what is not shown.

    An average has two at least.
    """
    least = 2 if scoring.combining is Combining.AVERAGE else 0
    return max(least, evening_decimals(scoring), *(decimals_of(each.points) for each in adjustments))


def chosen(attended: Sequence[Attended | None], scoring: Scoring) -> tuple[Counting | None, ...]:
    """Which evenings count: one at least of those that were attended; of equal ones the later are dropped."""
    counting = [None if each is None else Counting.COUNTED for each in attended]
    if scoring.drop or scoring.best is not None:
        worth = {number: each.points for number, each in enumerate(attended) if each is not None}
        there = sorted(worth, key=worth.__getitem__, reverse=True)
        kept = max(1, len(there) - scoring.drop)
        for number in there[kept:]:
            counting[number] = Counting.WORST
        if scoring.best is not None:
            for number in there[max(1, scoring.best) : kept]:
                counting[number] = Counting.BEST
    return tuple(counting)


def combined(attended: Sequence[Attended | None], counting: Sequence[Counting | None], scoring: Scoring) -> int:
    """What the evenings that count come to together, in units of points."""
    points = [
        each.points
        for each, counts in zip(attended, counting, strict=True)
        if each is not None and counts is Counting.COUNTED
    ]
    if scoring.combining is Combining.SUM or not points:
        return sum(points)
    return units(sum(points) / max(len(points), scoring.fewest) / POINT, shown_decimals(scoring))


def _main_currency(found: Sequence[EveningResult]) -> str:
    """The currency of most evenings; of several the first."""
    currencies = [result.currency for result in found]
    return max(currencies, key=currencies.count, default="")


def _league(found: Sequence[EveningResult]) -> tuple[tuple[str, Cents], ...]:
    """What was kept for the league by currency, in the order of the currencies' codes."""
    kept: Counter[str] = Counter()
    for result in found:
        kept[result.currency] += result.league
    return tuple(sorted((currency, amount) for currency, amount in kept.items() if amount))


def _lines(
    attended: Mapping[PlayerId, Sequence[Attended | None]],
    names: Mapping[PlayerId, str],
    count: int,
    scoring: Scoring,
    roster: Roster,
    adjustments: Sequence[PointsAdjusted],
) -> list[Line]:
    """Everybody who was there or whose points were put right, without ranks."""
    put_right: dict[PlayerId, list[PointsAdjusted]] = {}
    for adjustment in adjustments:
        put_right.setdefault(roster.canonical(adjustment.player), []).append(adjustment)
    lines = []
    for player in dict.fromkeys((*attended, *put_right)):
        known = roster.players.get(player)
        name = names.get(player, "") if known is None else known.shown
        evenings = tuple(attended.get(player) or [None] * count)
        lines.append(_line(player, name, evenings, tuple(put_right.get(player, ())), scoring))
    return lines


def _line(
    player: PlayerId,
    name: str,
    evenings: tuple[Attended | None, ...],
    adjustments: tuple[PointsAdjusted, ...],
    scoring: Scoring,
) -> Line:
    counting = chosen(evenings, scoring)
    points = combined(evenings, counting, scoring) + sum(each.points for each in adjustments)
    return Line(player, name, None, points, evenings, counting, adjustments=adjustments)


def _ranked(lines: Sequence[Line], scoring: Scoring) -> tuple[Line, ...]:
    """The lines in order, with their ranks now and before the last evening."""
    ranks = _ranks(lines, scoring)
    earlier = list(_earlier(lines, scoring))
    before = {line.player: rank for line, rank, _tied in _ranks(earlier, scoring)}
    return tuple(replace(line, rank=rank, tied=tied, before=before.get(line.player)) for line, rank, tied in ranks)


def _ranks(lines: Sequence[Line], scoring: Scoring) -> list[tuple[Line, int | None, bool]]:
    """Each line with its rank and whether others share it, in order; those without a rank come last."""
    keyed = [(ranking.key(line, scoring.order), sort_key(line.name), line.player, line) for line in lines]
    keyed.sort()
    able = [(key, line) for key, _name, _player, line in keyed if len(line.attended) >= scoring.fewest]
    found: list[tuple[Line, int | None, bool]] = []
    for _key, equal in groupby(able, key=itemgetter(0)):
        together = list(equal)
        rank, tied = len(found) + 1, len(together) > 1
        found += [(line, rank, tied) for _own, line in together]
    return [*found, *((line, None, False) for *_keys, line in keyed if len(line.attended) < scoring.fewest)]


def _earlier(lines: Sequence[Line], scoring: Scoring) -> Iterator[Line]:
    """The lines as they were before the last evening, of those who had been there by then."""
    for line in lines:
        last = line.evenings[-1] if line.evenings else None
        if len(line.attended) > (last is not None):
            yield (
                _line(line.player, line.name, line.evenings[:-1], line.adjustments, scoring)
                if last is not None
                else line
            )
