"""What whoever records a hand enters, one thing after the other: as it is said at a table, before the rules see it."""

from __future__ import annotations

from dataclasses import dataclass

from engine.actions import Mishap
from engine.cards import Card


@dataclass(frozen=True, slots=True)
class Folds:
    """The seat on turn folds, or that seat does before its turn, which is binding (TDA 58)."""

    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Checks:
    """The seat on turn checks."""


@dataclass(frozen=True, slots=True)
class Calls:
    """The seat on turn calls, or checks where that is free."""


@dataclass(frozen=True, slots=True)
class To:
    """The seat on turn bets, or raises to, so many chips of this street; `stood`: although the rules forbid it."""

    amount: int
    stood: bool = False
    note: str = ""


@dataclass(frozen=True, slots=True)
class By:
    """The seat on turn raises by so many chips."""

    amount: int


@dataclass(frozen=True, slots=True)
class AllIn:
    """The seat on turn puts in all it has."""


@dataclass(frozen=True, slots=True)
class NextStreet:
    """The betting of a street is over; it changes nothing, but is refused while somebody is still to act."""


@dataclass(frozen=True, slots=True)
class HoleSeen:
    """One or both cards of a seat were seen; entered again, they are those."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class BoardSeen:
    """The common cards from that many on: 0 is the flop, 3 the turn, 4 the river."""

    after: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Shows:
    """A seat shows its hand at the showdown; None: the next one asked."""

    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Mucks:
    """A seat throws its hand away at the showdown; None: the next one asked."""

    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Best:
    """These had the best hand of those not named yet; several of them tied."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Dead:
    """The hand of a seat is dead; its chips stay in."""

    seat: int
    note: str = ""
    mishap: Mishap = Mishap.DEAD_HAND
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Void:
    """The hand counts for nothing, every bet goes back (a misdeal, TDA 35)."""

    note: str = ""
    mishap: Mishap = Mishap.MISDEAL
    rule: str = "TDA 35"


@dataclass(frozen=True, slots=True)
class Remark:
    """Words about the hand."""

    words: str


Act = (
    Folds | Checks | Calls | To | By | AllIn | NextStreet | HoleSeen | BoardSeen | Shows | Mucks | Best | Dead | Void
    | Remark
)  # fmt: skip
"""Anything that can be entered."""

BETTING = (Folds, Checks, Calls, To, By, AllIn)
"""What is done in turn before the showdown."""
