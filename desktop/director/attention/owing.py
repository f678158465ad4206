"""Who owes, and what can be bought only for a short while more."""

from collections.abc import Iterator
from dataclasses import dataclass

from tournament.clocks.clock import Phase
from tournament.names import MINUTE, Cents, EntryNo, Instant
from tournament.once import once_a_state
from tournament.outs import deciding
from tournament.sales import cash, selling
from tournament.sales.prices import Buying
from tournament.state import Tournament

CLOSING = 5 * MINUTE
"""So long before a window closes it is told."""
NAMED = 3
"""So many of those who owe are named."""


@dataclass(frozen=True, slots=True)
class Owing:
    """So many people owe so much in all (minor units); `names`: those who owe most."""

    people: int
    amount: Cents
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Closing:
    """What can be bought until that instant, as the clock runs; `deciding`: who has to make up his mind by then."""

    what: tuple[Buying, ...]
    at: Instant
    deciding: tuple[tuple[EntryNo, str], ...]


@once_a_state
def owing(state: Tournament) -> Owing | None:
    """Who still owes; None: nobody."""
    found = sorted((each for each in cash.accounts(state) if each.owing), key=lambda each: -each.owing)
    if not found:
        return None
    names = tuple(each.name for each in found[:NAMED] if each.name)
    return Owing(len(found), sum(each.owing for each in found), names)


def closing(state: Tournament, at: Instant) -> Iterator[Closing]:
    """The windows that close soon, the next first; nothing closes while the clock stands."""
    if state.clock.reading(at).phase is not Phase.RUNNING:
        return
    ends: dict[Instant, set[Buying]] = {}
    for offer in selling.on_sale(state, at):
        if offer.closes is not None and offer.closes - at <= CLOSING:
            ends.setdefault(offer.closes, set()).add(offer.price.buying)
    thinking = tuple((entry.number, entry.shown_name) for entry in deciding.all_deciding(state))
    for instant in sorted(ends):
        what = tuple(each for each in Buying if each in ends[instant])
        yield Closing(what, instant, thinking if Buying.REBUY in what else ())
