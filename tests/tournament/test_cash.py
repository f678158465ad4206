"""The cash sheet always balances, whatever was bought, paid, taken out, handed over, undone."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.fakes import Night, people
from tests.tournament.nights import HEAD, bust, do, last, night_of, rebuy, selling
from tournament import fold, history
from tournament.bounties.bounties import bounties
from tournament.draws import seating
from tournament.errors import Refusal
from tournament.events import (
    ChipsBought,
    EntryCancelled,
    HouseContributed,
    MoneyAdjusted,
    MoneyReceived,
    MoneyReturned,
    PlayerEntered,
    PrizePaid,
)
from tournament.names import EntryNo, PlayerId
from tournament.outs import elimination
from tournament.outs.elimination import Out
from tournament.people import counting, entries, leaving, registration
from tournament.people.entries import Terms
from tournament.rules import EveningRules
from tournament.sales import buying, cash, payments
from tournament.sales.cash import CashSheet
from tournament.sales.prices import Fund
from tournament.state import Tournament
from tournament.wording import cash as cash_words

Deed = Callable[[Night, Random], object]


def sheet(night: Night) -> CashSheet:
    return cash.sheet(night.evening.state)


# ---- single terms ---------------------------------------------------------------------------------------------------


def test_a_comp_is_the_houses_contribution_and_nobody_owes_it() -> None:
    night = Night(selling(house=300))
    entries.enter_by_name(night.evening, night.club, ["Anna"], Terms(comp=True))
    found = sheet(night)
    assert (found.owing, found.comps, found.prizes, found.house, found.drawer) == (0, 4_000, 3_700, 300, 4_000)
    assert found.balances


def test_every_term_of_a_mixed_night() -> None:
    night = night_of(selling(bounty=HEAD, house=200), "Anna", "Boris", "Cyril")
    rebuy(night, "Anna", paid=500)
    do(night, partial(payments.receive, player=PlayerId(2), amount=1_000))
    do(night, partial(payments.contribute, amount=2_500, because="birthday"))
    do(night, partial(payments.adjust, fund=Fund.LEAGUE, amount=300, because="a coin found"))
    bust(night, "Cyril", "Boris")
    do(night, partial(payments.pay_bounty, entry=EntryNo(2)))
    found = sheet(night)
    assert (found.received, found.owing, found.contributed, found.comps) == (13_500, 1_500, 2_500, 0)
    assert found.adjusted == ((Fund.LEAGUE, 300),)
    assert (found.prizes, found.house, found.league, found.bounties) == (8_900, 600, 300, 7_000)
    assert (found.refunds, found.beyond) == (1_000, 0)
    assert (found.bounties_paid, found.drawer) == (2_000, 13_500 + 2_500 + 300 - 2_000)
    assert found.incoming == found.outgoing == 17_800


# ---- any night ------------------------------------------------------------------------------------------------------


def _somebody(night: Night, chance: Random) -> EntryNo:
    return chance.choice(tuple(night.evening.state.entries.values())).number


def _person(night: Night, chance: Random) -> PlayerId | None:
    return chance.choice((None, *night.evening.state.guests))


def _amount(chance: Random) -> int:
    return chance.choice((1, 333, 1_000, 2_000, 4_001))


def _enter(night: Night, chance: Random) -> object:
    terms = Terms(paid=chance.choice((None, 0, 1_500)), comp=chance.random() < 0.2, because="late")
    entries.enter_by_name(night.evening, night.club, [f"Late {len(night.evening.steps)}"], terms)
    return terms


def _rebuy(night: Night, chance: Random) -> object:
    paid, comp = chance.choice((None, 0, 700)), chance.random() < 0.2
    decide = partial(
        buying.rebuy,
        entry=_somebody(night, chance),
        server_seed=bytes(32),
        paid=None if comp else paid,
        comp=comp,
        because="late",
    )
    return do(night, decide)


def _bust(night: Night, chance: Random) -> object:
    left = [entry.number for entry in night.evening.state.left]
    out, *by = chance.sample(left, min(len(left), chance.choice((1, 2, 3, 4))))
    return do(night, partial(elimination.bust, outs=[Out(out, tuple(by))]))


def _reinstate(night: Night, chance: Random) -> object:
    return do(night, partial(elimination.reinstate, entry=_somebody(night, chance), server_seed=bytes(32)))


def _re_enter(night: Night, chance: Random) -> object:
    terms = Terms(paid=chance.choice((None, 0)), because="late")
    number = _somebody(night, chance)
    do(night, partial(entries.re_enter, name=night.evening.state.entry(number).name, terms=terms))
    return do(night, partial(seating.seat_everybody, server_seed=bytes(32)))


def _unregister(night: Night, chance: Random) -> object:
    number, refund = _somebody(night, chance), chance.choice((None, 0, 500, 3_999))
    return do(night, partial(leaving.unregister, entry=number, refund=refund, chips=10_000))


def _pay(night: Night, chance: Random) -> object:
    amount = chance.choice((None, _amount(chance)))
    return do(night, partial(payments.receive, player=_person(night, chance), amount=amount))


def _give_back(night: Night, chance: Random) -> object:
    return do(night, partial(payments.give_back, player=_person(night, chance), amount=chance.choice((None, 1, 333))))


def _adjust(night: Night, chance: Random) -> object:
    amount = chance.choice((-1, 1)) * _amount(chance)
    return do(night, partial(payments.adjust, fund=chance.choice(tuple(Fund)), amount=amount, because="odd"))


def _prize(night: Night, chance: Random) -> object:
    number, net = _somebody(night, chance), chance.random() < 0.7
    if chance.random() < 0.4:
        return do(night, partial(payments.pay_bounty, entry=number, net=net))
    return do(night, partial(payments.pay_prize, entry=number, net=net, because="he goes"))


def _undo(night: Night, chance: Random) -> object:
    if chance.random() < 0.3:
        return night.evening.redo()
    return night.evening.undo(chance.choice((None, chance.randint(2, len(night.evening.steps)))))


DEEDS: tuple[Deed, ...] = (
    _enter,
    _rebuy,
    _bust,
    _bust,
    _reinstate,
    _re_enter,
    _unregister,
    _pay,
    _pay,
    lambda night, chance: do(night, payments.receive_from_all),
    _give_back,
    lambda night, chance: do(night, partial(payments.contribute, amount=_amount(chance), because="gift")),
    _adjust,
    _prize,
    _prize,
    _undo,
    lambda night, chance: do(night, registration.close),
)


def counted_drawer(night: Night) -> int:
    """The cash by the facts that count, one after the other."""
    cash_there = 0
    for place in history.places(night.evening.steps):
        for event in place.shown.step.events:
            match event:
                case PlayerEntered() | ChipsBought():
                    cash_there += event.bought.shares.total if event.bought.comp else event.paid
                case MoneyReceived() | HouseContributed() | MoneyAdjusted():
                    cash_there += event.amount
                case MoneyReturned():
                    cash_there -= event.amount
                case PrizePaid():
                    cash_there -= event.amount - event.netted
                case EntryCancelled():
                    cash_there -= _comps_refunded(night.evening.state, event)
                case _:
                    pass
    return cash_there


def _comps_refunded(state: Tournament, event: EntryCancelled) -> int:
    entry = state.entry(event.entry)
    return sum(bought.shares.total for bought in entry.purchases if bought.comp) - entry.comped


def check(night: Night) -> None:
    state, found = night.evening.state, sheet(night)
    assert found.balances
    assert found.drawer == counted_drawer(night)
    assert found.drawer + found.owing == found.outgoing - found.prizes_paid - found.bounties_paid
    heads = bounties(state)
    assert sum(heads.won.values()) + heads.open + heads.unclaimed == found.bounties
    assert sum(account.prize for account in found.accounts) <= max(0, found.prizes)
    assert sum(account.bounty for account in found.accounts) == sum(heads.won.values())
    for account in found.accounts:
        assert min(account.owing, account.refund, account.prize_due, account.bounty_due) >= 0
        assert 0 in (account.owing, account.refund)
    assert fold.fold(history.places(night.evening.steps)) == state


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 2**32), keeps=st.booleans(), deeds=st.integers(5, 40))
def test_the_sheet_balances_after_any_accepted_decisions(seed: int, keeps: bool, deeds: int) -> None:
    chance = Random(seed)
    rules = EveningRules(rebuy_keeps_knockout=keeps)
    night = night_of(selling(bounty=1_001, house=250, rules=rules), *people(6))
    for _ in range(deeds):
        try:
            chance.choice(DEEDS)(night, chance)
        except Refusal:
            continue
        check(night)


def test_undoing_all_of_it_leads_back_to_the_start() -> None:
    chance = Random(7)
    night = night_of(selling(bounty=1_001, house=250), *people(6))
    before = len(night.evening.steps)
    start = night.evening.state
    for _ in range(40):
        try:
            chance.choice(DEEDS)(night, chance)
        except Refusal:
            continue
    while (target := night.evening.undo_target()) is not None and target.seq > before:
        night.evening.undo()
    assert night.evening.state == start


def test_a_comp_taken_out_is_no_longer_given_and_owes_nobody_anything() -> None:
    night = Night(selling(house=300))
    entries.enter_by_name(night.evening, night.club, ["Anna", "Boris"])
    entries.enter_by_name(night.evening, night.club, ["Cyril"], Terms(comp=True))
    do(night, partial(leaving.unregister, entry=EntryNo(3)))
    found = sheet(night)
    assert (found.comps, found.refunds, found.prizes, found.drawer) == (0, 0, 7_400, 8_000)
    assert found.balances


def test_players_counted_too_much_had_paid_nothing() -> None:
    night = Night(replace(selling(), counted=True))
    do(night, partial(counting.more_players, count=5))
    do(night, partial(counting.fewer_players, count=2))
    found = sheet(night)
    assert (found.received, found.refunds, found.prizes, found.drawer) == (12_000, 0, 12_000, 12_000)
    assert found.balances


def test_a_pool_from_which_more_was_taken_than_is_left_is_nothing_and_the_house_adds_the_rest() -> None:
    """Three at 40.00, 100.00 taken, two taken out: 80.00 to give back, and only 20.00 of it is in the drawer."""
    night = night_of(selling(), *people(3))
    do(night, partial(payments.adjust, fund=Fund.PRIZES, amount=-10_000, because="cards and chips"))
    for name in ("P002", "P003"):
        do(night, partial(leaving.unregister, entry=last(night, name), chips=10_000))
    state, found = night.evening.state, sheet(night)
    assert (state.pool, found.prizes, found.overlay) == (0, 0, 6_000)
    assert (found.refunds, found.drawer) == (8_000, 8_000), "what is owed back is there once the house has added it"
    assert found.balances
    (_caption, incoming, _total), _outgoing = cash_words.sides(found, guaranteed=False)
    assert ("Missing in the prizes: house adds", 6_000) in incoming
    do(night, partial(payments.contribute, amount=7_000, because="cards and chips"))
    assert (night.evening.state.pool, sheet(night).overlay) == (1_000, 0)
