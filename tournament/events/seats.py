"""Facts about chairs: who sits where, and what was dealt there."""

from dataclasses import dataclass

from tournament.events.setup import TableWay
from tournament.names import EntryNo, PlayerId, SeatNo, TableNo


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
class DrawCommitted:
    """The SHA-256 (hexadecimal) of the seed of a draw to come was shown; a later one for the same draw replaces it."""

    number: int
    commitment: str


@dataclass(frozen=True, slots=True)
class PlayersKeptApart:
    """These persons are not drawn to one table while that can be avoided; or (`apart` false) again may be."""

    players: tuple[PlayerId, ...]
    apart: bool = True


@dataclass(frozen=True, slots=True)
class PlayersLocked:
    """These stay in their seats: no draw and no balancing moves them; or (`locked` false) again may."""

    entries: tuple[EntryNo, ...]
    locked: bool = True


@dataclass(frozen=True, slots=True)
class TableOpened:
    """A table with its number of chairs and what the program will know of it.

    `size`: how many sit there while several tables play, None: as many as the evening's seats; `name`: beside the
    number (`Kitchen`); `unavailable`: chairs that nobody gets.
    """

    table: TableNo
    chairs: int
    way: TableWay
    size: int | None = None
    name: str = ""
    unavailable: tuple[SeatNo, ...] = ()


@dataclass(frozen=True, slots=True)
class TableChanged:
    """A table has this size, name or these unavailable chairs from now on; None: as before."""

    table: TableNo
    size: int | None = None
    name: str | None = None
    unavailable: tuple[SeatNo, ...] | None = None


@dataclass(frozen=True, slots=True)
class TableClosed:
    """A table at which nobody sits was put away."""

    table: TableNo


@dataclass(frozen=True, slots=True)
class BreakingOrderSet:
    """In this order tables break; those not named come after, the highest number first."""

    tables: tuple[TableNo, ...]


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
    """A table closed and its players drawn onto open seats elsewhere (TDA 10).

    `cards`: the open card of each of them, as `moves` are listed, by which the seat cards were dealt (TDA 10-B);
    none in evenings of before that.
    """

    table: TableNo
    draw: Draw
    moves: tuple[Moved, ...]
    cards: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SeatsRedrawn:
    """Everybody drew a new seat; tables without players then are closed, the others get a new button (WSOP 85)."""

    draw: Draw
    moves: tuple[Moved, ...]
    buttons: tuple[Seat, ...]


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
