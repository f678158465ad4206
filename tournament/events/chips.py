"""Facts about the chips themselves: which are owned, and which colours go."""

from dataclasses import dataclass

from tournament.chips.chips import Chip
from tournament.events.seats import Draw
from tournament.names import Chips, EntryNo, TableNo
from tournament.rules import ColourUp


@dataclass(frozen=True, slots=True)
class ChipSetChosen:
    """The chips that are played with."""

    chips: tuple[Chip, ...]


@dataclass(frozen=True, slots=True)
class ColourChange:
    """One player at a colour-up.

    `odd`: how many chips were left after whole sets; `change`: what his stack gained, negative if it lost; `last`: he
    had no other chips, so that a race could not take these from him.
    """

    entry: EntryNo
    odd: int
    change: Chips
    last: bool = False


@dataclass(frozen=True, slots=True)
class ColourRemoved:
    """A colour went out of play at one table, or at all (TDA 24).

    Attributes:
        value: what one chip of it was worth; `into`: of the new ones.
        way: how the rest was settled; None: it was done without the program, which is only told the total, or
            (with `changes`) chips were found after their colour had gone (TDA 24-C).
        total: what that did to the chips in play, negative if they became fewer.
        changes: those who had odd chips, in a race from seat 1 on; empty where nobody told who had.
        draw: whose stream the cards of a race were dealt from.
    """

    value: Chips
    into: Chips
    way: ColourUp | None
    total: Chips
    table: TableNo | None = None
    changes: tuple[ColourChange, ...] = ()
    draw: Draw | None = None
