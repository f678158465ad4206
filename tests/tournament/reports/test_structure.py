"""The structure page: levels and breaks with their times, and rows that our own importer reads back."""

import csv
import io
from dataclasses import replace

from engine.blinds import AnteKind, Limit
from tests.fakes import MINUTE, Night, created
from tests.tournament.nights import night_of
from tests.tournament.reports.checks import check_page, notes, read, table_of
from tournament.reports.page import Mark, Page, Words
from tournament.reports.structure import structure
from tournament.structures import structure_files
from tournament.structures.structure import Break, Level, Structure


def test_levels_and_breaks_stand_there_with_the_times_that_are_known() -> None:
    night = night_of(created(), "Anna", "Boris")
    night.clock.forward(25 * MINUTE)
    page = structure(night.evening.state, night.clock())
    assert read(page) == [
        ["1", "25", "50", "", "20", "19:00"],
        ["2", "50", "100", "", "20", "19:20"],
        ["Break", "", "", "", "10", "19:40"],
        ["3", "100", "200", "100", "20", "19:50"],
    ]
    table = table_of(page, "levels")
    assert [each.heading for each in table.columns][3] == "Big-blind ante"
    assert [row.marks for row in table.rows] == [{Mark.QUIET}, set(), {Mark.HEAD}, set()]


def test_before_the_start_no_times_are_known_and_none_are_shown() -> None:
    assert read(structure(Night().evening.state))[0] == ["1", "25", "50", "", "20"]


def test_colours_limits_and_hands_are_told() -> None:
    periods = (
        Level(5, 10, limit=Limit.POT_LIMIT, duration_ms=None, hands=12),
        Break(10 * MINUTE, colours=(5, 25), waits=True),
        Level(25, 50, 10, AnteKind.PLAYER, duration_ms=None),
        Level(50, 100, 100, AnteKind.BUTTON, duration_ms=450_000),
    )
    listed = Structure("Odd", periods, note="For the club.\nBring chips.")
    page = structure(Night(replace(created(), structure=listed)).evening.state)
    check_page(page)
    table = table_of(page, "levels")
    assert [row[-1] for row in read(page)] == ["12 hands", "10", "–", "7.5"]
    assert notes(table, "level") == ["pot-limit", "remove 5 and 25", "", ""]
    assert notes(table, "ante") == ["", "", "ante", "button ante"]
    assert page.parts[0] == Words("", ("For the club.", "Bring chips."))
    assert read_back(page) == listed.periods


def test_the_flat_rows_of_every_structure_that_we_ship_are_what_our_own_importer_reads() -> None:
    for shipped in structure_files.shipped().values():
        assert read_back(structure(Night(replace(created(), structure=shipped)).evening.state)) == shipped.periods


def read_back(page: Page) -> tuple[Level | Break, ...]:
    """The periods of the page's rows, written as a spreadsheet does and read by the importer."""
    assert page.flat is not None
    out = io.StringIO(newline="")
    writer = csv.writer(out)
    writer.writerow([each.key for each in page.flat.columns])
    writer.writerows([cell.value for cell in row.cells] for row in page.flat.rows)
    return structure_files.read(out.getvalue().encode(), "structure.csv").periods
