"""What somebody wants to do as soon as it is his turn, and when that no longer holds."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.actions import Action, Call, Check, Fold, Legal
from engine.streets import Street
from engine.view import PublicView
from tournament.language import gettext as _
from tournament.names import Chips
from tournament.wording.values import chips


class Intent(Enum):
    """What is meant."""

    CHECK_OR_FOLD = "check_or_fold"
    """Check where that is free, else fold."""
    CALL = "call"
    """Call that price, or check; it lapses when the price is another one."""
    CALL_ANY = "call_any"
    """Call whatever it is."""
    FOLD_TO_BET = "fold_to_bet"
    """Fold to any bet; where a check is free, decide then."""


@dataclass(frozen=True, slots=True)
class Intention:
    """What is meant, the chips that a call cost when it was said, and how many cards of the board were seen then."""

    intent: Intent
    price: Chips = 0
    board: int = 0

    def holds(self, price: Chips, board: int) -> bool:
        """Whether it still means the same: nobody has meant anything with a card that he had not seen."""
        return self.board == board and (self.intent is not Intent.CALL or self.price == price)

    def action(self, legal: Legal, board: int = 0) -> Action | None:
        """What it comes to on his turn, with so many cards of the board; None: it lapses, or he has to decide now."""
        if not self.holds(legal.to_call, board):
            return None
        match self.intent:
            case Intent.CHECK_OR_FOLD:
                return Check() if legal.can_check else Fold()
            case Intent.CALL | Intent.CALL_ANY:
                return Check() if legal.can_check else Call()
            case Intent.FOLD_TO_BET:
                return None if legal.can_check else Fold()


def price(view: PublicView, seat: int) -> Chips:
    """What a call costs that seat as the bets lie now, at most its stack."""
    whole = max(view.bets.values(), default=0)
    if view.street is Street.PREFLOP:
        # Coming in costs the whole big blind, whoever posted less of it.
        whole = max(whole, view.blinds.big)
    return min(max(whole - view.bets[seat], 0), view.stacks[seat])


def words(intent: Intent, cost: Chips) -> str:
    """What is ticked."""
    match intent:
        case Intent.CHECK_OR_FOLD:
            return _("Check or fold")
        case Intent.CALL:
            return _("Call {chips}").format(chips=chips(cost)) if cost else _("Check")
        case Intent.CALL_ANY:
            return _("Call any bet")
        case Intent.FOLD_TO_BET:
            return _("Fold to any bet")
