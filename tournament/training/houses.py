"""The houses a training table can follow, and what may be set there."""

from __future__ import annotations

from dataclasses import dataclass

from engine.blinds import Blinds, Limit
from engine.errors import BadSetup
from engine.presets import PRESETS, preset
from engine.rules import HouseRules
from engine.stakes import limit_blinds, refuse_stakes

MOST_SEATS = 10
"""More would not be seen at one table, and equities are counted for ten hands at most."""

FIRST = "polish"
"""The house of the training game itself."""

HOUSES: tuple[str, ...] = (FIRST, *(house for house in PRESETS if house != FIRST))
"""All of them, the training game first."""


def limits(house: str) -> tuple[Limit, ...]:
    """What may be played there; the first one is the usual one. Raises BadSetup `no_such_preset`."""
    return preset(house).limits


def most_seats(house: str) -> int:
    """So many seats a training table may have there. Raises BadSetup `no_such_preset`."""
    return min(preset(house).most_players, MOST_SEATS)


@dataclass(frozen=True, slots=True)
class Stakes:
    """What a training table is played for, in chips.

    Attributes:
        limit: how much may be bet.
        big: the big blind, which in a limit game is the lower limit.
        stack: what everybody buys in for.
    """

    limit: Limit
    big: int
    stack: int

    def blinds(self, rules: HouseRules) -> Blinds:
        """The blinds as the house makes them; without a limit the small one is half of the big one, rounded down.

        Raises BadSetup `half_too_fine` where the big blind has no half, and those of `stakes.refuse_stakes`.
        """
        if self.limit is Limit.FIXED_LIMIT:
            return limit_blinds(self.big, rules)
        if type(self.big) is not int or self.big < 2:
            raise BadSetup("half_too_fine", lower=str(self.big), smallest_chip=rules.smallest_chip)
        found = Blinds(self.big // 2, self.big, limit=self.limit)
        refuse_stakes(found, rules)
        return found

    def least_stack(self, rules: HouseRules) -> int:
        """The fewest chips that make a game: two big blinds, or what the house asks to sit down with (S0-17)."""
        return max(2 * self.big, (rules.least_buy_in or 0) * self.big)
