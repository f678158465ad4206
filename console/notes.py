"""What somebody should hear about a file that was read, on stderr."""

import sys
from collections.abc import Iterable

from console.errors import one_line
from tournament import wording
from tournament.decoding import Note


def tell(notes: Iterable[Note], file: str) -> None:
    """Say each note about that file as one sentence."""
    for note in notes:
        print(one_line(wording.coded(note.code, {"file": file, **note.facts})), file=sys.stderr)
