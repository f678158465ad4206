"""What the club's pages and printouts look like: its name, a colour, a logo, a style sheet of its own."""

import re
from dataclasses import replace

from tournament.club.people import check_picture
from tournament.club.roster import PLAIN, Roster
from tournament.errors import BadInput, RuleViolation
from tournament.events import HouseStyle, HouseStyleSet
from tournament.history import Step
from tournament.names import Instant
from tournament.people.people import clean_name

__all__ = ["LARGEST_STYLE_SHEET", "PLAIN", "HouseStyle", "set_house_style"]

LARGEST_STYLE_SHEET = 100_000
"""Bytes of the style sheet, as UTF-8."""

_COLOUR = re.compile("#[0-9A-Fa-f]{6}")
_UNPRINTED = re.compile("[\x00-\x08\x0b\x0e-\x1f\x7f\ud800-\udfff]")


def set_house_style(roster: Roster, at: Instant, style: HouseStyle) -> Step:
    """Have the club's pages look like this from now on; a style of nothing but defaults is `PLAIN`.

    Raises:
        BadInput: the name is none (`people.clean_name`), `no_colour` (`text`), what `people.check_picture` says of the
            logo, `style_sheet_too_large` (`kilobytes`, `most`), `style_sheet_has_control_characters`.
        RuleViolation: `house_style_same`.
    """
    if _COLOUR.fullmatch(style.colour) is None:
        raise BadInput("no_colour", text=style.colour)
    if style.logo:
        check_picture(style.logo)
    if _UNPRINTED.search(style.style_sheet):
        raise BadInput("style_sheet_has_control_characters")
    size = len(style.style_sheet.encode())
    if size > LARGEST_STYLE_SHEET:
        kilobytes = -(-size // 1000)
        raise BadInput("style_sheet_too_large", kilobytes=kilobytes, most=LARGEST_STYLE_SHEET // 1000)
    kept = replace(style, club=style.club and clean_name(style.club), colour=style.colour.upper())
    if kept == roster.house_style:
        raise RuleViolation("house_style_same")
    label = "house_style_cleared" if kept == PLAIN else "house_style_set"
    return Step(label, (HouseStyleSet(kept),), {"club": kept.club, "colour": kept.colour})
