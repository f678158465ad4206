"""Numbers of chips as people type them: 2500, 2 500, 2,500, 2.5k."""

import re

from engine.errors import BadSetup
from tournament.names import Chips

MOST_CHIPS: Chips = 10**12

_THOUSANDS = {"": 1, "k": 1_000, "m": 1_000_000}
_BLANKS = re.compile(r"[\s'’]+")
_NUMBER = re.compile(r"(\d{1,30})(?:[.,](\d{1,6}))?([km]?)", re.ASCII)
_GROUPED = re.compile(r"\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*", re.ASCII)


def read_chips(text: str, **where: int | str) -> Chips | None:
    """The number that was typed; None: nothing was.

    Raises BadSetup `chips_unreadable` with the text, or `chips_too_many`; either with `where` it stands.
    """
    bare = _BLANKS.sub("", text).lower()
    if not bare:
        return None
    grouped = _GROUPED.fullmatch(bare)
    if grouped is not None:
        bare = bare.replace(grouped[1], "")
    found = _NUMBER.fullmatch(bare)
    if found is not None:
        whole, decimals, unit = found[1], found[2] or "", found[3]
        chips, rest = divmod(int(whole + decimals) * _THOUSANDS[unit], int("1" + "0" * len(decimals)))
        if not rest and (unit or not decimals):
            if chips > MOST_CHIPS:
                raise BadSetup("chips_too_many", text=text.strip(), most=MOST_CHIPS, **where)
            return chips
    raise BadSetup("chips_unreadable", text=text.strip(), **where)
