"""Who has to change chairs: from the moves that were made, as long as they hold."""

from collections.abc import Mapping, Sequence

from engine.seats import NextHand
from tournament import hands
from tournament.board.chairs import by_name, chair
from tournament.board.pages import Due, Move, Moves
from tournament.events import Seat
from tournament.names import MINUTE, EntryNo, Instant, Milliseconds, TableNo
from tournament.state import MovesMade, Table, Tournament
from tournament.tables.buttons import WORD_COUNTS, as_known
from tournament.wording.seats import table_name

SHOWN_FOR: Milliseconds = 2 * MINUTE
"""So long moves are shown by themselves, unless the director confirms them before."""


def moves_to_show(state: Tournament, at: Instant, confirmed: Instant) -> Moves | None:
    """The moves made after that confirmation and less than two minutes ago, None where there are none."""
    return _moves(state, [made for made in state.moved if made.at > confirmed and at - made.at < SHOWN_FOR], at)


def last_moves(state: Tournament, at: Instant) -> Moves | None:
    """The last moves that were made, however long ago, with those of the two minutes before; None before the first."""
    newest = max((made.at for made in state.moved), default=at)
    return _moves(state, [made for made in state.moved if newest - made.at < SHOWN_FOR], at)


def _moves(state: Tournament, recent: Sequence[MovesMade], at: Instant) -> Moves | None:
    """Each mover's last chair, if he still sits there; where all seats were drawn anew, everybody's chair.

    Then also who drew the chair that he had is told so: the others look for themselves, and so will he.
    """
    if not recent or state.finished is not None:
        return None
    everybody = any(made.everybody for made in recent)
    last: dict[EntryNo, Seat] = {moved.entry: moved.to for made in recent for moved in made.moves}
    if everybody:
        last = {entry.number: entry.seat for entry in state.left if entry.seat is not None}
    sitting = by_name(state.entries[entry] for entry, to in last.items() if state.entries[entry].seat == to)
    if not sitting:
        return None
    tables = {seat.table for seat in last.values() if seat.table in state.tables}
    coming = _next_hands(state, sorted(tables), recent, at)
    lines = [
        Move(entry.shown_name, chair(state, entry.seat), _due(state, entry.number, entry.seat, coming))
        for entry in sitting
        if entry.seat is not None
    ]
    closed = {table.number: table for made in recent for table in made.closed if table.number not in state.tables}
    return Moves(
        tuple(lines),
        tuple(table.name or table_name(table.number, "") for table in closed.values()),
        everybody,
        max(made.at for made in recent),
    )


def _next_hands(
    state: Tournament, tables: Sequence[TableNo], recent: Sequence[MovesMade], at: Instant
) -> Mapping[TableNo, NextHand]:
    """The next hand of each of these tables whose button is known."""
    known, rules = as_known(state, at), hands.house_rules(state)
    found: dict[TableNo, NextHand] = {}
    for number in tables:
        table = state.tables[number] if _drawn(state.tables[number], recent, at) else known.tables[number]
        coming = hands.next_hand(table, rules, hands.playing(state, table))
        if coming is not None:
            found[number] = coming
    return found


def _drawn(table: Table, recent: Sequence[MovesMade], at: Instant) -> bool:
    """Whether its button has just been drawn with the seats, for the hand that comes next."""
    just_now = any(made.everybody and made.at == table.ready for made in recent) and at - table.ready <= WORD_COUNTS
    return just_now and table.positions is None


def _due(state: Tournament, entry: EntryNo, seat: Seat, coming: Mapping[TableNo, NextHand]) -> Due | None:
    """What awaits him in his first hand there; nothing once he has had one, or while he waits for it."""
    hand, chair_no = coming.get(seat.table), seat.number
    if hand is None or chair_no not in hand.dealt or entry in state.tables[seat.table].dealt_in:
        return None
    where = hand.positions
    if chair_no == where.big_blind:
        return Due.BIG_BLIND
    if chair_no == where.small_blind:
        return Due.SMALL_BLIND
    return Due.BUTTON if chair_no == where.button else None
