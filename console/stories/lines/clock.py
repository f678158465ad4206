"""Lines that decide about time."""

from collections.abc import Mapping
from functools import partial

from console.stories.calendar import Calendar
from console.stories.lines.reading import Decide, Reader, of_level, of_time, plain
from console.stories.told import entry_of
from console.stories.words import Words
from tournament.clocks import breaks, shot_clocks, timekeeping
from tournament.events import HandForHandClock
from tournament.history import Step
from tournament.language import gettext as _
from tournament.names import Instant, Milliseconds, TableNo
from tournament.outs import hand_for_hand
from tournament.state import Tournament


def _schedule(words: Words, calendar: Calendar) -> Decide:
    return partial(timekeeping.schedule_start, start_at=calendar.ahead(words))


def _hand_over(words: Words, calendar: Calendar) -> Decide:
    return partial(hand_for_hand.table_done, table=_table(words))


def _hand_for_hand(words: Words, calendar: Calendar) -> Decide:
    """`hand for hand`, with `runs`, `paused` or `minutes off 2`; then `until 9` or `until called off`."""
    clock, off = None, None
    if words.take("runs"):
        clock = HandForHandClock.RUNS
    elif words.take("paused"):
        clock = HandForHandClock.PAUSED
    elif words.take("minutes off"):
        clock = HandForHandClock.MINUTES_OFF
        off = words.length(_("the time")) if words and words.peek() != "until" else None
    until = None
    if words.take("until"):
        until = hand_for_hand.BY_HAND if words.take("called off") else words.number(_("how many are left"))
    return partial(hand_for_hand.begin, clock=clock, off=off, until=until)


def _shot_clock(words: Words, calendar: Calendar) -> Decide:
    """`shot clock 2`, `shot clock 2 Anna`, `shot clock 2 0:45`, `shot clock 2 Anna 0:45`."""
    table = _table(words)
    name = None
    if words and not (words.peek() or "x")[0].isdigit():
        name = words.name(*(word for word in words.coming() if word[0].isdigit()))
    length = words.length(_("the time")) if words else shot_clocks.USUAL
    return partial(_start_shot_clock, table=table, name=name, length=length)


def _start_shot_clock(state: Tournament, at: Instant, table: TableNo, name: str | None, length: Milliseconds) -> Step:
    entry = None if name is None else entry_of(state, name).number
    return shot_clocks.start(state, at, table, entry, length)


def _shot_clock_off(words: Words, calendar: Calendar) -> Decide:
    return partial(shot_clocks.stop, table=_table(words))


def _table(words: Words) -> TableNo:
    return TableNo(words.number(_("the table")))


READERS: Mapping[str, Reader] = {
    "start": plain(timekeeping.start),
    "schedule": _schedule,
    "postpone": of_time(timekeeping.postpone_start, "by"),
    "call off": plain(timekeeping.call_off_start),
    "pause": plain(timekeeping.pause),
    "resume": plain(timekeeping.resume),
    "played on": plain(timekeeping.played_on),
    "next level": plain(timekeeping.next_level),
    "previous level": plain(timekeeping.previous_level),
    "go to level": of_level(timekeeping.go_to_level, "level"),
    "go to break after level": of_level(timekeeping.go_to_break, "after"),
    "add": of_time(timekeeping.add_time, "time"),
    "set": of_time(timekeeping.set_left, "left"),
    "set played": of_time(timekeeping.set_played, "played"),
    "end level": plain(timekeeping.end_level),
    "hand over": _hand_over,
    "break now": of_time(breaks.break_now, "duration"),
    "break after this level": of_time(breaks.break_after, "duration"),
    "call off break": plain(breaks.call_off_break),
    "end break": plain(breaks.end_break),
    "hand for hand": _hand_for_hand,
    "round over": plain(hand_for_hand.round_over),
    "end hand for hand": plain(hand_for_hand.end),
    "shot clock": _shot_clock,
    "shot clock off": _shot_clock_off,
}
"""By the words that the line begins with."""
