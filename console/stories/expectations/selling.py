"""Lines that expect something of what is sold, and of chips."""

from collections.abc import Iterable, Mapping

from console.stories.expectations.comparing import NOTHING, Reader, count, name_before_number, same, time_shown
from console.stories.told import Act, Told, entry_of
from console.stories.words import Words
from tournament.errors import RuleViolation
from tournament.language import gettext as _
from tournament.people.people import person_key
from tournament.sales import selling
from tournament.sales.prices import Buying
from tournament.sales.selling import Offer
from tournament.state import Tournament


def _bought(words: Words) -> Act:
    """`expect bought Anna 15000`: the chips she brought into play in all, granted ones too."""
    name = name_before_number(words)
    wanted = words.number(_("the chips"))
    return same(_("what {name} bought").format(name=name), wanted, lambda told: entry_of(told.state, name).bought)


def _sold(buying: Buying) -> Reader:
    def found(state: Tournament) -> int:
        return sum(bought.buying is buying for bought in state.purchases)

    return count(buying.value, found)


def _on_sale(words: Words) -> Act:
    """`expect on sale "Buy-in", "Rebuy"`, `expect on sale nothing`: these and nothing else."""
    wanted = () if words.take(NOTHING) else words.names()

    def found(told: Told) -> str:
        return _listed(offer.price.name for offer in selling.on_sale(told.state, told.here.now()))

    return same(_("what is on sale"), _listed(wanted), found)


def _listed(names: Iterable[str]) -> str:
    return ", ".join(sorted(map(person_key, names))) or NOTHING


def _turns(word: str) -> Reader:
    """`expect opens "Add-on" 20:50`, `expect closes "Rebuy" never`."""

    def read(words: Words) -> Act:
        name = words.name("never", *(each for each in words.coming() if each[0].isdigit()))
        wanted = "never" if words.take("never") else time_shown(words)

        def found(told: Told) -> str:
            offer = _offer(told, name)
            at = offer.opens if word == "opens" else offer.closes
            return "never" if at is None else told.time_of_day(at)

        return same(f"{name} {word}", wanted, found)

    return read


def _offer(told: Told, name: str) -> Offer:
    for offer in selling.offers(told.state, told.here.now()):
        if person_key(offer.price.name) == person_key(name):
            return offer
    raise RuleViolation("no_price_of_that_name", price=name)


def _counted(words: Words) -> Act:
    """`expect counted Anna 21:10`, `expect counted Anna never`."""
    name = words.name("never", *(each for each in words.coming() if each[0].isdigit()))
    wanted = "never" if words.take("never") else time_shown(words)

    def found(told: Told) -> str:
        at = entry_of(told.state, name).counted
        return "never" if at is None else told.time_of_day(at)

    return same(_("when {name} was counted").format(name=name), wanted, found)


READERS: Mapping[str, Reader] = {
    "bought": _bought,
    "rebuys": _sold(Buying.REBUY),
    "add-ons": _sold(Buying.ADD_ON),
    "on sale": _on_sale,
    "opens": _turns("opens"),
    "closes": _turns("closes"),
    "counted": _counted,
    "average": count("average", lambda state: state.chips_in_play // max(1, len(state.left))),
}
"""By the word that follows `expect`."""
