"""Files of hands at the console: read, or refused in a sentence."""

import sys
from collections.abc import Iterator
from pathlib import Path

from console.errors import Refused, one_line, read_bytes
from engine.records.record import Record, Unreadable
from tournament import hand_files, wording
from tournament.errors import BadFile
from tournament.hand_files import PHH, STARS, Hands
from tournament.language import gettext as _

__all__ = ["PHH", "STARS", "hands", "opened"]


def hands(path: Path) -> Iterator[Record | Unreadable]:
    """The hands of a file, one after the other; see `opened`."""
    return opened(path).hands


def opened(path: Path) -> Hands:
    """The hands of a file.

    Raises:
        Refused: the file cannot be read, or holds no hands in either form.
    """
    try:
        found = hand_files.opened(read_bytes(path), str(path))
    except BadFile as wrong:
        raise Refused(wording.refusal(wrong)) from wrong
    if found.guessed:
        said = _("{file} is not in UTF-8; it was read as Windows-1252.").format(file=path)
        print(one_line(said), file=sys.stderr)
    return found
