"""The bubble: who goes out with nothing, and what the next one who does not will get."""

from collections.abc import Sequence
from dataclasses import dataclass

from tournament.names import Cents
from tournament.payouts.division import Prize
from tournament.standings import prizes
from tournament.state import Tournament


@dataclass(frozen=True, slots=True)
class Bubble:
    """How far it is to the next prize.

    Attributes:
        to_go: so many still go out without winning anything; 0: the next one out wins a prize, 1: the bubble.
        next_prize: what is won next, by whoever is out then.
        first: what the winner gets, in minor units.
    """

    to_go: int
    next_prize: Prize
    first: Cents


def bubble(state: Tournament, won: Sequence[Prize] | None = None) -> Bubble | None:
    """How far it is now; None where there is nothing to win, after a deal, and once somebody has won.

    `won`: what `standings.prizes` says, where that is known already.
    """
    left = len(state.left)
    found = prizes(state) if won is None else won
    waiting = [prize for prize in found if prize.place <= left and (prize.amount or prize.thing)]
    if state.finished is not None or state.deal is not None or not waiting:
        return None
    first = waiting[0].amount if waiting[0].place == 1 else 0
    return Bubble(left - waiting[-1].place, waiting[-1], first)
