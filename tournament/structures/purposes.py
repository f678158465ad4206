"""What the shipped structures are for: a group to look in, and a purpose worked out from their own numbers."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from math import gcd
from types import MappingProxyType

from tournament import forecast
from tournament.chips.stack_of_chips import first_amounts
from tournament.names import HOUR, Chips, Milliseconds
from tournament.structures import structure_files
from tournament.structures.structure import Level, Structure

VALUES: tuple[Chips, ...] = (1, 5, 25, 100, 500, 1_000, 5_000, 25_000, 100_000)
"""The chips that poker is played with everywhere."""

USUAL_PLAYERS = 12
"""For how many an evening is judged where nobody says it."""


class Group(StrEnum):
    """Where somebody looks for a structure."""

    HOME = "home"
    CLUB = "club"
    TURBO = "turbo"
    DEEP = "deep"
    LIMIT = "limit"


@dataclass(frozen=True, slots=True)
class Purpose:
    """What a structure is good for.

    Attributes:
        lasts: how long it is expected to take so many `players`, breaks and all, to the nearest half hour.
        smallest: the smallest chip that its first levels ask for; None where nobody plays with such chips.
    """

    players: int
    lasts: Milliseconds
    smallest: Chips | None


OFFERED: Mapping[str, tuple[Group, int]] = MappingProxyType(
    {
        "home-2h": (Group.HOME, 8),
        "home-3h": (Group.HOME, 12),
        "home-15": (Group.HOME, 10),
        "hands-10": (Group.HOME, 8),
        "pcf-t100": (Group.HOME, 20),
        "club-3h": (Group.CLUB, 20),
        "bar-bba": (Group.CLUB, 30),
        "re-entry-t5": (Group.CLUB, 16),
        "club-20": (Group.CLUB, 14),
        "club-20-bba": (Group.CLUB, 14),
        "forty-3h": (Group.CLUB, 40),
        "forty-5h": (Group.CLUB, 40),
        "hyper-5": (Group.TURBO, 8),
        "club-turbo": (Group.TURBO, 8),
        "main-18": (Group.DEEP, 100),
        "deep-60": (Group.DEEP, 20),
        "limit-20": (Group.LIMIT, 40),
        "limit-then-no-limit": (Group.LIMIT, 20),
        "pot-limit-25": (Group.LIMIT, 30),
    }
)
"""Every shipped structure in the order in which it is offered: its group, and how many players it is made for."""


def purpose(structure: Structure, players: int = USUAL_PLAYERS, stack: Chips | None = None) -> Purpose:
    """What it is good for with so many players.

    `stack`: what each begins with, if not what the structure says; one that says nothing is taken to begin with 100
    of its first big blinds.
    """
    each = stack or structure.starting_stack or 100 * first_big_blind(structure)
    lasts = forecast.of_plan(structure, players * each, 0).at
    half = HOUR // 2
    return Purpose(players, max(half, (lasts + half // 2) // half * half), smallest_chip(structure))


def shipped_purpose(short: str) -> Purpose:
    """What the shipped structure of that short name is made for."""
    return purpose(structure_files.shipped()[short], OFFERED[short][1])


def first_big_blind(structure: Structure) -> Chips:
    """The big blind that the evening begins with."""
    return next(period.big_blind for period in structure.periods if isinstance(period, Level))


def smallest_chip(structure: Structure) -> Chips | None:
    """The largest of the usual chips with which all its first amounts can still be put out."""
    common = gcd(*first_amounts(structure))
    return max((value for value in VALUES if common % value == 0), default=None)
