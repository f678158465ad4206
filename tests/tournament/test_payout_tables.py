"""The shipped payout tables are the published ones, and say something sane for every number of entries."""

import json
import re
from collections.abc import Callable
from fractions import Fraction
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tournament.errors import RuleViolation
from tournament.payouts.division import rounded
from tournament.payouts.plan import USUAL, PayoutTable, Rounding
from tournament.payouts.tables import BARGE, TABLES, table_named, table_of, weights_for, weights_of_places

Shared = Callable[[str], Path]

PUBLISHED = {
    "BARGE Unified Poker Tournament Payouts": "BARGE",
    "Online room table, buy-in <= $5 (vegaspoker247)": "Online low buy-in",
    "Online room table, buy-in > $5 (vegaspoker247)": "Online",
    "kiabet standard": "Kiabet",
    "homepokergames sample": "Home Poker Games",
    "homepokergames standard single table": "Home Poker Games",
    "homepokergames standard short-handed": "Home Poker Games",
    "libs021 app": "Home Poker Tournament",
    "jrzy generic": "Five places",
    "app table keyed by places paid": "By places",
    "observed result: PokerStars $20 MTT 2007": "Online",
    "observed result: Full Tilt 9-max sit-and-go": "Sit-and-go",
}
"""By its name in `payout_tables.json`, the shipped table that holds the column."""

FOUND = {
    "td3-auto-observed": ["Tournament Director"],
    "pcf-single-table": ["Poker Chip Forum", "Poker Chip Forum 65/35", "Poker Chip Forum 70/30"],
    "online-low-buyin": ["Online low buy-in"],
    "online-over-5": ["Online"],
    "royal-flush-league": ["Royal Flush League"],
    "marquee": ["Marquee"],
    "usba": ["USBA"],
    "tdwp-builtins": ["Winner takes all", "TD for WordPress", "Four places", "Top-heavy three"],
}
"""By its id in `payouts.json`, the shipped tables that hold its columns."""

POINTS = {"freeroll-league-points-pool", "pistol-league-points", "playccp-points"}


def hundredths(percents: list[float]) -> tuple[int, ...]:
    return tuple(round(percent * 100) for percent in percents)


def columns(*names: str) -> set[tuple[int, ...]]:
    return {column.weights for name in names for column in table_named(name).columns}


def rows(path: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(path.read_text("utf-8"))
    return found


def test_every_table_of_the_uniform_list_is_shipped(shared_file: Shared) -> None:
    for row in rows(shared_file("cases/numbers/payout_tables.json")):
        if row["table"] in PUBLISHED and row["complete"]:
            table = table_named(PUBLISHED[row["table"]])
            column = hundredths(row["percent"])
            assert column in columns(table.name), row
            for entries in (row["entries_min"], row["entries_max"]):
                assert entries is None or weights_for(table, entries) == column, row
        else:
            assert row["table"].startswith("observed result") or not row["complete"], "no table is left out"


def test_every_table_of_the_list_as_found_is_shipped_but_points(shared_file: Shared) -> None:
    for table in rows(shared_file("cases/payouts.json")):
        if table["id"] in POINTS:
            continue
        for row in table["rows"]:
            assert hundredths(row["pct"]) in columns(*FOUND[table["id"]]), (table["id"], row)


def test_a_table_as_found_pays_each_column_for_its_numbers_of_players(shared_file: Shared) -> None:
    """Where two rows claim a number the first keeps it; else the column counts where so many places are chosen."""
    for found in rows(shared_file("cases/payouts.json")):
        claimed: dict[str, int] = {}
        for row in found["rows"] if found["id"] not in POINTS else ():
            column = hundredths(row["pct"])
            numbers = [int(number) for number in re.findall(r"[0-9]+", row["players"].split(" alt")[0])]
            holding = [table_named(name) for name in FOUND[found["id"]] if column in columns(name)]
            if "-" not in row["players"] or "heavy" in row["players"]:
                assert any(weights_of_places(table, row["places"]) == column for table in holding), row
                continue
            for table in holding:
                least = max(numbers[0], claimed.get(table.name, 0) + 1)
                claimed[table.name] = numbers[-1]
                assert {weights_for(table, entries) for entries in range(least, numbers[-1] + 1)} == {column}, row


@pytest.mark.parametrize("rounding", Rounding)
def test_every_list_ever_found_divides_a_pool_to_the_last_unit(shared_file: Shared, rounding: Rounding) -> None:
    """C-177; also results, points and lists without their lower places, whatever they sum to."""
    found = [row["percent"] for row in rows(shared_file("cases/numbers/payout_tables.json"))]
    found += [row["pct"] for table in rows(shared_file("cases/payouts.json")) for row in table["rows"]]
    assert len(found) == 101
    for percents in found:
        for pool, unit in ((1_234_567, 1), (1_234_567, 500), (9_99, 500)):
            parts = rounded(pool, [round(percent * 10_000) for percent in percents], unit, rounding)
            assert sum(parts) == pool
            assert list(parts) == sorted(parts, reverse=True)
            assert parts[-1] >= 0


def test_every_shipped_column_was_published(shared_file: Shared) -> None:
    known = {hundredths(row["percent"]) for row in rows(shared_file("cases/numbers/payout_tables.json"))}
    known |= {hundredths(row["pct"]) for table in rows(shared_file("cases/payouts.json")) for row in table["rows"]}
    known.add((6500, 3500))  # the six-handed sit-and-go of numbers.md 2.1
    assert {column.weights for table in TABLES for column in table.columns} <= known


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_a_shipped_table_is_sane(table: PayoutTable) -> None:
    assert [column.entries for column in table.columns] == sorted({column.entries for column in table.columns})
    for column in table.columns:
        assert 9_900 <= sum(column.weights) <= 10_000
        assert list(column.weights) == sorted(column.weights, reverse=True)
        assert column.weights[-1] > 0
    assert all(len(fewer.weights) <= len(more.weights) for fewer, more in pairwise(table.columns))


def test_the_first_table_is_the_default_and_names_are_unlike() -> None:
    assert TABLES[0] is BARGE is table_of(USUAL)
    assert len({table.name.casefold() for table in TABLES}) == len(TABLES)


def test_barge_has_thirteen_columns_that_sum_to_the_whole() -> None:
    assert [column.entries for column in BARGE.columns] == [4, 8, 15, 24, 35, 47, 60, 80, 100, 120, 140, 160, 200]
    assert {sum(column.weights) for column in BARGE.columns} == {10_000}


def test_barge_gives_the_last_place_its_money_back() -> None:
    firsts = [2, *(column.entries + 1 for column in BARGE.columns)]
    for fewest, column in zip(firsts, BARGE.columns, strict=False):
        assert Fraction(column.weights[-1], 10_000) * fewest >= 1


def test_the_share_of_a_place_never_rises_with_more_players_at_barge() -> None:
    for fewer, more in pairwise(BARGE.columns):
        assert all(there <= here for here, there in zip(fewer.weights, more.weights, strict=False))


@pytest.mark.parametrize(
    ("entries", "places"),
    [(0, 1), (1, 1), (2, 1), (4, 1), (5, 2), (8, 2), (9, 3), (24, 4), (47, 6), (48, 7), (161, 20), (900, 20)],
)
def test_more_entries_pay_more_places_up_to_twenty(entries: int, places: int) -> None:
    assert len(weights_for(BARGE, entries)) == places


def test_a_table_is_found_whatever_the_capital_letters_and_an_unknown_one_lists_the_known() -> None:
    assert table_named("barge") is BARGE
    with pytest.raises(RuleViolation) as refused:
        table_named("WSOP")
    assert refused.value.code == "no_such_payout_table"
    assert refused.value.facts["known"].startswith("BARGE, Winner takes all, ")


def test_a_chosen_number_of_places_takes_the_tables_own_column_of_so_many() -> None:
    assert weights_of_places(BARGE, 4) == (4200, 2600, 1800, 1400)
    assert weights_of_places(table_named("By places"), 8) == (3000, 1900, 1400, 1000, 800, 700, 600, 600)


def test_else_the_next_longer_column_is_cut_and_the_longest_goes_on() -> None:
    assert weights_of_places(BARGE, 9) == (2600, 1900, 1500, 1200, 900, 700, 500, 300, 200)
    assert weights_of_places(table_named("Sit-and-go"), 5) == (5000, 3000, 2000, 2000, 2000)
    assert weights_of_places(table_named("Winner takes all"), 2) == (10_000, 10_000)
