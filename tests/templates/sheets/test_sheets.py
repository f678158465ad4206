"""Files for other programs: CSV, JSON and the results of an evening."""

import csv
import json
from dataclasses import replace
from functools import partial
from io import StringIO
from typing import Any

import pytest

from templates.sheets.csv_sheet import csv_file
from templates.sheets.json_report import json_file
from templates.sheets.results_json import results_json
from tests.fakes import MINUTE, Night, created
from tests.templates.sheets.reading import read_csv
from tests.templates.sheets.round_trip import check_files, check_workbook
from tests.tournament.nights import HEAD, bust, do, last, night_of, re_enter, rebuy, selling
from tournament.deals import deal_making
from tournament.deals.deals import Method
from tournament.events import Ending, TableWay
from tournament.payouts import setting
from tournament.people import leaving, roster
from tournament.people.entries import Terms
from tournament.reports.cash import cash
from tournament.reports.catalogue import EVENING
from tournament.reports.page import POINT, Cell, Column, Kind, Page, Row, Table, Value
from tournament.reports.standings import standings
from tournament.sales import payments, prices
from tournament.sales.money import PLAY

NASTY = (
    "</td><script>alert(1)</script>",
    "=1+1",
    "Žofie O'Hara",
    "עומר 2026",
    "😳 Ace & Co",
    "'t Hart",
    'Černý; "Joe"',
)


def finished(*names: str) -> Night:
    """The first of these wins, the others go out from the last one on, each by the first."""
    night = Night(created(name="Thursday")).enter(*names).draw().start()
    night.clock.forward(95 * MINUTE)
    for name in names[:0:-1]:
        bust(night, name, names[0])
    return night


def mixed() -> Night:
    """Boris is out by Anna, has entered again owing, and Anna was handed her bounty."""
    night = night_of(selling(bounty=HEAD, house=200), "Anna", "Boris", "=1+1", "Dana")
    rebuy(night, "Anna", paid=500)
    bust(night, "Boris", "Anna")
    re_enter(night, "Boris", Terms(paid=0))
    do(night, partial(payments.pay_bounty, entry=last(night, "Anna"), net=False))
    bust(night, "Dana", "Anna")
    return night


def rows(data: bytes, separator: str = ",") -> list[dict[str, str]]:
    return list(csv.DictReader(StringIO(data.decode("utf-8-sig"), newline=""), delimiter=separator))


def page(*cells: Value, kind: Kind, currency: str = "", decimals: int = 0) -> Page:
    """One column of one kind."""
    table = Table(
        "t",
        "T",
        (Column("name", "Name"), Column("v", "V", kind, decimals)),
        tuple(Row((Cell(f"row {number}"), Cell(value))) for number, value in enumerate(cells)),
    )
    return Page("p", "P", "p", currency=currency, parts=(table,))


def results(night: Night) -> Any:
    return json.loads(results_json(night.evening.state, night.clock()))


def test_the_sheet_begins_with_a_bom_and_holds_no_formula() -> None:
    """B191; and whoever is called like a formula is not calculated."""
    data = csv_file(standings(finished(*NASTY).evening.state))
    assert data.startswith(b"\xef\xbb\xbf")
    assert data.endswith(b"\r\n")
    assert [row["name"] for row in rows(data)] == [NASTY[0], "'=1+1", *NASTY[2:]]
    assert b"\xc4\x8cern\xc3\xbd" in data


@pytest.mark.parametrize("separator", [",", ";", "\t"])
def test_our_importer_takes_the_sheet_back_unchanged(separator: str) -> None:
    """B205, B207: names as they were, without a question, whatever separates them."""
    back = roster.read(csv_file(standings(finished(*NASTY).evening.state), separator), "standings.csv")
    assert tuple(line.name for line in back.names) == NASTY


def test_where_a_semicolon_separates_a_comma_stands_before_the_decimals() -> None:
    """As spreadsheets expect it where people write 12,50; a dot there would be the twelfth of May."""
    amounts = page(1250, -5, None, kind=Kind.MONEY, currency="EUR")
    assert [row["v"] for row in rows(csv_file(amounts))] == ["12.50", "-0.05", ""]
    assert [row["v"] for row in rows(csv_file(amounts, ";"), ";")] == ["12,50", "-0,05", ""]
    assert [row["v"] for row in rows(csv_file(amounts, ";", "."), ";")] == ["12.50", "-0.05", ""]
    assert {row["currency"] for row in rows(csv_file(amounts))} == {"EUR"}


def test_every_kind_of_value_comes_back_as_it_went() -> None:
    day = 1_795_999_261_000
    kinds = (
        page(0, 1250, -5, None, kind=Kind.MONEY, currency="EUR"),
        page(0, 1250, kind=Kind.MONEY, currency="JPY"),
        page(7, 12_500, kind=Kind.MONEY, currency=PLAY),
        page(0, 98 * POINT, 433_333, -1, kind=Kind.POINTS, decimals=1),
        page(7143, 10_000, kind=Kind.PERCENT, decimals=1),
        page(0, day, day + 123, None, kind=Kind.TIME),
        page(0, 90 * MINUTE, 90 * MINUTE + 1_001, -MINUTE, kind=Kind.LENGTH),
        page("2026-11-19", None, kind=Kind.DAY),
        page(("Anna",), ("a; b", '"c"', "=d", " e"), ("'t Hart", "Jr., K"), None, kind=Kind.NAMES),
        page(*NASTY, "'=x", "''", "-5", "@me", "two\nlines", "", kind=Kind.NAME),
        page(1, "–", "6.866667", None, kind=Kind.NUMBER),
    )
    check_files(*kinds)
    check_workbook(*kinds)
    column = Column("v", "V", Kind.TIME)
    assert read_csv(csv_file(page(day, kind=Kind.TIME)), "x.csv", (column,)).rows == ((day,),)


def test_every_report_comes_back_as_it_went() -> None:
    for night in (Night(), finished(*NASTY), mixed()):
        pages = [report.make(night.evening.state, night.clock()) for report in EVENING]
        check_files(*pages)
        check_workbook(*pages)


def test_the_cash_sheet_has_a_row_for_each_person_and_each_term() -> None:
    found = rows(csv_file(cash(mixed().evening.state)))
    people = {row["name"]: row for row in found if row["row"] == "person"}
    assert list(people) == ["'=1+1", "Anna", "Boris", "Dana"]
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
    terms = {row["name"]: row["amount"] for row in found if row["row"] == "sheet"}
    assert (terms["received"], terms["owing"], terms["drawer"]) == ("165.00", "55.00", "145.00")


def test_json_has_raw_values_by_fixed_names() -> None:
    whole = json.loads(json_file(standings(finished("Anna", "Boris", "Cyril", "Dana", "Eva").evening.state)))
    assert (whole["schema"], whole["report"], whole["title"], whole["currency"]) == (1, "standings", "Thursday", "EUR")
    assert whole["day"] == "2000-01-01T19:00:00Z"
    assert whole["facts"]["pool"] == {"label": "Prize pool", "kind": "money", "value": 10_000}
    table = whole["tables"]["standings"]
    first = table["rows"][0]
    assert (first["place"], first["name"], first["prize"], first["out_at"]) == (
        1,
        "Anna",
        7_000,
        "2000-01-01T20:35:00Z",
    )
    assert table["rows"][1]["eliminated_by"] == ["Anna"]
    assert {"key": "prize", "heading": "Prize", "kind": "money"} in table["columns"]
    assert table["marks"]["1"] == ["last_paid", "paid"]
    assert json.loads(json_file(page(985_000, 980_000, kind=Kind.POINTS)))["tables"]["t"]["rows"][0]["v"] == 98.5


def test_whose_chips_left_play_is_told_why() -> None:
    night = Night(created()).enter("Anna", "Boris", "Cyril").draw().start()
    night.evening.perform(lambda state, at: leaving.go_home(state, at, night.number("Cyril"), 9_000))
    found = {row["name"]: row["removed"] for row in rows(csv_file(standings(night.evening.state)))}
    assert (found["Anna"], found["Cyril"]) == ("", "went_home")
    assert {line["player"]: line["removed"] for line in results(night)["places"]} == {
        "Anna": None,
        "Boris": None,
        "Cyril": "went_home",
    }


def test_results_have_the_documented_keys_and_money_in_minor_units() -> None:
    found = results(finished("Anna", "Boris", "Cyril", "Dana", "Eva"))
    assert {key: found[key] for key in list(found)[:15]} == {
        "schema": 1,
        "tournament": "Thursday",
        "seed": None,
        "structure": "Three levels",
        "entries": 5,
        "players": 5,
        "provisional": False,
        "chips_in_play": 50_000,
        "currency": "EUR",
        "pool": 10_000,
        "guarantee": 0,
        "overlay": 0,
        "hands": 0,
        "finished_at": "2000-01-01T20:35:00Z",
        "deal": None,
    }
    assert {key: found["places"][0][key] for key in list(found["places"][0])[:11]} == {
        "place": 1,
        "player": "Anna",
        "prize": 7_000,
        "deal_share": 0,
        "things": [],
        "bounty": 0,
        "entries": 1,
        "eliminated_by": [],
        "removed": None,
        "level": 5,
        "hand": None,
    }
    assert found["places"][1]["eliminated_by"] == ["Anna"]
    assert (found["started_at"], found["players_left"], found["starting_stack"]) == ("2000-01-01T19:00:00Z", 1, 10_000)
    assert [period.get("big_blind", period["kind"]) for period in found["periods"]] == [50, 100, "break", 200]
    assert [(prize["place"], prize["amount"]) for prize in found["prizes"]] == [(1, 7_000), (2, 3_000)]
    assert [seat["player"] for table in found["tables"] for seat in table["seats"]] == ["Anna"]


def test_results_say_what_everybody_bought_paid_and_did() -> None:
    found = results(mixed())
    people = {line["player"]: line for line in found["places"]}
    assert (people["Anna"]["rebuys"], people["Anna"]["knock_outs"], people["Anna"]["bounty_paid"]) == (1, 2, 2_000)
    assert (people["Boris"]["entries"], people["Boris"]["charged"], people["Boris"]["owing"]) == (2, 8_000, 4_000)
    assert found["knock_outs"] == [{"player": name, "by": ["Anna"]} for name in ("Boris", "Dana")]
    assert (found["rebuys"], found["money"]["received"], found["money"]["drawer"]) == (1, 16_500, 14_500)
    assert [(price["name"], price["price"]) for price in found["prices"]] == [
        ("Buy-in", 4_000),
        ("Re-entry", 4_000),
        ("Rebuy", 2_000),
    ]


def test_sheet_and_results_say_that_a_deal_was_made() -> None:
    night = Night(replace(created(), prices=prices.plain(2_000, 10_000, 0), way=TableWay.KEPT))
    night.enter("Anna", "Boris", "Cyril").draw().start()
    night.clock.forward(30 * MINUTE)
    stacks = {night.number(name): chips for name, chips in (("Anna", 15_000), ("Boris", 9_000), ("Cyril", 6_000))}
    agreed = partial(deal_making.make_deal, method=Method.ICM, stacks=stacks, ending=Ending.BY_CHIPS)
    night.evening.perform(agreed)
    found = rows(csv_file(standings(night.evening.state)))
    assert [row["deal_share"] for row in found] == [row["prize"] for row in found] == ["30.00", "18.00", "12.00"]
    deal = results(night)["deal"]
    assert {key: deal[key] for key in list(deal)[:4]} == {
        "method": "icm",
        "ending": "by_chips",
        "players": 3,
        "kept": 0,
    }
    assert [(share["player"], share["amount"]) for share in deal["shares"]] == [
        ("Anna", 3_000),
        ("Boris", 1_800),
        ("Cyril", 1_200),
    ]


def test_guarantee_and_things_that_are_no_money_stand_on_the_sheets() -> None:
    night = Night(created()).enter("Anna", "Boris", "Cyril").draw().start()
    night.evening.perform(partial(setting.guarantee, amount=100_00))
    night.evening.perform(partial(setting.set_prize, place=3, amount=None, thing="=Rum & <Cola>"))
    bust(night, "Cyril", "Anna")
    state = night.evening.state
    assert {row["name"]: row["things"] for row in rows(csv_file(standings(state)))}["Cyril"] == "'=Rum & <Cola>"
    found = results(night)
    assert (found["guarantee"], found["overlay"]) == (100_00, 40_00)
    assert [line["things"] for line in found["places"]] == [[], [], ["=Rum & <Cola>"]]
    assert {row["name"]: row["amount"] for row in rows(csv_file(cash(state)))}["guarantee_overlay"] == "40.00"
