"""Lines that decide about time."""

from collections.abc import Mapping
from functools import partial

from console.stories.calendar import Calendar
from console.stories.lines.reading import Decide, Reader, plain
from console.stories.words import Words
from tournament import timekeeping
from tournament.language import gettext as _


def _schedule(words: Words, calendar: Calendar) -> Decide:
    return partial(timekeeping.schedule_start, start_at=calendar.ahead(words))


def _add(words: Words, calendar: Calendar) -> Decide:
    return partial(timekeeping.add_time, time=words.length(_("the time")))


READERS: Mapping[str, Reader] = {
    "start": plain(timekeeping.start),
    "schedule": _schedule,
    "call off": plain(timekeeping.call_off_start),
    "pause": plain(timekeeping.pause),
    "resume": plain(timekeeping.resume),
    "next level": plain(timekeeping.next_level),
    "previous level": plain(timekeeping.previous_level),
    "add": _add,
}
"""By the words that the line begins with."""
