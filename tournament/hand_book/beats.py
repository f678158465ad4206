"""What is told of an evening's hands: the biggest pots, the bad beats, the best hands shown.

Only cards that the whole table saw are used: those turned up at a showdown. A hand that was mucked is never looked at,
though the text of a dealt hand holds it.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from engine import ranges
from engine.cards import Card, are_known
from engine.ranking import Category, category, strength
from tournament.hand_book.row import HandRow, Sitting

FAVOURITE = Fraction(3, 4)
"""Who loses with at least that share of the pots, when the last chips went in, has taken a bad beat."""
BIG_HAND = Category.FULL_HOUSE
"""Who is beaten at the showdown with such a hand or a better one has taken a bad beat, too."""
MOST = 10
"""So many of each are told."""


@dataclass(frozen=True, slots=True)
class Beat:
    """A bad beat.

    Attributes:
        loser: who took it; `winners`: those who showed the best hand.
        equity: the loser's share of the pots on the average, reckoned over every board that could still come when the
            last chips went in; None where he was beaten with a big hand, whatever his chances were.
    """

    row: HandRow
    loser: Sitting
    winners: tuple[Sitting, ...]
    equity: Fraction | None = None

    @property
    def cost(self) -> Fraction:
        """By what beats are put in order: the part of the pot, in big blinds, that was his on the average."""
        return (self.equity if self.equity is not None else 1) * in_blinds(self.row)


def in_blinds(row: HandRow) -> Fraction:
    """The pot in big blinds, by which hands of different levels and files can be put in one order."""
    return Fraction(row.pot, max(row.big_blind, 1))


def biggest(rows: Iterable[HandRow], most: int = MOST) -> list[HandRow]:
    """The hands with the biggest pots in chips, the biggest first; equal ones as they were played.

    A text in cents counts by its own unit.
    """
    counted = [row for row in rows if not row.is_void and row.pot]
    return sorted(counted, key=lambda row: -Fraction(row.pot, row.scale))[:most]


def most_all_in(rows: Iterable[HandRow], most: int = MOST, fewest: int = 3) -> list[HandRow]:
    """The showdowns with the most players all-in, three at least; of as many the bigger pot first."""
    counted = [row for row in rows if not row.is_void and len(_all_in(row)) >= fewest]
    return sorted(counted, key=lambda row: (-len(_all_in(row)), -in_blinds(row)))[:most]


def _all_in(row: HandRow) -> list[Sitting]:
    return [each for each in row.all_in if not each.is_folded]


def best_shown(rows: Iterable[HandRow], most: int = MOST) -> list[tuple[HandRow, Sitting]]:
    """The strongest hands shown, of those that their own cards made better than the board alone; the best first."""
    found = [
        (row, each)
        for row in rows
        if not row.is_void
        for each in row.players
        if each.strength is not None and each.strength > strength(row.board)
    ]
    return sorted(found, key=lambda pair: -(pair[1].strength or 0))[:most]


def beats(rows: Iterable[HandRow], most: int = MOST) -> list[Beat]:
    """The bad beats, the dearest first.

    A beat is taken by who showed his hand, lost chips and did not have the best hand shown, where

    - somebody was all-in before the river, nobody bet after that, all hands still in were shown, and the loser's share
      of the pots over all boards that could come was at least `FAVOURITE` then; or
    - his hand is a full house or better, and the board alone is not: his own cards made it.

    Hands are looked at from the biggest pot in big blinds down, and no further than a beat can still be among the
    `most`: so thousands of hands take a moment.
    """
    counted = sorted((row for row in rows if not row.is_void and len(row.shown) > 1), key=lambda row: -in_blinds(row))
    found: list[Beat] = []
    for row in counted:
        if len(found) >= most and in_blinds(row) <= found[most - 1].cost:
            break
        found += _of(row)
        found.sort(key=lambda beat: -beat.cost)
    return found[:most]


def _of(row: HandRow) -> list[Beat]:
    best = row.best
    losers = [
        each for each in row.players if each.strength is not None and best is not None and each.strength < best
        if each.gained < 0
    ]  # fmt: skip
    if not losers:
        return []
    winners = tuple([each for each in row.players if each.strength == best])
    shares = equities(row)
    found = []
    for loser in losers:
        equity = shares.get(loser.seat if loser.seat else -row.players.index(loser))
        if equity is not None and equity >= FAVOURITE:
            found.append(Beat(row, loser, winners, equity))
        elif loser.strength is not None and _is_big(loser.strength, row.board):
            found.append(Beat(row, loser, winners))
    return found


def _is_big(strong: int, board: Sequence[Card]) -> bool:
    return category(strong) >= BIG_HAND and category(strength(board)) < BIG_HAND


def equities(row: HandRow) -> dict[int, Fraction]:
    """Everybody's share of the pots when the last chips went in, by seat (without seats: minus the place in the row).

    Exact: all boards that could come are counted. Empty where nobody was all-in, where nothing was to come any more, or
    where a hand still in was not shown.
    """
    staying = [each for each in row.players if not each.is_folded]
    open_hands = len(staying) > 1 and all(len(each.cards) == 2 for each in staying)
    if not open_hands or not row.all_in or row.ended >= 5 or len(row.board) < 5 or not are_known(row.board):
        return {}
    found = shares(tuple([each.cards for each in staying]), row.board[: row.ended])
    return {
        each.seat if each.seat else -row.players.index(each): share for each, share in zip(staying, found, strict=True)
    }


@lru_cache(maxsize=2048)
def shares(holes: tuple[tuple[Card, ...], ...], board: tuple[Card, ...]) -> tuple[Fraction, ...]:
    """What part of the pots each of these hands wins on the average, over every board that can come."""
    from engine import odds  # with NumPy, which few need

    return tuple([each.equity for each in odds.odds([ranges.holding(*two) for two in holes], board, exact=True).hands])
