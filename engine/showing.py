"""The showdown where the players are asked: one after the other shows or mucks. In seat numbers."""

from __future__ import annotations

from collections.abc import Sequence

from engine.errors import IllegalAction


class Showing:
    """Who has shown, who has mucked, and whose turn it is.

    `order`: the seats in the order of showing. `contested`: the seats that can win each pot; nobody may muck who would
    leave one to no one, but a pot that a seat alone can win is its own with or without cards. `aggressor`: the last to
    bet or raise on the river, whose hand others may ask for (TDA 18-B), or None. `mucked_is_dead`: what was thrown away
    cannot come back (S3-32). `shown` and `mucked` grow in the order in which it happened; hands killed at the showdown
    are `dead` and count as mucked.
    """

    __slots__ = ("aggressor", "asked", "contested", "dead", "mucked", "mucked_is_dead", "order", "shown")

    def __init__(
        self, order: Sequence[int], contested: Sequence[Sequence[int]], aggressor: int | None, *, mucked_is_dead: bool
    ) -> None:
        """Nobody has shown yet."""
        self.order = tuple(order)
        self.contested = tuple(tuple(seats) for seats in contested)
        self.aggressor = aggressor
        self.mucked_is_dead = mucked_is_dead
        self.shown: tuple[int, ...] = ()
        self.mucked: tuple[int, ...] = ()
        self.dead: tuple[int, ...] = ()
        self.asked = False

    def copy(self) -> Showing:
        """An independent copy."""
        twin = Showing(self.order, self.contested, self.aggressor, mucked_is_dead=self.mucked_is_dead)
        twin.shown = self.shown
        twin.mucked = self.mucked
        twin.dead = self.dead
        twin.asked = self.asked
        return twin

    @property
    def turn(self) -> int | None:
        """The seat to show or muck next, or None when all have spoken; the last hand wins unseen (TDA 17-B)."""
        left = [seat for seat in self.order if seat not in self.shown and seat not in self.mucked]
        unseen = len(left) == 1 and not self.shown and not (self.asked and left[0] == self.aggressor)
        return left[0] if left and not unseen else None

    @property
    def may_muck(self) -> bool:
        """True if the seat on turn may muck instead of showing."""
        turn = self.turn
        return turn is not None and self.refusal_to_muck(turn) is None

    def refusal_to_muck(self, seat: int) -> str | None:
        """Why this seat must show (`asked_to_show`, `last_hand`), or None if it may muck."""
        if self.asked and seat == self.aggressor:
            return "asked_to_show"
        return "last_hand" if self.is_last(seat) else None

    def is_last(self, seat: int) -> bool:
        """True if without this hand some pot that others could have won would belong to no one."""
        return any(
            seat in seats and len(seats) > 1 and all(other in self.mucked for other in seats if other != seat)
            for seats in self.contested
        )

    def show(self) -> None:
        """The seat on turn turns both cards up. Raises IllegalAction `nobody_to_show`."""
        self.shown += (self._turn(),)

    def muck(self) -> None:
        """The seat on turn throws its hand away.

        Raises IllegalAction, changing nothing: `nobody_to_show`, `asked_to_show` or `last_hand`.
        """
        seat = self._turn()
        code = self.refusal_to_muck(seat)
        if code is not None:
            raise IllegalAction(code, seat=seat)
        self.mucked += (seat,)

    def drop(self, seat: int) -> None:
        """The hand of `seat` is dead, shown or not, and cannot come back. Raises IllegalAction `last_hand`."""
        if self.is_last(seat):
            raise IllegalAction("last_hand", seat=seat)
        self.shown = tuple(other for other in self.shown if other != seat)
        self.dead += (seat,)
        if seat not in self.mucked:
            self.mucked += (seat,)

    def ask(self, by: int) -> None:
        """A caller who still has cards wants to see the river bettor's hand; it must then be tabled (TDA 18-B).

        If it was mucked already it comes back and is shown, where the house lets mucked hands come back.
        Raises IllegalAction, changing nothing: `no_river_bet`, `own_hand`, `has_mucked`, `has_shown`, `hand_dead` or
        `mucked_is_dead` (S3-32).
        """
        if self.aggressor is None:
            raise IllegalAction("no_river_bet")
        if by == self.aggressor:
            raise IllegalAction("own_hand", seat=by)
        if by in self.mucked or by not in self.order:
            raise IllegalAction("has_mucked", seat=by)
        if self.aggressor in self.shown:
            raise IllegalAction("has_shown", seat=self.aggressor)
        if self.aggressor in self.mucked:
            self.take_back(self.aggressor)
            self.shown += (self.aggressor,)
        self.asked = True

    def take_back(self, seat: int) -> None:
        """A mucked hand that can be identified comes back, and its seat is on turn again (TDA 14).

        Raises IllegalAction, changing nothing: `has_not_mucked`, `hand_dead` if it was killed, or `mucked_is_dead`
        where the house says so (S3-32).
        """
        if seat not in self.mucked:
            raise IllegalAction("has_not_mucked", seat=seat)
        if seat in self.dead:
            raise IllegalAction("hand_dead", seat=seat)
        if self.mucked_is_dead:
            raise IllegalAction("mucked_is_dead", seat=seat)
        self.mucked = tuple(other for other in self.mucked if other != seat)

    def _turn(self) -> int:
        turn = self.turn
        if turn is None:
            raise IllegalAction("nobody_to_show")
        return turn
