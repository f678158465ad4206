"""What the others may hold, read from nothing but what they did: how a strong player thinks of hidden cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from random import Random
from typing import NamedTuple

from engine.actions import Bet, Check, RaiseTo, Taken
from engine.cards import ALL_CARDS, Card
from engine.ranking import FIVE_SUITED, KEYS, NO_CARDS, strength_of_sum
from engine.robots.charts import opening
from engine.robots.reading import hole_rank
from engine.robots.spot import Spot
from engine.streets import Street
from engine.view import SeatView

Holding = tuple[Card, Card]

BEST_FIRST: tuple[Holding, ...] = tuple(
    sorted([(high, low) for low, high in combinations(ALL_CARDS, 2)], key=lambda two: (hole_rank(two), two))
)
"""All 1,326 pairs of hole cards."""
_DRAWING = 0x1111  # added to a sum of keys it lifts the fourth card of a suit to where the fifth is seen
_FLUSH_DRAW = 1 << 20 | 9 << 16  # a flush draw stands about where a pair of jacks does


class Rival(NamedTuple):
    """What one of the others may hold before the flop, and what he did since.

    `share` of all hole cards, the best first. `kept`: the share of those he would have gone on with after the flop as
    he did. `bluffs`: how often he has something else all the same. `hides`: how often he would have checked his best
    hands as he did. `all_in`: he has no more chips.
    """

    seat: int
    share: float
    kept: float
    bluffs: float
    hides: float
    all_in: bool


class Dealt(NamedTuple):
    """Hands drawn for a rival, the best on this board last; `nothing`: the share of them that has not hit it at all."""

    holdings: list[Holding]
    nothing: float


def rivals(spot: Spot) -> list[Rival]:
    """Everybody still in but this seat."""
    view = spot.view
    done: dict[int, list[Taken]] = {seat: [] for seat in view.order}
    raised = 0
    share: dict[int, float] = {}
    for taken in view.actions:
        if taken.street is Street.PREFLOP:
            raised += isinstance(taken.action, RaiseTo | Bet)
            share[taken.seat] = _entered(spot, taken, raised)
        else:
            done[taken.seat].append(taken)
    found = []
    for seat in view.order:
        if seat != view.seat and seat not in view.folded:
            kept, bluffs, hides = _kept(done[seat])
            found.append(Rival(seat, share.get(seat, 1.0), kept, bluffs, hides, not view.stacks[seat]))
    return found


def _entered(spot: Spot, taken: Taken, raised: int) -> float:
    """The share of hands with which somebody does that before the flop, after so many raises, his own counted."""
    two = len(spot.view.order) == 2
    if isinstance(taken.action, RaiseTo | Bet):
        if taken.all_in and raised == 1:
            return 0.4 if two else 0.22
        first = 0.6 if two else min(1.1 * opening(len(spot.later(taken.seat)), heads_up=two), 0.5)
        return (first, 0.16 if two else 0.09, 0.06 if two else 0.04)[min(raised, 3) - 1]
    if raised == 0:
        return 1.0 if isinstance(taken.action, Check) else 0.7
    return (0.5 if two else 0.32, 0.14, 0.07)[min(raised, 3) - 1]


def _kept(taken: Sequence[Taken]) -> tuple[float, float, float]:
    """How much of what somebody had is left after what he did on the board, how often he bluffs, how often he hides."""
    kept, bluffs, hides = 1.0, 0.0, 1.0
    for one in taken:
        if isinstance(one.action, Bet):
            kept, bluffs = kept * 0.56, 0.16
        elif isinstance(one.action, RaiseTo):
            kept, bluffs = kept * 0.22, 0.06
        elif isinstance(one.action, Check):
            hides *= 0.45
        else:
            kept, bluffs = kept * 0.72, max(bluffs, 0.06)
    return max(kept, 0.05), bluffs, hides


def dealt(rival: Rival, view: SeatView, number: int, rng: Random) -> Dealt:
    """So many hands that he may hold on this board, or fewer where cards or what he did speak against them."""
    chance = rng.random
    board = view.board
    seen = {*view.cards, *board}
    sum_of_board = sum([KEYS[one] for one in board], NO_CARDS)
    most = max(rival.share * len(BEST_FIRST), 12.0)
    drawing = len(board) < 5
    found: list[tuple[int, Holding]] = []
    for _ in range(number):
        two = BEST_FIRST[int(chance() * most)]
        first, second = two
        if first in seen or second in seen:
            continue
        total = sum_of_board + KEYS[first] + KEYS[second]
        stands = strength_of_sum(total, (first, second, *board))
        if drawing and stands < _FLUSH_DRAW and (total + _DRAWING) & FIVE_SUITED:
            stands = _FLUSH_DRAW
        found.append((stands, two))
    found.sort()
    if rival.kept < 1.0 or rival.hides < 1.0:
        found = _as_he_did(rival, found, chance)
    hit = (len(board) - len({one >> 2 for one in board}) + 1) << 20
    nothing = sum([stands < hit for stands, _ in found]) / max(len(found), 1)
    return Dealt([two for _, two in found], nothing)


def _as_he_did(
    rival: Rival, found: Sequence[tuple[int, Holding]], chance: Callable[[], float]
) -> list[tuple[int, Holding]]:
    """Of hands by how good they are, those that go with what he did on the board, and a few that do not."""
    good, best = int(len(found) * (1 - rival.kept)), int(len(found) * (1 - 0.3 * rival.kept))
    kept = []
    for place, one in enumerate(found):
        likely = rival.bluffs * rival.kept if place < good else rival.hides if place >= best else 1.0
        if likely == 1.0 or chance() < likely:
            kept.append(one)
    return kept
