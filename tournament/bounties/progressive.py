"""Progressive bounties: of a head that is taken, a part is cash, the rest goes onto the head of whoever took it.

Heads are taken in the order of time. Several who took one get equal parts first (what cannot be divided goes one unit
each to those named first), then each part is divided, and its odd unit is cash (numbers.md 5).
"""

from collections.abc import Mapping

from tournament.bounties.bounty_rule import WHOLE
from tournament.bounties.heads import Head, Loss, losses, split
from tournament.names import Cents, EntryNo
from tournament.state import Entry, Tournament


def taken(state: Tournament) -> tuple[tuple[Head, ...], Mapping[EntryNo, Cents]]:
    """Every head that was lost, in the order of time, and what is on the heads of those who are left."""
    lost = losses(state)
    together = {(loss.entry, loss.group) for loss in lost}
    added: dict[EntryNo, Cents] = {}
    found: list[Head] = []
    for loss in lost:
        worth = loss.bought + added.pop(loss.entry, 0)
        parts = split(worth, len(loss.by))
        cash: list[Cents] = []
        for number, part in zip(loss.by, parts, strict=True):
            kept = 0
            if (number, loss.group) not in together and _plays_on(state.entries[number], loss):
                kept = part * (WHOLE - state.bounty_rule.cash) // WHOLE
                added[number] = added.get(number, 0) + kept
            cash.append(part - kept)
        found.append(Head(loss.entry, worth, loss.by, tuple(cash)))
    heads = {entry.number: entry.head + added.get(entry.number, 0) for entry in state.left}
    return tuple(found), heads


def _plays_on(winner: Entry, loss: Loss) -> bool:
    """Whether he has a head, after that hand, onto which something can go; else his part is all cash."""
    return winner.bust is None or (winner.bust.at, winner.bust.group) > (loss.at, loss.group)
