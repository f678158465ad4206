"""The four streets of hold'em."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from types import MappingProxyType


class Street(IntEnum):
    """A betting round; its value is its place in the hand."""

    PREFLOP = 0
    FLOP = 1
    TURN = 2
    RIVER = 3

    @property
    def board_cards(self) -> int:
        """How many cards lie on the board during this street."""
        return (0, 3, 4, 5)[self]


BY_BOARD: Mapping[int, Street] = MappingProxyType({street.board_cards: street for street in Street})
"""The street of so many cards on the board: 0, 3, 4 or 5."""
