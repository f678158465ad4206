"""Facts about hands: how a table's are played, what was dealt or recorded there, what was written down elsewhere."""

from dataclasses import dataclass
from enum import StrEnum

from engine.seats import Positions
from tournament.events.money import StackCount
from tournament.events.setup import TableWay
from tournament.names import Chips, EntryNo, Instant, TableNo


@dataclass(frozen=True, slots=True)
class StackChange:
    """One player's chips before and after a hand."""

    entry: EntryNo
    before: Chips
    after: Chips


@dataclass(frozen=True, slots=True)
class TableWayChosen:
    """From now on the hands of that table are kept, recorded or dealt.

    `stacks`: what each player there has in front of him, where the program did not know it and has to from now on.
    """

    table: TableNo
    way: TableWay
    stacks: tuple[StackCount, ...] = ()


@dataclass(frozen=True, slots=True)
class PlayedBy:
    """These are played by a robot of that style and strength (`engine.robots`); both empty: by people at the screen."""

    entries: tuple[EntryNo, ...]
    style: str = ""
    strength: str = ""


@dataclass(frozen=True, slots=True)
class HandBegan:
    """A hand was dealt where people play: the table's own count, its level's index, positions, and who has what.

    No cards: until it is over they are in no file. A hand that begins and does not end is void; its number is not
    dealt again.
    """

    table: TableNo
    number: int
    level: int
    positions: Positions
    stacks: tuple[StackCount, ...]


class Voiding(StrEnum):
    """Why a hand counts for nothing."""

    CUT_OFF = "cut_off"
    """The program ended while it was being played."""
    TAKEN_BACK = "taken_back"
    """Its result, or what it was dealt upon, was undone."""
    STOPPED = "stopped"
    """The director stopped it."""


@dataclass(frozen=True, slots=True)
class HandVoided:
    """The hand under way at that table counts for nothing: all bets went back, button and blinds stay (TDA 35-C)."""

    table: TableNo
    number: int
    why: Voiding = Voiding.CUT_OFF


@dataclass(frozen=True, slots=True)
class ButtonMoved:
    """The next hand at a table with real cards: where its button and blinds are, and who is dealt in."""

    table: TableNo
    positions: Positions
    dealt: tuple[EntryNo, ...]


@dataclass(frozen=True, slots=True)
class HandPlayed:
    """A hand that was dealt or recorded: the table's own count, when it began, its level's index, positions, stacks.

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
class HandsAttached:
    """A file of hands belongs to the evening; their texts (PHH) lie beside the step. They change nothing of it.

    Attributes:
        name: of the file.
        hands: how many it holds.
        sha256: of the texts, in hexadecimal, so that the same hands are recognised.
    """

    name: str
    hands: int
    sha256: str
