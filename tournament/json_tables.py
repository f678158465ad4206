"""Lists in JSON -> rows of a table: our own reports, our results of an evening, and lists of objects of others."""

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

from tournament.errors import BadFile
from tournament.spreadsheet import MOST_ROWS, Record, Sheet, defuse, heading

MOST_COLUMNS = 200

_REPORT = re.compile(r'\s*\{\s*"schema":\s*[0-9]+,\s*"report":')


def looks_like_json(text: str) -> bool:
    """Whether the text is an object or a list, and no table."""
    return text.lstrip()[:1] in ("{", "[") and text.rstrip()[-1:] in ("}", "]")


def is_report(text: str) -> bool:
    """Whether the text begins as our own reports do."""
    return _REPORT.match(text) is not None


def read_json(text: str, file: str, *, wanted: tuple[str, ...]) -> Sheet:
    """The first list in it whose objects have one of the `wanted` keys, as rows below a row of their keys.

    Of our own reports only the rows of their tables are looked at, not what they say of their columns.

    The line of a row is its number in the list, from 2, as that of a table with headings would be. Cells are defused
    as in our CSV; nothing is made of what is neither text nor number.

    Raises:
        BadFile: `json_wrong` (`line`); `file_empty`: it holds no such list; `file_too_large`.
    """
    try:
        whole = json.loads(text)
    except json.JSONDecodeError as wrong:
        raise BadFile("json_wrong", file=file, line=wrong.lineno) from wrong
    except (RecursionError, ValueError) as wrong:
        raise BadFile("json_wrong", file=file, line=1) from wrong
    if is_report(text) and isinstance(tables := whole.get("tables"), dict):
        whole = [table.get("rows") for table in tables.values() if isinstance(table, dict)]
    found = next(_lists(whole, wanted), None)
    if found is None:
        raise BadFile("file_empty", file=file)
    if len(found) > MOST_ROWS:
        raise BadFile("file_too_large", file=file)
    keys = tuple(dict.fromkeys(str(key) for each in found for key in each))[:MOST_COLUMNS]
    rows = (
        Record(line, tuple(defuse(_text(each.get(key))) for key in keys), True) for line, each in enumerate(found, 2)
    )
    filled = tuple(row for row in rows if any(cell.strip() for cell in row.cells))
    return Sheet((Record(1, tuple(defuse(key) for key in keys), True), *filled), "")


def _lists(whole: Any, wanted: tuple[str, ...]) -> Iterator[list[Mapping[str, Any]]]:
    """The lists of objects with such a key, those further out first."""
    waiting = [whole]
    while waiting:
        inside: list[Any] = []
        for each in waiting:
            if isinstance(each, list):
                objects: list[Mapping[str, Any]] = [one for one in each if isinstance(one, dict)]
                if any(heading(str(key)) in wanted for one in objects for key in one):
                    yield objects
                inside += each
            elif isinstance(each, dict):
                inside += each.values()
        waiting = [each for each in inside if isinstance(each, list | dict)]


def _text(value: Any) -> str:
    if isinstance(value, bool) or value is None or isinstance(value, list | dict):
        return ""
    return str(value)
