"""Files of hands, in PHH or as PokerStars writes them; which of the two, their content says."""

import re
import unicodedata
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import PurePath
from typing import NamedTuple

from engine.records.phh import reading as phh_reading
from engine.records.phh import writing as phh_writing
from engine.records.record import Record, Unreadable
from engine.records.stars import reading as stars_reading
from tournament.errors import BadFile

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
_BLANKS = frozenset("\t\n\v\f\r\x1a\x85")
"""Control characters of texts: blanks, and the mark that old systems put at the end."""


class Hands(NamedTuple):
    """The hands of a file, one after the other.

    Attributes:
        are_phh: whether they stand there as PHH.
        guessed: whether the text is not in UTF-8 and was read as Windows-1252.
    """

    hands: Iterator[Record | Unreadable]
    are_phh: bool
    guessed: bool


def opened(data: bytes, file: str) -> Hands:
    """The hands in the bytes of a file.

    Raises:
        BadFile: `no_hands_in_file`: they are hands in neither form.
    """
    text = _text(data)
    guessed = text is None
    text = data.decode("cp1252", "replace") if text is None else text
    read = reader(text, file)
    return Hands(read(text), read is phh_reading.read, guessed)


def reader(text: str, file: str) -> Read:
    """The reader for this text; where the content does not tell, for the ending of its name.

    A text of PokerStars within PHH stands below a key or a section, and the keys of a hand are somewhere. Of what is no
    text at all, chance may make a section.

    Raises:
        BadFile: `no_hands_in_file`: neither does.
    """
    plain = not any(unicodedata.category(one) == "Cc" and one not in _BLANKS for one in set(text))
    stars, key, section = _STARS.search(text), _KEY.search(text), _SECTION.search(text) if plain else None
    if stars is not None:
        first = _ANY_KEY.search(text, 0, stars.start()) or (section and section.start() < stars.start())
        return phh_reading.read if first and (key or section) else stars_reading.read
    ending = PurePath(file).suffix.lower()
    if key is not None or section is not None or (plain and text.strip() and ending in PHH):
        return phh_reading.read
    raise BadFile("no_hands_in_file", file=file)


def with_own_names(hand: Record) -> Record:
    """PokerStars' facts as PHH tells them: those that it has no name for get an underscore in front.

    What stood in PHH already keeps its name, whatever it is: only a key that had the underscore there is ours.
    """
    facts = {
        name if name in phh_writing.GIVEN or name.startswith("_") else f"_{name}": fact
        for name, fact in hand.facts.items()
        if fact is not None
    }
    return replace(hand, facts=facts)


def _text(data: bytes) -> str | None:
    """UTF-8, or UTF-16 with its mark; None for what is neither."""
    try:
        if data.startswith((b"\xff\xfe", b"\xfe\xff")):
            return data.decode("utf-16")
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return None
