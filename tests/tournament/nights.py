"""Evenings with rebuys, re-entries and bounties, and what is done in them, for tests about money and places."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest

from tests.fakes import Night, created
from tournament.draws import seating
from tournament.errors import RuleViolation
from tournament.events import DealMade, DealShare, Ending, EveningCreated
from tournament.history import Step, Stored
from tournament.names import EntryNo, Instant, PlayerId
from tournament.outs import elimination
from tournament.outs.elimination import Out
from tournament.people import entries
from tournament.people.entries import USUAL, Terms
from tournament.rules import EveningRules
from tournament.sales import buying
from tournament.sales.prices import Buying, Price, Shares, Window
from tournament.standings import Standing, standings
from tournament.state import Tournament

HEAD = 2_000


def selling(
    *, bounty: int = 0, house: int = 0, rules: EveningRules | None = None, currency: str = "EUR"
) -> EveningCreated:
    """An evening that sells buy-ins and re-entries for 40.00 and rebuys for 20.00 until the second level."""
    window = Window(until=2)
    entry = Shares(4_000 - bounty - house, house, 0, bounty)
    prices = (
        Price("Buy-in", Buying.BUY_IN, entry, 10_000, window),
        Price("Re-entry", Buying.RE_ENTRY, entry, 10_000, window),
        Price("Rebuy", Buying.REBUY, Shares(2_000 - bounty // 2, 0, 0, bounty // 2), 10_000, window),
    )
    return replace(created(), prices=prices, rules=rules or EveningRules())


def night_of(setup: EveningCreated, *names: str) -> Night:
    return Night(setup).enter(*names).draw().start()


def do(night: Night, decision: Callable[[Tournament, Instant], Step]) -> Stored:
    return night.evening.perform(decision)


def bust(night: Night, name: str, *by: str) -> Stored:
    out = Out(last(night, name), tuple(last(night, winner) for winner in by))
    return do(night, partial(elimination.bust, outs=[out]))


def re_enter(night: Night, name: str, terms: Terms = USUAL) -> Stored:
    """He enters again and takes a drawn seat."""
    entered = do(night, partial(entries.re_enter, name=name, terms=terms))
    do(night, partial(seating.seat, entry=last(night, name), server_seed=bytes(32)))
    return entered


def rebuy(night: Night, name: str, *, paid: int | None = None) -> Stored:
    return do(night, partial(buying.rebuy, entry=last(night, name), server_seed=bytes(32), paid=paid))


def deal_ends_it(night: Night) -> Stored:
    """All who are left agree on a thousand units each, and it is over."""
    shares = tuple(DealShare(entry.number, 1_000, 10_000) for entry in night.evening.state.left)
    return do(night, lambda state, at: Step("started", (DealMade(shares, 0, Ending.TIE, "own"),)))


def last(night: Night, name: str) -> EntryNo:
    return entries.last_entry(night.evening.state, name).number


def player(night: Night, name: str) -> PlayerId:
    found = entries.last_entry(night.evening.state, name).player
    assert found is not None
    return found


def lines(night: Night) -> dict[str, Standing]:
    return {line.name: line for line in standings(night.evening.state, night.clock())}


def places(night: Night) -> dict[str, int | None]:
    return {name: line.place for name, line in lines(night).items()}


def refused(night: Night, decision: Callable[[Tournament, Instant], Step]) -> str:
    """The code with which the decision is refused; nothing has changed."""
    before = night.evening.state
    with pytest.raises(RuleViolation) as caught:
        night.evening.perform(decision)
    assert night.evening.state is before
    return caught.value.code
