"""Lengths of time as people type them: 20, 7.5 or 7,5 minutes, 7:30, 1:02:30."""

import re
from fractions import Fraction

from tournament.errors import BadInput
from tournament.names import HOUR, MINUTE, SECOND, Milliseconds
from tournament.structures.structure_json import minutes_text

_MINUTES = re.compile(r"[0-9]{1,9}(?:[.,][0-9]{1,6})?")
_AS_ON_A_CLOCK = re.compile(r"(?:([0-9]{1,6}):(?=[0-9]{1,2}:))?([0-9]{1,6}):([0-9]{1,2})")


def read(text: str) -> Milliseconds:
    """Minutes, with a dot or a comma before their decimals, or minutes and seconds as a clock shows them.

    Raises:
        BadInput: `time_typed_wrong` (`text`).
    """
    bare = text.strip()
    if _MINUTES.fullmatch(bare):
        return round(Fraction(bare.replace(",", ".")) * MINUTE)
    found = _AS_ON_A_CLOCK.fullmatch(bare)
    if found is None or int(found[3]) > 59 or (found[1] and int(found[2]) > 59):
        raise BadInput("time_typed_wrong", text=text.strip())
    return int(found[1] or 0) * HOUR + int(found[2]) * MINUTE + int(found[3]) * SECOND


def text(time: Milliseconds) -> str:
    """The same, to be typed over: 20, 7:30; with decimals only where parts of a second make them necessary."""
    if time % MINUTE == 0:
        return str(time // MINUTE)
    if time % SECOND == 0:
        minutes, seconds = divmod(time // SECOND, MINUTE // SECOND)
        return f"{minutes}:{seconds:02}"
    return minutes_text(time)
