"""All levels and breaks, as the room reads them: when each began or will begin, and which is played now."""

from collections.abc import Mapping
from itertools import takewhile

from tournament.board import colours
from tournament.board.pages import PeriodLine, Schedule
from tournament.clocks.ahead import ahead
from tournament.clocks.clock import Phase, Reading
from tournament.names import Chips, Instant
from tournament.state import Tournament
from tournament.structures.structure import Break

AROUND_THE_PRESENT = 3
"""Past the end of the list so many levels stand before the present one, if they were played, and so many follow it."""


def schedule(state: Tournament, at: Instant) -> Schedule:
    """The structure as it is played."""
    clock = state.clock
    reading = clock.reading(at)
    listed, count = len(state.structure.periods), reading.index + 1 + AROUND_THE_PRESENT
    # An evening that was never ended may have run for a year: all of its levels are no list that anybody reads.
    shown = (*range(listed), *range(max(listed, reading.index - AROUND_THE_PRESENT), count))
    count = max(listed, count)
    begins = dict(takewhile(lambda each: each[0] < count, ahead(clock, reading, at)))
    known = {**begins, **_began(state, reading, at)}
    going = colours.going(state)
    lines = (_line(state, reading, index, known.get(index), going.get(index, ())) for index in shown)
    return Schedule(tuple(lines))


def _line(
    state: Tournament, reading: Reading, index: int, begins: Instant | None, going: tuple[Chips, ...]
) -> PeriodLine:
    period, length = state.structure.period(index), state.clock.length(index)
    now = index == reading.index and reading.phase in (Phase.RUNNING, Phase.PAUSED)
    over = index < reading.index or (index == reading.index and reading.phase is Phase.OVER)
    still = going if over else tuple(value for value in going if not colours.is_gone(state, value))
    if isinstance(period, Break):
        return PeriodLine(None, length=length, begins=begins, now=now, over=over, going=still)
    return PeriodLine(
        level=state.structure.level_number(index),
        small_blind=period.small_blind,
        big_blind=period.big_blind,
        ante=period.ante,
        ante_kind=period.ante_kind,
        length=length,
        hands=period.hands,
        begins=begins,
        now=now,
        over=over,
        going=still,
    )


def _began(state: Tournament, reading: Reading, at: Instant) -> Mapping[int, Instant]:
    """When the present level or break and those before it began, as far as that follows from the clock.

    Since it was last set going every change is known. What lies before that is known only if nothing has ever held the
    clock: then all lengths reach back to the start.
    """
    if state.started is None or not state.has_started(at):
        return {}
    clock, found = state.clock, {0: state.started}
    if clock.since is None:
        return found
    begin = clock.since - clock.banked
    back = {clock.index: begin}
    for index in range(clock.index - 1, -1, -1):
        length = clock.length(index)
        if length is None:
            break
        back[index] = back[index + 1] - length
    if back.get(0) == state.started:
        found |= back
    elif not clock.banked:
        found[clock.index] = clock.since
    listed = min(reading.index, len(state.structure.periods))
    for index in range(clock.index, listed):
        begin += clock.length(index) or 0
        found[index + 1] = begin
    if reading.index > listed:
        begin = at - reading.elapsed
        for index in range(reading.index, max(clock.index, reading.index - AROUND_THE_PRESENT - 1), -1):
            found[index] = begin
            begin -= clock.length(index - 1) or 0
    return found
