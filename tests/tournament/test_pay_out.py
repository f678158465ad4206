"""Prizes and bounties of several people handed over in one step: who gets what, what stays here, what is refused."""

from functools import partial

from tests.fakes import Night
from tests.tournament.nights import bust, do, night_of, rebuy, refused, selling
from tournament import wording
from tournament.names import EntryNo
from tournament.sales import cash, payments


def won() -> Night:
    """Anna has won everything, with three heads of 10.00; she owes a rebuy of 20.00."""
    night = night_of(selling(bounty=1_000), "Anna", "Boris", "Cyril", "Dana")
    rebuy(night, "Anna", paid=0)
    for name in ("Dana", "Cyril", "Boris"):
        bust(night, name, "Anna")
    return night


def test_prize_and_bounties_go_together_and_the_debt_is_kept_once() -> None:
    night = won()
    account = cash.account_of(night.evening.state, night.evening.state.entry(EntryNo(1)).player)
    due = account.prize_due + account.bounty_due
    stored = do(night, partial(payments.pay_out, entries=[EntryNo(1)]))
    assert [event.netted for event in stored.step.events] == [2_000, 0]  # type: ignore[union-attr]
    assert stored.step.facts["amount"] == due
    assert "Paid out to Anna" in wording.step(stored.step)
    sheet = cash.sheet(night.evening.state)
    assert (sheet.owing, sheet.netted, sheet.balances) == (0, 2_000, True)
    assert sheet.drawer == sheet.incoming - due
    night.evening.undo()
    assert cash.sheet(night.evening.state).owing == 2_000


def test_what_is_owed_may_be_left_open() -> None:
    night = won()
    do(night, partial(payments.pay_out, entries=[EntryNo(1)], net=False))
    assert cash.sheet(night.evening.state).owing == 2_000


def test_nobody_is_paid_twice_and_nobody_for_nothing() -> None:
    night = won()
    assert refused(night, partial(payments.pay_out, entries=[])) == "nobody_named"
    assert refused(night, partial(payments.pay_out, entries=[EntryNo(1), EntryNo(4)])) == "nothing_to_pay_out"
    do(night, partial(payments.pay_out, entries=[EntryNo(1), EntryNo(1)]))
    assert refused(night, partial(payments.pay_out, entries=[EntryNo(1)])) == "nothing_to_pay_out"
