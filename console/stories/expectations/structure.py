"""Lines that expect something of the structure."""

from collections.abc import Mapping

from console.stories.expectations.comparing import Reader, same
from console.stories.lines.structure import ANTES, LIMITS, minutes
from console.stories.told import Act, Told
from console.stories.words import Words, Wrong
from tournament import forecast, wording
from tournament.language import gettext as _
from tournament.names import HOUR, MINUTE, Milliseconds
from tournament.structures.restructuring import level_numbered
from tournament.structures.structure import Break, Level
from tournament.structures.structure_edits import index_of_break

DAY = 24 * HOUR


def _level(words: Words) -> Act:
    """`expect level 5 200/400 ante 400 big blind fixed limit minutes 15`: blinds, the rest if it is to be looked at."""
    number = words.number(_("the level"))
    parts = [words.word(_("the blinds"))]
    asked: list[str] = []
    while words:
        asked.append(_asked(words, parts))
    wanted = " ".join(parts)

    def found(told: Told) -> str:
        level = level_numbered(told.state, number)
        return " ".join([f"{level.small_blind}/{level.big_blind}", *(_part(level, what) for what in asked)])

    return same(_("level {level}").format(level=number), wanted, found)


def _asked(words: Words, parts: list[str]) -> str:
    """Take one more thing, its text behind the others; which one it is, is returned."""
    if words.take("ante"):
        ante = words.number(_("the ante"))
        kind = next((phrase for phrase in ANTES if words.take(phrase)), None)
        parts.append(f"ante {ante}" if kind is None else f"ante {ante} {kind}")
        return "ante" if kind is None else "ante and kind"
    for phrase in LIMITS:
        if words.take(phrase):
            parts.append(phrase)
            return "limit"
    if words.take("minutes"):
        parts.append(f"minutes {wording.clock_time(words.length(_('the minutes')))}")
    elif words.take("hands"):
        parts.append(f"hands {words.number(_('the hands'))}")
    elif words.take("untimed"):
        parts.append("untimed")
    else:
        words.end()
    return "length"


def _part(level: Level, what: str) -> str:
    match what:
        case "ante":
            return f"ante {level.ante}"
        case "ante and kind":
            return f"ante {level.ante} {next(said for said, kind in ANTES.items() if kind is level.ante_kind)}"
        case "limit":
            return next(said for said, limit in LIMITS.items() if limit is level.limit)
        case _:
            if level.duration_ms is not None:
                return f"minutes {wording.clock_time(level.duration_ms)}"
            return "untimed" if level.hands is None else f"hands {level.hands}"


def _break(words: Words) -> Act:
    """`expect break after level 4 minutes 10 colours 25 100 waits`."""
    after, length = words.number(_("the level")), minutes(words)
    colours: list[int] = []
    if words.take("colours"):
        while (words.peek() or "x").isdecimal():
            colours.append(words.number(_("the colours")))
    wanted = _break_text(Break(length, tuple(colours), words.take("waits")))

    def found(told: Told) -> str:
        structure = told.state.structure
        period = structure.period(index_of_break(structure, after))
        return _break_text(period) if isinstance(period, Break) else ""

    return same(_("the break after level {level}").format(level=after), wanted, found)


def _break_text(pause: Break) -> str:
    colours = ["colours", *map(str, pause.colours)] if pause.colours else []
    return " ".join([wording.clock_time(pause.duration_ms), *colours, *(["waits"] if pause.waits else [])])


def _structure(words: Words) -> Act:
    """`expect structure 12 levels 3 breaks`, `expect structure "Club evening" 12 levels 3 breaks`."""
    name = None if (words.peek() or "").isdecimal() else words.word(_("the structure"))
    levels = words.number(_("the levels"))
    words.need("levels")
    breaks = words.number(_("the breaks"))
    words.need("breaks")
    wanted = _structure_text(name, levels, breaks)

    def found(told: Told) -> str:
        here = told.state.structure
        pauses = sum(isinstance(period, Break) for period in here.periods)
        last = here.level_number(len(here.periods) - 1)
        return _structure_text(None if name is None else here.name, last, pauses)

    return same(_("the structure"), wanted, found)


def _structure_text(name: str | None, levels: int, breaks: int) -> str:
    return f"{'' if name is None else name + ' '}{levels} levels {breaks} breaks"


def _end(words: Words) -> Act:
    """`expect end 23:50`, `expect end 23:50 within 20`: about when it will be over; `within` minutes, else 1."""
    wanted = words.time_of_day()
    if wanted is None:
        raise Wrong(_("a time like 20:30 should come here"))
    within = words.length(_("the minutes")) if words.take("within") else MINUTE

    def act(told: Told) -> None:
        found = forecast.expected_end(told.state, told.here.now())
        if found is None:
            raise Wrong(_("no chips are in play, so there is no expected end"))
        moment = told.moment(found.at)
        here: Milliseconds = (moment.hour * 60 + moment.minute) * MINUTE + moment.second * 1000
        if min((here - wanted) % DAY, (wanted - here) % DAY) > within:
            raise Wrong(
                _("the expected end should be {wanted}, but is {found}").format(
                    wanted=f"{wanted // HOUR}:{wanted % HOUR // MINUTE:02}",
                    found=told.time_of_day(found.at),
                )
            )

    return act


READERS: Mapping[str, Reader] = {
    "level": _level,
    "break after level": _break,
    "structure": _structure,
    "end": _end,
}
"""By the word that follows `expect`."""
