"""The beginner: misjudges odds, falls in love with small pairs, and plays the same cards wherever he sits."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

from engine.robots.club import Club
from engine.robots.reading import draw_value, hole_rank, made_value
from engine.robots.spot import Spot
from engine.robots.temper import Temper

_MIDDLE = 4
"""So many rivals he always believes behind him: he does not look where the button is."""
_LIKED = 0.55
"""An ace, two of a suit or any pair before the flop look as if they were this part of their place from the top."""
_PAIRED = (0.3, 0.8)
"""From the worth of the smallest pair to where hands are good indeed."""


@dataclass(frozen=True, slots=True)
class Learner(Club):
    """A robot that knows the rules and has a style, and makes the mistakes of those who have just learnt the game."""

    @classmethod
    def of(cls, temper: Temper) -> Learner:
        """One with this temper: beginners of every kind come in for the price too often, and call too much."""
        return cls(
            replace(
                temper,
                limps=min(temper.limps + 0.4, 0.95),
                strays=temper.strays + 0.05,
                defends=temper.defends * 1.6,
                reraises=temper.reraises * 0.5,
                bets_at=temper.bets_at + 0.06,
                slack=temper.slack + 0.22,
            )
        )

    def _behind(self, spot: Spot) -> int:
        return _MIDDLE

    def _rank(self, spot: Spot) -> float:
        first, second = spot.view.cards
        pretty = first & 3 == second & 3 or first >> 2 == second >> 2 or max(first, second) >> 2 == 12
        return hole_rank(spot.view.cards) * (_LIKED if pretty else 1.0)

    def _made(self, spot: Spot, rng: Random) -> float:
        """Any pair looks good, and every hand a little better or worse than it is."""
        made = made_value(spot.view.cards, spot.view.board)
        if _PAIRED[0] <= made < _PAIRED[1]:
            made += 0.4 * rng.random()
        return min(max(made + 0.2 * (rng.random() - 0.5), 0.0), 1.0)

    def _draw(self, spot: Spot) -> float:
        """A draw is nearly as good as made."""
        return 1.8 * draw_value(spot.view.cards, spot.view.board)

    def _price(self, spot: Spot, rng: Random) -> float:
        """The odds by rule of thumb, mostly too cheap; how large a bet is he hardly notices."""
        return min(spot.odds, 0.3) * (0.4 + 0.7 * rng.random())
