"""Lines that expect something of the division of the pool, and deals."""

from collections.abc import Mapping

from console.stories.expectations.comparing import NOTHING, Reader, amounts, line_of, same
from console.stories.told import Act, Told
from console.stories.words import Words
from tournament import standings
from tournament.language import gettext as _
from tournament.payouts import setting
from tournament.payouts.bubble import bubble
from tournament.payouts.tables import table_of


def _thing(words: Words) -> Act:
    """`expect thing 3 "Bottle of rum"`, `expect thing Anna "Trophy", "Flag"`, `expect thing 3 nothing`."""
    place = words.number(_("the place")) if (words.peek() or "").isdecimal() else None
    name = words.name(NOTHING) if place is None else ""
    wanted = () if words.take(NOTHING) else words.names()

    def found(told: Told) -> str:
        if place is None:
            return ", ".join(line_of(told, name).things) or NOTHING
        prizes = standings.prizes(told.state)
        return next((prize.thing for prize in prizes if prize.place == place and prize.thing), NOTHING)

    what = _("what {who} gets beside money").format(who=name or place)
    return same(what, ", ".join(wanted) or NOTHING, found)


def _bubble(words: Words) -> Act:
    """`expect bubble 2`: so many go out without a prize before the next one is won; `expect bubble nothing`."""
    wanted = NOTHING if words.take(NOTHING) else str(words.number(_("the bubble")))

    def found(told: Told) -> str:
        here = bubble(told.state)
        return NOTHING if here is None else str(here.to_go)

    return same(_("the bubble"), wanted, found)


def _next_prize(words: Words) -> Act:
    """`expect next prize 55.00`: what is won next; `expect next prize nothing`."""

    def found(told: Told) -> list[int]:
        here = bubble(told.state)
        return [] if here is None else [here.next_prize.amount]

    return amounts(_("the next prize"), words, found)


def _overlay(words: Words) -> Act:
    """`expect overlay 80.00`: what the house gives because of the guarantee."""
    return amounts(_("what the house gives for the guarantee"), words, lambda told: [told.state.overlay])


def _short(words: Words) -> Act:
    """`expect short 20.00`: what the pool lacks for the prizes set by hand."""
    return amounts(_("what the prizes set by hand lack"), words, lambda told: [setting.missing(told.state)])


def _payouts(words: Words) -> Act:
    """`expect payouts "BARGE"`: the table that counts."""
    return same(_("the payout table"), words.name(), lambda told: table_of(told.state.payouts).name)


READERS: Mapping[str, Reader] = {
    "thing": _thing,
    "bubble": _bubble,
    "next prize": _next_prize,
    "overlay": _overlay,
    "short": _short,
    "payouts": _payouts,
}
"""By the word that follows `expect`."""
