"""docs/exports.md names every column and every key, and the code has every one that it names."""

import json
import re
from pathlib import Path

import pytest

from templates.sheets.json_report import json_file
from tests.templates.sheets.test_sheets import mixed, results
from tests.tournament.seasons.leagues import ROSTER, number, season
from tournament.reports.catalogue import EVENING
from tournament.reports.hands import hands
from tournament.reports.highlights import highlights
from tournament.reports.page import Page
from tournament.reports.player import player_page
from tournament.reports.roster import roster_page
from tournament.reports.season import season_page
from tournament.seasons.statistics import statistics
from tournament.seasons.table import season_table

TEXT = (Path(__file__).resolve().parents[3] / "docs" / "exports.md").read_text(encoding="utf-8")


def section(heading: str) -> str:
    """What stands below that heading."""
    return re.split(r"^#+ ", TEXT.split(f"# {heading}\n")[1], maxsplit=1, flags=re.MULTILINE)[0]


def keys(text: str) -> list[str]:
    return re.findall(r"`([a-z_]+)`", text)


def first_cells(table: str) -> list[str]:
    """What the rows of a table in the text are about."""
    return [key for line in table.splitlines() if line.startswith("| `") for key in keys(line.split("|")[1])]


def pages() -> list[Page]:
    """Those of an evening, and those of a club in which no evening was played: they have no columns of single ones."""
    night = mixed()
    made = [report.make(night.evening.state, night.clock()) for report in EVENING]
    club = [
        season_page(season_table(season(), [], ROSTER)),
        player_page(statistics(number("Anna"), [], ROSTER)),
        roster_page(ROSTER),
    ]
    return [*made, hands(night.evening.state, []), highlights(night.evening.state, []), *club]


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.name)
def test_the_columns_of_every_report_are_documented_in_their_order(page: Page) -> None:
    assert page.table is not None
    paragraph = section(page.name).strip().split("\n\n")[0]
    assert keys(paragraph) == [column.key for column in page.table.columns]


def test_the_keys_of_a_report_are_documented() -> None:
    whole = json.loads(json_file(pages()[0]))
    text = section("JSON of a report")
    assert first_cells(text) == list(whole)
    table = whole["tables"]["standings"]
    assert set(keys(text)) >= {*table, *table["columns"][0], *whole["facts"]["pool"]}


def test_the_keys_of_the_results_are_documented() -> None:
    found = results(mixed())
    text = section("results.json")
    whole, place = text.split("A place:\n")
    assert sorted(first_cells(whole)) == sorted(found)
    assert sorted(first_cells(place)) == sorted(found["places"][0])
    for key in ("prices", "periods", "prizes", "tables", "knock_outs"):
        assert set(keys(whole)) >= {inner for each in found[key] for inner in each}, key
