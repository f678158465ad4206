"""The cash sheet as a page: both sides are the same, everybody's money, and the fixed terms for other programs."""

from dataclasses import replace
from functools import partial

from tests.fakes import Night, created
from tests.tournament.nights import bust, do, last, night_of, rebuy, selling
from tests.tournament.reports.checks import check_reports, column, read, rows, table_of
from tournament.reports.cash import cash
from tournament.reports.page import Page
from tournament.sales import payments
from tournament.sales.cash import sheet
from tournament.sales.money import PLAY

KEYS = (
    "row", "name", "amount", "charged", "paid", "owing", "refund_due", "prize", "prize_paid", "bounty", "bounty_paid",
    "currency",
)  # fmt: skip
TERMS = (
    "received", "owing", "house_contributed", "house_comps", "guarantee_overlay", "prizes", "house", "league",
    "bounties", "refunds_due", "handed_over_beyond", "prizes_paid", "bounties_paid", "netted", "bounties_unclaimed",
    "drawer",
)  # fmt: skip


def of(night: Night) -> Page:
    check_reports(night.evening.state, night.evening.steps)
    return cash(night.evening.state, night.clock())


def test_both_sides_and_everybody() -> None:
    """Three at 40.00, 5.00 of it the house's; Boris buys in again for 20.00 and pays 5.00 of it."""
    night = night_of(selling(house=500), "Anna", "Boris", "Cyril")
    rebuy(night, "Boris", paid=5_00)
    bust(night, "Cyril", "Anna")
    page = of(night)
    assert (page.heading, page.about) == ("Cash sheet", ("prizes are provisional until registration is over",))
    assert [(fact.label, fact.cell.value) for fact in page.facts] == [
        ("Should be in the drawer", 125_00),
        ("Still owed by players", 15_00),
        ("Still owed to players", 0),
        ("Won and not handed over", 0),
    ]
    assert read(page, "incoming") == [["Paid by players", "€125"], ["Still owed by players", "€15"]]
    assert read(page, "outgoing") == [["Prizes", "€125"], ["House", "€15"]]
    assert table_of(page, "outgoing").beside
    assert read(page, "people") == [
        ["Anna", "€40", "€40", ""],
        ["Boris", "€60", "€45", "€15"],
        ["Cyril", "€40", "€40", ""],
    ]
    assert [each.heading for each in table_of(page, "people").columns if each.shown][1:] == ["Price", "Paid", "Owes"]


def test_the_rows_for_other_programs_have_fixed_keys_and_terms() -> None:
    night = night_of(created(), "Anna", "Boris")
    bust(night, "Boris", "Anna")
    do(night, partial(payments.pay_prize, entry=last(night, "Anna")))
    flat = of(night).flat
    assert flat is not None
    assert tuple(each.key for each in flat.columns) == KEYS
    assert rows(flat, "row", "name", "charged", "prize", "prize_paid")[:2] == [
        ("person", "Anna", 20_00, 40_00, 40_00),
        ("person", "Boris", 20_00, 0, 0),
    ]
    terms = {name: amount for name, amount in rows(flat, "name", "amount")[2:]}  # noqa: C416
    assert (terms["received"], terms["prizes_paid"], terms["drawer"]) == (40_00, 40_00, 0)
    assert tuple(terms) == TERMS


def test_the_sides_come_to_what_the_sheet_says() -> None:
    night = night_of(selling(bounty=500), "Anna", "Boris", "Cyril")
    bust(night, "Cyril", "Anna")
    money, page = sheet(night.evening.state), of(night)
    for key, wanted in (("incoming", money.incoming), ("outgoing", money.outgoing)):
        table = table_of(page, key)
        assert table.total is not None
        assert table.total.cells[1].value == wanted == sum(int(str(each)) for each in column(table, "amount"))


def test_nobody_has_bought_anything_yet_and_play_chips_are_no_cash() -> None:
    page = of(Night(replace(created(), currency=PLAY)))
    assert page.heading == "Sheet of play chips"
    assert page.facts[0].label == "Should be in the box"
    assert (read(page, "people"), table_of(page, "people").empty) == ([], "Nobody has bought anything yet.")
