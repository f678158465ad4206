"""Lines that decide about the structure."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import partial

from console.stories.calendar import Calendar
from console.stories.lines.reading import Decide, Reader, of_level
from console.stories.words import Words, Wrong
from engine.blinds import AnteKind, Limit
from tournament.history import Step
from tournament.language import gettext as _
from tournament.names import MINUTE, Chips, Instant, Milliseconds
from tournament.state import Tournament
from tournament.structures import restructuring
from tournament.structures.restructuring import LEAST, Running
from tournament.structures.structure import Break, Level

ANTES = {"each": AnteKind.PLAYER, "big blind": AnteKind.BIG_BLIND, "button": AnteKind.BUTTON}
LIMITS = {"no-limit": Limit.NO_LIMIT, "pot-limit": Limit.POT_LIMIT, "fixed limit": Limit.FIXED_LIMIT}


@dataclass(slots=True)
class Said:
    """What a line says of a level; what it does not say stays as it is."""

    changes: dict[str, object] = field(default_factory=dict)

    def of(self, level: Level) -> Level:
        """The level with all of it."""
        return replace(level, **self.changes)  # type: ignore[arg-type]


def said_of_level(words: Words) -> Said:
    """`200/400 ante 400 big blind fixed limit minutes 15`, every part of it if wanted and the blinds first."""
    said = Said()
    if "/" in (words.peek() or ""):
        said.changes["small_blind"], said.changes["big_blind"] = _blinds(words)
    while _take(words, said.changes):
        pass
    return said


def _blinds(words: Words) -> tuple[Chips, Chips]:
    text = words.word(_("the blinds"))
    small, _slash, big = text.partition("/")
    if not all(part.isascii() and part.isdecimal() and len(part) < 20 for part in (small, big)):
        raise Wrong(_("the blinds should be like 200/400, not {text}").format(text=text))
    return int(small), int(big)


def _take(words: Words, changes: dict[str, object]) -> bool:
    """Take one more thing that the line says of the level."""
    if words.take("ante"):
        changes["ante"] = words.number(_("the ante"))
        for phrase, kind in ANTES.items():
            if words.take(phrase):
                changes["ante_kind"] = kind
    elif words.take("minutes"):
        changes |= {"duration_ms": words.length(_("the minutes")), "hands": None}
    elif words.take("hands"):
        changes |= {"hands": words.number(_("the hands")), "duration_ms": None}
    elif words.take("untimed"):
        changes |= {"hands": None, "duration_ms": None}
    else:
        for phrase, limit in LIMITS.items():
            if words.take(phrase):
                changes["limit"] = limit
                return True
        return False
    return True


def running(words: Words) -> Running | None:
    """`running level stays`, `running level follows`, or nothing."""
    if words.take("running level stays"):
        return Running.KEEP
    return Running.APPLY if words.take("running level follows") else None


def _level(words: Words, calendar: Calendar) -> Decide:
    """`level 5 200/400 ante 400 minutes 15`, with `running level follows` where it is that one."""
    number, said = words.number(_("the level")), said_of_level(words)
    return partial(restructuring.change_level, number=number, change=said.of, running=running(words))


def _insert_level(words: Words, calendar: Calendar) -> Decide:
    """`insert level after 6 250/500`: what is not said is as in the level before."""
    after, said = words.number(_("the level")), said_of_level(words)

    def decide(state: Tournament, at: Instant) -> Step:
        before = restructuring.level_numbered(state, max(after, 1))
        return restructuring.insert_level(state, at, after, said.of(replace(before, continued=False, beyond=False)))

    return decide


def _insert_break(words: Words, calendar: Calendar) -> Decide:
    """`insert break after level 6 minutes 15 colours 25 100 waits`."""
    after, length = words.number(_("the level")), minutes(words)
    colours = _colours(words)
    pause = Break(length, colours, words.take("waits"))
    return partial(restructuring.insert_break, after=after, pause=pause)


def _colours(words: Words) -> tuple[Chips, ...]:
    found: set[Chips] = set()
    if words.take("colours"):
        found.add(words.number(_("the colours")))
        while (words.peek() or "x").isdecimal():
            found.add(words.number(_("the colours")))
    return tuple(sorted(found))


def _move_break(words: Words, calendar: Calendar) -> Decide:
    after = words.number(_("the level"))
    words.need("to")
    return partial(restructuring.move_break, after=after, to=words.number(_("the level")))


def _all_levels(words: Words, calendar: Calendar, *, later: bool) -> Decide:
    length = minutes(words)
    return partial(restructuring.all_levels_last, length=length, running=running(words), later=later)


def minutes(words: Words) -> Milliseconds:
    """`minutes 15`, `minutes 7:30`."""
    words.need("minutes")
    return words.length(_("the minutes"))


def _shorten(words: Words, calendar: Calendar) -> Decide:
    """`shorten to end by 23:45`, `… least 10`."""
    end = calendar.ahead(words)
    least = words.length(_("the least")) if words.take("least") else LEAST
    return partial(restructuring.shorten_to, end=end, least=max(least, MINUTE))


READERS: Mapping[str, Reader] = {
    "level": _level,
    "insert level after": _insert_level,
    "insert break after level": _insert_break,
    "remove level": of_level(restructuring.remove_level, "number"),
    "remove break after level": of_level(restructuring.remove_break, "after"),
    "move break after level": _move_break,
    "all levels": partial(_all_levels, later=False),
    "all later levels": partial(_all_levels, later=True),
    "shorten to end by": _shorten,
}
"""By the words that the line begins with."""
