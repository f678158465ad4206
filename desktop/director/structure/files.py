"""Structures as files: read from a spreadsheet or from our own JSON, written as both."""

from functools import partial
from pathlib import Path

from PyQt6.QtWidgets import QFileDialog, QWidget

from desktop.director import desk_words
from desktop.director.roster_file import read_bytes
from templates.files import write_files
from tournament.errors import BadFile, Refusal
from tournament.structures import structure_files
from tournament.structures.structure import Structure

READ, CSV, JSON = "*.json *.csv *.txt *.xlsx *.tdt", "csv", "json"


def read(path: str, encoding: str | None = None) -> Structure:
    """The structure in that file.

    Raises:
        Refusal: it cannot be opened, or as `structure_files.read` says.
    """
    file = Path(path)
    return structure_files.read(read_bytes(file), file.name, encoding=encoding)


def write(structure: Structure, path: str) -> None:
    """Write it as the ending says: `.csv`, else JSON.

    Raises:
        BadFile: `cannot_write` (`file`, `detail`).
    """
    file = Path(path)
    is_csv = file.suffix.casefold() == f".{CSV}"
    text = structure_files.write_csv(structure) if is_csv else structure_files.write_json(structure)
    try:
        write_files(file.parent, {file.name: text.encode()})
    except OSError as error:
        raise BadFile("cannot_write", file=file.name, detail=error.strerror or str(error)) from error


def why_unread(wrong: Refusal) -> str:
    """The sentence for a file that could not be read."""
    return desk_words.refusal(wrong)


def ask_where(parent: QWidget, title: str, structure: Structure, ending: str, answer: "partial[None]") -> None:
    """Ask for a place to write to, and hand its path over."""
    name = "".join(letter if letter.isalnum() or letter in " -_()" else "_" for letter in structure.name).strip()
    asked = QFileDialog(parent, title, f"{name or 'structure'}.{ending}", f"{title} (*.{ending})")
    asked.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    asked.setDefaultSuffix(ending)
    asked.fileSelected.connect(answer)
    asked.finished.connect(asked.deleteLater)
    asked.open()
