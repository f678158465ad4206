"""Lines of the history: prices, what was sold, chips given and counted."""

from collections.abc import Mapping

from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.sales.prices import BUY_IN_NAME, HAND_HAD_BEGUN
from tournament.wording.facts import Facts, Sentence, named
from tournament.wording.values import amount, chips, list_of


def price_name(name: str) -> str:
    """What a price is called; the plain evening's only one in the language spoken now."""
    return _("Buy-in") if name == BUY_IN_NAME else name


def because(reason: str) -> str:
    """Why something was sold against its terms."""
    return _("the hand had begun") if reason == HAND_HAD_BEGUN else reason


def _prices_set(facts: Facts) -> str:
    return _("On sale from now on: {prices}").format(prices=list_of([price_name(each) for each in facts["prices"]]))


def _price_set(facts: Facts) -> str:
    return ngettext(
        "{price} is {amount} for {chips} chip from now on",
        "{price} is {amount} for {chips} chips from now on",
        facts["chips"],
    ).format(
        price=price_name(facts["price"]),
        amount=amount(facts["amount"], facts["currency"]),
        chips=chips(facts["chips"]),
    )


def _rebought(facts: Facts) -> str:
    if "seat" in facts:
        said = _("{name} bought {price} and is back at table {table} seat {seat}")
    elif "back" in facts:
        said = _("{name} bought {price} and is back in")
    else:
        said = _("{name} bought {price}")
    return _terms(said.format_map({**facts, "price": price_name(facts["price"])}), facts)


def _add_ons_sold(facts: Facts) -> str:
    count, names = facts["count"], facts["names"]
    if len(names) == 1 and count == 1:
        said = _("{name} bought {price}").format(name=names[0], price=price_name(facts["price"]))
    elif len(names) <= 3:
        said = _("{names} bought {price} ×{count}").format(
            names=named(facts), price=price_name(facts["price"]), count=count
        )
    else:
        said = ngettext("{n} player bought {price} ×{count}", "{n} players bought {price} ×{count}", len(names)).format(
            n=len(names), price=price_name(facts["price"]), count=count
        )
    return _terms(said, facts)


def _sold_to_nobody(facts: Facts) -> str:
    return _terms(_("{price} sold ×{count}").format(price=price_name(facts["price"]), count=facts["count"]), facts)


def _terms(said: str, facts: Facts) -> str:
    """With what it cost and brought, what is owed, and why it was sold all the same."""
    said = ngettext("{what}: {amount}, {chips} chip", "{what}: {amount}, {chips} chips", facts["chips"]).format(
        what=said,
        amount=_("free, the house pays") if "comp" in facts else amount(facts["amount"], facts["currency"]),
        chips=chips(facts["chips"]),
    )
    if facts["owing"]:
        said = _("{what}, {amount} owing").format(what=said, amount=amount(facts["owing"], facts["currency"]))
    if "because" in facts:
        said = _reasoned(said, facts)
    return said


def _reasoned(said: str, facts: Facts) -> str:
    if not facts["because"]:
        return said
    return _("{what} ({reason})").format(what=said, reason=because(facts["because"]))


def _bonus_given(facts: Facts) -> str:
    said = ngettext("Bonus of {chips} chip: {names}", "Bonus of {chips} chips: {names}", facts["chips"])
    return _reasoned(said.format(chips=chips(facts["chips"]), names=named(facts)), facts)


def _everybody_given(facts: Facts) -> str:
    said = ngettext("{chips} chip for everybody", "{chips} chips for everybody", facts["chips"])
    return _reasoned(said.format(chips=chips(facts["chips"])), facts)


def _chips_corrected(facts: Facts) -> str:
    sign = "+" if facts["chips"] > 0 else ""
    said = _("Chips in play {difference}: now {chips}").format(
        difference=sign + chips(facts["chips"]), chips=chips(facts["in_play"])
    )
    return _reasoned(said, facts)


def _stacks_counted(facts: Facts) -> str:
    names = facts["names"]
    if len(names) == 1:
        return _("{name} counted: {chips}").format(name=names[0], chips=chips(facts["chips"]))
    return ngettext("{n} stack counted", "{n} stacks counted", len(names)).format(n=len(names))


SENTENCES: Mapping[str, Sentence] = {
    "prices_set": _prices_set,
    "price_set": _price_set,
    "price_dropped": lambda facts: _("No longer on sale: {price}").format(price=price_name(facts["price"])),
    "rebought": _rebought,
    "add_ons_sold": _add_ons_sold,
    "sold_to_nobody": _sold_to_nobody,
    "bonus_given": _bonus_given,
    "everybody_given": _everybody_given,
    "chips_corrected": _chips_corrected,
    "stacks_counted": _stacks_counted,
}
