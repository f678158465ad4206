"""Who sits where, by table and by name, and the slips that say so."""

from dataclasses import replace
from functools import partial

from tests.fakes import Night, created, people
from tests.tournament.nights import bust, do, night_of
from tests.tournament.reports.checks import check_reports, column, notes, read, rows
from tournament.people import counting
from tournament.reports.page import Slips, Table
from tournament.reports.seat_slips import seat_slips
from tournament.reports.seating import seating, seats
from tournament.tables import tables


def test_each_table_lists_its_people_by_seat() -> None:
    """Twelve people, nine chairs: two tables of six."""
    night = night_of(created(), *people(12))
    check_reports(night.evening.state, night.evening.steps)
    page = seating(night.evening.state)
    parts = [part for part in page.parts if isinstance(part, Table)]
    assert [(part.key, part.caption, len(part.rows), part.captioned) for part in parts] == [
        ("table_1", "Table 1", 6, True),
        ("table_2", "Table 2", 6, True),
    ]
    assert column(parts[0], "seat") == [1, 2, 3, 4, 5, 6]
    assert page.flat is not None
    assert column(page.flat, "table") == [1] * 6 + [2] * 6
    assert sorted(map(str, column(page.flat, "name"))) == people(12)


def test_by_name_they_stand_as_people_look_for_them() -> None:
    """B225: accents count only between names otherwise equal; whoever is out stands there no more."""
    night = night_of(created(), "Napajedla", "Náchod", "Žofie", "Anna")
    bust(night, "Anna", "Žofie")
    page = seats(night.evening.state)
    assert [name for name, *_rest in read(page)] == ["Náchod", "Napajedla", "Žofie"]
    assert all(table == "1" and seat for _name, table, seat in read(page))


def test_who_has_no_seat_yet_stands_there_too() -> None:
    page = seats(Night().enter("Anna").evening.state)
    (table,) = (part for part in page.parts if isinstance(part, Table))
    assert rows(table, "name", "table", "seat") == [("Anna", None, None)]
    assert notes(table, "table") == ["no seat yet"]
    opened = Night().enter("Anna", "Boris")
    do(opened, tables.open_table)
    by_table = seating(opened.evening.state)
    assert [(part.key, len(part.rows)) for part in by_table.parts if isinstance(part, Table)] == [
        ("table_1", 0),
        ("no_seat", 2),
    ]


def test_an_evening_without_tables_says_so() -> None:
    (table,) = seating(Night().evening.state).parts
    assert isinstance(table, Table)
    assert (table.rows, table.empty) == ((), "No table is open.")
    (slips,) = seat_slips(Night().evening.state).parts
    assert isinstance(slips, Slips)
    assert (slips.slips, slips.empty) == ((), "Nobody has a seat yet.")


def test_a_seat_slip_says_table_and_seat_in_large_letters() -> None:
    night = night_of(created(), "Boris", "Anna")
    page = seat_slips(night.evening.state)
    (slips,) = page.parts
    assert isinstance(slips, Slips)
    first = slips.slips[0]
    seat = night.evening.state.entry(night.number("Anna")).seat
    assert seat is not None
    assert (first.name, first.about) == ("Anna", "Thursday at Anna's")
    assert first.large == f"Table 1 · Seat {seat.number}"
    assert [label for label, _words in first.lines] == ["Day", "Start"]


def test_where_players_are_only_counted_nobody_sits_anywhere() -> None:
    night = Night(replace(created(), counted=True))
    do(night, partial(counting.more_players, count=2))
    check_reports(night.evening.state, night.evening.steps)
    assert [name for name, *_rest in read(seats(night.evening.state))] == ["Player 1", "Player 2"]
    assert seat_slips(night.evening.state).parts[0] == Slips((), "Nobody has a seat yet.")
