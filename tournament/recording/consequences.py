"""What the correction of a hand makes of the hands after it, as values."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from engine.actions import Taken
from engine.errors import Fact
from tournament.history import Step
from tournament.names import Chips, EntryNo, TableNo


class WayOut(StrEnum):
    """What the director can do about a later step that can no longer be as it was."""

    CORRECT = "correct"
    """Correct that hand first."""
    VOID = "void"
    """Let that hand count for nothing, in the same act."""
    UNDO = "undo"
    """Undo that step first."""


@dataclass(frozen=True, slots=True)
class Trouble:
    """The first later step that cannot be as it was.

    Attributes:
        seq: its number; `label` and `facts`: what it was.
        table, number: where, and which hand; 0 where it is none.
        action: of that hand which action cannot be, by its number from 1, and `taken` what it was; 0: none of them.
        name: whose action that is.
        code, why: the rule as code and facts: of the engine where `is_played`, else of the evening.
        ways: what can be done about it.
    """

    seq: int
    label: str
    facts: Mapping[str, Any]
    code: str
    why: Mapping[str, Fact]
    ways: tuple[WayOut, ...]
    table: TableNo | None = None
    number: int = 0
    action: int = 0
    taken: Taken | None = None
    name: str = ""
    is_played: bool = False


@dataclass(frozen=True, slots=True)
class HandChange:
    """What becomes of one hand.

    Attributes:
        seq: of its place; `table`, `number`: which hand.
        pots: main pot first, before and now.
        won: what each player won or lost in it, before and now, of those for whom that changes.
        busts_gone: who was out by it and is not any more; `busts_new`: who is out by it now.
        taken_out: who is out by others than before, with these.
        is_void: it counts for nothing now.
    """

    seq: int
    table: TableNo
    number: int
    pots: tuple[tuple[Chips, ...], tuple[Chips, ...]]
    won: Mapping[EntryNo, tuple[Chips, Chips]]
    busts_gone: tuple[EntryNo, ...] = ()
    busts_new: tuple[EntryNo, ...] = ()
    taken_out: Mapping[EntryNo, tuple[EntryNo, ...]] = field(default_factory=dict)
    is_void: bool = False

    @property
    def shifts_only(self) -> bool:
        """Whether the same happens in it, with other stacks behind."""
        return not (self.won or self.busts_gone or self.busts_new or self.taken_out) and self.pots[0] == self.pots[1]


@dataclass(frozen=True, slots=True)
class Consequences:
    """All that a correction changes.

    Attributes:
        seq: the place of the corrected hand.
        changes: of that hand first, then of each that was played again, in the order of the evening.
        trouble: why it cannot be carried out, None: it can.
        replacements: the steps that come in the place of others, by their numbers.
        names: of everybody who is in the evening.
        stacks: who has other chips now than before, with what: before and after.
        upon: how many steps the evening had when this was worked out.
    """

    seq: int
    changes: tuple[HandChange, ...]
    trouble: Trouble | None
    replacements: tuple[tuple[int, Step], ...]
    names: Mapping[EntryNo, str]
    stacks: Mapping[EntryNo, tuple[Chips | None, Chips | None]]
    upon: int
