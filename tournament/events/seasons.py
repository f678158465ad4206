"""Facts about seasons: how their points are reckoned, what was put right by hand, and that one is over."""

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from tournament.names import Cents, PlayerId


class Combining(StrEnum):
    """What becomes of the points of the evenings that count."""

    SUM = "sum"
    AVERAGE = "average"
    """Per evening that counts, at least `Scoring.fewest` of them."""


class RankBy(StrEnum):
    """What puts one person before another; each asked only where those before it leave both equal."""

    POINTS = "points"
    WINS = "wins"
    PLACES = "places"
    """Who has more first places, then more second ones, and so on; evenings that were missed are no places."""
    CASHES = "cashes"
    PRIZES = "prizes"
    KNOCK_OUTS = "knock_outs"
    EVENINGS = "evenings"
    """Who came more often."""
    BEST = "best"
    """The best single evening."""
    LAST = "last"
    """The evening played last by either of them: who did better in it."""


@dataclass(frozen=True, slots=True)
class Scoring:
    """How a season is reckoned.

    Attributes:
        formula: the points of one person on one evening (`tournament.seasons.formula`).
        decimals: to so many the points of an evening are rounded, 0 to 4.
        attendance: for being there, beside the formula; units of points (`reports.page.POINT`).
        best: only so many best evenings count; None: all. `drop`: so many worst ones do not, absences none of them.
        fewest: whoever was there on fewer evenings is listed below the others, without a rank.
        order: what the table is ranked by; whoever is equal in all of it shares the rank.
    """

    formula: str = "players - place + 1"
    decimals: int = 1
    attendance: int = 0
    best: int | None = None
    drop: int = 0
    fewest: int = 0
    combining: Combining = Combining.SUM
    order: tuple[RankBy, ...] = (RankBy.POINTS, RankBy.WINS, RankBy.PLACES)


USUAL = Scoring()


@dataclass(frozen=True, slots=True)
class Season:
    """A run of evenings that belong together.

    Attributes:
        name: its own.
        first_day, last_day: ISO days (`2026-09-01`), both included; without a last day it goes on. Evenings of these
            days belong to it, but those `left_out`; others may be `added` (numbers of streams).
        league: what its seasons have in common a name for; empty: nothing.
        scoring: how it is reckoned.
        kitty: what each place of the table gets of the league's money, from the first down, in hundredths of a percent;
            they sum to at most 10,000.
    """

    name: str
    first_day: str
    last_day: str | None = None
    league: str = ""
    scoring: Scoring = USUAL
    added: tuple[int, ...] = ()
    left_out: tuple[int, ...] = ()
    kitty: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class SeasonKept:
    """A season under its name, instead of any other of that name."""

    season: Season


@dataclass(frozen=True, slots=True)
class SeasonRenamed:
    """A season has another name, and all that was said of it counts for that name."""

    name: str
    to: str


@dataclass(frozen=True, slots=True)
class SeasonDropped:
    """The season of that name is no longer there; its evenings stay."""

    name: str


@dataclass(frozen=True, slots=True)
class PointsAdjusted:
    """Somebody gets points in a season, or loses them, for a reason; units of points."""

    season: str
    player: PlayerId
    points: int
    reason: str


@dataclass(frozen=True, slots=True)
class KittyAdjusted:
    """Money is put into a season's kitty, or taken out of it, for a reason; minor units of that currency."""

    season: str
    amount: Cents
    currency: str
    reason: str


class ClosedEvening(NamedTuple):
    """An evening of a season that is over, as it was called; its ISO day, and how many took part.

    `stream`: below 0 where it lies in another file.
    """

    stream: int
    name: str
    day: str
    players: int


class ClosedResult(NamedTuple):
    """What somebody did on an evening of a season that is over; the prize in the season's currency."""

    points: int
    counted: bool
    place: int | None = None
    prize: Cents = 0
    knock_outs: int = 0


@dataclass(frozen=True, slots=True)
class ClosedLine:
    """A person in a season that is over.

    Attributes:
        rank: from 1, None below the ranked; `points` in all; `before`: the rank before the last evening.
        evenings: for each evening of the season, in its order; None: was not there.
        adjustments: what was put right by hand.
    """

    player: PlayerId
    name: str
    rank: int | None
    points: int
    evenings: tuple[ClosedResult | None, ...]
    before: int | None = None
    adjustments: tuple[PointsAdjusted, ...] = ()


@dataclass(frozen=True, slots=True)
class SeasonClosed:
    """The season is over, with this table; nothing changes it any more but closing it again or opening it.

    Attributes:
        evenings: in order.
        currency: of the prizes.
        league: what its evenings kept for the league, by currency; minor units.
        rules: the season as it was reckoned, and `money` what was put into its kitty by hand: so that undoing what was
            said of it before changes nothing; None: as they stand.
    """

    season: str
    evenings: tuple[ClosedEvening, ...]
    lines: tuple[ClosedLine, ...]
    currency: str = ""
    league: tuple[tuple[str, Cents], ...] = ()
    rules: Season | None = None
    money: tuple[KittyAdjusted, ...] = ()


@dataclass(frozen=True, slots=True)
class SeasonOpened:
    """A season that was closed is reckoned again from its evenings."""

    season: str
