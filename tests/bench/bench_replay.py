"""Real hands played again, ours beside PokerKit in the same run; skipped where the hands are not here.

Both get the hands prepared: the cards, and the actions as values of their own. Ours go through `Hand.act`, as play
does, and are asked for the stacks at the end.
"""

import tomllib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from engine.actions import Action, Call, Check, Fold
from engine.blinds import Blinds
from engine.cards import Card, cards
from engine.deck import stacked
from engine.hand import Hand
from engine.seats import Positions

HANDS = Path(__file__).resolve().parents[3] / "shared" / "hands" / "pluribus.phhs"
MOST = 600
"""Hands in a round."""


class Prepared(NamedTuple):
    """A hand ready to be played again."""

    stacks: dict[int, int]
    positions: Positions
    blinds: Blinds
    deck: tuple[Card, ...]
    actions: list[Action]
    script: list[tuple[str, int, str]]
    """The record's own lines, for PokerKit: deals, folds, calls, raises."""


def prepared() -> list[Prepared]:
    """Some hundred six-handed hands of the Pluribus record, or none where the file is missing."""
    if not HANDS.exists():
        return []
    text = HANDS.read_text(encoding="utf-8")
    cut = text.index(f"[{MOST + 1}]")
    return [_prepare(record) for record in tomllib.loads(text[:cut]).values()]


def _prepare(record: dict[str, Any]) -> Prepared:
    """Cards in the order of a deck, and the actions found by playing it once."""
    count = len(record["starting_stacks"])
    holes: list[tuple[Card, ...]] = []
    board: list[Card] = []
    script: list[tuple[str, int, str]] = []
    for line in record["actions"]:
        words = line.split()
        if words[1] == "dh":
            holes.append(cards(words[3]))
            script.append(("dh", 0, words[3]))
        elif words[1] == "db":
            board += cards(words[2])
            script.append(("db", 0, words[2]))
        elif words[1] == "cbr":
            script.append(("cbr", int(words[2]), ""))
        elif words[1] != "sm":
            script.append((words[1], 0, ""))
    deck = stacked(holes, board)
    small, big = record["blinds_or_straddles"][:2]
    stacks = dict(enumerate(record["starting_stacks"], 1))
    positions, blinds = Positions(count, 1, 2), Blinds(small, big)
    actions = _actions(Hand(stacks, positions, blinds, deck), script)
    return Prepared(stacks, positions, blinds, deck, actions, script)


def _actions(hand: Hand, script: Sequence[tuple[str, int, str]]) -> list[Action]:
    actions: list[Action] = []
    for verb, amount, _ in script:
        if verb in {"dh", "db"}:
            continue
        legal = hand.legal()
        action: Action = Fold() if verb == "f" else Check() if legal.can_check else Call()
        actions.append(legal.raise_to(amount) if verb == "cbr" else action)
        hand.act(actions[-1])
    return actions


def ours(hands: Sequence[Prepared]) -> Callable[[int], None]:
    """Every hand through `Hand.act`."""

    def work(_: int) -> None:
        for stacks, positions, blinds, deck, actions, _script in hands:
            hand = Hand(stacks, positions, blinds, deck)
            act = hand.act
            for action in actions:
                act(action)
            hand.stacks  # noqa: B018 - asking is the point

    return work


def pokerkits(pokerkit: Any, hands: Sequence[Prepared]) -> Callable[[int], None]:
    """The same by PokerKit, cards dealt as recorded, all else done by itself."""
    by_hand = {pokerkit.Automation.HOLE_DEALING, pokerkit.Automation.BOARD_DEALING}
    automations = tuple(one for one in pokerkit.Automation if one not in by_hand)

    dealt = [[(verb, amount, tuple(pokerkit.Card.parse(text))) for verb, amount, text in one.script] for one in hands]

    def work(_: int) -> None:
        for one, script in zip(hands, dealt, strict=True):
            chips = tuple(one.stacks.values())
            state = pokerkit.NoLimitTexasHoldem.create_state(
                automations, True, 0, (one.blinds.small, one.blinds.big), one.blinds.big, chips, len(chips)
            )
            for verb, amount, given in script:
                if verb == "dh":
                    state.deal_hole(given)
                elif verb == "db":
                    state.deal_board(given)
                elif verb == "f":
                    state.fold()
                elif verb == "cc":
                    state.check_or_call()
                else:
                    state.complete_bet_or_raise_to(amount)

    return work
