"""A hand as it was written down somewhere: facts and actions in whole chips, whatever text they came from.

Players are counted from 1 clockwise from the left of the button (p1 … pn, the button is pn), as in PHH; lists are in
that order, heads-up too, where p1 is the big blind. Nothing here says that the hand was legal: `replay` finds out.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from engine.actions import Doing, Due, Mishap
from engine.blinds import Blinds, Limit
from engine.cards import UNKNOWN, Card
from engine.rules import HouseRules
from engine.seats import Positions


@dataclass(frozen=True, slots=True)
class Dealt:
    """Hole cards dealt to a player; None stands for a card nobody saw."""

    player: int
    cards: tuple[Card | None, ...]


UNSEEN = UNKNOWN[0]
"""A card of the board that nobody saw."""


@dataclass(frozen=True, slots=True)
class Boarded:
    """Cards put on the board: three for a flop, one for turn and river; `UNSEEN` stands for one nobody saw."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Folded:
    """A fold."""

    player: int


@dataclass(frozen=True, slots=True)
class Called:
    """A check or a call, as PHH's `cc`, which does not say which.

    `checks`: a text says check where it has something to call; such a hand cannot be played.
    """

    player: int
    checks: bool = False


@dataclass(frozen=True, slots=True)
class Raised:
    """A bet or a raise, so that the player's chips of this street total `amount`."""

    player: int
    amount: int


@dataclass(frozen=True, slots=True)
class Showed:
    """A player at the showdown: `cards` face up (None within for a card nobody saw), () mucked, None as dealt."""

    player: int
    cards: tuple[Card | None, ...] | None


@dataclass(frozen=True, slots=True)
class Remarked:
    """Words between the actions, which do nothing."""

    text: str


Item = Dealt | Boarded | Folded | Called | Raised | Showed | Remarked
"""Anything that happens in a record, in its order."""


class Irregular(NamedTuple):
    """Something done beside the players' actions, after so many items; `seat` is 0 where it concerns nobody alone.

    `mishap`, `rule` and `cards` as in `engine.actions.Irregularity`; no mishap where a player only asked to see a hand
    or took his own back. What was let stand is the next item, with its total. `note`: what was said to it.
    """

    after: int
    doing: Doing
    seat: int = 0
    mishap: Mishap | None = None
    rule: str = ""
    cards: tuple[Card, ...] = ()
    note: str = ""


@dataclass(frozen=True, slots=True)
class Record:
    """One hand as written down.

    Amounts are whole chips, `scale` of which make one unit of the text (100 where it counts in cents).

    `blinds`: what each player had to post, nominal, also beyond his stack: small and big blind, straddles from the
    third entry on; negative for the live post of a player who comes in late. `antes`: nominal too. With `uniform`
    antes (PHH's `ante_trimming_status`) a short ante is won only as far as the winner paid one himself; otherwise they
    are dead money. `dead`: missed small blinds that went straight into the pot.
    `small_bet`: the least bet, in fixed limit of the first two streets, and `big_bet` of the last two.
    `texts`: the words of each item as they stood, for telling where something is wrong.
    `rake`: what the house took, None where it is not said. `finishing` stacks where they are said.
    `rules`: name of the preset. `facts`: everything else that stood there, by name, in its order.

    What only records of our own hands say, to be played again exactly as they were:
    `comments`: words beside an item, by its place in `items`, from 0. `house`: the rules, where they are known whole.
    `positions`, in seat numbers, where the button may be an empty seat. `level`: what the level cost, and `dues`, in
    seat numbers: what was paid beside it; given, they are the truth, and `blinds`, `antes` and `dead` how the text
    shows it. `carried`: chips of a void hand that lay in the pot. `last_two`: only two were left in the tournament.
    `irregular`: what was done beside the actions, in its order. `void`: the hand counted for nothing; `absent`: the
    seats that were away then, whose bets some houses keep. `told`: of a hand whose cards are not all known, the seats
    by their hands, best first and ties together, as far as that had to be told; None: all cards are known.
    """

    limit: Limit
    starting: tuple[int, ...]
    blinds: tuple[int, ...]
    antes: tuple[int, ...]
    items: tuple[Item, ...]
    small_bet: int
    big_bet: int = 0
    uniform: bool = True
    dead: tuple[int, ...] = ()
    scale: int = 1
    players: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()
    finishing: tuple[int, ...] | None = None
    rake: int | None = None
    texts: tuple[str, ...] = ()
    rules: str | None = None
    facts: Mapping[str, object] = field(default_factory=dict)
    comments: Mapping[int, str] = field(default_factory=dict)
    house: HouseRules | None = None
    positions: Positions | None = None
    level: Blinds | None = None
    dues: tuple[Due, ...] = ()
    carried: int = 0
    last_two: bool = False
    irregular: tuple[Irregular, ...] = ()
    void: bool = False
    absent: tuple[int, ...] = ()
    told: tuple[tuple[int, ...], ...] | None = None


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A hand of a file that could not be read; the hands after it can be.

    `index`: which hand of the file, from 1. `line`: where in the file it went wrong, from 1 (0: not known).
    `code` and `facts`: what is wrong, as of an `EngineError`; `text` in the facts is the words it is about.
    """

    index: int
    line: int
    code: str
    facts: Mapping[str, object]
