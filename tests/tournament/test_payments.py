"""Money over the counter: debts, refunds, prizes and what is refused."""

from functools import partial

import pytest

from tests.fakes import Night
from tests.tournament.nights import HEAD, bust, do, last, night_of, player, re_enter, rebuy, selling
from tournament import wording
from tournament.club import Player
from tournament.errors import BadInput, RuleViolation
from tournament.events import MoneyReceived
from tournament.history import Step
from tournament.names import PlayerId
from tournament.people import entries, guests, leaving, registration
from tournament.people.entries import Terms
from tournament.sales import cash, payments
from tournament.sales.cash import Account
from tournament.sales.prices import Fund

OWING = Terms(paid=0)


def account(night: Night, name: str) -> Account:
    return cash.account_of(night.evening.state, player(night, name))


def pay(night: Night, name: str, amount: int | None = None) -> None:
    do(night, partial(payments.receive, player=player(night, name), amount=amount))
    assert cash.sheet(night.evening.state).balances


def over(night: Night) -> Night:
    """Boris is out as second, Anna has won."""
    do(night, registration.close)
    bust(night, "Boris", "Anna")
    return night


def owing_night() -> Night:
    night = Night(selling())
    entries.enter_by_name(night.evening, night.club, ["Anna", "Boris"], OWING)
    return night


def test_a_person_owes_what_his_entries_cost_until_he_pays() -> None:
    night = owing_night()
    assert account(night, "Anna").owing == 4_000
    pay(night, "Anna", 1_500)
    assert account(night, "Anna").owing == 2_500
    pay(night, "Anna")
    assert account(night, "Anna").owing == 0
    with pytest.raises(RuleViolation, match="nothing_owed"):
        pay(night, "Anna")


def test_a_fifty_for_forty_leaves_ten_to_give_back() -> None:
    night = owing_night()
    pay(night, "Anna", 5_000)
    assert account(night, "Anna").refund == 1_000
    with pytest.raises(RuleViolation, match="more_than_to_give_back") as refused:
        do(night, partial(payments.give_back, player=player(night, "Anna"), amount=1_001))
    assert wording.refusal(refused.value) == "Anna gets back 10.00 EUR, no more."
    do(night, partial(payments.give_back, player=player(night, "Anna"), amount=400))
    do(night, partial(payments.give_back, player=player(night, "Anna")))
    assert account(night, "Anna").refund == 0
    with pytest.raises(RuleViolation, match="nothing_to_refund"):
        do(night, partial(payments.give_back, player=player(night, "Anna")))


def test_what_was_paid_too_much_pays_the_next_purchase() -> None:
    night = night_of(selling(), "Anna", "Boris", "Cyril")
    pay(night, "Anna", 2_000)
    rebuy(night, "Anna", paid=0)
    assert (account(night, "Anna").owing, account(night, "Anna").refund) == (0, 0)


def test_everybody_pays_at_once() -> None:
    night = owing_night()
    pay(night, "Anna", 1_000)
    stored = do(night, payments.receive_from_all)
    assert wording.step(stored.step) == "2 people paid what they owed: €70"
    assert not any(each.owing for each in cash.accounts(night.evening.state))
    with pytest.raises(RuleViolation, match="nobody_owes"):
        do(night, payments.receive_from_all)


def test_who_is_only_expected_may_pay() -> None:
    night = Night(selling())
    night.evening.perform(partial(guests.expect, players=[Player(PlayerId(1), "Anna")]))
    do(night, partial(payments.receive, player=PlayerId(1), amount=4_000))
    (found,) = cash.accounts(night.evening.state)
    assert (found.name, found.refund) == ("Anna", 4_000)
    with pytest.raises(RuleViolation, match="no_such_guest"):
        do(night, partial(payments.receive, player=PlayerId(9), amount=4_000))


def test_an_entry_taken_out_is_owed_back_as_far_as_it_was_paid() -> None:
    night = owing_night()
    pay(night, "Anna")
    for name in ("Anna", "Boris"):
        do(night, partial(leaving.unregister, entry=last(night, name)))
    assert account(night, "Anna").refund == 4_000
    assert cash.account_of(night.evening.state, PlayerId(2)).owing == 0
    assert cash.sheet(night.evening.state).balances


def test_a_prize_is_handed_over_once_and_what_is_owed_stays_here() -> None:
    night = night_of(selling(), "Anna", "Boris")
    rebuy(night, "Anna", paid=0)
    over(night)
    stored = do(night, partial(payments.pay_prize, entry=last(night, "Anna")))
    assert wording.step(stored.step) == "Prize paid to Anna, place 1: €100, of which €20 stays for what was owed"
    assert account(night, "Anna").owing == account(night, "Anna").prize_due == 0
    assert cash.sheet(night.evening.state).handed_out == 8_000
    assert cash.sheet(night.evening.state).drawer == 0
    with pytest.raises(RuleViolation, match="prize_paid_already"):
        do(night, partial(payments.pay_prize, entry=last(night, "Anna")))
    with pytest.raises(RuleViolation, match="no_prize"):
        do(night, partial(payments.pay_prize, entry=last(night, "Boris")))
    night.evening.undo()
    assert (account(night, "Anna").owing, account(night, "Anna").prize_due) == (2_000, 10_000)
    do(night, partial(payments.pay_prize, entry=last(night, "Anna"), net=False))
    assert account(night, "Anna").owing == 2_000
    assert cash.sheet(night.evening.state).drawer == -2_000
    assert cash.sheet(night.evening.state).balances


def test_no_prize_for_somebody_who_is_still_in() -> None:
    night = night_of(selling(), "Anna", "Boris", "Cyril")
    do(night, registration.close)
    bust(night, "Cyril", "Anna")
    with pytest.raises(RuleViolation, match="no_place_yet"):
        do(night, partial(payments.pay_prize, entry=last(night, "Boris")))


def test_a_provisional_prize_is_paid_with_a_reason() -> None:
    night = night_of(selling(), *"ABCDEFGHI")
    for name in "IHGFEDC":
        bust(night, name, "A")
    with pytest.raises(RuleViolation, match="place_provisional") as refused:
        do(night, partial(payments.pay_prize, entry=last(night, "C")))
    assert wording.refusal(refused.value) == "C's place 3 may still change. Give a reason to pay it already."
    do(night, partial(payments.pay_prize, entry=last(night, "C"), because="the last train"))
    assert account(night, "C").prize_due == 0


def test_who_was_paid_too_much_owes_it_and_gets_it_back_if_that_was_right_after_all() -> None:
    night = over(night_of(selling(), "Anna", "Boris"))
    prize = account(night, "Anna").prize
    do(night, partial(payments.pay_prize, entry=last(night, "Anna")))
    busted = next(stored for stored in night.evening.steps if stored.step.label == "busted")
    night.evening.undo(busted.seq)
    assert account(night, "Anna").owing == prize
    bust(night, "Anna", "Boris")
    assert account(night, "Anna").owing == prize
    assert cash.sheet(night.evening.state).balances
    pay(night, "Anna")
    do(night, partial(payments.pay_prize, entry=last(night, "Boris")))
    assert not any(each.owing or each.refund for each in cash.accounts(night.evening.state))
    assert cash.sheet(night.evening.state).drawer == 0


def test_bounties_can_be_paid_at_any_time_with_those_of_the_entries_before() -> None:
    night = night_of(selling(bounty=HEAD), "Anna", "Boris", "Cyril", "Dana")
    bust(night, "Dana", "Anna")
    do(night, partial(payments.pay_bounty, entry=last(night, "Anna")))
    with pytest.raises(RuleViolation, match="bounty_paid_already"):
        do(night, partial(payments.pay_bounty, entry=last(night, "Anna")))
    with pytest.raises(RuleViolation, match="no_bounty"):
        do(night, partial(payments.pay_bounty, entry=last(night, "Boris")))
    bust(night, "Anna", "Boris")
    re_enter(night, "Anna", Terms(paid=0))
    bust(night, "Cyril", "Anna")
    stored = do(night, partial(payments.pay_bounty, entry=last(night, "Anna")))
    assert wording.step(stored.step) == "Bounty paid to Anna: €20, of which €20 stays for what was owed"
    assert account(night, "Anna").owing == 2_000


def test_house_and_adjustments_need_an_amount_and_a_reason() -> None:
    night = night_of(selling(house=300), "Anna", "Boris")
    do(night, partial(payments.contribute, amount=5_000, because="birthday"))
    stored = do(night, partial(payments.adjust, fund=Fund.HOUSE, amount=-600, because="new cards"))
    assert wording.step(stored.step) == "House -€6: new cards"
    sheet = cash.sheet(night.evening.state)
    assert (sheet.prizes, sheet.house, sheet.contributed, sheet.drawer) == (12_400, 0, 5_000, 12_400)
    assert sheet.balances
    for refused, decision in (
        ("fund_below_nothing", partial(payments.adjust, fund=Fund.HOUSE, amount=-1, because="more cards")),
        ("fund_below_nothing", partial(payments.adjust, fund=Fund.PRIZES, amount=-12_401, because="gone")),
        ("amount_is_nothing", partial(payments.adjust, fund=Fund.LEAGUE, amount=0, because="nothing")),
        ("amount_not_positive", partial(payments.contribute, amount=0, because="nothing")),
        ("amount_not_positive", partial(payments.receive, player=PlayerId(1), amount=-500)),
        ("amount_too_large", partial(payments.contribute, amount=10**15, because="rich")),
    ):
        with pytest.raises(RuleViolation, match=refused):
            do(night, decision)
    with pytest.raises(BadInput, match="reason_missing"):
        do(night, partial(payments.contribute, amount=100, because=" "))


def test_what_is_on_heads_cannot_be_taken_from_the_bounties() -> None:
    night = night_of(selling(bounty=HEAD), "Anna", "Boris")
    with pytest.raises(RuleViolation, match="fund_below_nothing"):
        do(night, partial(payments.adjust, fund=Fund.BOUNTIES, amount=-1, because="gone"))


def test_where_players_are_counted_nobody_in_particular_pays() -> None:
    night = Night(selling())
    do(night, lambda state, at: Step("money_received", (MoneyReceived(None, 700),), {}))
    stored = do(night, partial(payments.give_back, player=None, amount=200))
    assert wording.step(stored.step) == "€2 given back"
    assert cash.account_of(night.evening.state, None).refund == 500


def test_an_entry_that_was_paid_later_is_not_undone_but_taken_out() -> None:
    """Undone alone, it would leave money of somebody whom tonight nobody knows."""
    night = owing_night()
    pay(night, "Anna")
    with pytest.raises(RuleViolation, match="later_step_depends") as refused:
        night.evening.undo(2)
    assert "Or unregister Anna" in wording.refusal(refused.value)
    assert account(night, "Anna").received == 4_000


def test_what_a_nameless_refusal_is_about_is_said() -> None:
    night = Night(selling())
    for decide in (payments.receive, payments.give_back):
        with pytest.raises(RuleViolation) as refused:
            do(night, partial(decide, player=None))
        assert wording.refusal(refused.value).startswith("Whoever has no name ")
