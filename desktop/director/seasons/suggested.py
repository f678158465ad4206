"""What a new season is called, and its days, before the director says otherwise."""

import re
from collections.abc import Iterable
from dataclasses import replace
from datetime import date, timedelta

from tournament.events import Season
from tournament.people.people import person_key

AUTUMN = 9
"""In this month and later a new season reaches into the next year; before, it has the evenings of all this year."""
_YEARS = re.compile(r"(?P<year>\d{4})(?P<rest>/(?P<next>\d{4}|\d{2}))?")


def suggested(seasons: Iterable[Season], today: date) -> Season:
    """A season like the newest one, after it; the first one is the year's, or from September on that of two years.

    So is one where the season after the newest would be over by now, as after old evenings came from files.
    """
    known = list(seasons)
    newest = max(known, key=lambda season: season.first_day, default=None)
    if newest is None:
        return _first(today)
    name = _next_name(newest.name)
    first, last = _next_days(newest, today)
    if last is not None and last < today.isoformat():
        year = _first(today)
        name, first, last = year.name, year.first_day, year.last_day
    taken = {person_key(season.name) for season in known}
    while person_key(name) in taken:
        name += " (2)"
    return replace(newest, name=name, first_day=first, last_day=last, added=(), left_out=())


def _first(today: date) -> Season:
    if today.month >= AUTUMN:
        following = today.year + 1
        return Season(f"{today.year}/{following % 100:02}", f"{today.year}-09-01", f"{following}-08-31")
    return Season(str(today.year), f"{today.year}-01-01", f"{today.year}-12-31")


def _next_name(name: str) -> str:
    """2025/26 becomes 2026/27, Spring 2026 becomes Spring 2027."""

    def later(found: re.Match[str]) -> str:
        year = f"{int(found['year']) + 1:04}"
        if found["rest"] is None:
            return year
        digits = len(found["next"])
        return f"{year}/{(int(found['next']) + 1) % 10**digits:0{digits}}"

    return _YEARS.sub(later, name, count=1)


def _next_days(before: Season, today: date) -> tuple[str, str | None]:
    """From the day after it on, as long as it was to a year; where it goes on, from today."""
    if before.last_day is None:
        return today.isoformat(), None
    first = date.fromisoformat(before.last_day) + timedelta(days=1)
    length = date.fromisoformat(before.last_day) - date.fromisoformat(before.first_day)
    last = first + length
    if 363 <= length.days <= 366:  # a whole year, whatever February does
        last = first.replace(year=first.year + 1) - timedelta(days=1)
    return first.isoformat(), last.isoformat()
