"""What the club keeps for its evenings: structures and price lists, each under a name of its own.

An evening copies what it uses, so nothing here changes an evening that exists.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import TypeVar

from tournament.club.roster import Roster
from tournament.errors import RuleViolation
from tournament.events import PricesDropped, PriceSet, PricesKept, StructureDropped, StructureKept
from tournament.history import Step
from tournament.names import Instant
from tournament.people.people import clean_name, person_key
from tournament.sales.prices import check_prices
from tournament.structures.structure import Structure
from tournament.structures.structure_check import check

T = TypeVar("T")

MOST_KEPT = 500
"""So many structures, price lists and seasons each: more than anybody can look through."""


def keep_structure(roster: Roster, at: Instant, structure: Structure, name: str | None = None) -> Step:
    """Keep a structure, under another name if one is given, instead of any other of that name.

    Raises:
        BadInput: it is nonsense (`structure.check`), or the name is none (`people.clean_name`).
        RuleViolation: `too_much_kept` (`most`), `nothing_changed`.
    """
    kept = replace(structure, name=clean_name(structure.name if name is None else name))
    check(kept)
    check_room(roster.structures, kept.name, kept)
    return Step("structure_kept", (StructureKept(kept),), {"name": kept.name})


def drop_structure(roster: Roster, at: Instant, name: str) -> Step:
    """Offer the structure of that name no longer.

    Raises:
        RuleViolation: `structure_not_kept`.
    """
    kept = roster.structures.get(person_key(name))
    if kept is None:
        raise RuleViolation("structure_not_kept", name=name)
    return Step("structure_dropped", (StructureDropped(kept.name),), {"name": kept.name})


def rename_structure(roster: Roster, at: Instant, name: str, to: str) -> Step:
    """Call the structure of that name otherwise; there must be no other of the new name.

    Raises:
        BadInput: the new name is none (`people.clean_name`).
        RuleViolation: `structure_not_kept`, `structure_name_taken` (`name`), `nothing_changed`.
    """
    kept = roster.structures.get(person_key(name))
    if kept is None:
        raise RuleViolation("structure_not_kept", name=name)
    new = replace(kept, name=clean_name(to))
    if new == kept:
        raise RuleViolation("nothing_changed", name=kept.name)
    if person_key(new.name) == person_key(kept.name):
        return Step("structure_renamed", (StructureKept(new),), {"name": kept.name, "to": new.name})
    if person_key(new.name) in roster.structures:
        raise RuleViolation("structure_name_taken", name=new.name)
    events = (StructureDropped(kept.name), StructureKept(new))
    return Step("structure_renamed", events, {"name": kept.name, "to": new.name})


def keep_prices(roster: Roster, at: Instant, prices: PriceSet) -> Step:
    """Keep a price list instead of any other of that name.

    Raises:
        BadInput: the name is none (`people.clean_name`), or as `prices.check_prices` says of the list and its currency.
        RuleViolation: `too_much_kept` (`most`), `nothing_changed`.
    """
    checked = check_prices(prices.prices, prices.currency)
    kept = replace(prices, name=clean_name(prices.name), prices=checked)
    check_room(roster.price_sets, kept.name, kept)
    return Step("prices_kept", (PricesKept(kept),), {"name": kept.name})


def drop_prices(roster: Roster, at: Instant, name: str) -> Step:
    """Offer the price list of that name no longer.

    Raises:
        RuleViolation: `prices_not_kept`.
    """
    kept = roster.price_sets.get(person_key(name))
    if kept is None:
        raise RuleViolation("prices_not_kept", name=name)
    return Step("prices_dropped", (PricesDropped(kept.name),), {"name": kept.name})


def check_room(here: Mapping[str, T], name: str, kept: T) -> None:
    """Refuse what is kept so already, and one too many.

    Raises:
        RuleViolation: `nothing_changed`, `too_much_kept` (`most`).
    """
    same = here.get(person_key(name))
    if same == kept:
        raise RuleViolation("nothing_changed", name=name)
    if same is None and len(here) >= MOST_KEPT:
        raise RuleViolation("too_much_kept", name=name, most=MOST_KEPT)
