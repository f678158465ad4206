"""What is wrong with a structure: nonsense is refused, what is merely odd is told."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tournament.chips import chips
from tournament.chips.chips import ChipSet
from tournament.errors import BadInput
from tournament.names import MINUTE, Chips, Milliseconds
from tournament.structures.structure import (
    BLINDS_STAND_STILL,
    LONGEST,
    LONGEST_NOTE,
    MOST_CHIPS,
    MOST_HANDS,
    MOST_PERIODS,
    SHORTEST,
    Break,
    Level,
    Period,
    Structure,
)

STEEP, FLAT = 2.0, 1.15
"""A big blind is usually from 1.15 times to twice the one before."""

SHORT: Milliseconds = 2 * MINUTE
"""A level below this is hardly a level: a full table plays no hand in it."""

USUAL_VALUES: tuple[Chips, ...] = tuple(head * 10**power for power in range(0, 12, 3) for head in (1, 5, 25, 100, 500))
"""The values that chips usually have: 1, 5, 25, 100, 500 and so on by thousands."""


@dataclass(frozen=True, slots=True)
class Concern:
    """Something odd in a structure that is allowed all the same.

    Attributes:
        code: which oddity; the key of its sentence in `wording`.
        facts: what the sentence names; `period` is the place in the list of levels and breaks, from 1, `level` the
            number of the level that people see.
    """

    code: str
    facts: dict[str, Any]


def check(structure: Structure, chip_set: ChipSet | None = None) -> tuple[Concern, ...]:
    """What is odd about a structure, in the order of its list.

    `break_first`, `breaks_together`, `blinds_fall`, `ante_over_big_blind`, `step_steep`, `step_flat`, `level_short`,
    `colour_needed`; with a chip set also `amount_not_payable` (an amount that is no sum of the chips in play, each
    break's colours gone) and `colour_not_in_set`. Without one, colours removed are judged by the values that chips
    usually have.

    Raises:
        BadInput: it is nonsense. `structure_without_levels` (none in its own right), `structure_too_long`,
            `note_too_long`, `note_has_control_characters`; with `period` (from 1) `nothing_to_continue` (the rest of a
            level before any level), `period_too_short`, `period_too_long`,
            `minutes_and_hands`, `hands_out_of_range`, `blind_not_positive`, `blind_negative`,
            `small_blind_over_big_blind`, `amount_too_large`, `colour_not_positive`, `colours_not_rising`;
            `stack_not_positive`, `amount_too_large` for the starting stack.
    """
    if not any(_in_its_own_right(period) for period in structure.periods):
        raise BadInput("structure_without_levels", name=structure.name)
    first = next(n for n, period in enumerate(structure.periods, start=1) if isinstance(period, Level))
    if getattr(structure.periods[first - 1], "continued", False):
        raise BadInput("nothing_to_continue", period=first)
    if len(structure.periods) > MOST_PERIODS:
        raise BadInput("structure_too_long", periods=len(structure.periods), most=MOST_PERIODS)
    if len(structure.note) > LONGEST_NOTE:
        raise BadInput("note_too_long", length=len(structure.note), longest=LONGEST_NOTE)
    if not structure.note.isprintable():
        raise BadInput("note_has_control_characters")
    if structure.starting_stack is not None:
        _check_stack(structure.starting_stack)
    for number, period in enumerate(structure.periods, start=1):
        check_period(period, number)
    found = [*_of_the_list(structure), *_of_the_chips(structure, chip_set)]
    return tuple(sorted(found, key=lambda concern: concern.facts["period"]))


def _in_its_own_right(period: Period) -> bool:
    """Whether a list can begin and go on with it: it neither continues a level nor follows from the list."""
    return isinstance(period, Level) and not period.continued and not period.beyond


# Nonsense -------------------------------------------------------------------------------------------------------------


def check_period(period: Period, number: int) -> None:
    """Refuse a level or break that is nonsense; `number` is its place in the list, from 1.

    Raises:
        BadInput: as `check` says.
    """
    if isinstance(period, Break):
        _check_duration(period.duration_ms, number)
        _check_colours(period.colours, number)
        return
    if period.duration_ms is None:
        if period.hands is not None and not 1 <= period.hands <= MOST_HANDS:
            raise BadInput("hands_out_of_range", period=number, hands=period.hands, most=MOST_HANDS)
    elif period.hands is not None:
        raise BadInput("minutes_and_hands", period=number)
    else:
        _check_duration(period.duration_ms, number)
    small, big, ante = period.small_blind, period.big_blind, period.ante
    if big <= 0:
        raise BadInput("blind_not_positive", period=number, big_blind=big)
    if small < 0 or ante < 0:
        raise BadInput("blind_negative", period=number, small_blind=small, ante=ante)
    # A level that only follows from the list is as large as the clock's having run on has made it.
    most = 2 * BLINDS_STAND_STILL if period.beyond else MOST_CHIPS
    if max(small, big, ante) > most:
        raise BadInput("amount_too_large", period=number, amount=max(small, big, ante), most=most)
    if small > big:
        raise BadInput("small_blind_over_big_blind", period=number, small_blind=small, big_blind=big)


def _check_duration(duration: Milliseconds, number: int) -> None:
    if duration < SHORTEST:
        raise BadInput("period_too_short", period=number, duration_ms=duration, shortest_ms=SHORTEST)
    if duration > LONGEST:
        raise BadInput("period_too_long", period=number, duration_ms=duration, longest_ms=LONGEST)


def _check_colours(colours: tuple[Chips, ...], number: int) -> None:
    if any(value <= 0 for value in colours):
        raise BadInput("colour_not_positive", period=number, colour=min(colours))
    if any(value > MOST_CHIPS for value in colours):
        raise BadInput("amount_too_large", period=number, amount=max(colours), most=MOST_CHIPS)
    if list(colours) != sorted(set(colours)):
        raise BadInput("colours_not_rising", period=number, colours=list(colours))


def _check_stack(stack: Chips) -> None:
    if stack <= 0:
        raise BadInput("stack_not_positive", starting_stack=stack)
    if stack > MOST_CHIPS:
        raise BadInput("amount_too_large", period=None, amount=stack, most=MOST_CHIPS)


# What is odd ----------------------------------------------------------------------------------------------------------


def _numbered(structure: Structure) -> Iterator[tuple[Period, dict[str, Any]]]:
    """Each level and break with its place in the list and the number of the level, its own or the one before it."""
    for index, period in enumerate(structure.periods):
        yield period, {"period": index + 1, "level": structure.level_number(index)}


def _of_the_list(structure: Structure) -> Iterator[Concern]:
    if isinstance(structure.periods[0], Break):
        yield Concern("break_first", {"period": 1})
    previous: Period | None = None
    before: Level | None = None
    for period, place in _numbered(structure):
        if isinstance(period, Break):
            if isinstance(previous, Break):
                yield Concern("breaks_together", place)
        else:
            facts = place | {"small_blind": period.small_blind, "big_blind": period.big_blind, "ante": period.ante}
            if before is not None and not period.continued:
                yield from _of_the_step(before, period, facts)
            if period.ante > period.big_blind:
                yield Concern("ante_over_big_blind", facts)
            if period.duration_ms is not None and period.duration_ms < SHORT and not period.continued:
                yield Concern("level_short", facts | {"seconds": period.duration_ms // 1000})
            before = period
        previous = period


def _of_the_step(before: Level, level: Level, facts: dict[str, Any]) -> Iterator[Concern]:
    """A step that people will feel; from one kind of limit to another the blinds say nothing."""
    if (level.big_blind, level.small_blind) < (before.big_blind, before.small_blind):
        if level.limit is before.limit:
            yield Concern("blinds_fall", facts)
        return
    step = level.big_blind / before.big_blind
    facts = facts | {"before": before.big_blind}
    if step > STEEP:
        yield Concern("step_steep", facts)
    elif step < FLAT and not _dearer_otherwise(before, level):
        yield Concern("step_flat", facts)


def _dearer_otherwise(before: Level, level: Level) -> bool:
    """Whether an ante starts or grows, or the limit changes, which is a step of its own."""
    return (
        level.ante > before.ante
        or (bool(level.ante) and before.ante_kind is not level.ante_kind)
        or level.limit is not before.limit
        or level.small_blind > before.small_blind
    )


def _of_the_chips(structure: Structure, chip_set: ChipSet | None) -> Iterator[Concern]:
    in_set = None if chip_set is None else chips.values(chip_set)
    removed: frozenset[Chips] = frozenset()
    told: set[Chips] = set()
    for period, place in _numbered(structure):
        if isinstance(period, Break):
            missing = [value for value in period.colours if in_set is not None and value not in in_set]
            if missing:
                yield Concern("colour_not_in_set", place | {"colours": missing})
            removed |= set(period.colours)
            continue
        if in_set is None and not removed:
            continue
        whole = in_set if in_set is not None else _assumed(removed)
        still = tuple(value for value in whole if value not in removed)
        for amount in _amounts(period):
            if chips.payable(amount, still):
                continue
            needed = [value for value in sorted(removed) if chips.payable(amount, (*still, value))]
            facts = place | {"amount": amount}
            if needed and needed[-1] not in told:
                told.add(needed[-1])
                yield Concern("colour_needed", facts | {"colour": needed[-1]})
            elif not needed and in_set is not None:
                yield Concern("amount_not_payable", facts)
            break


def _assumed(removed: frozenset[Chips]) -> tuple[Chips, ...]:
    """The chips that a club with these colours probably has: smaller ones would have gone before."""
    return (*sorted(removed), *(value for value in USUAL_VALUES if value > min(removed) and value not in removed))


def _amounts(level: Level) -> tuple[Chips, ...]:
    """What somebody has to put out at once: the blinds, and the ante."""
    return (level.small_blind, level.big_blind, level.ante)
