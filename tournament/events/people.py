"""Facts about people: who is expected, here, entered, gone."""

from dataclasses import dataclass
from enum import StrEnum

from tournament.names import Cents, Chips, EntryNo, PlayerId
from tournament.sales.prices import Purchase, Shares


class Removal(StrEnum):
    """Why somebody's chips leave play although nobody won them."""

    WENT_HOME = "went_home"
    NO_SHOW = "no_show"
    """He took no hand in time (WSOP 16, RROP 15)."""
    DISQUALIFIED = "disqualified"
    """TDA 71-D."""
    FORFEITED = "forfeited"
    """He gave his stack up to enter again (TDA 8-B)."""


@dataclass(frozen=True, slots=True)
class GuestExpected:
    """A person is expected tonight; that costs nothing and counts nowhere."""

    player: PlayerId
    name: str


@dataclass(frozen=True, slots=True)
class GuestCalledOff:
    """A person who was expected does not come, and waits no longer either."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class GuestArrived:
    """A person is here."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class GuestLeft:
    """A person is not here (any more); with a seat he is blinded off (WSOP 35, rules.md D-15)."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class WaitingJoined:
    """A person waits for a place, behind all who wait already."""

    player: PlayerId
    name: str


@dataclass(frozen=True, slots=True)
class WaitingLeft:
    """A person waits no longer."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class PlayerEntered:
    """An entry: the price is due and the chips are in play from now on; `paid` of it was paid at once.

    `player` is None, and `name` empty, where players are counted instead of named. `again` is the entry before it of a
    person who enters again. `here`: whether he is in the room.
    """

    entry: EntryNo
    player: PlayerId | None
    name: str
    bought: Purchase
    paid: Cents = 0
    again: EntryNo | None = None
    here: bool = True


@dataclass(frozen=True, slots=True)
class EntryNamed:
    """An entry that was only counted has a name."""

    entry: EntryNo
    player: PlayerId
    name: str


@dataclass(frozen=True, slots=True)
class EntryCancelled:
    """An entry is taken out as if it had never been: it holds no place, its chips leave play.

    `refund` is the part of its price that is no longer due; what was paid of it is owed to him.
    """

    entry: EntryNo
    chips: Chips
    refund: Shares
    why: Removal | None = None


@dataclass(frozen=True, slots=True)
class StackRemoved:
    """A player's chips leave play and he has his place now, as if he had lost them (TDA 71-D)."""

    entry: EntryNo
    chips: Chips
    why: Removal


@dataclass(frozen=True, slots=True)
class RegistrationClosed:
    """Nobody enters any more, whatever the prices say: every place is final from now on."""


@dataclass(frozen=True, slots=True)
class RegistrationReopened:
    """Registration follows the prices again."""


@dataclass(frozen=True, slots=True)
class CapacitySet:
    """The most who may be in at one time; None: no limit."""

    capacity: int | None
