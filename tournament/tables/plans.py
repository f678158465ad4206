"""The plan of moves that makes the tables even again: who, from where, to where, why; and what the director accepts.

A proposal knows roles ("next big blind of table 1"), because another hand is dealt while the director walks, and who
has them at that instant.
"""

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass

from engine.seats import clockwise
from tournament import fold
from tournament.changing import replace
from tournament.draws import breaking, redraws, seating
from tournament.errors import RuleViolation
from tournament.events import Event, Moved, PlayersMoved, Seat
from tournament.history import Step
from tournament.names import EntryNo, Instant, SeatNo, TableNo
from tournament.state import Table, Tournament
from tournament.tables import moves, tables
from tournament.tables.balancing import (
    RULES,
    BreakDue,
    Due,
    FinalTableDue,
    MayGive,
    MoveDue,
    RedrawDue,
    due,
    in_play,
    uneven,
)
from tournament.tables.buttons import as_known
from tournament.tables.locks import check_between_rounds
from tournament.tables.movers import ROLES, Role, choose, may_move


@dataclass(frozen=True, slots=True)
class Proposal:
    """One move of a plan: by its role, and who and where that is now.

    Attributes:
        role: what makes a player of the giving table the one to go.
        turn: whether it is the first move from that table in the plan, or a later one.
        entry: who that is now; None until the director has said who is big blind at the table `ask`.
        seat: where to now; from the receiving table's button if `seat_known`, else the lowest open seat.
        at_once: whether the mover will be big blind in his first hand there (TDA 11-A).
        stays: who would have gone before him, but is locked in his seat or deciding.
        sizes: how many sit at the giving and the receiving table before this move.
        rule: which rule asks for it (`TDA 11`; `HOUSE`).
    """

    giving: TableNo
    receiving: TableNo
    role: Role
    entry: EntryNo | None
    seat: Seat
    sizes: tuple[int, int]
    rule: str
    ask: TableNo | None = None
    stays: tuple[EntryNo, ...] = ()
    turn: int = 1
    seat_known: bool = False
    at_once: bool = False


@dataclass(frozen=True, slots=True)
class Plan:
    """What the rules ask for now: a final table, a redraw, a table to break, or moves."""

    due: Due
    moves: tuple[Proposal, ...] = ()


def propose(state: Tournament, at: Instant) -> Plan | None:
    """Everything that would make the tables even again at that instant, None if they are.

    Later moves of the plan are worked out as if the earlier ones had been made; together they are as few as possible.
    """
    needed = due(state)
    if needed is None or not isinstance(needed, MoveDue):
        return None if needed is None else Plan(needed)
    return Plan(needed, tuple(_moves(as_known(state, at), needed)))


def _moves(state: Tournament, needed: MoveDue) -> Iterator[Proposal]:
    playing = {table.number: state.tables[table.number] for table in in_play(state)}
    turns: dict[TableNo, int] = {}
    coming: MoveDue | None = needed
    while coming is not None:
        giving, receiving = playing[coming.giving], playing[coming.receiving]
        turns[coming.giving] = turns.get(coming.giving, 0) + 1
        proposal = _proposal(state, giving, receiving, turns[coming.giving])
        yield proposal
        playing |= {table.number: table for table in _as_if(state, giving, receiving, proposal)}
        coming = uneven(state, tuple(playing.values()), last=coming.giving)


def _proposal(state: Tournament, giving: Table, receiving: Table, turn: int = 1) -> Proposal:
    mover, way = choose(state, giving, receiving), state.setup.rules.balancing
    return Proposal(
        giving=giving.number,
        receiving=receiving.number,
        role=ROLES[way],
        entry=mover.entry,
        seat=Seat(receiving.number, mover.seat),
        sizes=(len(giving.seats), len(receiving.seats)),
        rule=RULES[way],
        ask=mover.ask,
        stays=mover.stays,
        turn=turn,
        seat_known=mover.seat_known,
        at_once=mover.at_once,
    )


def _as_if(state: Tournament, giving: Table, receiving: Table, proposal: Proposal) -> tuple[Table, Table]:
    """Both tables after a proposed move; where nobody knows who, the first who may move stands for him.

    Nothing is folded: a plan of many moves is worked out again with each beat of the desk.
    """
    entry = proposal.entry
    if entry is None:
        entry = next(entry for _seat, entry in sorted(giving.seats.items()) if may_move(state.entries[entry]))
    left = {seat: sitter for seat, sitter in giving.seats.items() if sitter != entry}
    button = giving.first_button
    if giving.positions is None and button is not None and button not in left:
        button = SeatNo(clockwise(left, button)[0])
    return (
        replace(giving, seats=left, dealt_in=giving.dealt_in - {entry}, first_button=button),
        replace(receiving, seats={**receiving.seats, proposal.seat.number: entry}),
    )


# ---- accepting it ----------------------------------------------------------------------------------------------------


def accept(state: Tournament, at: Instant, only: Collection[EntryNo] | None = None) -> Step:
    """Make the moves that the rules ask for now, all of them or only those of these players.

    Raises:
        RuleViolation: `nobody_to_move`; `round_under_way`, `final_table_due`, `redraw_due`, `break_due`, where that
            comes first; `big_blind_unknown` (`table`), where the director has to be asked first; `not_proposed`, for a
            player whom the plan does not move; as `moves.carry_out`.
    """
    proposals = _proposals(state, at)
    if only is not None:
        named = {proposal.entry for proposal in proposals}
        for entry in only:
            if entry not in named:
                raise RuleViolation("not_proposed", name=state.entry(entry).shown_name)
        proposals = tuple(proposal for proposal in proposals if proposal.entry in only)
    return _made(state, at, proposals)


def done(state: Tournament, at: Instant, giving: TableNo, receiving: TableNo) -> Step:
    """Note that the proposed move from one table to the other has been made: by whoever has the role at that instant.

    The director has walked there and back, and another hand may have been dealt meanwhile.

    Raises:
        RuleViolation: `no_such_move`, when none is proposed between these tables any more; as `accept`.
    """
    return _made(state, at, (_between(state, at, giving, receiving),))


def someone_else(state: Tournament, at: Instant, entry: EntryNo, to: Seat) -> Step:
    """Note that this player went there in the place of the one proposed, or that he took another seat.

    Raises:
        RuleViolation: `no_such_entry`, `not_seated`; `no_such_move`, when no move is proposed from his table to that;
            as `moves.carry_out`.
    """
    moved = moves.moved_to(state, entry, to)
    proposal = _between(state, at, moved.origin.table, to.table)
    tables.check_free(state, to)
    return moves.carry_out(state, at, (moved,), proposal.rule)


def _proposals(state: Tournament, at: Instant) -> tuple[Proposal, ...]:
    check_between_rounds(state)
    plan = propose(state, at)
    match plan.due if plan is not None else None:
        case FinalTableDue(players):
            raise RuleViolation("final_table_due", players=players, rule=state.setup.rules.final_table_rule)
        case RedrawDue(count):
            rule = state.setup.rules.redraw_rule(count, len(state.entered))
            raise RuleViolation("redraw_due", tables=count, rule=rule)
        case BreakDue(table):
            raise RuleViolation("break_due", table=table, rule="TDA 10")
        case _:
            return plan.moves if plan is not None else ()


def _between(state: Tournament, at: Instant, giving: TableNo, receiving: TableNo) -> Proposal:
    for proposal in _proposals(state, at):
        if (proposal.giving, proposal.receiving) == (giving, receiving):
            return proposal
    raise RuleViolation("no_such_move", table=giving, receiving=receiving)


def _made(state: Tournament, at: Instant, proposals: Collection[Proposal]) -> Step:
    made: list[Moved] = []
    for proposal in proposals:
        if proposal.entry is None:
            raise RuleViolation("big_blind_unknown", table=proposal.ask)
        made.append(moves.moved_to(state, proposal.entry, proposal.seat))
    return moves.carry_out(state, at, made, RULES[state.setup.rules.balancing])


# ---- tables that the engine deals ------------------------------------------------------------------------------------


def settle(state: Tournament, at: Instant, may_give: MayGive, server_seed: Callable[[int], bytes]) -> tuple[Event, ...]:
    """All facts that make the tables right between hands, in order, drawn with the given seeds (by draw number).

    For tables that the engine deals, where nobody has to be asked. A draw that cannot be held, since somebody is locked
    in his seat or has none, or chairs are too few, is left to the director: no hand may fail to count because of it.
    """
    events: list[Event] = []
    while (needed := due(state, may_give)) is not None:
        try:
            event = _settled(state, needed, server_seed(state.draws + 1))
        except RuleViolation:
            break
        if event is None:
            break
        events.append(event)
        state = replace(fold.apply(event, state, at), last=at)
    return tuple(events)


def _settled(state: Tournament, needed: Due, server_seed: bytes) -> Event | None:
    match needed:
        case FinalTableDue():
            return redraws.final_table(state, server_seed)
        case RedrawDue(count):
            return redraws.redrawn(state, count, seating.next_draw(state, server_seed))[0]
        case BreakDue(table):
            return breaking.broken(state, table, server_seed)
        case MoveDue(giving, receiving):
            proposal = _proposal(state, state.tables[giving], state.tables[receiving])
            if proposal.entry is None:
                return None
            return PlayersMoved((moves.moved_to(state, proposal.entry, proposal.seat),), proposal.rule)
