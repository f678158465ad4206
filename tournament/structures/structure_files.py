"""Blind structures as files: CSV and JSON, in and out; XLSX and `.tdt`, in; and those that ship with the program."""

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from importlib import resources
from pathlib import PurePath
from types import MappingProxyType

from tournament import json_tables
from tournament.decoding import decode
from tournament.errors import BadFile, BadInput
from tournament.names import MINUTE
from tournament.spreadsheet import rows
from tournament.structures import structure_csv, structure_json
from tournament.structures.structure import LONGEST, Level, Structure
from tournament.structures.structure_check import check
from tournament.workbooks import is_workbook, read_workbook

TDT = ".tdt"
"""How the files of The Tournament Director end."""


def read(data: bytes, file: str, *, minutes: int | None = None, encoding: str | None = None) -> Structure:
    """The structure in a file; what each holds say the modules of the forms.

    JSON begins with a brace, a workbook and our report `structure.json` have the columns of our CSV, `.tdt` files hold
    the levels of an evening of The Tournament Director; all else is CSV.

    Args:
        data: the file's bytes.
        file: its name, for the refusals.
        minutes: the length of every level, whatever the file says, and of breaks for which it says nothing.
        encoding: what a CSV is written in, where somebody knows.

    Raises:
        BadFile: as `decoding.decode`, `spreadsheet.rows`, `structure_json.parse`, `structure_csv.parse`,
            `workbooks.read_workbook`, `json_tables.read_json`, `tdt.reading.read` and `structure_check.check` say.
        BadInput: `minutes_out_of_range` (`minutes`, `most`), the argument is below 1 or too large.
    """
    if minutes is not None and not 1 <= minutes <= LONGEST // MINUTE:
        raise BadInput("minutes_out_of_range", minutes=minutes, most=LONGEST // MINUTE)
    if file.casefold().endswith(TDT):
        structure = _of_tdt(data, file, minutes)
    elif is_workbook(data):
        structure = structure_csv.parse(read_workbook(data, file, wanted=("kind",)), file, minutes)
    else:
        text = decode(data, file, encoding).text
        if json_tables.is_report(text):
            structure = structure_csv.parse(json_tables.read_json(text, file, wanted=("kind",)), file, minutes)
        elif text.lstrip().startswith(("{", "[")) or file.casefold().endswith(".json"):
            structure = structure_json.parse(text, file, minutes)
        else:
            structure = structure_csv.parse(rows(text, file, wanted=("kind",)), file, minutes)
    try:
        check(structure)
    except BadInput as nonsense:
        raise BadFile(nonsense.code, file=file, **nonsense.facts) from nonsense
    return structure


def _of_tdt(data: bytes, file: str, minutes: int | None) -> Structure:
    from tournament.tdt import reading  # which takes in whole evenings, and is rarely wanted
    from tournament.tdt import structure as tdt_structure

    found = tdt_structure.structure(reading.read(data, file))
    if minutes is None:
        return found
    lasts = minutes * MINUTE
    return replace(
        found,
        periods=tuple(replace(each, duration_ms=lasts) if isinstance(each, Level) else each for each in found.periods),
    )


def write_csv(structure: Structure) -> str:
    """The levels and breaks as CSV that `read` reads back; name, note and starting stack have no place there."""
    return structure_csv.write(structure)


def write_json(structure: Structure) -> str:
    """The whole structure as our JSON, which `read` reads back equal."""
    return structure_json.write(structure)


@lru_cache(maxsize=1)
def shipped() -> Mapping[str, Structure]:
    """The structures that come with the program, by their short names in alphabetical order."""
    folder = resources.files("tournament") / "structures"
    files = sorted((entry for entry in folder.iterdir() if entry.name.endswith(".json")), key=lambda entry: entry.name)
    return MappingProxyType({PurePath(one.name).stem: read(one.read_bytes(), one.name) for one in files})


def find(name: str) -> Structure | None:
    """The shipped structure of that short name, blanks around it and capital letters aside."""
    return shipped().get(name.strip().casefold())
