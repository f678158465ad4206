"""The cash sheet as a page and on a terminal; and what the standings say of bounties and re-entries."""

from dataclasses import replace
from functools import partial

from console.standings import text
from templates.web import html
from tests.fakes import Night, created
from tests.templates.web.reading import texts
from tests.tournament.nights import HEAD, bust, do, last, night_of, re_enter, rebuy, selling
from tournament.people.entries import Terms
from tournament.reports.cash import cash
from tournament.reports.standings import standings
from tournament.sales import payments
from tournament.sales.money import PLAY
from tournament.sales.prices import plain

STILL_OWED = "Still owed by players €55, Still owed to players €0"
NASTY = "</td><script>alert(1)</script>"


def mixed() -> Night:
    """Boris is out by Anna, has entered again owing, and Anna was handed her bounty."""
    night = night_of(selling(bounty=HEAD, house=200), "Anna", "Boris", NASTY, "=1+1")
    rebuy(night, "Anna", paid=500)
    bust(night, "Boris", "Anna")
    re_enter(night, "Boris", Terms(paid=0))
    do(night, partial(payments.pay_bounty, entry=last(night, "Anna"), net=False))
    bust(night, NASTY, "Anna")
    return night


def test_the_page_names_every_term_and_both_sides_are_the_same() -> None:
    night = mixed()
    page = html.page(cash(night.evening.state, night.clock()))
    assert page.count("<script") == 1, "only our own"
    found = texts(page)
    for wanted in (
        "Should be in the drawer €145",
        "Paid by players €165 Still owed by players €55 Total €220",
        "Prizes €100 House €10 Bounties €110 Total €220",
        "Bounties handed over €20",
        "prizes are provisional until registration is over",
        NASTY,
    ):
        assert wanted in found


def test_the_terminal_says_the_same() -> None:
    night = mixed()
    assert text(cash(night.evening.state, night.clock())).splitlines() == [
        "Thursday at Anna's",
        "Cash sheet · prizes are provisional until registration is over",
        f"Should be in the drawer €145, {STILL_OWED}, Won and not handed over €20",
        "",
        "What comes in",
        "Paid by players        €165",
        "Still owed by players   €55",
        "Total                  €220",
        "",
        "What it is for",
        "Prizes    €100",
        "House      €10",
        "Bounties  €110",
        "Total     €220",
        "",
        "Handed over",
        "Bounties handed over  €20",
        "",
        "By person",
        "Player                          Price  Paid  Owes  Bounty  Handed over",
        "</td><script>alert(1)</script>    €40   €40",
        "=1+1                              €40   €40",
        "Anna                              €60   €45   €15     €40          €20",
        "Boris                             €80   €40   €40",
    ]


def test_play_chips_are_never_called_money() -> None:
    setup = replace(created(), currency=PLAY, prices=plain(500, 10_000))
    night = night_of(setup, "Anna", "Boris")
    bust(night, "Boris", "Anna")
    state, now = night.evening.state, night.clock()
    for shown in (texts(html.page(cash(state, now))), text(cash(state, now))):
        assert "Sheet of play chips" in shown
        assert "1,000 play chips" in shown
        assert not any(word in shown for word in ("ash", "drawer", "€", "oney"))


def test_an_evening_without_purchases_has_a_sheet_too() -> None:
    page = html.page(cash(Night().evening.state))
    assert "Nobody has bought anything yet." in texts(page)


def test_the_standings_show_bounties_entries_and_that_places_are_provisional() -> None:
    night = mixed()
    state, now = night.evening.state, night.clock()
    page = html.page(standings(state, now))
    assert "provisional until registration is over" in texts(page)
    assert "5 entries · 4 players" in texts(page)
    assert "Boris 2 entries" in texts(page)
    assert "€40" in texts(page)
    printed = text(standings(state, now))
    assert "5 entries · 4 players · 1 rebuy · 3 still in\n" in printed
    assert "\nPlaces are provisional until registration is over.\n" in printed
    assert "Bounties" in printed.splitlines()[5]
    assert "Bounties" not in html.page(standings(night_of(created(), "Anna", "Boris").evening.state))
