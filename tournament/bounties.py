"""Fixed bounties: what every head was worth, and who won it.

A head is worth the bounty shares of what was bought for it. When its player is out it goes to whoever has his chips,
in equal parts to the last minor unit; what cannot be divided goes one unit each to those named first (numbers.md 5).
Where a player who buys back in leaves the credit with whoever took him out (`EveningRules.rebuy_keeps_knockout`), that
head is of what had been bought until then, and what he buys afterwards brings a new one. Otherwise all of it goes with
his last bust. Where nobody knows who has the chips, or they left play, the head is nobody's; the champion's own is his.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from tournament.names import Cents, EntryNo
from tournament.prices import Fund, Purchase
from tournament.state import Entry, Tournament


@dataclass(frozen=True, slots=True)
class Head:
    """A head that was taken: whose, what it was worth in minor units, and who has it; nobody: unclaimed."""

    entry: EntryNo
    worth: Cents
    by: tuple[EntryNo, ...]

    @property
    def parts(self) -> tuple[Cents, ...]:
        """What each of those who took it gets; their sum is its worth."""
        return split(self.worth, len(self.by))


@dataclass(frozen=True, slots=True)
class Bounties:
    """All the money on heads; `won`, `open` and `unclaimed` sum to the fund, all in minor units.

    Attributes:
        taken: in the order of entries; those of one entry in the order in which they were lost.
        won: what each entry won, its own head included where it is the champion's.
        open: what is still on the heads of those who play.
        unclaimed: heads that nobody took, and what is in the fund beside all heads.
    """

    taken: tuple[Head, ...] = ()
    won: Mapping[EntryNo, Cents] = field(default_factory=dict)
    open: Cents = 0
    unclaimed: Cents = 0


def bounties(state: Tournament) -> Bounties:
    """Who has won what on heads, as the busts stand now."""
    fund = state.fund(Fund.BOUNTIES)
    if not fund and not any(bought.shares.bounties for bought in state.purchases):
        return Bounties()
    taken = tuple(head for entry in state.entered for head in _taken(state, entry) if head.worth)
    won: dict[EntryNo, Cents] = {}
    for head in taken:
        for winner, part in zip(head.by, head.parts, strict=True):
            won[winner] = won.get(winner, 0) + part
    playing = 0 if state.finished is not None else sum(head_of(entry) for entry in state.left)
    return Bounties(taken, won, playing, fund - playing - sum(won.values()))


def head_of(entry: Entry) -> Cents:
    """What is on the entry's head, or was when it was taken last; minor units."""
    lost = sum(knockout.heads for knockout in entry.knockouts)
    return _worth(entry.purchases[lost:])


def split(amount: Cents, among: int) -> tuple[Cents, ...]:
    """The amount in so many parts, none more than one minor unit larger than another, the larger ones first."""
    if not among:
        return ()
    part, odd = divmod(amount, among)
    return tuple(part + (number < odd) for number in range(among))


def _taken(state: Tournament, entry: Entry) -> Iterable[Head]:
    start = 0
    for knockout in entry.knockouts:
        lost = entry.purchases[start : start + knockout.heads]
        yield Head(entry.number, _worth(lost), _counting(state, knockout.by))
        start += knockout.heads
    if entry.bust is not None:
        yield Head(entry.number, head_of(entry), _counting(state, entry.bust.by))
    elif state.finished is not None and entry.is_in:
        yield Head(entry.number, head_of(entry), (entry.number,))


def _counting(state: Tournament, by: tuple[EntryNo, ...]) -> tuple[EntryNo, ...]:
    """Those of them whose entry was not taken out again as if it had never been."""
    return tuple(number for number in by if not state.entries[number].cancelled)


def _worth(purchases: Iterable[Purchase]) -> Cents:
    return sum(bought.shares.bounties for bought in purchases)
