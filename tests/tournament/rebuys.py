"""Nights with rebuys until level 2 and add-ons in the break after it."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import pytest

from tests.fakes import Night, created
from tournament import wording
from tournament.errors import RuleViolation
from tournament.events import (
    EveningCreated,
    Event,
)
from tournament.history import Step
from tournament.outs import elimination
from tournament.outs.elimination import Out
from tournament.sales import buying
from tournament.sales.prices import Buying, Price, Shares, Window
from tournament.standings import standings
from tournament.state import Entry, Tournament

SEED = bytes(32)
# Level 1 until 19:20, level 2 until 19:40, a break until 19:50, then level 3.
REBUY = Price("Rebuy", Buying.REBUY, Shares(prizes=900, house=100), 5_000, Window(until=2))
ADD_ON = Price("Add-on", Buying.ADD_ON, Shares(prizes=500), 4_000, Window(2, 2), each=2)


def setup(rebuy: Price = REBUY, add_on: Price = ADD_ON, **changes: object) -> EveningCreated:
    plain = created()
    return replace(plain, prices=(*plain.prices, rebuy, add_on), **changes)  # type: ignore[arg-type]


NAMES = ("Anna", "Boris", "Cyril", "Dana", "Emil", "Filip", "Gita", "Hana", "Ivan")


def night(evening: EveningCreated | None = None, names: Sequence[str] = NAMES) -> Night:
    return Night(evening or setup()).enter(*names).draw().start()


def entry(here: Night, name: str) -> Entry:
    return here.evening.state.entry(here.number(name))


def rebuy(here: Night, name: str, **terms: object) -> None:
    decision = partial(buying.rebuy, entry=here.number(name), server_seed=SEED, **terms)  # type: ignore[arg-type]
    here.evening.perform(decision)


def refusal(here: Night, name: str, **terms: object) -> RuleViolation:
    before = here.evening.state
    with pytest.raises(RuleViolation) as caught:
        rebuy(here, name, **terms)
    assert here.evening.state is before
    assert "{" not in wording.refusal(caught.value)
    return caught.value


def bust(here: Night, name: str, by: str) -> None:
    out = Out(here.number(name), (here.number(by),))
    here.evening.perform(partial(elimination.bust, outs=[out]))


def facts(here: Night, *events: Event) -> None:
    here.evening.perform(lambda state, at: Step("busted", events, {"names": ["-"], "by": [], "place": 0}))


def places(state: Tournament) -> dict[str, int | None]:
    return {line.name: line.place for line in standings(state)}
