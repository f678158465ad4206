"""The sign-in sheet: everybody expected or entered by name, and who waits."""

from dataclasses import replace
from functools import partial

from tests.fakes import Night, created
from tests.tournament.doors import Door, opened
from tests.tournament.nights import do
from tests.tournament.reports.checks import check_reports, column, read, rows, table_of
from tournament.people import counting, guests, registration
from tournament.people.entries import Terms
from tournament.reports.page import Table
from tournament.reports.sign_in import sign_in


def test_expected_and_entered_stand_there_by_name_and_who_waits_apart() -> None:
    door = Door(opened(capacity=2)).about(guests.expect, "Xaver", "Žofie", "Cyril")
    door.enter("Boris").enter("Žofie", terms=Terms(paid=0)).about(registration.join_waiting, "Petr", "Anna")
    check_reports(door.state, ())
    page = sign_in(door.state)
    assert read(page, "guests") == [
        ["1", "Boris", "€20", "€20", ""],
        ["2", "Cyril", "€20", "", ""],
        ["3", "Xaver", "€20", "", ""],
        ["4", "Žofie", "€20", "", ""],
    ]
    assert [row[1] for row in read(page, "waiting")] == ["Petr", "Anna"], "first come, first served"
    assert [each.key for each in table_of(page, "guests").columns if each.blank] == ["signature"]
    assert page.flat is not None
    assert rows(page.flat, "name", "status")[2:] == [
        ("Xaver", "expected"),
        ("Žofie", "entered"),
        ("Petr", "waiting"),
        ("Anna", "waiting"),
    ]


def test_who_is_only_counted_stands_there_by_number() -> None:
    night = Night(replace(created(buy_in=0), counted=True))
    do(night, partial(counting.more_players, count=2))
    page = sign_in(night.evening.state)
    assert column(table_of(page, "guests"), "name") == ["Player 1", "Player 2"]
    assert [each.key for each in table_of(page, "guests").columns if each.shown] == ["number", "name", "signature"]


def test_an_empty_list_says_so() -> None:
    (table,) = sign_in(Night().evening.state).parts
    assert isinstance(table, Table)
    assert table.empty == "Nobody is on tonight's list yet."
