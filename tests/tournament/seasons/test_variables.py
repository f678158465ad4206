"""What a formula can ask about an evening."""

import pytest

from tests.tournament.seasons.leagues import ROSTER, evening, number
from tournament.club.roster import Player, Roster
from tournament.names import PlayerId
from tournament.seasons.results import KnockOut, PersonResult
from tournament.seasons.seen import months_between, see
from tournament.seasons.variables import BY_NAME, NAMES, VARIABLES

ANNA, BORIS, CYRIL, DANA = (number(name) for name in ("Anna", "Boris", "Cyril", "Dana"))

PEOPLE = (
    PersonResult(ANNA, "Anna", 1, prize=6_000, bounty=500, cost=2_000, entries=1),
    PersonResult(BORIS, "Boris", 2, prize=2_050, cost=6_000, entries=2, rebuys=1, add_ons=1, level=9, out=7_000_000),
    PersonResult(CYRIL, "Cyril", 3, 2, cost=2_000, level=7, out=3_600_000),
    PersonResult(None, "Guest", 3, 2, cost=2_000, level=7, out=3_600_000),
)
NIGHT = evening(
    4,
    "2026-03-05",
    PEOPLE,
    league=500,
    knock_outs=(KnockOut(BORIS, (CYRIL,)), KnockOut(CYRIL, (ANNA, BORIS)), KnockOut(None, (ANNA,))),
)
SEEN = see(NIGHT, ROSTER.canonical, number=3, months=2)


@pytest.mark.parametrize(
    ("name", "anna", "boris", "cyril"),
    [
        ("players", 4, 4, 4),
        ("entries", 5, 5, 5),
        ("total_rebuys", 1, 1, 1),
        ("total_add_ons", 1, 1, 1),
        ("paid_places", 2, 2, 2),
        ("place", 1, 2, 3),
        ("sharing", 1, 1, 2),
        ("beaten", 3, 2, 0),
        ("top", 0.25, 0.5, 0.75),
        ("in_the_money", 1, 1, 0),
        ("level", 9, 9, 7),
        ("minutes", 120, 116.6667, 60),
        ("buy_in", 20, 20, 20),
        ("fee", 2, 2, 2),
        ("pool", 72, 72, 72),
        ("league_money", 5, 5, 5),
        ("total_cost", 120, 120, 120),
        ("cost", 20, 60, 20),
        ("prize", 60, 20.5, 0),
        ("bounty", 5, 0, 0),
        ("net", 45, -39.5, -20),
        ("own_entries", 1, 2, 1),
        ("re_entries", 0, 1, 0),
        ("rebuys", 0, 1, 0),
        ("add_ons", 0, 1, 0),
        ("knock_outs", 2, 1, 1),
        ("knock_out_shares", 1.5, 0.5, 1),
        ("evening", 3, 3, 3),
        ("months", 2, 2, 2),
    ],
)
def test_a_variable_says_what_it_means(name: str, anna: float, boris: float, cyril: float) -> None:
    value = BY_NAME[name].value
    assert [value(SEEN, guest) for guest in SEEN.guests[:3]] == pytest.approx([anna, boris, cyril])


def test_each_variable_is_tested_above_and_has_its_own_names() -> None:
    tested = {row[0] for mark in test_a_variable_says_what_it_means.pytestmark for row in mark.args[1]}  # type: ignore[attr-defined]
    assert tested == {variable.name for variable in VARIABLES}
    assert len(NAMES) == sum(1 + len(variable.aliases) for variable in VARIABLES)
    assert all(variable.words.endswith(".") for variable in VARIABLES)


def test_money_has_the_decimals_of_its_currency() -> None:
    yen = see(evening(1, "2026-03-05", PEOPLE, currency="JPY"), ROSTER.canonical)
    assert BY_NAME["buy_in"].value(yen, yen.guests[0]) == 2_000


def test_two_who_are_one_now_have_the_better_place_and_both_bills() -> None:
    merged = Roster(players={**ROSTER.players, CYRIL: Player(CYRIL, "Cyril", merged_into=ANNA)})
    seen = see(NIGHT, merged.canonical)
    assert [(guest.name, guest.place, guest.sharing, guest.beaten, guest.cost) for guest in seen.guests] == [
        ("Anna", 1, 1, 2, 4_000),
        ("Boris", 2, 1, 1, 6_000),
        ("Guest", 3, 1, 0, 2_000),
    ]
    assert seen.guests[0].knock_outs == 2, "nobody is another of himself"
    assert see(NIGHT, lambda _number: PlayerId(1)).players == 2


@pytest.mark.parametrize(
    ("earlier", "later", "months"),
    [
        ("2026-01-15", "2026-01-15", 0),
        ("2026-01-15", "2026-02-14", 0),
        ("2026-01-15", "2026-02-15", 1),
        ("2025-11-30", "2026-02-28", 2),
        ("2026-02-15", "2026-01-15", 0),
    ],
)
def test_months_are_counted_when_they_are_full(earlier: str, later: str, months: int) -> None:
    assert months_between(earlier, later) == months
