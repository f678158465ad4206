"""What CSV and JSON of a page say, back as values: nothing is lost on the way out."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from templates.sheets.cells import instant, read
from templates.sheets.csv_sheet import CURRENCY
from templates.sheets.json_report import UNITS
from tournament.reports.page import Column, Kind, Value
from tournament.spreadsheet import heading, read_sheet


@dataclass(frozen=True, slots=True)
class Rows:
    """What stands in a file: its columns, and a value for each of them in every row."""

    columns: tuple[Column, ...]
    rows: tuple[tuple[Value, ...], ...]


def read_csv(data: bytes, file: str, columns: Sequence[Column]) -> Rows:
    """The rows of a file that `csv_file` wrote, perhaps saved again by a spreadsheet with another separator.

    Of `columns` those that the file has, in their order. An amount of a row that names no currency stays text.

    Raises:
        BadFile: as `spreadsheet.read_sheet` says.
    """
    sheet = read_sheet(data, file, wanted=tuple(column.key for column in columns))
    head, *records = sheet.records
    at = {heading(cell): number for number, cell in enumerate(head.cells)}
    found = tuple(column for column in columns if column.key in at)
    rows = []
    for record in records:
        currency = record.cell(at[CURRENCY]) if CURRENCY in at else ""
        cells = ((record.cell(at[column.key]), _kind(column, currency)) for column in found)
        rows.append(tuple(read(text, kind, currency) for text, kind in cells))
    return Rows(found, tuple(rows))


def _kind(column: Column, currency: str) -> Kind:
    return Kind.TEXT if column.kind is Kind.MONEY and not currency else column.kind


def read_json(data: bytes) -> Mapping[str, tuple[tuple[Value, ...], ...]]:
    """The rows of every table in a file that `json_file` wrote, by the table's name.

    Raises:
        ValueError, KeyError, TypeError: it did not.
    """
    tables = json.loads(data)["tables"]
    return {name: tuple(_row(row, table["columns"]) for row in table["rows"]) for name, table in tables.items()}


def _row(row: dict[str, Any], columns: list[dict[str, Any]]) -> tuple[Value, ...]:
    return tuple(_value(row[column["key"]], Kind(column["kind"])) for column in columns)


def _value(value: Any, kind: Kind) -> Value:
    if isinstance(value, list):
        return tuple(map(str, value))
    if kind is Kind.TIME and isinstance(value, str) and value.endswith("Z"):
        return instant(value)
    if isinstance(value, int | float):
        return round(value * UNITS.get(kind, 1))
    return None if value is None else str(value)
