"""What happened in the evening of a `.tdt` file, in the order of time.

Busts are kept there cut to the second. The file's history tells the millisecond: busts of one second that it tells
apart come one after the other, those recorded together are of one hand and tie, as they do there.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum

from tournament.names import Instant, Milliseconds
from tournament.sales.prices import Buying
from tournament.tdt.file import Bought, Out, Person, TdtFile
from tournament.tdt.history import History
from tournament.tdt.prices import PriceList

TOGETHER: Milliseconds = 100
"""Busts that one press records stand within so much of one another."""


class What(IntEnum):
    """What happened; at one instant in this order."""

    ENTERED = 1
    STARTED = 2
    TURNED = 3
    """A level or break began or ended."""
    MOVED = 4
    OUT = 5
    BOUGHT = 6


@dataclass(frozen=True, slots=True)
class Purchase:
    """Somebody bought something."""

    person: Person
    buying: Buying
    bought: Bought


@dataclass(frozen=True, slots=True)
class Loss:
    """Somebody lost his last chips; `last`: for good."""

    person: Person
    out: Out
    last: bool


@dataclass(frozen=True, slots=True)
class Happening:
    """One thing: a purchase, or the busts of one hand, or a turn of the clock by its place in the history's list."""

    at: Instant
    what: What
    purchase: Purchase | None = None
    losses: tuple[Loss, ...] = ()
    turn: int = 0


def happenings(file: TdtFile, history: History, prices: PriceList) -> tuple[Happening, ...]:
    """Everything that the file tells, in the order of time."""
    found = [*_purchases(file, prices), *_losses(file, history)]
    if file.started is not None:
        found.append(Happening(file.started, What.STARTED))
        found += [Happening(turn.at, What.TURNED, turn=n) for n, turn in enumerate(history.turns)]
        if file.moved:
            found.append(Happening(file.moved_at, What.MOVED))
    return tuple(sorted(found, key=lambda each: (each.at, each.what)))


def _purchases(file: TdtFile, prices: PriceList) -> Iterator[Happening]:
    for person in file.people:
        first = person.buys[0].at if person.buys else 0
        for number, (buying, bought) in enumerate(prices.of(person)):
            what = What.BOUGHT if number else What.ENTERED
            yield Happening(max(first, bought.at), what, Purchase(person, buying, bought))


def _losses(file: TdtFile, history: History) -> Iterator[Happening]:
    found: list[tuple[Instant, Instant, Loss]] = []
    for person in file.people:
        for number, bought in enumerate(person.buys):
            if bought.out is None:
                continue
            exact = history.instant_of(person.shown, bought.out.at) or bought.out.at
            last = number == len(person.buys) - 1
            if not last:
                exact = min(exact, person.buys[number + 1].at)
            found.append((exact, bought.out.at, Loss(person, bought.out, last)))
    found.sort(key=lambda each: each[0])
    hand: list[tuple[Instant, Instant, Loss]] = []
    for each in found:
        alone = any(each[2].person is other[2].person for other in hand)
        if hand and (alone or each[1] != hand[-1][1] or each[0] - hand[-1][0] > TOGETHER):
            yield _hand(hand)
            hand = []
        hand.append(each)
    if hand:
        yield _hand(hand)


def _hand(hand: list[tuple[Instant, Instant, Loss]]) -> Happening:
    return Happening(hand[-1][0], What.OUT, losses=tuple(loss for _exact, _cut, loss in hand))
