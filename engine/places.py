"""The taken seats of a cash game's or training game's table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from engine.entering import NEW, Entry, Standing
from engine.errors import BadSetup


@dataclass(frozen=True, slots=True)
class Place:
    """A taken seat.

    `chips` are in play; `bought` lie behind them until the hand under way is over, or until they make a stack the
    house accepts. `away`: he sits out. `leaving`: he goes when the hand under way is over. Raises BadSetup
    `chips_not_whole`.
    """

    chips: int
    standing: Standing = NEW
    entry: Entry = Entry.AT_ONCE
    away: bool = False
    bought: int = 0
    leaving: bool = False

    def __post_init__(self) -> None:
        for chips in (self.chips, self.bought):
            if type(chips) is not int or chips < 0:
                raise BadSetup("chips_not_whole", chips=str(chips))


class Places(Mapping[int, Place]):
    """The taken seats in rising order, to be looked at only. Raises BadSetup `seat_number`."""

    __slots__ = ("_taken",)

    def __init__(self, taken: Mapping[int, Place]) -> None:
        for seat in taken:
            if type(seat) is not int or seat < 1:
                raise BadSetup("seat_number", seat=str(seat))
        self._taken = {seat: taken[seat] for seat in sorted(taken)}

    def __getitem__(self, seat: int) -> Place:
        return self._taken[seat]

    def __iter__(self) -> Iterator[int]:
        return iter(self._taken)

    def __len__(self) -> int:
        return len(self._taken)

    def __repr__(self) -> str:
        return f"Places({self._taken})"
