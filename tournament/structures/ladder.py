"""The most even list of blinds from a sensible beginning to the level in which an evening ends."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from math import log, log2

from tournament.forecast import LATE, USUAL
from tournament.names import Chips
from tournament.structures.amounts import BlindPair, blind_pair, round_amounts

SHALLOW, DEEP = 50, 200
"""How many big blinds a starting stack may be; what is usual lies between."""
USUAL_DEPTH = 100

FLATTEST, STEEPEST = Fraction(115, 100), Fraction(2)
"""The least and the largest step from one big blind to the next."""
USUAL_STEP = 1.45

MOST_LEVELS = 80
"""No more levels than this are between sensible first blinds and the last."""

Ladder = tuple[float, tuple[BlindPair, ...]]
"""A list of blinds, with how little it is liked in front: 0 would be perfect."""

_Path = tuple[float, tuple[int, ...]]
"""The cost so far, and the places of the blinds."""

_REPEATED = 0.05
"""What it weighs that the big blind stays where the ante starts."""


@lru_cache(maxsize=4096)
def ladder(
    stack: Chips, in_play: Chips, values: tuple[Chips, ...], levels: int, repeats_from: Chips | None
) -> Ladder | None:
    """The best list of so many levels whose last is the first that is large enough for the end; None: there is none.

    Args:
        stack: chips that a player begins with.
        in_play: all chips that are expected to be in play in the end.
        values: of the chips that are owned, smallest first.
        levels: how many, the last one included.
        repeats_from: one big blind from this one on may stand twice, where an ante starts; None: none may.
    """
    rungs = rungs_of(stack, in_play, values)
    found = [
        (cost + abs(log2(stack / rungs[first].big / USUAL_DEPTH)) / 4, pairs)
        for first in _beginnings(stack, rungs)
        for cost, pairs in _most_even(first, rungs, in_play, levels, repeats_from)
    ]
    return min(found, key=lambda each: each[0], default=None)


@lru_cache(maxsize=256)
def possible_levels(
    stack: Chips, in_play: Chips, values: tuple[Chips, ...], repeats_from: Chips | None
) -> frozenset[int]:
    """With how many levels there is any list at all; arguments as for `ladder`."""
    rungs = rungs_of(stack, in_play, values)
    here = {(first, False) for first in _beginnings(stack, rungs)}
    found = set()
    for levels in range(1, MOST_LEVELS + 1):
        if any(_is_last(rungs[place], in_play) for place, _ in here):
            found.add(levels)
        here = {
            (then, repeated or then == place)
            for place, repeated in here
            if not _is_last(rungs[place], in_play)
            for then in _onwards(rungs, place, None if repeated else repeats_from)
        }
    return frozenset(found)


@lru_cache(maxsize=256)
def rungs_of(stack: Chips, in_play: Chips, values: tuple[Chips, ...]) -> tuple[BlindPair, ...]:
    """All blinds that can be paid, from the first sensible ones to some levels past the end."""
    pairs = (blind_pair(big, values) for big in round_amounts(max(1, stack // DEEP), 4 * in_play // LATE))
    return tuple(pair for pair in pairs if pair is not None)


def steps(rungs: Sequence[BlindPair], place: int) -> Iterator[int]:
    """The places of the blinds that may come after those of that place."""
    for then in range(place + 1, len(rungs)):
        step = Fraction(rungs[then].big, rungs[place].big)
        if step > STEEPEST:
            return
        if step >= FLATTEST:
            yield then


def _beginnings(stack: Chips, rungs: Sequence[BlindPair]) -> list[int]:
    return [place for place, pair in enumerate(rungs) if pair.big * SHALLOW <= stack <= pair.big * DEEP]


def _is_last(pair: BlindPair, in_play: Chips) -> bool:
    return pair.big * USUAL >= in_play


def _onwards(rungs: Sequence[BlindPair], place: int, repeats_from: Chips | None) -> Iterator[int]:
    """The places that may come next, the same one too where an ante may start."""
    if repeats_from is not None and rungs[place].big >= repeats_from:
        yield place
    yield from steps(rungs, place)


def _most_even(
    first: int, rungs: Sequence[BlindPair], in_play: Chips, levels: int, repeats_from: Chips | None
) -> Iterator[Ladder]:
    """The best list that begins there, if there is one."""
    enough = log(max(in_play / USUAL / rungs[first].big, 1.0))
    even = enough / max(levels - 1, 1)
    # By the place among the rungs and whether one was repeated: the cost so far, and the list.
    here: dict[tuple[int, bool], _Path] = {(first, False): (rungs[first].awkward, (first,))}
    for _ in range(levels - 1):
        following: dict[tuple[int, bool], _Path] = {}
        for (place, repeated), (cost, so_far) in here.items():
            if _is_last(rungs[place], in_play):
                continue
            for then in _onwards(rungs, place, None if repeated else repeats_from):
                step = log(rungs[then].big / rungs[place].big)
                dearer = cost + 4 * (step - even) ** 2 + rungs[then].awkward
                dearer += _REPEATED if then == place else 0.0
                key = then, repeated or then == place
                if key not in following or dearer < following[key][0]:
                    following[key] = dearer, (*so_far, then)
        here = following
    ended = [found for (place, _), found in here.items() if _is_last(rungs[place], in_play)]
    if ended:
        cost, places = min(ended)
        yield cost + 3 * (even - log(USUAL_STEP)) ** 2, tuple(rungs[place] for place in places)
