"""Players that decide for themselves and see only what their seat may see.

A robot has a style, the way it likes to play, and a strength, how well it does so. It holds no state, so one may sit in
many seats.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from engine.errors import BadSetup
from engine.robots.club import Club
from engine.robots.expert import Expert
from engine.robots.learner import Learner
from engine.robots.robot import Robot, play_out
from engine.robots.temper import LOOSE, ROCK, STATION, TIGHT, Temper

__all__ = ["STRENGTHS", "STYLES", "USUAL_STRENGTH", "Robot", "play_out", "robot"]

_TEMPERS = (TIGHT, LOOSE, ROCK, STATION)
STYLES: tuple[str, ...] = tuple(temper.name for temper in _TEMPERS)
"""The styles by their codes: tight-aggressive, loose-aggressive, tight-passive, loose-passive."""
STRENGTHS: tuple[str, ...] = ("learner", "club", "expert")
"""The strengths by their codes, the weakest first."""
USUAL_STRENGTH = "club"
"""How well a robot plays where nobody has chosen."""

_KINDS: tuple[Callable[[Temper], Robot], ...] = (Learner.of, Club, Expert)
_ROBOTS: Mapping[tuple[str, str], Robot] = MappingProxyType(
    {
        (temper.name, strength): kind(temper)
        for strength, kind in zip(STRENGTHS, _KINDS, strict=True)
        for temper in _TEMPERS
    }
)


def robot(style: str, strength: str) -> Robot:
    """The robot that plays in this style, this well. Raises BadSetup `no_such_style` or `no_such_strength`."""
    if style not in STYLES:
        raise BadSetup("no_such_style", style=style)
    if strength not in STRENGTHS:
        raise BadSetup("no_such_strength", strength=strength)
    return _ROBOTS[style, strength]
