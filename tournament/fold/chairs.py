"""Small steps that several facts are made of: sitting down, getting up, knowing a stack, paying."""

from collections.abc import Collection
from itertools import islice

from tournament.changing import replace
from tournament.errors import RuleViolation
from tournament.events import Moved, Seat, TableWay
from tournament.names import Cents, EntryNo, Instant, PlayerId, TableNo
from tournament.state import Bust, Entry, Knockout, MovesMade, Table, Till, Tournament
from tournament.table import ClosedTable


def check_started(state: Tournament, at: Instant) -> None:
    """No hand is played before the start. Presses of the clock, which Undo passes over, just lapse with it."""
    if not state.has_started(at):
        raise RuleViolation("not_started")


def with_entry(state: Tournament, entry: Entry) -> Tournament:
    """The state with that entry instead of the one of its number."""
    return replace(state, entries={**state.entries, entry.number: entry})


def with_table(state: Tournament, table: Table) -> Tournament:
    """The state with that table instead of the one of its number."""
    return replace(state, tables={**state.tables, table.number: table})


def _with_both(state: Tournament, entry: Entry, table: Table) -> Tournament:
    """As `with_entry` and `with_table` in one: moves are the most frequent of all facts."""
    entries, tables = {**state.entries, entry.number: entry}, {**state.tables, table.number: table}
    return replace(state, entries=entries, tables=tables)


def close(state: Tournament, number: TableNo) -> Tournament:
    """Without the empty table; `table_not_empty` is refused."""
    table = state.table(number)
    if table.seats:
        raise RuleViolation("table_not_empty", table=number)
    breaking = tuple(other for other in state.breaking if other != number)
    return replace(state, tables={n: t for n, t in state.tables.items() if n != number}, breaking=breaking)


def sit(state: Tournament, number: EntryNo, seat: Seat, at: Instant, *, moved: bool = False) -> Tournament:
    """The player sits down; `already_out`, `already_seated`, `seat_unavailable` and `seat_taken` are refused."""
    entry, table = state.entry(number), state.table(seat.table)
    if not entry.is_in:
        raise RuleViolation("already_out", name=entry.shown_name)
    if entry.seat is not None:
        raise RuleViolation("already_seated", name=entry.shown_name, table=entry.seat.table, seat=entry.seat.number)
    if seat.number in table.unavailable:
        raise RuleViolation("seat_unavailable", table=seat.table, seat=seat.number)
    if seat.number in table.seats or not 1 <= seat.number <= table.chairs:
        raise RuleViolation("seat_taken", table=seat.table, seat=seat.number)
    table = replace(table, seats={**table.seats, seat.number: number})
    # Real chips go along uncounted, but a count stays what it is: so many at that time.
    known = table.way is not TableWay.KEPT or state.started is None or entry.counted is not None
    known = known or entry.deciding is not None  # he has none
    stack = entry.stack if known else None
    return _with_both(state, replace(entry, seat=seat, sat_at=at, stack=stack, moves=entry.moves + moved), table)


def stand_up(state: Tournament, number: EntryNo, origin: Seat) -> Tournament:
    """The player gets up from that chair; `not_at_seat` is refused."""
    entry = state.entry(number)
    if entry.seat != origin:
        raise RuleViolation("not_at_seat", name=entry.shown_name, table=origin.table, seat=origin.number)
    table = state.table(origin.table)
    seats = {seat: sitter for seat, sitter in table.seats.items() if sitter != number}
    table = replace(table, seats=seats, dealt_in=table.dealt_in - {number})
    return _with_both(state, replace(entry, seat=None, sat_at=None), table)


MOVES_KEPT = 60
"""So many of the last moves can be read again, each of one player or of several at one time."""


def noted(
    state: Tournament,
    moves: tuple[Moved, ...],
    at: Instant,
    rule: str,
    closed: tuple[ClosedTable, ...] = (),
    *,
    everybody: bool = False,
) -> Tournament:
    """With these as the last moves; who draws the seat that he had has not moved."""
    made = MovesMade(at, rule, tuple(moved for moved in moves if moved.origin != moved.to), closed, everybody)
    return replace(state, moved=(*state.moved[1 - MOVES_KEPT :], made)) if made.moves else state


def left_for_good(state: Tournament, staying: Collection[TableNo]) -> tuple[ClosedTable, ...]:
    """The tables at which somebody sits now and that are none of those staying, by number."""
    going = sorted(number for number, table in state.tables.items() if table.seats and number not in staying)
    return tuple(ClosedTable(number, state.tables[number].name) for number in going)


def move(
    state: Tournament, moves: tuple[Moved, ...], at: Instant, rule: str, closed: tuple[ClosedTable, ...] = ()
) -> Tournament:
    """Everyone gets up first, so that two can change chairs."""
    for moved in moves:
        state = stand_up(state, moved.entry, moved.origin)
    for moved in moves:
        state = sit(_count_left_behind(state, moved), moved.entry, moved.to, at, moved=True)
    for table in {moved.origin.table for moved in moves}:
        state = button_passed_on(state, table)
    return noted(state, moves, at, rule, closed)


def _count_left_behind(state: Tournament, moved: Moved) -> Tournament:
    """Where every chip is known, a count that was made at real cards some time ago is none: he is counted anew."""
    entry, ways = state.entry(moved.entry), [state.table(seat.table).way for seat in (moved.origin, moved.to)]
    if entry.counted is None or ways[0] is not TableWay.KEPT or ways[1] is TableWay.KEPT:
        return state
    return with_entry(state, replace(entry, stack=None, counted=None))


def button_passed_on(state: Tournament, number: TableNo) -> Tournament:
    """A button drawn for a chair that is empty now, and not yet dealt from, goes to the next player."""
    table = state.table(number)
    drawn = table.first_button
    if table.positions is not None or drawn is None or drawn in table.seats:
        return state
    behind = sorted(table.seats, key=lambda other: (other < drawn, other))
    return with_table(state, replace(table, first_button=behind[0] if behind else None))


def stacks_of_kept_tables(state: Tournament, *, known: bool) -> Tournament:
    """Once real cards are in the air nobody knows how many chips anybody has."""
    kept = {number for number, table in state.tables.items() if table.way is TableWay.KEPT}
    entries = {
        number: replace(entry, stack=entry.bought if known else None)
        if entry.is_in and (state.setup.counted or (entry.seat is not None and entry.seat.table in kept))
        else entry
        for number, entry in state.entries.items()
    }
    return replace(state, entries=entries)


def all_ready(state: Tournament, at: Instant) -> Tournament:
    """Every table can begin its next hand at that instant."""
    return replace(state, tables={number: replace(table, ready=at) for number, table in state.tables.items()})


def check_left(state: Tournament, going: Entry) -> None:
    """Somebody has to win: the last one with chips is not put out, as a step undone or corrected may leave it."""
    check_not_dealt(state)
    if not any(e.is_in and e.deciding is None and e.number != going.number for e in state.entries.values()):
        raise RuleViolation("somebody_must_win", players=1)


def bought_back(state: Tournament, entry: Entry, lost: Bust) -> Entry:
    """Who has bought chips again after that loss; where the rules say so, whoever took him out keeps the credit."""
    if not state.setup.rules.rebuy_keeps_knockout:
        return entry
    heads = len(entry.purchases) - sum(knockout.heads for knockout in entry.knockouts)
    return replace(entry, knockouts=(*entry.knockouts, Knockout(lost.by, heads, lost.at, lost.group)))


def gone(state: Tournament, at: Instant) -> Tournament:
    """Somebody is out of the tournament: if one player is left, he has won it with all chips."""
    # As far as the second of those left, not counting them all: this is asked after each bust.
    left = list(islice((e for e in state.entries.values() if e.bust is None and not e.cancelled), 2))
    if len(left) != 1 or state.started is None or all(e.bust is None for e in state.entries.values()):
        return state
    return over(with_entry(state, replace(left[0], stack=state.chips_in_play, counted=None, deciding=None)), at)


def over(state: Tournament, at: Instant) -> Tournament:
    """The tournament is decided: nobody waits for a hand any more, none goes on, and every clock has ended."""
    state = released(state, at)
    tables = {n: replace(t, under_way=None) if t.under_way is not None else t for n, t in state.tables.items()}
    return replace(state, clock=state.clock.ended(at), finished=at, shot_clocks={}, tables=tables)


def check_not_dealt(state: Tournament) -> None:
    """Nobody goes or comes back after a deal that ended the evening: it was between all who were left then."""
    if state.ended_by_deal:
        raise RuleViolation("deal_ended")


def ticked(state: Tournament, number: TableNo) -> Tournament:
    """In hand-for-hand that table has played its hand of this round."""
    going = state.hand_for_hand
    return state if going is None else replace(state, hand_for_hand=replace(going, done=going.done | {number}))


def released(state: Tournament, at: Instant) -> Tournament:
    """No longer hand for hand; a clock that stood because of it goes on. That was no pause to be given back."""
    going = state.hand_for_hand
    clock = state.clock.resumed(at) if going is not None and going.holds else state.clock
    return replace(state, hand_for_hand=None, clock=clock if clock is state.clock else replace(clock, last_pause=None))


def waits_no_more(state: Tournament, player: PlayerId) -> Tournament:
    """Without the person on the waiting list."""
    if player not in state.waiting:
        return state
    return replace(state, waiting=tuple(each for each in state.waiting if each != player))


def with_till(state: Tournament, till: Till) -> Tournament:
    """The state with that money."""
    return replace(state, till=till)


def received(state: Tournament, player: PlayerId | None, amount: Cents) -> Tournament:
    """That much more was paid by the person, or by nobody in particular."""
    if not amount:
        return state
    paid = {**state.till.received, player: state.till.received.get(player, 0) + amount}
    return with_till(state, replace(state.till, received=paid))
