"""The same reports as files for other programs: CSV and JSON."""

import csv
import json
from datetime import UTC, datetime
from io import StringIO
from typing import Any

from tournament.money import plain_amount
from tournament.names import SECOND, Instant
from tournament.reports import StandingsReport
from tournament.spreadsheet import defuse
from tournament.standings import Standing

BOM = "\N{ZERO WIDTH NO-BREAK SPACE}"
SCHEMA = 1
"""Of `results_json`; later versions only add keys."""


def standings_csv(report: StandingsReport) -> bytes:
    """The standings as a spreadsheet reads them: UTF-8 with BOM, commas, texts that are no formulas.

    The headings are fixed words, not translated, so that our own importer and other people's scripts find them.
    """
    text = StringIO()
    sheet = csv.writer(text, lineterminator="\r\n")
    sheet.writerow(["place", "name", "prize", "currency", "eliminated_by", "level", "hand"])
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
            ]
        )
    return (BOM + text.getvalue()).encode()


def results_json(report: StandingsReport) -> bytes:
    """The results of an evening, money in minor units; `hand` is the evening's running number."""
    results = {
        "schema": SCHEMA,
        "tournament": report.title,
        "seed": report.seed,
        "structure": report.structure,
        "entries": report.entries,
        "chips_in_play": report.chips_in_play,
        "currency": report.currency,
        "pool": report.pool,
        "hands": report.hands or 0,
        "finished_at": None if report.ended is None else _iso(report.ended),
        "places": [_place(line) for line in report.lines],
    }
    return (json.dumps(results, ensure_ascii=False, indent=1) + "\n").encode()


def _place(line: Standing) -> dict[str, Any]:
    return {
        "place": line.place,
        "player": line.name,
        "prize": line.prize,
        "eliminated_by": list(line.eliminated_by),
        "level": line.level,
        "hand": line.hand,
    }


def _iso(at: Instant) -> str:
    return f"{datetime.fromtimestamp(at // SECOND, tz=UTC):%Y-%m-%dT%H:%M:%SZ}"
