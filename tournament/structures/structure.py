"""The blind structure: levels and breaks in order, and how it goes on after its last one."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache

from engine.blinds import AnteKind, Blinds, Limit
from tournament.errors import BadInput
from tournament.names import MINUTE, SECOND, Chips, Milliseconds
from tournament.structures.amounts import round_amount_from

SHORTEST: Milliseconds = SECOND
LONGEST: Milliseconds = 100_000 * MINUTE
MOST_HANDS = 1_000
"""The most hands a level may last."""

MOST_CHIPS: Chips = 10**12
"""The largest blind, ante or starting stack a structure may name."""

MOST_PERIODS = 1_000
"""The most levels and breaks a structure may list."""

LONGEST_NOTE = 2_000
"""The most characters of a note."""

BLINDS_STAND_STILL: Chips = 10**18
"""The continuation rises no further than this: no evening gets there, and the amounts stay in 64 bits."""


@dataclass(frozen=True, slots=True)
class Level:
    """A time at the same blinds; chips whole, the big blind not always twice the small one.

    Attributes:
        duration_ms: how long it lasts; None where hands are counted (`hands`) or the director ends it.
        limit: how much may be bet and raised in it.
        hands: so many hands at the slowest table; None where minutes count or the director ends it.
        continued: the rest of the level before it, which a break has cut in two.
        beyond: of the levels that follow the list, written into it only because a break follows.
    """

    small_blind: Chips
    big_blind: Chips
    ante: Chips = 0
    ante_kind: AnteKind = AnteKind.PLAYER
    duration_ms: Milliseconds | None = 20 * MINUTE
    limit: Limit = Limit.NO_LIMIT
    hands: int | None = None
    continued: bool = False
    beyond: bool = False

    @property
    def blinds(self) -> Blinds:
        """What a hand that begins in this level posts."""
        return Blinds(self.small_blind, self.big_blind, self.ante, self.ante_kind, self.limit)


@dataclass(frozen=True, slots=True)
class Break:
    """A pause between levels.

    Attributes:
        colours: the values of the chips that are taken out of play in it.
        waits: whether the clock stands at its end until the director lets it go on.
        taken: whether the director took it during the evening, beside the list.
    """

    duration_ms: Milliseconds
    colours: tuple[Chips, ...] = ()
    waits: bool = False
    taken: bool = False


Period = Level | Break


@dataclass(frozen=True, slots=True)
class Structure:
    """A named list of levels and breaks that never ends.

    After the last listed period come levels only. Each big blind is the one before times the ratio of the last two
    different big blinds of the list (1.5 if there is none; within 1.2 to 2), up to the next whole 1, 1.2, 1.5, 2,
    2.5, 3, 4, 5, 6 or 8 times a power of ten; the small blind is half of it and the ante the last level's share of
    it, both rounded down; length and ante kind are the last level's.

    Attributes:
        name: what people call it.
        periods: the listed levels and breaks, in order; at least one level.
        starting_stack: chips a player begins with; None where the structure does not say.
        note: for whom and for how long it is made, and what else its users should know; may be empty.
    """

    name: str
    periods: tuple[Period, ...]
    starting_stack: Chips | None = None
    note: str = ""

    def period(self, index: int) -> Period:
        """The level or break at that index, from 0, past the end of the list as well.

        Raises:
            IndexError: the index is negative.
            BadInput: `structure_without_levels`, asked past the list of a structure that has none.
        """
        if index < 0:
            raise IndexError(index)
        if index < len(self.periods):
            return self.periods[index]
        last, big_blind_before = _ending(self.periods)
        if last is None:
            raise BadInput("structure_without_levels", name=self.name)
        written = sum(isinstance(period, Level) and period.beyond and not period.continued for period in self.periods)
        return _continuation(last, big_blind_before).level(index - len(self.periods) + written)

    def level_number(self, index: int) -> int:
        """The number that people see, from 1 and counting levels only; a break has that of the level before it.

        A break before the first level has 0.
        """
        listed = sum(1 for period in self.periods[: index + 1] if isinstance(period, Level) and not period.continued)
        return listed + max(0, index + 1 - len(self.periods))

    def next_level(self, index: int) -> int:
        """The index of the first level after that index."""
        following = index + 1
        while following < len(self.periods) and isinstance(self.periods[following], Break):
            following += 1
        return following

    def with_minutes(self, minutes: int) -> "Structure":
        """The same structure with every level that long; breaks keep their length."""
        return replace(
            self,
            periods=tuple(
                replace(period, duration_ms=minutes * MINUTE, hands=None) if isinstance(period, Level) else period
                for period in self.periods
            ),
        )

    def with_stack(self, starting_stack: Chips) -> "Structure":
        """The same structure, begun with that many chips."""
        return replace(self, starting_stack=starting_stack)


# How it goes on -------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def _continuation(last: Level, big_blind_before: Chips | None) -> "_Continuation":
    """Shared by all structures with that ending: what it remembers follows from the two arguments alone."""
    return _Continuation(last, _ratio(last.big_blind, big_blind_before))


class _Continuation:
    """The levels after a list, made as far as somebody asked."""

    def __init__(self, last: Level, ratio: Fraction) -> None:
        self._last = last
        self._ratio = ratio
        self._levels: list[Level] = []

    def level(self, nth: int) -> Level:
        """The level that comes `nth` (from 0) after the list."""
        levels = self._levels
        while len(levels) <= nth and (not levels or levels[-1].big_blind < BLINDS_STAND_STILL):
            levels.append(self._after(levels[-1] if levels else self._last))
        return levels[min(nth, len(levels) - 1)]

    def _after(self, previous: Level) -> Level:
        last = self._last
        big = round_amount_from(previous.big_blind * self._ratio)
        return replace(last, small_blind=big // 2, big_blind=big, ante=big * last.ante // last.big_blind)


def _ratio(last: Chips, before: Chips | None) -> Fraction:
    if before is None:
        return Fraction(3, 2)
    return min(max(Fraction(last, before), Fraction(6, 5)), Fraction(2))


def _ending(periods: Sequence[Period]) -> tuple[Level | None, Chips | None]:
    """The last level, and the last big blind before it that differs from its own."""
    last: Level | None = None
    for period in reversed(periods):
        if isinstance(period, Break) or period.continued or period.beyond:
            continue
        if last is None:
            last = period
        elif period.big_blind != last.big_blind:
            return last, period.big_blind
    return last, None
