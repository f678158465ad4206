"""Keeping tables even: who moves where, when a table breaks, when the final table is formed.

TDA 11: the player who would be big blind next goes to the worst open position of the shorter table, never the small
blind while another seat is open. Which tables count as uneven is the evening's rule (rules.md B11).
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass, replace

from engine.seats import Positions, clockwise, first_positions, next_positions
from tournament import fold, seating
from tournament.errors import RuleViolation
from tournament.events import Event, Moved, PlayersMoved, PositionsTold, Seat, TableWay
from tournament.history import Step
from tournament.names import MINUTE, EntryNo, Instant, Milliseconds, SeatNo, TableNo
from tournament.state import Table, Tournament

RULE = "TDA 11"

WORD_COUNTS: Milliseconds = 3 * MINUTE
"""How long the director's word who is big blind stands: about two hands of real cards."""


@dataclass(frozen=True, slots=True)
class FinalTableDue:
    """Few enough players are left for one table."""

    players: int


@dataclass(frozen=True, slots=True)
class BreakDue:
    """The players of this table fit on the others."""

    table: TableNo


@dataclass(frozen=True, slots=True)
class MoveDue:
    """A table has too many more players than another."""

    giving: TableNo
    receiving: TableNo


Due = FinalTableDue | BreakDue | MoveDue


@dataclass(frozen=True, slots=True)
class Proposal:
    """One move of a plan: at a table whose button is unknown the director says who (`entry` None until then)."""

    giving: TableNo
    receiving: TableNo
    entry: EntryNo | None
    seat: Seat | None


@dataclass(frozen=True, slots=True)
class Plan:
    """What the rules ask for now: a final table, a table to break, or moves."""

    due: Due
    moves: tuple[Proposal, ...] = ()


def due(state: Tournament, may_give: Callable[[Table], bool] = lambda table: True) -> Due | None:
    """What is due, most far-reaching first; a single table is never uneven.

    `may_give` says between whose hands we are: only such a table gives up a player or is broken.
    """
    tables = state.tables.values()
    players, setup = len(state.left), state.setup
    if len(tables) < 2 or state.finished is not None:
        return None
    if players <= setup.rules.final_table_size(setup.seats):
        return FinalTableDue(players) if all(map(may_give, tables)) else None
    breaking = breaking_table(state)
    if breaking is not None:
        return BreakDue(breaking) if may_give(state.tables[breaking]) else None
    sizes = {table.number: len(table.seats) for table in tables}
    most, fewest = max(sizes.values()), min(sizes.values())
    if most - fewest <= setup.rules.difference(len(sizes)):
        return None
    fullest = [n for n in sorted(sizes) if sizes[n] == most and may_give(state.tables[n])]
    shortest = min(n for n in sizes if sizes[n] == fewest)
    return MoveDue(fullest[0], shortest) if fullest else None


def breaking_table(state: Tournament) -> TableNo | None:
    """The table that breaks next, the highest number, once its players fit on the other tables' seats."""
    tables = len(state.tables)
    if tables < 2 or len(state.left) > (tables - 1) * state.setup.seats:
        return None
    return max(state.tables)


def final_table_due(state: Tournament) -> bool:
    """Whether few enough players are left on several tables: then no table begins another hand."""
    setup = state.setup
    return len(state.tables) > 1 and len(state.left) <= setup.rules.final_table_size(setup.seats)


def next_big_blind(table: Table) -> EntryNo | None:
    """Who will be big blind in the table's next hand, None where the button is not known."""
    if len(table.seats) < 2:
        return next(iter(table.seats.values()), None)
    if table.positions is not None:
        positions = next_positions(table.positions, table.seats, table.newcomers).positions
    elif table.first_button is not None and table.first_button in table.seats:
        positions = first_positions(table.first_button, table.seats)
    else:
        return None
    return table.seats[SeatNo(positions.big_blind)]


def worst_seat(table: Table) -> SeatNo | None:
    """The seat a mover gets: the open one that pays the big blind soonest, never the small blind while another is open.

    A seat strictly between button and small blind, where the mover would wait a hand, comes only before the small
    blind's (rules.md B8a). Where the button is not known, the lowest open seat. None if the table is full.
    """
    open_seats = table.open_seats()
    if not open_seats:
        return None
    if table.positions is None and table.first_button not in table.seats:
        return open_seats[0]

    def rank(seat: SeatNo) -> tuple[int, int]:
        positions, waits = _positions_with(table, seat)
        kind = 2 if seat == positions.small_blind_seat else 1 if waits else 0
        return kind, (seat - positions.small_blind_seat) % table.chairs

    return min(open_seats, key=rank)


def _positions_with(table: Table, newcomer: SeatNo) -> tuple[Positions, bool]:
    """The next hand's positions if somebody sat down there, and whether he would wait."""
    live = {*table.seats, newcomer}
    if table.positions is not None and len(live) > 1:
        coming = next_positions(table.positions, live, {*table.newcomers, newcomer})
        return coming.positions, newcomer in coming.waiting
    if table.first_button is not None and len(live) > 1:
        return first_positions(table.first_button, live), False
    return Positions(button=newcomer, small_blind_seat=newcomer, big_blind=newcomer), False


def move(state: Tournament, needed: MoveDue) -> Proposal:
    """Who goes where by TDA 11."""
    giving, receiving = state.tables[needed.giving], state.tables[needed.receiving]
    seat = worst_seat(receiving)
    to = None if seat is None else Seat(receiving.number, seat)
    return Proposal(giving.number, receiving.number, next_big_blind(giving), to)


def as_known(state: Tournament, at: Instant) -> Tournament:
    """The evening without what nobody can know any more about kept tables: where the button has gone meanwhile.

    The button drawn before the start counts for the first hand, the director's word for `WORD_COUNTS`.
    """
    if not state.has_started(at):
        return state
    return replace(state, tables={number: _as_known(table, at) for number, table in state.tables.items()})


def _as_known(table: Table, at: Instant) -> Table:
    if table.way is not TableWay.KEPT:
        return table
    return replace(table, positions=table.positions if at - table.ready <= WORD_COUNTS else None, first_button=None)


def propose(state: Tournament, at: Instant) -> Plan | None:
    """Everything that would make the tables even again at that instant, None if they are.

    Later moves of the plan are worked out as if the earlier ones had been made.
    """
    needed = due(state)
    if needed is None or not isinstance(needed, MoveDue):
        return None if needed is None else Plan(needed)
    moves: list[Proposal] = []
    after, coming = as_known(state, at), due(state)
    while isinstance(coming, MoveDue):
        proposal = move(after, coming)
        moves.append(proposal)
        after = _as_if(after, proposal)
        coming = due(after)
    return Plan(needed, tuple(moves))


def _as_if(state: Tournament, proposal: Proposal) -> Tournament:
    """The state after a proposed move; where nobody knows who, whoever has sat there longest stands for him."""
    giving = state.tables[proposal.giving]
    entry = proposal.entry if proposal.entry is not None else giving.seats[min(giving.seats)]
    moved = moved_to(state, entry, proposal.seat) if proposal.seat is not None else None
    if moved is None:
        raise RuleViolation("table_full", table=proposal.receiving, rule=RULE)
    return fold.apply(PlayersMoved((moved,), RULE), state, state.last)


def moved_to(state: Tournament, entry: EntryNo, to: Seat) -> Moved:
    """The move of an entry from where it sits now.

    Raises:
        RuleViolation: `not_seated`.
    """
    origin = state.entry(entry).seat
    if origin is None:
        raise RuleViolation("not_seated", name=state.entry(entry).name)
    return Moved(entry, origin, to)


def carry_out(state: Tournament, at: Instant, moves: Collection[Moved], rule: str = RULE) -> Step:
    """Move these players, exactly as they were shown.

    Raises:
        RuleViolation: `plan_outdated` when somebody no longer sits where the plan found him, or a seat is no longer
            free; `nobody_to_move`.
    """
    if not moves:
        raise RuleViolation("nobody_to_move")
    leaving = {moved.origin for moved in moves}
    for moved in moves:
        entry = state.entry(moved.entry)
        table = state.tables.get(moved.to.table)
        free = table is not None and (moved.to.number not in table.seats or moved.to in leaving)
        if entry.seat != moved.origin or not free:
            raise RuleViolation("plan_outdated", name=entry.name, table=moved.to.table, seat=moved.to.number)
    first = min(moves, key=lambda moved: moved.to)
    facts = {
        "names": [state.entry(moved.entry).name for moved in moves],
        "name": state.entry(first.entry).name,
        "from_table": first.origin.table,
        "from_seat": first.origin.number,
        "table": first.to.table,
        "seat": first.to.number,
        "moves": len(moves),
        "rule": rule,
    }
    return Step("players_moved", (PlayersMoved(tuple(moves), rule),), facts)


def move_by_hand(state: Tournament, at: Instant, entry: EntryNo, to: Seat) -> Step:
    """Move one player to a free chair that the director chose; extra chairs of a table count, too.

    The way on where somebody else went than was proposed, or somebody sat down in a wrong seat (TDA 7).

    Raises:
        RuleViolation: `no_such_entry`, `not_seated`, `no_such_table`, `seat_taken`.
    """
    table = state.table(to.table)
    if to.number not in table.free_chairs():
        raise RuleViolation("seat_taken", table=to.table, seat=to.number)
    return carry_out(state, at, [moved_to(state, entry, to)], rule="")


def tell_big_blind(state: Tournament, at: Instant, number: TableNo, seat: SeatNo) -> Step:
    """Note who is big blind in the hand being played at a table whose button nobody has followed.

    Small blind and button are the players before him; who is next follows from that.

    Raises:
        RuleViolation: `no_such_table`, `seat_empty`, `too_few_players`.
    """
    table = state.table(number)
    if seat not in table.seats:
        raise RuleViolation("seat_empty", table=number, seat=seat)
    if len(table.seats) < 2:
        raise RuleViolation("too_few_players", players=len(table.seats))
    before = list(clockwise(table.seats, seat))
    small_blind = before[-2]
    button = small_blind if len(before) == 2 else before[-3]
    told = PositionsTold(number, Positions(button, small_blind, seat))
    return Step("big_blind_told", (told,), {"table": number, "name": state.entry(table.seats[seat]).name})


def settle(
    state: Tournament, at: Instant, may_give: Callable[[Table], bool], server_seed: Callable[[int], bytes]
) -> tuple[Event, ...]:
    """All facts that make the tables right between hands, in order, drawn with the given seeds (by draw number).

    For tables that the engine deals, where nobody has to be asked.
    """
    events: list[Event] = []
    while (needed := due(state, may_give)) is not None:
        event = _settled(state, needed, server_seed(state.draws + 1))
        if event is None:
            break
        events.append(event)
        state = replace(fold.apply(event, state, at), last=at)
    return tuple(events)


def _settled(state: Tournament, needed: Due, server_seed: bytes) -> Event | None:
    match needed:
        case FinalTableDue():
            return seating.final_table(state, server_seed)
        case BreakDue(table):
            return seating.broken(state, table, server_seed)
        case MoveDue():
            proposal = move(state, needed)
            if proposal.entry is None or proposal.seat is None:
                return None
            return PlayersMoved((moved_to(state, proposal.entry, proposal.seat),), RULE)
