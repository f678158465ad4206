"""Deals: how those who are left may divide the prizes that are left (numbers.md 1.5, rules.md D-23).

Any amount `kept` is taken from the first prize beforehand and played for. What is left of the prizes is divided in
whole units by the largest remainder; where two lost equally much, the unit goes to whoever stands earlier in the list.
What is less than a unit goes to the next in turn, so the sum is always exact. Prizes that are no money stay with the
places and are not divided.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from tournament.errors import BadInput
from tournament.names import Cents, Chips, EntryNo


class Method(StrEnum):
    """How the shares are found."""

    EVEN = "even"
    """Everybody gets the same."""
    CHIPS = "chips"
    """By chips alone: the leader may get more than first prize, others less than the next one."""
    MINIMUM = "minimum"
    """Everybody gets the lowest prize that is left, the rest goes by chips."""
    ICM = "icm"
    """What the chips are worth in these prizes (`tournament.icm`)."""
    OWN = "own"
    """What the players say."""


FOUND = (Method.EVEN, Method.CHIPS, Method.MINIMUM, Method.ICM)
"""Those that are reckoned, in the order in which they are shown."""


class Oddity(StrEnum):
    """What is unreasonable about a share."""

    ABOVE_FIRST_PRIZE = "above_first_prize"
    """More than first prize, without what is kept of it: whoever wins as well gets more than without a deal."""
    BELOW_NEXT_PRIZE = "below_next_prize"
    """Less than the lowest prize that is left, which is certain without a deal."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A division as it could be agreed on.

    Attributes:
        amounts: the shares in the order of the list, in minor units.
        odd: what is unreasonable about each share; empty where nothing is.
        remainder: what of own numbers is not given to anybody yet; negative: what they are too much.
    """

    method: Method
    amounts: tuple[Cents, ...]
    odd: tuple[tuple[Oddity, ...], ...]
    remainder: Cents = 0


@dataclass(frozen=True, slots=True)
class PrizesLeft:
    """What can be divided: the prizes of first to last place still to be won, among so many players.

    Attributes:
        prizes: in minor units; missing ones are nothing. Those beyond the players are nobody's and left out.
        kept: what of the first prize is played for.

    Raises:
        BadInput: `deal_needs_two`, `prize_is_negative`, `kept_out_of_range` (`first`: the first prize).
    """

    players: int
    prizes: tuple[Cents, ...]
    kept: Cents = 0

    def __post_init__(self) -> None:
        if self.players < 2:
            raise BadInput("deal_needs_two")
        if any(prize < 0 for prize in self.prizes):
            raise BadInput("prize_is_negative")
        if not 0 <= self.kept <= self._place(1):
            raise BadInput("kept_out_of_range", first=self._place(1))

    def _place(self, place: int) -> Cents:
        return self.prizes[place - 1] if place <= len(self.prizes) else 0

    @property
    def divided(self) -> tuple[Cents, ...]:
        """The prizes that are divided, one for each player: the first without what is kept."""
        prizes = [self._place(place) for place in range(1, self.players + 1)]
        return (prizes[0] - self.kept, *prizes[1:])

    @property
    def total(self) -> Cents:
        """What is divided in all."""
        return sum(self.divided)

    def odd(self, amount: Cents) -> tuple[Oddity, ...]:
        """What is unreasonable about such a share."""
        above = (Oddity.ABOVE_FIRST_PRIZE,) if amount > self.divided[0] else ()
        below = (Oddity.BELOW_NEXT_PRIZE,) if amount < self._place(self.players) else ()
        return above + below


def offer(method: Method, left: PrizesLeft, stacks: Sequence[Chips] | None, unit: Cents = 1) -> Offer:
    """The division by that method.

    Args:
        method: one of `FOUND`.
        left: the prizes, and how many players there are.
        stacks: the chips of each, in the order of the list; None for `EVEN`, which does not look at them.
        unit: what shares are rounded to, in minor units.

    Raises:
        BadInput: `unit_not_positive`, `stack_is_negative`, `no_chips`.
    """
    if unit < 1:
        raise BadInput("unit_not_positive")
    amounts = rounded(_exact(method, left, stacks or ()), left.total, unit)
    return Offer(method, amounts, tuple(left.odd(amount) for amount in amounts))


def own(left: PrizesLeft, amounts: Sequence[Cents]) -> Offer:
    """The division by the players' own numbers, with what is not given to anybody yet.

    Raises:
        BadInput: `share_is_negative`.
    """
    if any(amount < 0 for amount in amounts):
        raise BadInput("share_is_negative")
    odd = tuple(left.odd(amount) for amount in amounts)
    return Offer(Method.OWN, tuple(amounts), odd, left.total - sum(amounts))


def rounded(exact: Sequence[Fraction], total: Cents, unit: Cents) -> tuple[Cents, ...]:
    """These parts of a total in whole units: the units left over go to those who lost most, one to each."""
    parts = [part // unit * unit for part in exact]
    over = total - sum(parts)
    # By what was lost, and then by the list.
    for number in sorted(range(len(parts)), key=lambda number: parts[number] - exact[number]):
        more = min(unit, over)
        parts[number] += more
        over -= more
    return tuple(parts)


def _exact(method: Method, left: PrizesLeft, stacks: Sequence[Chips]) -> list[Fraction]:
    players, prizes, total = left.players, left.divided, left.total
    if method is Method.EVEN:
        return [Fraction(total, players)] * players
    if any(chips < 0 for chips in stacks):
        raise BadInput("stack_is_negative")
    if not sum(stacks):
        raise BadInput("no_chips")
    match method:
        case Method.CHIPS:
            return _by_chips(stacks, total)
        case Method.MINIMUM:
            certain = min(prizes)
            return [certain + part for part in _by_chips(stacks, total - certain * players)]
        case Method.ICM:
            return _by_icm(stacks, prizes)
        case Method.OWN:
            raise ValueError(method)


def _by_chips(stacks: Sequence[Chips], total: Cents) -> list[Fraction]:
    return [Fraction(total * chips, sum(stacks)) for chips in stacks]


def _by_icm(stacks: Sequence[Chips], prizes: Sequence[Cents]) -> list[Fraction]:
    # NumPy takes a moment to load: not before there is something to reckon.
    from tournament.deals import icm

    # To so many decimals the worths are certain on every computer; what lies beyond must not decide who gets a unit.
    digits = max(0, min(6, 13 - len(str(sum(prizes)))))
    scale = 10**digits
    return [Fraction(round(worth * scale), scale) for worth in icm.equities(stacks, prizes)]


def by_chips(chips: Mapping[EntryNo, Chips]) -> Mapping[EntryNo, tuple[int, int]]:
    """The place of each by these chips, from 1, and how many share it: equal chips tie."""
    return {
        number: (1 + sum(other > mine for other in chips.values()), sum(other == mine for other in chips.values()))
        for number, mine in chips.items()
    }
