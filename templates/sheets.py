"""The same reports as files for other programs: CSV and JSON."""

import csv
import json
from collections.abc import Callable, Iterator, Mapping
from datetime import UTC, datetime
from io import StringIO
from typing import Any

from tournament.names import SECOND, Cents, Instant
from tournament.reports import CashReport, StandingsReport
from tournament.sales.cash import Account
from tournament.sales.money import plain_amount
from tournament.spreadsheet import defuse
from tournament.standings import Standing
from tournament.state import Deal
from tournament.wording.cash import name

BOM = "\N{ZERO WIDTH NO-BREAK SPACE}"
SCHEMA = 1
"""Of `results_json`; later versions only add keys."""


def standings_csv(report: StandingsReport) -> bytes:
    """The standings as a spreadsheet reads them: UTF-8 with BOM, commas, texts that are no formulas.

    The headings are fixed words, not translated, so that our own importer and other people's scripts find them.
    """
    text = StringIO()
    sheet = csv.writer(text, lineterminator="\r\n")
    sheet.writerow(
        [
            "place",
            "name",
            "prize",
            "currency",
            "eliminated_by",
            "level",
            "hand",
            "bounty",
            "entries",
            "provisional",
            "removed",
            "things",
            "deal_share",
        ]
    )
    for line in report.lines:
        sheet.writerow(
            [
                "" if line.place is None else line.place,
                defuse(line.name),
                plain_amount(line.prize, report.currency),
                report.currency,
                defuse("; ".join(line.eliminated_by)),
                "" if line.level is None else line.level,
                "" if line.hand is None else line.hand,
                plain_amount(line.bounty, report.currency),
                len(line.entries),
                "yes" if line.provisional else "no",
                line.removed or "",
                defuse("; ".join(line.things)),
                plain_amount(line.share, report.currency) if line.share else "",
            ]
        )
    return (BOM + text.getvalue()).encode()


def cash_csv(report: CashReport) -> bytes:
    """The cash sheet as a spreadsheet reads it: first a row a person, then a row for each term of the whole.

    A row `person` has his amounts, a row `sheet` only `amount`; headings and terms are fixed words.
    """
    text = StringIO()
    sheet = csv.writer(text, lineterminator="\r\n")
    sheet.writerow(["row", "name", "amount", *_PERSON, "currency"])

    def shown(amount: Cents) -> str:
        return plain_amount(amount, report.currency)

    for account in report.sheet.accounts:
        amounts = (shown(read(account)) for read in _PERSON.values())
        sheet.writerow(["person", defuse(name(account)), "", *amounts, report.currency])
    for term, amount in _terms(report):
        sheet.writerow(["sheet", term, shown(amount), *[""] * len(_PERSON), report.currency])
    return (BOM + text.getvalue()).encode()


_PERSON: Mapping[str, Callable[[Account], Cents]] = {
    "charged": lambda account: account.charged,
    "paid": lambda account: account.received,
    "owing": lambda account: account.owing,
    "refund_due": lambda account: account.refund,
    "prize": lambda account: account.prize,
    "prize_paid": lambda account: account.prize_paid,
    "bounty": lambda account: account.bounty,
    "bounty_paid": lambda account: account.bounty_paid,
}
"""Columns of a person's row."""


def _terms(report: CashReport) -> Iterator[tuple[str, Cents]]:
    sheet = report.sheet
    yield "received", sheet.received
    yield "owing", sheet.owing
    yield "house_contributed", sheet.contributed
    yield "house_comps", sheet.comps
    yield "guarantee_overlay", sheet.overlay
    for fund, amount in sheet.adjusted:
        yield f"adjusted_{fund.value}", amount
    yield "prizes", sheet.prizes
    yield "house", sheet.house
    yield "league", sheet.league
    yield "bounties", sheet.bounties
    yield "refunds_due", sheet.refunds
    yield "handed_over_beyond", sheet.beyond
    yield "prizes_paid", sheet.prizes_paid
    yield "bounties_paid", sheet.bounties_paid
    yield "netted", sheet.netted
    yield "bounties_unclaimed", sheet.unclaimed
    yield "drawer", sheet.drawer


def results_json(report: StandingsReport) -> bytes:
    """The results of an evening, money in minor units; `hand` is the evening's running number."""
    results = {
        "schema": SCHEMA,
        "tournament": report.title,
        "seed": report.seed,
        "structure": report.structure,
        "entries": report.entries,
        "players": report.players,
        "provisional": report.provisional,
        "chips_in_play": report.chips_in_play,
        "currency": report.currency,
        "pool": report.pool,
        "guarantee": report.guarantee,
        "overlay": report.overlay,
        "hands": report.hands or 0,
        "finished_at": None if report.ended is None else _iso(report.ended),
        "deal": None if report.deal is None else _deal(report.deal),
        "places": [_place(line) for line in report.lines],
    }
    return (json.dumps(results, ensure_ascii=False, indent=1) + "\n").encode()


def _place(line: Standing) -> dict[str, Any]:
    return {
        "place": line.place,
        "player": line.name,
        "prize": line.prize,
        "deal_share": line.share,
        "things": list(line.things),
        "bounty": line.bounty,
        "entries": len(line.entries),
        "eliminated_by": list(line.eliminated_by),
        "removed": line.removed,
        "level": line.level,
        "hand": line.hand,
    }


def _deal(deal: Deal) -> dict[str, Any]:
    return {"method": deal.method, "ending": deal.ending.value, "players": len(deal.shares), "kept": deal.kept}


def _iso(at: Instant) -> str:
    return f"{datetime.fromtimestamp(at // SECOND, tz=UTC):%Y-%m-%dT%H:%M:%SZ}"
