"""What a finished hand was: stacks, pots, busts and shown cards, as frozen values with seat numbers."""

from __future__ import annotations

from typing import NamedTuple

from engine.cards import Card
from engine.streets import Street


class Shown(NamedTuple):
    """Two cards turned face up at the showdown and the strength of the hand they make."""

    seat: int
    cards: tuple[Card, Card]
    strength: int


class Returned(NamedTuple):
    """Chips of a bet that nobody matched, given back."""

    seat: int
    chips: int


class PotResult(NamedTuple):
    """One pot: `number` 0 is the main pot, 1 the first side pot; `winners` maps seats to the chips they got from it.

    `amount` before `rake` was taken; the winners share the difference.
    """

    number: int
    amount: int
    eligible: tuple[int, ...]
    winners: dict[int, int]
    rake: int = 0


class Busted(NamedTuple):
    """A seat that lost its last chip.

    `started_with`: its chips before the hand. `by`: the winners of the last pot it could win, the one with its last
    chips; nobody where it won that pot itself and the house took all of it.
    """

    seat: int
    started_with: int
    by: tuple[int, ...]


class HandResult(NamedTuple):
    """Everything that follows from a finished hand, in chips and seat numbers.

    `stacks` after the hand; `deltas` against before, adding up to the chips carried in less `rake` and `carried`.
    `pots` in the order of award: last side pot
    first, main pot last. `busted` with the larger starting stack first, because he finishes higher (WSOP 126-b);
    equal ones clockwise from the left of the button. `shown` in showing order, empty when all but one folded. `board`
    as far as it was dealt. `returned`: an uncalled bet. `tabled_on`: the street on which an all-in ended the betting,
    so that all hands were turned up together (TDA 16); None otherwise. `mucked`: seats that threw their hands away at
    the showdown. `rake`: chips the house took. `void`: the hand counts for nothing, every bet went back, except that
    `carried` chips wait for the next pot (S3-36).
    """

    stacks: dict[int, int]
    deltas: dict[int, int]
    pots: tuple[PotResult, ...]
    busted: tuple[Busted, ...]
    shown: tuple[Shown, ...]
    board: tuple[Card, ...]
    returned: Returned | None
    tabled_on: Street | None
    mucked: tuple[int, ...] = ()
    rake: int = 0
    carried: int = 0
    void: bool = False
