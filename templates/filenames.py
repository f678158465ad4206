"""Names of tournaments as names of files that every system takes."""

import re
from collections.abc import Callable, Sequence

LONGEST = 100
"""Characters of such a name."""

LONGEST_BYTES = 200
"""The same in UTF-8: file systems count bytes up to 255, and an ending wants room."""

FALLBACK = "tournament"
"""For a name of which nothing is left."""

_FORBIDDEN = re.compile(r'[<>:"/\\|?*]')
_RESERVED = re.compile(r"(?:CON|PRN|AUX|NUL|(?:COM|LPT)[0-9¹²³])(?:\..*)?", re.IGNORECASE | re.DOTALL)
"""Devices of Windows, which are none the less with an ending."""


def file_stem(name: str) -> str:
    """The name without what Windows, macOS or Linux would not take in the name of a file.

    Forbidden characters become hyphens, control characters vanish; hyphens, blanks and dots at the ends go, and so
    does what is too long. `CON` becomes `CON-tournament`, and a name without any letter or digit `tournament`.
    """
    kept = "".join(character for character in _FORBIDDEN.sub("-", name) if character.isprintable())
    kept = " ".join(re.sub("-{2,}", "-", kept).split())[:LONGEST]
    kept = kept.encode("utf-8", errors="ignore")[:LONGEST_BYTES].decode("utf-8", errors="ignore").strip(" .-")
    if not any(character.isalnum() for character in kept):
        return FALLBACK
    if _RESERVED.fullmatch(kept):
        stem, dot, ending = kept.partition(".")
        return f"{stem.rstrip()}-{FALLBACK}{dot}{ending}"
    return kept


def beside(names: Sequence[str], is_taken: Callable[[str], bool]) -> dict[str, str]:
    """For each of the names one that is not taken, all with the same number: `standings (1).html`, `cash (1).csv`.

    Without a number where none of them is taken.
    """
    number = 0
    while any(is_taken(_numbered(name, number)) for name in names):
        number += 1
    return {name: _numbered(name, number) for name in names}


def _numbered(name: str, number: int) -> str:
    if number == 0:
        return name
    stem, dot, ending = name.rpartition(".")
    return f"{stem} ({number}){dot}{ending}" if dot else f"{name} ({number})"
