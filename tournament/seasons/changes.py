"""What differs between two tables of a season, person by person."""

from dataclasses import dataclass

from tournament.names import PlayerId
from tournament.seasons.table import Line, SeasonTable


@dataclass(frozen=True, slots=True)
class Change:
    """Somebody whose rank, points or being there differs.

    Attributes:
        before, after: the lines of the two tables; None: is in only one of them.
    """

    player: PlayerId
    name: str
    before: Line | None
    after: Line | None


def changes(before: SeasonTable, after: SeasonTable) -> tuple[Change, ...]:
    """Who stands otherwise, in the order of the new table, then those who are in it no longer."""
    old, new = ({line.player: line for line in table.lines} for table in (before, after))
    found = []
    for player in (*new, *(gone for gone in old if gone not in new)):
        one, other = old.get(player), new.get(player)
        if (
            one is None
            or other is None
            or (one.rank, one.points, _worth(one))
            != (
                other.rank,
                other.points,
                _worth(other),
            )
        ):
            line = other or one
            assert line is not None  # noqa: S101  (in one of them)
            found.append(Change(player, line.name, one, other))
    return tuple(found)


def _worth(line: Line) -> list[int | None]:
    return [None if each is None else each.points for each in line.evenings]
