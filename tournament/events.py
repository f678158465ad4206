"""Every kind of fact that an evening or the club can log.

Facts, not conclusions: places, pool, prizes and who may still do what are derived by the fold. Facts about seats,
stacks, money and busts name the *entry*; names are copied in once, by `PlayerEntered`, so that a merge or a correction
in the club never changes an old evening.
"""

from dataclasses import dataclass
from enum import StrEnum

from engine.seats import Positions
from tournament.names import Cents, Chips, EntryNo, Instant, Milliseconds, PlayerId, SeatNo, TableNo
from tournament.rules import EveningRules
from tournament.structure import Structure


class Timing(StrEnum):
    """How an evening's time passes; chosen at creation, for ever."""

    SIMULATED = "simulated"
    """Only by the stated length of each dealt hand."""
    REAL = "real"
    """By the clock on the wall."""


class TableWay(StrEnum):
    """What the program knows of a table's hands."""

    KEPT = "kept"
    """Real cards and chips; stacks are unknown unless counted."""
    RECORDED = "recorded"
    """Real cards, each hand entered."""
    DEALT = "dealt"
    """The engine deals."""


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


# ---- the evening's stream -------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class EveningCreated:
    """The evening and all it copies from the club; always the first fact of its stream.

    `seats` is how many are seated at a table while several play. `seed` is the whole number a simulated evening hangs
    on, None where people play. `way` is what tables are opened as.
    """

    name: str
    structure: Structure
    starting_stack: Chips
    seats: int
    buy_in: Cents
    currency: str
    timing: Timing
    way: TableWay
    seed: int | None
    rules: EveningRules
    house_rules: str = "tda"


@dataclass(frozen=True, slots=True)
class PlayerEntered:
    """An entry, paid: the price goes to the prizes, the chips into play."""

    entry: EntryNo
    player: PlayerId
    name: str
    paid: Cents
    chips: Chips


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
    """A player without chips, and who has them.

    `hand` is the table's count of hands where it is known, `started_with` the chips at that hand's beginning where
    known. `rank_in_hand` orders those busted by one step: 1 had most chips at the start of the hand, equal numbers
    had equal stacks (WSOP 126-b).
    """

    entry: EntryNo
    by: tuple[EntryNo, ...]
    table: TableNo
    hand: int | None = None
    started_with: Chips | None = None
    rank_in_hand: int = 1


@dataclass(frozen=True, slots=True)
class PlayerReinstated:
    """A player who had been put out by mistake is back in a seat; drawn, if `draw` says so."""

    entry: EntryNo
    seat: Seat
    draw: Draw | None = None


@dataclass(frozen=True, slots=True)
class EveningStarted:
    """Cards in the air: the clock runs from the step's instant."""


@dataclass(frozen=True, slots=True)
class StartScheduled:
    """The clock will start by itself at that instant; None calls it off."""

    start: Instant | None


@dataclass(frozen=True, slots=True)
class ClockPaused:
    """The clock stands still."""


@dataclass(frozen=True, slots=True)
class ClockResumed:
    """The clock goes on."""


@dataclass(frozen=True, slots=True)
class LevelEntered:
    """The clock was put to the beginning of a level or break: its index in the structure, from 0."""

    index: int


@dataclass(frozen=True, slots=True)
class TimeAdded:
    """A level or break (index from 0) was made longer, or shorter by a negative time."""

    index: int
    time: Milliseconds


@dataclass(frozen=True, slots=True)
class ClockSet:
    """The clock was put into a level or break (index from 0) with that time played, running or standing as before."""

    index: int
    elapsed: Milliseconds


# ---- the club's stream ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PlayerAdded:
    """A new person in the club."""

    player: PlayerId
    name: str


CLOCK_PRESSES = (ClockPaused, ClockResumed, LevelEntered, TimeAdded, ClockSet)
"""A step of nothing but these is a clock press: the general Undo passes over it, "Take back" does not."""

EveningEvent = (
    EveningCreated
    | PlayerEntered
    | TableOpened
    | SeatsDrawn
    | PlayersMoved
    | TableBroken
    | FinalTableDrawn
    | TableHeld
    | HandPlayed
    | PositionsTold
    | PlayerBusted
    | PlayerReinstated
    | EveningStarted
    | StartScheduled
    | ClockPaused
    | ClockResumed
    | LevelEntered
    | TimeAdded
    | ClockSet
)
ClubEvent = PlayerAdded
Event = EveningEvent | ClubEvent

EVENT_KINDS: tuple[type[Event], ...] = (
    EveningCreated,
    PlayerEntered,
    TableOpened,
    SeatsDrawn,
    PlayersMoved,
    TableBroken,
    FinalTableDrawn,
    TableHeld,
    HandPlayed,
    PositionsTold,
    PlayerBusted,
    PlayerReinstated,
    EveningStarted,
    StartScheduled,
    ClockPaused,
    ClockResumed,
    LevelEntered,
    TimeAdded,
    ClockSet,
    PlayerAdded,
)
