"""A structure as it is typed into a table: rows of text, each of which is a level or a break, or is wrong somewhere."""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any, TypeVar

from engine.blinds import AnteKind, Limit
from tournament.clocks import typed_time
from tournament.errors import BadInput, Refusal
from tournament.names import Chips
from tournament.structures.structure import Break, Level, Period
from tournament.structures.structure_check import check_period

T = TypeVar("T")


class Cell(StrEnum):
    """What is typed in a row, from the left."""

    SMALL = "small_blind"
    BIG = "big_blind"
    ANTE = "ante"
    ANTE_KIND = "ante_kind"
    LIMIT = "limit"
    MINUTES = "minutes"
    HANDS = "hands"
    COLOURS = "colours"
    WAITS = "waits"


@dataclass(frozen=True, slots=True)
class TypedLevel:
    """A level as typed; `minutes` and `hands` both empty: the director ends it. `ante` empty: none."""

    small_blind: str
    big_blind: str
    ante: str = ""
    ante_kind: AnteKind = AnteKind.PLAYER
    limit: Limit = Limit.NO_LIMIT
    minutes: str = "20"
    hands: str = ""
    continued: bool = False
    beyond: bool = False


@dataclass(frozen=True, slots=True)
class TypedBreak:
    """A break as typed; `colours`: the values of the chips that go, with blanks between them."""

    minutes: str
    colours: str = ""
    waits: bool = False
    taken: bool = False


TypedRow = TypedLevel | TypedBreak


@dataclass(frozen=True, slots=True)
class Wrong:
    """What is wrong with a row (from 0), and in which cell."""

    row: int
    cell: Cell
    why: Refusal = field(compare=False)


def typed(period: Period) -> TypedRow:
    """The level or break as text to be changed."""
    if isinstance(period, Break):
        colours = " ".join(map(str, period.colours))
        return TypedBreak(typed_time.text(period.duration_ms), colours, period.waits, period.taken)
    return TypedLevel(
        str(period.small_blind),
        str(period.big_blind),
        str(period.ante) if period.ante else "",
        period.ante_kind,
        period.limit,
        "" if period.duration_ms is None else typed_time.text(period.duration_ms),
        "" if period.hands is None else str(period.hands),
        period.continued,
        period.beyond,
    )


def read(rows: Sequence[TypedRow]) -> tuple[tuple[Period, ...], tuple[Wrong, ...]]:
    """The levels and breaks that can be read, and what is wrong with the others; nothing wrong: they are all there."""
    periods: list[Period] = []
    wrong: list[Wrong] = []
    for number, row in enumerate(rows):
        try:
            period = _period(row)
            check_period(period, number + 1)
        except _WrongCell as found:
            wrong.append(Wrong(number, found.cell, found.why))
        except BadInput as nonsense:
            wrong.append(Wrong(number, _cell_of(nonsense, row), nonsense))
        else:
            periods.append(period)
    return tuple(periods), tuple(wrong)


def with_cell(row: TypedRow, cell: Cell, value: object) -> TypedRow:
    """The row with that in the cell: text, or what is chosen there."""
    changed: dict[str, Any] = {cell.value: value.strip() if isinstance(value, str) else value}
    if isinstance(row, TypedBreak):
        return replace(row, **changed)
    # Whoever types into a level that only followed from the list writes it down.
    level = replace(row, beyond=False, **changed)
    if cell is Cell.HANDS and level.hands:
        return replace(level, minutes="")
    return replace(level, hands="") if cell is Cell.MINUTES and level.minutes else level


def amount(text: str) -> Chips:
    """A number of chips; its thousands may be parted by blanks, dots or commas, which no decimals can be.

    Raises:
        BadInput: `number_typed_wrong` (`text`).
    """
    bare = text.strip().translate(_BLANKS)
    if _GROUPED.fullmatch(bare):
        bare = re.sub(r"\D", "", bare)
    if not (bare.isascii() and bare.isdecimal() and len(bare) <= 18):
        raise BadInput("number_typed_wrong", text=text.strip())
    return int(bare)


_BLANKS = str.maketrans(dict.fromkeys(" \u00a0\u2009\u202f'’"))
_GROUPED = re.compile(r"[1-9][0-9]{0,2}(?:,[0-9]{3})+|[1-9][0-9]{0,2}(?:\.[0-9]{3})+")


class _WrongCell(Exception):
    def __init__(self, cell: Cell, why: Refusal) -> None:
        super().__init__(cell, why)
        self.cell, self.why = cell, why


def _period(row: TypedRow) -> Period:
    if isinstance(row, TypedBreak):
        minutes = _read(Cell.MINUTES, row.minutes, typed_time.read)
        colours = _read(Cell.COLOURS, row.colours, _values)
        return Break(minutes, colours, row.waits, row.taken)
    return Level(
        _read(Cell.SMALL, row.small_blind, amount),
        _read(Cell.BIG, row.big_blind, amount),
        _read(Cell.ANTE, row.ante, amount) if row.ante.strip() else 0,
        row.ante_kind,
        _read(Cell.MINUTES, row.minutes, typed_time.read) if row.minutes.strip() else None,
        row.limit,
        _read(Cell.HANDS, row.hands, amount) if row.hands.strip() else None,
        row.continued,
        row.beyond,
    )


def _read(cell: Cell, text: str, reader: Callable[[str], T]) -> T:
    try:
        return reader(text)
    except BadInput as wrong:
        raise _WrongCell(cell, wrong) from wrong


def _values(text: str) -> tuple[Chips, ...]:
    return tuple(sorted({amount(each) for each in re.split(r"[\s;]+|,\s+", text.strip()) if each}))


_CELLS: dict[str, Cell] = {
    "blind_not_positive": Cell.BIG,
    "small_blind_over_big_blind": Cell.SMALL,
    "period_too_short": Cell.MINUTES,
    "period_too_long": Cell.MINUTES,
    "minutes_and_hands": Cell.HANDS,
    "hands_out_of_range": Cell.HANDS,
    "colour_not_positive": Cell.COLOURS,
    "colours_not_rising": Cell.COLOURS,
}


def _cell_of(nonsense: BadInput, row: TypedRow) -> Cell:
    """Where the wrong thing stands; of amounts that are too large the first one."""
    if nonsense.code in _CELLS:
        return _CELLS[nonsense.code]
    if isinstance(row, TypedBreak):
        return Cell.COLOURS
    largest = str(nonsense.facts.get("amount"))
    cells = {Cell.SMALL: row.small_blind, Cell.BIG: row.big_blind, Cell.ANTE: row.ante}
    return next((cell for cell, text in cells.items() if text.strip() == largest), Cell.BIG)


def sums(periods: Iterable[Period]) -> tuple[int, int, int, bool]:
    """How many levels and breaks there are, how long they last in milliseconds, and whether that is all of it.

    Levels without minutes count as nothing; then it is not.
    """
    listed = tuple(periods)
    breaks = sum(isinstance(period, Break) for period in listed)
    levels = sum(isinstance(period, Level) and not period.continued for period in listed)
    known = [period.duration_ms for period in listed if period.duration_ms is not None]
    return levels, breaks, sum(known), len(known) == len(listed)
