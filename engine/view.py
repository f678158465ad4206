"""What one seat may see of a hand: its own cards and everything public, nothing else."""

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
class SeatView:
    """The hand as `seat` sees it; every amount in chips.

    `cards` are its own two. `order`: the dealt seats clockwise from the left of the button, the button's last.
    `stacks` behind, `bets` of this street, `pot` everything paid in so far with the bets and without what went back.
    `folded` and `all_in` seats in that order. `to_act` is the seat on turn; `legal` is given only when it is this
    one. `actions` and `posts` so far. `shown` is empty until hands are tabled.
    """

    seat: int
    cards: tuple[Card, Card]
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
    legal: Legal | None
    posts: tuple[Post, ...]
    actions: tuple[Taken, ...]
    shown: tuple[Shown, ...]
