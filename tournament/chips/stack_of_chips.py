"""A starting stack of real chips: how many of each colour one player gets, for how many it lasts, what is missing."""

from collections.abc import Sequence
from dataclasses import dataclass

from tournament.chips import chips as chips_of
from tournament.chips.chips import Chip, ChipSet
from tournament.chips.composing import Composing
from tournament.errors import BadInput
from tournament.names import Chips
from tournament.structures.structure import MOST_CHIPS, Level, Structure

MOST_PLAYERS = 10_000

USUAL_MOST = 60
"""More chips of one colour than this are given to a player only where it cannot be done otherwise."""

MOST_OF_ONE = 2_000
"""More chips of one colour than this nobody has before him, unless it is the largest that he can have."""

FIRST_LEVELS = 4
"""The levels that a stack has to have small chips for."""


@dataclass(frozen=True, slots=True)
class StartingStack:
    """What one player gets, and what is missing for all of them to get it.

    Attributes:
        chips: for one player, smallest value first, without the colours that he gets none of.
        missing: so many chips more are needed; empty: the set is enough.
        serves: how many such stacks the set makes.
    """

    chips: tuple[Chip, ...]
    missing: tuple[Chip, ...]
    serves: int

    @property
    def count(self) -> int:
        """How many chips it is."""
        return sum(chip.count for chip in self.chips)


def first_amounts(structure: Structure) -> tuple[Chips, ...]:
    """The blinds and antes of a structure's first levels, which the small chips of a stack are for."""
    levels = [period for period in structure.periods if isinstance(period, Level) and not period.continued]
    return tuple(
        amount
        for level in levels[:FIRST_LEVELS]
        for amount in (level.small_blind, level.big_blind, level.ante)
        if amount
    )


def starting_stack(
    owned: Sequence[Chip], stack: Chips, players: int, amounts: Sequence[Chips] = (), reserve: int = 0
) -> StartingStack:
    """The chips of one player's stack, the same for all.

    About twelve of the smallest chips and ten of the next, few in the middle, the rest in large ones; chips so small
    that the first levels can be paid without them stay in the case. `amounts` is what has to be put out in those, as
    `first_amounts` says; none: every chip is useful. `reserve`: for so many players more, who buy in again or come
    late, chips are kept aside.

    Raises:
        BadInput: `stack_out_of_range` (`stack`, `most`), `stacks_out_of_range` (`players`, `reserve`,
            `most`), `stack_not_payable` (`stack`, `smallest`): no number of these chips makes it.
    """
    if not 1 <= stack <= MOST_CHIPS:
        raise BadInput("stack_out_of_range", stack=stack, most=MOST_CHIPS)
    if players < 2 or reserve < 0 or players + reserve > MOST_PLAYERS:
        raise BadInput("stacks_out_of_range", players=players, reserve=reserve, most=MOST_PLAYERS)
    values = chips_of.values(chips_of.by_value(owned))
    if not chips_of.payable(stack, values):
        raise BadInput("stack_not_payable", stack=stack, smallest=min(values, default=0))
    count = {chip.value: chip.count for chip in owned}
    each = {value: count[value] // (players + reserve) for value in values}
    useful = _useful(values, stack, amounts)
    values = tuple(value for value in values if value <= stack)
    found = _composed(stack, useful, each) or _composed(stack, values, each)
    if found is None:
        # What it would be if there were enough of each; what is missing follows.
        plenty = dict.fromkeys(values, stack)
        found = _composed(stack, useful, plenty) or _composed(stack, values, plenty)
    if found is None:
        raise BadInput("stack_not_payable", stack=stack, smallest=values[0])
    colours = {chip.value: chip.colour for chip in owned}
    given = tuple(Chip(value, n, colours[value]) for value, n in found if n)
    return StartingStack(given, missing(owned, given, players + reserve), serves(owned, given))


def serves(owned: Sequence[Chip], per_player: Sequence[Chip]) -> int:
    """How many players the set makes such stacks for."""
    count = {chip.value: chip.count for chip in owned}
    return min((count.get(chip.value, 0) // chip.count for chip in per_player if chip.count), default=0)


def missing(owned: Sequence[Chip], per_player: Sequence[Chip], players: int) -> tuple[Chip, ...]:
    """What has to be found for so many players to have such stacks: by colour, how many chips more."""
    count = {chip.value: chip.count for chip in owned}
    short = [Chip(chip.value, chip.count * players - count.get(chip.value, 0), chip.colour) for chip in per_player]
    return tuple(chip for chip in short if chip.count > 0)


def _useful(values: tuple[Chips, ...], stack: Chips, amounts: Sequence[Chips]) -> tuple[Chips, ...]:
    """The values without the small ones that nothing in the first levels needs, and without those over the stack."""
    still = tuple(value for value in values if value <= stack)
    while len(still) > 1 and amounts and all(chips_of.payable(each, still[1:]) for each in (stack, *amounts)):
        still = still[1:]
    return still


def _composed(stack: Chips, values: tuple[Chips, ...], most: dict[Chips, int]) -> ChipSet | None:
    """The best stack of these values with at most so many of each; None if there is none."""
    few = {value: min(most[value], USUAL_MOST) for value in values}
    largest = max((value for value in values if most[value]), default=values[-1])
    many = {value: min(most[value], MOST_OF_ONE) for value in values} | {largest: most[largest]}
    for at_most in (few, many, most):
        found = Composing(stack, values, at_most).best()
        if found is not None:
            return found
    return None
