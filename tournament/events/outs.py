"""Facts about who is out, may be, or is back in."""

from dataclasses import dataclass
from enum import StrEnum

from tournament.events.seats import Draw, Seat
from tournament.names import Chips, EntryNo, TableNo


class Than(StrEnum):
    """How many chips a player had at the start of the hand, against another."""

    MORE = "more"
    AS_MUCH = "as_much"
    LESS = "less"


@dataclass(frozen=True, slots=True)
class Against:
    """More, as much or less than that player had."""

    than: Than
    entry: EntryNo


@dataclass(frozen=True, slots=True)
class PlayerBusted:
    """A player without chips, and who has them; no table where nobody has a seat.

    `hand` is the table's count of hands where it is known, `started_with` the chips at that hand's beginning where
    known. `rank_in_hand` orders those busted by one step: 1 had most chips at the start of the hand, equal numbers
    had equal stacks (WSOP 126-b). In hand-for-hand that hand may have been told before in part; `against` says it of
    everybody told of it until then, by name, since a rank would be another one when one of them is taken back (None:
    nobody was asked). `decided`: he was deciding, and it is that hand (`PlayerDeciding`).
    """

    entry: EntryNo
    by: tuple[EntryNo, ...]
    table: TableNo | None
    hand: int | None = None
    started_with: Chips | None = None
    rank_in_hand: int = 1
    against: tuple[Against, ...] | None = None
    decided: bool = False


@dataclass(frozen=True, slots=True)
class PlayerDeciding:
    """A player without chips who may still buy back in: he holds his seat, and has no place yet.

    The rest is what it would be of a `PlayerBusted` of that hand; if he is out in the end, that counts.
    """

    entry: EntryNo
    by: tuple[EntryNo, ...]
    table: TableNo | None
    hand: int | None = None
    started_with: Chips | None = None
    rank_in_hand: int = 1
    against: tuple[Against, ...] | None = None


@dataclass(frozen=True, slots=True)
class FinishOrdered:
    """These finished in this order among themselves, best first; those of one group tie.

    Together they keep the places that they had.
    """

    order: tuple[tuple[EntryNo, ...], ...]


@dataclass(frozen=True, slots=True)
class PlayerReinstated:
    """A player who was out is back in a seat; drawn, if `draw` says so; no seat where nobody has one.

    `bought_back`: he really had lost his chips and buys new ones in the same step; else he was put out by mistake.
    """

    entry: EntryNo
    seat: Seat | None
    draw: Draw | None = None
    bought_back: bool = False
