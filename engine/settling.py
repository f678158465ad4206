"""From the end of a hand to its result: who gets what, who is out, and that not a chip is lost."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from engine.betting import Betting
from engine.cards import Card
from engine.errors import EngineFault
from engine.pots import Pot, layered, raked, uncalled
from engine.result import Busted, HandResult, PotResult, Returned, Shown
from engine.rules import HouseRules
from engine.showdown import Award, awards
from engine.streets import Street


class Closed(NamedTuple):
    """The betting of a hand when it is over: `back` went back uncalled (place and chips), `pots` lie in the middle."""

    back: tuple[int, int] | None
    pots: list[Pot]


def close(betting: Betting) -> Closed:
    """Give back what nobody called, and lay the pots."""
    back = uncalled(betting.paid)
    if back is not None:
        betting.give_back(*back)
    return Closed(back, layered(betting.paid, betting.folded, betting.dead))


def settled(
    order: Sequence[int],
    started: Sequence[int],
    betting: Betting,
    closed: Closed,
    strength: Mapping[int, int],
    shown: Sequence[tuple[int, tuple[Card, Card]]],
    *,
    mucked: Collection[int],
    board: tuple[Card, ...],
    street: Street,
    tabled_on: Street | None,
    rules: HouseRules,
    carried: int,
) -> HandResult:
    """Give away the pots. `shown` are places with their cards in showing order, `mucked` places without a hand."""
    rakes = raked(closed.pots, rules.rake, rules.smallest_chip, flop=street > Street.PREFLOP)
    given = awards(closed.pots, strength, rules.smallest_chip, rakes, mucked)
    stacks = betting.stacks
    for award in given:
        for place, chips in award.winners.items():
            stacks[place] += chips
    if sum(stacks) + sum(rakes) != sum(started) + carried or min(stacks) < 0:
        raise EngineFault(f"chips not conserved: {started} and {carried} became {stacks}")
    back = closed.back
    return HandResult(
        stacks=dict(zip(order, stacks, strict=True)),
        deltas={seat: now - start for seat, now, start in zip(order, stacks, started, strict=True)},
        pots=tuple([_named(award, order) for award in given]),
        busted=_busted(order, started, stacks, given),
        shown=tuple([Shown(order[place], cards, strength[place]) for place, cards in shown]),
        board=board,
        returned=None if back is None else Returned(order[back[0]], back[1]),
        tabled_on=tabled_on,
        mucked=tuple([order[place] for place in mucked]),
        rake=sum(rakes),
    )


def voided(
    order: Sequence[int],
    started: Sequence[int],
    betting: Betting,
    *,
    keep_from: Collection[int],
    board: tuple[Card, ...],
    carried: int,
) -> HandResult:
    """Every bet back, but those of the seats in `keep_from`, which wait for the next pot with what was carried in."""
    stacks = betting.stacks
    for place, seat in enumerate(order):
        if seat in keep_from:
            carried += started[place] - stacks[place]
        else:
            stacks[place] = started[place]
    return HandResult(
        stacks=dict(zip(order, stacks, strict=True)),
        deltas={seat: now - start for seat, now, start in zip(order, stacks, started, strict=True)},
        pots=(), busted=(), shown=(), board=board, returned=None, tabled_on=None, carried=carried, void=True,
    )  # fmt: skip


def _named(award: Award, order: Sequence[int]) -> PotResult:
    """An award with seat numbers instead of places."""
    return PotResult(
        award.number,
        award.pot.amount,
        tuple([order[place] for place in award.pot.eligible]),
        {order[place]: chips for place, chips in award.winners.items()},
        award.rake,
    )


def _busted(
    order: Sequence[int], started: Sequence[int], stacks: Sequence[int], given: Sequence[Award]
) -> tuple[Busted, ...]:
    """Who has no chips left; the side pots come first in `given`: the first he could win held his last chips.

    One whose hand was killed could win none: the main pot's winners have his chips.
    """
    gone = [place for place, chips in enumerate(stacks) if not chips]
    gone.sort(key=lambda place: -started[place])
    busted = []
    for place in gone:
        last = next((award for award in given if place in award.pot.eligible), given[-1])
        busted.append(Busted(order[place], started[place], tuple(order[by] for by in last.winners)))
    return tuple(busted)
