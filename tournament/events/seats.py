"""Facts about chairs: who sits where, what was dealt there, and who got up for good."""

from dataclasses import dataclass

from engine.seats import Positions
from tournament.events.setup import TableWay
from tournament.names import Chips, EntryNo, Instant, SeatNo, TableNo


@dataclass(frozen=True, slots=True, order=True)
class Seat:
    """A chair: table and number, both from 1."""

    table: TableNo
    number: SeatNo


@dataclass(frozen=True, slots=True)
class Seated:
    """Who got which chair."""

    entry: EntryNo
    seat: Seat


@dataclass(frozen=True, slots=True)
class Moved:
    """Who went from which chair to which."""

    entry: EntryNo
    origin: Seat
    to: Seat


@dataclass(frozen=True, slots=True)
class Draw:
    """What anyone needs to repeat a draw (numbers.md 6): the evening's draw number from 1 and both seeds.

    `server_seed` is 32 bytes in hexadecimal, whose SHA-256 is shown before the draw.
    """

    number: int
    server_seed: str
    client_seed: str = ""


@dataclass(frozen=True, slots=True)
class StackChange:
    """One player's chips before and after a hand."""

    entry: EntryNo
    before: Chips
    after: Chips


@dataclass(frozen=True, slots=True)
class TableOpened:
    """A table with its number of chairs and what the program will know of it."""

    table: TableNo
    chairs: int
    way: TableWay


@dataclass(frozen=True, slots=True)
class SeatsDrawn:
    """The draw before the start: everyone's chair, and the button of each table's first hand."""

    draw: Draw
    seats: tuple[Seated, ...]
    buttons: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class PlayerSeated:
    """One player got a chair by himself: drawn, if `draw` says so, else chosen by hand."""

    entry: EntryNo
    seat: Seat
    draw: Draw | None = None


@dataclass(frozen=True, slots=True)
class PlayersMoved:
    """Players changed chairs between tables or at one; `rule` names why (`TDA 11`)."""

    moves: tuple[Moved, ...]
    rule: str


@dataclass(frozen=True, slots=True)
class TableBroken:
    """A table closed and its players drawn onto open seats elsewhere (TDA 10)."""

    table: TableNo
    draw: Draw
    moves: tuple[Moved, ...]


@dataclass(frozen=True, slots=True)
class FinalTableDrawn:
    """All remaining players drawn onto one table; every other table closed (RP-9)."""

    table: TableNo
    draw: Draw
    moves: tuple[Moved, ...]
    button: SeatNo


@dataclass(frozen=True, slots=True)
class TableHeld:
    """A table begins no more hands until it is broken or the final table is drawn."""

    table: TableNo


@dataclass(frozen=True, slots=True)
class HandPlayed:
    """A hand the engine dealt: the table's own count, when it began, its level's index, positions and stacks.

    It ended at the step's instant. Only players dealt in are listed.
    """

    table: TableNo
    number: int
    began: Instant
    level: int
    positions: Positions
    stacks: tuple[StackChange, ...]


@dataclass(frozen=True, slots=True)
class PositionsTold:
    """The director's answer where button and blinds are in the hand being played at a kept table."""

    table: TableNo
    positions: Positions


@dataclass(frozen=True, slots=True)
class PlayerBusted:
    """A player without chips, and who has them; no table where nobody has a seat.

    `hand` is the table's count of hands where it is known, `started_with` the chips at that hand's beginning where
    known. `rank_in_hand` orders those busted by one step: 1 had most chips at the start of the hand, equal numbers
    had equal stacks (WSOP 126-b).
    """

    entry: EntryNo
    by: tuple[EntryNo, ...]
    table: TableNo | None
    hand: int | None = None
    started_with: Chips | None = None
    rank_in_hand: int = 1


@dataclass(frozen=True, slots=True)
class PlayerReinstated:
    """A player who was out is back in a seat; drawn, if `draw` says so; no seat where nobody has one.

    `bought_back`: he really had lost his chips and buys new ones in the same step; else he was put out by mistake.
    """

    entry: EntryNo
    seat: Seat | None
    draw: Draw | None = None
    bought_back: bool = False
