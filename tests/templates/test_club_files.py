"""The pages of a club as files: the same values, in the same order everywhere."""

import re

from templates.sheets.csv_sheet import csv_file
from templates.sheets.json_report import json_file
from templates.sheets.plain import text
from templates.web import html
from tests.templates.sheets.reading import read_csv, read_json
from tests.templates.sheets.round_trip import check_files, check_workbook
from tests.templates.web.golden_pages import club_pages
from tests.tournament.seasons.leagues import ROSTER, season, worth
from tournament.reports.season import season_page
from tournament.seasons.table import season_table

EQUALS = ["Anna", "Boris", "Cyril"]


def test_season_person_and_people_come_back_as_they_went() -> None:
    for page in club_pages().values():
        check_files(page)
        check_workbook(page)


def test_b188_equals_stand_in_the_same_order_in_every_file() -> None:
    night = worth(1, "2026-03-01", {"Cyril": 25, "Anna": 25, "Boris": 25})
    page = season_page(season_table(season(), [night], ROSTER))
    table = page.table
    assert table is not None
    place = [column.key for column in table.columns].index("name")
    assert [row.cells[place].value for row in table.rows] == EQUALS
    assert [row[place] for row in read_csv(csv_file(page), "season.csv", table.columns).rows] == EQUALS
    assert [row[place] for row in read_json(json_file(page))["season"]] == EQUALS
    for printed in (html.page(page).partition("<tbody")[2], text(page)):
        assert re.findall("Anna|Boris|Cyril", printed)[:3] == EQUALS
