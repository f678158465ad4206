"""Seasons: how they are reckoned, which evenings belong to them, what is put right by hand, and that one is over.

A season that is over (`closed`) keeps its table; it changes only by being closed anew or opened, on purpose.
"""

from collections.abc import Sequence
from dataclasses import replace
from datetime import date

from tournament.club.facts import same_reckoning
from tournament.club.keeping import check_room
from tournament.club.people import numbered
from tournament.club.roster import Roster
from tournament.errors import BadInput, RuleViolation
from tournament.events import (
    KittyAdjusted,
    PointsAdjusted,
    Scoring,
    Season,
    SeasonClosed,
    SeasonDropped,
    SeasonKept,
    SeasonOpened,
    SeasonRenamed,
)
from tournament.history import Step
from tournament.names import Cents, Instant, PlayerId
from tournament.people.people import clean_name, person_key
from tournament.reasons import clean_reason
from tournament.sales import money
from tournament.seasons import formula
from tournament.seasons.closed import closing, differs
from tournament.seasons.table import SeasonTable, belongs

MOST_DECIMALS = 4
"""Of points; a unit of points (`reports.page.POINT`) is no smaller."""

MOST_POINTS = 10**14
"""Units of points that are given for being there, or by hand: the 10 billion that no formula may reach."""

MOST_EVENINGS = 10_000
"""The largest number of evenings that a rule of a season may name."""

ALL_OF_THE_KITTY = 10_000
"""In hundredths of a percent."""


def keep_season(roster: Roster, at: Instant, season: Season) -> Step:
    """Keep a season instead of any other of that name, with what was adjusted in it; seasons may overlap.

    Raises:
        BadInput: a name is none (`people.clean_name`), `no_day` (`text`): a day is not like 2026-09-01, or as
            `check_scoring` and `check_kitty` say.
        RuleViolation: `season_ends_before_it_begins`, `season_closed`, `too_much_kept` (`most`), `nothing_changed`.
    """
    kept = replace(season, name=clean_name(season.name), league=season.league and clean_name(season.league))
    first, last = read_day(kept.first_day), None if kept.last_day is None else read_day(kept.last_day)
    if last is not None and last < first:
        raise RuleViolation("season_ends_before_it_begins", name=kept.name, first=kept.first_day, last=kept.last_day)
    check_scoring(kept.scoring)
    check_kitty(kept.kitty)
    before = roster.seasons.get(person_key(kept.name))
    if before is not None and not same_reckoning(before, kept):
        _refuse_closed(roster, before)
    check_room(roster.seasons, kept.name, kept)
    return Step("season_kept", (SeasonKept(kept),), {"name": kept.name, "first": kept.first_day, "last": kept.last_day})


def check_scoring(scoring: Scoring) -> None:
    """Refuse a way of reckoning that cannot be meant.

    Raises:
        BadInput: `season_decimals`, `season_best`, `season_drop`, `season_fewest` (with the `most`),
            `season_attendance`, `season_order`, or what `seasons.formula.read` says of the formula.
    """
    if not 0 <= scoring.decimals <= MOST_DECIMALS:
        raise BadInput("season_decimals", most=MOST_DECIMALS)
    if not -MOST_POINTS < scoring.attendance < MOST_POINTS:
        raise BadInput("season_attendance")
    if scoring.best is not None and not 1 <= scoring.best <= MOST_EVENINGS:
        raise BadInput("season_best", most=MOST_EVENINGS)
    if not 0 <= scoring.drop <= MOST_EVENINGS:
        raise BadInput("season_drop", most=MOST_EVENINGS)
    if not 0 <= scoring.fewest <= MOST_EVENINGS:
        raise BadInput("season_fewest", most=MOST_EVENINGS)
    if not scoring.order or len(set(scoring.order)) != len(scoring.order):
        raise BadInput("season_order")
    formula.read(scoring.formula)


def check_kitty(shares: Sequence[int]) -> None:
    """Refuse shares of the league's money that are more than all of it, or less than nothing.

    Raises:
        BadInput: `kitty_share_negative` (`place`), `kitty_more_than_all` (`percent`).
    """
    for place, share in enumerate(shares, start=1):
        if share < 0:
            raise BadInput("kitty_share_negative", place=place)
    if sum(shares) > ALL_OF_THE_KITTY:
        raise BadInput("kitty_more_than_all", percent=-(-sum(shares) // 100))


def rename_season(roster: Roster, at: Instant, name: str, to: str) -> Step:
    """Call a season otherwise; what was adjusted in it stays, and so does its table if it is over.

    Raises:
        BadInput: the new name is none (`people.clean_name`).
        RuleViolation: `no_such_season`, `season_name_taken` (`name`), `nothing_changed`.
    """
    kept, new = season_of(roster, name), clean_name(to)
    if new == kept.name:
        raise RuleViolation("nothing_changed", name=kept.name)
    if person_key(new) != person_key(kept.name) and person_key(new) in roster.seasons:
        raise RuleViolation("season_name_taken", name=roster.seasons[person_key(new)].name)
    return Step("season_renamed", (SeasonRenamed(kept.name, new),), {"name": kept.name, "to": new})


def drop_season(roster: Roster, at: Instant, name: str) -> Step:
    """Let a season go with what was adjusted in it; its evenings stay.

    Raises:
        RuleViolation: `no_such_season`.
    """
    kept = season_of(roster, name)
    return Step("season_dropped", (SeasonDropped(kept.name),), {"name": kept.name})


# ---- its evenings ----------------------------------------------------------------------------------------------------


def add_evening(roster: Roster, at: Instant, name: str, stream: int, evening: str, day: str) -> Step:
    """Have an evening count for a season; `evening` is its name, `day` the ISO day on which it began.

    Raises:
        RuleViolation: `no_such_season`, `season_closed`, `evening_in_season` (`name`, `title`).
    """
    kept = season_of(roster, name)
    _refuse_closed(roster, kept)
    if belongs(kept, stream, day):
        raise RuleViolation("evening_in_season", name=kept.name, title=evening)
    left_out = tuple(each for each in kept.left_out if each != stream)
    added = kept.added if _within(kept, day) else (*kept.added, stream)
    facts = {"name": kept.name, "title": evening}
    return Step("season_evening_added", (SeasonKept(replace(kept, added=added, left_out=left_out)),), facts)


def leave_out_evening(roster: Roster, at: Instant, name: str, stream: int, evening: str, day: str) -> Step:
    """Have an evening count for a season no longer.

    Raises:
        RuleViolation: `no_such_season`, `season_closed`, `evening_not_in_season` (`name`, `title`).
    """
    kept = season_of(roster, name)
    _refuse_closed(roster, kept)
    if not belongs(kept, stream, day):
        raise RuleViolation("evening_not_in_season", name=kept.name, title=evening)
    added = tuple(each for each in kept.added if each != stream)
    left_out = (*kept.left_out, stream) if _within(kept, day) else kept.left_out
    facts = {"name": kept.name, "title": evening}
    return Step("season_evening_left_out", (SeasonKept(replace(kept, added=added, left_out=left_out)),), facts)


# ---- put right by hand -----------------------------------------------------------------------------------------------


def adjust_points(roster: Roster, at: Instant, name: str, number: PlayerId, points: int, reason: str) -> Step:
    """Give somebody points in a season, or take some (negative), in units of points; the table says why.

    Raises:
        BadInput: `adjusted_by_nothing`, `points_too_many`, or as `reasons.clean_reason` says.
        RuleViolation: `no_such_season`, `season_closed`, `no_such_person`.
    """
    kept, player, because = season_of(roster, name), numbered(roster, number), clean_reason(reason)
    _refuse_closed(roster, kept)
    if not points:
        raise BadInput("adjusted_by_nothing")
    if not -MOST_POINTS < points < MOST_POINTS:
        raise BadInput("points_too_many")
    facts = {"name": kept.name, "person": player.shown, "points": points, "reason": because}
    return Step("points_adjusted", (PointsAdjusted(kept.name, player.number, points, because),), facts)


def adjust_kitty(roster: Roster, at: Instant, name: str, amount: Cents, currency: str, reason: str) -> Step:
    """Put money into a season's kitty, or take some out (negative); minor units.

    Raises:
        BadInput: `adjusted_by_nothing`, `currency_unknown`, `kitty_too_much` (`most`, `currency`), or as
            `reasons.clean_reason` says.
        RuleViolation: `no_such_season`, `season_closed`.
    """
    kept, because = season_of(roster, name), clean_reason(reason)
    _refuse_closed(roster, kept)
    money.minor_digits(currency)
    if not amount:
        raise BadInput("adjusted_by_nothing")
    if abs(amount) > money.MOST:
        raise BadInput("kitty_too_much", most=money.plain_amount(money.MOST, currency), currency=currency)
    facts = {"name": kept.name, "amount": amount, "currency": currency, "reason": because}
    return Step("kitty_adjusted", (KittyAdjusted(kept.name, amount, currency, because),), facts)


# ---- over ------------------------------------------------------------------------------------------------------------


def close_season(roster: Roster, at: Instant, name: str, table: SeasonTable) -> Step:
    """The season is over, with this table.

    Raises:
        RuleViolation: `no_such_season`, `season_closed_already`.
    """
    kept = season_of(roster, name)
    if person_key(kept.name) in roster.closed:
        raise RuleViolation("season_closed_already", name=kept.name)
    closed = _over(roster, kept, table)
    return Step("season_closed", (closed,), {"name": kept.name, "evenings": len(closed.evenings)})


def recalculate_season(roster: Roster, at: Instant, name: str, table: SeasonTable) -> Step:
    """Give a season that is over this table, which its evenings make today.

    Raises:
        RuleViolation: `no_such_season`, `season_not_closed`, `season_same` (the table is the same).
    """
    kept = season_of(roster, name)
    before = roster.closed.get(person_key(kept.name))
    if before is None:
        raise RuleViolation("season_not_closed", name=kept.name)
    if not differs(before, table):
        raise RuleViolation("season_same", name=kept.name)
    closed = _over(roster, kept, table)
    return Step("season_recalculated", (closed,), {"name": kept.name, "evenings": len(closed.evenings)})


def open_season(roster: Roster, at: Instant, name: str) -> Step:
    """Reckon a season that was over from its evenings again.

    Raises:
        RuleViolation: `no_such_season`, `season_not_closed`.
    """
    kept = season_of(roster, name)
    if person_key(kept.name) not in roster.closed:
        raise RuleViolation("season_not_closed", name=kept.name)
    return Step("season_opened", (SeasonOpened(kept.name),), {"name": kept.name})


# ---- inside ----------------------------------------------------------------------------------------------------------


def season_of(roster: Roster, name: str) -> Season:
    """The season of that name.

    Raises:
        RuleViolation: `no_such_season`.
    """
    kept = roster.seasons.get(person_key(name))
    if kept is None:
        raise RuleViolation("no_such_season", name=name)
    return kept


def _over(roster: Roster, season: Season, table: SeasonTable) -> SeasonClosed:
    money = roster.kitty_adjustments.get(person_key(season.name), ())
    return replace(closing(table), season=season.name, rules=season, money=money)


def _refuse_closed(roster: Roster, season: Season) -> None:
    if person_key(season.name) in roster.closed:
        raise RuleViolation("season_closed", name=season.name)


def _within(season: Season, day: str) -> bool:
    return season.first_day <= day and (season.last_day is None or day <= season.last_day)


def read_day(text: str) -> date:
    """The day of that text, which is like 2026-09-01.

    Raises:
        BadInput: `no_day` (`text`).
    """
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise BadInput("no_day", text=text) from None
    # `fromisoformat` reads 20260901 and 2026-W36-2 too, which would not sort as text.
    if day.isoformat() != text:
        raise BadInput("no_day", text=text)
    return day
