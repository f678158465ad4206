"""Lines below one another: in rows as high as they can be, in as many columns as fit, and then in sheets."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from desktop.display.drawing.drawn import Arrow, Box, Drawn, Line, Panel
from desktop.display.drawing.typesetting import Piece, set_within, width_of_one
from desktop.display.frame import Frame

LOWEST = 0.05
"""No row is lower than this share of the height: what stands in it can still be read across a room."""

TYPE = 0.62
"""The size of type in a row, beside its height."""

_STEPS = 40
"""So many heights of a row are tried, from the largest to the lowest."""


@dataclass(frozen=True, slots=True)
class Grid:
    """Where the lines of a page stand: filled column by column, sheet by sheet.

    Attributes:
        area: the room for one sheet, in pixels.
        count: how many lines there are on all sheets.
        rows, columns: of a full sheet.
        high, wide: of one place; `gap`: between columns.
        type_high: the height that the type in a place is made for: the place is higher where there is room to spare.
    """

    area: Box
    count: int
    rows: int
    columns: int
    high: float
    wide: float
    gap: float
    type_high: float

    @property
    def sheets(self) -> int:
        """How many sheets it takes; one at least."""
        return max(1, -(-self.count // (self.rows * self.columns)))

    def sheet(self, turn: int) -> range:
        """Which lines stand on that sheet; after the last sheet the first one follows."""
        full = self.rows * self.columns
        first = turn % self.sheets * full
        return range(first, min(self.count, first + full))

    def sheet_of(self, line: int) -> int:
        """The sheet on which that line stands."""
        return line // (self.rows * self.columns)

    def place(self, spot: int) -> Box:
        """Where the line of that number on its sheet stands."""
        column, row = divmod(spot, self.rows)
        x = self.area.x + column * (self.wide + self.gap)
        return Box(x, self.area.y + row * self.high, self.wide, self.high)


def grid(
    area: Box,
    count: int,
    heights: tuple[float, float],
    narrowest: Callable[[float], float],
    *,
    gap: float = 0.0,
    widest: Callable[[float], float] | None = None,
    most_columns: int = 6,
    stretched: float = 1.0,
) -> Grid:
    """As few sheets as there can be, and on these the rows as high as they can be without cutting what they hold.

    Args:
        area: the room for one sheet.
        count: how many lines.
        heights: the largest and the lowest height of a row, pixels.
        narrowest: how wide a place must be if its row is that high.
        gap: the room between columns.
        widest: how wide a place may be at most, so that what belongs together stands together; None: as it comes.
        most_columns: more do not stand side by side.
        stretched: so many times as high may a place become where the rows do not fill the sheet.
    """
    largest, lowest = max(heights), min(heights)

    def shape(high: float) -> tuple[int, int]:
        columns = int((area.width + gap) / max(1.0, narrowest(high) + gap))
        return max(1, int((area.height + 0.5) / high)), min(most_columns, max(1, columns))

    def fits(high: float) -> bool:
        rows, columns = shape(high)
        return sheets * rows * columns >= count and narrowest(high) <= area.width

    steps = [largest + (lowest - largest) * step / _STEPS for step in range(_STEPS + 1)]
    rows, columns = shape(lowest)
    sheets = max(1, -(-count // (rows * columns)))
    high = next((each for each in steps if fits(each)), lowest)
    rows, columns = shape(high)
    columns = min(columns, max(1, -(-count // rows)))
    rows = min(rows, max(1, -(-count // columns)))
    wide = (area.width - gap * (columns - 1)) / columns
    if widest is not None:
        wide = min(wide, max(1.0, widest(high)))
    high = min(high, area.height)
    place = max(high, min(stretched * high, area.height / rows))
    return Grid(area, count, rows, columns, place, wide, gap, high)


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a table: `right`: its figures stand one under the other; `elastic`: takes the room that is left.

    `most`: no wider than that, for a type of size 1; what needs more is cut.
    """

    right: bool = False
    elastic: bool = False
    most: float = 9.0


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a table.

    Attributes:
        cells: what stands in each column.
        edge: the colour of a strong line at its left; empty: none.
        rules: thin lines under it: one; two under the last one that is paid.
        pointed: whether an arrow and a card say that it is the one that counts now.
    """

    cells: tuple[tuple[Piece, ...], ...]
    edge: str = ""
    rules: int = 1
    pointed: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """Rows with the columns they have in common, on the grid that fits them.

    `widths`: of the columns, `left` and `right`: of the room before the first and after the last, for a type of size 1.
    """

    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    widths: tuple[float, ...]
    left: float
    right: float
    grid: Grid

    @property
    def needed(self) -> float:
        """How wide a place must be, for a type of size 1."""
        return self.left + sum(self.widths) + _GAP * (len(self.widths) - 1) + self.right

    @property
    def sheets(self) -> int:
        """How many sheets it takes."""
        return self.grid.sheets


_GAP = 0.6
"""Between columns, for a type of size 1."""

EDGED, POINTED, INSET = 0.45, 1.5, 0.3
"""The room at the left for strong lines, or for an arrow, and at the right inside a card, for a type of size 1."""


def table(
    frame: Frame,
    area: Box,
    columns: tuple[Column, ...],
    rows: Sequence[Row],
    *,
    left: float = 0.0,
    right: float = 0.0,
    largest: float = 0.095,
    most_columns: int = 4,
    stretched: float = 1.45,
) -> Table:
    """The rows on that area.

    `left`, `right`: the room for marks before the first column and after the last; `largest`: the height of a row where
    there are few, as a share of the picture's height; `stretched`: so many times as high as its type needs may a row
    become where the rows do not fill the page.
    """
    whole = tuple(_width([row.cells[n] for row in rows]) for n in range(len(columns)))
    widths = tuple(min(column.most, width) for column, width in zip(columns, whole, strict=True))
    alone = Table(columns, tuple(rows), widths, left, right, Grid(area, len(rows), 1, 1, 1, 1, 0, 1))
    cut = sum(whole) - sum(widths)

    def narrowest(high: float) -> float:
        return TYPE * high * alone.needed

    def widest(high: float) -> float:
        return TYPE * high * max(_WIDEST * alone.needed, alone.needed + cut)

    heights, gap = (largest * frame.unit, LOWEST * frame.unit), 0.02 * frame.room
    placed = grid(
        area, len(rows), heights, narrowest, gap=gap, widest=widest, most_columns=most_columns, stretched=stretched
    )
    taken = placed.columns * placed.wide + (placed.columns - 1) * placed.gap
    if taken >= (_NEARLY_ALL if placed.columns == 1 else _ALMOST) * area.width:
        placed = replace(placed, wide=(area.width - (placed.columns - 1) * placed.gap) / placed.columns)
    return _with_more_whole(replace(alone, grid=placed), LOWEST * frame.unit)


def _with_more_whole(shown: Table, lowest: float) -> Table:
    """The same with type so much smaller that more lines stand there whole, where a little of that is enough."""
    room = shown.grid.wide / max(TYPE * lowest, _SMALLER * TYPE * shown.grid.type_high)
    widths = list(shown.widths)
    for number, column in enumerate(shown.columns):
        spare = room - shown.needed
        if column.elastic and spare > 0:
            whole = (_width([row.cells[number]]) for row in shown.rows)
            widths[number] = max((wide for wide in whole if wide <= widths[number] + spare), default=widths[number])
            widths[number] = max(widths[number], shown.widths[number])
            shown = replace(shown, widths=tuple(widths))
    return shown


_SMALLER = 0.7
"""Type becomes so much smaller at most for the sake of a long name: beyond that the name is cut."""

_WIDEST = 1.4
"""A row is at most so many times as wide as it must be, unless something in it would be cut then."""

_NEARLY_ALL, _ALMOST = 0.6, 0.8
"""From this share of the page's width on a row goes over all of it, as the strip above does; or several columns do."""


def _width(cells: Sequence[Sequence[Piece]]) -> float:
    """How wide the widest is, for a type of size 1."""
    return max(map(width_of_one, cells), default=0.0)


def drawn(
    frame: Frame, shown: Table, turn: int, marked: Callable[[int, Row], Row] = lambda line, row: row
) -> Iterator[Drawn]:
    """The rows of that sheet; `marked` may put marks on them, by their number from 0."""
    size = max(1, int(min(TYPE * shown.grid.type_high, shown.grid.wide / shown.needed)))
    spare = max(0.0, shown.grid.wide - size * shown.needed)
    elastic = max(1, sum(column.elastic for column in shown.columns))
    for spot, line in enumerate(shown.grid.sheet(turn)):
        row, place = marked(line, shown.rows[line]), shown.grid.place(spot)
        yield from _marks(frame, row, place, size)
        x = place.x + shown.left * size
        for column, width, cell in zip(shown.columns, shown.widths, row.cells, strict=True):
            room = size * width + (spare / elastic if column.elastic else 0.0)
            yield from set_within(cell, x, place.centre[1], size, room + 0.5, right=column.right)
            x += room + _GAP * size


def _marks(frame: Frame, row: Row, place: Box, size: int) -> Iterator[Drawn]:
    theme, thin = frame.theme, max(1.0, frame.unit / 720)
    if row.pointed:
        inset = 0.03 * place.height
        box = Box(place.x, place.y + inset, place.width, place.height - 2 * inset - thin)
        yield Panel(box, 0.3 * size, theme.raised, theme.accent)
        side = 0.5 * size
        middle = place.centre[1]
        yield Arrow(Box(place.x + 0.4 * size, middle - side / 2, 0.8 * size, side), 0.09 * size, theme.accent)
    elif row.rules == 1:
        yield Line(place.x, place.bottom, place.right, place.bottom, thin, theme.line)
    elif row.rules == 2:
        for y in (place.bottom - 2 * thin, place.bottom + 2 * thin):
            yield Line(place.x, y, place.right, y, 1.5 * thin, theme.accent)
    if row.edge:
        yield Line(place.x + thin, place.y, place.x + thin, place.bottom, 4 * thin, row.edge)
