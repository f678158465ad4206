"""Lines that expect something of time."""

from collections.abc import Mapping

from console.stories.expectations.comparing import Reader, same
from console.stories.told import Act, Told
from console.stories.words import Words
from tournament import wording
from tournament.board import view
from tournament.clock import Phase
from tournament.language import gettext as _


def _clock(words: Words) -> Act:
    """`expect clock 12:34 level 3`, `expect clock 4:00 break`, each with `paused` or `running` if wanted."""
    shown = wording.clock_time(words.length(_("the clock")))
    level = None if words.take("break") else _level(words)
    phases = [phase for phase in (Phase.PAUSED, Phase.RUNNING) if words.take(phase)]
    wanted = _clock_text(shown, level, phases[0] if phases else None)

    def found(told: Told) -> str:
        board = view(told.state, told.here.now())
        number = None if board.on_break or board.level is None else board.level.number
        return _clock_text(wording.clock_time(board.remaining), number, board.phase if phases else None)

    return same(_("the clock"), wanted, found)


def _level(words: Words) -> int:
    words.need("level")
    return words.number(_("the level"))


def _clock_text(shown: str, level: int | None, phase: Phase | None) -> str:
    where = _("break") if level is None else _("level {level}").format(level=level)
    return " ".join(filter(None, (shown, where, phase)))


def _blinds(words: Words) -> Act:
    """`expect blinds 300/600`, `expect blinds 300/600 ante 600`: those of the level being played."""
    text = words.word(_("the blinds"))
    ante = words.number(_("the ante")) if words.take("ante") else 0
    wanted = f"{text} ante {ante}"

    def found(told: Told) -> str:
        level = view(told.state, told.here.now()).level
        return _("none") if level is None else f"{level.small_blind}/{level.big_blind} ante {level.ante}"

    return same(_("the level"), wanted, found)


def _phase(phase: Phase) -> Reader:
    """`expect paused` …; a countdown may name the time that is left: `expect countdown 12:00`."""

    def read(words: Words) -> Act:
        left = wording.clock_time(words.length(_("the countdown"))) if phase is Phase.COUNTDOWN and words else None

        def found(told: Told) -> str:
            reading = told.state.clock.reading(told.here.now())
            shown = None if left is None else wording.clock_time(reading.remaining)
            return " ".join(filter(None, (reading.phase, shown)))

        return same(_("the clock"), " ".join(filter(None, (phase, left))), found)

    return read


READERS: Mapping[str, Reader] = {
    "clock": _clock,
    "blinds": _blinds,
    **{phase.value: _phase(phase) for phase in Phase},
}
"""By the word that follows `expect`."""
