"""What the shipped structures are for: every sentence follows from the structure's own numbers."""

import pytest

from tournament import forecast
from tournament.names import HOUR, MINUTE
from tournament.structures import purposes, structure_files
from tournament.structures.purposes import OFFERED, Group, Purpose
from tournament.structures.structure import Break, Level, Structure
from tournament.wording import purposes as worded


def test_every_shipped_structure_is_offered_once_and_every_group_has_some() -> None:
    assert set(OFFERED) == set(structure_files.shipped())
    assert {group for group, _players in OFFERED.values()} == set(Group)
    groups = [group for group, _players in OFFERED.values()]
    assert groups == sorted(groups, key=list(Group).index), "the groups stand together"
    assert len({worded.group(group) for group in Group}) == len(Group)


@pytest.mark.parametrize("short", OFFERED)
def test_every_shipped_purpose_is_true(short: str) -> None:
    structure, (_group, players) = structure_files.shipped()[short], OFFERED[short]
    found = purposes.shipped_purpose(short)
    assert structure.starting_stack is not None
    end = forecast.of_plan(structure, players * structure.starting_stack, 0).at
    assert found.players == players
    assert abs(found.lasts - end) <= 15 * MINUTE
    assert found.lasts % (HOUR // 2) == 0
    levels = [period for period in structure.periods if isinstance(period, Level)][:4]
    amounts = {amount for level in levels for amount in (level.small_blind, level.big_blind, level.ante)}
    assert found.smallest is not None
    assert all(amount % found.smallest == 0 for amount in amounts)
    dearer = [value for value in purposes.VALUES if value > found.smallest]
    assert all(any(amount % value for amount in amounts) for value in dearer)
    said = worded.purpose(found)
    assert said == f"{worded.about_hours(end)}, {players} players, T{found.smallest} chips"


@pytest.mark.parametrize("players", [8, 12, 20, 40])
@pytest.mark.parametrize("wanted", [2, 3, 4, 5])
def test_an_evening_of_any_usual_length_and_size_finds_a_structure(wanted: int, players: int) -> None:
    lengths = {
        short: forecast.of_plan(each, players * (each.starting_stack or 0), 0).at
        for short, each in structure_files.shipped().items()
    }
    assert any(abs(length - wanted * HOUR) <= 20 * MINUTE for length in lengths.values()), lengths


def test_the_words_are_those_of_a_host() -> None:
    assert worded.purpose(Purpose(12, 3 * HOUR, 25)) == "3 hours, 12 players, T25 chips"
    assert worded.purpose(Purpose(12, 5 * HOUR // 2, None)) == "2.5 hours, 12 players"
    assert worded.about_hours(HOUR) == "1 hour"
    assert worded.about_hours(20 * MINUTE) == "half an hour"


def test_a_structure_that_names_no_stack_is_judged_by_a_hundred_big_blinds() -> None:
    bare = Structure("Bare", (Level(10, 20), Break(5 * MINUTE), Level(15, 30), Level(3, 7)))
    assert purposes.purpose(bare, 6).lasts == purposes.purpose(bare, 6, 2_000).lasts
    assert purposes.smallest_chip(bare) == 1
