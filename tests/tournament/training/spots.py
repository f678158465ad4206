"""Situations to ask for a hint in, made by dealing and playing."""

from collections.abc import Mapping
from random import Random

from engine.actions import Action, Bet, Call, Check, Fold, RaiseTo
from engine.blinds import Blinds, Limit
from engine.cards import cards
from engine.deck import shuffled, stacked
from engine.hand import Hand
from engine.presets import TDA
from engine.rules import HouseRules
from engine.seats import first_positions
from tournament.training.hint_words import told
from tournament.training.hints import Hint, hint
from tournament.training.price import Raising, raising

NAMES = {1: "Ada", 2: "Ben", 3: "Cleo", 4: "Dov", 5: "Eve", 6: "Finn"}


def dealt(
    stacks: Mapping[int, int],
    blinds: Blinds,
    rules: HouseRules = TDA,
    *,
    button: int = 1,
    holes: Mapping[int, str] | None = None,
    board: str = "",
) -> Hand:
    """A hand with these cards where they are named, and any others elsewhere."""
    positions = first_positions(button, stacks)
    if holes is None and not board:
        return Hand(dict(stacks), positions, blinds, shuffled(Random(5)), rules)
    order = Hand(dict(stacks), positions, blinds, shuffled(Random(0)), rules).order
    given = [cards(holes[seat]) if holes and seat in holes else (None, None) for seat in order]
    return Hand(dict(stacks), positions, blinds, stacked(given, cards(board)), rules)


def play(hand: Hand, line: str) -> Hand:
    """Play a line of f, x, c, b100 and r300, apart by blanks."""
    for word in line.split():
        hand.act(_action(word))
    return hand


def _action(word: str) -> Action:
    match word[0]:
        case "f":
            return Fold()
        case "x":
            return Check()
        case "c":
            return Call()
        case "b":
            return Bet(int(word[1:]))
        case _:
            return RaiseTo(int(word[1:]))


def faced(hand: Hand) -> Raising:
    """How the seat on turn may raise."""
    assert hand.to_act is not None
    return raising(hand.view(hand.to_act), hand.rules)


def asked(hand: Hand) -> Hint:
    """The hint for the seat on turn."""
    assert hand.to_act is not None
    return hint(hand.view(hand.to_act), hand.rules, Random(1))


def said(hand: Hand, title: str) -> str:
    """The sentences of one part of the hint for the seat on turn; empty where that part is left out."""
    found = " ".join(line for part in told(asked(hand), NAMES) if part.title == title for line in part.sentences)
    return plain(found)


def plain(text: str) -> str:
    """With blanks that may break, which a test can type."""
    return text.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")


def limit(lower: int) -> Blinds:
    """Fixed limit with that lower limit."""
    return Blinds(lower // 2, lower, limit=Limit.FIXED_LIMIT)
