"""Files of hands, in PHH or as PokerStars writes them; which of the two, their content says."""

import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from console.errors import Refused, one_line, read_bytes
from engine.records import phh_reading, stars_reading
from engine.records.record import Record, Unreadable
from tournament.language import gettext as _

Read = Callable[[str], Iterator[Record | Unreadable]]

PHH = (".phh", ".phhs")
STARS = (".txt",)

_STARS = re.compile(r"^\W*(?:PokerStars|POKERSTARS)\b[^\n=]*#", re.MULTILINE)
_PHH = re.compile(
    r"^[ \t]*(?:\[[^\[\]\n]*\]|[\"']?(?:variant|actions|antes|blinds_or_straddles|starting_stacks)[\"']?[ \t]*=)",
    re.MULTILINE,
)


def hands(path: Path) -> Iterator[Record | Unreadable]:
    """The hands of a file, one after the other.

    Raises:
        Refused: the file cannot be read, or holds no hands in either form.
    """
    text = _text(path, read_bytes(path))
    return reader(path, text)(text)


def reader(path: Path, text: str) -> Read:
    """The reader for this text; where the content does not tell, for the ending of its name.

    Raises:
        Refused: neither does.
    """
    stars, phh = _STARS.search(text), _PHH.search(text)
    if stars is not None and (phh is None or stars.start() < phh.start()):
        return stars_reading.read
    if phh is not None or (text.strip() and path.suffix.lower() in PHH):
        return phh_reading.read
    raise Refused(_("{file} holds no hands, neither as PHH nor as PokerStars writes them.").format(file=path))


def _text(path: Path, data: bytes) -> str:
    """UTF-8, or UTF-16 with its mark; what is neither is read as Windows-1252, which is said."""
    try:
        if data.startswith((b"\xff\xfe", b"\xfe\xff")):
            return data.decode("utf-16")
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        said = _("{file} is not in UTF-8; it was read as Windows-1252.").format(file=path)
        print(one_line(said), file=sys.stderr)
        return data.decode("cp1252", "replace")
