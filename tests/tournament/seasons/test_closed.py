"""A season that is over stays as it was."""

from dataclasses import replace

from tests.tournament.seasons.leagues import POINTS, ROSTER, number, season, worth
from tournament.events import ClosedLine, SeasonClosed
from tournament.reports.page import POINT
from tournament.seasons.closed import closed_table, closing, differs
from tournament.seasons.table import Counting, season_table

NIGHTS = [
    worth(1, "2026-03-01", {"Anna": 10, "Boris": 8}),
    worth(2, "2026-03-02", {"Anna": 4, "Boris": 6, "Cyril": 2}),
]
AUTUMN = season(replace(POINTS, best=1, fewest=2))


def test_a_closed_season_keeps_its_table_when_an_evening_changes() -> None:
    table = season_table(AUTUMN, NIGHTS, ROSTER)
    closed = closing(table)
    assert closed == SeasonClosed(
        "Autumn",
        (1, 2),
        (
            ClosedLine(number("Anna"), "Anna", 1, 10 * POINT, (10 * POINT, 4 * POINT), (True, False)),
            ClosedLine(number("Boris"), "Boris", 2, 8 * POINT, (8 * POINT, 6 * POINT), (True, False)),
            ClosedLine(number("Cyril"), "Cyril", None, 2 * POINT, (None, 2 * POINT), (False, True)),
        ),
    )
    assert not differs(closed, table)
    changed = [NIGHTS[0], worth(2, "2026-03-02", {"Anna": 4, "Boris": 60, "Cyril": 2})]
    now = season_table(AUTUMN, changed, ROSTER)
    assert now.lines[0].name == "Boris"
    assert differs(closed, now)
    assert differs(closed, season_table(AUTUMN, NIGHTS[:1], ROSTER))
    kept = closed_table(closed, AUTUMN, changed)
    assert kept.closed
    assert [(line.name, line.rank, line.points) for line in kept.lines] == [
        ("Anna", 1, 10 * POINT),
        ("Boris", 2, 8 * POINT),
        ("Cyril", None, 2 * POINT),
    ]
    assert kept.lines[2].counting == (None, Counting.COUNTED)
    assert [(evening.name, evening.day) for evening in kept.evenings] == [
        ("Evening 1", "2026-03-01"),
        ("Evening 2", "2026-03-02"),
    ]
    assert kept.lines[0].wins == 1
    assert closing(kept) == closed


def test_a_closed_season_can_be_told_without_its_evenings() -> None:
    kept = closed_table(closing(season_table(AUTUMN, NIGHTS, ROSTER)), AUTUMN)
    assert [(evening.stream, evening.name) for evening in kept.evenings] == [(1, ""), (2, "")]
    assert [line.rank for line in kept.lines] == [1, 2, None]
