"""Times on the board when clocks are put forward or back, and in simulated evenings (B099, B100, B101, B265)."""

import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import pytest

from desktop.display.drawing.drawn import Text
from desktop.display.layout import layout
from desktop.display.showing import Showing
from tests.fakes import MINUTE, STRUCTURE, Night, created
from tournament.board import view as board
from tournament.clocks import timekeeping
from tournament.names import HOUR, Instant
from tournament.structures.structure import Structure

pytestmark = pytest.mark.usefixtures("qapp")

FOUR_LEVELS = Structure("Four", tuple(STRUCTURE.periods[n] for n in (0, 0, 1, 1)), 10_000)


@pytest.fixture
def living_in(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], None]]:
    """Puts this computer into another zone."""

    def move(zone: str) -> None:
        if not hasattr(time, "tzset") or not (Path("/usr/share/zoneinfo") / zone).exists():
            pytest.skip(f"this system cannot be moved to {zone}")
        monkeypatch.setenv("TZ", zone)
        time.tzset()

    yield move
    monkeypatch.undo()
    if hasattr(time, "tzset"):
        time.tzset()


def utc(day: int, month: int, hour: int, minute: int = 0) -> Instant:
    return int(datetime(2026, month, day, hour, minute, tzinfo=UTC).timestamp()) * 1000


def said(night: Night, at: Instant) -> list[str]:
    view = board.view(night.evening.state, at)
    return [thing.text for thing in layout(Showing(view), (1920, 1080)).things if isinstance(thing, Text)]


def night_at(start: Instant, structure: Structure = FOUR_LEVELS) -> Night:
    night = Night(created(structure=structure)).enter("Anna", "Boris").draw()
    night.clock.at = start
    return night


def test_a_start_shortly_before_the_spring_change(living_in: Callable[[str], None]) -> None:
    """B099: 01:30 to 03:10 is 40 minutes on 29 March 2026 in Prague."""
    living_in("Europe/Prague")
    night = night_at(utc(29, 3, 0, 30)).start()
    shown = said(night, utc(29, 3, 1, 10))
    assert {"03:10", "LEVEL 3", "20:00"} <= set(shown)


def test_a_start_shortly_before_the_autumn_change(living_in: Callable[[str], None]) -> None:
    """B099: 01:30 CEST to 03:10 CET is 2 h 40 on 25 October 2026."""
    living_in("Europe/Prague")
    night = night_at(utc(24, 10, 23, 30)).start()
    reading = night.evening.state.clock.reading(utc(25, 10, 2, 10))
    assert 20 * MINUTE * reading.index + reading.elapsed == 2 * HOUR + 40 * MINUTE
    assert "03:10" in said(night, utc(25, 10, 2, 10))


def test_a_countdown_across_the_autumn_change(living_in: Callable[[str], None]) -> None:
    """B100: from eight to eight are 25 hours."""
    living_in("Europe/Prague")
    night = night_at(utc(24, 10, 6))
    night.evening.perform(partial(timekeeping.schedule_start, start_at=utc(25, 10, 7)))
    assert {"25:00:00", "08:00"} <= set(said(night, utc(24, 10, 6)))
    assert {"1:00:00", "08:00", "07:00"} <= set(said(night, utc(25, 10, 6)))


def test_a_countdown_to_midnight_in_summer(living_in: Callable[[str], None]) -> None:
    """B101."""
    living_in("America/Chicago")
    night = night_at(utc(9, 6, 4))
    night.evening.perform(partial(timekeeping.schedule_start, start_at=utc(9, 6, 5)))
    assert {"1:00:00", "23:00", "00:00"} <= set(said(night, utc(9, 6, 4)))


def test_a_start_after_the_autumn_change_is_at_its_own_time_of_day(living_in: Callable[[str], None]) -> None:
    """B265: appointed on 20 October 2026 for 19:00 on the 27th, two days after the clocks are put back."""
    living_in("Europe/Prague")
    night = night_at(utc(20, 10, 17))
    night.evening.perform(partial(timekeeping.schedule_start, start_at=utc(27, 10, 18)))
    assert {"169:00:00", "Starts at ", "19:00"} <= set(said(night, utc(20, 10, 17)))
    assert {"1:00:00", "Starts at ", "19:00", "18:00"} <= set(said(night, utc(27, 10, 17)))
    assert "LEVEL 1" in said(night, utc(27, 10, 18))


def test_a_simulated_evening_is_shown_in_its_own_time(living_in: Callable[[str], None]) -> None:
    living_in("America/Chicago")
    night = Night(created(seed=1)).enter("Anna", "Boris").draw()
    assert "19:00" in said(night, night.clock.at)
