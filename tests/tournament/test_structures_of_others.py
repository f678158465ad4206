"""Structures from workbooks and from files of The Tournament Director."""

import csv as csv_module
import io
from collections.abc import Callable
from pathlib import Path

import pytest
from openpyxl import Workbook

from templates.sheets.json_report import json_file
from tests.fakes import STRUCTURE, Night
from tests.tournament.test_structure_files import CSV, csv
from tournament.errors import BadFile
from tournament.names import MINUTE
from tournament.reports.structure import structure
from tournament.structures.structure import Level
from tournament.structures.structure_files import read, write_json


def test_a_workbook_with_the_columns_of_our_csv_is_read() -> None:
    book = Workbook()
    sheet = book.active
    assert sheet is not None
    for row in csv_module.reader(io.StringIO(CSV)):
        sheet.append([float(cell) if cell[:1].isdigit() else cell or None for cell in row])
    out = io.BytesIO()
    book.save(out)
    assert read(out.getvalue(), "friday night.xlsx") == csv(CSV)
    with pytest.raises(BadFile, match="workbook_damaged"):
        read(out.getvalue()[:-400], "friday night.xlsx")


def test_the_report_of_a_structure_is_read_as_json_too() -> None:
    """What an evening's `structure.json` says is the structure that it was played by."""
    written = json_file(structure(Night().evening.state, 0))
    assert read(written, "structure.json").periods == STRUCTURE.periods


def test_the_levels_of_a_tdt_file_are_read(shared_file: Callable[[str], Path]) -> None:
    path = shared_file("cases/tdt/bounties-and-add-ons.tdt")
    found = read(path.read_bytes(), path.name)
    assert len([each for each in found.periods if isinstance(each, Level)]) > 5
    ten = read(path.read_bytes(), path.name, minutes=10)
    assert {each.duration_ms for each in ten.periods if isinstance(each, Level)} == {10 * MINUTE}
    assert read(write_json(found).encode(), "x.json") == found
    with pytest.raises(BadFile):
        read(b"{ V: ", "broken.tdt")
