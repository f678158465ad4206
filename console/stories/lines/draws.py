"""Lines that decide about draws."""

import re
from collections.abc import Callable, Mapping

from console.stories.calendar import Calendar
from console.stories.lines.reading import Decide, Reader
from console.stories.told import server_seed
from console.stories.words import Words, Wrong
from tournament import seating
from tournament.history import Step
from tournament.language import gettext as _
from tournament.names import Instant, TableNo
from tournament.state import Tournament


def _draw(words: Words, calendar: Calendar) -> Decide:
    return _drawing(seating.draw_seats, _seed(words))


def _break_table(words: Words, calendar: Calendar) -> Decide:
    table = TableNo(words.number(_("the table")))
    return _drawing(lambda state, at, server_seed: seating.break_table(state, at, table, server_seed), _seed(words))


def _final_table(words: Words, calendar: Calendar) -> Decide:
    return _drawing(seating.draw_final_table, _seed(words))


def _drawing(decide: Callable[[Tournament, Instant, bytes], Step], given: bytes | None) -> Decide:
    return lambda state, at: decide(state, at, server_seed(state, given))


def _seed(words: Words) -> bytes | None:
    if not words:
        return None
    text = words.word(_("the seed"))
    if not re.fullmatch("[0-9a-fA-F]{64}", text):
        raise Wrong(_("a seed is 64 hexadecimal digits, not {text}").format(text=text))
    return bytes.fromhex(text)


READERS: Mapping[str, Reader] = {
    "draw": _draw,
    "break table": _break_table,
    "final table": _final_table,
}
"""By the words that the line begins with."""
