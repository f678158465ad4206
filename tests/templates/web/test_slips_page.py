"""Payout slips: one for everybody who gets something, to print and cut; names are text, sums are right."""

from functools import partial

from templates.web import html
from tests.fakes import Night, created, people
from tests.tournament.nights import bust, do
from tournament.payouts import setting
from tournament.reports.payout_slips import payout_slips, payouts
from tournament.sales import payments


def night() -> Night:
    """Five people, 100.00 to win: 70.00 and 30.00; one name looks like markup."""
    here = Night(created()).enter("<b>Ann</b> & Co", *people(4)).draw().start()
    do(here, partial(setting.set_prize, place=3, amount=None, thing="Cup"))
    for name in ("P004", "P003", "P002", "P001"):
        bust(here, name, "<b>Ann</b> & Co")
    return here


def test_each_slip_says_what_for_and_how_much() -> None:
    here = night()
    state = here.evening.state
    found = payouts(state, here.clock())
    assert [(slip.place, slip.prize, slip.things, slip.hand) for slip in found] == [
        (1, 70_00, (), 70_00),
        (2, 30_00, (), 30_00),
        (3, 0, ("Cup",), 0),
    ]
    page = html.page(payout_slips(state, here.clock()))
    assert "<bdi>&lt;b&gt;Ann&lt;/b&gt; &amp; Co</bdi>" in page
    assert page.count('<section class="slip">') == 3
    assert "€70" in page
    assert "Cup" in page


def test_what_was_handed_over_needs_no_slip_any_more() -> None:
    here = night()
    do(here, partial(payments.pay_out, entries=[slip.entry for slip in payouts(here.evening.state, here.clock())[:2]]))
    assert [slip.things for slip in payouts(here.evening.state, here.clock())] == [("Cup",)]
    do(here, partial(setting.free_prize, place=3))
    assert "Nobody has anything to get." in html.page(payout_slips(here.evening.state, here.clock()))
