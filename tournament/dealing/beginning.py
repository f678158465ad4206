"""A hand begins at a dealt table: who is dealt in with what, and the engine's hand."""

from collections.abc import Sequence

from engine.cards import Card
from engine.errors import BadSetup
from engine.hand import Hand
from tournament import hands
from tournament.dealing import due
from tournament.dealing.under_way import under_way
from tournament.errors import RuleViolation
from tournament.events import HandBegan, StackCount
from tournament.history import Step
from tournament.names import Instant, SeatNo, TableNo
from tournament.state import Tournament


def begin(state: Tournament, at: Instant, number: TableNo) -> Step:
    """The next hand at that table begins: at the clock's level, or again at that of a void one (TDA 35-C).

    Raises:
        RuleViolation: as `due.check` says; `stack_unknown`.
    """
    due.check(state, at, number)
    table = state.table(number)
    found = due.coming(state, table)
    seated = {SeatNo(seat): table.seats[SeatNo(seat)] for seat in found.dealt}
    chips = hands.stacks(state, seated)
    counts = tuple(StackCount(seated[SeatNo(seat)], stack) for seat, stack in sorted(chips.items()))
    level = hands.level_due(state, at, table)
    began = HandBegan(number, table.next_number, level, found.positions, counts)
    return Step("hand_began", (began,), {"table": number, "number": began.number})


def dealt(state: Tournament, number: TableNo, deck: Sequence[Card], *, asks_to_show: bool = False) -> Hand:
    """The hand under way at that table, dealt from that deck; nothing has been done in it.

    Raises:
        RuleViolation: `no_such_table`, `no_hand_under_way`, `other_hand`: since it began somebody sits elsewhere.
    """
    table, going = state.table(number), under_way(state, number)
    stacks = {int(seat): going.stacks[entry] for seat, entry in sorted(table.seats.items()) if entry in going.stacks}
    try:
        return Hand(
            stacks,
            going.positions,
            hands.blinds(state, going.level),
            deck,
            hands.house_rules(state),
            last_two=len(state.left) == 2,
            asks_to_show=asks_to_show,
        )
    except BadSetup as wrong:
        raise RuleViolation("other_hand", table=number, hand=going.number) from wrong
