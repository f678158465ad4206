"""The times of a story's lines, also in the two nights on which clocks are put forward and back."""

from datetime import date
from zoneinfo import ZoneInfo

import pytest

from console.stories.calendar import Calendar
from console.stories.words import Words, Wrong
from tournament.names import HOUR, MINUTE

PRAGUE = ZoneInfo("Europe/Prague")


def calendar(day: str) -> Calendar:
    return Calendar(date.fromisoformat(day), simulated=False, zone=PRAGUE)


def minutes(found: Calendar, *lines: str) -> list[int]:
    """How many minutes after the beginning of the day each line is."""
    begins, times = found.at, []
    for line in lines:
        found.line(Words(line))
        times.append((found.at - begins) // MINUTE)
    return times


def test_in_autumn_a_time_that_comes_twice_is_the_first_one_not_before_the_line_above() -> None:
    times = minutes(calendar("2026-10-25"), "01:50", "02:10", "02:50", "02:10", "02:50", "03:00")
    assert times == [110, 130, 170, 190, 230, 240]


def test_in_spring_there_is_no_time_between_two_and_three() -> None:
    found = calendar("2026-03-29")
    assert minutes(found, "01:59", "03:00") == [119, 120]
    with pytest.raises(Wrong, match="no clock shows that time"):
        calendar("2026-03-29").line(Words("02:30"))


def test_a_line_may_go_on_another_day() -> None:
    assert minutes(calendar("2026-10-24"), "23:00", "next day 01:00", "on 2026-10-27 19:00")[2] == 3 * 1440 + 60 + 1140
    with pytest.raises(Wrong, match="goes backwards"):
        calendar("2026-10-24").line(Words("on 2026-10-23 19:00"))
    with pytest.raises(Wrong, match="should follow the day"):
        calendar("2026-10-24").line(Words("on 2026-10-25 pause"))


def test_an_appointment_a_week_ahead_is_by_the_rule_of_its_day() -> None:
    """B265: created on 20 October for the 27th at 19:00."""
    found = calendar("2026-10-20")
    found.line(Words("19:00"))
    assert found.ahead(Words("on 2026-10-27 19:00")) - found.at == 7 * 24 * HOUR + HOUR
