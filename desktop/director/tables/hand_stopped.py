"""What is asked before the hand under way at a dealt table is stopped."""

from functools import partial

from desktop.director.dialogs.asked import Answers, Question
from tournament.dealing import voiding
from tournament.dealing.under_way import under_way
from tournament.errors import RuleViolation
from tournament.evening import Decision
from tournament.history import Step
from tournament.language import gettext as _
from tournament.names import Instant, TableNo
from tournament.state import Table, Tournament


def stopped(table: Table) -> Question:
    """Whether it shall count for nothing: undo does not bring back a hand whose cards are gone."""
    number = table.next_number if table.under_way is None else table.under_way.number

    def decide(_answers: Answers) -> Decision[Tournament]:
        return partial(_stop, table=table.number, hand=number)

    title = _("Stop hand {hand} at table {table}?").format(hand=number, table=table.number)
    about = _("It counts for nothing: every bet goes back, and the next hand is dealt anew from the same button.")
    return Question(title, about, _("Stop the hand"), (), decide)


def _stop(state: Tournament, at: Instant, table: TableNo, hand: int) -> Step:
    """Only the hand that was asked about: it may be over by now, and the next one under way."""
    if under_way(state, table).number != hand:
        raise RuleViolation("no_hand_under_way", table=table)
    return voiding.void(state, at, table)
