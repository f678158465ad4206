"""Lines of the history: the division of the pool, and deals."""

import re
from collections.abc import Mapping

from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import Cents
from tournament.payouts.bubble import Bubble
from tournament.payouts.division import Prize
from tournament.payouts.plan import PayoutTable, Rounding
from tournament.refusals.marks import N_
from tournament.standings import Standing
from tournament.wording import deals
from tournament.wording.facts import Facts, Sentence
from tournament.wording.values import amount, decimal, list_of

_TABLES = (
    N_("Winner takes all"),
    N_("Four places"),
    N_("Five places"),
    N_("Top-heavy three"),
    N_("By places"),
    N_("Online low buy-in"),
)
"""The names of shipped tables that are words; all others are proper names."""


_POWER_LAW = re.compile(r"Power law (?P<paid>[\d.]+)% first (?P<first>[\d.]+)% last (?P<last>[\d.e+-]+)")
"""How `payouts.setting.use_power_law` names its table."""


def payout_table(name: str) -> str:
    """What the table is called in the language spoken now."""
    law = _law(name)
    if law:
        return _("Power law: {law}").format(law=law)
    return _(name) if name in _TABLES else name


def table_words(table: PayoutTable) -> str:
    """The table's name, and the shares of its first column with several places, so that one knows which it is."""
    column = next((each.weights for each in table.columns if len(each.weights) > 1), table.columns[0].weights)
    whole = sum(column)
    shares = "/".join(decimal(round(100 * weight / whole, 1)) for weight in column[:4])
    more = " …" if len(table.columns) > 1 or len(column) > 4 else ""
    return _("{table}: {shares}").format(table=payout_table(table.name), shares=shares + more)


def by_table(name: str) -> str:
    """How the pool is divided: by the table BARGE, by a power law: 15 % of the field, first 30 %, last 1.5 × buy-in."""
    law = _law(name)
    if law:
        return _("by a power law: {law}").format(law=law)
    return _("by the table {table}").format(table=payout_table(name))


def _law(name: str) -> str:
    """What the name of a table by a power law says; empty for every other table."""
    found = _POWER_LAW.fullmatch(name)
    if found is None:
        return ""
    numbers = {what: decimal(float(number)) for what, number in found.groupdict().items()}
    return _("{paid} % of the field, first {first} %, last {last} × buy-in").format(**numbers)


def rounding(policy: Rounding) -> str:
    """What happens to the part of a prize that is no whole unit."""
    match policy:
        case Rounding.DOWN:
            return _("rounded down, the rest to the first")
        case Rounding.NEAREST:
            return _("rounded to the nearest, the difference to the first")
        case Rounding.LARGEST_REMAINDER:
            return _("rounded by largest remainders")


def rounded_to(policy: Rounding, unit: Cents | None, currency: str) -> str:
    """The policy with its unit; None: the usual ones."""
    if unit is None:
        return rounding(policy)
    return _("{rounding}, in units of {unit}").format(rounding=rounding(policy), unit=amount(unit, currency))


def prize(won: Prize, currency: str) -> str:
    """What a place gets: `€200`, `€200 and a bottle of rum`, `Bottle of rum`; a dash for nothing."""
    return won_in_all(won.amount, (won.thing,) if won.thing else (), currency) or "–"


def won_in_all(money: Cents, things: tuple[str, ...], currency: str, *, tied: bool = False) -> str:
    """Money and things together; empty for neither. `tied`: others have the same place, and a share of the things."""
    return list_of([*([amount(money, currency)] if money else []), *(thing(each, tied=tied) for each in things)])


def thing(name: str, *, tied: bool) -> str:
    """A prize that is no money; of it each of those who share its place has only a share: a share of Bottle of rum."""
    return _("a share of {thing}").format(thing=name) if tied else name


def of_line(line: Standing, currency: str) -> str:
    """What somebody has won, or while he is in what a deal has made certain: €200, €148 by the deal; else empty."""
    if line.share and line.place is None:
        return deals.certain(line.share, currency)
    return won_in_all(line.prize, line.things, currency, tied=line.tied)


def to_next_prize(here: Bubble, currency: str) -> str:
    """How far it is to the next prize: `next out: €55`, `next out: nothing, then €55`, `3 more out, then €55`."""
    won = prize(here.next_prize, currency)
    if not here.to_go:
        return _("next out: {prize}").format(prize=won)
    if here.to_go == 1:
        return _("next out: nothing, then {prize}").format(prize=won)
    # i18n: so many go out with nothing until somebody gets that prize: 3 more out, then €55
    said = ngettext("{n} more out, then {prize}", "{n} more out, then {prize}", here.to_go)
    return said.format(n=here.to_go, prize=won)


def _table(facts: Facts) -> str:
    said = _("Payouts {how}").format(how=by_table(facts["table"]))
    return _with_rounding(said, facts) if "rounding" in facts else said


def _set(facts: Facts) -> str:
    said = _("Payouts {how}").format(how=by_table(facts["table"]))
    if facts["places"] is not None:
        said = _("{said}, {places}").format(said=said, places=_paid(facts["places"]))
    said = _with_rounding(said, facts)
    if facts["amount"]:
        said = _("{said}, {amount} guaranteed").format(said=said, amount=amount(facts["amount"], facts["currency"]))
    if n := facts.get("by_hand", 0):
        said = ngettext("{said}, {n} prize set by hand", "{said}, {n} prizes set by hand", n).format(said=said, n=n)
    return said


def _with_rounding(said: str, facts: Facts) -> str:
    return _("{said}, {rounding}").format(said=said, rounding=_rounding_of(facts))


def _rounding_of(facts: Facts) -> str:
    return rounded_to(Rounding(facts["rounding"]), facts["unit"], facts["currency"])


def _paid(places: int) -> str:
    return ngettext("{n} place paid", "{n} places paid", places).format(n=places) if places else _("no places paid")


def _places(facts: Facts) -> str:
    if facts["places"] is None:
        return _("Places paid as the payout table says")
    return _("Prizes: {places}").format(places=_paid(facts["places"]))


def _guarantee(facts: Facts) -> str:
    if not facts["amount"]:
        return _("Nothing is guaranteed any more")
    return _("{amount} guaranteed").format(amount=amount(facts["amount"], facts["currency"]))


def _prize_set(facts: Facts) -> str:
    place, money, thing = facts["place"], facts["amount"], facts["thing"]
    if money is None:
        return _("Prize of place {place}: {thing} beside the money").format(place=place, thing=thing)
    said = won_in_all(money, (thing,) if thing else (), facts["currency"]) or _("nothing")
    return _("Prize of place {place} set to {prize}").format(place=place, prize=said)


SENTENCES: Mapping[str, Sentence] = {
    "payout_table": _table,
    "payout_places": _places,
    "payout_rounding": lambda facts: _("Prizes {rounding}").format(rounding=_rounding_of(facts)),
    "payouts_set": _set,
    "guarantee_set": _guarantee,
    "prize_set": _prize_set,
    "prize_freed": lambda facts: _("Prize of place {place} as the payout table says").format(place=facts["place"]),
}
