"""How well two colours can be told apart (WCAG 2.2), and how to make one that can."""

import re
from collections.abc import Iterable
from colorsys import hls_to_rgb, rgb_to_hls

FOR_TEXT = 7.0
"""What text on the board has at least on every ground it stands on (WCAG AAA)."""

FOR_TIME = 4.5
"""What the time has at least: it is the largest thing (WCAG AAA for large type)."""

STEP = 0.01
"""How much lighter or darker a colour is made at a time: a hundredth of the way from black to white."""

Channels = tuple[int, int, int]
"""Red, green and blue, each from 0 to 255."""

_COLOUR = re.compile("#[0-9A-Fa-f]{6}")


def is_colour(text: str) -> bool:
    """Whether that is a colour as we write them, #RRGGBB."""
    return _COLOUR.fullmatch(text) is not None


def channels(colour: str) -> Channels:
    """What #RRGGBB is made of."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def named(made_of: Channels) -> str:
    """The same as #RRGGBB."""
    red, green, blue = made_of
    return f"#{red:02X}{green:02X}{blue:02X}"


def luminance(colour: str) -> float:
    """How bright it is, from 0 (black) to 1 (white)."""
    red, green, blue = (_linear(part / 255) for part in channels(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def ratio(one: str, other: str) -> float:
    """From 1 (the same brightness) to 21 (black and white)."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def reaches(colour: str, grounds: Iterable[str], least: float) -> bool:
    """Whether it can be told apart that well from each of the grounds."""
    return all(ratio(colour, ground) >= least for ground in grounds)


def readable(colour: str, grounds: Iterable[str], least: float = FOR_TEXT) -> str:
    """The colour, if need be made lighter (on dark grounds) or darker (on light ones), its hue kept, until it reaches.

    White or black where even these do not.
    """
    grounds = tuple(grounds)
    if reaches(colour, grounds, least):
        return colour.upper()
    away = STEP if all(luminance(ground) < 0.18 for ground in grounds) else -STEP
    hue, light, strength = rgb_to_hls(*(part / 255 for part in channels(colour)))
    while 0 < light + away < 1:
        light += away
        red, green, blue = hls_to_rgb(hue, light, strength)
        made = named((round(255 * red), round(255 * green), round(255 * blue)))
        if reaches(made, grounds, least):
            return made
    return "#FFFFFF" if away > 0 else "#000000"
