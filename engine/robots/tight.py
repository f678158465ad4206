"""The careful one: few hands, played by raising; seldom bluffs and lets go of what is not good."""

from __future__ import annotations

from engine.robots.temper import Temper

TIGHT = Temper(
    name="tight",
    opens=0.17,
    limps=0.05,
    defends=0.13,
    pushes=0.17,
    bets_at=0.62,
    raises_at=0.86,
    bluffs=0.06,
    slack=-0.12,
)
"""Plays about one hand in six."""
