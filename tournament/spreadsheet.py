"""Tables as spreadsheets write them: separators, quotes, line numbers, and cells that must not become formulas."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from tournament.decoding import Note, decode
from tournament.errors import BadFile

SEPARATORS = (";", "\t", ",")

PERHAPS_SEPARATORS = (*SEPARATORS, "|", "¦", "｜", ":", "；", "，", "、")
"""What might have been meant as a separator where nothing separates."""

MOST_ROWS = 100_000
"""Of a table: no list of people or levels comes near."""

_SEP_LINE = re.compile(r'"?sep=([^"\r\n\w ])"?(?:\r\n|\r|\n|\Z)', re.IGNORECASE)
_LINE_BREAK = re.compile(r"\r\n|\r|\n")


@dataclass(frozen=True, slots=True)
class Record:
    """One row.

    Attributes:
        line: the file's line where it begins, from 1.
        cells: its cells as text, exactly as written, without the quotes around them.
        quoted: whether one of them stood in quotes.
    """

    line: int
    cells: tuple[str, ...]
    quoted: bool = False

    def cell(self, column: int) -> str:
        """The text in that column (from 0); empty where the row ends earlier."""
        return self.cells[column] if column < len(self.cells) else ""


@dataclass(frozen=True, slots=True)
class Sheet:
    """The rows of a file that hold something, and what must be told about how it was read.

    `separator` is empty where the file has one column only.
    """

    records: tuple[Record, ...]
    separator: str
    notes: tuple[Note, ...] = ()


def read_sheet(
    data: bytes,
    file: str,
    *,
    wanted: tuple[str, ...],
    encoding: str | None = None,
    separator: str | None = None,
    sheet_name: str | None = None,
) -> Sheet:
    """The table in a file: a text with separators (`decode`, `rows`), a workbook (`workbooks`), JSON (`json_tables`).

    `encoding`, `separator`, `sheet_name`: where somebody has said so.

    Raises:
        BadFile: as `decode`, `rows`, `workbooks.read_workbook` and `json_tables.read_json` say.
    """
    from tournament import json_tables, workbooks  # which read their rows into the values of this module

    if workbooks.is_workbook(data):
        return workbooks.read_workbook(data, file, wanted=wanted, sheet=sheet_name)
    decoded = decode(data, file, encoding)
    if json_tables.looks_like_json(decoded.text):
        return json_tables.read_json(decoded.text, file, wanted=wanted)
    sheet = rows(decoded.text, file, wanted=wanted, separator=separator)
    return Sheet(sheet.records, sheet.separator, decoded.notes + sheet.notes)


def rows(text: str, file: str, *, wanted: tuple[str, ...], separator: str | None = None) -> Sheet:
    """The rows of a text separated by comma, semicolon or tab, without those whose cells are all blank.

    A first line `sep=;` names the separator, unless `separator` does, and is no row. Otherwise the first row decides:
    the separator under which it has one of the `wanted` headings, else the one that makes most cells of it; a first
    row of one cell means that nothing separates, and the note `separator_in_row` (`line`, `text`, `separator`) tells of
    the first row in which something might (`PERHAPS_SEPARATORS`). A cell may stand in double quotes and then hold
    separators, line breaks and doubled quotes; a quote elsewhere is just a character.

    Raises:
        BadFile: `quote_not_closed` (`line`): a cell that begins with a quote which nothing ends; `file_empty`;
            `file_too_large`: there are more than `MOST_ROWS`.
    """
    if not text.strip(" \t\r\n,;"):
        raise BadFile("file_empty", file=file)
    named = _SEP_LINE.match(text)
    begin, line = (named.end(), 2) if named else (0, 1)
    if separator is None:
        separator = named.group(1) if named else _separator(text, wanted)
    records = tuple(islice(_records(text, begin, line, separator, file), MOST_ROWS + 1))
    if not records:
        raise BadFile("file_empty", file=file)
    if len(records) > MOST_ROWS:
        raise BadFile("file_too_large", file=file)
    return Sheet(records, separator, () if separator else _perhaps_separated(records))


def heading(cell: str) -> str:
    """A column's heading as it is compared: without blanks around it, small and capital letters alike."""
    return cell.strip().casefold()


def _perhaps_separated(records: tuple[Record, ...]) -> tuple[Note, ...]:
    for record in records:
        text = record.cells[0]
        found = next((separator for separator in PERHAPS_SEPARATORS if separator in text), None)
        if found and not record.quoted:
            return (Note("separator_in_row", {"line": record.line, "text": text.strip(), "separator": found}),)
    return ()


def _separator(text: str, wanted: tuple[str, ...]) -> str:
    best, most = "", 1
    for separator in SEPARATORS:
        try:
            first = next(iter(_records(text, 0, 1, separator, "")), None)
        except BadFile:
            continue  # said again, with its file, when the rows are read
        cells = first.cells if first else ()
        if len(cells) > 1 and any(heading(cell) in wanted for cell in cells):
            return separator
        if len(cells) > most:
            best, most = separator, len(cells)
    return best


def _cell_pattern(separator: str) -> re.Pattern[str]:
    separators = f"{re.escape(separator)}|" if separator else ""
    end = rf"(?P<end>{separators}\r\n|\r|\n|\Z)"
    quoted = r' *+"(?P<quoted>[^"]*+(?:""[^"]*+)*+)" *+'
    return re.compile(rf"(?:{quoted}|(?P<plain>[^{re.escape(separator)}\r\n]*+)){end}")


def _records(text: str, begin: int, line: int, separator: str, file: str) -> Iterator[Record]:
    pattern = _cell_pattern(separator)
    position, first_line = begin, line
    cells: list[str] = []
    any_quoted = False
    while match := pattern.match(text, position):
        quoted, plain, end = match["quoted"], match["plain"], match["end"]
        if quoted is None:
            if plain.lstrip(" ").startswith('"') and plain.count('"') % 2:
                raise BadFile("quote_not_closed", file=file, line=line)
            cells.append(plain)
        else:
            any_quoted = True
            line += len(_LINE_BREAK.findall(quoted))
            cells.append(quoted.replace('""', '"'))
        position = match.end()
        if separator and end == separator:
            continue
        if any(cell.strip() for cell in cells):
            yield Record(first_line, tuple(cells), any_quoted)
        if position == len(text):
            return
        line += 1
        first_line, cells, any_quoted = line, [], False


# Cells that must not become formulas ----------------------------------------------------------------------------------

_FORMULA = re.compile(r"'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]")
"""How a cell begins that a spreadsheet would calculate (also with the wide signs of East Asian keyboards), or that is
such a text already defused."""


def defuse(text: str) -> str:
    """The text with an apostrophe before it if a spreadsheet would take it for a formula.

    So that it can be taken off again, texts that begin with apostrophes and then such a sign get one more as well.
    """
    return "'" + text if _FORMULA.match(text) else text


def undefuse(text: str) -> str:
    """The text that was defused. Other texts that begin with an apostrophe (`'t Hart`) stay as they are."""
    return text[1:] if text.startswith("'") and _FORMULA.match(text) else text
