"""Breaks that the director takes beside the list: what they make of the levels, and how they leave it again."""

from collections import Counter
from dataclasses import replace

from tournament.clocks.clock import Clock, more
from tournament.events import Timing
from tournament.names import Instant, Milliseconds
from tournament.structures.structure import SHORTEST, Break, Level, Period, Structure
from tournament.structures.structure_edits import listed_upto


def break_now(clock: Clock, duration: Milliseconds, at: Instant, hands_left: int | None = None) -> Clock:
    """In a break of that length, which runs from now and cuts the level being played in two.

    What was played keeps its place in the list, as short as it became; after the break comes the rest, with the time
    that was left. Nothing is cut at the level's very beginning: the break then comes before it.

    Args:
        clock: the clock; in a break already, it stays as it is.
        duration: how long the break lasts.
        at: now.
        hands_left: of a level counted in hands, those to be played after the break.
    """
    moved = clock.brought_to(at)
    level, pause = moved.structure.period(moved.index), Break(duration, taken=True)
    if not isinstance(level, Level):
        return clock
    if moved.banked < SHORTEST and hands_left == level.hands:
        return _going(_with_periods(moved, moved.index, (pause,)), moved.index, at)
    length = moved.length(moved.index)
    left = None if length is None else max(SHORTEST, length - moved.banked)
    follows_the_list = level.beyond or moved.index >= len(moved.structure.periods)
    rest = replace(level, duration_ms=left, hands=hands_left, continued=True, beyond=follows_the_list)
    cut = _with_periods(moved, moved.index + 1, (pause, rest))
    if length is not None:
        cut = replace(cut, added=more(cut.added, moved.index, moved.banked - length))
    return _going(cut, moved.index + 1, at)


def break_after(clock: Clock, duration: Milliseconds, at: Instant) -> Clock:
    """With a break after the level being shown; during a break the clock stays as it is."""
    moved = clock.brought_to(at)
    if isinstance(moved.structure.period(moved.index), Break):
        return clock
    return replace(_with_periods(moved, moved.index + 1, (Break(duration, taken=True),)), last_pause=None)


def without_break_after(clock: Clock, at: Instant) -> Clock:
    """Without the break that follows the level being shown, if one does."""
    moved = clock.brought_to(at)
    following = moved.index + 1
    if isinstance(moved.structure.period(moved.index), Break) or not follows(moved.structure, moved.index):
        return clock
    periods = moved.structure.periods
    listed = replace(moved.structure, periods=(*periods[:following], *periods[following + 1 :]))
    added = tuple((n - (n > following), time) for n, time in moved.added if n != following)
    return replace(moved, structure=listed, added=added, last_pause=None)


def follows(structure: Structure, index: int) -> bool:
    """Whether a break comes right after that level or break."""
    return isinstance(structure.period(index + 1), Break)


def healed(structure: Structure, known: Structure) -> Structure:
    """A structure as it would have been edited without the breaks that were taken back since.

    Args:
        structure: as it was edited, with the breaks taken until then.
        known: as it stands at that moment; a taken break of `structure` that it does not have was taken back.
    """
    allowed = Counter(_taken(known))
    periods: list[Period] = []
    for index, period in enumerate(structure.periods):
        if isinstance(period, Break) and period.taken:
            number = structure.level_number(index)
            if not allowed[number]:
                continue
            allowed[number] -= 1
        if isinstance(period, Level) and period.continued and periods and isinstance(periods[-1], Level):
            continue
        periods.append(period)
    return replace(structure, periods=tuple(periods))


def played_by(timing: Timing, structure: Structure) -> Structure:
    """The structure as it is played in such time: in a simulated evening nobody presses, so no break waits."""
    if timing is Timing.REAL:
        return structure
    return replace(
        structure,
        periods=tuple(replace(each, waits=False) if isinstance(each, Break) else each for each in structure.periods),
    )


def _taken(structure: Structure) -> list[int]:
    """The number of the level before each break that the director took."""
    return [
        structure.level_number(index)
        for index, period in enumerate(structure.periods)
        if isinstance(period, Break) and period.taken
    ]


def _going(clock: Clock, index: int, at: Instant) -> Clock:
    return replace(clock, index=index, banked=0, since=at, stopped=None, last_pause=None, hands_before=None)


def _with_periods(clock: Clock, index: int, more: tuple[Period, ...]) -> Clock:
    """With these in front of that index; levels past the list are written into it as far as that takes."""
    listed = listed_upto(clock.structure, index - 1)
    periods = (*listed.periods[:index], *more, *listed.periods[index:])
    added = tuple((n + len(more) * (n >= index), time) for n, time in clock.added)
    return replace(clock, structure=replace(listed, periods=periods), added=added)
