"""What we export about people is taken in again as it was: CSV, XLSX and JSON, of the roster and of standings."""

import json
from dataclasses import replace

import pytest

from templates.sheets.csv_sheet import csv_file
from templates.sheets.json_report import json_file
from templates.sheets.workbook import xlsx_file
from tests.fakes import Night
from tests.tournament.test_people_importing import after
from tournament.club import Roster
from tournament.errors import BadFile
from tournament.people.headings import HEADINGS
from tournament.people.importing import guess, import_people, plan
from tournament.reports.catalogue import of_name
from tournament.reports.page import Table
from tournament.reports.roster import roster_page
from tournament.reports.standings import standings
from tournament.spreadsheet import read_sheet

LIST = (
    "name,nickname,member,notes\n\"Karel, Jr.\",Kaja,00123,left-handed\n'=1+1,,1E5,'-tall\n"
    'עומר 2026,,007,\nO\'Neil,,,"two\nlines"\n👨‍👩‍👧,,12345678901234567890,\n'
)


def read(data: bytes, file: str) -> Roster:
    sheet = read_sheet(data, file, wanted=HEADINGS)
    roster = Roster()
    return after(roster, import_people(roster, 0, plan(sheet, guess(sheet), roster)))


def people(roster: Roster) -> set[tuple[str, str, str, tuple[str, ...]]]:
    return {(each.name, each.nickname, " ".join(each.notes.split()), roster.ids(each.number)) for each in roster.people}


@pytest.mark.parametrize("kind", ["csv", "csv;", "xlsx", "json"])
def test_the_club_s_people_come_back_from_every_kind_of_file(kind: str) -> None:
    """B207, B210: without a question, and numbers of members as they were."""
    club = read(LIST.encode(), "list.csv")
    page = roster_page(club)
    written = {
        "csv": lambda: csv_file(page),
        "csv;": lambda: csv_file(page, ";"),
        "xlsx": lambda: xlsx_file([page]),
        "json": lambda: json_file(page),
    }[kind]()
    assert people(read(written, f"roster.{kind}")) == people(club)
    sheet = read_sheet(written, "roster", wanted=HEADINGS)
    assert not plan(sheet, guess(sheet), club).changes_something, "the club's own list changes nothing"


@pytest.mark.parametrize("kind", ["csv", "xlsx", "json"])
def test_standings_name_the_people_of_an_evening(kind: str) -> None:
    night = Night().enter("Anna", "Dvořák, Jan", "=1+1")
    page = standings(night.evening.state, night.clock())
    written = {"csv": csv_file(page), "json": json_file(page), "xlsx": xlsx_file([page])}[kind]
    assert {each.name for each in read(written, f"standings.{kind}").people} == {"Anna", "Dvořák, Jan", "=1+1"}


@pytest.mark.parametrize("name", ["standings", "seating", "seats", "sign-in"])
def test_no_list_of_an_evening_changes_anybody_of_the_club(name: str) -> None:
    """Neither the numbers of a sign-in sheet nor what stands beside a row becomes part of a person."""
    night = Night().enter("Anna", "Dvořák, Jan", "=1+1").draw()
    report = of_name(name)
    assert report is not None
    page = report.page(night.evening.state, night.clock(), night.evening.steps)
    (table,) = [part for part in page.parts if isinstance(part, Table)][:1]
    first = table.rows[0]
    noted = replace(first, cells=(replace(first.cells[0], note="moved twice"), *first.cells[1:]))
    told = replace(page, parts=(replace(table, rows=(noted, *table.rows[1:])),), flat=None)
    for written in (csv_file(page), json_file(page), xlsx_file([page]), xlsx_file([told])):
        sheet = read_sheet(written, name, wanted=HEADINGS)
        assert not plan(sheet, guess(sheet), night.club.state).changes_something


def test_a_list_of_objects_of_others_is_read_too() -> None:
    data = json.dumps({"club": {"members": [{"first name": "Jan", "surname": "Novák", "id": 7}, {"x": None}]}})
    assert people(read(data.encode(), "x.json")) == {("Jan Novák", "", "", ("7",))}


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("{}", "file_empty"),
        ('[{"a": 1}]', "file_empty"),
        ("[1, }", "json_wrong"),
        ("[" * 99_999 + "]", "json_wrong"),
    ],
)
def test_json_without_people_is_refused(text: str, code: str) -> None:
    with pytest.raises(BadFile, match=code):
        read(text.encode(), "x.json")
