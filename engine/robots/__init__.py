"""Players that decide for themselves and see only what their seat may see.

`STYLES` names the ways of playing there are; a robot holds no state, so one may sit in many seats.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from engine.errors import BadSetup
from engine.robots.loose import LOOSE
from engine.robots.robot import Robot, play_out
from engine.robots.tight import TIGHT

__all__ = ["STYLES", "Robot", "play_out", "style"]

STYLES: Mapping[str, Robot] = MappingProxyType({"tight": TIGHT, "loose": LOOSE})
"""The robots by the name of their style."""


def style(name: str) -> Robot:
    """The robot that plays in this style. Raises BadSetup `no_such_style`."""
    found = STYLES.get(name)
    if found is None:
        raise BadSetup("no_such_style", style=name)
    return found
