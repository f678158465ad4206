"""What the club keeps for its evenings: structures, price lists, seasons, each under a name of its own.

An evening copies what it uses, so nothing here changes an evening that exists.
"""

from collections.abc import Mapping
from dataclasses import replace
from datetime import date
from typing import TypeVar

from tournament.club.roster import Roster
from tournament.errors import BadInput, RuleViolation
from tournament.events import (
    PricesDropped,
    PriceSet,
    PricesKept,
    Season,
    SeasonDropped,
    SeasonKept,
    StructureDropped,
    StructureKept,
)
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
    _room(roster.structures, kept.name, kept)
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
    _room(roster.price_sets, kept.name, kept)
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


def keep_season(roster: Roster, at: Instant, season: Season) -> Step:
    """Keep a season instead of any other of that name; seasons may overlap.

    Raises:
        BadInput: the name is none, or `no_day` (`text`): a day is not like 2026-09-01.
        RuleViolation: `season_ends_before_it_begins`, `too_much_kept` (`most`), `nothing_changed`.
    """
    kept = replace(season, name=clean_name(season.name))
    first, last = _day(kept.first_day), None if kept.last_day is None else _day(kept.last_day)
    if last is not None and last < first:
        raise RuleViolation("season_ends_before_it_begins", name=kept.name, first=kept.first_day, last=kept.last_day)
    _room(roster.seasons, kept.name, kept)
    return Step("season_kept", (SeasonKept(kept),), {"name": kept.name, "first": kept.first_day, "last": kept.last_day})


def drop_season(roster: Roster, at: Instant, name: str) -> Step:
    """Let a season go; its evenings stay.

    Raises:
        RuleViolation: `no_such_season`.
    """
    kept = roster.seasons.get(person_key(name))
    if kept is None:
        raise RuleViolation("no_such_season", name=name)
    return Step("season_dropped", (SeasonDropped(kept.name),), {"name": kept.name})


def _room(here: Mapping[str, T], name: str, kept: T) -> None:
    same = here.get(person_key(name))
    if same == kept:
        raise RuleViolation("nothing_changed", name=name)
    if same is None and len(here) >= MOST_KEPT:
        raise RuleViolation("too_much_kept", name=name, most=MOST_KEPT)


def _day(text: str) -> date:
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise BadInput("no_day", text=text) from None
    # `fromisoformat` reads 20260901 and 2026-W36-2 too, which would not sort as text.
    if day.isoformat() != text:
        raise BadInput("no_day", text=text)
    return day
