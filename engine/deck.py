"""The deck: an ordered tuple of cards, the first one on top."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.cards import ALL_CARDS, Card


def shuffled(rng: Random) -> tuple[Card, ...]:
    """All 52 cards in a fair random order, drawn from `rng`."""
    return mixed(ALL_CARDS, rng)


def mixed(cards: Sequence[Card], rng: Random) -> tuple[Card, ...]:
    """These cards in a fair random order, drawn from `rng`.

    Fisher-Yates on `rng.random()` alone: only that sequence is the same in every Python version, so a seed written
    down today deals the same cards for ever. (`Random.shuffle` makes no such promise.)
    """
    deck = list(cards)
    draw = rng.random
    for last in range(len(deck) - 1, 0, -1):
        other = int(draw() * (last + 1))
        deck[last], deck[other] = deck[other], deck[last]
    return tuple(deck)


def stacked(
    holes: Sequence[Sequence[Card | None]],
    board: Sequence[Card | None],
    *,
    burns: bool = True,
    rest: Sequence[Card] = ALL_CARDS,
) -> tuple[Card, ...]:
    """As many cards as a hand needs, in the order that deals these holes and this board.

    Cards that are None, or that the board lacks, and the burned ones come from the `rest`, in its order: deuces first.
    """
    used = {*board, *[one for hole in holes for one in hole]}
    others = iter([one for one in rest if one not in used])
    deck = [next(others) if hole[turn] is None else hole[turn] for turn in (0, 1) for hole in holes]
    common = [next(others) if one is None else one for one in (*board, *[None] * (5 - len(board)))]
    for street in (common[:3], common[3:4], common[4:]):
        deck += [next(others), *street] if burns else street
    return tuple(deck)  # type: ignore[arg-type]


def board_of(deck: Sequence[Card], players: int, cards: int, *, burns: bool) -> tuple[Card, ...]:
    """So many common cards of a hand that is dealt from this deck."""
    flop, turn, river = board_places(players, burns=burns)
    return (*deck[flop : flop + 3], *deck[turn : turn + 1], *deck[river : river + 1])[:cards]


def board_places(players: int, *, burns: bool) -> tuple[int, int, int]:
    """Where in the deck of a hand flop, turn and river begin, counted from 0; a burned card lies before each."""
    burn = int(burns)
    flop = 2 * players + burn
    return flop, flop + 3 + burn, flop + 4 + 2 * burn
