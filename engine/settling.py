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
    """Give back what nobody called, and lay the pots.

    A dead hand's blinds and antes stay in (TDA 30), unless all who could win them are all-in for less (S1-25).
    """
    back = uncalled(betting.paid)
    if back is not None and betting.folded[back[0]] and betting.movers:
        place, chips = back
        chips = min(chips, betting.paid[place] - betting.forced[place])
        back = (place, chips) if chips > 0 else None
    if back is not None:
        betting.give_back(*back)
    return Closed(back, layered(betting.paid, betting.folded, betting.dead))


class Settled(NamedTuple):
    """How a hand ended, in places: the pots given away, who showed in which order and how strong, who mucked."""

    back: tuple[int, int] | None
    given: list[Award]
    strength: Mapping[int, int]
    showing: Sequence[int]
    mucked: Sequence[int]


def settle(
    betting: Betting, closed: Closed, strength: Mapping[int, int], rules: HouseRules, *, chips: int, flop: bool,
    showing: Sequence[int], mucked: Sequence[int], ranking: Mapping[int, int],
) -> Settled:  # fmt: skip
    """Give away the pots and the house's share of them; `chips` is what everybody had and what was carried in.

    The `ranking` decides: the strength of the hands, or what was told where that is not known.
    """
    back, pots = closed
    rakes = raked(pots, rules.rake, rules.smallest_chip, flop=flop) if rules.rake else ()
    given = awards(pots, ranking, rules.smallest_chip, rakes, mucked)
    stacks = betting.stacks
    for award in given:
        for place, won in award.winners.items():
            stacks[place] += won
    if sum(stacks) + sum(rakes) != chips or min(stacks) < 0:
        raise EngineFault(f"chips not conserved: {chips} became {stacks}")
    return Settled(back, given, strength, showing, mucked)


def reported(
    order: Sequence[int], started: Sequence[int], betting: Betting, end: Settled, holes: Sequence[tuple[Card, Card]],
    board: tuple[Card, ...], tabled_on: Street | None,
) -> HandResult:  # fmt: skip
    """The result of a settled hand, in seat numbers."""
    stacks, back = betting.stacks, end.back
    return HandResult(
        stacks=dict(zip(order, stacks, strict=True)),
        deltas={seat: now - start for seat, now, start in zip(order, stacks, started, strict=True)},
        pots=tuple([_named(award, order) for award in end.given]),
        busted=_busted(order, started, stacks, end.given),
        shown=tuple([Shown(order[place], holes[place], end.strength[place]) for place in end.showing]),
        board=board,
        returned=None if back is None else Returned(order[back[0]], back[1]),
        tabled_on=tabled_on,
        mucked=tuple([order[place] for place in end.mucked]),
        rake=sum([award.rake for award in end.given]),
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


def unsettle(betting: Betting, end: Settled) -> None:
    """Take what the pots paid out of the stacks again, for a hand whose showdown goes on (TDA 14)."""
    for award in end.given:
        for place, won in award.winners.items():
            betting.stacks[place] -= won


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
        busted.append(Busted(order[place], started[place], tuple(order[by] for by in last.winners if by != place)))
    return tuple(busted)
