"""What chips are worth in prizes: the Independent Chip Model, exactly (numbers.md 1.1 and 1.4).

By Malmuth and Harville a player is first with the probability of his share of the chips, and so on without him. That
is the same as a race in which each player arrives at a random time, exponential with his chips as its rate: who
arrives first has won. So a player's worth is an integral over his time of arrival, of the prize for one place more
than there are others before him. How many others arrived by then is a sum of independent yes and no; the worth of
"all but one of them" for everybody comes from halving the field again and again, and the integral from adding up at
points that grow and shrink doubly exponentially. So it takes no chance and no list of orders: a final table in about
a millisecond, a thousand players in less than a second.

Imports NumPy, which takes a moment to load: import this module where something is to be reckoned, not before.
"""

import math
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from tournament.errors import BadInput

Numbers = NDArray[np.float64]

FEWEST_POINTS = 65
"""With so many points the integral is tried first; then they are doubled until the worths sum to the prizes."""
MOST_DOUBLINGS = 7
SUM_WITHIN, STEP_WITHIN = 1e-12, 1e-6
"""How far, in parts of all prizes, the sum may be off, and how much the last doubling may have moved anything: each
doubling about squares the error."""
AT_ONCE = 2_000_000
"""How many numbers one array may hold: points are taken in portions."""


def equities(stacks: Sequence[float], prizes: Sequence[float]) -> tuple[float, ...]:
    """What each of these stacks is worth in the prizes of first to last place; the sum is that of the prizes.

    Only as many prizes count as there are players. Players without chips share the last places evenly. Equal stacks
    are worth exactly the same.

    Args:
        stacks: in any unit; only their proportions matter.
        prizes: of first to last place still to be won, in any unit; missing ones are nothing.

    Raises:
        BadInput: `no_stacks`, `stack_is_negative`.
    """
    wanted = [float(prize) for prize in prizes[: len(stacks)]]
    column = np.array([*wanted, *([0.0] * (len(stacks) - len(wanted)))], dtype=np.float64)[:, np.newaxis]
    return tuple(float(worth) for worth in _worths(stacks, column)[:, 0])


def place_probabilities(stacks: Sequence[float]) -> tuple[tuple[float, ...], ...]:
    """How probable each place is: for each of these stacks the probabilities of first to last place.

    Raises:
        BadInput: `no_stacks`, `stack_is_negative`.
    """
    return tuple(tuple(map(float, row)) for row in _worths(stacks, np.eye(len(stacks))))


def _worths(stacks: Sequence[float], prizes: Numbers) -> Numbers:
    """By stack and by column of prizes; there are as many prizes in a column as stacks."""
    if not stacks:
        raise BadInput("no_stacks")
    if not all(math.isfinite(stack) and stack >= 0 for stack in stacks):
        raise BadInput("stack_is_negative")
    chips = np.array(stacks, dtype=np.float64)
    racing = chips > 0
    among = int(racing.sum())
    found = np.zeros((len(stacks), prizes.shape[1]))
    if among:
        found[racing] = _raced(chips[racing] / chips[racing].sum(), prizes[:among])
    if among < len(stacks):
        found[~racing] = prizes[among:].mean(axis=0)
    return found


def _raced(rates: Numbers, prizes: Numbers) -> Numbers:
    """The same for players who all have chips; `rates` are their shares of them."""
    paid = _paid(prizes)
    if not paid:
        return np.zeros((len(rates), prizes.shape[1]))
    prizes = prizes[:paid]
    # Before the first and after the last point nothing is left to be won: less than a 1e-17th part of anything.
    first, last = -3.6, math.log(45 / float(rates.min()))
    points = FEWEST_POINTS - 1
    apart = (last - first) / points
    found = apart * _summed(rates, prizes, first + apart * np.arange(points + 1, dtype=np.float64))
    whole = np.maximum(np.abs(prizes).sum(axis=0), np.finfo(np.float64).tiny)
    for _doubling in range(MOST_DOUBLINGS):
        between = _summed(rates, prizes, first + apart * (np.arange(points, dtype=np.float64) + 0.5))
        finer = (found + apart * between) / 2
        moved = float((np.abs(finer - found) / whole).max())
        off = float((np.abs(finer.sum(axis=0) - prizes.sum(axis=0)) / whole).max())
        found, apart, points = finer, apart / 2, 2 * points
        if off <= SUM_WITHIN and moved <= STEP_WITHIN:
            break
    _, alike, how_many = np.unique(rates, return_inverse=True, return_counts=True)
    together = np.zeros((len(how_many), found.shape[1]))
    np.add.at(together, alike, found)
    evened: Numbers = (together / how_many[:, np.newaxis])[alike]
    return evened


def _paid(prizes: Numbers) -> int:
    """How many places there are down to the last one that wins anything."""
    winning = np.flatnonzero(prizes.any(axis=1))
    return int(winning[-1]) + 1 if len(winning) else 0


def _summed(rates: Numbers, prizes: Numbers, points: Numbers) -> Numbers:
    """The sum over these points of what everybody would win by arriving then, each with the density of doing so."""
    field = 1 << (len(rates) - 1).bit_length()
    portion = max(1, AT_ONCE // (field * prizes.shape[1]))
    total = np.zeros((len(rates), prizes.shape[1]))
    for start in range(0, len(points), portion):
        y = points[start : start + portion, np.newaxis]
        time = np.exp(y - np.exp(-y))
        not_yet = np.exp(-rates * time)
        density = rates * not_yet * time * (1 + np.exp(-y))
        won = _won(-np.expm1(-rates * time), not_yet, prizes)
        total += np.einsum("qn,qnc->nc", density, won)
    return total


def _won(arrived: Numbers, not_yet: Numbers, prizes: Numbers) -> Numbers:
    """By point and player what he wins, all others having arrived with these probabilities.

    From the leaves to the root: how probable it is that so many of each half have arrived. From the root back: what is
    won with so many from one's own half before, the other half averaged out.
    """
    count, players = arrived.shape
    field = 1 << (players - 1).bit_length()
    idle = np.zeros((count, field - players))  # who fills the field up to a power of two never arrives
    odds = np.stack([np.hstack([not_yet, idle + 1]), np.hstack([arrived, idle])], axis=-1)
    halves = [odds]
    while odds.shape[1] > 1:
        odds = _joined(odds[:, 0::2], odds[:, 1::2], len(prizes))
        halves.append(odds)
    won = np.broadcast_to(prizes, (count, 1, *prizes.shape))
    for odds in reversed(halves[:-1]):
        won = _averaged(won, odds, field // odds.shape[1])
    return won[:, :players, 0]


def _joined(left: Numbers, right: Numbers, most: int) -> Numbers:
    """How probable so many of both together are, up to the last number that matters."""
    longest = left.shape[2]
    joined = np.zeros((*left.shape[:2], min(2 * longest - 1, most)))
    for many in range(min(longest, joined.shape[2])):
        room = min(longest, joined.shape[2] - many)
        joined[:, :, many : many + room] += left[:, :, many, np.newaxis] * right[:, :, :room]
    return joined


def _averaged(won: Numbers, odds: Numbers, half_size: int) -> Numbers:
    """What is won by how many of one's own half are before one, for both halves of each part."""
    count, parts, length, columns = won.shape
    # Of one's own half at most all but oneself are before one.
    own = min(half_size, length)
    halves = np.zeros((count, 2 * parts, own, columns))
    for side in (0, 1):
        other = odds[:, 1 - side :: 2]
        half = halves[:, side::2]
        for many in range(min(other.shape[2], length)):
            room = min(own, length - many)
            half[:, :, :room] += other[:, :, many, np.newaxis, np.newaxis] * won[:, :, many : many + room]
    return halves
