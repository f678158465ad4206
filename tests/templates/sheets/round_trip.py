"""Out of the house and back: what files for other programs say of a page is what the page says."""

from io import BytesIO
from typing import Any

from templates.sheets.csv_sheet import csv_file, with_currency
from templates.sheets.json_report import json_file
from templates.sheets.workbook import xlsx_file
from tests.templates.sheets.reading import read_csv, read_json
from tournament.reports.page import Page, Table, Value


def values(table: Table) -> tuple[tuple[Value, ...], ...]:
    """The values of its rows; a file cannot tell nothing from an empty text."""
    return tuple(tuple(None if cell.value in ("", ()) else cell.value for cell in row.cells) for row in table.rows)


def check_files(*pages: Page) -> None:
    """CSV, whatever separates cells, and JSON of these pages give their values back."""
    for page in pages:
        table = with_currency(page)
        if table is not None:
            for separator in (",", ";", "\t"):
                data = csv_file(page, separator)
                if table.rows:
                    back = read_csv(data, f"{page.name}.csv", table.columns)
                    assert (back.columns, back.rows) == (table.columns, values(table)), (page.name, separator)
        if page.table is not None:
            found = read_json(json_file(page))[page.table.key]
            assert tuple(tuple(None if v in ("", ()) else v for v in row) for row in found) == values(page.table), (
                page.name
            )


def check_workbook(*pages: Page) -> None:
    """Opened again, no cell of it is a formula or an error."""
    for sheet in workbook(xlsx_file(pages)).worksheets:
        for row in sheet.iter_rows():
            assert all(cell.data_type in {"n", "s", "d"} for cell in row), sheet.title


def workbook(data: bytes) -> Any:
    """The workbook as another program opens it."""
    from openpyxl import load_workbook

    return load_workbook(BytesIO(data))
