"""A list of people, as a spreadsheet writes it -> their names."""

from dataclasses import dataclass

from tournament.decoding import Note
from tournament.errors import BadFile, BadInput
from tournament.people.headings import Field, guessed
from tournament.people.people import clean_name, person_key
from tournament.spreadsheet import Record, Sheet, heading, read_sheet, undefuse

HEADINGS = ("name", "player")
"""Headings of the column that holds the names; the first of them that a file has."""

FEWEST = 2

_NAMES = (Field.NAME, Field.FIRST, Field.LAST)
"""What a name is made of, in that order."""

_PERHAPS_HEADINGS = frozenset(
    ("names", "players", "full name", "nickname", "jméno", "jména", "hráč", "meno", "mená", "imię", "gracz", "spieler")
)


@dataclass(frozen=True, slots=True)
class RosterName:
    """One person of the list.

    Attributes:
        name: as it is kept.
        line: of the file, where it stands, from 1.
        paid: what a column of that heading says.
    """

    name: str
    line: int
    paid: str = ""


@dataclass(frozen=True, slots=True)
class Columns:
    """Which columns (from 0) make a name, in that order, whether the first row is a heading, and where it is paid."""

    places: tuple[int, ...]
    headed: bool = True
    paid: int | None = None


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a file: what stands in its first row, and the first thing below that."""

    place: int
    heading: str
    example: str


@dataclass(frozen=True, slots=True)
class Roster:
    """The people of a file in its order, and what its reader should hear (see `read`)."""

    names: tuple[RosterName, ...]
    notes: tuple[Note, ...] = ()


def columns(data: bytes, file: str, *, encoding: str | None = None) -> tuple[Column, ...]:
    """The columns of a file that hold anything, to be asked which of them make a name.

    Raises:
        BadFile: as `spreadsheet.read_sheet` says.
    """
    first, *rest = read_sheet(data, file, wanted=HEADINGS, encoding=encoding).records
    found = []
    for place in range(max(len(record.cells) for record in (first, *rest))):
        below = next((cell for record in rest if (cell := record.cell(place).strip())), "")
        if below or first.cell(place).strip():
            found.append(Column(place, first.cell(place).strip(), below))
    return tuple(found)


def read(
    data: bytes, file: str, *, encoding: str | None = None, fewest: int = FEWEST, chosen: Columns | None = None
) -> Roster:
    """The people listed in a file.

    The names stand in the column `name`, else `player` (capital letters do not matter), else in those whose headings
    mean a name in another language, or a first and a last name (`headings`), else in the only column that holds
    anything; there a first row `name` or `player` is a heading and any other is a person. Names are cleaned
    (`people.clean_name`); an apostrophe that our own export put before a formula is taken off.

    Notes, beside those of `decoding.decode` and `spreadsheet.rows`: `heading_read_as_name` (`line`, `name`): the first
    person has a name like a heading.

    Args:
        data: the file's bytes.
        file: its name, for the refusals.
        encoding: what it is written in, where somebody knows; a byte order mark is believed before that.
        fewest: how many people it has to name; 1 where they join others.
        chosen: the columns that make a name, where somebody has said so.

    Raises:
        BadFile: as `spreadsheet.read_sheet` says; `name_column_missing` (`columns`: the headings found, `line`);
            `name_column_twice` (`heading`, `line`); `name_missing` (`line`): a row that holds something, but no name;
            `name_has_control_characters` (`line`, `name`, `character`); `name_too_long` (`line`, `name`, `length`,
            `longest`); `same_person_twice` (`line`, `name`, `first_line`, `first_name`); `too_few_names` (`count`,
            `fewest`).
    """
    sheet = read_sheet(data, file, wanted=HEADINGS, encoding=encoding)
    if chosen is None:
        chosen, people = _name_columns(sheet, file)
    else:
        people = sheet.records[1:] if chosen.headed else sheet.records
    names = tuple(_name(record, chosen, file) for record in people)
    _refuse_twins(names, file)
    if len(names) < fewest:
        raise BadFile("too_few_names", file=file, count=len(names), fewest=fewest)
    return Roster(names, sheet.notes + _notes(names))


def _name_columns(sheet: Sheet, file: str) -> tuple[Columns, tuple[Record, ...]]:
    """Which columns hold the names, and the rows that are people."""
    first, rest = sheet.records[0], sheet.records[1:]
    headings = [heading(cell) for cell in first.cells]
    meant = guessed([undefuse(cell) for cell in first.cells])
    paid = next((place for place, each in meant.items() if each is Field.PAID), None)
    for wanted in HEADINGS:
        if headings.count(wanted) > 1:
            raise BadFile("name_column_twice", file=file, line=first.line, heading=wanted)
        if wanted in headings:
            return Columns((headings.index(wanted),), paid=paid), rest
    used = {column for record in sheet.records for column, cell in enumerate(record.cells) if cell.strip()}
    places = tuple(place for wanted in _NAMES for place, each in meant.items() if each is wanted)
    if len(used) > 1 and places:
        return Columns(places, paid=paid), rest
    if len(used) > 1:
        columns = tuple(cell.strip() for cell in first.cells if cell.strip())
        raise BadFile("name_column_missing", file=file, line=first.line, columns=columns)
    return Columns((used.pop(),)), sheet.records


def _name(record: Record, columns: Columns, file: str) -> RosterName:
    try:
        name = clean_name(" ".join(undefuse(record.cell(place)) for place in columns.places))
        return RosterName(name, record.line, "" if columns.paid is None else undefuse(record.cell(columns.paid)))
    except BadInput as wrong:
        code = "name_missing" if wrong.code == "name_empty" else wrong.code
        raise BadFile(code, file=file, line=record.line, **wrong.facts) from wrong


def _refuse_twins(names: tuple[RosterName, ...], file: str) -> None:
    seen: dict[str, RosterName] = {}
    for person in names:
        first = seen.setdefault(person_key(person.name), person)
        if first is not person:
            raise BadFile(
                "same_person_twice",
                file=file,
                line=person.line,
                name=person.name,
                first_line=first.line,
                first_name=first.name,
            )


def _notes(names: tuple[RosterName, ...]) -> tuple[Note, ...]:
    first = names[0]
    if heading(first.name) not in _PERHAPS_HEADINGS:
        return ()
    return (Note("heading_read_as_name", {"line": first.line, "name": first.name}),)
