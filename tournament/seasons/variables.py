"""What a formula can ask about an evening and a person on it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from tournament.names import MINUTE, Cents
from tournament.refusals.marks import N_
from tournament.seasons.seen import Guest, Seen


@dataclass(frozen=True, slots=True)
class Variable:
    """One thing to ask for.

    Attributes:
        aliases: its other names, as people know them from elsewhere.
        words: what it means.
        value: the number, of somebody on an evening.
    """

    name: str
    words: str
    value: Callable[[Seen, Guest], float] = field(repr=False)
    aliases: tuple[str, ...] = ()


def _units(seen: Seen, amount: Cents) -> float:
    """Money in whole units of its currency: 20.5 for €20.50."""
    return amount / seen.unit


VARIABLES: tuple[Variable, ...] = (
    # the field
    Variable("players", N_("How many people took part."), lambda seen, one: seen.players, ("n",)),
    Variable("entries", N_("How many entries there were, re-entries too."), lambda seen, one: seen.result.entries),
    Variable("total_rebuys", N_("How many rebuys everybody took together."), lambda seen, one: seen.result.rebuys),
    Variable("total_add_ons", N_("How many add-ons everybody took together."), lambda seen, one: seen.result.add_ons),
    Variable("paid_places", N_("How many people won a prize."), lambda seen, one: seen.paid_places, ("itm",)),
    # the place
    Variable(
        "place",
        N_("The place, from 1; a shared one counts as it is shown."),
        lambda seen, one: one.place,
        ("r", "rank", "f", "k", "position"),
    ),
    Variable("sharing", N_("How many people have that place, 1 if it is not shared."), lambda seen, one: one.sharing),
    Variable("beaten", N_("How many people have a worse place."), lambda seen, one: one.beaten),
    Variable(
        "top",
        N_("What part of the field the place is: 0.1 for the 1st of 10."),
        lambda seen, one: one.place / seen.players,
    ),
    Variable("in_the_money", N_("1 with a prize, 0 without."), lambda seen, one: float(one.prize > 0), ("m",)),
    Variable(
        "level",
        N_("The level in which the person was out; of the winner the last one."),
        lambda seen, one: seen.level(one),
    ),
    Variable(
        "minutes",
        N_("How many minutes after the start the person was out, or won."),
        lambda seen, one: seen.time(one) / MINUTE,
    ),
    # money, in whole units of the currency
    Variable(
        "buy_in",
        N_("What the usual buy-in costs in all, with its fee."),
        lambda seen, one: _units(seen, seen.result.buy_in),
        ("b",),
    ),
    Variable(
        "fee",
        N_("What of the buy-in is for the house and the league."),
        lambda seen, one: _units(seen, seen.result.fee),
    ),
    Variable("pool", N_("The money for prizes."), lambda seen, one: _units(seen, seen.result.pool)),
    Variable("league_money", N_("What was kept for the league."), lambda seen, one: _units(seen, seen.result.league)),
    Variable(
        "total_cost",
        N_("What everybody paid together for entries, rebuys and add-ons."),
        lambda seen, one: _units(seen, seen.cost),
    ),
    Variable(
        "cost",
        N_("What the person paid for entries, rebuys and add-ons, fees too."),
        lambda seen, one: _units(seen, one.cost),
        ("e",),
    ),
    Variable("prize", N_("What the person won by the place."), lambda seen, one: _units(seen, one.prize)),
    Variable("bounty", N_("What the person won on heads."), lambda seen, one: _units(seen, one.bounty)),
    Variable(
        "net",
        N_("Prize and bounties without the cost."),
        lambda seen, one: _units(seen, one.prize + one.bounty - one.cost),
    ),
    # what the person did
    Variable("own_entries", N_("How many entries the person had."), lambda seen, one: one.entries),
    Variable("re_entries", N_("How many of them were re-entries."), lambda seen, one: one.entries - 1),
    Variable("rebuys", N_("How many rebuys the person took."), lambda seen, one: one.rebuys),
    Variable("add_ons", N_("How many add-ons the person took."), lambda seen, one: one.add_ons),
    Variable(
        "knock_outs",
        N_("How many others the person knocked out; a shared one counts in full."),
        lambda seen, one: one.knock_outs,
        ("hits",),
    ),
    Variable(
        "knock_out_shares",
        N_("The same, a shared one in equal parts: half of one for each of two."),
        lambda seen, one: one.knock_out_shares,
    ),
    # the season
    Variable("evening", N_("Which evening of the season it is, from 1."), lambda seen, one: seen.number),
    Variable(
        "months", N_("How many full months before the season's last evening it was."), lambda seen, one: seen.months
    ),
)
"""In the order in which they are listed."""

NAMES: Mapping[str, str] = {
    name: variable.name for variable in VARIABLES for name in (variable.name, *variable.aliases)
}
"""The first name of each, by all of its names."""

BY_NAME: Mapping[str, Variable] = {variable.name: variable for variable in VARIABLES}
