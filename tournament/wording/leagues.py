"""Seasons in words: how one is reckoned, and how somebody moved in it."""

from collections.abc import Iterator
from datetime import date

from babel.dates import format_skeleton

from tournament.events import Combining, RankBy, Scoring, Season
from tournament.language import code, ngettext
from tournament.language import gettext as _
from tournament.seasons.table import Counting, Notice, evening_decimals
from tournament.wording.printed import points
from tournament.wording.refused import refusal
from tournament.wording.values import iso_day, list_of, short


def short_day(day: str) -> str:
    """A heading for an evening of that ISO day: 19 Nov; empty where nobody knows the day."""
    if not day:
        return ""
    on = date.fromisoformat(day)
    return f"{on.day} {format_skeleton('MMM', on, locale='en')}" if code() == "en" else _skeleton(on)


def _skeleton(on: date) -> str:
    return str(format_skeleton("MMMd", on, locale=code()))


def days(season: Season) -> str:
    """From when to when the season goes."""
    if season.last_day is None:
        return _("from {first}").format(first=iso_day(season.first_day))
    if season.last_day == season.first_day:
        return iso_day(season.first_day)
    return _("{first} to {last}").format(first=iso_day(season.first_day), last=iso_day(season.last_day))


def movement(before: int | None, rank: int | None, *, first: bool) -> str:
    """How somebody moved with the last evening: ↑ 2, ↓ 1, –, or that he is new; `first`: it was the first of all."""
    if rank is None or first:
        return ""
    if before is None:
        return _("new")
    if before == rank:
        return "–"
    return f"↑ {before - rank}" if before > rank else f"↓ {rank - before}"


def counts(counting: Counting | None) -> str:
    """Why an evening does not count; empty where it does."""
    return _("dropped") if counting in {Counting.BEST, Counting.WORST} else ""


def scoring(how: Scoring) -> tuple[str, ...]:
    """How a season is reckoned, a sentence each."""
    formula = " ".join(how.formula.split())
    return (_("Points of an evening: {formula}").format(formula=formula), *_rules(how))


def _rules(how: Scoring) -> Iterator[str]:
    if how.attendance:
        yield _("For being there: {points}").format(points=points(how.attendance, evening_decimals(how)))
    if how.best is not None:
        yield ngettext("The best evening counts.", "The {n} best evenings count.", how.best).format(n=how.best)
    if how.drop:
        yield ngettext(
            "Everybody's worst evening is dropped.", "Everybody's {n} worst evenings are dropped.", how.drop
        ).format(n=how.drop)
    if how.combining is Combining.AVERAGE:
        yield _("The points of an evening on average make the table.")
    if how.fewest > 1:
        yield ngettext("A rank takes {n} evening.", "A rank takes {n} evenings.", how.fewest).format(n=how.fewest)
    if len(how.order) > 1:
        yield _("Between equals decide: {keys}.").format(keys=list_of([ranked_by(key) for key in how.order[1:]]))


def ranked_by(key: RankBy) -> str:
    """What ranks people, in words."""
    match key:
        case RankBy.POINTS:
            return _("points")
        case RankBy.WINS:
            return _("evenings won")
        case RankBy.PLACES:
            return _("better places")
        case RankBy.CASHES:
            return _("prizes won")
        case RankBy.PRIZES:
            return _("prize money")
        case RankBy.KNOCK_OUTS:
            return _("knock-outs")
        case RankBy.EVENINGS:
            return _("evenings played")
        case RankBy.BEST:
            return _("the best evening")
        case RankBy.LAST:
            return _("the last evening")


def notice(found: Notice) -> str:
    """What could not be reckoned, of whom and when."""
    said = refusal(found.refused)
    if found.evening is None:
        return said
    return _("{evening}, {name}: {said} It counts 0 points.").format(
        evening=short(found.evening.name), name=short(found.name), said=said
    )
