"""A printout as values: its words in the language in use, its numbers as numbers.

HTML, PDF, CSV, XLSX, JSON, text, pictures and the desk's own lists are made of the same page, so none of them can say
something else than the others. `tournament.wording.printed` says how a cell is shown to people.
"""

from dataclasses import dataclass
from enum import StrEnum

from tournament.names import Instant

Value = str | int | tuple[str, ...] | None
"""What stands in a cell; None: nothing is known or nothing is to be said, which is not the same as 0."""


class Kind(StrEnum):
    """What the values of a column are, which decides how they are shown and written."""

    TEXT = "text"
    """Words in the language in use; never a person's."""
    NAME = "name"
    """What somebody has called somebody or something: shown as text, kept apart from what stands beside it."""
    NAMES = "names"
    """Several of these (a tuple)."""
    NUMBER = "number"
    """A whole number that people read as it is: a level, a table, a seat."""
    CHIPS = "chips"
    """Whole chips."""
    MONEY = "money"
    """Minor units of the page's currency."""
    PLACE = "place"
    """From 1; a cell's `tied` says that others have it too."""
    POINTS = "points"
    """Ten-thousandths of a point (`POINT`), shown with the column's decimals."""
    PERCENT = "percent"
    """Hundredths of a percent."""
    TIME = "time"
    """An instant, shown as a time of day."""
    DAY = "day"
    """An ISO day."""
    LENGTH = "length"
    """Milliseconds, shown in hours and minutes."""

    @property
    def is_number(self) -> bool:
        """Whether the values are numbers, which stand at the right and in the order of their size; else words."""
        return self not in _WORDS


_WORDS = frozenset({Kind.TEXT, Kind.NAME, Kind.NAMES, Kind.DAY})


POINT = 10_000
"""So many of the units in which points are counted make one point."""


class Mark(StrEnum):
    """What sets a row off from the others."""

    FIRST = "first"
    """The winner."""
    PAID = "paid"
    """Wins a prize."""
    LAST_PAID = "last_paid"
    """The last one who does, where others follow: below is the bubble."""
    HEAD = "head"
    """Begins a group: a break in a structure, a table in a list."""
    QUIET = "quiet"
    """Of less weight: behind us, dropped, not counted."""


@dataclass(frozen=True, slots=True)
class Cell:
    """One value; `note` is a remark in words beside it, `tied` belongs to places."""

    value: Value = None
    note: str = ""
    tied: bool = False


@dataclass(frozen=True, slots=True)
class Column:
    """What stands below one heading.

    Attributes:
        key: its fixed name in CSV and JSON: small letters and `_`, never translated, never changed once published.
        heading: in words.
        decimals: of points and percent.
        lead: what the rows are about; one column of a table.
        spare: left out where there is little room, as on a telephone.
        shown: whether people see it; else it stands in files for other programs only.
        zero: whether people see a 0; files have it always.
        blank: left empty on purpose, to be written into on paper: it needs room and lines.
    """

    key: str
    heading: str
    kind: Kind = Kind.TEXT
    decimals: int = 0
    lead: bool = False
    spare: bool = False
    shown: bool = True
    zero: bool = True
    blank: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    """A cell for each column."""

    cells: tuple[Cell, ...]
    marks: frozenset[Mark] = frozenset()


@dataclass(frozen=True, slots=True)
class Table:
    """Rows under headings.

    Attributes:
        key: its fixed name in JSON and, as the name of a sheet, in XLSX.
        caption: in words; `captioned`: whether people see it, else it is for those who hear the page.
        total: a row below the others.
        empty: what stands there if there are no rows: a sentence.
        sortable: whether it makes sense to put the rows in another order.
        beside: whether it stands beside the table before it where there is room.
    """

    key: str
    caption: str
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    total: Row | None = None
    captioned: bool = False
    empty: str = ""
    sortable: bool = True
    beside: bool = False


@dataclass(frozen=True, slots=True)
class Slip:
    """A piece of paper to cut out, for one person.

    Attributes:
        name: whose it is.
        about: words below the name.
        large: what is to be read from afar (`Table 3 · Seat 7`); empty: nothing.
        lines: label and words.
        total: the line that counts.
        sign: what is signed for at its foot; empty: nothing.
    """

    name: str
    about: str = ""
    large: str = ""
    lines: tuple[tuple[str, str], ...] = ()
    total: tuple[str, str] | None = None
    sign: str = ""


@dataclass(frozen=True, slots=True)
class Slips:
    """Slips, two side by side, with lines to cut along; `empty`: what stands there if there are none."""

    slips: tuple[Slip, ...]
    empty: str = ""


@dataclass(frozen=True, slots=True)
class Words:
    """Sentences, a paragraph each, below a heading that may be empty."""

    heading: str
    paragraphs: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Listing:
    """Text that stays as it is, line by line, below a heading: a hand history."""

    heading: str
    text: str


@dataclass(frozen=True, slots=True)
class Series:
    """The points of one line, from left to right; values as the kinds of the chart's axes say."""

    name: str
    points: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Chart:
    """A drawing of numbers.

    Attributes:
        heading: in words; `says`: what it shows in a sentence, for those who do not see it.
        x, y: what the axes count, with their `labels`.
        steps: whether a value stays until the next point.
        downwards: whether small values are good and stand at the top, as places do.
    """

    heading: str
    says: str
    series: tuple[Series, ...]
    x: Kind
    y: Kind
    labels: tuple[str, str] = ("", "")
    steps: bool = False
    downwards: bool = False


@dataclass(frozen=True, slots=True)
class Fact:
    """A number in a box above the rest."""

    key: str
    label: str
    cell: Cell
    kind: Kind = Kind.NUMBER


Part = Table | Slips | Words | Listing | Chart


@dataclass(frozen=True, slots=True)
class Page:
    """One printout.

    Attributes:
        name: the report's fixed name, which its files have (`standings`, `seat-slips`).
        title: whose it is, as it was called: the evening, the season, the person.
        heading: which report it is, in words.
        about: what has to be known of it, in words, each a line of its own.
        currency: of all its money; empty where there is none.
        utc: whether times are shown in UTC (a simulated evening) or in local time.
        day: by which it is dated, an instant; None where it has no day.
        facts: boxes above the parts; `more`: what only files for other programs say besides.
        parts: what stands on it, from top to bottom.
        flat: its rows for spreadsheets and other programs where `parts` hold several tables or none; None: the first
            table of the parts.
        foot: words below everything.
        wide: whether it is printed across.
    """

    name: str
    title: str
    heading: str
    about: tuple[str, ...] = ()
    currency: str = ""
    utc: bool = False
    day: Instant | None = None
    facts: tuple[Fact, ...] = ()
    more: tuple[Fact, ...] = ()
    parts: tuple[Part, ...] = ()
    flat: Table | None = None
    foot: str = ""
    wide: bool = False

    @property
    def table(self) -> Table | None:
        """The rows for spreadsheets and other programs; None: the page has none."""
        return self.flat or next((part for part in self.parts if isinstance(part, Table)), None)
