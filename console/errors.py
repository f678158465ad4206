"""How the console says no: one sentence, and the exit status that belongs to it."""

import os
import unicodedata
from pathlib import Path

from tournament.language import gettext as _

REFUSED = 2
"""The exit status of everything that was refused."""

INTERRUPTED = 130
"""The exit status after Ctrl+C: 128 and the number of the signal, as shells count."""


LARGEST = 100_000_000
"""Bytes; no list, structure or file of hands comes near."""


class Refused(Exception):
    """The console cannot do what was asked; its text is the sentence that says why."""

    status = REFUSED


class Interrupted(Refused):
    """Somebody pressed Ctrl+C; the sentence says how to go on."""

    status = INTERRUPTED


_REORDERING = frozenset(("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"))
"""Bidirectional classes of what turns around the text after it."""


def one_line(text: str) -> str:
    """The text on one line of a terminal, whatever a name or an old file may hold.

    What would move its cursor, colour it or turn it around is shown as �; joiners and narrow blanks are spelling.
    """
    return "".join("\N{REPLACEMENT CHARACTER}" if _moves(character) else character for character in text)


def _moves(character: str) -> bool:
    return (
        unicodedata.category(character) in ("Cc", "Cs", "Zl", "Zp")
        or unicodedata.bidirectional(character) in _REORDERING
    )


def unreadable(path: Path, error: OSError) -> Refused:
    """The refusal of a file that the system does not give us."""
    if isinstance(error, FileNotFoundError):
        return Refused(_("{file}: there is no such file.").format(file=path))
    if isinstance(error, IsADirectoryError) or path.is_dir():
        return Refused(_("{file} is a folder, not a file.").format(file=path))
    return Refused(_("{file} cannot be read: {why}.").format(file=path, why=reason(error)))


def unwritable(path: Path, error: OSError | ValueError) -> Refused:
    """The refusal of a place where the system does not let us write; ValueError is a name with a NUL character."""
    where = getattr(error, "filename", None) or path
    if isinstance(error, IsADirectoryError):
        return Refused(_("{file} is a folder, not a file.").format(file=where))
    return Refused(_("{file} cannot be written: {why}.").format(file=where, why=reason(error)))


def reason(error: OSError | ValueError) -> str:
    """The system's own words."""
    return os.strerror(error.errno).lower() if isinstance(error, OSError) and error.errno else str(error)


def read_bytes(path: Path) -> bytes:
    """What a file holds.

    Raises:
        Refused: it cannot be read, or holds more than `LARGEST`, as a device does that never ends.
    """
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        raise unreadable(path, error) from error
    except ValueError as error:
        # A name with a NUL character is no name of a file on any system.
        raise Refused(_("{file}: there is no such file.").format(file=path)) from error
    if len(data) > LARGEST:
        raise Refused(_("{file} is far too large to be what it should be.").format(file=path))
    return data
