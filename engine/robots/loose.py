"""The gambler: many hands, many calls, and a bet whenever nobody else seems to want the pot."""

from __future__ import annotations

from engine.robots.temper import Temper

LOOSE = Temper(
    name="loose",
    opens=0.36,
    limps=0.4,
    defends=0.34,
    pushes=0.3,
    bets_at=0.5,
    raises_at=0.8,
    bluffs=0.2,
    slack=0.06,
)
"""Plays about one hand in three or more."""
