"""What a level costs: blinds, antes, and the limit that bets and raises keep to."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.errors import BadSetup


class AnteKind(StrEnum):
    """Who pays the ante."""

    PLAYER = "player"
    """Everybody pays his own before the blinds; an all-in player wins from each ante only his own amount."""
    BIG_BLIND = "big_blind"
    """The big blind pays one ante for the table, after his blind (TDA RP-11); dead money."""
    BUTTON = "button"
    """The button pays one ante for the table, after his blind if he has one; none while the button is dead."""


class Limit(StrEnum):
    """How much may be bet and raised."""

    NO_LIMIT = "no_limit"
    """From the least bet or raise to the whole stack."""
    POT_LIMIT = "pot_limit"
    """At most the pot, counted after a call (RROP 14)."""
    FIXED_LIMIT = "fixed_limit"
    """One size before and on the flop, another on turn and river, and a cap on the raises of a street."""


@dataclass(frozen=True, slots=True)
class Blinds:
    """What a level costs, in chips. A small blind of 0 means that nobody posts one.

    `small_bet`: in fixed limit the bet before and on the flop (the lower limit), otherwise the least bet; 0 stands for
    the big blind. `big_bet`: the fixed-limit bet on turn and river (the upper limit); 0 stands for twice the small bet.
    """

    small: int
    big: int
    ante: int = 0
    ante_kind: AnteKind = AnteKind.PLAYER
    limit: Limit = Limit.NO_LIMIT
    small_bet: int = 0
    big_bet: int = 0

    def __post_init__(self) -> None:
        """Refuse blinds nobody can play.

        BadSetup `blinds_kind`, `blind_not_whole`, `big_blind_missing`, `small_blind_size`, `ante_negative` or
        `bet_size`.
        """
        if type(self.ante_kind) is not AnteKind or type(self.limit) is not Limit:
            raise BadSetup("blinds_kind", ante_kind=str(self.ante_kind), limit=str(self.limit))
        for chips in (self.small, self.big, self.ante, self.small_bet, self.big_bet):
            if type(chips) is not int:
                raise BadSetup("blind_not_whole", value=str(chips))
        if self.big <= 0:
            raise BadSetup("big_blind_missing", big=self.big)
        if not 0 <= self.small <= self.big:
            raise BadSetup("small_blind_size", small=self.small, big=self.big)
        if self.ante < 0:
            raise BadSetup("ante_negative", ante=self.ante)
        if self.small_bet < 0 or self.big_bet < 0 or self.upper < self.lower:
            raise BadSetup("bet_size", small_bet=self.small_bet, big_bet=self.big_bet)

    @property
    def lower(self) -> int:
        """The least bet before and on the flop, in no-limit and pot-limit on every street."""
        return self.small_bet or self.big

    @property
    def upper(self) -> int:
        """The fixed-limit bet on turn and river."""
        return self.big_bet or 2 * self.lower
