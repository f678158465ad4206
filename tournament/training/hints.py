"""A hint for a seat on turn, on request: everything that can be known from what the seat sees, as values.

Nothing here looks at a Hand: a `SeatView` holds no card that the seat may not see.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from engine.actions import Bet, RaiseTo
from engine.errors import IllegalAction
from engine.rules import HouseRules
from engine.view import SeatView
from tournament.training import chances, price
from tournament.training.chances import Beaten, Equity, Outs
from tournament.training.price import Behind, PotOdds, Raising


@dataclass(frozen=True, slots=True, kw_only=True)
class Hint:
    """What is told of one decision; `hint_words.told` makes sentences of it.

    Attributes:
        view: what the seat sees; `rules`: of the house.
        odds: what a call pays and can win; None where checking is free.
        rivals: the seats that are still in beside it.
        equity: against hands of which nothing is known; `raised`: with a hand of the better third at somebody who bet
            or raised on this street, None where nobody did.
        beaten: what beats the hand now, None before the flop; `outs`: cards that improve it, on flop and turn.
        raising: how it may raise and why; `behind`: who acts after it.
    """

    view: SeatView
    rules: HouseRules
    odds: PotOdds | None
    rivals: tuple[int, ...]
    equity: Equity
    raised: Equity | None
    beaten: Beaten | None
    outs: Outs | None
    raising: Raising
    behind: Behind


def hint(view: SeatView, rules: HouseRules, rng: Random) -> Hint:
    """The hint for a seat on turn; `rng` draws the deals of an equity. Raises IllegalAction `not_on_turn`."""
    if view.legal is None:
        raise IllegalAction("not_on_turn", seat=view.seat)
    cards, board = view.cards, view.board
    rivals = chances.rivals(view)
    attacked = any(
        taken.street is view.street and taken.seat in rivals and isinstance(taken.action, Bet | RaiseTo)
        for taken in view.actions
    )
    return Hint(
        view=view,
        rules=rules,
        odds=price.pot_odds(view),
        rivals=rivals,
        equity=chances.against_random(cards, board, len(rivals), rng),
        raised=chances.against_a_raiser(cards, board, len(rivals), rng) if attacked else None,
        beaten=chances.beaten(cards, board) if board else None,
        outs=chances.outs(cards, board),
        raising=price.raising(view, rules),
        behind=price.behind(view, rules),
    )
