"""Who has the button and the blinds at one table, from hand to hand, and which newcomers wait.

Seats are whole numbers from 1, clockwise. Under the dead button the big blind always moves on by one live player;
the small blind and the button follow it, even onto empty seats (TDA 32, 34-B). Under the moving button it is the
button that moves on by one player, and the blinds are the two after him (S0-20, S1-10, S2-4).
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from engine.errors import BadSetup
from engine.presets import TDA
from engine.rules import ButtonMode, ClosedSeats, HouseRules


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


def next_positions(
    last: Positions, live_seats: Collection[int], newcomers: Collection[int] = (), rules: HouseRules = TDA
) -> NextHand:
    """Positions of the hand after `last`, for the seats that are live now.

    `newcomers` are the live seats that have had no hand at this table since sitting down, or none since they missed a
    blind. Those in a seat that `rules.closed_seats` closes get no cards yet; elsewhere they do. If that left fewer
    than two players, nobody waits. Raises BadSetup `too_few_players` or `seat_number`.
    """
    live = _checked(live_seats)
    if rules.button is ButtonMode.MOVING:
        return _moved_on(last, live, newcomers)
    stays = rules.button is ButtonMode.STAYS
    found = _followed(last, live, newcomers, stays=stays)
    if rules.closed_seats is ClosedSeats.BEHIND_BUTTON:
        return found
    # One who waits may put the button or the small blind before another newcomer, who then waits as well.
    waiting = found.waiting
    while len(found.dealt) > 2:
        closed = [seat for seat in found.dealt if seat in newcomers and is_closed(seat, found.positions, rules)]
        if not closed:
            break
        waiting = tuple(sorted((*waiting, *closed)))
        rest = [seat for seat in live if seat not in waiting]
        if len(rest) < 2:
            return _followed(last, live, (), stays=stays)
        found = _followed(last, rest, (), stays=stays)
    return NextHand(found.positions, found.dealt, waiting)


def is_closed(seat: int, where: Positions, rules: HouseRules) -> bool:
    """True if a player who comes to the table may not be dealt in on `seat` while button and blinds are there.

    Strictly between button and small blind everywhere (TDA 10-A); on the button by R 15 and S3-28; in the small blind
    by R 15; between the blinds by S1-14 and S3-28. The big blind is open to everybody.
    """
    if seat == where.big_blind:
        return False
    closed = rules.closed_seats
    if seat == where.button:
        return closed in {ClosedSeats.SMALL_BLIND_OR_BUTTON, ClosedSeats.BLINDS_AND_BUTTON}
    if seat == where.small_blind_seat:
        return closed is ClosedSeats.SMALL_BLIND_OR_BUTTON
    if not where.heads_up and _between(where.button, seat, where.small_blind_seat):
        return True
    between_blinds = closed in {ClosedSeats.BETWEEN_BLINDS, ClosedSeats.BLINDS_AND_BUTTON}
    return between_blinds and _between(where.small_blind_seat, seat, where.big_blind)


def passed(before: int, now: int, seats: Collection[int]) -> tuple[int, ...]:
    """Those of `seats` that a blind went over on its way clockwise from seat `before` to seat `now`, that included.

    A blind that did not move went over nobody.
    """
    if before == now:
        return ()
    return tuple(seat for seat in clockwise(seats, before) if seat == now or _between(before, seat, now))


def _followed(last: Positions, live: Sequence[int], newcomers: Collection[int], *, stays: bool) -> NextHand:
    """Button and small blind follow the big blind (TDA 32), only newcomers behind the button waiting.

    `stays`: the button does not go to a seat its small blind has left, but stays where it is (S3-30).
    """
    button, small = last.small_blind_seat, last.big_blind
    if stays and (button not in live or button in newcomers):
        button = last.button
    # After a heads-up hand there is no old button to follow, and nobody sits behind it.
    behind = [] if last.heads_up else _all_between(button, live, small)
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


def _moved_on(last: Positions, live: Sequence[int], newcomers: Collection[int]) -> NextHand:
    """The button goes to the next player who is no newcomer, the small blind to the one after him (S0-20, S1-10, S2-4).

    The big blind goes to the next player of all. So a newcomer behind the button waits in every house, and one in the
    other closed seats is the big blind, if anything. Nothing is adjusted: if one who owes nothing comes back between
    the button and the next player, he has the button, and the same seat may post the big blind twice running. These
    houses know no rule against it.
    """
    inside = [seat for seat in live if seat not in newcomers]
    if len(inside) < 2:
        inside = list(live)
    button = _next_live(last.button, inside)
    small = _next_live(button, inside)
    big = _next_live(small, live)
    waiting = tuple(seat for seat in live if seat not in inside and _between(button, seat, small))
    dealt = tuple(seat for seat in live if seat not in waiting)
    if len(dealt) == 2:
        return NextHand(Positions(button, button, small), dealt, waiting)
    return NextHand(Positions(button, small, big), dealt, waiting)


def _two_players(last: Positions, dealt: Sequence[int]) -> Positions:
    """Heads-up: the big blind moves on, the other player is small blind and button; never a dead button (TDA 34-B)."""
    big = _next_live(last.big_blind, dealt)
    other = dealt[0] if dealt[1] == big else dealt[1]
    return Positions(button=other, small_blind_seat=other, big_blind=big)


def _next_live(after: int, live: Sequence[int]) -> int:
    """The first live seat clockwise after seat `after`; `live` is in rising order."""
    place = bisect_right(live, after)
    return live[place] if place < len(live) else live[0]


def _between(start: int, seat: int, end: int) -> bool:
    """True if `seat` lies strictly between two different seats, going clockwise from `start` to `end`."""
    if start < end:
        return start < seat < end
    return seat > start or seat < end


def _all_between(start: int, live: Sequence[int], end: int) -> list[int]:
    """Those of the live seats, in rising order, that lie strictly between these two, as `_between` says."""
    above, below = bisect_right(live, start), bisect_left(live, end)
    return list(live[above:below]) if start < end else [*live[:below], *live[above:]]


def _checked(live_seats: Collection[int]) -> list[int]:
    """The live seats in rising order, each once."""
    live = sorted(set(live_seats))
    if len(live) < 2:
        raise BadSetup("too_few_players", players=len(live))
    if live[0] < 1:
        raise BadSetup("seat_number", seat=live[0])
    return live
