"""Slips of paper: what somebody still gets, and what he bought and paid."""

from functools import partial

from tests.fakes import Night, created, people
from tests.tournament.nights import bust, do, last, night_of, rebuy, selling
from tests.tournament.reports.checks import check_reports, rows
from tournament.payouts import setting
from tournament.reports.page import Page, Slip, Slips
from tournament.reports.payout_slips import payout_slips, payouts, payouts_text
from tournament.reports.receipts import receipt_text, receipts
from tournament.sales import payments
from tournament.sales.cash import accounts


def slips_of(page: Page) -> tuple[Slip, ...]:
    (part,) = page.parts
    assert isinstance(part, Slips)
    return part.slips


def won() -> Night:
    """Five people, 100.00 to win: 70.00, 30.00, and a cup for the third."""
    night = night_of(created(), "Anna", *people(4))
    do(night, partial(setting.set_prize, place=3, amount=None, thing="Cup"))
    for name in ("P004", "P003", "P002", "P001"):
        bust(night, name, "Anna")
    check_reports(night.evening.state, night.evening.steps)
    return night


def test_each_payout_slip_says_what_for_and_how_much() -> None:
    night = won()
    page = payout_slips(night.evening.state, night.clock())
    first, second, third = slips_of(page)
    assert (first.name, first.about) == ("Anna", "Thursday at Anna's · 1 January 2000")
    assert (first.lines, first.total, first.sign) == (
        (("Prize, place 1", "€70"),),
        ("To hand over", "€70"),
        "Received",
    )
    assert second.total == ("To hand over", "€30")
    assert (third.lines, third.total) == ((("Place 3", "Cup"),), None)
    assert page.flat is not None
    assert rows(page.flat, "place", "name", "to_hand_over") == [(1, "Anna", 70_00), (2, "P001", 30_00), (3, "P002", 0)]


def test_what_was_handed_over_needs_no_slip_any_more() -> None:
    night = won()
    found = payouts(night.evening.state, night.clock())
    do(night, partial(payments.pay_out, entries=[each.entry for each in found[:2]]))
    assert [slip.name for slip in slips_of(payout_slips(night.evening.state))] == ["P002"]
    do(night, partial(setting.free_prize, place=3))
    assert payout_slips(night.evening.state).parts == (Slips((), "Nobody has anything to get."),)


def test_what_somebody_owes_is_kept_unless_it_is_not_wanted() -> None:
    night = night_of(selling(), "Anna", "Boris")
    rebuy(night, "Anna", paid=0)
    bust(night, "Boris", "Anna")
    (slip,) = slips_of(payout_slips(night.evening.state))
    assert slip.lines[-1] == ("Kept for what is owed", "−€20")
    assert slip.about.endswith("place may still change") == any(
        each.provisional for each in payouts(night.evening.state)
    )
    (whole,) = slips_of(payout_slips(night.evening.state, net=False))
    assert whole.total == ("To hand over", "€100")
    assert payouts_text(payouts(night.evening.state), "EUR") == (
        "Anna: Prize, place 1: €100, Kept for what is owed: −€20; to hand over €80"
    )


def test_a_receipt_says_what_was_bought_what_was_paid_and_what_is_owed() -> None:
    night = night_of(selling(), "Anna", "Boris")
    rebuy(night, "Boris", paid=5_00)
    rebuy(night, "Boris")
    check_reports(night.evening.state, night.evening.steps)
    page = receipts(night.evening.state)
    anna, boris = slips_of(page)
    assert (anna.name, anna.lines, anna.total) == ("Anna", (("Buy-in", "€40"),), ("Paid", "€40"))
    assert boris.lines == (("Buy-in", "€40"), ("Rebuy ×2", "€40"), ("To pay", "€80"), ("Still owed", "€15"))
    assert boris.total == ("Paid", "€65")
    assert page.flat is not None
    assert rows(page.flat, "name", "line", "count", "amount")[3:] == [
        ("Boris", "bought", 1, 40_00),
        ("Boris", "bought", 2, 40_00),
        ("Boris", "to_pay", 1, 80_00),
        ("Boris", "paid", 1, 65_00),
        ("Boris", "owing", 1, 15_00),
    ]


def test_a_receipt_as_text_says_what_he_has_won_too() -> None:
    night = won()
    do(night, partial(payments.pay_prize, entry=last(night, "Anna")))
    account = next(each for each in accounts(night.evening.state) if each.name == "Anna")
    assert receipt_text(night.evening.state, account).splitlines() == [
        "Thursday at Anna's",
        "Anna",
        "Buy-in: €20",
        "To pay: €20",
        "Paid: €20",
        "Prize: €70",
        "Handed over: €70",
    ]


def test_nobody_has_bought_anything_yet() -> None:
    assert receipts(Night().evening.state).parts == (Slips((), "Nobody has bought anything yet."),)
