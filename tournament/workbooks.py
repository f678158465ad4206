"""Workbooks (.xlsx) -> their rows as text, as people see them there."""

import io
import re
import warnings
import zipfile
from collections.abc import Iterator, Sequence
from datetime import date, datetime, time
from typing import IO, TYPE_CHECKING, Any

from tournament.decoding import Note
from tournament.errors import BadFile
from tournament.spreadsheet import MOST_ROWS, Record, Sheet, defuse, heading

if TYPE_CHECKING:
    from openpyxl.workbook.workbook import Workbook

ZIP = b"PK\x03\x04"
OLE = b"\xd0\xcf\x11\xe0"
"""How an .xlsx and an old or encrypted workbook begin."""

LARGEST = 20_000_000
"""Bytes of all that is packed in one."""

LONGEST_ROW = 4_000_000
"""Bytes of a sheet without the end of a row: more would only fill the memory."""

MOST_PARTS, MOST_COLUMNS, MOST_CELL = 2_000, 200, 10_000

LAST_ROW = 1_048_576
"""No spreadsheet has more; one stray cell at its foot makes no long list."""

_ENCRYPTED = "EncryptedPackage".encode("utf-16-le")
_ZEROS = re.compile(r"0{2,20}")
_QUOTED = re.compile(r'"[^"]*"|\\.|\[[^\]]*\]')


def is_workbook(data: bytes) -> bool:
    """Whether these bytes begin as a workbook does, of whatever kind."""
    return data.startswith((ZIP, OLE))


def sheet_names(data: bytes, file: str) -> tuple[str, ...]:
    """What the sheets of the workbook are called, in its order.

    Raises:
        BadFile: as `read_workbook` says.
    """
    with _Opened(data, file) as book:
        return tuple(sheet.title for sheet in book.worksheets)


def read_workbook(data: bytes, file: str, *, wanted: tuple[str, ...], sheet: str | None = None) -> Sheet:
    """The rows of a workbook that hold something; of formulas the values that were worked out last.

    Numbers and days read as they do there: whole numbers without decimals, `00123` where the cell's format fills up
    with zeros, days as 2026-09-01. A cell's text is defused (`spreadsheet.defuse`) as in our CSV, so that both are
    read alike. Of several sheets the one named, else the first in which a column has one of the `wanted` headings,
    else the first that holds anything; the note `sheet_read` (`sheet`, `others`) tells which.

    Raises:
        BadFile: `workbook_encrypted`; `workbook_old`: an .xls; `file_is_a_workbook`: another kind (.ods);
            `workbook_damaged`; `file_too_large`; `file_empty`; `sheet_missing` (`sheet`, `sheets`).
    """
    with _Opened(data, file) as book:
        names = [each.title for each in book.worksheets]
        if sheet is not None and sheet not in names:
            raise BadFile("sheet_missing", file=file, sheet=sheet, sheets=names)
        fitting: tuple[str, tuple[Record, ...]] | None = None
        for each in sorted(book.worksheets, key=lambda one: one.sheet_state != "visible"):
            if sheet is not None and each.title != sheet:
                continue
            records = tuple(_records(each, file))
            if not records:
                continue
            if any(heading(cell) in wanted for cell in records[0].cells):
                fitting = each.title, records
                break
            fitting = fitting or (each.title, records)
    if fitting is None:
        raise BadFile("file_empty", file=file)
    title, records = fitting
    others = [name for name in names if name != title]
    told = (Note("sheet_read", {"sheet": title, "others": others}),) if others and sheet is None else ()
    return Sheet(records, "", told)


class _Opened:
    """A workbook while it is read; whatever is wrong with it is one refusal."""

    def __init__(self, data: bytes, file: str) -> None:
        self._data, self._file = data, file
        self._book: Workbook | None = None

    def __enter__(self) -> "Workbook":
        from openpyxl import load_workbook

        _refuse_others(self._data, self._file)
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # of things in it that are not read: pictures, lists to choose from
                self._book = load_workbook(io.BytesIO(self._data), read_only=True, data_only=True, keep_links=False)
        except Exception as wrong:  # whatever a zip of XML can have wrong: KeyError, ValueError, BadZipFile …
            raise BadFile("workbook_damaged", file=self._file) from wrong
        return self._book

    def __exit__(self, kind: object, wrong: BaseException | None, trace: object) -> None:
        if self._book is not None:
            self._book.close()
        if isinstance(wrong, Exception) and not isinstance(wrong, BadFile):
            raise BadFile("workbook_damaged", file=self._file) from wrong


def _refuse_others(data: bytes, file: str) -> None:
    if data.startswith(OLE):
        raise BadFile("workbook_encrypted" if _ENCRYPTED in data else "workbook_old", file=file)
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as packed:
            parts = packed.infolist()
    except (zipfile.BadZipFile, ValueError, NotImplementedError) as wrong:
        raise BadFile("workbook_damaged", file=file) from wrong
    if len(parts) > MOST_PARTS or sum(part.file_size for part in parts) > LARGEST:
        raise BadFile("file_too_large", file=file)
    if not any(part.filename.lstrip("/") == "[Content_Types].xml" for part in parts):
        raise BadFile("file_is_a_workbook", file=file)


class _Watched:
    """A sheet's bytes while they are parsed, which keeps a whole row in memory.

    Attributes:
        unended: so many were read since the last row ended.
    """

    def __init__(self, source: IO[bytes], file: str) -> None:
        self._source, self._file = source, file
        self.unended = 0

    def __enter__(self) -> "_Watched":
        return self

    def __exit__(self, *raised: object) -> None:
        self._source.close()

    def read(self, size: int = -1) -> bytes:
        data = self._source.read(size)
        self.unended += len(data)
        if self.unended > LONGEST_ROW:
            raise BadFile("file_too_large", file=self._file)
        return data


def _records(sheet: Any, file: str) -> Iterator[Record]:
    """The rows of one sheet that hold something, each with its number there.

    Raises:
        BadFile: `file_too_large`: too many of them, or something stands right of the `MOST_COLUMNS`.
    """
    sheet.reset_dimensions()  # what the file says of its size may be anything
    watched = _Watched(sheet._get_source(), file)
    sheet._get_source = lambda: watched
    found = places = 0
    for line, row in enumerate(sheet.iter_rows(), 1):
        watched.unended = 0
        cells = _without_blanks(tuple(defuse(_text(cell)) for cell in row[:MOST_COLUMNS]))
        found, places = found + bool(cells), places + len(row)
        too_wide = len(row) > MOST_COLUMNS and _text(row[-1]).strip()
        too_many = found > MOST_ROWS or line > LAST_ROW or places > MOST_ROWS * MOST_COLUMNS
        if too_wide or too_many:
            raise BadFile("file_too_large", file=file)
        if cells:
            yield Record(line, cells, quoted=True)


def _without_blanks(cells: Sequence[str]) -> tuple[str, ...]:
    """The cells of a row up to the last that holds something."""
    last = max((place for place, cell in enumerate(cells) if cell.strip()), default=-1)
    return tuple(cells[: last + 1])


def _text(cell: Any) -> str:
    """What people see in it."""
    value, shown_as = cell.value, str(getattr(cell, "number_format", None) or "")
    match value:
        case None:
            return ""
        case bool():
            return "TRUE" if value else "FALSE"
        case str():
            return "" if cell.data_type == "e" else value[:MOST_CELL]
        case datetime():
            return value.isoformat(" ", "minutes") if value.time() != time() else value.date().isoformat()
        case date() | time():
            return value.isoformat()
        case int() | float():
            return _number(value, _QUOTED.sub("", shown_as))
        case _:
            return str(value)


def _number(value: float, shown_as: str) -> str:
    # Above 15 figures a spreadsheet has lost the last ones already; nothing is made up for them.
    if not abs(value) < 10**15:
        return str(value)
    if "%" in shown_as:
        return f"{round(value * 100, 10):.10g}%"
    if value == int(value):
        whole = str(int(value))
        return whole.zfill(len(shown_as)) if _ZEROS.fullmatch(shown_as) and value >= 0 else whole
    return f"{value:.15g}"
