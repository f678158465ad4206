"""What a player can do, as values, and what he has done, as facts of the hand."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from engine.cards import Card
from engine.streets import Street


@dataclass(frozen=True, slots=True)
class Fold:
    """Give up the hand. Allowed with nothing to call as well, and binding (TDA 58)."""


@dataclass(frozen=True, slots=True)
class Check:
    """Stay in with nothing to call."""


@dataclass(frozen=True, slots=True)
class Call:
    """Match the bet, or put in the rest of the stack if that is less."""


@dataclass(frozen=True, slots=True)
class Bet:
    """Open the betting of a street with `amount` chips."""

    amount: int


@dataclass(frozen=True, slots=True)
class RaiseTo:
    """Raise so that the player's chips of this street total `amount` (TDA 43-B)."""

    amount: int


Action = Fold | Check | Call | Bet | RaiseTo
"""Anything a player can do on his turn."""


class Legal(NamedTuple):
    """What the player on turn may do; every amount within the bounds is accepted, anything else refused.

    `to_call` is what a call puts in now, at most his stack; 0 means that he may check. `min_raise_to` and
    `max_raise_to` are totals of the street; both are None when he may not raise. `max_raise_to` is his whole
    stack, or what the limit lets him if that is less; where his stack ends before the minimum, both bounds are that
    all-in. `is_bet` is True while nobody has bet on this street: the bounds are then for Bet, otherwise for RaiseTo.
    `stack` is behind him, `bet` in front of him.
    """

    seat: int
    can_fold: bool
    can_check: bool
    to_call: int
    min_raise_to: int | None
    max_raise_to: int | None
    is_bet: bool
    stack: int
    bet: int

    @property
    def all_in(self) -> Action | None:
        """The action that puts in the whole stack, or None where the rules do not let him."""
        if self.max_raise_to == self.bet + self.stack:
            return self.raise_to(self.max_raise_to)
        return Call() if 0 < self.to_call == self.stack else None

    def raise_to(self, amount: int) -> Bet | RaiseTo:
        """A Bet or a RaiseTo with this total, whichever it is called now."""
        return Bet(amount) if self.is_bet else RaiseTo(amount)


class Taken(NamedTuple):
    """One action as it happened: who, when, what, how many chips it put in, and whether it was his last chip."""

    seat: int
    street: Street
    action: Action
    chips: int
    all_in: bool


class Posting(StrEnum):
    """Why chips are in before anybody acts."""

    ANTE = "ante"
    SMALL_BLIND = "small_blind"
    BIG_BLIND = "big_blind"
    STRADDLE = "straddle"
    """A blind of twice the big blind by the player after it, before the deal (S1-39, RROP 14)."""
    LIVE = "live"
    """What a new or returning player pays to be dealt in; part of his bet (S0-18, S3-28)."""
    DEAD = "dead"
    """A missed small blind, straight into the pot; no part of his bet (S3-29)."""


class Due(NamedTuple):
    """What a seat has to pay before the deal beside the level's own blinds and antes: a straddle, a post.

    An ante here is dead money that the seat pays before the blinds, as hand histories know it.
    """

    seat: int
    posting: Posting
    chips: int


class Post(NamedTuple):
    """A blind or an ante as it was really paid, in the order of payment; short stacks post what they have."""

    seat: int
    posting: Posting
    chips: int


class Mishap(StrEnum):
    """What went wrong at the table, or was put right."""

    EXPOSED = "exposed"
    """A card was exposed in the deal and replaced."""
    MISDEAL = "misdeal"
    """The deal was void and is repeated."""
    WRONG_BUTTON = "wrong_button"
    """The button and the blinds were in the wrong place (TDA 34-A)."""
    FOUR_CARD_FLOP = "four_card_flop"
    PREMATURE_CARD = "premature_card"
    """A board card was dealt before the betting was over."""
    BUTTON_SHORT = "button_short"
    """The button got a missing card late (TDA 37)."""
    WRONG_COUNT = "wrong_count"
    """A player with too many or too few cards."""
    FOULED_DECK = "fouled_deck"
    """The same card twice: all bets go back, at any time (TDA 35-E)."""
    DEAD_HAND = "dead_hand"
    ABSENT = "absent"
    """A player who was not at his seat in time; his hand is dead, his blinds stay (TDA 30)."""
    STOOD = "stood"
    """An action that was wrong and stood (TDA 52)."""


class Irregularity(NamedTuple):
    """Something irregular as a fact of the hand: `after` so many actions, to which seat, with which cards.

    `rule` is what was followed ("TDA 39-A"), `note` what whoever wrote the hand down says to it.
    """

    after: int
    mishap: Mishap
    rule: str = ""
    seat: int | None = None
    cards: tuple[Card, ...] = ()
    note: str = ""


class Doing(StrEnum):
    """What is done to a hand beside the players' actions in turn."""

    STOOD = "stood"
    """An action the rules forbid was let stand; it is the next of the actions."""
    KILLED = "killed"
    VOIDED = "voided"
    REARRANGED = "rearranged"
    """The cards to come were put in another order."""
    SHOWN = "shown"
    MUCKED = "mucked"
    ASKED = "asked"
    """Somebody wanted to see the river bettor's hand (TDA 18-B)."""
    TAKEN_BACK = "taken_back"
    """A mucked hand came back (TDA 14)."""
    TOLD = "told"
    """Whose hand was best was told, because not all cards that decide it are known."""
    REMARKED = "remarked"
    """Words about the hand, which change nothing."""


class Deed(NamedTuple):
    """One such thing as it was done, `after` so many actions: by or to which seat, and what was irregular about it.

    `absent`: the seats that were away when the hand was voided. `deck`: the new order of the cards. `total`: what the
    action that stood made the seat's chips of the street. `told`: seats by their hands, best first, ties together.
    `words`: a remark.
    """

    after: int
    doing: Doing
    seat: int | None = None
    noted: Irregularity | None = None
    absent: tuple[int, ...] = ()
    deck: tuple[Card, ...] = ()
    total: int = 0
    told: tuple[tuple[int, ...], ...] = ()
    words: str = ""
