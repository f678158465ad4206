"""The houses a training table can follow: how each is called, what is special there, what may be set."""

from __future__ import annotations

from dataclasses import dataclass

from engine.blinds import Blinds, Limit
from engine.errors import BadSetup
from engine.presets import PRESETS, preset
from engine.rules import HouseRules
from engine.stakes import limit_blinds, refuse_stakes
from tournament.language import gettext as _
from tournament.refusals import N_

MOST_SEATS = 10
"""More would not be seen at one table, and equities are counted for ten hands at most."""

FIRST = "polish"
"""The house of the training game itself."""

HOUSES: tuple[str, ...] = (FIRST, *(name for name in PRESETS if name != FIRST))
"""All of them by name, the training game first."""

_NAMES = {
    "tda": N_("Tournament Directors Association"),
    "wsop": N_("World Series of Poker"),
    "robert": N_("Robert’s Rules of Poker"),
    "pacific": N_("Pacific Poker"),
    "czech": N_("Czech casino rules"),
    "polish": N_("Training game"),
    "slovak": N_("Slovak casino rules"),
}
_SPECIAL = {
    "tda": N_("Tournament rules: the button may lie at an empty seat, whoever is away is dealt in and posts."),
    "wsop": N_("As the Tournament Directors Association, but with four raises after the bet in a limit game."),
    "robert": N_("Cash game: newcomers post, missed blinds are made up for, and a straddle is a larger blind."),
    "pacific": N_("Fixed limit only: the lower limit sets the blinds, and three raises after the bet are the cap."),
    "czech": N_("A straddle is a raise, and in a limit game only an all-in of a whole bet opens the betting again."),
    "polish": N_("No-limit for two to six with play chips: no posts, no rake, the button moves on with every hand."),
    "slovak": N_("Newcomers post, missed blinds cost both, and who buys more must reach half the buy-in."),
}


def name(house: str) -> str:
    """What a house is called."""
    return _(_NAMES[house])


def special(house: str) -> str:
    """What is special there, in one sentence."""
    return _(_SPECIAL[house])


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
