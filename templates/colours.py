"""A club's colour so that it can be read, on pages and on paper."""

import re

from tournament.club.house_style import PLAIN

GROUND = "#F3F2EC"
"""What pages stand on; on the white of tables the same colours have more contrast, not less."""
TEXT_CONTRAST = 4.5
LINE_CONTRAST = 3.0
"""Of letters and of lines against the ground (WCAG 2.2, 1.4.3 and 1.4.11)."""

STROKES = ("#9A3412", "#1D4E89", "#7A5A0E", "#6B3FA0", "#0F766E", "#B3372F")
"""Of the lines of a chart after the first, which has the club's colour; each at least 4.5 to 1 on white. Seven with
four kinds of dashes make 28 lines that differ."""
DASHES = ((), (7, 3), (2, 3), (12, 4))
"""Lines differ in these too, so that nobody has to tell colours apart: how long a dash is and a gap."""


def line(colour: str) -> str:
    """The colour, darkened as far as a line on a page needs it: `#RRGGBB`; what is none counts as the plain one."""
    return _darkened(colour, LINE_CONTRAST)


def letters(colour: str) -> str:
    """The same for letters."""
    return _darkened(colour, TEXT_CONTRAST)


def stroke(number: int, colour: str) -> tuple[str, tuple[int, ...]]:
    """What a chart's line of that number from 0 looks like, its colour and its dashes; `colour`: the club's."""
    shades = (line(colour), *STROKES)
    return shades[number % len(shades)], DASHES[number % len(DASHES)]


def contrast(one: str, other: str) -> float:
    """Of two colours, from 1 to 21, as WCAG reckons it."""
    lighter, darker = sorted((_luminance(_channels(one)), _luminance(_channels(other))), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _darkened(colour: str, wanted: float) -> str:
    if re.fullmatch("#[0-9A-Fa-f]{6}", colour) is None:
        colour = PLAIN.colour
    red, green, blue = _channels(colour)
    for tenths in range(50, -1, -1):
        found = f"#{red * tenths // 50:02X}{green * tenths // 50:02X}{blue * tenths // 50:02X}"
        if contrast(found, GROUND) >= wanted:
            return found
    return "#000000"


def _channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def _luminance(channels: tuple[int, int, int]) -> float:
    red, green, blue = (_linear(channel / 255) for channel in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else float(((channel + 0.055) / 1.055) ** 2.4)
