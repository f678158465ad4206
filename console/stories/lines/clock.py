"""Lines that decide about time."""

from collections.abc import Mapping
from functools import partial

from console.stories.calendar import Calendar
from console.stories.lines.reading import Decide, Reader, plain
from console.stories.told import entry_of
from console.stories.words import Words
from tournament import breaks, hand_for_hand, shot_clocks, timekeeping
from tournament.events import HandForHandClock
from tournament.history import Step
from tournament.language import gettext as _
from tournament.names import Instant, Milliseconds, TableNo
from tournament.state import Tournament


def _schedule(words: Words, calendar: Calendar) -> Decide:
    return partial(timekeeping.schedule_start, start_at=calendar.ahead(words))


def _postpone(words: Words, calendar: Calendar) -> Decide:
    return partial(timekeeping.postpone_start, by=words.length(_("the time")))


def _add(words: Words, calendar: Calendar) -> Decide:
    return partial(timekeeping.add_time, time=words.length(_("the time")))


def _set(words: Words, calendar: Calendar) -> Decide:
    return partial(timekeeping.set_left, left=words.length(_("the time")))


def _set_played(words: Words, calendar: Calendar) -> Decide:
    return partial(timekeeping.set_played, played=words.length(_("the time")))


def _go_to_level(words: Words, calendar: Calendar) -> Decide:
    return partial(timekeeping.go_to_level, level=words.number(_("the level")))


def _go_to_break(words: Words, calendar: Calendar) -> Decide:
    return partial(timekeeping.go_to_break, after=words.number(_("the level")))


def _break_now(words: Words, calendar: Calendar) -> Decide:
    return partial(breaks.break_now, duration=words.length(_("the break")))


def _break_after(words: Words, calendar: Calendar) -> Decide:
    return partial(breaks.break_after, duration=words.length(_("the break")))


def _hand_over(words: Words, calendar: Calendar) -> Decide:
    return partial(timekeeping.hand_over, table=_table(words))


def _hand_for_hand(words: Words, calendar: Calendar) -> Decide:
    """`hand for hand`, with `runs`, `paused` or `minutes off 2`."""
    if words.take("runs"):
        return partial(hand_for_hand.begin, clock=HandForHandClock.RUNS)
    if words.take("paused"):
        return partial(hand_for_hand.begin, clock=HandForHandClock.PAUSED)
    if words.take("minutes off"):
        off = words.length(_("the time")) if words else None
        return partial(hand_for_hand.begin, clock=HandForHandClock.MINUTES_OFF, off=off)
    return hand_for_hand.begin


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
    "postpone": _postpone,
    "call off": plain(timekeeping.call_off_start),
    "pause": plain(timekeeping.pause),
    "resume": plain(timekeeping.resume),
    "played on": plain(timekeeping.played_on),
    "next level": plain(timekeeping.next_level),
    "previous level": plain(timekeeping.previous_level),
    "go to level": _go_to_level,
    "go to break after level": _go_to_break,
    "add": _add,
    "set": _set,
    "set played": _set_played,
    "end level": plain(timekeeping.end_level),
    "hand over": _hand_over,
    "break now": _break_now,
    "break after level": _break_after,
    "call off break": plain(breaks.call_off_break),
    "end break": plain(breaks.end_break),
    "hand for hand": _hand_for_hand,
    "round over": plain(hand_for_hand.round_over),
    "end hand for hand": plain(hand_for_hand.end),
    "shot clock": _shot_clock,
    "shot clock off": _shot_clock_off,
}
"""By the words that the line begins with."""
