"""What may be seen of a hand: everything public, and for one seat its own cards and choices."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.actions import Legal, Post, Taken
from engine.blinds import Blinds
from engine.cards import Card
from engine.result import Shown
from engine.seats import Positions
from engine.streets import Street


@dataclass(frozen=True, slots=True)
class PublicView:
    """The hand as a spectator sees it; every amount in chips.

    `order`: the dealt seats clockwise from the left of the button, the button's last. `stacks` behind, `bets` of this
    street, `pot` everything paid in so far with the bets and without what went back. `folded` and `all_in` seats in
    that order. `to_act` is the seat on turn. `actions` and `posts` so far. `shown` is empty until hands are tabled.
    """

    board: tuple[Card, ...]
    street: Street
    positions: Positions
    blinds: Blinds
    order: tuple[int, ...]
    stacks: Mapping[int, int]
    bets: Mapping[int, int]
    pot: int
    folded: tuple[int, ...]
    all_in: tuple[int, ...]
    to_act: int | None
    posts: tuple[Post, ...]
    actions: tuple[Taken, ...]
    shown: tuple[Shown, ...]


@dataclass(frozen=True, slots=True)
class SeatView(PublicView):
    """The hand as `seat` sees it: `cards` are its own two; `legal` is given only when it is on turn."""

    seat: int
    cards: tuple[Card, Card]
    legal: Legal | None
