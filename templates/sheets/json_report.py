"""A page as JSON: every value raw, under fixed names; docs/exports.md is the schema."""

import json
from typing import Any

from templates.sheets.cells import PERCENT, iso
from tournament.reports.page import (
    POINT,
    Cell,
    Chart,
    Column,
    Fact,
    Kind,
    Listing,
    Page,
    Part,
    Row,
    Slips,
    Table,
    Value,
    Words,
)

SCHEMA = 1
"""Of a page; later versions only add keys."""

UNITS = {Kind.POINTS: POINT, Kind.PERCENT: PERCENT}
"""What JSON has as a number with decimals, in so many units of ours."""


def json_file(page: Page) -> bytes:
    """The page with its facts and its tables by name, in UTF-8."""
    tables = [part for part in page.parts if isinstance(part, Table)]
    if page.flat is not None:
        tables = [page.flat, *(table for table in tables if table.key != page.flat.key)]
    whole = {
        "schema": SCHEMA,
        "report": page.name,
        "title": page.title,
        "heading": page.heading,
        "about": list(page.about),
        "currency": page.currency or None,
        "utc": page.utc,
        "day": None if page.day is None else iso(page.day),
        "facts": {fact.key: _fact(fact) for fact in (*page.facts, *page.more)},
        "tables": {key: _table(table) for key, table in _by_key(tables)},
        "parts": [found for part in page.parts if (found := _part(part))],
        "foot": page.foot,
    }
    text = json.dumps(whole, ensure_ascii=False)
    return (text + "\n").encode("utf-8", errors="replace")


def raw(value: Value, kind: Kind) -> Any:
    """The value as JSON has it: money in minor units, points and percents as numbers, instants in UTC."""
    if isinstance(value, tuple):
        return list(value)
    if not isinstance(value, int):
        return value
    if kind is Kind.TIME:
        return iso(value)
    units = UNITS.get(kind)
    if units is None or value % units == 0:
        return value if units is None else value // units
    return value / units


def _by_key(tables: list[Table]) -> list[tuple[str, Table]]:
    """Each under its own name; one that comes again with a number behind it."""
    found: dict[str, Table] = {}
    for table in tables:
        key, number = table.key, 1
        while key in found:
            number += 1
            key = f"{table.key}_{number}"
        found[key] = table
    return list(found.items())


def _fact(fact: Fact) -> dict[str, Any]:
    return {"label": fact.label, "kind": fact.kind.value, "value": raw(fact.cell.value, fact.kind), **_note(fact.cell)}


def _note(cell: Cell) -> dict[str, str]:
    return {"note": cell.note} if cell.note else {}


def _table(table: Table) -> dict[str, Any]:
    return {
        "caption": table.caption,
        "columns": [_column(column) for column in table.columns],
        "rows": [_row(row, table.columns) for row in table.rows],
        "total": None if table.total is None else _row(table.total, table.columns),
        "notes": [
            {"row": number, "column": column.key, "note": cell.note}
            for number, row in enumerate(table.rows)
            for cell, column in zip(row.cells, table.columns, strict=True)
            if cell.note
        ],
        "marks": {
            str(number): sorted(mark.value for mark in row.marks) for number, row in enumerate(table.rows) if row.marks
        },
    }


def _column(column: Column) -> dict[str, Any]:
    return {"key": column.key, "heading": column.heading, "kind": column.kind.value}


def _row(row: Row, columns: tuple[Column, ...]) -> dict[str, Any]:
    return {column.key: raw(cell.value, column.kind) for cell, column in zip(row.cells, columns, strict=True)}


def _part(part: Part) -> dict[str, Any] | None:
    """What is no table."""
    match part:
        case Slips():
            slips = [
                {
                    "name": slip.name,
                    "about": slip.about,
                    "large": slip.large,
                    "lines": [list(line) for line in slip.lines],
                    "total": None if slip.total is None else list(slip.total),
                    "sign": slip.sign,
                }
                for slip in part.slips
            ]
            return {"kind": "slips", "slips": slips}
        case Words():
            return {"kind": "words", "heading": part.heading, "paragraphs": list(part.paragraphs)}
        case Listing():
            return {"kind": "listing", "heading": part.heading, "text": part.text}
        case Chart():
            return _chart(part)
        case Table():
            return None


def _chart(chart: Chart) -> dict[str, Any]:
    return {
        "kind": "chart",
        "heading": chart.heading,
        "says": chart.says,
        "x": chart.x.value,
        "y": chart.y.value,
        "labels": list(chart.labels),
        "series": [
            {"name": line.name, "points": [[raw(x, chart.x), raw(y, chart.y)] for x, y in line.points]}
            for line in chart.series
        ],
    }
