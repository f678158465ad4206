"""A finished hand looked at again: each decision of a seat beside what all the cards were, as values.

Only here are all hands known: a review is made of a Hand that is over.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from random import Random

from engine.actions import Bet, Call, Check, Doing, Fold, RaiseTo, Taken
from engine.beginning import beginning
from engine.cards import Card
from engine.errors import IllegalAction
from engine.hand import Hand
from engine.ranking import strength
from engine.streets import Street
from engine.view import SeatView
from tournament.training import chances
from tournament.training.price import PotOdds, pot_odds


class Judgement(StrEnum):
    """What can be said of a decision, now that the cards are known."""

    CALL_RIGHT = "call_right"
    """The call won often enough against these very hands."""
    CALL_UNLUCKY = "call_unlucky"
    """Against any hands it would have been enough, against these it was not."""
    CALL_LUCKY = "call_lucky"
    """Against these it was enough, against any hands it would not have been."""
    CALL_DEAR = "call_dear"
    """It was enough neither way."""
    FOLD_RIGHT = "fold_right"
    """The fold saved chips on the average."""
    FOLD_BEST = "fold_best"
    """The hand that was folded was the best at that moment, and worth its price."""
    FOLD_PRICE = "fold_price"
    """It was not the best, but the price was good enough."""
    FOLD_FREE = "fold_free"
    """Nothing was to be paid."""
    CHECK_AHEAD = "check_ahead"
    """The hand was well ahead: a bet could have been paid."""
    CHECK_QUIET = "check_quiet"
    """Nothing is to be said against it."""
    RAISE_AHEAD = "raise_ahead"
    """With more than an even share against the hands that were in."""
    RAISE_BEHIND_WON = "raise_behind_won"
    """With less, but all the others folded to it."""
    RAISE_BEHIND = "raise_behind"
    """With less, and somebody stayed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Decision:
    """One decision of the seat that is reviewed.

    Attributes:
        taken: what it did; `board`: the cards that lay there.
        odds: what a call would have paid and won; None where checking was free.
        known: its share against the hands that were in, as the cards lay; `any`: against as many unknown hands.
        rivals: the seats that were in beside it.
        was_best: whether no hand that was in was better at that moment; before the flop: had a larger share.
    """

    taken: Taken
    board: tuple[Card, ...]
    odds: PotOdds | None
    known: float
    any: float
    rivals: tuple[int, ...]
    was_best: bool
    judgement: Judgement


@dataclass(frozen=True, slots=True)
class Held:
    """What a seat had: its cards, the strength at the river (None: the board was not complete), its chips won or lost.

    `folded`: the street on which it folded, None if it stayed to the end.
    """

    seat: int
    cards: tuple[Card, Card]
    strength: int | None
    folded: Street | None
    delta: int


@dataclass(frozen=True, slots=True)
class Review:
    """A hand as it was: the decisions of `seat` in their order, everybody's cards, and the board."""

    seat: int
    decisions: tuple[Decision, ...]
    held: tuple[Held, ...]
    board: tuple[Card, ...]

    @property
    def own(self) -> Held:
        """What the seat itself had."""
        return next(one for one in self.held if one.seat == self.seat)


def review(hand: Hand, seat: int, rng: Random) -> Review:
    """The review of a finished hand for one of its seats; `rng` draws the deals where hands are unknown.

    Raises IllegalAction `hand_not_over`; BadSetup `seat_not_dealt`.
    """
    result = hand.result()
    holes = dict(zip(hand.order, hand.holes, strict=True))
    made = [_decision(view, taken, hand, holes, rng) for view, taken in _moments(hand, seat)]
    folded = {taken.seat: taken.street for taken in hand.actions if isinstance(taken.action, Fold)}
    whole = len(result.board) == 5
    held = [
        Held(
            one,
            holes[one],
            strength((*holes[one], *result.board)) if whole else None,
            folded.get(one),
            result.deltas[one],
        )
        for one in hand.order
    ]
    return Review(seat, tuple(made), tuple(held), result.board)


def _moments(hand: Hand, seat: int) -> Iterator[tuple[SeatView, Taken]]:
    """What the seat saw each time it was on turn, and what it then did."""
    again = beginning(hand, asks_to_show=hand.asks_to_show)
    again.view(seat)  # refuses a seat that was not dealt
    killed = [deed for deed in hand.deeds if deed.doing is Doing.KILLED and deed.seat is not None]
    for number, taken in enumerate(hand.actions):
        while killed and killed[0].after <= number:
            # Somebody who was not at his seat when the last card was dealt.
            again.kill(killed.pop(0).seat or 0)
        if again.to_act != taken.seat:
            raise IllegalAction("not_on_turn", seat=taken.seat)
        if taken.seat == seat:
            yield again.view(seat), taken
        again.act(taken.action)


def _decision(
    view: SeatView, taken: Taken, hand: Hand, holes: Mapping[int, tuple[Card, Card]], rng: Random
) -> Decision:
    rivals, odds = chances.rivals(view), pot_odds(view)
    gone = [one for other in view.folded for one in holes[other]]
    known = chances.against_known(view.cards, view.board, [holes[other] for other in rivals], gone).share
    unknown = chances.against_random(view.cards, view.board, len(rivals), rng).share
    even = 1 / (len(rivals) + 1)
    if view.board:
        own = strength((*view.cards, *view.board))
        was_best = all(strength((*holes[other], *view.board)) <= own for other in rivals)
    else:
        was_best = known > even
    decision = Decision(
        taken=taken,
        board=view.board,
        odds=odds,
        known=known,
        any=unknown,
        rivals=rivals,
        was_best=was_best,
        judgement=Judgement.CHECK_QUIET,
    )
    return _judged(decision, hand, even)


_WELL_AHEAD = 1.5
"""So many times its even share, and a hand that checked was well ahead."""


def _judged(decision: Decision, hand: Hand, even: float) -> Decision:
    """The decision with what can be said of it."""
    action, odds = decision.taken.action, decision.odds
    needed = 0.0 if odds is None else float(odds.needed_of_all)
    enough, any_enough = decision.known >= needed, decision.any >= needed
    match action:
        case Call() if enough:
            found = Judgement.CALL_RIGHT if any_enough else Judgement.CALL_LUCKY
        case Call():
            found = Judgement.CALL_UNLUCKY if any_enough else Judgement.CALL_DEAR
        case Fold() if odds is None:
            found = Judgement.FOLD_FREE
        case Fold() if enough:
            found = Judgement.FOLD_BEST if decision.was_best else Judgement.FOLD_PRICE
        case Fold():
            found = Judgement.FOLD_RIGHT
        case Check():
            ahead = decision.was_best and decision.known >= min(_WELL_AHEAD * even, 0.75)
            found = Judgement.CHECK_AHEAD if ahead else Judgement.CHECK_QUIET
        case Bet() | RaiseTo() if decision.known >= even:
            found = Judgement.RAISE_AHEAD
        case _:
            found = Judgement.RAISE_BEHIND_WON if _all_folded_to(decision.taken, hand) else Judgement.RAISE_BEHIND
    return replace(decision, judgement=found)


def _all_folded_to(taken: Taken, hand: Hand) -> bool:
    """Whether everybody else folded after it, so that it won the pot."""
    place = next(place for place, one in enumerate(hand.actions) if one is taken)
    after = hand.actions[place + 1 :]
    return not hand.result().shown and not hand.result().mucked and all(isinstance(one.action, Fold) for one in after)
