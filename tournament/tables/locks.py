"""Players who stay in their seats, and two who change theirs."""

from collections.abc import Sequence
from typing import Any

from tournament.dealing.under_way import check_not_in_hand
from tournament.errors import RuleViolation
from tournament.events import Moved, PlayersLocked, PlayersMoved, Seat
from tournament.history import Step
from tournament.names import EntryNo, Instant
from tournament.state import Entry, Tournament


def lock(state: Tournament, at: Instant, entries: Sequence[EntryNo]) -> Step:
    """Keep these players in their seats: no draw and no balancing moves them, and nobody does by hand.

    Raises:
        RuleViolation: `no_such_entry`, `already_out`, `not_seated`, `locked_already`.
    """
    players = [_sitting(state, number)[0] for number in entries]
    for player in players:
        if player.locked:
            raise RuleViolation("locked_already", name=player.shown_name)
    return Step("players_locked", (PlayersLocked(_numbers(players)),), {"names": _names(players)})


def unlock(state: Tournament, at: Instant, entries: Sequence[EntryNo]) -> Step:
    """Let these players be moved again.

    Raises:
        RuleViolation: `no_such_entry`, `not_locked`.
    """
    players = [state.entry(number) for number in entries]
    for player in players:
        if not player.locked:
            raise RuleViolation("not_locked", name=player.shown_name)
    return Step("players_unlocked", (PlayersLocked(_numbers(players), locked=False),), {"names": _names(players)})


def check_movable(entry: Entry) -> None:
    """Whether the player may change his seat.

    Raises:
        RuleViolation: `player_locked`.
    """
    if entry.locked:
        raise RuleViolation("player_locked", name=entry.shown_name)


def check_between_rounds(state: Tournament) -> None:
    """Whether tables may change by a draw or a rule: not in a round of hand-for-hand (WSOP 126-a), nor after the end.

    Who moved in a round might play two hands of it or none; and what ties in it goes by the tables.

    Raises:
        RuleViolation: `evening_over`, `round_under_way`.
    """
    if state.finished is not None:
        raise RuleViolation("evening_over")
    if state.round_under_way:
        raise RuleViolation("round_under_way")


def ends_hand_for_hand(state: Tournament, tables: int) -> bool:
    """Whether it is over because only so many tables stay: nobody is left to wait for."""
    going = state.hand_for_hand
    return going is not None and going.together and tables < 2 <= len(state.tables)


def swap(state: Tournament, at: Instant, first: EntryNo, second: EntryNo) -> Step:
    """Let two players change seats, at two tables or at one, each with his own chips (TDA 7).

    Raises:
        RuleViolation: `evening_over`, `no_such_entry`, `already_out`, `not_seated`, `player_locked`, `in_a_hand`,
            `swap_alone`.
    """
    if state.finished is not None:
        raise RuleViolation("evening_over")
    (one, here), (other, there) = _sitting(state, first), _sitting(state, second)
    if first == second:
        raise RuleViolation("swap_alone", name=one.shown_name)
    for each in (one, other):
        check_movable(each)
        check_not_in_hand(state, each.number)
    facts: dict[str, Any] = {
        "names": [one.shown_name, other.shown_name],
        "first": one.shown_name,
        "second": other.shown_name,
        "table": there.table,
        "seat": there.number,
        "other_table": here.table,
        "other_seat": here.number,
    }
    moves = (Moved(first, here, there), Moved(second, there, here))
    return Step("players_swapped", (PlayersMoved(moves, ""),), facts)


def _sitting(state: Tournament, number: EntryNo) -> tuple[Entry, Seat]:
    entry = state.entry(number)
    if not entry.is_in:
        raise RuleViolation("already_out", name=entry.shown_name)
    if entry.seat is None:
        raise RuleViolation("not_seated", name=entry.shown_name)
    return entry, entry.seat


def _numbers(players: Sequence[Entry]) -> tuple[EntryNo, ...]:
    return tuple(player.number for player in players)


def _names(players: Sequence[Entry]) -> list[str]:
    return [player.shown_name for player in players]
