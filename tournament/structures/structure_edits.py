"""Edits of a structure's list: each gives another structure and says nothing about any evening."""

from collections.abc import Callable
from dataclasses import replace

from tournament.errors import RuleViolation
from tournament.names import MINUTE, Milliseconds
from tournament.structures.structure import SHORTEST, Break, Level, Period, Structure


def listed_upto(structure: Structure, index: int) -> Structure:
    """The same structure with every level up to that index in its list, also those of its continuation."""
    more = (structure.period(each) for each in range(len(structure.periods), index + 1))
    written = (replace(each, beyond=True) if isinstance(each, Level) else each for each in more)
    return replace(structure, periods=(*structure.periods, *written))


def settled(structure: Structure) -> Structure:
    """With every level listed in its own right that stands before such a one: nothing follows from nothing."""
    own = [n for n, period in enumerate(structure.periods) if isinstance(period, Level) and not period.beyond]
    last = max(own, default=0)
    return replace(structure, periods=(*map(_in_its_own_right, structure.periods[:last]), *structure.periods[last:]))


def same(one: Period, other: Period) -> bool:
    """Whether people see no difference."""
    return _in_its_own_right(one) == _in_its_own_right(other)


def _in_its_own_right(period: Period) -> Period:
    return replace(period, beyond=False) if isinstance(period, Level) and period.beyond else period


def level_of(structure: Structure, number: int) -> tuple[int, Level]:
    """The level that people see under that number, with its index; its first part if a break cut it in two.

    Raises:
        RuleViolation: `no_such_level`.
    """
    for index, period in enumerate(structure.periods):
        if isinstance(period, Level) and not period.continued and structure.level_number(index) == number:
            return index, period
    raise RuleViolation("no_such_level", level=number, levels=structure.level_number(len(structure.periods) - 1))


def index_of_break(structure: Structure, after: int, beyond: int = -1) -> int:
    """The index of the first break after the level of that number (0: before the first level).

    Where a level was cut in two by a break of its own, the first one beyond the index `beyond` is preferred.

    Raises:
        RuleViolation: `no_such_break`.
    """
    found = [
        index
        for index, period in enumerate(structure.periods)
        if isinstance(period, Break) and structure.level_number(index) == after
    ]
    if not found:
        raise RuleViolation("no_such_break", level=after)
    return next((index for index in found if index > beyond), found[0])


def end_of_level(structure: Structure, number: int) -> int:
    """The index just behind the level of that number, behind all its parts, where a break after it comes; of 0 it is 0.

    Raises:
        RuleViolation: `no_such_level`.
    """
    if number == 0:
        return 0
    behind = level_of(structure, number)[0] + 1
    for index in range(behind, len(structure.periods)):
        if structure.level_number(index) != number:
            break
        if isinstance(structure.periods[index], Level):
            behind = index + 1
    return behind


def behind_what_is_played(structure: Structure, present: int) -> int:
    """The index just behind what is being played; in a break that cut a level in two, behind the rest of the level."""
    behind = present + 1
    while behind < len(structure.periods) and getattr(structure.periods[behind], "continued", False):
        behind += 1
    return behind


def with_period(structure: Structure, index: int, period: Period) -> Structure:
    """With another level or break at that index."""
    periods = listed_upto(structure, index).periods
    return replace(structure, periods=(*periods[:index], _in_its_own_right(period), *periods[index + 1 :]))


def inserted(structure: Structure, index: int, period: Period) -> Structure:
    """With one more level or break, which then has that index."""
    return replace(structure, periods=(*structure.periods[:index], period, *structure.periods[index:]))


def removed(structure: Structure, index: int) -> Structure:
    """Without the level or break of that index."""
    return replace(structure, periods=(*structure.periods[:index], *structure.periods[index + 1 :]))


def with_length(structure: Structure, length: Milliseconds, first: int = 0) -> Structure:
    """With every level from that index on so long; breaks keep their length.

    The rest of a level that a break has cut in two becomes longer or shorter by as much as the level as a whole.
    """

    def so_long(level: Level) -> Level:
        if not level.continued or level.duration_ms is None:
            return replace(level, duration_ms=length, hands=None)
        begun = next((one for one in reversed(structure.periods[:first]) if _begins(one)), None)
        whole = getattr(begun, "duration_ms", None) or length
        return replace(level, duration_ms=max(SHORTEST, level.duration_ms + length - whole))

    return mapped(structure, first, so_long)


def _begins(period: Period) -> bool:
    return isinstance(period, Level) and not period.continued


def with_break_moved(structure: Structure, index: int, to: int) -> Structure:
    """With the break of that index after the level of another number instead.

    Raises:
        RuleViolation: `no_such_level`.
    """
    without = removed(structure, index)
    return inserted(without, end_of_level(without, to), structure.periods[index])


def in_proportion(structure: Structure, first: int, thousandths: int, least: Milliseconds) -> Structure:
    """With levels from that index on shorter in proportion, in whole minutes; none falls below `least`."""

    def shorter(level: Level) -> Level:
        if level.duration_ms is None:
            return level
        whole = level.duration_ms * thousandths // 1000 // MINUTE * MINUTE
        return replace(level, duration_ms=min(level.duration_ms, max(least, whole)))

    return mapped(structure, first, shorter)


def mapped(structure: Structure, first: int, change: Callable[[Level], Level]) -> Structure:
    """With every level from that index on changed like this, those of the continuation too; breaks stay.

    Where nothing but the continuation is left, some of its levels are written down, so that their blinds stay too.
    """
    left = any(isinstance(period, Level) and not period.beyond for period in structure.periods[first:])
    listed = structure if left else listed_upto(structure, first + _WRITTEN)
    periods = (
        _in_its_own_right(change(period)) if index >= first and isinstance(period, Level) else period
        for index, period in enumerate(listed.periods)
    )
    return replace(structure, periods=tuple(periods))


_WRITTEN = 12
"""More levels than any evening goes on after its list."""
