"""What puts one person of a season before another."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tournament.events import RankBy

if TYPE_CHECKING:
    from tournament.seasons.table import Line

NO_PLACE = 1 << 30
"""Behind every place there is."""

Key = tuple[Any, ...]


def key(line: "Line", order: Sequence[RankBy]) -> Key:
    """Smaller for whoever is ahead, equal for those who share a rank."""
    return tuple(_KEYS[by](line) for by in order)


def _places(line: "Line") -> Key:
    """More first places, then more second ones, and so on: the first place that only one has more of is the better.

    So the places in order are compared; where one person has no more of them, the other's next is a place, and that is
    better than none. Evenings that were missed are not among them (B183).
    """
    return (*sorted(each.place for each in line.attended if each.place is not None), NO_PLACE)


def _last(line: "Line") -> Key:
    """The evening played last by either: a later one is better, and on the same one the place is."""
    for number in range(len(line.evenings) - 1, -1, -1):
        attended = line.evenings[number]
        if attended is not None:
            return -number, NO_PLACE if attended.place is None else attended.place
    return 1, NO_PLACE


_KEYS: Mapping[RankBy, Callable[["Line"], Any]] = {
    RankBy.POINTS: lambda line: -line.points,
    RankBy.WINS: lambda line: -line.wins,
    RankBy.PLACES: _places,
    RankBy.CASHES: lambda line: -line.cashes,
    RankBy.PRIZES: lambda line: -line.prizes,
    RankBy.KNOCK_OUTS: lambda line: -line.knock_outs,
    RankBy.EVENINGS: lambda line: -len(line.attended),
    RankBy.BEST: lambda line: 0 if line.best is None else -line.best,
    RankBy.LAST: _last,
}
