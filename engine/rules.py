"""The rules a table plays by: blinds and antes of a level, and the switches that houses disagree about."""

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


@dataclass(frozen=True, slots=True)
class Blinds:
    """What a level costs, in chips. A small blind of 0 means that nobody posts one."""

    small: int
    big: int
    ante: int = 0
    ante_kind: AnteKind = AnteKind.PLAYER

    def __post_init__(self) -> None:
        """Refuse blinds nobody can play.

        BadSetup `blind_not_whole`, `big_blind_missing`, `small_blind_size` or `ante_negative`.
        """
        for chips in (self.small, self.big, self.ante):
            if type(chips) is not int:
                raise BadSetup("blind_not_whole", value=str(chips))
        if self.big <= 0:
            raise BadSetup("big_blind_missing", big=self.big)
        if not 0 <= self.small <= self.big:
            raise BadSetup("small_blind_size", small=self.small, big=self.big)
        if self.ante < 0:
            raise BadSetup("ante_negative", ante=self.ante)


@dataclass(frozen=True, slots=True)
class HouseRules:
    """What may differ from house to house, as far as the engine offers a choice today.

    `smallest_chip`: odd chips are broken down to this denomination and no further (TDA 20). 1 unless the table plays
    with larger chips only.
    """

    name: str
    smallest_chip: int = 1

    def __post_init__(self) -> None:
        """Refuse a smallest chip below one: BadSetup `smallest_chip`."""
        if type(self.smallest_chip) is not int or self.smallest_chip < 1:
            raise BadSetup("smallest_chip", value=str(self.smallest_chip))


TDA = HouseRules("tda")
"""Poker Tournament Directors Association, 2024 version 1.0."""
