"""A hand that this program plays: where, since when, and how."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.deck import shuffled
from engine.hand import Hand
from tournament import chance, simulation
from tournament.dealing import beginning, players
from tournament.dealing.players import Played
from tournament.dealing.under_way import is_under_way
from tournament.names import Instant, Milliseconds, TableNo
from tournament.state import Tournament

if TYPE_CHECKING:
    from desktop.play.live.live_hand import LiveHand


@dataclass(slots=True)
class BeingPlayed:
    """A hand under way: the cards are in memory only, until it is over.

    Attributes:
        table: where; `number`: the table's own count; `began`: when.
        hand: as it was dealt; where it is `live`, also what has been done since.
        robots: who plays which seat; all others are people at this screen.
        seed: whole number of the 32 bytes it was dealt from.
        live: the hand as it is shown, where people play or look on; else `errand`: the number of the worker's.
        over: the finished hand, once it is.
    """

    table: TableNo
    number: int
    began: Instant
    hand: Hand
    robots: Mapping[int, Played]
    seed: int
    live: LiveHand | None = None
    errand: int | None = None
    over: Hand | None = None

    @property
    def by_people(self) -> bool:
        """Whether somebody at this screen plays in it."""
        return any(seat not in self.robots for seat in self.hand.order)

    @property
    def whims(self) -> int:
        """The seed of its robots' chance."""
        return int.from_bytes(chance.digest(self.seed, "robots"), "big")

    def ends(self, speed: int | None) -> Instant:
        """When its result counts at the earliest: what people look at when it was shown, else after its length.

        `speed`: how many times as fast as people play; None: at once.
        """
        return self.began if self.live is not None or speed is None else self.began + self._length // speed

    def stands(self, state: Tournament) -> bool:
        """Whether it is still the hand under way at its table."""
        table = state.tables.get(self.table)
        going = None if table is None else table.under_way
        if table is None or going is None or going.number != self.number:
            return False
        return is_under_way(self.hand, table)

    @property
    def _length(self) -> Milliseconds:
        return simulation.PACE[len(self.hand.order)]


def dealt(state: Tournament, number: TableNo, fresh: bytes) -> BeingPlayed:
    """The hand that has just begun at that table, dealt from these 32 bytes, which nobody else has seen."""
    table = state.table(number)
    going = table.under_way
    seed = int.from_bytes(fresh, "big")
    hand_robots = {int(seat): robot for seat, robot in players.robots_at(state, table).items()}
    here = {seat for seat, entry in table.seats.items() if going is not None and entry in going.stacks}
    asks = any(int(seat) not in hand_robots for seat in here)
    hand = beginning.dealt(state, number, shuffled(chance.source(seed, "deck")), asks_to_show=asks)
    found = {seat: robot for seat, robot in hand_robots.items() if seat in hand.order}
    began, count = (0, 0) if going is None else (going.began, going.number)
    return BeingPlayed(number, count, began, hand, found, seed)
