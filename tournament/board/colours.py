"""Which chips are played with, and which of them go when."""

from collections.abc import Mapping
from functools import lru_cache

from tournament.chips import chips as chips_of
from tournament.chips.chips import Chip
from tournament.chips.colours_going import goes, holders
from tournament.events import Timing
from tournament.names import Chips
from tournament.state import Tournament
from tournament.structures.structure import Structure


def in_play(state: Tournament) -> tuple[Chip, ...]:
    """The chips that were chosen, smallest value first, without those that nobody has any more."""
    return tuple(sorted((c for c in state.chip_set if not is_gone(state, c.value)), key=lambda chip: chip.value))


def is_gone(state: Tournament, value: Chips) -> bool:
    """Whether the chips of that value have gone everywhere."""
    return value in state.holding and not holders(state, value)


def going(state: Tournament) -> Mapping[int, tuple[Chips, ...]]:
    """The values of the chips that go, by the index of the level or break in which they do, those that have gone too.

    None where no chip is real.
    """
    if state.setup.timing is Timing.SIMULATED:
        return {}
    return _going(state.structure, chips_of.values(chips_of.by_value(state.chip_set)))


@lru_cache(maxsize=8)
def _going(structure: Structure, values: tuple[Chips, ...]) -> Mapping[int, tuple[Chips, ...]]:
    # Remembered, since the board asks each second and every level's amounts have to be looked at.
    found: dict[int, tuple[Chips, ...]] = {}
    for each in goes(structure, values):
        if each.index is not None:
            found[each.index] = (*found.get(each.index, ()), each.value)
    return found
