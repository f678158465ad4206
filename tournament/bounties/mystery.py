"""Mystery bounties: what an envelope holds that is drawn for each head, once the envelopes are filled.

Before that heads bring nothing and the money waits. Each head lost afterwards draws one of the envelopes that are left,
every one with the same chance, and those who took the head share what is in it. Nobody draws for a head that nobody is
known to have taken: its envelope stays with the others, and what is left over in the end is unclaimed. The envelope of
a head that turns out not to have been lost (its player is back in) is back among the others.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tournament.bounties.bounty_rule import BountyKind, OwnHead
from tournament.bounties.heads import Head, divided, losses
from tournament.draws import draw as drawing
from tournament.events import Draw
from tournament.names import Cents, EntryNo
from tournament.state import DrawnEnvelope, Tournament


@dataclass(frozen=True, slots=True)
class Opening:
    """A head for which an envelope is, or will be, drawn; `by`: who gets it; `group`: as of a `DrawnEnvelope`."""

    entry: EntryNo
    by: tuple[EntryNo, ...]
    group: int | None


def is_mystery(state: Tournament) -> bool:
    """Whether heads are paid from envelopes tonight."""
    return state.bounty_rule.kind is BountyKind.MYSTERY


def openings(state: Tournament) -> tuple[Opening, ...]:
    """The heads lost since the envelopes were filled, in the order of time; at the end those of all who are left."""
    return tuple(_openings(state)) if state.mystery.since is not None else ()


def taken(state: Tournament) -> tuple[Head, ...]:
    """The heads for which an envelope was drawn, in the order in which they were lost."""
    drawn = _drawn(state)
    return tuple(
        divided(opening.entry, drawn[opening.entry, opening.group], opening.by)
        for opening in openings(state)
        if (opening.entry, opening.group) in drawn
    )


def envelopes_to_draw(state: Tournament) -> tuple[Opening, ...]:
    """The heads whose envelope is still to be drawn by those who took them, in the order of time."""
    drawn = _drawn(state)
    return tuple(each for each in openings(state) if each.by and (each.entry, each.group) not in drawn)


def envelopes_left(state: Tournament) -> tuple[Cents, ...]:
    """What is in the envelopes that nobody has drawn, the smallest first; minor units."""
    left = [each.amount for each in state.mystery.filled for _number in range(each.count)]
    for amount in _drawn(state).values():
        if amount in left:
            left.remove(amount)
    return tuple(sorted(left))


def heads_to_come(state: Tournament) -> int:
    """How many envelopes will still be drawn: those that are due, and one for each head that can still be lost.

    The champion's own is one of them where it is his.
    """
    due = len(envelopes_to_draw(state))
    if state.finished is not None:
        return due
    own = state.bounty_rule.own_head is OwnHead.HIS
    return due + max(0, len(state.left) - 1 + own)


def drawn_amount(envelopes_left: Sequence[Cents], draw: Draw) -> Cents:
    """What is in the envelope that this draw takes from those left, in minor units.

    The number that the draw's stream gives first (numbers.md 6) counts from the smallest envelope; equal ones are one
    beside the other.
    """
    return sorted(envelopes_left)[drawing.below(len(envelopes_left), drawing.stream_of(draw))]


def opening_of(state: Tournament, entry: EntryNo) -> Opening | None:
    """The head of that entry for which the next envelope is drawn; None: there is none.

    Of several that it lost the first one that somebody is known to have taken.
    """
    drawn = _drawn(state)
    mine = [e for e in openings(state) if e.entry == entry and (e.entry, e.group) not in drawn]
    return next((each for each in mine if each.by), next(iter(mine), None))


def with_drawn(state: Tournament, opening: Opening, amount: Cents) -> tuple[DrawnEnvelope, ...]:
    """Those drawn so far and this one; what was drawn for heads that were not lost after all falls away."""
    counting = _drawn(state)
    kept = [each for each in state.mystery.drawn if (each.entry, each.group) in counting]
    return (*kept, DrawnEnvelope(opening.entry, amount, opening.group))


def _openings(state: Tournament) -> Iterator[Opening]:
    for loss in losses(state):
        if (loss.entry, loss.group) not in state.mystery.before:
            yield Opening(loss.entry, loss.by, loss.group)
    if state.finished is not None and state.bounty_rule.own_head is OwnHead.HIS:
        for entry in state.left:
            yield Opening(entry.number, (entry.number,), None)


def _drawn(state: Tournament) -> dict[tuple[EntryNo, int | None], Cents]:
    """What was drawn for which head, without those that were not lost after all."""
    lost = {(each.entry, each.group) for each in openings(state)}
    return {(each.entry, each.group): each.amount for each in state.mystery.drawn if (each.entry, each.group) in lost}
