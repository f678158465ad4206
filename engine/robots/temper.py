"""The four ways of playing, each set by a handful of numbers: how many hands, and how often by betting."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Temper:
    """What makes a robot tight or loose, active or passive; shares of hands are of all hole cards, the best first.

    `opens`: share it enters with in middle position. `limps`: how often it only calls then, and `strays`: the share
    beyond it that it does so with as well. `defends`: share it calls a raise with, and `reraises`: the part of these
    that it raises again with. `pushes`: share it pushes with at ten big blinds and two players behind. `bets_at`,
    `raises_at`: worth of a hand (0 to 1) from which it bets and raises after the flop. `bluffs`: how often it bets with
    nothing. `slack`: how much worse than the pot odds a call may look.
    """

    name: str
    opens: float
    limps: float
    strays: float
    defends: float
    reraises: float
    pushes: float
    bets_at: float
    raises_at: float
    bluffs: float
    slack: float


TIGHT = Temper(
    name="tight",
    opens=0.17,
    limps=0.05,
    strays=0.05 * 0.4,
    defends=0.13,
    reraises=0.25,
    pushes=0.17,
    bets_at=0.62,
    raises_at=0.86,
    bluffs=0.06,
    slack=-0.12,
)
"""The careful one: few hands, about one in six, played by raising; seldom bluffs and lets go of what is not good."""

LOOSE = Temper(
    name="loose",
    opens=0.36,
    limps=0.4,
    strays=0.4 * 0.4,
    defends=0.34,
    reraises=0.25,
    pushes=0.3,
    bets_at=0.5,
    raises_at=0.8,
    bluffs=0.2,
    slack=0.06,
)
"""The gambler: more than one hand in three, many calls, and a bet whenever nobody else seems to want the pot."""

ROCK = Temper(
    name="rock",
    opens=0.13,
    limps=0.55,
    strays=0.02,
    defends=0.13,
    reraises=0.16,
    pushes=0.13,
    bets_at=0.72,
    raises_at=0.96,
    bluffs=0.01,
    slack=-0.08,
)
"""The rock: the fewest hands of all, mostly called and not raised; its bet means what it says."""

STATION = Temper(
    name="station",
    opens=0.4,
    limps=0.85,
    strays=0.34,
    defends=0.5,
    reraises=0.09,
    pushes=0.22,
    bets_at=0.74,
    raises_at=0.97,
    bluffs=0.03,
    slack=0.2,
)
"""The calling station: nearly every other hand, and calls, calls, calls; it seldom bets and can hardly be bluffed."""
