"""What is told of one person over many evenings."""

from dataclasses import replace

from tests.tournament.seasons.leagues import POINTS, ROSTER, evening, number, order, season
from tournament.club.roster import Player, Roster
from tournament.events import Combining, Season
from tournament.reports.page import POINT
from tournament.seasons.results import KnockOut, PersonResult
from tournament.seasons.seen import Sight
from tournament.seasons.statistics import InSeason, Money, PlayerStatistics, Rival, statistics
from tournament.seasons.table import season_table
from tournament.seasons.totals import totals

ANNA, BORIS, CYRIL = number("Anna"), number("Boris"), number("Cyril")


def person(name: str, place: int, prize: int = 0, bounty: int = 0, entries: int = 1) -> PersonResult:
    return PersonResult(number(name), name, place, prize=prize, bounty=bounty, cost=2_000 * entries, entries=entries)


NIGHTS = [
    evening(
        1,
        "2026-03-01",
        [person("Boris", 1, 4_000), person("Anna", 2, 2_000), person("Cyril", 3)],
        knock_outs=[KnockOut(CYRIL, (ANNA,)), KnockOut(ANNA, (BORIS,))],
    ),
    evening(
        2,
        "2026-03-08",
        [person("Anna", 1, 6_000, 500, entries=2), person("Cyril", 2), person("Boris", 2)],
        knock_outs=[KnockOut(ANNA, (BORIS, CYRIL)), KnockOut(CYRIL, (ANNA, BORIS)), KnockOut(None, (ANNA,))],
    ),
    evening(3, "2026-03-15", [person("Cyril", 1, 4_000), person("Anna", 2)], knock_outs=[KnockOut(ANNA, (None,))]),
    evening(4, "2026-03-22", [person("Anna", 1, 100_000), person("Boris", 2)], currency="CZK"),
    order(5, "2026-03-23", "Anna", finished=False),
    order(6, "2026-03-24", "Anna", simulated=True),
    order(7, "2026-03-25", "Boris", "Cyril"),
]


def test_a_person_is_told_in_numbers() -> None:
    anna = statistics(ANNA, NIGHTS[::-1], ROSTER)
    assert (anna.name, anna.evenings, anna.entries, anna.wins, anna.cashes) == ("Anna", 4, 5, 2, 3)
    assert [each.stream for each in anna.appearances] == [1, 2, 3, 4]
    assert (anna.cash_rate, anna.best_place, anna.average_place) == (7_500, 1, 15_000)
    assert anna.money == (Money("EUR", 3, 8_000, 8_000, 500), Money("CZK", 1, 2_000, 100_000, 0))
    assert (anna.money[0].net, anna.money[0].return_on_cost) == (500, 625)
    assert anna.knock_outs == 3  # Cyril twice, once together with Boris, and a guest
    assert (anna.longest_run, anna.run) == (2, 1)


def test_a_person_met_others_head_to_head() -> None:
    anna = statistics(ANNA, NIGHTS, ROSTER)
    assert anna.rivals == (
        Rival(BORIS, "Boris", 3, ahead=2, behind=1, out_by=0, out=2),
        Rival(CYRIL, "Cyril", 3, ahead=2, behind=1, out_by=2, out=1),
    )
    assert anna.victim is not None
    assert anna.nemesis is not None
    assert (anna.victim.name, anna.nemesis.name) == ("Cyril", "Boris")


def test_merging_two_people_merges_their_history_and_undoing_it_parts_them() -> None:
    merged = Roster(players={**ROSTER.players, CYRIL: Player(CYRIL, "Cyril", merged_into=BORIS)})
    both = statistics(CYRIL, NIGHTS, merged)
    assert (both.name, both.evenings, both.wins) == ("Boris", 5, 3)
    assert [(rival.name, rival.together) for rival in both.rivals] == [("Anna", 4)]
    assert statistics(CYRIL, NIGHTS, ROSTER).evenings == 4


def test_evenings_that_were_looked_at_before_are_seen_anew_once_they_or_the_people_change() -> None:
    sight = Sight()
    merged = replace(ROSTER, players={**ROSTER.players, CYRIL: Player(CYRIL, "Cyril", merged_into=BORIS)})
    corrected = [replace(NIGHTS[0], people=(person("Anna", 1), person("Boris", 2), person("Cyril", 3))), *NIGHTS[1:]]
    for nights, roster in ((NIGHTS, ROSTER), (NIGHTS, merged), (corrected, merged), (NIGHTS, ROSTER)):
        assert statistics(ANNA, nights, roster, sight=sight) == statistics(ANNA, nights, roster)
        assert season_table(season(), nights, roster, sight=sight) == season_table(season(), nights, roster)


def test_a_season_is_told_with_the_points_over_time() -> None:
    table = season_table(season(replace(POINTS, combining=Combining.SUM)), NIGHTS[:3], ROSTER)
    before = season_table(Season("Before", "2025-01-01", scoring=POINTS), NIGHTS[:3], ROSTER)
    anna = statistics(ANNA, NIGHTS, ROSTER, [before, table])
    assert [each.season for each in anna.seasons] == ["Autumn", "Before"], "the newest first"
    assert anna.seasons[:1] == (
        InSeason("Autumn", 1, False, 80 * POINT, 0, 3, 3, (20 * POINT, 80 * POINT, 80 * POINT)),
    )


def test_of_somebody_who_never_came_there_is_nothing_to_tell() -> None:
    nobody = statistics(number("Jana"), NIGHTS, ROSTER)
    assert nobody == PlayerStatistics(number("Jana"), "Jana")
    assert (nobody.cash_rate, nobody.best_place, nobody.average_place, nobody.nemesis, nobody.run) == (None,) * 4 + (0,)


def test_everybody_is_counted_for_the_list_of_people() -> None:
    found = totals(NIGHTS, ROSTER)
    assert (found[ANNA].evenings, found[ANNA].wins, found[ANNA].cashes, found[ANNA].last) == (4, 2, 3, "2026-03-22")
    assert found[ANNA].net == {"EUR": 500, "CZK": 98_000}
    merged = Roster(players={**ROSTER.players, CYRIL: Player(CYRIL, "Cyril", merged_into=BORIS)})
    assert totals(NIGHTS, merged)[BORIS].evenings == 5
    assert set(totals(NIGHTS, merged)) == {ANNA, BORIS}
