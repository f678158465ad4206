"""The axes of a chart: from where to where they go, and the round values that are written beside them."""

from collections.abc import Iterator

from tournament.names import HOUR, MINUTE, Instant
from tournament.reports.page import POINT, Cell, Chart, Kind, Page
from tournament.wording.printed import of_kind
from tournament.wording.values import day, moment


def ends(low: int, high: int) -> tuple[int, int]:
    """Of an axis, which has some length."""
    return (low, high) if low < high else (low - 1, high + 1)


def grounded(chart: Chart, low: int, high: int) -> tuple[int, int]:
    """Amounts are drawn from nothing upwards, places from the first."""
    if chart.y is Kind.PLACE:
        return 1, high
    return (low, high) if chart.y in _INSTANTS else (min(low, 0), max(high, 0))


_INSTANTS = frozenset({Kind.TIME, Kind.DAY})


def ticks(kind: Kind, low: int, high: int, page: Page, most: int) -> list[tuple[int, str]]:
    """Where they stand and what is written there: at most so many."""
    step = _step(kind, high - low, most)
    shift = _shift(low, page) if kind in _INSTANTS else 0
    first = -(-(low + shift) // step) * step - shift
    places = list(range(first, high + 1, step))
    if kind is Kind.PLACE and low == 1:
        places = [1, *(place for place in places if place > 1)]
    return [(place, _label(kind, place, step, page)) for place in places]


def _step(kind: Kind, length: int, most: int) -> int:
    """The smallest round one that makes no more than so many ticks."""
    return next(step for step in _steps(kind) if length // step < most)


def _steps(kind: Kind) -> Iterator[int]:
    if kind is Kind.TIME or kind is Kind.LENGTH:
        yield from (minutes * MINUTE for minutes in (1, 2, 5, 10, 15, 30))
        yield from (hours * HOUR for hours in (1, 2, 3, 4, 6, 12, 24))
    if kind is Kind.DAY:
        yield from (days * 24 * HOUR for days in (1, 2, 7, 14, 28))
    ten = 28 * 24 * HOUR if kind in _INSTANTS else 100 * HOUR if kind is Kind.LENGTH else 1
    while True:
        yield from (ten, 2 * ten, 5 * ten)
        ten *= 10


def _shift(at: Instant, page: Page) -> int:
    """How far the clocks of the place are ahead of UTC, so that ticks stand at their full hours and midnights."""
    ahead = moment(at, utc=page.utc).utcoffset()
    return 0 if ahead is None else round(ahead.total_seconds()) * 1000


def _label(kind: Kind, place: int, step: int, page: Page) -> str:
    if kind is Kind.DAY:
        return day(place, utc=page.utc)
    whole = {Kind.POINTS: POINT, Kind.PERCENT: 100}.get(kind, 1)
    decimals = next(places for places in range(5) if step * 10**places % whole == 0)
    return of_kind(Cell(place), kind, page, decimals)
