"""Files of hands, in PHH or as PokerStars writes them; which of the two, their content says."""

import re
import sys
import unicodedata
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from console.errors import Refused, one_line, read_bytes
from engine.records.phh import reading as phh_reading
from engine.records.record import Record, Unreadable
from engine.records.stars import reading as stars_reading
from tournament.language import gettext as _

Read = Callable[[str], Iterator[Record | Unreadable]]

PHH = (".phh", ".phhs")
STARS = (".txt",)

# A comment of TOML may quote such a line, too.
_STARS = re.compile(r"^[^\w\n#]*(?:PokerStars|POKERSTARS)\b[^\n=]*#", re.MULTILINE)
_SECTION = re.compile(r"^[ \t]*\[[^\[\]\n]*\]", re.MULTILINE)
_KEY = re.compile(
    r"^[ \t]*[\"']?(?:variant|actions|antes|blinds_or_straddles|starting_stacks)[\"']?[ \t]*=", re.MULTILINE
)
_ANY_KEY = re.compile(r"^[ \t]*[\"']?[A-Za-z_][\w.-]*[\"']?[ \t]*=[ \t]*[\"'\[{\w+-]", re.MULTILINE)


class Hands(NamedTuple):
    """The hands of a file, one after the other, and whether they stand there as PHH."""

    hands: Iterator[Record | Unreadable]
    are_phh: bool


def hands(path: Path) -> Iterator[Record | Unreadable]:
    """The hands of a file, one after the other; see `opened`."""
    return opened(path).hands


def opened(path: Path) -> Hands:
    """The hands of a file.

    Raises:
        Refused: the file cannot be read, or holds no hands in either form.
    """
    data = read_bytes(path)
    text = _text(data)
    read = reader(path, _guessed(data) if text is None else text)
    if text is None:
        said = _("{file} is not in UTF-8; it was read as Windows-1252.").format(file=path)
        print(one_line(said), file=sys.stderr)
    return Hands(read(_guessed(data) if text is None else text), read is phh_reading.read)


def reader(path: Path, text: str) -> Read:
    """The reader for this text; where the content does not tell, for the ending of its name.

    A text of PokerStars within PHH stands below a key or a section, and the keys of a hand are somewhere. Of what is no
    text at all, chance may make a section.

    Raises:
        Refused: neither does.
    """
    plain = not any(unicodedata.category(one) == "Cc" and one not in _BLANKS for one in set(text))
    stars, key, section = _STARS.search(text), _KEY.search(text), _SECTION.search(text) if plain else None
    if stars is not None:
        first = _ANY_KEY.search(text, 0, stars.start()) or (section and section.start() < stars.start())
        return phh_reading.read if first and (key or section) else stars_reading.read
    if key is not None or section is not None or (plain and text.strip() and path.suffix.lower() in PHH):
        return phh_reading.read
    raise Refused(_("{file} holds no hands, neither as PHH nor as PokerStars writes them.").format(file=path))


_BLANKS = frozenset("\t\n\v\f\r\x1a\x85")
"""Control characters of texts: blanks, and the mark that old systems put at the end."""


def _text(data: bytes) -> str | None:
    """UTF-8, or UTF-16 with its mark; None for what is neither."""
    try:
        if data.startswith((b"\xff\xfe", b"\xfe\xff")):
            return data.decode("utf-16")
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return None


def _guessed(data: bytes) -> str:
    return data.decode("cp1252", "replace")
