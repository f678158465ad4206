"""What follows between the hands of dealt tables: moves, broken tables, redraws, the final table, the level's end."""

from collections.abc import Callable

from tournament import fold, hands
from tournament.changing import replace
from tournament.errors import RuleViolation
from tournament.events import Event, TableHeld, TableWay
from tournament.history import Step
from tournament.names import Instant
from tournament.state import Table, Tournament
from tournament.tables import balancing, plans
from tournament.tables.balancing import MayGive

ServerSeed = Callable[[int], bytes]
"""The 32 bytes of a draw by its number."""


def settled(
    after: Tournament, playing: Tournament, at: Instant, between_hands: MayGive, server_seed: ServerSeed
) -> tuple[Event, ...]:
    """What makes the tables right once a hand is over, who waits for a draw, and perhaps the level's end.

    Args:
        after: the evening after the hand.
        playing: the same with button and blinds where they are in the hands being played: a mover's seat is chosen for
            the hand after the one under way at his new table (rules.md B8a).
        at: that instant.
        between_hands: of a table, whether no hand is being played there.
        server_seed: of the draws that this takes.
    """
    found = plans.settle(playing, at, between_hands, server_seed)
    after = _with(after, found, at)
    if balancing.all_wait(after):
        held = tuple(TableHeld(n) for n, table in after.tables.items() if not table.held and between_hands(table))
        found, after = (*found, *held), _with(after, held, at)
    return (*found, *hands.level_ended(after, at))


def follow(after: Tournament, at: Instant, server_seed: ServerSeed) -> tuple[Event, ...]:
    """What a hand brings with it where people play: the tables are made right if the program deals at all of them.

    Where some have real cards the director moves people, as ever. No table is held: whether all wait for a draw
    follows from who is left, and that may change at the door.
    """
    found: tuple[Event, ...] = ()
    if all_dealt(after):
        found = plans.settle(with_hands_under_way(after), at, _between_hands, server_seed)
        after = _with(after, found, at)
    return (*found, *hands.level_ended(after, at))


def settle(state: Tournament, at: Instant, server_seed: ServerSeed) -> Step:
    """Make the tables right without a hand that was over: somebody came or left, or a hand became void.

    Raises:
        RuleViolation: `nobody_to_move`, where they are right or a hand has to be over first.
    """
    if not is_due(state):
        raise RuleViolation("nobody_to_move")
    events = plans.settle(with_hands_under_way(state), at, _between_hands, server_seed)
    if not events:
        raise RuleViolation("nobody_to_move")
    return Step("tables_settled", events, hands.told(state, events))


def is_due(state: Tournament) -> bool:
    """Whether dealt tables have to be made right, and can be."""
    return all_dealt(state) and balancing.due(state, _between_hands) is not None


def all_dealt(state: Tournament) -> bool:
    """Whether the program deals at every table at which somebody sits."""
    return all(table.way is TableWay.DEALT for table in state.tables.values() if table.seats)


def with_hands_under_way(state: Tournament) -> Tournament:
    """The evening with button and blinds where they are in the hands being played."""
    return replace(state, tables={number: _in_hand(table) for number, table in state.tables.items()})


def _in_hand(table: Table) -> Table:
    going = table.under_way
    if going is None:
        return table
    return replace(table, positions=going.positions, dealt_in=table.dealt_in | going.stacks.keys())


def _between_hands(table: Table) -> bool:
    return table.under_way is None


def _with(state: Tournament, events: tuple[Event, ...], at: Instant) -> Tournament:
    for event in events:
        state = fold.apply(event, state, at)
    return state
