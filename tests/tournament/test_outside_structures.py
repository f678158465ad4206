"""Structures of other people load, are judged, and come back unchanged from our files."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.tournament.outside_structures import by_id
from tournament.clocks.clock import Clock
from tournament.names import MINUTE
from tournament.structures.structure import Level, Structure
from tournament.structures.structure_check import check
from tournament.structures.structure_files import read, write_csv, write_json

FILES = {"cases/structures.json": 29, "cases/numbers/structures-complete.json": 21}
ALL = [pytest.param(name, count, id=Path(name).stem) for name, count in FILES.items()]

SharedFile = Callable[[str], Path]


@pytest.fixture
def loaded(shared_file: SharedFile) -> Callable[[str], dict[str, Structure]]:
    return lambda name: by_id(shared_file(name))


@pytest.mark.parametrize(("name", "count"), ALL)
def test_all_of_them_load_and_none_is_nonsense(
    name: str, count: int, loaded: Callable[[str], dict[str, Structure]]
) -> None:
    found = loaded(name)
    assert len(found) == count
    for structure in found.values():
        check(structure)


@pytest.mark.parametrize(
    ("name", "concerns"),
    [
        ("cases/structures.json", {"step_steep": 2, "step_flat": 3}),
        ("cases/numbers/structures-complete.json", {"step_steep": 2}),
    ],
)
def test_what_is_odd_about_them(
    name: str, concerns: dict[str, int], loaded: Callable[[str], dict[str, Structure]]
) -> None:
    found = Counter(concern.code for structure in loaded(name).values() for concern in check(structure))
    assert found == concerns


@pytest.mark.parametrize(("name", "count"), ALL)
def test_as_json_and_csv_they_come_back_unchanged(
    name: str, count: int, loaded: Callable[[str], dict[str, Structure]]
) -> None:
    for structure in loaded(name).values():
        assert read(write_json(structure).encode(), "x.json") == structure
        assert read(write_csv(structure).encode(), "x.csv").periods == structure.periods


@pytest.mark.parametrize(("name", "count"), ALL)
def test_they_play_through_the_clock_to_the_last_level(
    name: str, count: int, loaded: Callable[[str], dict[str, Structure]]
) -> None:
    for structure in loaded(name).values():
        clock, at = Clock(structure).started(0), 0
        last = len(structure.periods) - 1
        seen = {0}
        while clock.reading(at).index < last:
            reading = clock.reading(at)
            if reading.remaining is None:
                # Their level has no minutes: the director ends it.
                at += 20 * MINUTE
                clock = clock.entered(reading.index + 1, at)
            else:
                at += reading.remaining
            seen.add(clock.reading(at).index)
        assert seen == set(range(last + 1))
        after = clock.structure.period(last + 1)
        assert isinstance(after, Level)
        assert after.big_blind > max(one.big_blind for one in structure.periods[-2:] if isinstance(one, Level))
