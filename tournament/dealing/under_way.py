"""A hand under way at a dealt table, and who is in it: until it is over nothing may change what it was dealt upon."""

from collections.abc import Collection

from engine.hand import Hand
from tournament.errors import RuleViolation
from tournament.events import Event, HandPlayed, HandVoided
from tournament.names import EntryNo, SeatNo, TableNo
from tournament.state import Tournament
from tournament.table import Table, UnderWay


def under_way(state: Tournament, number: TableNo) -> UnderWay:
    """The hand being played at that table.

    Raises:
        RuleViolation: `no_such_table`, `no_hand_under_way`.
    """
    going = state.table(number).under_way
    if going is None:
        raise RuleViolation("no_hand_under_way", table=number)
    return going


def is_under_way(hand: Hand, table: Table) -> bool:
    """Whether the hand under way at that table was dealt as this one: to the same in the same seats with the same."""
    going = table.under_way
    started = {table.seats.get(SeatNo(seat)): chips for seat, chips in hand.started.items()}
    return going is not None and started == dict(going.stacks) and hand.positions == going.positions


def check_not_in_hand(state: Tournament, entry: EntryNo) -> None:
    """Whether that player may leave his seat or have his chips changed: not while he is dealt in.

    Raises:
        RuleViolation: `in_a_hand`.
    """
    seat = state.entry(entry).seat
    table = None if seat is None else state.tables.get(seat.table)
    going = None if table is None else table.under_way
    if seat is not None and going is not None and entry in going.stacks:
        raise in_a_hand(state, entry, seat.table, going)


def check_undisturbed(before: Tournament, after: Tournament, events: Collection[Event]) -> None:
    """Whether a step left alone who is dealt into hands that go on: his seat, his chips, and that he is in.

    Raises:
        RuleViolation: `in_a_hand`.
    """
    going_on = [(number, table.under_way) for number, table in before.tables.items() if table.under_way is not None]
    if not going_on or before.entries is after.entries:
        return
    ended = {event.table for event in events if isinstance(event, HandPlayed | HandVoided)}
    for number, going in going_on:
        for entry in () if number in ended or going is None else going.stacks:
            was, now = before.entries[entry], after.entries.get(entry)
            if was is now:
                continue
            if now is None or (was.seat, was.stack, was.is_in) != (now.seat, now.stack, now.is_in):
                raise in_a_hand(before, entry, number, going)


def in_a_hand(state: Tournament, entry: EntryNo, table: TableNo, going: UnderWay) -> RuleViolation:
    """The refusal that names who is dealt in where."""
    return RuleViolation("in_a_hand", name=state.entry(entry).shown_name, table=table, hand=going.number)
