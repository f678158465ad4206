"""Lines of the history: seasons."""

from collections.abc import Mapping

from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.reports.page import POINT
from tournament.seasons.points import decimals_of
from tournament.wording.facts import Facts, Sentence
from tournament.wording.values import amount, decimals, iso_day


def _kept(facts: Facts) -> str:
    first = iso_day(facts["first"])
    if facts["last"] is None:
        return _("{name} is a season from {first} on").format(name=facts["name"], first=first)
    return _("{name} is a season from {first} to {last}").format(
        name=facts["name"], first=first, last=iso_day(facts["last"])
    )


def _points(facts: Facts) -> str:
    units = abs(facts["points"])
    points = decimals(units / POINT, decimals_of(units))
    said = _("{name}: {person} gets {points} points: {reason}")
    if facts["points"] < 0:
        said = _("{name}: {person} loses {points} points: {reason}")
    return said.format(name=facts["name"], person=facts["person"], points=points, reason=facts["reason"])


def _kitty(facts: Facts) -> str:
    money = amount(abs(facts["amount"]), facts["currency"])
    said = _("{name}: {amount} put into the kitty: {reason}")
    if facts["amount"] < 0:
        said = _("{name}: {amount} taken out of the kitty: {reason}")
    return said.format(name=facts["name"], amount=money, reason=facts["reason"])


def _closed(facts: Facts) -> str:
    return ngettext(
        "{name} is over, after {n} evening", "{name} is over, after {n} evenings", facts["evenings"]
    ).format(name=facts["name"], n=facts["evenings"])


SENTENCES: Mapping[str, Sentence] = {
    "season_kept": _kept,
    "season_renamed": lambda facts: _("Season {name} is now called {to}").format(**facts),
    "season_dropped": lambda facts: _("{name} is no season any more").format(name=facts["name"]),
    "season_evening_added": lambda facts: _("{title} counts for {name}").format(**facts),
    "season_evening_left_out": lambda facts: _("{title} does not count for {name}").format(**facts),
    "points_adjusted": _points,
    "kitty_adjusted": _kitty,
    "season_closed": _closed,
    "season_recalculated": lambda facts: _("{name} was recalculated").format(name=facts["name"]),
    "season_opened": lambda facts: _("{name} is open again").format(name=facts["name"]),
}
