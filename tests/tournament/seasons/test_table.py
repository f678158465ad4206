"""Who stands where in a season, and why."""

import random
from collections.abc import Mapping
from dataclasses import replace
from itertools import permutations

import pytest

from tests.tournament.seasons.leagues import NAMES, POINTS, ROSTER, evening, number, order, season, worth
from tournament.club.roster import Player, Roster
from tournament.events import Combining, PointsAdjusted, RankBy, Scoring
from tournament.names import PlayerId
from tournament.people.people import person_key
from tournament.reports.page import POINT
from tournament.seasons.closed import closing
from tournament.seasons.formula import Formula
from tournament.seasons.points import preview, units
from tournament.seasons.progress import SeasonTables, progress
from tournament.seasons.results import KnockOut, PersonResult
from tournament.seasons.table import Counting, Line, SeasonTable, evenings_of, season_table
from tournament.seasons.totals import totals

ONLY_POINTS = replace(POINTS, order=(RankBy.POINTS,))


def ranks(table: SeasonTable) -> list[tuple[str, int | None, float]]:
    return [(line.name, line.rank, line.points / POINT) for line in table.lines]


def line(table: SeasonTable, name: str) -> Line:
    return next(each for each in table.lines if each.name == name)


@pytest.mark.parametrize(
    ("points", "expected"),
    [
        ((30, 25, 25, 20), (1, 2, 2, 4)),  # B179
        ((40, 40, 35), (1, 1, 3)),  # B180
        ((50, 40, 40, 40, 10), (1, 2, 2, 2, 5)),  # B181
    ],
)
def test_b179_b180_b181_equals_share_a_rank_and_the_next_one_follows_later(
    points: tuple[int, ...], expected: tuple[int, ...]
) -> None:
    night = worth(1, "2026-03-05", dict(zip(NAMES, points, strict=False)))
    table = season_table(season(ONLY_POINTS), [night], ROSTER)
    assert tuple(each.rank for each in table.lines) == expected
    assert [each.tied for each in table.lines] == [expected.count(rank) > 1 for rank in expected]


def test_b183_more_better_places_are_ahead_and_an_absence_is_no_place() -> None:
    places = {"Anna": (1, 3, 3, None), "Boris": (1, 3, 4, 5)}
    nights = []
    for night in range(4):
        people = [
            PersonResult(number(name), name, place, prize=1_000)
            for name, own in places.items()
            if (place := own[night]) is not None
        ]
        nights.append(evening(night, f"2026-03-{night + 1:02}", people))
    average = replace(POINTS, combining=Combining.AVERAGE)
    table = season_table(season(average), nights, ROSTER)
    assert ranks(table) == [("Anna", 1, 10), ("Boris", 2, 10)]
    more = replace(average, order=(RankBy.POINTS, RankBy.EVENINGS))
    assert ranks(season_table(season(more), nights, ROSTER))[0][0] == "Boris"


def test_of_equal_places_one_more_of_any_is_ahead() -> None:
    nights = [order(1, "2026-03-01", "Anna", "Boris"), order(2, "2026-03-02", "Boris", "Anna", "Cyril")]
    nights.append(order(3, "2026-03-03", "Dana", "Cyril", "Anna"))
    table = season_table(season(Scoring("0", order=(RankBy.PLACES,))), nights, ROSTER)
    assert [(each.name, each.rank) for each in table.lines] == [("Anna", 1), ("Boris", 2), ("Dana", 3), ("Cyril", 4)]


def test_b185_two_events_on_one_day_are_two_results() -> None:
    days = ("2026-03-01", "2026-03-01", "2026-03-02", "2026-03-03")
    nights = [worth(n, day, {"Anna": own}) for n, (day, own) in enumerate(zip(days, (70, 80, 60, 50), strict=True))]
    table = season_table(season(replace(POINTS, best=3)), nights, ROSTER)
    assert table.lines[0].points == 210 * POINT
    assert table.lines[0].counting == (*[Counting.COUNTED] * 3, Counting.BEST)


def test_b186_an_evening_is_combined_before_the_best_are_chosen() -> None:
    """Weights of 0.2 and 0.8 within an evening make one number, attendance too; 8 of 12 such numbers count."""
    how = Scoring("0.2 * prize + 0.8 * bounty", decimals=0, attendance=5 * POINT, best=8)
    people = [
        PersonResult(number("Anna"), "Anna", 1, prize=10_000, bounty=0),  # 25 points
        PersonResult(number("Anna"), "Anna", 1, prize=0, bounty=5_000),  # 45 points
    ]
    nights = [evening(night, f"2026-03-{night:02}", [people[night % 2]]) for night in range(1, 13)]
    assert ranks(season_table(season(how), nights, ROSTER)) == [("Anna", 1, 6 * 45 + 2 * 25)]


def test_by_the_usual_formula_the_last_one_has_a_point_however_many_came_back() -> None:
    people = [PersonResult(number(name), name, place, entries=3) for place, name in enumerate(NAMES[:4], start=1)]
    table = season_table(season(Scoring()), [evening(1, "2026-03-01", people)], ROSTER)
    assert ranks(table) == [("Anna", 1, 4), ("Boris", 2, 3), ("Cyril", 3, 2), ("Dana", 4, 1)]


def test_b188_three_of_equal_points_stand_by_name_whatever_order_they_come_in() -> None:
    names = ("Čeněk", "Cyril", "Anna")
    people = {PlayerId(n): Player(PlayerId(n), name) for n, name in enumerate(names, start=1)}
    found = set()
    for shuffled in permutations(people.values()):
        night = evening(1, "2026-03-01", [PersonResult(each.number, each.name, 1, 3) for each in shuffled])
        table = season_table(season(Scoring("25")), [night], Roster(players=people))
        found.add(tuple((each.name, each.rank) for each in table.lines))
    assert found == {(("Anna", 1), ("Čeněk", 1), ("Cyril", 1))}


@pytest.mark.parametrize(
    ("how", "total", "counted"),
    [
        ({}, 150, 5),
        ({"best": 2}, 90, 2),
        ({"best": 9}, 150, 5),
        ({"drop": 2}, 120, 3),
        ({"drop": 9}, 50, 1),  # the best evening always counts
        ({"best": 2, "drop": 4}, 50, 1),
        ({"combining": Combining.AVERAGE}, 30, 5),
        ({"combining": Combining.AVERAGE, "best": 2}, 45, 2),
        ({"attendance": 2 * POINT}, 160, 5),
        ({"attendance": 2 * POINT, "best": 2}, 94, 2),
    ],
)
def test_best_evenings_count_and_worst_are_dropped(how: dict[str, object], total: int, counted: int) -> None:
    nights = [worth(n, f"2026-03-0{n + 1}", {"Anna": own, "Boris": 1}) for n, own in enumerate((10, 30, 50, 20, 40))]
    table = season_table(season(replace(POINTS, **how)), nights, ROSTER)  # type: ignore[arg-type]
    anna = line(table, "Anna")
    assert (anna.points, anna.counted, len(anna.attended)) == (total * POINT, counted, 5)


def test_absences_are_no_worst_evenings() -> None:
    nights = [worth(n, f"2026-03-0{n + 1}", {"Anna": 10} | ({"Boris": 20} if n < 2 else {})) for n in range(4)]
    table = season_table(season(replace(POINTS, drop=1)), nights, ROSTER)
    boris = line(table, "Boris")
    assert boris.counting == (Counting.COUNTED, Counting.WORST, None, None)
    assert boris.points == 20 * POINT


def test_who_was_there_too_seldom_stands_below_without_a_rank() -> None:
    nights = [worth(n, f"2026-03-0{n + 1}", {"Anna": 10} | ({"Boris": 90} if n < 1 else {})) for n in range(3)]
    table = season_table(season(replace(POINTS, fewest=2)), nights, ROSTER)
    assert ranks(table) == [("Anna", 1, 30), ("Boris", None, 90)]


def test_an_average_has_two_decimals_at_least_and_ranks_as_it_is_shown() -> None:
    nights = [worth(n, f"2026-03-0{n + 1}", {"Anna": own}) for n, own in enumerate((10, 10, 11))]
    table = season_table(season(replace(POINTS, combining=Combining.AVERAGE)), nights, ROSTER)
    assert (table.decimals, table.lines[0].points) == (2, 103_300)


@pytest.mark.parametrize(
    ("key", "first"),
    [
        (RankBy.POINTS, "Cyril"),
        (RankBy.WINS, "Anna"),
        (RankBy.CASHES, "Boris"),
        (RankBy.PRIZES, "Boris"),
        (RankBy.KNOCK_OUTS, "Dana"),
        (RankBy.EVENINGS, "Dana"),
        (RankBy.BEST, "Emil"),
        (RankBy.LAST, "Fero"),
    ],
)
def test_each_key_puts_somebody_else_ahead(key: RankBy, first: str) -> None:
    won: dict[str, tuple[int | None, ...]] = {
        "Anna": (1, 1, None),
        "Boris": (2, 2, None),
        "Cyril": (3, 3, None),
        "Dana": (5, 5, 5),
        "Emil": (4, None, None),
    }
    won["Fero"] = (None, None, 1)
    nights = []
    for night in range(3):
        people = [
            PersonResult(number(name), name, place, prize=3_000 if name == "Boris" else 0)
            for name, own in won.items()
            if (place := own[night]) is not None
        ]
        knock_outs = [KnockOut(number("Emil"), (number("Dana"),))]
        nights.append(evening(night, f"2026-03-0{night + 1}", people, knock_outs=knock_outs))
    how = Scoring("switch(place, 3, 30, 4, 40, 0)", order=(key,))
    assert season_table(season(how), nights, ROSTER).lines[0].name == first


def test_only_evenings_that_are_over_and_of_people_belong_to_a_season() -> None:
    nights = [
        order(1, "2026-01-01", "Anna"),
        order(2, "2025-12-31", "Anna"),
        order(3, "2026-12-31", "Anna"),
        order(4, "2027-01-01", "Anna"),
        order(5, "2026-05-01", "Anna", finished=False),
        order(6, "2026-05-01", "Anna", simulated=True),
        order(7, "2026-05-01", "Anna"),
        order(8, "2020-05-01", "Anna"),
    ]
    assert [each.stream for each in evenings_of(season(added=(8, 6), left_out=(7,)), nights)] == [8, 1, 3]
    open_end = replace(season(), last_day=None)
    assert [each.stream for each in evenings_of(open_end, nights)] == [1, 7, 3, 4]


def test_merged_people_are_one_and_guests_rank_nowhere() -> None:
    boris, cyril = number("Boris"), number("Cyril")
    merged = Roster(players={**ROSTER.players, cyril: Player(cyril, "Cyril", merged_into=boris)})
    nights = [worth(1, "2026-03-01", {"Boris": 10, "Anna": 5}), worth(2, "2026-03-02", {"Cyril": 20, "Anna": 5})]
    nights.append(evening(3, "2026-03-03", [PersonResult(None, "Guest", 1, prize=9_900)]))
    table = season_table(season(), nights, merged)
    assert ranks(table) == [("Boris", 1, 30), ("Anna", 2, 10)]
    assert len(season_table(season(), nights, ROSTER).lines) == 3
    nobody = season_table(season(), nights, Roster())
    assert [each.name for each in nobody.lines] == ["Cyril", "Boris", "Anna"]  # as they were entered


def test_points_are_put_right_by_hand_for_a_reason() -> None:
    nights = [worth(1, "2026-03-01", {"Anna": 10, "Boris": 8})]
    late = PointsAdjusted("Autumn", number("Anna"), -5 * POINT, "late")
    helped = PointsAdjusted("Autumn", number("Dana"), 4 * POINT, "brought the chips")
    table = season_table(season(), nights, replace(ROSTER, adjustments={person_key("Autumn"): (late, helped)}))
    assert ranks(table) == [("Boris", 1, 8), ("Anna", 2, 5), ("Dana", 3, 4)]
    assert line(table, "Anna").adjustments == (late,)
    assert ranks(season_table(season(), nights, ROSTER, [late]))[1] == ("Anna", 2, 5)


def test_everybody_moves_against_the_table_before_the_last_evening() -> None:
    nights = [worth(1, "2026-03-01", {"Anna": 10, "Boris": 8}), worth(2, "2026-03-02", {"Boris": 9, "Cyril": 1})]
    table = season_table(season(), nights, ROSTER)
    assert [(each.name, each.movement) for each in table.lines] == [("Boris", 1), ("Anna", -1), ("Cyril", None)]
    assert season_table(season(), nights[:1], ROSTER).lines[0].movement is None


def test_a_formula_that_fails_for_somebody_is_told_and_costs_only_those_points() -> None:
    free = PersonResult(number("Boris"), "Boris", 2, cost=0)
    night = evening(1, "2026-03-01", [PersonResult(number("Anna"), "Anna", 1, cost=2_000), free])
    table = season_table(season(Scoring("100 / cost", attendance=POINT)), [night], ROSTER)
    assert ranks(table) == [("Anna", 1, 6), ("Boris", 2, 1)]
    told = table.notices[0]
    assert (told.refused.code, told.name, told.evening) == ("formula_by_zero", "Boris", table.evenings[0])
    broken = season_table(season(Scoring("entries -")), [night], ROSTER)
    assert [each.refused.code for each in broken.notices] == ["formula_syntax"]
    assert {each.points for each in broken.lines} == {0}


def test_a_season_without_evenings_is_an_empty_table() -> None:
    table = season_table(season(), [], ROSTER)
    assert (table.lines, table.evenings, table.notices) == ((), (), ())


def test_points_of_an_evening_are_rounded_to_the_decimals_of_the_season() -> None:
    night = order(1, "2026-03-01", "Anna", "Boris", "Cyril")
    found = preview("10 * sqrt(n) / sqrt(place)", night, Scoring(decimals=1), ROSTER.canonical)
    assert [each.points for each in found] == [173_000, 122_000, 100_000]
    assert units(-2.25, 1) == -23_000


def test_a_season_grows_evening_by_evening_as_its_table_did() -> None:
    nights = [worth(n, f"2026-03-0{n}", {"Boris": own, "Anna": 1}) for n, own in ((2, 5), (3, 9), (4, 3))]
    nights.append(worth(1, "2026-03-01", {"Anna": 1}))
    table = season_table(season(replace(POINTS, best=2)), nights, ROSTER)
    assert progress(table, line(table, "Boris")) == (None, 5 * POINT, 14 * POINT, 14 * POINT)


def test_b272_in_a_large_league_the_formula_is_worked_out_once_for_all_who_are_equal_in_what_it_asks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    worked_out: list[float] = []
    really = Formula.points

    def counted(self: Formula, variables: Mapping[str, float]) -> float:
        worked_out.append(variables["place"])
        return really(self, variables)

    monkeypatch.setattr(Formula, "points", counted)
    people = [Player(PlayerId(n), f"P{n:02}") for n in range(1, 31)]
    nights = []
    for night in range(60):
        came = random.Random(night).sample(people, len(people))
        placed = tuple(PersonResult(each.number, each.name, n, cost=2_000) for n, each in enumerate(came, start=1))
        nights.append(evening(night, f"2026-{night // 28 + 1:02}-{night % 28 + 1:02}", placed))
    roster = Roster(players={each.number: each for each in people})
    table = season_table(season(Scoring("sqrt(n * b ** 2 / e) / (f + 1)", best=40)), nights, roster)
    assert len(table.lines) == 30
    assert worked_out == list(range(1, 31))


def test_b272_a_table_is_reckoned_again_only_after_a_change() -> None:
    nights = [worth(1, "2026-03-01", {"Anna": 10, "Boris": 8}), worth(2, "2026-03-02", {"Boris": 9, "Cyril": 1})]
    tables, how = SeasonTables(), season()
    table = tables.of(how, nights, ROSTER)
    assert tables.of(how, list(nights), replace(ROSTER, came=frozenset({7}))) is table
    assert tables.of(how, nights[:-1], ROSTER) is not table
    assert tables.of(replace(how, scoring=ONLY_POINTS), nights, ROSTER) is not table
    renamed = replace(ROSTER, players={**ROSTER.players, PlayerId(1): Player(PlayerId(1), "Zoe")})
    assert "Zoe" in {each.name for each in tables.of(how, nights, renamed).lines}
    assert tables.of(how, nights, ROSTER) == table
    over = replace(ROSTER, closed={"autumn": closing(table)})
    assert tables.of(how, nights[:1], over).closed
    assert tables.of(how, nights[:1], over).lines[0].points == table.lines[0].points
    assert table.points_on(2) == {number("Boris"): 9 * POINT, number("Cyril"): POINT}
    assert table.points_on(3) == {}


def test_points_by_hand_and_for_being_there_are_shown_with_the_decimals_they_have() -> None:
    nights = [worth(1, "2026-03-01", {"Anna": 10, "Boris": 9})]
    half = PointsAdjusted("Autumn", number("Boris"), 7_500, "helped")
    assert season_table(season(), nights, ROSTER).decimals == 0
    assert season_table(season(), nights, ROSTER, [half]).decimals == 2
    assert season_table(season(replace(POINTS, attendance=5_000)), nights, ROSTER).decimals == 1


def test_whoever_has_two_names_on_an_evening_is_in_the_money_if_either_is() -> None:
    people = [PersonResult(number("Anna"), "Anna", 1), PersonResult(number("Boris"), "Boris", 2, prize=500)]
    one = {**ROSTER.players, number("Boris"): Player(number("Boris"), "Boris", merged_into=number("Anna"))}
    own = totals([evening(1, "2026-03-01", people)], Roster(players=one))[number("Anna")]
    assert (own.evenings, own.wins, own.cashes, own.net) == (1, 1, 1, {"EUR": 500})
