"""Facts about time: the start, presses of the clock, and the structure it follows."""

from dataclasses import dataclass
from enum import StrEnum

from tournament.names import EntryNo, Instant, Milliseconds, TableNo
from tournament.structures.structure import Structure


class HandForHandClock(StrEnum):
    """What the clock does while every table plays one hand and waits (RP-8)."""

    RUNS = "runs"
    MINUTES_OFF = "minutes_off"
    """It stands, and each hand takes a fixed time off the level (RP-8-C, WSOP 126-c)."""
    PAUSED = "paused"


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
    """The clock was put to the beginning of a level or break: its index in the structure, from 0.

    `number` and `part` name it as `Clock.spot` does, so that it is found again where the list before it is another.
    """

    index: int
    number: int | None = None
    part: int = 0


@dataclass(frozen=True, slots=True)
class TimeAdded:
    """A level or break (index from 0) was made longer, or shorter by a negative time.

    `number` and `part` as in `LevelEntered`.
    """

    index: int
    time: Milliseconds
    number: int | None = None
    part: int = 0


@dataclass(frozen=True, slots=True)
class ClockSet:
    """The clock was put into a level or break (index from 0) with that time played, running or standing as before.

    `number` and `part` as in `LevelEntered`.
    """

    index: int
    elapsed: Milliseconds
    number: int | None = None
    part: int = 0


@dataclass(frozen=True, slots=True)
class BreakTaken:
    """A break that the structure did not foresee: now, in the middle of the level, or after the level being shown.

    A level cut in two goes on after it with the time that was left.
    """

    duration: Milliseconds
    now: bool


@dataclass(frozen=True, slots=True)
class BreakCalledOff:
    """The break that follows the level being shown does not take place."""


@dataclass(frozen=True, slots=True)
class LevelEnded:
    """A level without minutes (index from 0) is over: its hands are played, or the director said so.

    `number` and `part` as in `LevelEntered`.
    """

    index: int
    number: int | None = None
    part: int = 0


@dataclass(frozen=True, slots=True)
class StructureChanged:
    """The structure from now on; the levels and breaks before the present one are as they were."""

    structure: Structure


@dataclass(frozen=True, slots=True)
class HandFinished:
    """A hand with real cards is over at a table."""

    table: TableNo


@dataclass(frozen=True, slots=True)
class HandForHandBegan:
    """From now on every table plays one hand and waits for the others."""

    clock: HandForHandClock
    off: Milliseconds
    """Time that each hand takes off the level under `MINUTES_OFF`."""
    until: int | None = None
    """It ends by itself after the round that leaves so many players or fewer; None: only by hand."""
    as_paid: bool = False
    """Nobody named that number: it is how many places are paid, also when these change later."""
    together: bool = True
    """Those out in one round are out at one time, and at the last table it is over; not so in evenings of before that,
    whose places stay as they were."""


@dataclass(frozen=True, slots=True)
class HandForHandPlayed:
    """Every table has played its hand."""


@dataclass(frozen=True, slots=True)
class HandForHandEnded:
    """Tables play on without waiting."""


@dataclass(frozen=True, slots=True)
class ShotClockStarted:
    """A player at a table has so long to decide (TDA 29); `entry` None: nobody said who."""

    table: TableNo
    entry: EntryNo | None
    length: Milliseconds


@dataclass(frozen=True, slots=True)
class ShotClockStopped:
    """The decision at that table was made."""

    table: TableNo
