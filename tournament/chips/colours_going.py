"""When the chips of a colour are no longer needed, and which should have gone by now."""

from collections.abc import Sequence
from dataclasses import dataclass

from tournament.chips import chips as chips_of
from tournament.events import TableWay, Timing
from tournament.names import Chips, EntryNo, Instant, TableNo
from tournament.state import Tournament
from tournament.structures.structure import MOST_CHIPS, Break, Level, Structure
from tournament.structures.structure_check import USUAL_VALUES


@dataclass(frozen=True, slots=True)
class Going:
    """When the chips of a value go.

    Attributes:
        value: what one of them is worth; `into`: the chips that they are changed for, None where none fit.
        after: the number of the last level that needs them; 0: none does.
        index: from which level or break on, as an index of the structure, they should be gone; None: they stay.
        at_break: whether that is a break; `said`: whether the structure names them there.
    """

    value: Chips
    into: Chips | None
    after: int
    index: int | None
    at_break: bool
    said: bool


@dataclass(frozen=True, slots=True)
class ColourDue:
    """Chips that should go now: at these tables somebody still has some; no tables: nobody has a seat."""

    value: Chips
    into: Chips | None
    tables: tuple[TableNo, ...]


def goes(structure: Structure, values: Sequence[Chips] = ()) -> tuple[Going, ...]:
    """When each colour goes, smallest value first; the largest stays.

    A break that names a colour says so for it. Any other goes in the first break after the last level whose blinds and
    ante need it, or when the next level begins, where no break follows. Only the listed levels are looked at. Without
    values only those are told that breaks name, judged by the values that chips usually have.
    """
    named = {value: at for value, at in _named(structure).items() if not values or value in values}
    usual = {each for each in USUAL_VALUES if each > min(named, default=MOST_CHIPS)}
    still = sorted({*named, *(values or usual)})
    last = {value: _last_needing(structure, still[n + 1 :]) for n, value in enumerate(still)}
    begins = {value: named.get(value, _first_after(structure, last[value])) for value in still[:-1]}
    found: list[Going] = []
    for value, index in begins.items():
        if not values and value not in named:
            continue
        larger = [each for each in still if each > value and each % value == 0]
        staying = (each for each in larger if index is None or not _gone_by(begins.get(each), index))
        needed = last[value]
        found.append(
            Going(
                value,
                next(staying, None),
                0 if needed is None else structure.level_number(needed),
                index,
                at_break=index is not None and isinstance(structure.period(index), Break),
                said=value in named,
            )
        )
    return tuple(found)


def due(state: Tournament, at: Instant) -> tuple[ColourDue, ...]:
    """The colours that should be gone by now and are not, smallest first; nothing where no chip is real.

    A break and all that comes after it ask for the colours that go in it, until they are gone at every table.
    """
    if state.setup.timing is Timing.SIMULATED or not state.has_started(at) or state.finished is not None:
        return ()
    now = state.clock.reading(at).index
    values = chips_of.values(chips_of.by_value(state.chip_set))
    waiting: list[ColourDue] = []
    for each in goes(state.structure, values):
        if each.index is None or each.index > now:
            continue
        holding = holders(state, each.value)
        tables = tuple(
            number
            for number, table in sorted(state.tables.items())
            if table.way is not TableWay.DEALT and any(entry in holding for entry in table.seats.values())
        )
        if tables or (holding and not state.tables):
            waiting.append(ColourDue(each.value, each.into, tables))
    return tuple(waiting)


def holders(state: Tournament, value: Chips) -> frozenset[EntryNo]:
    """Who may still have chips of that value: everybody who is in, until the colour begins to go."""
    here = frozenset(entry.number for entry in state.left)
    still = state.holding.get(value)
    return here if still is None else here & still


def _named(structure: Structure) -> dict[Chips, int]:
    """The colours that breaks name, each with the index of the first such break."""
    found: dict[Chips, int] = {}
    for index, period in enumerate(structure.periods):
        for value in period.colours if isinstance(period, Break) else ():
            found.setdefault(value, index)
    return found


def _last_needing(structure: Structure, larger: Sequence[Chips]) -> int | None:
    """The index of the last listed level that cannot be paid with the larger chips alone."""
    found = None
    for index, period in enumerate(structure.periods):
        if isinstance(period, Level):
            amounts = (period.small_blind, period.big_blind, period.ante)
            if not all(chips_of.payable(amount, tuple(larger)) for amount in amounts):
                found = index
    return found


def _first_after(structure: Structure, last: int | None) -> int | None:
    """The first break after that level; where none follows, the next level; None where it is the last one listed.

    What no level needs goes in the first break.
    """
    begin = 0 if last is None else last + 1
    breaks = (index for index in range(begin, len(structure.periods)) if isinstance(structure.periods[index], Break))
    return next(breaks, begin if last is not None and begin < len(structure.periods) else None)


def _gone_by(begins: int | None, index: int) -> bool:
    return begins is not None and begins <= index
