"""The time that a person has to act: so long for each decision, then out of his own bank. Instants in, values out."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tournament.names import SECOND, Instant, Milliseconds


@dataclass(frozen=True, slots=True)
class TimeRules:
    """How long people may think, in seconds.

    `decision`: for each decision; 0: nobody is hurried. `bank`: what everybody has beside that at first, and at most.
    `refill`: what comes back into the bank after every `every` hands; 0: nothing.
    """

    decision: int = 30
    bank: int = 60
    refill: int = 20
    every: int = 10


UNHURRIED = TimeRules(0, 0, 0)
"""Everybody thinks as long as he likes."""


@dataclass(frozen=True, slots=True)
class TimeBank:
    """What one person has left, in milliseconds, and how many hands he has played since it was filled up."""

    left: Milliseconds
    hands: int = 0

    @classmethod
    def full(cls, rules: TimeRules) -> TimeBank:
        """As everybody begins."""
        return cls(rules.bank * SECOND)

    def after_hand(self, rules: TimeRules) -> TimeBank:
        """One more hand was played."""
        if not rules.refill or self.hands + 1 < rules.every:
            return replace(self, hands=self.hands + 1)
        return TimeBank(min(self.left + rules.refill * SECOND, max(self.left, rules.bank * SECOND)))


@dataclass(frozen=True, slots=True)
class TimeLeft:
    """What the clock of a decision shows.

    `left`: milliseconds until the person is out of time; of the bank, where that runs. `share`: the same from 1 to 0.
    """

    left: Milliseconds
    share: float
    in_bank: bool

    @property
    def is_up(self) -> bool:
        """Whether he has no time any more: he checks where that is free, else his hand is dead (TDA 29)."""
        return self.left <= 0


@dataclass(frozen=True, slots=True)
class Thinking:
    """A person who thinks: since when, how long he may without his bank, and what is in that.

    While everything is held, `held_at` says since when.
    """

    began: Instant
    decision: Milliseconds
    bank: Milliseconds
    held_at: Instant | None = None

    @classmethod
    def begin(cls, rules: TimeRules, bank: TimeBank, at: Instant) -> Thinking | None:
        """He is on turn from now on; None where nobody is hurried."""
        return cls(at, rules.decision * SECOND, bank.left) if rules.decision else None

    def at(self, at: Instant) -> TimeLeft:
        """What is left then."""
        spent = self._spent(at)
        own = self.decision - spent
        if own > 0 or self.bank <= 0:
            return TimeLeft(max(own, 0), max(own, 0) / self.decision, in_bank=False)
        left = max(self.bank + own, 0)
        return TimeLeft(left, left / self.bank, in_bank=True)

    def bank_after(self, at: Instant) -> Milliseconds:
        """What is in the bank if he acts then."""
        return max(self.bank - max(self._spent(at) - self.decision, 0), 0)

    def hold(self, at: Instant) -> Thinking:
        """His time stands from now on."""
        return self if self.held_at is not None else replace(self, held_at=at)

    def go_on(self, at: Instant) -> Thinking:
        """His time runs again."""
        if self.held_at is None:
            return self
        return replace(self, began=self.began + at - self.held_at, held_at=None)

    def _spent(self, at: Instant) -> Milliseconds:
        """A wall clock that was set back gives no time."""
        return max((at if self.held_at is None else self.held_at) - self.began, 0)
