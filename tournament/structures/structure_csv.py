"""A blind structure as the rows of a spreadsheet, one level or break a row."""

import csv
import io
from collections.abc import Callable, Mapping
from enum import StrEnum
from fractions import Fraction
from pathlib import PurePath
from typing import NoReturn, TypeVar

from engine.blinds import AnteKind, Limit
from tournament.errors import BadFile, BadInput
from tournament.names import MINUTE, Chips, Milliseconds
from tournament.people.people import LONGEST_NAME
from tournament.spreadsheet import Record, Sheet, heading
from tournament.structures.structure import Break, Level, Period, Structure
from tournament.structures.structure_check import check_period
from tournament.structures.structure_json import UNTIMED, minutes_text

K = TypeVar("K", bound=StrEnum)

COLUMNS = (
    "kind",
    "small_blind",
    "big_blind",
    "ante",
    "minutes",
    "ante_kind",
    "limit",
    "hands",
    "colours",
    "waits",
    "continued",
    "taken",
    "beyond",
)
_REQUIRED = ("kind", "small_blind", "big_blind")
_ALWAYS = 5
"""So many columns are always written, the rest only where a row needs them."""

_ONLY_OF_LEVELS = ("small_blind", "big_blind", "ante", "hands")
_ONLY_OF_BREAKS = ("colours", "waits", "taken")
_BLANKS = str.maketrans(dict.fromkeys(" \u00a0\u2009\u202f"))
_YES, _NO = "yes", "no"


def parse(sheet: Sheet, file: str, minutes: int | None) -> Structure:
    """The structure in the rows of a CSV.

    The columns are those of `COLUMNS` in any order, most of them only if needed; one row is a `level` or a `break`.
    Its name is the file's, without folder and ending, and it has no starting stack. Minutes may have decimals; they
    are kept to the nearest millisecond. A level has minutes (the word `untimed` if the director ends it) or `hands`.
    The values of `colours` that go in a break stand with blanks between them; `waits`, `continued`, `beyond` and
    `taken` are yes or no, the last three only of evenings that have begun.

    Raises:
        BadFile: as `check_period` says, and `columns_missing` (`columns`), `column_unknown` (`column`, `known`),
            `column_twice` (`column`), `kind_unknown` (`kind`), `ante_kind_unknown` (`ante_kind`, `known`),
            `limit_unknown` (`limit`, `known`), `number_wrong` (`column`, `text`), `value_empty` (`key`: the column),
            `minutes_wrong` (`text`), `minutes_missing`, `yes_or_no_wrong` (`column`, `text`), `break_with_blinds`
            and `level_with_break` (`column`, `text`), `cell_without_column` (`text`), all with `line`.
    """
    columns = _columns(sheet.records[0], file)
    periods = []
    for number, record in enumerate(sheet.records[1:], start=1):
        period = _Row(record, columns, file).period(minutes)
        try:
            check_period(period, number)
        except BadInput as nonsense:
            raise BadFile(nonsense.code, file=file, line=record.line, **nonsense.facts) from nonsense
        periods.append(period)
    return Structure(_name(file), tuple(periods))


def write(structure: Structure) -> str:
    """The rows that `parse` reads back; columns that no row needs are left out.

    Minutes that are not whole have up to six decimals, enough for every millisecond.
    """
    rows = [_cells(period) for period in structure.periods]
    columns = [name for place, name in enumerate(COLUMNS) if place < _ALWAYS or any(row.get(name) for row in rows)]
    out = io.StringIO(newline="")
    writer = csv.writer(out)
    writer.writerow(columns)
    writer.writerows([row.get(name, "") for name in columns] for row in rows)
    return out.getvalue()


def _cells(period: Period) -> dict[str, str]:
    if isinstance(period, Break):
        colours = " ".join(map(str, period.colours))
        cells = {"kind": "break", "minutes": minutes_text(period.duration_ms), "colours": colours}
        return cells | {column: _YES for column in ("waits", "taken") if getattr(period, column)}
    cells = {
        "kind": "level",
        "small_blind": str(period.small_blind),
        "big_blind": str(period.big_blind),
        "ante": str(period.ante),
        "ante_kind": "" if period.ante_kind is AnteKind.PLAYER else period.ante_kind.value,
        "limit": "" if period.limit is Limit.NO_LIMIT else period.limit.value,
        **{column: _YES for column in ("continued", "beyond") if getattr(period, column)},
    }
    if period.hands is not None:
        return cells | {"hands": str(period.hands)}
    return cells | {"minutes": UNTIMED if period.duration_ms is None else minutes_text(period.duration_ms)}


def _name(file: str) -> str:
    """What a structure is called whose file names it nowhere."""
    stem = PurePath(file.replace("\\", "/")).stem
    return " ".join("".join(letter if letter.isprintable() else " " for letter in stem).split())[:LONGEST_NAME]


def _columns(first: Record, file: str) -> dict[str, int]:
    columns: dict[str, int] = {}
    for place, cell in enumerate(first.cells):
        column = heading(cell)
        if not column:
            continue
        if column not in COLUMNS:
            raise BadFile("column_unknown", file=file, line=first.line, column=cell.strip(), known=COLUMNS)
        if column in columns:
            raise BadFile("column_twice", file=file, line=first.line, column=column)
        columns[column] = place
    missing = tuple(column for column in _REQUIRED if column not in columns)
    if missing:
        raise BadFile("columns_missing", file=file, line=first.line, columns=missing)
    return columns


class _Row:
    """One row of the CSV and the ways to read its cells."""

    def __init__(self, record: Record, columns: Mapping[str, int], file: str) -> None:
        self._record = record
        self._columns = columns
        self._file = file

    def period(self, minutes: int | None) -> Period:
        self._refuse_more_cells_than_columns()
        kind = self._filled("kind").casefold()
        if kind == "break":
            return self._break(minutes)
        if kind != "level":
            self._refuse("kind_unknown", kind=self._text("kind"))
        return self._level(minutes)

    def _break(self, minutes: int | None) -> Break:
        for column in _ONLY_OF_LEVELS:
            if self._text(column).strip("0"):
                self._refuse("break_with_blinds", column=column, text=self._text(column))
        length = self._length(minutes if not self._text("minutes") else None)
        colours = tuple(sorted(self._whole("colours", text) for text in self._text("colours").split()))
        return Break(length, colours, self._truth("waits"), self._truth("taken"))

    def _level(self, minutes: int | None) -> Level:
        for column in _ONLY_OF_BREAKS:
            if self._text(column).casefold() not in ("", _NO):
                self._refuse("level_with_break", column=column, text=self._text(column))
        hands = self._chips("hands") if self._text("hands") and minutes is None else None
        untimed = minutes is None and self._text("minutes").casefold() == UNTIMED
        no_length = untimed or (hands is not None and not self._text("minutes"))
        return Level(
            self._chips("small_blind"),
            self._chips("big_blind"),
            self._chips("ante") if self._text("ante") else 0,
            self._one_of(AnteKind, "ante_kind", AnteKind.PLAYER, "ante_kind_unknown"),
            None if no_length else self._length(minutes),
            self._one_of(Limit, "limit", Limit.NO_LIMIT, "limit_unknown"),
            hands,
            self._truth("continued"),
            self._truth("beyond"),
        )

    def _text(self, column: str) -> str:
        return self._record.cell(self._columns[column]).strip() if column in self._columns else ""

    def _filled(self, column: str) -> str:
        text = self._text(column)
        if not text:
            self._refuse("value_empty", key=column)
        return text

    def _refuse_more_cells_than_columns(self) -> None:
        """A cell under no heading: somebody wrote `7,5` or left a heading out."""
        places = set(self._columns.values())
        for place, cell in enumerate(self._record.cells):
            if cell.strip() and place not in places:
                self._refuse("cell_without_column", text=cell.strip())

    def _chips(self, column: str) -> Chips:
        return self._whole(column, self._filled(column))

    def _whole(self, column: str, text: str) -> int:
        """A whole number; blanks may stand between its thousands, no dot or comma, which could be decimals."""
        digits = text.translate(_BLANKS)
        if not (digits.removeprefix("-").isdecimal() and digits.isascii() and len(digits) <= 20):
            self._refuse("number_wrong", column=column, text=text)
        return int(digits)

    def _truth(self, column: str) -> bool:
        text = self._text(column)
        if text.casefold() not in ("", _YES, _NO):
            self._refuse("yes_or_no_wrong", column=column, text=text)
        return text.casefold() == _YES

    def _one_of(self, kind: Callable[[str], K], column: str, usual: K, code: str) -> K:
        text = self._text(column)
        try:
            return kind(text.casefold()) if text else usual
        except ValueError:
            self._refuse(code, **{column: text, "known": tuple(type(usual))})

    def _length(self, minutes: int | None) -> Milliseconds:
        if minutes is not None:
            return minutes * MINUTE
        text = self._text("minutes")
        if not text:
            self._refuse("minutes_missing")
        number = text.replace(",", ".", 1)
        if len(number) > 20 or not number.replace(".", "", 1).isdecimal() or not number.isascii():
            self._refuse("minutes_wrong", text=text)
        return round(Fraction(number) * MINUTE)

    def _refuse(self, code: str, **facts: object) -> NoReturn:
        raise BadFile(code, file=self._file, line=self._record.line, **facts)
