"""A blind structure made to measure: for so many players, chips and hours.

The big blinds are amounts that people know, every amount is a sum of the chips that are owned, each step is from 1.15
to 2 times the one before. Among all such lists the one is taken whose steps are most even.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import log

from engine.blinds import AnteKind
from tournament import forecast
from tournament.chips import chips
from tournament.chips.chips import ChipSet
from tournament.errors import BadInput
from tournament.forecast import Forecast
from tournament.names import HOUR, MINUTE, Chips, Milliseconds
from tournament.structures.amounts import BlindPair, round_amounts
from tournament.structures.ladder import SHALLOW, USUAL_STEP, Ladder, ladder, possible_levels, rungs_of, steps
from tournament.structures.structure import LONGEST, MOST_CHIPS, Break, Level, Period, Structure

MORE_LEVELS = 3
"""So many levels are listed after the one in which the end is expected."""

LENGTHS = (20, 15, 30, 12, 25, 10, 40, 8, 45, 60, 6, 5)
"""Minutes that a level may last where nobody says how long, those that people like best first."""

MOST_PLAYERS = 100_000
SHORTEST_EVENING, LONGEST_EVENING = 10 * MINUTE, 100 * HOUR


@dataclass(frozen=True, slots=True)
class Wish:
    """What is wanted.

    Attributes:
        stack: chips that each of so many players begins with; `more`: chips that rebuys and add-ons may bring.
        chip_set: the chips that are owned.
        length: from the first card to the end, breaks and all, in milliseconds.
        level: how long each level lasts, in milliseconds; None: as it fits best.
        break_every: after so many levels comes a break; 0: there are none. `pause`: how long it lasts.
        name: what the structure will be called.
        ante: who pays the ante that starts after the first break, or level 4 if none comes; None: there is none.
    """

    players: int
    stack: Chips
    chip_set: ChipSet
    length: Milliseconds
    level: Milliseconds | None = None
    break_every: int = 4
    pause: Milliseconds = 10 * MINUTE
    ante: AnteKind | None = AnteKind.BIG_BLIND
    more: Chips = 0
    name: str = "Made to measure"

    @property
    def in_play(self) -> Chips:
        """All chips that are expected to be in play in the end."""
        return self.players * self.stack + self.more


@dataclass(frozen=True, slots=True)
class Fitted:
    """A structure made to measure.

    Attributes:
        expected_last: the number of the level, as people count, in which the end is expected.
        forecast: when that is, in milliseconds from the start.
    """

    structure: Structure
    expected_last: int
    forecast: Forecast


def fit(wish: Wish) -> Fitted:
    """The structure that keeps to the wish.

    Raises:
        BadInput: `players_out_of_range`, `length_out_of_range`, `level_out_of_range`, `break_not_fitted`,
            `stack_out_of_range` (`least`, `most`), `chip_set_wrong`; `chips_not_enough` (`worth`, `needed`, `each`,
            `players`): the stacks need more chips than there are; `stack_not_payable` (`stack`, `smallest`);
            `chips_too_large` (`smallest`, `least`): the smallest chip is too large for a sensible first level;
            `no_blinds_payable` (`stack`): the chips pay no blinds that people know;
            `evening_too_short`, `evening_too_long`, `evening_between` (`evening`, `evening_wanted`, both in
            milliseconds): with these levels it lasts at least, at most or nearly so long.
    """
    _check(wish)
    best: tuple[float, Fitted] | None = None
    lengths = [wish.level] if wish.level is not None else [minutes * MINUTE for minutes in LENGTHS]
    for place, length in enumerate(lengths):
        found = _best_of(wish, length)
        if found is not None and (best is None or found[0] + place * _LIKED < best[0]):
            best = found[0] + place * _LIKED, found[1]
    if best is None:
        raise _impossible(wish, lengths)
    return best[1]


_LIKED = 0.02
"""What it weighs that people like another length of level better."""


# Levels and breaks in time --------------------------------------------------------------------------------------------


def _expected(wish: Wish, length: Milliseconds, levels: int) -> Milliseconds:
    """When an evening ends whose last level is that one: in its middle, as `forecast` has it."""
    return (levels - 1) * length + _breaks_before(wish, levels) * wish.pause + length // 2


def _breaks_before(wish: Wish, level: int) -> int:
    return (level - 1) // wish.break_every if wish.break_every else 0


def _best_of(wish: Wish, length: Milliseconds) -> tuple[float, Fitted] | None:
    """The most even list among those that end within a level of the wish, the nearest numbers of levels first."""
    most = wish.length // length + 3
    within = [n for n in range(1, most) if abs(_expected(wish, length, n) - wish.length) <= length]
    within = [n for n in within if n in _possible(wish)]
    for levels in sorted(within, key=lambda n: (abs(_expected(wish, length, n) - wish.length), n)):
        found = _ladder(wish, levels)
        if found is not None:
            off = abs(_expected(wish, length, levels) - wish.length) / length
            return found[0] + off / 4, _made(wish, length, found[1], levels)
    return None


def _impossible(wish: Wish, lengths: Sequence[Milliseconds]) -> BadInput:
    """The refusal that says what would be possible."""
    possible = [_expected(wish, length, levels) for length in lengths for levels in _possible(wish)]
    if not possible:
        smallest = chips.values(wish.chip_set)[0]
        if wish.stack >= 2 * smallest * SHALLOW:
            return BadInput("no_blinds_payable", stack=wish.stack)
        return BadInput("chips_too_large", smallest=smallest, least=2 * smallest * SHALLOW, stack=wish.stack)
    shortest, longest = min(possible), max(possible)
    if wish.length < shortest:
        return BadInput("evening_too_short", evening=shortest, evening_wanted=wish.length)
    if wish.length > longest:
        return BadInput("evening_too_long", evening=longest, evening_wanted=wish.length)
    nearest = min(possible, key=lambda each: abs(each - wish.length))
    return BadInput("evening_between", evening=nearest, evening_wanted=wish.length)


def _possible(wish: Wish) -> frozenset[int]:
    return possible_levels(wish.stack, wish.in_play, chips.values(wish.chip_set), _repeats_from(wish))


def _ladder(wish: Wish, levels: int) -> Ladder | None:
    return ladder(wish.stack, wish.in_play, chips.values(wish.chip_set), levels, _repeats_from(wish))


def _repeats_from(wish: Wish) -> Chips | None:
    """The smallest big blind at which an ante can start; the least ante of each player is a quarter of it."""
    match wish.ante:
        case None:
            return None
        case AnteKind.PLAYER:
            return 4 * chips.values(wish.chip_set)[0]
        case _:
            return 1


_ANTE_AFTER = 4
"""After so many levels an ante starts where no break comes before the end."""


# Made up --------------------------------------------------------------------------------------------------------------


def _made(wish: Wish, length: Milliseconds, upto_the_end: tuple[BlindPair, ...], levels: int) -> Fitted:
    amounts = [*upto_the_end, *_after(wish, upto_the_end)]
    repeated = next((n for n in range(1, levels) if amounts[n].big == amounts[n - 1].big), None)
    starts = repeated if repeated is not None else wish.break_every if 0 < wish.break_every < levels else _ANTE_AFTER
    values = chips.values(wish.chip_set)
    played = [
        Level(
            each.small,
            each.big,
            _ante(each, wish.ante, values) if wish.ante is not None and n >= starts else 0,
            wish.ante or AnteKind.PLAYER,
            length,
        )
        for n, each in enumerate(amounts)
    ]
    periods: list[Period] = []
    for n, level in enumerate(played):
        if n and wish.break_every and n % wish.break_every == 0:
            periods.append(Break(wish.pause))
        periods.append(level)
    structure = Structure(wish.name, _with_colours(tuple(periods), wish), wish.stack)
    found = forecast.of_plan(structure, wish.in_play, 0)
    return Fitted(structure, structure.level_number(found.level), found)


def _after(wish: Wish, upto_the_end: tuple[BlindPair, ...]) -> list[BlindPair]:
    """Some levels more, in usual steps."""
    rungs = rungs_of(wish.stack, wish.in_play, chips.values(wish.chip_set))
    found: list[BlindPair] = []
    for _ in range(MORE_LEVELS):
        last = found[-1] if found else upto_the_end[-1]
        coming = [rungs[place] for place in steps(rungs, rungs.index(last))]
        if not coming:
            break
        usual = last.big * USUAL_STEP
        found.append(min(coming, key=partial(_unlike, usual=usual)))
    return found


def _unlike(pair: BlindPair, usual: float) -> float:
    return abs(log(pair.big / usual)) + pair.awkward


def _ante(amount: BlindPair, kind: AnteKind, values: tuple[Chips, ...]) -> Chips:
    """The big blind where one player pays for all (TDA RP-11); from each player about an eighth of it."""
    if kind is not AnteKind.PLAYER:
        return amount.big
    wanted = max(1, amount.big // 8)
    found = [
        each
        for each in {*round_amounts(1, amount.big // 4), *values}
        if 4 * each <= amount.big and chips.payable(each, values)
    ]
    return min(found, key=lambda each: (abs(log(each / wanted)), each), default=0)


def _with_colours(periods: tuple[Period, ...], wish: Wish) -> tuple[Period, ...]:
    """With each colour removed in the first break after which no level needs it; the largest one stays.

    It also stays where the larger chips are not worth enough to change all that are in play.
    """
    found = list(periods)
    still = sorted(wish.chip_set)
    for place, period in enumerate(periods):
        if not isinstance(period, Break):
            continue
        later = [level for level in periods[place:] if isinstance(level, Level)]
        gone = []
        while len(still) > 1 and chips.worth(tuple(still[1:])) >= wish.in_play:
            larger = chips.values(tuple(still[1:]))
            if not all(_payable(level, larger) for level in later):
                break
            gone.append(still.pop(0)[0])
        found[place] = replace(period, colours=tuple(gone))
    return tuple(found)


def _payable(level: Level, values: tuple[Chips, ...]) -> bool:
    return all(chips.payable(amount, values) for amount in (level.small_blind, level.big_blind, level.ante))


# Wishes that make no sense --------------------------------------------------------------------------------------------


def _check(wish: Wish) -> None:
    if not 2 <= wish.players <= MOST_PLAYERS:
        raise BadInput("players_out_of_range", players=wish.players, most=MOST_PLAYERS)
    if not 1 <= wish.stack <= MOST_CHIPS // wish.players:
        raise BadInput("stack_out_of_range", stack=wish.stack, most=MOST_CHIPS // wish.players)
    if not SHORTEST_EVENING <= wish.length <= LONGEST_EVENING:
        raise BadInput("length_out_of_range", evening=wish.length)
    if wish.level is not None and not MINUTE <= wish.level <= 24 * HOUR:
        raise BadInput("level_out_of_range", level_length=wish.level)
    if wish.break_every < 0 or not MINUTE <= wish.pause <= LONGEST:
        raise BadInput("break_not_fitted", every=wish.break_every, pause=wish.pause)
    listed = [value for value, count in wish.chip_set]
    if not listed or len(set(listed)) < len(listed) or any(v <= 0 or n <= 0 for v, n in wish.chip_set):
        raise BadInput("chip_set_wrong", values=listed)
    worth, needed = chips.worth(wish.chip_set), wish.in_play
    if worth < needed:
        each = max(0, worth - wish.more) // wish.players
        raise BadInput("chips_not_enough", worth=worth, needed=needed, each=each, players=wish.players)
    values = chips.values(wish.chip_set)
    if not chips.payable(wish.stack, values):
        raise BadInput("stack_not_payable", stack=wish.stack, smallest=values[0])
