"""What CSV and JSON of a page say, back as values: nothing is lost on the way out."""

import csv
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from decimal import Decimal, InvalidOperation
from io import StringIO
from typing import Any

from templates.sheets.cells import PERCENT
from templates.sheets.csv_sheet import CURRENCY
from templates.sheets.json_report import UNITS
from tournament.names import HOUR, MINUTE, SECOND, Instant, Milliseconds
from tournament.reports.page import POINT, Column, Kind, Value
from tournament.sales.money import minor_digits
from tournament.spreadsheet import heading, read_sheet, undefuse

LENGTH = re.compile(r"(-?)(\d+):(\d\d):(\d\d)(?:\.(\d{3}))?")
EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


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


# ---- the cells of a CSV ----------------------------------------------------------------------------------------------


def read(text: str, kind: Kind, currency: str) -> Value:
    """The value of a cell that `written` wrote, with whatever decimal sign; an empty one is None.

    What is no whole number of its units where one is expected is a word that stands in its place.
    """
    if not text:
        return None
    match kind:
        case Kind.NAMES:
            return tuple(_apart(undefuse(text)))
        case Kind.TEXT | Kind.NAME | Kind.DAY:
            return undefuse(text)
        case Kind.TIME:
            return undefuse(text) if text[-1] != "Z" else instant(text)
        case Kind.LENGTH:
            found = LENGTH.fullmatch(text)
            return undefuse(text) if found is None else _of_length(found)
        case Kind.MONEY:
            units = 10 ** minor_digits(currency)
        case Kind.POINTS:
            units = POINT
        case Kind.PERCENT:
            units = PERCENT
        case _:
            units = 1
    try:
        number = Decimal(text.replace(",", ".")) * units
    except InvalidOperation:
        return undefuse(text)
    return int(number) if number == int(number) else undefuse(text)


def instant(text: str) -> Instant:
    """The instant that `iso` wrote.

    Raises:
        ValueError: it did not.
    """
    return (datetime.fromisoformat(text) - EPOCH) // timedelta(milliseconds=1)


def _of_length(found: re.Match[str]) -> Milliseconds:
    sign, hours, minutes, seconds, part = found.groups()
    time = int(hours) * HOUR + int(minutes) * MINUTE + int(seconds) * SECOND + int(part or 0)
    return -time if sign else time


def _apart(text: str) -> list[str]:
    return next(csv.reader(StringIO(text, newline=""), delimiter=";", skipinitialspace=True), [])
