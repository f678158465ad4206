"""The rows of a page as a spreadsheet reads them: CSV."""

import csv
from dataclasses import replace
from io import StringIO

from templates.sheets.cells import written
from tournament.reports.page import Cell, Column, Kind, Page, Row, Table

SEPARATORS = (",", ";", "\t")
"""Between which the director may choose."""

CURRENCY = "currency"
"""The column that says of which currency a row's amounts are."""

_BOM = "\N{ZERO WIDTH NO-BREAK SPACE}"
_DECIMALS = {";": ","}
"""Where a semicolon separates cells, spreadsheets expect a comma before the decimals; elsewhere a dot."""


def csv_file(page: Page, separator: str = ",", decimal: str = "") -> bytes:
    """The page's rows in UTF-8 with BOM; the headings are the columns' fixed names, never translated.

    Also of the columns that people do not see, and with the currency where there is money. `decimal`: what stands
    before the decimals of a number; empty: what belongs to the separator. A page without rows gives an empty file.
    """
    table = with_currency(page)
    if table is None:
        return b""
    text = StringIO()
    sheet = csv.writer(text, delimiter=separator, lineterminator="\r\n")
    sheet.writerow([column.key for column in table.columns])
    sign = decimal or _DECIMALS.get(separator, ".")
    for row in table.rows:
        cells = zip(row.cells, table.columns, strict=True)
        sheet.writerow([written(cell.value, column.kind, page.currency, sign) for cell, column in cells])
    return (_BOM + text.getvalue()).encode("utf-8", errors="replace")


def with_currency(page: Page) -> Table | None:
    """The page's rows for other programs, with a column that names the currency where there is money."""
    table = page.table
    if table is None or not any(column.kind is Kind.MONEY for column in table.columns):
        return table
    if any(column.key == CURRENCY for column in table.columns):
        return table
    column = Column(CURRENCY, "", shown=False)
    rows = (Row((*row.cells, Cell(page.currency or None)), row.marks) for row in table.rows)
    return replace(table, columns=(*table.columns, column), rows=tuple(rows), total=None)
