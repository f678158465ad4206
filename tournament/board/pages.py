"""What the pages of the board hold, beside the clock, as values; time and blinds stay on every one of them."""

from dataclasses import dataclass
from enum import StrEnum

from engine.blinds import AnteKind
from tournament.names import Cents, Chips, Instant, Milliseconds, SeatNo, TableNo


class PageKind(StrEnum):
    """A page of the board."""

    CLOCK = "clock"
    """The time as large as it can be: a level, a break, the countdown, in the end the winner."""
    SEATING = "seating"
    MOVES = "moves"
    PRIZES = "prizes"
    STANDINGS = "standings"
    STRUCTURE = "structure"
    MESSAGE = "message"


class Due(StrEnum):
    """What a player owes or has in a hand, as in the first one at his new seat, where the button is known."""

    BUTTON = "button"
    SMALL_BLIND = "small_blind"
    BIG_BLIND = "big_blind"


@dataclass(frozen=True, slots=True)
class Chair:
    """Where somebody sits: the table's number and what it is called beside it (often nothing), and the seat."""

    table: TableNo
    table_name: str
    seat: SeatNo


@dataclass(frozen=True, slots=True)
class Seated:
    """A player and his chair."""

    name: str
    chair: Chair


@dataclass(frozen=True, slots=True)
class Seating:
    """Everybody who has a seat, by name, as people look for themselves."""

    lines: tuple[Seated, ...]


@dataclass(frozen=True, slots=True)
class Move:
    """Somebody goes to another chair: Anna → table 2 seat 5; `due`: what awaits him there in the next hand."""

    name: str
    to: Chair
    due: Due | None = None


@dataclass(frozen=True, slots=True)
class Moves:
    """Who has to change chairs.

    Attributes:
        lines: one for each mover, by name.
        closed: the tables that were broken for it, as they are called.
        everybody: whether all seats were drawn again: for the final table, or by a redraw.
        made: when the newest of these moves was made.
    """

    lines: tuple[Move, ...]
    closed: tuple[str, ...]
    everybody: bool
    made: Instant


@dataclass(frozen=True, slots=True)
class PrizeLine:
    """What one place gets, or all places from `place` to `last` alike.

    Attributes:
        amount: in minor units, of each of these places; `thing`: a prize beside money.
        name: who has it, once the place is given.
        next_out: whether it is what the next one out gets.
        shared: the first and the last of the places that these share with others, who get a cent more or less; None:
            they share with nobody beside this line.
    """

    place: int
    last: int
    amount: Cents
    thing: str = ""
    name: str = ""
    next_out: bool = False
    shared: tuple[int, int] | None = None

    @property
    def places(self) -> tuple[int, int]:
        """The first and the last place to be told: those who share one are told all that they share."""
        return self.shared or (self.place, self.last)


@dataclass(frozen=True, slots=True)
class Prizes:
    """Everything there is to win; `provisional`: it may grow while somebody can still buy in.

    `pool`: all of it in minor units. `kept`: after a deal, what is still played for; None without one. `currency`: of
    all amounts.
    """

    lines: tuple[PrizeLine, ...]
    pool: Cents
    provisional: bool
    kept: Cents | None = None
    currency: str = "EUR"


@dataclass(frozen=True, slots=True)
class Finisher:
    """One line of the standings.

    Attributes:
        place: from 1; None while he is still in. `tied`: others have the same place.
        prize: minor units, and `things` beside it; of somebody still in, what a deal has made certain.
        chips: what he has, where known; `counted`: when somebody counted it, None where it is exact.
        out_in: the number of the level he went out in.
        bounty: what he has won on heads, minor units.
    """

    name: str
    place: int | None
    tied: bool = False
    provisional: bool = False
    prize: Cents = 0
    things: tuple[str, ...] = ()
    chips: Chips | None = None
    counted: Instant | None = None
    out_in: int | None = None
    bounty: Cents = 0


@dataclass(frozen=True, slots=True)
class Ranking:
    """Who is still in, with the chips where they are known, and who is out in which place: best first.

    `currency`: of all amounts.
    """

    lines: tuple[Finisher, ...]
    currency: str = "EUR"


@dataclass(frozen=True, slots=True)
class PeriodLine:
    """A level or a break of the structure.

    Attributes:
        level: its number; None: a break. Blinds and ante in chips, 0 for a break.
        length: None where it has no minutes; `hands`: how many hands it lasts, where these are counted.
        begins: when it began or will begin if the clock goes on, None where nobody knows.
        now, over: it runs now; it is past.
        going: the values of the chips that go in it.
    """

    level: int | None
    small_blind: Chips = 0
    big_blind: Chips = 0
    ante: Chips = 0
    ante_kind: AnteKind = AnteKind.BIG_BLIND
    length: Milliseconds | None = None
    hands: int | None = None
    begins: Instant | None = None
    now: bool = False
    over: bool = False
    going: tuple[Chips, ...] = ()


@dataclass(frozen=True, slots=True)
class Schedule:
    """All levels and breaks, as listed."""

    lines: tuple[PeriodLine, ...]


@dataclass(frozen=True, slots=True)
class Message:
    """What the director wants the room to read."""

    text: str


Content = Seating | Moves | Prizes | Ranking | Schedule | Message
"""What a page holds; the clock's page holds nothing but the view."""
