"""The prizes page: what places get, who has won it, whether he has it, and what the pool is made of."""

from functools import partial

from tests.fakes import Night, created, people
from tests.tournament.nights import bust, deal_ends_it, do, last, night_of, selling
from tests.tournament.reports.checks import check_reports, column, notes, read, rows, table_of
from tournament.names import Cents
from tournament.payouts import setting
from tournament.reports.page import Page, Words
from tournament.reports.prizes import prizes
from tournament.sales import payments
from tournament.sales.prices import Fund


def of(night: Night) -> Page:
    check_reports(night.evening.state, night.evening.steps)
    return prizes(night.evening.state, night.clock())


def test_places_prizes_and_shares_of_the_pool() -> None:
    page = of(night_of(created(), *people(5)))
    assert read(page) == [["1", "€70", "70.0 %"], ["2", "€30", "30.0 %"]]
    assert [(fact.label, fact.cell.value) for fact in page.facts] == [
        ("Prize pool", 100_00),
        ("Places paid", 2),
        ("Entries", 5),
    ]
    assert rows(table_of(page, "pool"), "term", "amount") == [("Buy-in ×5", 100_00)]


def test_who_has_won_it_and_whether_he_has_it() -> None:
    night = night_of(created(), "Anna", "Boris", "Cyril")
    do(night, partial(setting.set_prize, place=2, amount=20_00, thing="Cup"))
    bust(night, "Cyril", "Anna")
    bust(night, "Boris", "Anna")
    do(night, partial(payments.pay_out, entries=[last(night, "Anna")]))
    page = of(night)
    assert read(page) == [
        ["1", "€40", "", "66.7 %", "Anna", "handed over", ""],
        ["2", "€20", "Cup", "33.3 %", "Boris", "still to hand over", "set by hand"],
    ]
    assert page.flat is not None
    assert rows(page.flat, "place", "prize", "thing", "locked", "winners", "paid_out") == [
        (1, 40_00, None, "no", ("Anna",), "yes"),
        (2, 20_00, "Cup", "yes", ("Boris",), "no"),
    ]


def test_equal_prizes_that_nobody_has_won_stand_in_one_row() -> None:
    night = night_of(created(), *people(6))
    for place, cents in enumerate((60_00, 20_00, 20_00, 20_00), start=1):
        do(night, partial(setting.set_prize, place=place, amount=cents))
    page = of(night)
    assert [row[:2] for row in read(page)] == [["1", "€60"], ["2–4", "€20"]]
    assert notes(table_of(page, "prizes"), "places") == ["", "each"]
    assert page.flat is not None
    assert column(page.flat, "place") == [1, 2, 3, 4]


def test_what_a_deal_gave_stands_beside_the_name() -> None:
    night = night_of(created(), "Anna", "Boris", "Cyril")
    bust(night, "Cyril", "Anna")
    deal_ends_it(night)
    page = of(night)
    assert isinstance(page.parts[0], Words)
    assert column(table_of(page, "prizes"), "winners")[0] == ("Anna", "Boris")
    assert notes(table_of(page, "prizes"), "winners")[0]


def test_the_pool_is_told_to_the_last_cent() -> None:
    """Two at 40.00 of which 5.00 are the house's; 10.00 given, 3.00 taken, 100.00 guaranteed."""
    night = night_of(selling(house=500), "Anna", "Boris")
    do(night, partial(payments.contribute, amount=10_00, because="a gift"))
    do(night, partial(payments.adjust, fund=Fund.PRIZES, amount=-3_00, because="cards"))
    do(night, partial(setting.guarantee, amount=100_00))
    terms = rows(table_of(of(night), "pool"), "term", "amount")
    assert terms == [
        ("Buy-in ×2", 70_00),
        ("Given by the house", 10_00),
        ("Adjustment of the prizes", -3_00),
        ("Guarantee: house adds", 23_00),
    ]


def test_an_evening_that_pays_nothing_says_so() -> None:
    page = of(Night(created(buy_in=0)).enter("Anna", "Boris"))
    assert (read(page), table_of(page, "prizes").empty) == ([], "No prizes are set.")
    nothing: Cents = 0
    total = table_of(page, "pool").total
    assert total is not None
    assert total.cells[1].value == nothing
