"""Lines that decide about draws."""

import re
from collections.abc import Callable, Mapping
from functools import partial

from console.stories.calendar import Calendar
from console.stories.lines.reading import Decide, Reader
from console.stories.told import server_seed
from console.stories.words import Words, Wrong
from tournament.draws import breaking, redraws, seating
from tournament.draws.apart import keep_apart
from tournament.errors import RuleViolation
from tournament.history import Step
from tournament.language import gettext as _
from tournament.names import Instant, PlayerId, TableNo
from tournament.people.people import person_key
from tournament.state import Tournament

WITH = "with"


def _announce(words: Words, calendar: Calendar) -> Decide:
    given = _seed(words)
    return lambda state, at: seating.commit(state, at, server_seed(state, given))


def _draw(words: Words, calendar: Calendar) -> Decide:
    return drawing(seating.draw_seats, words)


def _break_table(words: Words, calendar: Calendar) -> Decide:
    return drawing(partial(breaking.break_table, table=TableNo(words.number(_("the table")))), words)


def _final_table(words: Words, calendar: Calendar) -> Decide:
    return drawing(redraws.draw_final_table, words)


def _redraw(words: Words, calendar: Calendar) -> Decide:
    """`redraw` onto as many tables as the rules ask for, `redraw 2` onto two of them."""
    word = words.peek()
    given = words.number(_("the tables")) if word is not None and word.isdecimal() and len(word) < 3 else None

    def decide(state: Tournament, at: Instant, server_seed: bytes, client_seed: str) -> Step:
        tables = redraws.redraw_due(state) if given is None else given
        if tables is None:
            raise RuleViolation("redraw_not_due")
        return redraws.redraw(state, at, server_seed, tables, client_seed)

    return drawing(decide, words)


def _apart(words: Words, *, apart: bool) -> Decide:
    names = words.names()

    def decide(state: Tournament, at: Instant) -> Step:
        return keep_apart(state, at, [_guest(state, name) for name in names], apart=apart)

    return decide


def _guest(state: Tournament, name: str) -> PlayerId:
    key = person_key(name)
    for guest in state.guests.values():
        if person_key(guest.name) == key:
            return guest.player
    raise RuleViolation("no_such_player", name=name)


def drawing(decide: Callable[..., Step], words: Words) -> Decide:
    """A draw whose line may end with its seed, and `with "client seed"`."""
    given = _seed(words)
    client_seed = words.word(_("the client seed")) if words.take(WITH) else ""
    return lambda state, at: decide(state, at, server_seed=server_seed(state, given), client_seed=client_seed)


def drawn_for(words: Words) -> str:
    """The name on a line of a draw, which its seed or `with "client seed"` may follow."""
    return words.name(WITH, *filter(is_seed, words.coming()))


def is_seed(word: str) -> bool:
    """Whether that is the seed of a draw: 64 hexadecimal digits."""
    return re.fullmatch("[0-9a-fA-F]{64}", word) is not None


def _seed(words: Words) -> bytes | None:
    if not words or words.peek() == WITH:
        return None
    text = words.word(_("the seed"))
    if not is_seed(text):
        raise Wrong(_("a seed is 64 hexadecimal digits, not {text}").format(text=text))
    return bytes.fromhex(text)


READERS: Mapping[str, Reader] = {
    "announce draw": _announce,
    "draw": _draw,
    "break table": _break_table,
    "final table": _final_table,
    "redraw": _redraw,
    "keep apart": lambda words, calendar: _apart(words, apart=True),
    "no longer apart": lambda words, calendar: _apart(words, apart=False),
}
"""By the words that the line begins with."""
