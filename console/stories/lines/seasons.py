"""Lines that decide about seasons: `club season "Autumn" 2026-09-01 best 8`."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from decimal import Decimal, InvalidOperation

from console.stories.told import ClubDecision, Told
from console.stories.words import Words, Wrong, shown
from tournament.club import Roster, people, seasons
from tournament.events import Combining, RankBy, Season
from tournament.history import Step
from tournament.language import gettext as _
from tournament.names import Instant
from tournament.reports.page import POINT
from tournament.sales import money
from tournament.seasons.leaving import evening_result
from tournament.seasons.table import SeasonTable, season_table

Reader = Callable[[Words], ClubDecision]


# ---- how one is reckoned ---------------------------------------------------------------------------------------------


def _season(words: Words) -> ClubDecision:
    name = words.name(*(word for word in words.coming() if word[0].isdigit()))
    first = words.word(_("the first day"))
    last = words.word(_("the last day")) if (words.peek() or "")[:1].isdigit() else None
    season = Season(name, first, last)
    while words:
        season = _told_of(season, words)
    return lambda told, roster, at: seasons.keep_season(roster, at, season)


def _told_of(season: Season, words: Words) -> Season:
    """The season with the next thing that the line says of it."""
    for word, said in _SAID.items():
        if words.take(word):
            return said(season, words)
    raise Wrong(_("{word} is nothing that is said of a season").format(word=words.shown()))


def _formula(season: Season, words: Words) -> Season:
    return _scored(season, formula=words.word(_("the formula, in quotes")))


def _attendance(season: Season, words: Words) -> Season:
    return _scored(season, attendance=_units(words.word(_("the points"))))


def _number(field: str) -> "Said":
    return lambda season, words: _scored(season, **{field: words.number(_("a number"))})


def _rank(season: Season, words: Words) -> Season:
    order = [_key(words)]
    while words.take(","):
        order.append(_key(words))
    return _scored(season, order=tuple(order))


def _key(words: Words) -> RankBy:
    word = words.word(_("what the table is ranked by"))
    if word not in tuple(RankBy):
        raise Wrong(_("{word} is nothing that a table is ranked by").format(word=shown(word)))
    return RankBy(word)


def _kitty_shares(season: Season, words: Words) -> Season:
    return replace(season, kitty=tuple(100 * percent for percent in words.numbers(_("percent"))))


def _scored(season: Season, **changed: object) -> Season:
    scoring = replace(season.scoring, **changed)  # type: ignore[arg-type]
    return replace(season, scoring=scoring)


Said = Callable[[Season, Words], Season]

_SAID: Mapping[str, Said] = {
    "points": _formula,
    "decimals": _number("decimals"),
    "attendance": _attendance,
    "best": _number("best"),
    "drop": _number("drop"),
    "fewest": _number("fewest"),
    "average": lambda season, words: _scored(season, combining=Combining.AVERAGE),
    "rank": _rank,
    "league": lambda season, words: replace(season, league=words.word(_("the league"))),
    "kitty": _kitty_shares,
}


def _call(words: Words) -> ClubDecision:
    name = words.name("now")
    words.need("now")
    to = words.name()
    return lambda told, roster, at: seasons.rename_season(roster, at, name, to)


# ---- its evenings ----------------------------------------------------------------------------------------------------


def _evening(decide: Callable[[Roster, Instant, str, int, str, str], Step], before: str) -> Reader:
    """The reader of a decision about this evening."""

    def read(words: Words) -> ClubDecision:
        words.need(before)
        name = words.name()

        def decided(told: Told, roster: Roster, at: Instant) -> Step:
            here = evening_result(told.state, told.here.number)
            return decide(roster, at, name, here.stream, here.name, here.day)

        return decided

    return read


# ---- put right by hand -----------------------------------------------------------------------------------------------


def _adjust_points(words: Words) -> ClubDecision:
    """`points 2.5 Anna in Autumn because "helped"`."""
    units = _units(words.word(_("the points")))
    person = words.name("in")
    name, because = _in_season(words)
    return lambda told, roster, at: seasons.adjust_points(
        roster, at, name, people.person(roster, person).number, units, because
    )


def _adjust_kitty(words: Words) -> ClubDecision:
    """`kitty -10.00 in Autumn because "cups"`."""
    text = words.word(_("an amount"))
    name, because = _in_season(words)

    def decide(told: Told, roster: Roster, at: Instant) -> Step:
        currency = told.state.setup.currency
        amount = money.parse_amount(text.removeprefix("-"), currency)
        return seasons.adjust_kitty(roster, at, name, -amount if text.startswith("-") else amount, currency, because)

    return decide


def _in_season(words: Words) -> tuple[str, str]:
    """Take `in Autumn because "helped"`."""
    words.need("in")
    name = words.name("because")
    words.need("because")
    return name, words.word(_("the reason"))


def _units(text: str) -> int:
    try:
        return int(Decimal(text) * POINT)
    except (InvalidOperation, ValueError, OverflowError):
        raise Wrong(_("{text} is no number of points").format(text=shown(text))) from None


# ---- over ------------------------------------------------------------------------------------------------------------


def _with_table(decide: Callable[[Roster, Instant, str, SeasonTable], Step]) -> Reader:
    """The reader of a decision that needs the table: a story knows of one evening."""

    def read(words: Words) -> ClubDecision:
        name = words.name()

        def decided(told: Told, roster: Roster, at: Instant) -> Step:
            results = [evening_result(told.state, told.here.number)]
            return decide(roster, at, name, season_table(seasons.season_of(roster, name), results, roster))

        return decided

    return read


def _by_name(decide: Callable[[Roster, Instant, str], Step]) -> Reader:
    def read(words: Words) -> ClubDecision:
        name = words.name()
        return lambda told, roster, at: decide(roster, at, name)

    return read


READERS: Mapping[str, Reader] = {
    "season": _season,
    "call season": _call,
    "drop season": _by_name(seasons.drop_season),
    "count evening": _evening(seasons.add_evening, "for"),
    "leave evening": _evening(seasons.leave_out_evening, "out of"),
    "points": _adjust_points,
    "kitty": _adjust_kitty,
    "close season": _with_table(seasons.close_season),
    "recalculate season": _with_table(seasons.recalculate_season),
    "open season": _by_name(seasons.open_season),
}
"""By the words that follow `club`."""
