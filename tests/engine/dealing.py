"""Short ways to set up and play a hand in a test."""

from collections.abc import Mapping, Sequence
from random import Random

import pytest

from engine import deck as deck_of
from engine.actions import Action, Bet, Call, Check, Due, Fold, RaiseTo
from engine.blinds import AnteKind, Blinds, Limit
from engine.cards import ALL_CARDS, Card, cards
from engine.deck import shuffled
from engine.errors import IllegalAction
from engine.hand import Hand
from engine.presets import PRESETS, TDA
from engine.rules import HouseRules
from engine.seats import Positions, clockwise, first_positions

BB_ANTE = AnteKind.BIG_BLIND


def playing(limit: Limit) -> list[HouseRules]:
    """The presets that play this limit."""
    return [rules for rules in PRESETS.values() if limit in rules.limits]


def name_of(rules: HouseRules) -> str:
    """How a test's id calls its rules."""
    return rules.name


def stacked(order: tuple[int, ...], holes: Mapping[int, str], board: str) -> tuple[Card, ...]:
    """A deck that deals these cards and this board; whatever is not named comes from the rest, deuces first."""
    named = cards("".join(holes.values()) + board)
    rest = iter([one for one in ALL_CARDS if one not in named])
    dealt = [cards(holes[seat]) if seat in holes else (next(rest), next(rest)) for seat in order]
    deck = deck_of.stacked(dealt, cards(board))
    return (*deck, *[one for one in ALL_CARDS if one not in deck])


def table(
    stacks: Mapping[int, int],
    blinds: tuple[int, int],
    *,
    button: int = 1,
    ante: int = 0,
    kind: AnteKind = AnteKind.PLAYER,
    holes: Mapping[int, str] | None = None,
    board: str = "",
    positions: Positions | None = None,
    rules: HouseRules = TDA,
    limit: Limit = Limit.NO_LIMIT,
    bets: tuple[int, int] = (0, 0),
    dues: Sequence[Due] = (),
    carried: int = 0,
    last_two: bool = False,
    asks_to_show: bool = False,
) -> Hand:
    """A hand on these stacks; the small blind sits left of the button unless `positions` says otherwise.

    `bets`: the two sizes of fixed limit, where the big blind and twice the big blind are not meant.
    """
    where = positions or first_positions(button, stacks)
    order = clockwise(stacks.keys(), where.button)
    deck = shuffled(Random(0)) if holes is None else stacked(order, holes, board)
    return Hand(
        stacks,
        where,
        Blinds(*blinds, ante, kind, limit, *bets),
        deck,
        rules,
        dues=dues,
        carried=carried,
        last_two=last_two,
        asks_to_show=asks_to_show,
    )


def deep(
    players: int,
    blinds: tuple[int, int],
    chips: int = 100_000,
    *,
    rules: HouseRules = TDA,
    limit: Limit = Limit.NO_LIMIT,
    last_two: bool = False,
) -> Hand:
    """Everybody has plenty; button in seat 1, so seat 2 and 3 have the blinds and seat 4 (heads-up seat 1) begins."""
    stacks = dict.fromkeys(range(1, players + 1), chips)
    return table(stacks, blinds, rules=rules, limit=limit, last_two=last_two)


def said(word: str) -> Action:
    """f fold, x check, c call, b100 bet 100, r300 raise to 300."""
    plain: dict[str, Action] = {"f": Fold(), "x": Check(), "c": Call()}
    if word in plain:
        return plain[word]
    return (Bet if word[0] == "b" else RaiseTo)(int(word[1:]))


def play(hand: Hand, words: str) -> Hand:
    """Do these actions, e.g. "c f r300"; a bar between streets is for the eye only."""
    for word in words.replace("|", " ").split():
        hand.act(said(word))
    return hand


def bounds(hand: Hand) -> tuple[int, int | None, int | None]:
    """What the seat on turn has to call, and from where to where it may bet or raise."""
    legal = hand.legal()
    return legal.to_call, legal.min_raise_to, legal.max_raise_to


def refused(hand: Hand, action: Action) -> str:
    """The code of the refusal; nothing may have changed."""
    before = everything(hand)
    with pytest.raises(IllegalAction) as refusal:
        hand.act(action)
    assert everything(hand) == before
    return refusal.value.code


def everything(hand: Hand) -> tuple[object, ...]:
    """All that may not change when an action is refused."""
    seats = tuple(hand.view(seat) for seat in hand.order)
    betting = hand._betting
    slots = [name for part in type(betting).__mro__ for name in getattr(part, "__slots__", ())]
    chips = repr([(name, getattr(betting, name)) for name in slots])
    return (seats, hand.street, hand.board, hand.actions, hand.stacks, hand.is_over, hand.tabled_on, chips)
