"""What a robot is, and a hand played by robots alone."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Protocol

from engine.actions import Action
from engine.hand import Hand
from engine.result import HandResult
from engine.view import SeatView


class Robot(Protocol):
    """A player that sees only what its seat may see."""

    def decide(self, view: SeatView, rng: Random) -> Action:
        """A legal action for the seat of `view`, which is on turn; chance comes from `rng` only."""
        ...


def play_out(hand: Hand, robots: Mapping[int, Robot], rng: Random) -> HandResult:
    """Let the robots, given by seat, play `hand` to its end; where it asks to show, everybody shows."""
    while (seat := hand.to_act) is not None:
        hand.act(robots[seat].decide(hand.view(seat), rng))
    while hand.to_show is not None:
        hand.show()
    return hand.result()
