"""Lines about hands of real cards: `record 1 "r300 f c / x x w4"`, `correct hand 7 "r400 f f"`."""

from collections.abc import Mapping

from console.stories.calendar import Calendar
from console.stories.lines.reading import Decide, Reader
from console.stories.told import Act, Told
from console.stories.words import Words, Wrong
from tournament.history import Step
from tournament.language import gettext as _
from tournament.names import Instant, SeatNo, TableNo
from tournament.recording import beginning, correcting, ending, lines
from tournament.state import Tournament
from tournament.structures.structure import Level, Structure


def _record(words: Words, calendar: Calendar) -> Decide:
    """`record 1 "r300 f f"`, `record 1 button 4 level 2 "r300 f f"`."""
    table = TableNo(words.number(_("the table")))
    button = SeatNo(words.number(_("the seat"))) if words.take("button") else None
    level = words.number(_("the level")) if words.take("level") else None
    keys = words.word(_("the keys of the hand"))

    def decide(state: Tournament, at: Instant) -> Step:
        positions = None if button is None else beginning.with_button(state, table, button)
        period = None if level is None else _index(state.structure, level)
        setup = beginning.begin(state, at, table, positions, period)
        return ending.record(state, at, setup, lines.entered(setup, keys))

    return decide


def _index(structure: Structure, level: int) -> int:
    """The index of the level of that number."""
    found = (n for n, period in enumerate(structure.periods) if isinstance(period, Level))
    index = next((n for n in found if structure.level_number(n) == level), None)
    if index is None:
        raise Wrong(_("there is no level {n}").format(n=level))
    return index


READERS: Mapping[str, Reader] = {"record": _record}
"""By the words that the line begins with."""


def correct_hand(words: Words, calendar: Calendar) -> Act:
    """`correct hand 7 "r400 f f"`, `correct hand 7 voiding 9 "r400 f f"`: later hands are played again."""
    seq = words.number(_("the step"))
    voiding = [words.number(_("the step"))] if words.take("voiding") else []
    keys = words.word(_("the keys of the hand"))

    def act(told: Told) -> None:
        setup, _as_it_was = correcting.opened(told.here, seq, told.texts.get)
        found = correcting.check(told.here, seq, lines.entered(setup, keys), told.texts.get, voiding)
        correcting.carry_out(told.here, found)

    return act
