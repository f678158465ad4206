"""Hands that go on without a player: penalties, and the lone player whose table has not come yet."""

from tournament.names import MINUTE, Milliseconds

ALONE_BEFORE: Milliseconds = 5 * MINUTE
ALONE_EVERY: Milliseconds = 2 * MINUTE


def penalty_hands(players: int, rounds: int) -> int:
    """How many hands a penalty of so many rounds is at a table of so many players, the one who sits it out included.

    Blinds and antes are posted for him and each hand is dead; a hand dealt again counts once (TDA 71-A, 35-C).
    """
    return players * rounds


def blinds_won_alone(alone: Milliseconds) -> int:
    """How often a player alone at his table has got small and big blind from the absent stacks (WSOP 36).

    For five minutes nothing happens; then the button advances every two minutes, for the first time right away.
    """
    return 0 if alone < ALONE_BEFORE else 1 + (alone - ALONE_BEFORE) // ALONE_EVERY
