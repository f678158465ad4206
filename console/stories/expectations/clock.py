"""Lines that expect something of time."""

from collections.abc import Mapping

from console.stories.expectations.comparing import NOTHING, Reader, same, time_shown
from console.stories.told import Act, Told
from console.stories.words import Words
from tournament import wording
from tournament.board.view import BoardView, view
from tournament.clocks.clock import Phase
from tournament.language import gettext as _
from tournament.names import Instant


def _clock(words: Words) -> Act:
    """`expect clock 12:34 level 3`, `clock 4:00 break`, `clock none level 2`; `paused` or `running` may follow."""
    shown = wording.clock_time(None if words.take("none") else words.length(_("the clock")))
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
    """`expect paused` …; `expect countdown 12:00` names the time that is left, `paused since 20:41` the beginning."""

    def read(words: Words) -> Act:
        if phase is Phase.PAUSED and words.take("since"):
            return _paused_since(words)
        left = wording.clock_time(words.length(_("the countdown"))) if phase is Phase.COUNTDOWN and words else None

        def found(told: Told) -> str:
            reading = told.state.clock.reading(told.here.now())
            shown = None if left is None else wording.clock_time(reading.remaining)
            return " ".join(filter(None, (reading.phase, shown)))

        return same(_("the clock"), " ".join(filter(None, (phase, left))), found)

    return read


def _paused_since(words: Words) -> Act:
    wanted = time_shown(words)
    return same(_("the pause"), wanted, lambda told: _time_of_day(told, _board(told).paused_since))


def _back(words: Words) -> Act:
    """`expect back 20:50`, `expect back 20:50 level 5 7:32`: when the break ends, and what is left of that level."""
    wanted = time_shown(words)
    rest = (_level(words), wording.clock_time(words.length(_("the time")))) if words else None

    def found(told: Told) -> str:
        board = _board(told)
        back = _time_of_day(told, board.back_at)
        if rest is None:
            return back
        return _back_text(back, board.coming.number, wording.clock_time(board.goes_on_with))

    return same(_("the break"), wanted if rest is None else _back_text(wanted, *rest), found)


def _back_text(back: str, level: int, left: str) -> str:
    return _("{time}, then level {level} with {left}").format(time=back, level=level, left=left)


def _next_break(words: Words) -> Act:
    """`expect next break 21:00`, `expect next break nothing`."""
    wanted = NOTHING if words.take(NOTHING) else time_shown(words)

    def found(told: Told) -> str:
        coming = _board(told).next_break
        return _time_of_day(told, None if coming is None else coming[0])

    return same(_("the next break"), wanted, found)


def _hand(words: Words) -> Act:
    """`expect hand 3 of 10`: in a level counted in hands."""
    number = words.number(_("the hand"))
    words.need("of")
    wanted = f"{number} of {words.number(_('the hands'))}"

    def found(told: Told) -> str:
        hand = _board(told).hand
        return NOTHING if hand is None else f"{hand[0]} of {hand[1]}"

    return same(_("the hand"), wanted, found)


def _shot_clock(words: Words) -> Act:
    """`expect shot clock 2 0:12`, `shot clock 2 Anna 0:12`, `shot clock 2 up`, `shot clock 2 nothing`."""
    table = words.number(_("the table"))
    wanted = " ".join([words.word(_("the time")), *(words.word("") for _more in words.coming())])

    def found(told: Told) -> str:
        for clock in _board(told).shot_clocks:
            if clock.table == table:
                left = "up" if clock.run_out else wording.clock_time(clock.left)
                return f"{clock.name} {left}" if clock.name and " " in wanted else left
        return NOTHING

    return same(_("the shot clock"), wanted, found)


def _hand_for_hand(words: Words) -> Act:
    """`expect hand for hand`, `expect hand for hand 2` (hands played so), `expect hand for hand over`."""
    wanted = "over" if words.take("over") else str(words.number(_("the hands"))) if words else "going on"

    def found(told: Told) -> str:
        going = told.state.hand_for_hand
        if going is None:
            return "over"
        return str(going.rounds) if wanted.isdecimal() else "going on"

    return same(_("hand for hand"), wanted, found)


def _board(told: Told) -> BoardView:
    return view(told.state, told.here.now())


def _time_of_day(told: Told, at: Instant | None) -> str:
    return NOTHING if at is None else told.time_of_day(at)


READERS: Mapping[str, Reader] = {
    "clock": _clock,
    "back": _back,
    "next break": _next_break,
    "hand": _hand,
    "shot clock": _shot_clock,
    "hand for hand": _hand_for_hand,
    "blinds": _blinds,
    **{phase.value: _phase(phase) for phase in Phase},
}
"""By the word that follows `expect`."""
