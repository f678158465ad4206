"""What needs the director at an instant: a pure function of the evening."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from tournament import balancing, seating
from tournament.balancing import BreakDue, FinalTableDue, Proposal
from tournament.clock import Phase
from tournament.errors import RuleViolation
from tournament.events import Timing
from tournament.names import EntryNo, Instant, SeatNo, TableNo
from tournament.standings import payouts
from tournament.state import Tournament


@dataclass(frozen=True, slots=True)
class DrawSeats:
    """Everybody is there, nobody has a seat yet."""

    players: int


@dataclass(frozen=True, slots=True)
class NoSeat:
    """Who entered and has no seat yet, by name; `room`: whether a chair is free for them all."""

    names: tuple[str, ...]
    room: bool


@dataclass(frozen=True, slots=True)
class Start:
    """The seats are drawn (or nobody gets one), and the clock stands; `at` is the appointed start, if there is one."""

    at: Instant | None


@dataclass(frozen=True, slots=True)
class AskBigBlind:
    """Somebody has to move from a table whose button nobody has followed: who is big blind there?

    `more`: how many moves follow this one.
    """

    table: TableNo
    receiving: TableNo
    short: int
    seated: tuple[tuple[SeatNo, str], ...]
    more: int = 0


@dataclass(frozen=True, slots=True)
class Move:
    """Somebody has to move: by TDA 11 this player, to that seat.

    `at_once` says that he will be big blind in the first hand there; `seat_known` that the seat follows from the
    receiving table's button, not only from which chairs are free.
    """

    proposal: Proposal
    name: str
    short: int
    at_once: bool
    seat_known: bool


@dataclass(frozen=True, slots=True)
class BreakTable:
    """The players of a table fit on the others."""

    table: TableNo
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FinalTable:
    """Few enough players are left for one table."""

    players: int
    tables: int


@dataclass(frozen=True, slots=True)
class Won:
    """Somebody has won; `prize` in minor units."""

    name: str
    prize: int


Matter = DrawSeats | NoSeat | Start | AskBigBlind | Move | BreakTable | FinalTable | Won


def matters(state: Tournament, at: Instant) -> tuple[Matter, ...]:
    """Everything that waits for the director, most urgent first."""
    if state.finished is not None:
        prizes = payouts(state)
        return (Won(state.left[0].name, prizes[0] if prizes else 0),)
    if not state.seats_drawn and not state.setup.counted:
        players = len(state.left)
        return (DrawSeats(players),) if players > 1 else ()
    if not state.has_started(at):
        if len(state.left) < 2:
            return ()
        appointed = state.clock.reading(at).phase is Phase.COUNTDOWN
        return (*_no_seat(state), Start(state.started if appointed else None))
    if state.setup.timing is Timing.SIMULATED:
        return ()
    return (*_no_seat(state), *_uneven(state, at))


def _no_seat(state: Tournament) -> Iterator[NoSeat]:
    waiting = seating.unseated(state)
    if waiting:
        free = sum(len(table.open_seats()) for table in state.tables.values())
        yield NoSeat(tuple(entry.shown_name for entry in waiting), room=free >= len(waiting))


def _uneven(state: Tournament, at: Instant) -> Iterator[Matter]:
    try:
        plan = balancing.propose(state, at)
    except RuleViolation:
        # No seat is free where one is needed; the tables stay as they are.
        return
    if plan is None:
        return
    match plan.due:
        case FinalTableDue(players):
            yield FinalTable(players, len(state.tables))
        case BreakDue(table):
            yield BreakTable(table, tuple(entry.name for entry in state.at_table(table)))
        case _:
            unknown = [proposal for proposal in plan.moves if proposal.entry is None]
            for proposal in plan.moves:
                if proposal.entry is not None:
                    yield _move(state, proposal, proposal.entry)
            if unknown:
                yield _ask(state, unknown[0], len(unknown) - 1)


def _short(state: Tournament, table: TableNo) -> int:
    """How many players fewer than the fullest table it has."""
    return max(len(each.seats) for each in state.tables.values()) - len(state.tables[table].seats)


def _ask(state: Tournament, proposal: Proposal, more: int) -> AskBigBlind:
    table = state.tables[proposal.giving]
    seated = tuple((seat, state.entries[entry].name) for seat, entry in sorted(table.seats.items()))
    return AskBigBlind(proposal.giving, proposal.receiving, _short(state, proposal.receiving), seated, more)


def _move(state: Tournament, proposal: Proposal, entry: EntryNo) -> Move:
    receiving = state.tables[proposal.receiving]
    at_once = False
    if proposal.seat is not None and receiving.positions is not None:
        seats = {**receiving.seats, proposal.seat.number: entry}
        at_once = balancing.next_big_blind(replace(receiving, seats=seats)) == entry
    return Move(
        proposal,
        state.entries[entry].name,
        _short(state, proposal.receiving),
        at_once,
        seat_known=receiving.positions is not None,
    )
