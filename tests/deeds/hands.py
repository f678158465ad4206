"""Hands that were written down elsewhere."""

from collections.abc import Mapping

from tests.deeds.occasions import Deed
from tournament.events import Event, HandsAttached

HANDS: Mapping[type[Event], Deed] = {
    HandsAttached: lambda s, at, chance: (HandsAttached("home.phhs", 2, f"{len(s.attached):064x}"),),
}
