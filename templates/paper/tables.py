"""Tables on printed pages: columns as wide as their words need, rows that are never cut, headings that come again."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from templates.paper.blocks import Block
from templates.paper.ink import BRASS, LEADING, LINE, MUTED, RAISED, TEXT, Face, Ink
from tournament.reports.page import Cell, Column, Kind, Mark, Page, Row, Table
from tournament.wording.printed import shown

SIZE, SMALL, LARGE = 9.5, 8.0, 10.5
"""Of a cell's words, of headings and remarks, and of the winner's name."""

PAD, ABOVE, SIGNED = 6.0, 2.8, 24.0
"""Points beside a cell's words, above and below them, and of a row that is written into."""

MOST_LINES = 4
"""Of the words of one cell; more end in an ellipsis."""

LEAST = 34.0
"""Points that every column of words keeps."""

NEAR = 30.0
"""Points that a column of numbers takes at most of what is left over."""

WHOLE = 300.0
"""Points of a table below its own caption that is not cut in two; longer ones go on on the next sheet."""

WRITTEN = 110.0
"""Points of a column that is written into."""

_BAR = frozenset({Mark.FIRST, Mark.PAID, Mark.LAST_PAID})


@dataclass(frozen=True, slots=True)
class _Place:
    """A column on the paper: where it begins, how wide it is, and which of a row's cells it shows."""

    column: Column
    cell: int
    x: float
    width: float

    @property
    def left(self) -> bool:
        return not self.column.kind.is_number

    @property
    def own_way(self) -> bool:
        return self.column.kind is Kind.NAME

    @property
    def room(self) -> float:
        return self.width - 2 * PAD


def table_blocks(ink: Ink, page: Page, table: Table, x: float, width: float) -> Iterator[Block]:
    """The table between `x` and `x + width`: caption, headings, rows, the total."""
    blocks = list(_all_blocks(ink, page, table, x, width))
    if table.captioned and sum(block.height for block in blocks) <= WHOLE:
        blocks = [*(replace(block, kept=True) for block in blocks[:-1]), *blocks[-1:]]
    yield from blocks


def _all_blocks(ink: Ink, page: Page, table: Table, x: float, width: float) -> Iterator[Block]:
    before = 14.0
    if table.captioned and table.caption:
        yield _caption(table.caption, x, before)
        before = 0.0
    if not table.rows and table.empty:
        yield _empty(ink, table.empty, x, width, before)
        return
    places = _places(ink, page, table, x, width)
    heading = _heading(ink, places, x, width, before)
    if any(place.column.heading for place in places):
        yield heading
    last, again = len(table.rows) - 1, replace(heading, kept=False)
    for number, row in enumerate(table.rows):
        block = _row(ink, page, row, places)
        kept = Mark.HEAD in row.marks or (table.total is not None and number == last)
        yield replace(block, heading=again, kept=kept and number < last + bool(table.total))
    if table.total is not None:
        yield _row(ink, page, table.total, places, total=True)


# Columns --------------------------------------------------------------------------------------------------------------


def _places(ink: Ink, page: Page, table: Table, x: float, width: float) -> list[_Place]:
    """Where each column stands that people see: what is left over is shared out, what is too much taken from words."""
    seen = [(number, column) for number, column in enumerate(table.columns) if column.shown]
    wanted = [_wanted(ink, page, table, number, column) for number, column in seen]
    words = [not (column.kind.is_number or column.blank) for _number, column in seen]
    over = sum(wanted) - width
    if over > 0:
        wanted = _narrowed(wanted, words, width)
    else:
        wanted = _widened(wanted, words, width)
    places = []
    for (number, column), wide in zip(seen, wanted, strict=True):
        places.append(_Place(column, number, x, wide))
        x += wide
    return places


def _wanted(ink: Ink, page: Page, table: Table, number: int, column: Column) -> float:
    """How wide the column would be if nothing in it were wrapped."""
    if column.blank:
        return WRITTEN
    rows = (*table.rows, *((table.total,) if table.total else ()))
    face = Face.SEMIBOLD if any(row.marks & {Mark.HEAD} for row in rows) else Face.REGULAR
    widest = ink.measure(column.heading, SMALL, Face.SEMIBOLD)
    for row in rows:
        cell = row.cells[number]
        if cell.value is None and not cell.note:
            continue
        large = column.lead and Mark.FIRST in row.marks
        said = ink.measure(shown(cell, column, page), *((LARGE, Face.BOLD) if large else (SIZE, face)))
        widest = max(widest, said + (ink.measure(cell.note, SMALL) + 5 if cell.note else 0))
    if table.total is not None:
        widest = max(widest, ink.measure(shown(table.total.cells[number], column, page), SIZE, Face.BOLD))
    return widest + 2 * PAD


def _widened(wanted: list[float], words: list[bool], width: float) -> list[float]:
    """What is left over goes to the words, a little of it to every number, so that these stay near what they count."""
    over = width - sum(wanted)
    numbers = words.count(False)
    if numbers == len(words):
        return [each + over / len(words) for each in wanted]
    little = min(NEAR, over * 0.4 / max(numbers, 1))
    much = (over - little * numbers) / (len(words) - numbers)
    return [each + (much if word else little) for each, word in zip(wanted, words, strict=True)]


def _narrowed(wanted: list[float], words: list[bool], width: float) -> list[float]:
    """The columns of words made equally narrow, the widest first; if that is not enough, all of them in proportion."""
    fixed = sum(each for each, word in zip(wanted, words, strict=True) if not word)
    low, high = LEAST, max(wanted)
    if fixed + LEAST * sum(words) > width:
        return [each * width / sum(wanted) for each in wanted]
    for _step in range(30):
        middle = (low + high) / 2
        if fixed + sum(min(each, middle) for each, word in zip(wanted, words, strict=True) if word) > width:
            high = middle
        else:
            low = middle
    return [min(each, low) if word else each for each, word in zip(wanted, words, strict=True)]


# Rows -----------------------------------------------------------------------------------------------------------------


def _caption(caption: str, x: float, before: float) -> Block:
    def draw(ink: Ink, top: float) -> None:
        ink.text(x, top, caption, 11, Face.SEMIBOLD)

    return Block(11 * LEADING + 5, draw, before, kept=True)


def _empty(ink: Ink, words: str, x: float, width: float, before: float) -> Block:
    lines = ink.wrapped(words, width - 4 * PAD, SIZE)

    def draw(ink: Ink, top: float) -> None:
        ink.frame(x, top, width, height, round_by=4)
        for number, line in enumerate(lines):
            ink.text(x + 2 * PAD, top + 2 * PAD + number * SIZE * LEADING, line, SIZE, colour=MUTED)

    height = len(lines) * SIZE * LEADING + 4 * PAD
    return Block(height, draw, before)


def _heading(ink: Ink, places: list[_Place], x: float, width: float, before: float) -> Block:
    lines = [ink.wrapped(place.column.heading, place.room, SMALL, Face.SEMIBOLD, 3) for place in places]
    height = max((len(each) for each in lines), default=1) * SMALL * LEADING + 2 * ABOVE + 1

    def draw(ink: Ink, top: float) -> None:
        ink.fill(x, top, width, height, RAISED)
        for place, words in zip(places, lines, strict=True):
            first = top + height - ABOVE - 1 - len(words) * SMALL * LEADING
            _write(ink, place, words, first, SMALL, Face.SEMIBOLD, MUTED)

    return Block(height, draw, before, kept=True)


def _row(ink: Ink, page: Page, row: Row, places: list[_Place], *, total: bool = False) -> Block:
    strong = total or Mark.HEAD in row.marks
    colour = MUTED if Mark.QUIET in row.marks else TEXT
    said = [_Said(ink, page, row.cells[place.cell], place, row.marks, strong=strong) for place in places]
    height = max((each.height for each in said), default=SIZE * LEADING) + 2 * ABOVE
    if any(place.column.blank for place in places):
        height = max(height, SIGNED)

    def draw(ink: Ink, top: float) -> None:
        begin, end = places[0].x, places[-1].x + places[-1].width
        if Mark.HEAD in row.marks:
            ink.fill(begin, top, end - begin, height, RAISED)
        for each in said:
            each.draw(ink, top + ABOVE, colour)
        if total:
            ink.line(begin, top, end, top, MUTED, 0.9)
            return
        _rule(ink, row.marks, begin, end, top + height)
        if row.marks & _BAR:
            ink.fill(begin, top, 2.4, height, BRASS)

    return Block(height, draw)


def _rule(ink: Ink, marks: frozenset[Mark], begin: float, end: float, y: float) -> None:
    """What ends a row: a thin line, or the double one below which nobody is paid."""
    if Mark.LAST_PAID in marks:
        ink.line(begin, y - 1.1, end, y - 1.1, BRASS, 0.8)
        ink.line(begin, y + 0.9, end, y + 0.9, BRASS, 0.8)
    else:
        ink.line(begin, y, end, y, LINE, 0.4)


class _Said:
    """The words of one cell in lines, and the remark beside or below them."""

    def __init__(
        self, ink: Ink, page: Page, cell: Cell, place: _Place, marks: frozenset[Mark], *, strong: bool
    ) -> None:
        self._place = place
        self._size, self._face = SIZE, Face.SEMIBOLD if strong else Face.REGULAR
        if place.column.lead and Mark.FIRST in marks:
            self._size, self._face = LARGE, Face.BOLD
        words = shown(cell, place.column, page)
        room = place.room
        self._beside = (
            bool(cell.note) and ink.measure(words, self._size, self._face) + 5 + ink.measure(cell.note, SMALL) <= room
        )
        if place.left:
            self._lines = ink.wrapped(words, room, self._size, self._face, MOST_LINES)
        else:  # numbers are never broken, rather made smaller
            self._lines = [words]
            self._size = min(self._size, self._size * room / max(ink.measure(words, self._size, self._face), 1))
        self._note = cell.note
        self._below = ink.wrapped(cell.note, room, SMALL, most=3) if cell.note and not self._beside else []

    @property
    def height(self) -> float:
        """In points."""
        return len(self._lines) * self._size * LEADING + len(self._below) * SMALL * LEADING

    def draw(self, ink: Ink, top: float, colour: str) -> None:
        """Put it onto the page."""
        place = self._place
        if self._beside:
            words = self._lines[0]
            wide = ink.measure(words, self._size, self._face) + (5 if words else 0)
            level = top + (self._size - SMALL) * 0.97
            if place.left:
                ink.text(place.x + PAD + wide, level, self._note, SMALL, colour=MUTED)
            else:
                ink.text(place.x + place.width - PAD - wide, level, self._note, SMALL, colour=MUTED, right=True)
        _write(ink, place, self._lines, top, self._size, self._face, colour)
        below = top + len(self._lines) * self._size * LEADING
        _write(
            ink,
            replace(place, column=replace(place.column, kind=Kind.TEXT if place.left else Kind.NUMBER)),
            self._below,
            below,
            SMALL,
            Face.REGULAR,
            MUTED,
        )
        if place.column.blank:
            y = top + SIGNED - ABOVE - 4
            ink.line(place.x + PAD, y, place.x + place.width - PAD, y, MUTED, 0.5)


def _write(ink: Ink, place: _Place, lines: list[str], top: float, size: float, face: Face, colour: str) -> None:
    x = place.x + PAD if place.left else place.x + place.width - PAD
    for number, line in enumerate(lines):
        if line:
            ink.text(
                x,
                top + number * size * LEADING,
                line,
                size,
                face,
                colour=colour,
                right=not place.left,
                own_way=place.own_way,
            )
