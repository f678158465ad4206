"""The cash sheet as a page, as a sheet and on a terminal; and what the standings say of bounties and re-entries."""

import csv
from dataclasses import replace
from functools import partial
from io import StringIO

import html5lib

from console.standings import cash_text, text
from templates.render import cash_page, standings_page
from templates.sheets import cash_csv, standings_csv
from tests.fakes import Night, created
from tests.tournament.nights import HEAD, bust, do, last, night_of, re_enter, rebuy, selling
from tournament.people.entries import Terms
from tournament.reports import CashReport, StandingsReport, cash_report, standings_report
from tournament.sales import payments
from tournament.sales.money import PLAY
from tournament.sales.prices import plain

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


def reports(night: Night) -> tuple[StandingsReport, CashReport]:
    state, now = night.evening.state, night.clock()
    return standings_report(state, now), cash_report(state, now)


def said(page: str) -> str:
    return " ".join(" ".join(html5lib.HTMLParser(strict=True).parse(page).itertext()).split())


def test_the_page_names_every_term_and_both_sides_are_the_same() -> None:
    page = cash_page(reports(mixed())[1])
    assert "<script" not in page
    found = said(page)
    for wanted in (
        "Should be in the drawer €145",
        "Paid by players €165 Still owed by players €55 Total €220",
        "Prizes €100 House €10 Bounties €110 Total €220",
        "Bounties handed over €20",
        "prizes are provisional until registration is over",
        NASTY,
    ):
        assert wanted in found


def test_the_sheet_has_a_row_for_each_person_and_each_term() -> None:
    rows = list(csv.DictReader(StringIO(cash_csv(reports(mixed())[1]).decode("utf-8-sig"))))
    people = {row["name"]: row for row in rows if row["row"] == "person"}
    assert list(people) == [NASTY, "'=1+1", "Anna", "Boris"]
    assert people["Boris"] == {
        "row": "person",
        "name": "Boris",
        "amount": "",
        "charged": "80.00",
        "paid": "40.00",
        "owing": "40.00",
        "refund_due": "0.00",
        "prize": "0.00",
        "prize_paid": "0.00",
        "bounty": "0.00",
        "bounty_paid": "0.00",
        "currency": "EUR",
    }
    terms = {row["name"]: row["amount"] for row in rows if row["row"] == "sheet"}
    assert (terms["received"], terms["owing"], terms["drawer"]) == ("165.00", "55.00", "145.00")


def test_the_terminal_says_the_same() -> None:
    assert cash_text(reports(mixed())[1]).splitlines() == [
        "Thursday at Anna's: Cash sheet",
        "",
        "Player                          Price  Paid  Owes  Bounty  Handed over",
        "</td><script>alert(1)</script>    €40   €40",
        "=1+1                              €40   €40",
        "Anna                              €60   €45   €15     €40          €20",
        "Boris                             €80   €40   €40",
        "",
        "What comes in",
        "Paid by players        €165",
        "Still owed by players   €55",
        "Total                  €220",
        "",
        "What it is for",
        "Prizes          €100",
        "House            €10",
        "Bounties        €110",
        "Total           €220",
        "",
        "Bounties handed over      €20",
        "Should be in the drawer  €145",
        "Still owed by players     €55",
        "Still owed to players      €0",
        "Won and not handed over   €20",
    ]


def test_play_chips_are_never_called_money() -> None:
    setup = replace(created(), currency=PLAY, prices=plain(500, 10_000))
    night = night_of(setup, "Anna", "Boris")
    bust(night, "Boris", "Anna")
    _, cash = reports(night)
    for shown in (said(cash_page(cash)), cash_text(cash)):
        assert "Sheet of play chips" in shown
        assert "1,000 play chips" in shown
        assert not any(word in shown for word in ("ash", "drawer", "€", "oney"))


def test_an_evening_without_purchases_has_a_sheet_too() -> None:
    page = cash_page(cash_report(Night().evening.state))
    assert "Nobody has bought anything yet." in said(page)


def test_the_standings_show_bounties_entries_and_that_places_are_provisional() -> None:
    standings, _ = reports(mixed())
    page = standings_page(standings)
    assert "provisional until registration is over" in said(page)
    assert "5 entries · 4 players" in said(page)
    assert "Boris 2 entries" in said(page)
    assert "€40" in said(page)
    printed = text(standings)
    assert "4 players, 5 entries, 3 left, places provisional until registration is over" in printed
    assert "Bounties" in printed.splitlines()[3]
    rows = {row["name"]: row for row in csv.DictReader(StringIO(standings_csv(standings).decode("utf-8-sig")))}
    assert (rows["Anna"]["bounty"], rows["Boris"]["entries"], rows[NASTY]["provisional"]) == ("40.00", "2", "yes")
    assert "Bounties" not in standings_page(standings_report(night_of(created(), "Anna", "Boris").evening.state))
