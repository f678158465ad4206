"""How a robot reads its cards: quick estimates, good enough to play by and cheap enough to play thousands of hands."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card
from engine.ranking import Category, strength

_CHEN_HIGH = (1.0, 1.5, 2.0, 2.5, 3.0, 3.5, 4.0, 4.5, 5.0, 6.0, 7.0, 8.0, 10.0)
_CHEN_GAP = (0, 1, 2, 4)


def hole_rank(cards: Sequence[Card]) -> float:
    """Where two hole cards stand among all 1,326 pairs: near 0 for aces, near 1 for seven-deuce."""
    first, second = cards
    high, low = (first >> 2, second >> 2) if first > second else (second >> 2, first >> 2)
    return _HOLE_RANKS[high, low, first & 3 == second & 3]


def made_value(cards: Sequence[Card], board: Sequence[Card]) -> float:
    """Roughly how often these cards are the best hand now against one unknown rival, 0 to 1."""
    kind = strength((*cards, *board)) >> 20
    ranks = sorted([one >> 2 for one in board], reverse=True)
    high, low = sorted([one >> 2 for one in cards], reverse=True)
    if kind >= Category.STRAIGHT:
        # The board alone may be it, then everybody has it.
        shared = len(board) == 5 and strength(board) >> 20 == kind
        return 0.45 if shared else _BIG_HANDS[kind]
    if kind == Category.THREE_OF_A_KIND:
        return 0.93 if high == low else 0.86 if high in ranks or low in ranks else 0.25 + high / 60
    own = _pair_value(high, low, ranks)
    if kind == Category.TWO_PAIR:
        return 0.87 if high != low and high in ranks and low in ranks else max(own - 0.05, 0.2 + high / 80)
    if kind == Category.PAIR:
        return own
    return 0.12 + high / 90


def draw_value(cards: Sequence[Card], board: Sequence[Card]) -> float:
    """Roughly how often these cards grow into a straight or flush by the river, 0 to 1; nothing on the river itself."""
    to_come = 5 - len(board)
    if not 0 < to_come < 3:
        return 0.0
    outs = 0
    for one in cards:
        suit = one & 3
        if sum([other & 3 == suit for other in (*cards, *board)]) == 4:
            outs = 9
    held = 0
    for one in (*cards, *board):
        held |= 1 << (one >> 2)
    held = held << 1 | held >> 12
    runs = [bottom for bottom in range(10) if (held >> bottom & 31).bit_count() == 4]
    mine = 1 << (cards[0] >> 2) + 1 | 1 << (cards[1] >> 2) + 1
    if any(31 << bottom & mine for bottom in runs):
        outs += 8 if len(runs) > 1 else 4
    return min(outs, 15) * (0.04 if to_come == 2 else 0.021)


_BIG_HANDS: dict[int, float] = {
    Category.STRAIGHT: 0.93,
    Category.FLUSH: 0.95,
    Category.FULL_HOUSE: 0.97,
    Category.FOUR_OF_A_KIND: 0.99,
    Category.STRAIGHT_FLUSH: 1.0,
}


def _pair_value(high: int, low: int, board: Sequence[int]) -> float:
    """What a pair made with a hole card is worth, by its place on the board (ranks, highest first)."""
    if high == low:
        over = sum([rank > high for rank in board])
        return (0.82, 0.62, 0.47, 0.38, 0.33, 0.3)[over]
    pair = high if high in board else low if low in board else None
    if pair is None:
        return 0.15 + high / 80  # the pair lies on the board
    kicker = low if pair == high else high
    over = len({rank for rank in board if rank > pair})
    return (0.7, 0.54, 0.43, 0.36, 0.32)[over] + kicker / 120


def _chen(high: int, low: int, suited: bool) -> float:
    """Bill Chen's points for two hole cards, with more for small pairs, which he counts for deep stacks only."""
    if high == low:
        return max(7.0 + 0.35 * high, 2 * _CHEN_HIGH[high])
    gap = high - low - 1
    points = _CHEN_HIGH[high] + (2 if suited else 0) - (_CHEN_GAP[gap] if gap < 4 else 5)
    return points + (1 if gap < 2 and high < 10 else 0)


def _ranked_holes() -> dict[tuple[int, int, bool], float]:
    """The place of each kind of hole cards among all 1,326 combinations, by Chen's points, then by its cards."""
    kinds = [(high, low, suited) for high in range(13) for low in range(high + 1) for suited in (False, True)]
    kinds = [kind for kind in kinds if kind[0] != kind[1] or not kind[2]]
    kinds.sort(key=lambda kind: (_chen(*kind), kind), reverse=True)
    found, before = {}, 0
    for high, low, suited in kinds:
        combinations = 6 if high == low else 4 if suited else 12
        found[high, low, suited] = (before + combinations / 2) / 1326
        before += combinations
    return found


_HOLE_RANKS = _ranked_holes()
