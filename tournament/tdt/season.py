"""League and season of a `.tdt` file: the evening joins the season of that name, with the formula of its points."""

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace

from tournament.club import Player, Roster
from tournament.decoding import Note
from tournament.events import Event, PointsAdjusted, Scoring, Season, SeasonKept
from tournament.names import PlayerId
from tournament.people.people import LONGEST_NAME, person_key
from tournament.reports.page import POINT
from tournament.tdt.fields import Amount
from tournament.tdt.file import TdtFile
from tournament.tdt.formulas import Untranslatable, translated
from tournament.tdt.names import kept_name

ORIGIN = "tdt:"
"""What the origin of an evening from such a file begins with."""

MOST_POINTS = 10**9
"""Points beyond that are none."""

DECIMALS = 2
"""Points of such a season are rounded to so many."""


@dataclass(frozen=True, slots=True)
class Joined:
    """What the club learns of the season, its name (empty: the file names none), and what could not be said."""

    facts: tuple[Event, ...]
    season: str
    notes: tuple[Note, ...]


def join(
    roster: Roster, file: TdtFile, stream: int, days: Mapping[int, str], people: Mapping[str, Player], name: str
) -> Joined:
    """The evening joins the season that the file names, which begins with it if the club has none of that name.

    The season grows to hold the evening's day; evenings of those days that are none of its own stay out of it, and so
    does this one of the seasons of other such files that its day lies in.

    Args:
        roster: the club.
        file: the evening.
        stream: its number here.
        days: of every evening of the list and of this one the ISO day, by stream.
        people: who its people are, by the file's ids.
        name: the evening's, for the reasons of points.
    """
    beside = _beside(roster, file, stream, days)
    wanted = _wanted(roster, file)
    if not wanted:
        return Joined(beside, "", ())
    before = roster.seasons.get(person_key(wanted))
    notes: list[Note] = []
    scoring = _scoring(file, notes)
    if before is not None and person_key(wanted) in roster.closed:
        return Joined(beside, "", (Note("tdt_season_closed", {"season": before.name}),))
    day = days[stream]
    if before is None:
        season = Season(wanted, day, day, kept_name(file.league, ""), scoring or Scoring(decimals=DECIMALS), (stream,))
    else:
        if scoring is not None and scoring.formula != before.scoring.formula:
            notes.append(Note("tdt_formula_kept", {"season": before.name, "text": file.points[:200]}))
        season = _grown(before, stream, days)
    reason = f"{name} {day}"[:LONGEST_NAME]
    alone = all(when != day for other, when in days.items() if other != stream)
    earlier = _put_right(roster, season, reason) if alone else {}
    adjusted = tuple(_adjusted(file, season.name, people, reason, earlier))
    return Joined((*beside, SeasonKept(season), *adjusted), season.name, tuple(notes))


def _wanted(roster: Roster, file: TdtFile) -> str:
    """The season's name here: with the league's before it where another league has a season of that name."""
    season, league = kept_name(file.season, ""), kept_name(file.league, "")
    if not season:
        return league
    there = roster.seasons.get(person_key(season))
    if there is not None and league and there.league and person_key(there.league) != person_key(league):
        return kept_name(f"{league} {season}", season)
    return season


def _grown(season: Season, stream: int, days: Mapping[int, str]) -> Season:
    day = days[stream]
    first = min(season.first_day, day)
    last = None if season.last_day is None else max(season.last_day, day)
    added = (*season.added, *(() if stream in season.added else (stream,)))
    out = {each for each in season.left_out if each != stream}
    for other, when in days.items():
        was_in = season.first_day <= when and (season.last_day is None or when <= season.last_day)
        is_in = first <= when and (last is None or when <= last)
        if is_in and not was_in and other not in added:
            out.add(other)
    return replace(season, first_day=first, last_day=last, added=added, left_out=tuple(sorted(out)))


def _beside(roster: Roster, file: TdtFile, stream: int, days: Mapping[int, str]) -> tuple[Event, ...]:
    """The seasons of other such files that this evening is none of although its day lies in them."""
    ours = {each for origin, each in roster.origins.items() if origin.startswith(ORIGIN)}
    wanted, day = person_key(_wanted(roster, file)), days[stream]
    return tuple(
        SeasonKept(replace(season, left_out=(*season.left_out, stream)))
        for key, season in roster.seasons.items()
        if key != wanted
        and key not in roster.closed
        and ours & set(season.added)
        and season.first_day <= day
        and (season.last_day is None or day <= season.last_day)
    )


# ---- points ----------------------------------------------------------------------------------------------------------


def _scoring(file: TdtFile, notes: list[Note]) -> Scoring | None:
    """How the file reckons points; None where it does not say, or it cannot be said here."""
    text = file.points.strip()
    try:
        found = translated(text) if text else "0"
    except Untranslatable as why:
        notes.append(Note("tdt_formula_left_out", {"why": str(why), "text": text[:400]}))
        return None
    if file.points_per_hit:
        found = f"{found} + {file.points_per_hit:.10g} * knock_outs"
        found = found.removeprefix("0 + ")
    if file.hits_shared:
        found = re.sub(r"\bknock_outs\b", "knock_out_shares", found)
    return Scoring(formula=found, decimals=DECIMALS)


def _dealt(file: TdtFile, uuid: str) -> Amount:
    """The points of somebody's share of a deal, which are instead of those of prizes."""
    return sum(deal[uuid].points for deal in file.deals if uuid in deal)


def _put_right(roster: Roster, season: Season, reason: str) -> Counter[PlayerId]:
    """What an earlier import of the same evening, which is off the list now, has put right already."""
    found = Counter[PlayerId]()
    for each in roster.adjustments.get(person_key(season.name), ()):
        if each.reason == reason:
            found[roster.canonical(each.player)] += each.points
    return found


def _adjusted(
    file: TdtFile, season: str, people: Mapping[str, Player], reason: str, earlier: Mapping[PlayerId, int]
) -> list[PointsAdjusted]:
    """Points beside the formula: for purchases, for prizes, and what was put right by hand; less those of `earlier`."""
    points: dict[PlayerId, int] = dict.fromkeys(earlier, 0)
    for person in file.people:
        player = people.get(person.uuid)
        if player is not None:
            bought = sum(each.points for each in (*person.buys, *person.add_ons))
            won = _dealt(file, person.uuid) or sum(prize.points for prize in file.prizes if person.uuid in prize.to)
            amount = person.points + bought + won
            points[player.number] = round(amount * POINT) if abs(amount) <= MOST_POINTS else 0
    return [
        PointsAdjusted(season, number, amount - earlier.get(number, 0), reason)
        for number, amount in points.items()
        if amount != earlier.get(number, 0)
    ]
