"""A list of people from a file, as the desk takes it in: names, and sentences the director should hear."""

from dataclasses import dataclass
from pathlib import Path

from desktop.director import desk_words
from desktop.reading import beginning
from tournament.amounts_in_files import Written
from tournament.decoding import Note
from tournament.errors import BadFile, Refusal
from tournament.people import roster
from tournament.people.roster import Column, Columns

LARGEST = 5_000_000
ROSTER_FILES = "*.csv *.xlsx *.txt *.tsv *.json"
"""What lists of people are called."""


@dataclass(frozen=True, slots=True)
class ReadRoster:
    """The names in the file's order, its notes as sentences, and what it says of each: who has paid what."""

    names: tuple[str, ...]
    notes: tuple[str, ...]
    file: str = ""
    paid: tuple[Written, ...] = ()


def read_roster(path: Path, encoding: str | None = None, columns: Columns | None = None) -> ReadRoster:
    """Read the file; a list of one is one, too: somebody who comes late.

    `encoding`, `columns`: where somebody has said so.

    Raises:
        Refusal: it cannot be opened, or as `roster.read` says.
    """
    found = roster.read(read_bytes(path), path.name, encoding=encoding, fewest=1, chosen=columns)
    return ReadRoster(
        tuple(person.name for person in found.names),
        tuple(_said(note, path.name) for note in found.notes),
        path.name,
        tuple(Written(person.line, person.paid) for person in found.names),
    )


def columns_of(path: Path, encoding: str | None = None) -> tuple[Column, ...]:
    """The columns of the file.

    Raises:
        Refusal: as `read_roster` says.
    """
    return roster.columns(read_bytes(path), path.name, encoding=encoding)


def read_bytes(path: Path, most: int = LARGEST) -> bytes:
    """The file's bytes; `most`: no more of them.

    Raises:
        BadFile: `cannot_read` (`file`, `detail`), `file_too_large`.
    """
    try:
        data = beginning(path, most)
    except OSError as error:
        raise BadFile("cannot_read", file=path.name, detail=error.strerror or str(error)) from error
    if len(data) > most:
        raise BadFile("file_too_large", file=path.name)
    return data


def _said(note: Note, file: str) -> str:
    return desk_words.refusal(Refusal(note.code, **{"file": file, **note.facts}))
