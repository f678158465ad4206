"""The money of a league: kept back evening by evening, divided at the end of the season with nothing lost."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from tournament.club.roster import Roster
from tournament.events import KittyAdjusted
from tournament.names import Cents, PlayerId
from tournament.people.people import person_key
from tournament.seasons.table import Line, SeasonTable

WHOLE = 10_000
"""Shares are hundredths of a percent."""


@dataclass(frozen=True, slots=True)
class Share:
    """What somebody gets of the kitty; minor units."""

    player: PlayerId
    name: str
    rank: int
    amount: Cents


@dataclass(frozen=True, slots=True)
class Kitty:
    """The league's money in one currency, in minor units.

    Attributes:
        kept: of the season's evenings; `adjustments`: what was put in or taken out by hand, with its reasons.
        shares: of those who get something, by rank.
    """

    currency: str
    kept: Cents
    adjustments: tuple[KittyAdjusted, ...] = ()
    shares: tuple[Share, ...] = ()

    @property
    def total(self) -> Cents:
        """What is there."""
        return self.kept + sum(each.amount for each in self.adjustments)

    @property
    def rest(self) -> Cents:
        """What nobody gets."""
        return self.total - sum(share.amount for share in self.shares)


def kitties(
    table: SeasonTable, roster: Roster, adjustments: Sequence[KittyAdjusted] | None = None
) -> tuple[Kitty, ...]:
    """The season's money by currency, in the order of the currencies' codes; none where nothing was ever kept.

    Args:
        table: what was kept, and who gets it.
        roster: where the adjustments are found.
        adjustments: others instead of those.
    """
    if adjustments is None:
        adjustments = roster.kitty_adjustments.get(person_key(table.season.name), ())
    kept = dict(table.league)
    found = []
    for currency in sorted({*kept, *(each.currency for each in adjustments)}):
        own = tuple(each for each in adjustments if each.currency == currency)
        kitty = Kitty(currency, kept.get(currency, 0), own)
        found.append(replace(kitty, shares=split(kitty.total, table.season.kitty, table.lines)))
    return tuple(found)


def split(total: Cents, places: Sequence[int], lines: Sequence[Line]) -> tuple[Share, ...]:
    """Money divided among the first ranks; each place has its part in hundredths of a percent.

    Whoever shares a rank shares what its places get, and a smallest unit that cannot be halved goes to whoever stands
    first. What rounding leaves of the parts goes to the first place. A place that nobody has gets nothing.
    """
    amounts = _amounts(total, places)
    shares: list[Share] = []
    ranked = [line for line in lines if line.rank is not None]
    for rank, equal in groupby(ranked, key=lambda line: line.rank):
        together = list(equal)
        assert rank is not None  # noqa: S101
        whole, odd = divmod(sum(amounts[rank - 1 : rank - 1 + len(together)]), len(together))
        shares += [Share(line.player, line.name, rank, whole + (number < odd)) for number, line in enumerate(together)]
    return tuple(share for share in shares if share.amount)


def _amounts(total: Cents, places: Sequence[int]) -> list[Cents]:
    """What each place gets; together exactly the part of the total that their parts are."""
    if total <= 0 or not places:
        return []
    amounts = [total * part // WHOLE for part in places]
    amounts[0] += total * sum(places) // WHOLE - sum(amounts)
    return amounts
