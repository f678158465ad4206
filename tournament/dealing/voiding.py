"""A hand that counts for nothing: cut off, taken back or stopped."""

from tournament.dealing.under_way import under_way
from tournament.events import HandVoided, Voiding
from tournament.history import Step
from tournament.names import Instant, TableNo
from tournament.state import Tournament


def void(state: Tournament, at: Instant, number: TableNo, why: Voiding = Voiding.STOPPED) -> Step:
    """All bets of the hand under way go back; the next one is dealt anew with its positions and its level (TDA 35-C).

    Raises:
        RuleViolation: `no_such_table`, `no_hand_under_way`.
    """
    going = under_way(state, number)
    facts = {"table": number, "number": going.number, "why": why.value}
    return Step("hand_voided", (HandVoided(number, going.number, why),), facts)


def all_under_way(state: Tournament) -> tuple[TableNo, ...]:
    """The tables at which a hand is under way, by number."""
    return tuple(number for number, table in sorted(state.tables.items()) if table.under_way is not None)
