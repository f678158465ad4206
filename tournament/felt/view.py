"""A table with a hand on it as it is seen: every word made, every card either open, face down or not there."""

from dataclasses import dataclass

from engine.cards import Card
from tournament.names import Chips


@dataclass(frozen=True, slots=True)
class FeltSeat:
    """A chair and what lies in front of it.

    Attributes:
        name: of the player, empty for an empty chair; all else is then as at the start.
        stack: the chips behind, None where nobody knows them; `bet`: the chips of this street in front of him.
        cards: his two, None for one face down; empty once they are gone, and where he has none.
        said: what he did last, or why chips are in ("raise to 1 200", "small blind", "folded").
        strength: his hand in words, at the showdown or for his own eyes.
        best: those of the cards on the board and in his hand that make it, where it is shown.
        won: what the pots just gave him.
        equity: his share of the pots as the cards lie, from 0 to 1, where all hands are open; else None.
        time: how much of his time to act is left, from 1 to 0; None where no time runs.
        badge: a short word at the plate ("robot", "away"), often nothing.
    """

    seat: int
    name: str = ""
    stack: Chips | None = None
    bet: Chips = 0
    cards: tuple[Card | None, ...] = ()
    said: str = ""
    strength: str = ""
    best: tuple[Card, ...] = ()
    won: Chips = 0
    equity: float | None = None
    time: float | None = None
    badge: str = ""
    is_folded: bool = False
    is_all_in: bool = False
    is_on_turn: bool = False
    is_away: bool = False


@dataclass(frozen=True, slots=True)
class FeltPot:
    """A pot in the middle: its name ("main", "side 1"), its chips, and the names of who can win it."""

    name: str
    chips: Chips
    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FeltView:
    """A whole table.

    Attributes:
        title: the table's name; `subtitle`: hand, blinds, limit, rules; `clock`: what the clock shows, often nothing.
        seats: every chair from 1, in order.
        button: the chair in front of which it lies, empty perhaps.
        big_blind: chips, so that stacks can be told in big blinds; 0 where there is none.
        board: the common cards so far.
        pot: all chips in the middle and in front of the players; `pots`: as they lie, main pot first, bets not in them.
        told: one line about what just happened ("Ada wins 4 550 with a flush, queen high").
        near: the chair that is drawn at the bottom, nearest to whoever looks; None: seat 1 is left of the dealer.
        hand: the number of the hand, so that a painter knows when another one begins; `is_over`: it has ended.
    """

    title: str
    seats: tuple[FeltSeat, ...]
    subtitle: str = ""
    clock: str = ""
    button: int | None = None
    big_blind: Chips = 0
    board: tuple[Card, ...] = ()
    pot: Chips = 0
    pots: tuple[FeltPot, ...] = ()
    told: str = ""
    near: int | None = None
    hand: int = 0
    is_over: bool = False
