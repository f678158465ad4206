"""The chip race: what becomes of the odd chips of a colour that goes (TDA 24, RROP 15; rules.md B61, B62).

Whole sets are changed first. For each odd chip that is left its owner gets one card, from seat 1 on and all of a
player's cards before the next one's; the highest card wins the first new chip, the next player's highest the second,
and nobody wins two.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from engine.cards import Card
from tournament.draws import draw as drawing
from tournament.events import Draw
from tournament.names import Chips, SeatNo
from tournament.rules import HalfChip, RescueChip


@dataclass(frozen=True, slots=True)
class Odd:
    """What a player brings to the race: so many chips of the old colour.

    `last`: he has no other chips at all, so that without a new one he would be raced out.
    """

    seat: SeatNo
    chips: int
    last: bool = False


@dataclass(frozen=True, slots=True)
class Raced:
    """How it went for one player.

    Attributes:
        sets: new chips for whole sets, changed before the race; `odd`: how many old chips he raced with.
        cards: one for each of those.
        last: whether he had no other chips, so that he might have been raced out.
        won: whether he won a new chip; `rescued`: whether he got one so as not to be raced out.
        change: what his stack gained, negative if it lost.
    """

    seat: SeatNo
    sets: int
    odd: int
    cards: tuple[Card, ...]
    last: bool
    won: bool
    rescued: bool
    change: Chips

    @property
    def best(self) -> Card | None:
        """The highest of his cards."""
        return max(self.cards, default=None)


@dataclass(frozen=True, slots=True)
class Race:
    """A race that was held: its players from seat 1 on, and how many new chips were raced for."""

    players: tuple[Raced, ...]
    raced_for: int

    @property
    def total(self) -> Chips:
        """What it did to the chips in play."""
        return sum(player.change for player in self.players)


def whole_sets(chips: int, value: Chips, into: Chips) -> tuple[int, int]:
    """So many old chips are how many new ones, and how many old ones are left: 14 of 25 are 3 of 100, and 2."""
    return divmod(chips, into // value)


def raced_for(odd: int, value: Chips, into: Chips, half: HalfChip) -> int:
    """For how many new chips so many odd ones are raced; half a new chip gives one more, or does not (RROP 15)."""
    new, rest = divmod(odd * value, into)
    return new + (2 * rest > into or (2 * rest == into and half is HalfChip.GIVES_ONE))


def race(
    odds: Iterable[Odd], value: Chips, into: Chips, deck: Iterator[Card], half: HalfChip, rescue: RescueChip
) -> Race:
    """Hold the race of one table: `value` is what an old chip is worth, `into` a new one, a multiple of it.

    Since whole sets have been changed, nobody holds a new chip's worth, and there are never more new chips than
    players who race for them.
    """
    players: list[tuple[Odd, int, int, tuple[Card, ...]]] = []
    for odd in sorted(odds, key=lambda each: each.seat):
        sets, left = whole_sets(odd.chips, value, into)
        players.append((odd, sets, left, tuple(next(deck) for _ in range(left))))
    new = raced_for(sum(left for _, _, left, _ in players), value, into, half)
    # Cards rank by their number and then by suit, spades, hearts, diamonds, clubs; of two equal ones (of two decks)
    # the one that was dealt first.
    best_first = [
        odd.seat for odd, _, _, _ in sorted((p for p in players if p[2]), key=lambda p: max(p[3]), reverse=True)
    ]
    in_danger = {odd.seat for odd, sets, left, _ in players if odd.last and left and not sets}
    won, rescued = _new_chips(best_first, in_danger, new, rescue)
    found = tuple(
        Raced(
            odd.seat,
            sets,
            left,
            cards,
            odd.seat in in_danger,
            odd.seat in won,
            odd.seat in rescued,
            into * (odd.seat in won or odd.seat in rescued) - left * value,
        )
        for odd, sets, left, cards in players
    )
    return Race(found, new)


def _new_chips(
    best_first: Sequence[SeatNo], in_danger: set[SeatNo], new: int, rescue: RescueChip
) -> tuple[set[SeatNo], set[SeatNo]]:
    """Who wins by his cards, and who gets a chip because he would have none left.

    A chip from the race is given before anybody wins one (RROP 15), so that fewer are won. That may take the chip from
    somebody else who would then have none: he is given one as well. Where there are too few, more are added.
    """
    won = set(best_first[:new])
    if rescue is RescueChip.EXTRA:
        return won, in_danger - won
    rescued = in_danger - won
    while True:
        others = [seat for seat in best_first if seat not in rescued]
        won = set(others[: max(0, new - len(rescued))])
        more = in_danger - won - rescued
        if not more:
            return won, rescued
        rescued |= more


def decks(draw: Draw) -> Iterator[Card]:
    """The cards of a recorded draw, in the order in which they are dealt: one shuffled deck after the other."""
    stream = drawing.stream_of(draw)
    while True:
        yield from drawing.deck(stream)
