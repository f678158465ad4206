"""Heads: who lost one, to whom, in the order of time.

A head is worth the bounty shares of what was bought for it. When its player is out it goes to whoever has his chips.
Where a player who buys back in leaves the credit with whoever took him out (`EveningRules.rebuy_keeps_knockout`), that
head is of what had been bought until then, and what he buys afterwards brings a new one. Otherwise all of it goes with
his last bust. Where nobody knows who has the chips, or they left play, the head is nobody's.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from tournament.names import Cents, EntryNo, Instant
from tournament.state import Entry, Tournament


@dataclass(frozen=True, slots=True)
class Loss:
    """A head that its player lost.

    Attributes:
        bought: what had been bought for it, in minor units.
        by: who has it, those named first first; nobody: nobody is known to have it.
        group: the hand in which it was lost, as of a `Bust`; `at`: when.
    """

    entry: EntryNo
    bought: Cents
    by: tuple[EntryNo, ...]
    group: int
    at: Instant


@dataclass(frozen=True, slots=True)
class Head:
    """A head that was paid: whose, what it was worth in minor units, and who has it; nobody: unclaimed.

    `cash`: what each of those who have it gets of it now; less than its worth where some went onto their own heads.
    """

    entry: EntryNo
    worth: Cents
    by: tuple[EntryNo, ...]
    cash: tuple[Cents, ...]


def losses(state: Tournament) -> tuple[Loss, ...]:
    """Every head that was lost, in the order of time; the order of places has no say in it."""
    lost = [loss for entry in state.entered for loss in _lost(state, entry)]
    return tuple(sorted(lost, key=lambda loss: (loss.at, loss.group)))


def split(amount: Cents, among: int) -> tuple[Cents, ...]:
    """The amount in so many parts, none more than one minor unit larger than another, the larger ones first."""
    if not among:
        return ()
    part, odd = divmod(amount, among)
    return tuple(part + (number < odd) for number in range(among))


def divided(entry: EntryNo, worth: Cents, by: tuple[EntryNo, ...]) -> Head:
    """A head all of which goes in cash to those who have it, in equal parts."""
    return Head(entry, worth, by, split(worth, len(by)))


def _lost(state: Tournament, entry: Entry) -> Iterable[Loss]:
    start = 0
    for knockout in entry.knockouts:
        bought = sum(each.shares.bounties for each in entry.purchases[start : start + knockout.heads])
        yield Loss(entry.number, bought, _counting(state, knockout.by), knockout.group, knockout.at)
        start += knockout.heads
    if entry.bust is not None:
        yield Loss(entry.number, entry.head, _counting(state, entry.bust.by), entry.bust.group, entry.bust.at)


def _counting(state: Tournament, by: tuple[EntryNo, ...]) -> tuple[EntryNo, ...]:
    """Those of them whose entry was not taken out again as if it had never been."""
    return tuple(number for number in by if not state.entries[number].cancelled)
