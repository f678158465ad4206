"""What needs the director at an instant: a pure function of the evening."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from desktop.director.attention.ending import EndsLate
from desktop.director.attention.owing import Closing, Owing, closing, owing
from tournament import standings, wording
from tournament.bounties import envelopes, mystery
from tournament.bounties.envelopes import EnvelopesDue
from tournament.chips import colours_going
from tournament.chips.colours_going import ColourDue
from tournament.clocks.clock import Phase
from tournament.draws import seating
from tournament.events import Timing
from tournament.names import MINUTE, EntryNo, Instant, SeatNo, TableNo
from tournament.outs import deciding, hand_for_hand
from tournament.outs.hand_for_hand import Collected
from tournament.state import Tournament
from tournament.tables import plans
from tournament.tables.balancing import BreakDue, FinalTableDue, RedrawDue
from tournament.tables.halts import Halt, halts
from tournament.tables.plans import Proposal


@dataclass(frozen=True, slots=True)
class EnterPlayers:
    """Fewer than two players are in, so there is nothing to draw or to start yet; `entered`: how many."""

    entered: int


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
    """Somebody has to move, and who or where to depends on a button that nobody has followed: who is big blind there?

    `more`: how many moves follow this one; `halt`: the receiving table stops meanwhile, or may.
    """

    table: TableNo
    proposal: Proposal
    short: int
    seated: tuple[tuple[SeatNo, str], ...]
    more: int = 0
    halt: Halt | None = None


@dataclass(frozen=True, slots=True)
class Move:
    """Somebody has to move: this player, to that seat; `halt`: the receiving table stops meanwhile, or may.

    `again`: another move between the same two tables comes first.
    """

    proposal: Proposal
    name: str
    short: int
    halt: Halt | None = None
    again: bool = False


@dataclass(frozen=True, slots=True)
class Halted:
    """A table that no shown move helps is three or more players short: it deals no hand, or soon will not."""

    halt: Halt


@dataclass(frozen=True, slots=True)
class BreakTable:
    """The players of a table fit on the others."""

    table: TableNo
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Redraw:
    """Everybody draws a new seat, at so many tables."""

    tables: int
    players: int


@dataclass(frozen=True, slots=True)
class FinalTable:
    """Few enough players are left for one table."""

    players: int
    tables: int


@dataclass(frozen=True, slots=True)
class StillDeciding:
    """Somebody without chips has thought about buying back in for so many minutes, three or a multiple of it."""

    entry: EntryNo
    name: str
    minutes: int


@dataclass(frozen=True, slots=True)
class RoundGoing:
    """In hand-for-hand: which hand is played, until when it goes on, which tables still play, who is out in it."""

    number: int
    until: int | None
    waited_for: tuple[TableNo, ...]
    collected: tuple[Collected, ...]


@dataclass(frozen=True, slots=True)
class Won:
    """Somebody has won, or several share it; `prize` in minor units, of those who share the largest."""

    name: str
    prize: int
    winners: int = 1


@dataclass(frozen=True, slots=True)
class EnvelopeToDraw:
    """A mystery night's envelope for that entry's head; `by`: for whom, by name; `own`: the champion's own."""

    entry: EntryNo
    name: str
    by: tuple[str, ...]
    own: bool


@dataclass(frozen=True, slots=True)
class HandWaits:
    """A dealt hand waits for somebody whose table's window is closed; `where`: the table inside a sentence."""

    table: TableNo
    where: str
    name: str


Matter = (
    HandWaits
    | EnvelopesDue
    | EnvelopeToDraw
    | StillDeciding
    | RoundGoing
    | EnterPlayers
    | DrawSeats
    | NoSeat
    | Start
    | AskBigBlind
    | Move
    | Halted
    | BreakTable
    | Redraw
    | FinalTable
    | ColourDue
    | Closing
    | EndsLate
    | Owing
    | Won
)


def matters(
    state: Tournament,
    at: Instant,
    late: EndsLate | None = None,
    waiting: Mapping[TableNo, EntryNo] | None = None,
) -> tuple[Matter, ...]:
    """Everything that waits for the director, most urgent first.

    `late`: it will end later than he wants; `waiting`: the tables whose hand waits for somebody, and for whom.
    """
    hands = [
        HandWaits(table, wording.numbered(state, table), state.entries[entry].shown_name)
        for table, entry in (waiting or {}).items()
    ]
    return (*hands, *_of_the_play(state, at), *(each for each in (late, owing(state)) if each is not None))


def _of_the_play(state: Tournament, at: Instant) -> tuple[Matter, ...]:
    if state.finished is not None:
        return (*_envelopes(state, at), _won(state))
    if not state.seats_drawn and not state.setup.counted:
        players = len(state.left)
        return (DrawSeats(players) if players > 1 else EnterPlayers(players),)
    if not state.has_started(at):
        if len(state.left) < 2:
            return (EnterPlayers(len(state.left)),)
        appointed = state.clock.reading(at).phase is Phase.COUNTDOWN
        return (*_no_seat(state), Start(state.started if appointed else None))
    if state.setup.timing is Timing.SIMULATED:
        return ()
    return (
        *_outs(state, at),
        *_envelopes(state, at),
        *_no_seat(state),
        *_uneven(state, at),
        *colours_going.due(state, at),
        *closing(state, at),
    )


def _outs(state: Tournament, at: Instant) -> Iterator[StillDeciding | RoundGoing]:
    for entry in deciding.deciding_over(state, at):
        since = at if entry.deciding is None else entry.deciding.at
        yield StillDeciding(entry.number, entry.shown_name, (at - since) // deciding.HELD * (deciding.HELD // MINUTE))
    going = state.hand_for_hand
    if going is not None:
        waited_for, collected = hand_for_hand.waited_for(state), hand_for_hand.collected(state)
        yield RoundGoing(going.rounds + 1, hand_for_hand.limit(state), waited_for, collected)


def _envelopes(state: Tournament, at: Instant) -> Iterator[EnvelopesDue | EnvelopeToDraw]:
    due = envelopes.mystery_due(state, at)
    if due is not None:
        yield due
    for each in mystery.envelopes_to_draw(state):
        by = tuple(state.entry(number).shown_name for number in each.by)
        yield EnvelopeToDraw(each.entry, state.entry(each.entry).shown_name, by, own=each.group is None)


def _won(state: Tournament) -> Won:
    names = [entry.shown_name for entry in standings.winners(state)]
    return Won(wording.list_of(names), standings.first_prize(state) or 0, len(names))


def _no_seat(state: Tournament) -> Iterator[NoSeat]:
    waiting = seating.unseated(state)
    if waiting:
        free = sum(len(table.open_seats()) for table in state.tables.values())
        yield NoSeat(tuple(entry.shown_name for entry in waiting), room=free >= len(waiting))


def _uneven(state: Tournament, at: Instant) -> Iterator[Matter]:
    plan = plans.propose(state, at)
    short = {halt.table: halt for halt in halts(state, at)}
    match plan.due if plan is not None else None:
        case FinalTableDue(players):
            yield FinalTable(players, len(state.tables))
        case RedrawDue(tables):
            yield Redraw(tables, len(state.left))
        case BreakDue(table):
            yield BreakTable(table, tuple(entry.name for entry in state.at_table(table)))
        case _:
            moves = plan.moves if plan is not None else ()
            unknown = [proposal for proposal in moves if proposal.entry is None]
            between: set[tuple[TableNo, TableNo]] = set()
            for proposal in moves:
                pair = proposal.giving, proposal.receiving
                if proposal.entry is not None:
                    halt = short.pop(proposal.receiving, None)
                    name = state.entries[proposal.entry].name
                    yield Move(proposal, name, _short(state, proposal.receiving), halt, again=pair in between)
                between.add(pair)
            if unknown:
                yield _ask(state, unknown[0], len(unknown) - 1, short.pop(unknown[0].receiving, None))
    for halt in short.values():
        yield Halted(halt)


def _short(state: Tournament, table: TableNo) -> int:
    """How many players fewer than the fullest table it has."""
    return max(len(each.seats) for each in state.tables.values()) - len(state.tables[table].seats)


def _ask(state: Tournament, proposal: Proposal, more: int, halt: Halt | None) -> AskBigBlind:
    number = proposal.giving if proposal.ask is None else proposal.ask
    seats = sorted(state.tables[number].seats.items())
    seated = tuple((seat, state.entries[entry].name) for seat, entry in seats)
    return AskBigBlind(number, proposal, _short(state, proposal.receiving), seated, more, halt)
