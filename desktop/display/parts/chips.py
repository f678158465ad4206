"""The chips in play as chips: their colours from the director's words, their values where they can be read."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from desktop.display.drawing.drawn import Box, Disc, Drawn, Text
from desktop.display.drawing.typesetting import BOLD, Run, fitting, isolated, on_line, text_width
from desktop.display.looks import contrast
from tournament import wording
from tournament.board.view import ChipColour
from tournament.language import code
from tournament.language import gettext as _
from tournament.names import Chips
from tournament.refusals.marks import N_

NEUTRAL = "#7C8A83"
"""A chip of which nobody has said what colour it has, or in a word that we do not know."""

DARK_INK, LIGHT_INK = "#0B0F0D", "#FFFFFF"

IN_A_ROW = 6
"""So many chips stand side by side; more make two rows."""

ONE_ROW, TWO_ROWS = 1.09, 0.8
"""A chip's diameter beside the size of the figures it stands among, in one row and in each of two."""

_STEP = 1.28
"""From one chip to the next, in diameters."""

SEEN = 3.0
"""The contrast at which a chip, or the marks at its edge, stand out from the ground (WCAG 2.2, 1.4.11)."""

_LIGHT_MARKS, _APART = (0.68, 0.4), 1.5
"""How much of white the marks have, and the contrast at which they do not merge with the chip or the ground."""

_SHORT = 3
"""Words of so few letters are too much like others to be known by their beginning."""

_VALUE, _VALUE_ROOM = 0.33, 0.62
"""A value's size and the room for it, beside the chip's diameter."""


COLOURS: Mapping[str, str] = {
    N_("white"): "#F4F3EC",
    N_("ivory"): "#EFE6CC",
    N_("beige"): "#DFCDA6",
    N_("yellow"): "#EBC233",
    N_("gold"): "#DAA520",
    N_("orange"): "#E8742A",
    N_("peach"): "#F2B48C",
    N_("pink"): "#E88AB4",
    N_("red"): "#C8342B",
    N_("burgundy"): "#7A1F33",
    N_("brown"): "#7A4B2A",
    N_("lavender"): "#B39DDB",
    N_("violet"): "#7A4DB8",
    N_("purple"): "#7A4DB8",
    N_("blue"): "#2460B5",
    N_("navy"): "#1E2F5E",
    N_("turquoise"): "#2FA8A0",
    N_("green"): "#2E9E5B",
    N_("lime"): "#A4CC3A",
    N_("silver"): "#C0C6C4",
    N_("grey"): "#8B9590",
    N_("gray"): "#8B9590",
    N_("black"): "#20242A",
}
"""The colours that chips have. People also write the English words in other languages."""


def colour(words: str) -> str:
    """The colour that these words mean, #RRGGBB: a colour's name, also a dark or light one, or #RRGGBB itself."""
    return _colour(words, code())


@lru_cache(maxsize=256)
def _colour(words: str, language: str) -> str:
    if contrast.is_colour(words.strip()):
        return words.strip().upper()
    found, shade = "", 0.0
    for word in re.findall(r"\w+", words.casefold()):
        if word == "dark" or _is_form_of(word, _("dark"), language):
            shade = -0.45
        elif word == "light" or _is_form_of(word, _("light"), language):
            shade = 0.45
        else:
            found = found or _named(word, language)
    if not found:
        return NEUTRAL
    return mixed(found, LIGHT_INK if shade > 0 else DARK_INK, abs(shade))


def _named(word: str, language: str) -> str:
    """By its name, or a form of it; by its English name in every language."""
    names = {_(name): meant for name, meant in COLOURS.items()}
    if exact := names.get(word) or COLOURS.get(word):
        return exact
    return next((meant for name, meant in names.items() if _is_form_of(word, name, language)), "")


def _is_form_of(word: str, name: str, language: str) -> bool:
    """Whether it is that word; in languages that bend their words also with another ending: zelená, zelených."""
    if language == "en" or len(name) <= _SHORT:
        return word == name
    return word.startswith(name[:-1]) and len(word) <= len(name) + 2


def mixed(one: str, other: str, share: float) -> str:
    """One colour with that share of the other."""
    pairs = zip(contrast.channels(one), contrast.channels(other), strict=True)
    red, green, blue = (round(a + (b - a) * share) for a, b in pairs)
    return contrast.named((red, green, blue))


def short(value: Chips) -> str:
    """A value as it is printed on chips: 25, 500, 1K, 2.5K, 1M."""
    for unit, sign in ((1_000_000_000, "B"), (1_000_000, "M"), (1_000, "K")):
        if value >= unit and value % (unit // 10) == 0:
            whole, rest = divmod(value, unit)
            return (wording.decimal(value / unit) if rest else str(whole)) + sign
    return str(value)


def going(chips: Sequence[ChipColour]) -> str:
    """Which go, by value alone: 25s and 100s."""
    # i18n: the chips worth 25, as players call them
    return wording.list_of([_("{value}s").format(value=wording.chips(chip.value)) for chip in chips])


def called(chips: Sequence[ChipColour]) -> str:
    """Which go, by colour and value: green 25s and black 100s."""
    return wording.list_of([_called(chip) for chip in chips])


def _called(chip: ChipColour) -> str:
    value = wording.chips(chip.value)
    if not chip.colour or contrast.is_colour(chip.colour.strip()):
        return _("{value}s").format(value=value)
    # i18n: the green chips worth 25, as players call them
    return _("{colour} {value}s").format(colour=isolated(chip.colour), value=value)


def rows(chips: Sequence[ChipColour]) -> int:
    """How many rows they make."""
    return 1 if len(chips) <= IN_A_ROW else 2


def width(chips: Sequence[ChipColour], size: float) -> float:
    """The room that they take beside figures of that size."""
    across = -(-len(chips) // rows(chips))
    return _diameter(chips, size) * (1 + (across - 1) * _STEP)


def drawn(
    chips: Sequence[ChipColour], ground: str, x: float, middle: float, size: float, room: float
) -> Iterator[Drawn]:
    """All of them on that ground, from `x` on, around that height."""
    count = rows(chips)
    across = -(-len(chips) // count)
    diameter = _diameter(chips, size) * min(1.0, room / width(chips, size))
    for number, chip in enumerate(chips):
        row, column = divmod(number, across)
        top = middle + (row - count / 2) * diameter * 1.12 + 0.06 * diameter
        yield from _chip(chip, ground, Box(x + column * diameter * _STEP, top, diameter, diameter))


def _diameter(chips: Sequence[ChipColour], size: float) -> float:
    return size * (ONE_ROW if rows(chips) == 1 else TWO_ROWS)


def _chip(chip: ChipColour, ground: str, box: Box) -> Iterator[Drawn]:
    fill = colour(chip.colour)
    plate, ink = inks(fill)
    yield Disc(box, fill, edge(fill, ground), plate)
    value = short(chip.value)
    size = fitting([Run(value, ink, BOLD)], _VALUE * box.width, _VALUE_ROOM * box.width)
    wide = text_width(value, size, BOLD)
    x, y = box.centre
    yield Text(value, x - wide / 2, on_line(y, size), wide, size, BOLD, ink)


@lru_cache(maxsize=64)
def inks(fill: str) -> tuple[str, str]:
    """A chip's plate, often none, and the colour of its value.

    Dark or light figures on the chip itself where one of them has 7:1; else on a plate of the same hue.
    """
    for ink in (LIGHT_INK, DARK_INK):
        if contrast.ratio(ink, fill) >= contrast.FOR_TEXT:
            return "", ink
    return contrast.readable(fill, (LIGHT_INK,)), LIGHT_INK


@lru_cache(maxsize=64)
def edge(fill: str, ground: str) -> str:
    """The marks at a chip's edge: light ones where they are told apart from the chip and from the ground, else dark."""
    for share in _LIGHT_MARKS:
        marks = mixed(fill, LIGHT_INK, share)
        seen = max(contrast.ratio(fill, ground), contrast.ratio(marks, ground)) >= SEEN
        if seen and min(contrast.ratio(marks, fill), contrast.ratio(marks, ground)) >= _APART:
            return marks
    return mixed(fill, DARK_INK, 0.62)
