"""Lines of the history: money and bought chips."""

from collections.abc import Mapping

from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.wording.facts import Facts, Sentence, named
from tournament.wording.values import amount


def _money(facts: Facts) -> str:
    return amount(facts["amount"], facts["currency"])


def _received(facts: Facts) -> str:
    if not facts["name"]:
        return _("{amount} paid").format(amount=_money(facts))
    return _("{name} paid {amount}").format(name=facts["name"], amount=_money(facts))


def _all_paid(facts: Facts) -> str:
    return ngettext(
        "{n} person paid what was owed: {amount}", "{n} people paid what they owed: {amount}", len(facts["names"])
    ).format(n=len(facts["names"]), amount=_money(facts))


def _returned(facts: Facts) -> str:
    if not facts["name"]:
        return _("{amount} given back").format(amount=_money(facts))
    return _("{name} got {amount} back").format(name=facts["name"], amount=_money(facts))


def _contributed(facts: Facts) -> str:
    return _("The house adds {amount} to the prizes: {because}").format(amount=_money(facts), because=facts["because"])


def _adjusted(facts: Facts) -> str:
    said = {
        "prizes": _("Prizes {amount}: {because}"),
        "house": _("House {amount}: {because}"),
        "league": _("League {amount}: {because}"),
        "bounties": _("Bounties {amount}: {because}"),
    }[facts["fund"]]
    sign = "+" if facts["amount"] > 0 else ""
    return said.format(amount=sign + _money(facts), because=facts["because"])


def _prize_paid(facts: Facts) -> str:
    said = _("Prize paid to {name}, place {place}: {amount}").format(
        name=facts["name"] or "–", place=facts["place"], amount=_money(facts)
    )
    return _kept(said, facts)


def _bounty_paid(facts: Facts) -> str:
    return _kept(_("Bounty paid to {name}: {amount}").format(name=facts["name"] or "–", amount=_money(facts)), facts)


def _paid_out(facts: Facts) -> str:
    names = facts["names"]
    if len(names) <= 3:
        said = _("Paid out to {names}: {amount}").format(names=named(facts), amount=_money(facts))
    else:
        said = ngettext("Paid out to {n} person: {amount}", "Paid out to {n} people: {amount}", len(names)).format(
            n=len(names), amount=_money(facts)
        )
    return _kept(said, facts)


def _kept(said: str, facts: Facts) -> str:
    """What of it stayed here for a debt."""
    if not facts["netted"]:
        return said
    netted = amount(facts["netted"], facts["currency"])
    return _("{said}, of which {netted} stays for what was owed").format(said=said, netted=netted)


SENTENCES: Mapping[str, Sentence] = {
    "money_received": _received,
    "all_paid": _all_paid,
    "money_returned": _returned,
    "house_contributed": _contributed,
    "money_adjusted": _adjusted,
    "prize_paid": _prize_paid,
    "bounty_paid": _bounty_paid,
    "paid_out": _paid_out,
}
