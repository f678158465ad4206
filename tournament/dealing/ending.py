"""A hand at a dealt table is over: the step with which it counts."""

from engine.hand import Hand
from tournament import hands
from tournament.dealing import settling
from tournament.dealing.settling import ServerSeed
from tournament.dealing.under_way import is_under_way, under_way
from tournament.errors import RuleViolation
from tournament.events import Event
from tournament.history import Step
from tournament.names import Instant, TableNo
from tournament.outs import hand_for_hand
from tournament.state import Tournament


def finish(state: Tournament, at: Instant, number: TableNo, hand: Hand, server_seed: ServerSeed) -> Step:
    """The hand under way at that table counts, with all that it brings: who is out, the round's end, moves, draws.

    `server_seed`: the 32 bytes of each draw that this takes, by its number.

    Raises:
        RuleViolation: `no_such_table`, `no_hand_under_way`, `other_hand`: it was not dealt upon what is there now.
        IllegalAction: `hand_not_over`.
    """
    table, going = state.table(number), under_way(state, number)
    if not is_under_way(hand, table):
        raise RuleViolation("other_hand", table=number, hand=going.number)

    def following(played: tuple[Event, ...]) -> tuple[Event, ...]:
        rounds, after = hand_for_hand.after_hand(state, played, at)
        return (*rounds, *settling.follow(after, at, server_seed))

    return hands.played_step(state, table, going.number, going.began, going.level, hand, following)
