"""A season that is over stays as it was."""

from dataclasses import replace

from tests.tournament.seasons.leagues import POINTS, ROSTER, number, season, worth
from tournament.club.roster import Player, Roster
from tournament.events import ClosedEvening, ClosedLine, ClosedResult, PointsAdjusted, SeasonClosed
from tournament.reports.page import POINT
from tournament.seasons.closed import closing, differs, table_of
from tournament.seasons.kitty import kitties
from tournament.seasons.table import Counting, season_table

NIGHTS = [
    worth(1, "2026-03-01", {"Anna": 10, "Boris": 8}),
    worth(2, "2026-03-02", {"Anna": 4, "Boris": 6, "Cyril": 2}),
]
AUTUMN = season(replace(POINTS, best=1, fewest=2))


def result(points: int, place: int, *, counted: bool = True) -> ClosedResult:
    """What somebody did on an evening where points are the prize."""
    return ClosedResult(points * POINT, counted, place, points * 100)


def test_a_closed_season_keeps_its_table_when_an_evening_changes() -> None:
    table = season_table(AUTUMN, NIGHTS, ROSTER)
    closed = closing(table)
    assert closed == SeasonClosed(
        "Autumn",
        (ClosedEvening(1, "Evening 1", "2026-03-01", 2), ClosedEvening(2, "Evening 2", "2026-03-02", 3)),
        (
            ClosedLine(number("Anna"), "Anna", 1, 10 * POINT, (result(10, 1), result(4, 2, counted=False)), None),
            ClosedLine(number("Boris"), "Boris", 2, 8 * POINT, (result(8, 2), result(6, 1, counted=False)), None),
            ClosedLine(number("Cyril"), "Cyril", None, 2 * POINT, (None, result(2, 3))),
        ),
        "EUR",
    )
    assert not differs(closed, table)
    changed = [NIGHTS[0], worth(2, "2026-03-02", {"Anna": 4, "Boris": 60, "Cyril": 2})]
    now = season_table(AUTUMN, changed, ROSTER)
    assert now.lines[0].name == "Boris"
    assert differs(closed, now)
    assert differs(closed, season_table(AUTUMN, NIGHTS[:1], ROSTER))
    kept = table_of(AUTUMN, changed, replace(ROSTER, closed={"autumn": closed}))
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


def test_a_closed_season_is_told_as_it_was_whatever_becomes_of_its_evenings_its_people_and_its_money() -> None:
    merged = {**ROSTER.players, number("Cyril"): Player(number("Cyril"), "Cyril", merged_into=number("Anna"))}
    late = PointsAdjusted("Autumn", number("Boris"), -POINT, "late")
    roster = Roster(players=merged, adjustments={"autumn": (late,)})
    nights = [
        worth(1, "2026-03-01", {"Cyril": 10, "Boris": 8}, league=300),
        worth(2, "2026-03-02", {"Anna": 9, "Boris": 4}, league=200),
        worth(3, "2026-03-03", {"Boris": 700}, currency="CZK", league=50),
    ]
    autumn = season(kitty=(10_000,))
    table = season_table(autumn, nights, roster)
    over = replace(ROSTER, closed={"autumn": closing(table)})
    kept = table_of(autumn, (), over)
    assert replace(kept, closed=False) == table
    assert (kept.currency, kept.lines[1].wins, kept.lines[1].prizes) == ("EUR", 2, 1_900)
    assert kitties(kept, over) == kitties(table, roster)
    assert table_of(replace(autumn, league="Thursdays"), nights[:1], over).lines == kept.lines
