"""Lines that decide about the chips themselves."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from console.stories.calendar import Calendar
from console.stories.lines.draws import WITH, drawing
from console.stories.lines.reading import Decide, Reader
from console.stories.told import entry_of
from console.stories.words import Words, Wrong
from tournament.chips import chip_sets, colour_up
from tournament.chips.chips import Chip
from tournament.chips.colour_up import OddChips
from tournament.history import Step
from tournament.language import gettext as _
from tournament.names import Chips, Instant, TableNo
from tournament.state import Tournament

_SEED = re.compile("[0-9a-fA-F]{64}")


@dataclass(frozen=True, slots=True)
class _Has:
    """What a line says of one player: so many odd chips, and whether they are his last."""

    name: str
    chips: int
    last: bool

    def odd(self, state: Tournament) -> OddChips:
        return OddChips(entry_of(state, self.name).number, self.chips, self.last)


def chips_listed(words: Words) -> tuple[Chip, ...]:
    """Take colours with value and number, `white 25 x300, red 100 x200`; the colour may be left out.

    Raises:
        Wrong: it is written otherwise.
    """
    found = [_chip(words)]
    while words.take(","):
        found.append(_chip(words))
    return tuple(found)


def _chip(words: Words) -> Chip:
    colour = "" if (words.peek() or "x")[0].isdigit() else _name(words)
    value = words.number(_("the value"))
    return Chip(value, times(words, _("the number of chips")), colour)


def times(words: Words, what: str) -> int:
    """Take a number written as `x300`.

    Raises:
        Wrong: it is not.
    """
    text = words.word(what)
    bare = text[1:]
    if text[:1] != "x" or not (bare.isascii() and bare.isdecimal() and len(bare) < 10):
        raise Wrong(_("{what} should be like x12, not {text}").format(what=what, text=text))
    return int(bare)


def _chip_set(words: Words, calendar: Calendar) -> Decide:
    """`chip set white 25 x300, red 100 x200`."""
    listed = chips_listed(words)
    return lambda state, at: chip_sets.choose_chips(state, at, listed)


def _round_up(words: Words, calendar: Calendar) -> Decide:
    """`round up 25 into 100 [at table 2] [Anna 3, Boris 1]`, or `[total +175]` in the place of the names."""
    value, into = _values(words)
    table = _table(words)
    total = _total(words) if words.take("total") else None
    has = _players(words) if words and total is None else ()

    def decide(state: Tournament, at: Instant) -> Step:
        return colour_up.round_up(state, at, value, into, table, [each.odd(state) for each in has], total)

    return decide


def _race(words: Words, calendar: Calendar) -> Decide:
    """`race 25 into 100 at table 2 Anna 3, Boris 1 last [SEED] [with "from the room"]`."""
    value, into = _values(words)
    table = _table(words)
    if table is None:
        raise Wrong(_("{words} should come here").format(words="at table"))
    named = bool(words) and words.peek() != WITH and not _SEED.fullmatch(words.peek() or "")
    has = _players(words) if named else ()

    def decide(state: Tournament, at: Instant, server_seed: bytes, client_seed: str) -> Step:
        odd = [each.odd(state) for each in has]
        return colour_up.race(state, at, value, into, table, odd, server_seed, client_seed)

    return drawing(decide, words)


def _race_done(words: Words, calendar: Calendar) -> Decide:
    """`race done 25 into 100 [at table 2] total -25`."""
    value, into = _values(words)
    table = _table(words)
    words.need("total")
    total = _total(words)
    return lambda state, at: colour_up.told(state, at, value, into, total, table)


def _found(words: Words, calendar: Calendar) -> Decide:
    """`found 25 into 100 Anna 3`."""
    value, into = _values(words)
    name, count = _name(words), words.number(_("the number of chips"))
    return lambda state, at: colour_up.found_later(state, at, value, into, entry_of(state, name).number, count)


def _name(words: Words) -> str:
    """A name that a number follows."""
    return words.name(*(word for word in words.coming() if word[0].isdigit()))


def _values(words: Words) -> tuple[Chips, Chips]:
    value = words.number(_("the value"))
    words.need("into")
    return value, words.number(_("the new value"))


def _table(words: Words) -> TableNo | None:
    return TableNo(words.number(_("the table"))) if words.take("at table") else None


def _total(words: Words) -> Chips:
    text = words.word(_("the total")).replace("−", "-")
    bare = text.lstrip("+-")
    if not (bare.isascii() and bare.isdecimal() and len(bare) < 16 and len(text) - len(bare) <= 1):
        raise Wrong(_("the total should be like +175 or -25, not {text}").format(text=text))
    return -int(bare) if text.startswith("-") else int(bare)


def _players(words: Words) -> Sequence[_Has]:
    """`Anna 3, Boris 1 last`."""
    found: list[_Has] = []
    while True:
        name = _name(words)
        found.append(_Has(name, words.number(_("the number of odd chips")), words.take("last")))
        if not words.take(","):
            return tuple(found)


READERS: Mapping[str, Reader] = {
    "chip set": _chip_set,
    "round up": _round_up,
    "race": _race,
    "race done": _race_done,
    "found": _found,
}
"""By the words that the line begins with."""
