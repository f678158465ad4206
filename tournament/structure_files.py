"""Blind structures as files: CSV and JSON, in and out, and those that ship with the program."""

import csv
import io
from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache
from importlib import resources
from pathlib import PurePath
from types import MappingProxyType
from typing import NoReturn

from engine.blinds import AnteKind
from tournament import structure_json
from tournament.decoding import decode
from tournament.errors import BadFile, BadInput
from tournament.names import MINUTE, Chips, Milliseconds
from tournament.people import LONGEST_NAME
from tournament.spreadsheet import Record, Sheet, heading, rows
from tournament.structure import LONGEST, Break, Level, Period, Structure, check, check_period

COLUMNS = ("kind", "small_blind", "big_blind", "ante", "minutes", "ante_kind")
_REQUIRED = ("kind", "small_blind", "big_blind")
_BLANKS = str.maketrans(dict.fromkeys(" \u00a0\u2009\u202f"))


def read(data: bytes, file: str, *, minutes: int | None = None, encoding: str | None = None) -> Structure:
    """The structure in a file: JSON if it begins with a brace, else CSV.

    The CSV has the columns of `COLUMNS` in any order, `ante_kind` and `ante` and `minutes` only if needed; one row is a
    `level` or a `break`. Its name is the file's, without folder and ending, and it has no starting stack. Minutes may
    have decimals; they are kept to the nearest millisecond.

    Args:
        data: the file's bytes.
        file: its name, for the refusals.
        minutes: the length of every level, whatever the file says, and of breaks for which it says nothing.
        encoding: what a CSV is written in, where somebody knows.

    Raises:
        BadFile: as `decoding.decode`, `spreadsheet.rows`, `structure_json.parse` and `structure.check` say, the last
            with the `line` of a CSV; for a CSV also `columns_missing` (`columns`), `column_unknown` (`column`,
            `known`), `column_twice` (`column`), `kind_unknown` (`kind`), `ante_kind_unknown` (`ante_kind`, `known`),
            `number_wrong` (`column`, `text`), `value_empty` (`key`: the column), `minutes_wrong` (`text`),
            `minutes_missing`, `break_with_blinds` (`column`, `text`), `cell_without_column` (`text`), all with `line`.
        BadInput: `minutes_out_of_range` (`minutes`, `most`), the argument is below 1 or too large.
    """
    if minutes is not None and not 1 <= minutes <= LONGEST // MINUTE:
        raise BadInput("minutes_out_of_range", minutes=minutes, most=LONGEST // MINUTE)
    text = decode(data, file, encoding).text
    if text.lstrip().startswith(("{", "[")) or file.casefold().endswith(".json"):
        structure = structure_json.parse(text, file, minutes)
    else:
        structure = _from_csv(rows(text, file, wanted=("kind",)), file, minutes)
    try:
        check(structure)
    except BadInput as nonsense:
        raise BadFile(nonsense.code, file=file, **nonsense.facts) from nonsense
    return structure


def write_csv(structure: Structure) -> str:
    """The levels and breaks as CSV that `read` reads back; name and starting stack have no place there.

    Minutes that are not whole have up to six decimals, enough for every millisecond.
    """
    kinds = any(isinstance(period, Level) and period.ante_kind is not AnteKind.PLAYER for period in structure.periods)
    out = io.StringIO(newline="")
    writer = csv.writer(out)
    writer.writerow(COLUMNS if kinds else COLUMNS[:-1])
    for period in structure.periods:
        length = structure_json.minutes_text(period.duration_ms or 0)
        if isinstance(period, Break):
            row: tuple[str, ...] = ("break", "", "", "", length, "")
        else:
            row = ("level", *map(str, (period.small_blind, period.big_blind, period.ante)), length, period.ante_kind)
        writer.writerow(row if kinds else row[:-1])
    return out.getvalue()


def write_json(structure: Structure) -> str:
    """The whole structure as our JSON, which `read` reads back equal."""
    return structure_json.write(structure)


@lru_cache(maxsize=1)
def shipped() -> Mapping[str, Structure]:
    """The structures that come with the program, by their short names in alphabetical order."""
    folder = resources.files("tournament") / "structures"
    files = sorted((entry for entry in folder.iterdir() if entry.name.endswith(".json")), key=lambda entry: entry.name)
    return MappingProxyType({PurePath(one.name).stem: read(one.read_bytes(), one.name) for one in files})


def find(name: str) -> Structure | None:
    """The shipped structure of that short name, blanks around it and capital letters aside."""
    return shipped().get(name.strip().casefold())


# CSV ------------------------------------------------------------------------------------------------------------------


def _from_csv(sheet: Sheet, file: str, minutes: int | None) -> Structure:
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
            for column in ("small_blind", "big_blind", "ante"):
                if self._text(column).strip("0"):
                    self._refuse("break_with_blinds", column=column, text=self._text(column))
            return Break(self._length(minutes if not self._text("minutes") else None))
        if kind != "level":
            self._refuse("kind_unknown", kind=self._text("kind"))
        ante = self._chips("ante") if self._text("ante") else 0
        return Level(
            self._chips("small_blind"), self._chips("big_blind"), ante, self._ante_kind(), self._length(minutes)
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
        """A whole number; blanks may stand between its thousands, no dot or comma, which could be decimals."""
        text = self._filled(column)
        digits = text.translate(_BLANKS)
        if not (digits.removeprefix("-").isdecimal() and digits.isascii() and len(digits) <= 20):
            self._refuse("number_wrong", column=column, text=text)
        return int(digits)

    def _ante_kind(self) -> AnteKind:
        text = self._text("ante_kind")
        try:
            return AnteKind(text.casefold()) if text else AnteKind.PLAYER
        except ValueError:
            self._refuse("ante_kind_unknown", ante_kind=text, known=tuple(AnteKind))

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
