"""Who has the button and the blinds at one table, from hand to hand, under the dead button (TDA 32, 34-B, 10-A).

Seats are whole numbers from 1, clockwise. The big blind always moves on by one live player; the small blind and the
button follow it, even onto empty seats.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from engine.errors import BadSetup


@dataclass(frozen=True, slots=True)
class Positions:
    """Where button and blinds are in one hand, as seat numbers.

    `button` may be an empty seat (dead button). `small_blind_seat` is where the small blind falls, even if nobody
    sits there: the next hand's button goes to it. `small_blind_dead` says that nobody posts it.
    """

    button: int
    small_blind_seat: int
    big_blind: int
    small_blind_dead: bool = False

    @property
    def small_blind(self) -> int | None:
        """The seat that posts the small blind, or None while it is dead."""
        return None if self.small_blind_dead else self.small_blind_seat

    @property
    def heads_up(self) -> bool:
        """True if the button posts the small blind, which happens only between two players (TDA 34-B)."""
        return self.button == self.small_blind_seat


@dataclass(frozen=True, slots=True)
class NextHand:
    """The next hand's positions, the seats that get cards and the newcomers that have to wait, both in rising order."""

    positions: Positions
    dealt: tuple[int, ...]
    waiting: tuple[int, ...] = ()


def clockwise(seats: Collection[int], after: int) -> tuple[int, ...]:
    """All `seats` in clockwise order, beginning with the first one after seat `after`, which itself comes last."""
    rising = sorted(seats)
    cut = bisect_right(rising, after)
    return (*rising[cut:], *rising[:cut])


def first_positions(button_seat: int, live_seats: Collection[int]) -> Positions:
    """Positions of a table's first hand, with the button where it was drawn.

    Raises BadSetup `too_few_players`, `seat_number` or `button_seat_empty`.
    """
    live = _checked(live_seats)
    if button_seat not in live:
        raise BadSetup("button_seat_empty", seat=button_seat)
    order = clockwise(live, button_seat)
    if len(order) == 2:
        return Positions(button=button_seat, small_blind_seat=button_seat, big_blind=order[0])
    return Positions(button=button_seat, small_blind_seat=order[0], big_blind=order[1])


def next_positions(last: Positions, live_seats: Collection[int], newcomers: Collection[int] = ()) -> NextHand:
    """Positions of the hand after `last`, for the seats that are live now.

    `newcomers` are the live seats that have had no hand at this table since sitting down. Those strictly between the
    button and the small blind get no cards yet (TDA 10-A); in the small blind, the big blind or on the button they
    do. Raises BadSetup `too_few_players` or `seat_number`.
    """
    live = _checked(live_seats)
    button, small = last.small_blind_seat, last.big_blind
    # After a heads-up hand there is no old button to follow, and nobody sits behind it.
    behind = [] if last.heads_up else [seat for seat in live if _between(button, seat, small)]
    waiting = tuple(seat for seat in behind if seat in newcomers)
    if len(live) - len(waiting) < 2:
        waiting = ()
    dealt = tuple(seat for seat in live if seat not in waiting)
    if len(dealt) == 2:
        return NextHand(_two_players(last, dealt), dealt, waiting)
    big = _next_live(small, dealt)
    if last.heads_up or len(waiting) < len(behind):
        # Two became more (TDA 32), or somebody behind the button gets cards after all: the last of them is it.
        backwards = reversed(clockwise([seat for seat in dealt if seat != small], small))
        button = next(seat for seat in backwards if seat != big)
    return NextHand(Positions(button, small, big, small_blind_dead=small not in dealt), dealt, waiting)


def _two_players(last: Positions, dealt: Sequence[int]) -> Positions:
    """Heads-up: the big blind moves on, the other player is small blind and button; never a dead button (TDA 34-B)."""
    big = _next_live(last.big_blind, dealt)
    other = dealt[0] if dealt[1] == big else dealt[1]
    return Positions(button=other, small_blind_seat=other, big_blind=big)


def _next_live(after: int, live: Sequence[int]) -> int:
    """The first live seat clockwise after seat `after`; `live` is in rising order."""
    place = bisect_right(live, after)
    return live[place] if place < len(live) else live[0]


def _between(button: int, seat: int, small_blind: int) -> bool:
    """True if `seat` lies strictly between the button and the small blind, going clockwise."""
    if button < small_blind:
        return button < seat < small_blind
    return seat > button or seat < small_blind


def _checked(live_seats: Collection[int]) -> list[int]:
    """The live seats in rising order, each once."""
    live = sorted(set(live_seats))
    if len(live) < 2:
        raise BadSetup("too_few_players", players=len(live))
    if live[0] < 1:
        raise BadSetup("seat_number", seat=live[0])
    return live
