"""From facts to the state: `apply` one fact, `fold` a whole log.

The fold never draws, never asks the time and never reads the club. It refuses facts that contradict one another (a
chair with two players, chips from nowhere): that is how undoing or correcting a step in the middle finds the later step
that no longer stands.
"""

from collections.abc import Iterable
from dataclasses import replace
from functools import singledispatch

from tournament.clock import Clock
from tournament.errors import RuleViolation
from tournament.events import (
    ClockPaused,
    ClockResumed,
    ClockSet,
    EveningCreated,
    EveningStarted,
    Event,
    FinalTableDrawn,
    HandPlayed,
    LevelEntered,
    Moved,
    PlayerBusted,
    PlayerEntered,
    PlayerReinstated,
    PlayersMoved,
    PositionsTold,
    Seat,
    SeatsDrawn,
    StartScheduled,
    TableBroken,
    TableHeld,
    TableOpened,
    TableWay,
    TimeAdded,
)
from tournament.history import Place
from tournament.names import Chips, EntryNo, Instant, TableNo
from tournament.state import Bust, Entry, Table, Tournament


class Contradiction(RuleViolation):
    """A fact that cannot stand after the facts before it; `seq` is the step's number, filled in by the fold."""


def fold(places: Iterable[Place]) -> Tournament:
    """The state after all these places of the log.

    Raises:
        Contradiction: a step does not stand; its facts hold `seq` and `label` of that step.
    """
    state: Tournament | None = None
    for place in places:
        try:
            state = _applied(state, place.shown.step.events, place.first.at)
        except RuleViolation as refusal:
            raise Contradiction(
                refusal.code, seq=place.first.seq, label=place.shown.step.label, **refusal.facts
            ) from refusal
    if state is None:
        raise Contradiction("empty_log")
    _count_chips(state)
    return state


def first_contradiction(places: Iterable[Place]) -> int | None:
    """The number of the first step that does not stand after those before it, None if they all do."""
    state: Tournament | None = None
    for place in places:
        try:
            state = apply_step(state, place.shown.step.events, place.first.at)
        except RuleViolation:
            return place.first.seq
    return None


def apply_step(state: Tournament | None, events: Iterable[Event], at: Instant) -> Tournament:
    """The state after one step's events; the chips are counted again afterwards.

    Raises:
        RuleViolation: an event contradicts the state, or chips appeared or vanished.
    """
    after = _applied(state, events, at)
    _count_chips(after)
    return after


def _applied(state: Tournament | None, events: Iterable[Event], at: Instant) -> Tournament:
    busted = False
    for event in events:
        if isinstance(event, EveningCreated):
            if state is not None:
                raise RuleViolation("created_twice")
            state = Tournament(setup=event, clock=Clock(event.structure), last=at)
            continue
        if state is None:
            raise RuleViolation("not_created")
        busted = busted or isinstance(event, PlayerBusted)
        state = apply(event, state, at)
    if state is None:
        raise RuleViolation("not_created")
    if busted:
        state = replace(state, groups=state.groups + 1)
    return replace(state, last=max(state.last, at))


@singledispatch
def apply(event: Event, state: Tournament, at: Instant) -> Tournament:
    """The state after one fact that became true at that instant."""
    raise TypeError(f"no fold for {type(event).__name__}")


@apply.register
def _(event: PlayerEntered, state: Tournament, at: Instant) -> Tournament:
    if event.entry in state.entries:
        raise RuleViolation("entry_taken", entry=event.entry)
    entry = Entry(event.entry, event.player, event.name, event.paid, event.chips, stack=event.chips)
    return _with_entry(state, entry)


@apply.register
def _(event: TableOpened, state: Tournament, at: Instant) -> Tournament:
    if event.table in state.tables:
        raise RuleViolation("table_open", table=event.table)
    return _with_table(state, Table(event.table, event.chairs, event.way, ready=at))


@apply.register
def _(event: SeatsDrawn, state: Tournament, at: Instant) -> Tournament:
    for seated in event.seats:
        state = _sit(state, seated.entry, seated.seat, at)
    for button in event.buttons:
        state = _with_table(state, replace(state.table(button.table), first_button=button.number))
    return replace(state, draws=event.draw.number)


@apply.register
def _(event: PlayersMoved, state: Tournament, at: Instant) -> Tournament:
    return _move(state, event.moves, at)


@apply.register
def _(event: TableBroken, state: Tournament, at: Instant) -> Tournament:
    state = _move(state, event.moves, at)
    return replace(_close(state, event.table), draws=event.draw.number)


@apply.register
def _(event: FinalTableDrawn, state: Tournament, at: Instant) -> Tournament:
    for moved in event.moves:
        state = _stand_up(state, moved.entry, moved.origin)
    for number in tuple(state.tables):
        if number != event.table:
            state = _close(state, number)
    final = state.table(event.table)
    if final.seats:
        raise RuleViolation("seat_taken", table=event.table, seat=min(final.seats))
    drawn = replace(final, positions=None, first_button=event.button, dealt_in=frozenset(), ready=at, held=False)
    state = _with_table(state, drawn)
    for moved in event.moves:
        state = _sit(state, moved.entry, moved.to, at, moved=moved.origin != moved.to)
    return replace(state, draws=event.draw.number)


@apply.register
def _(event: TableHeld, state: Tournament, at: Instant) -> Tournament:
    return _with_table(state, replace(state.table(event.table), held=True))


@apply.register
def _(event: HandPlayed, state: Tournament, at: Instant) -> Tournament:
    table = state.table(event.table)
    _check_started(state, at)
    if event.number != table.hands + 1:
        raise RuleViolation("hand_out_of_order", table=event.table, hand=event.number)
    if sum(change.after - change.before for change in event.stacks) != 0:
        raise RuleViolation("chips_do_not_add_up", table=event.table, hand=event.number)
    entries = dict(state.entries)
    for change in event.stacks:
        entry = state.entry(change.entry)
        if entry.seat is None or entry.seat.table != event.table:
            raise RuleViolation("not_at_table", name=entry.name, table=event.table)
        if entry.stack != change.before or change.after < 0:
            raise RuleViolation("stack_differs", name=entry.name, table=event.table, hand=event.number)
        entries[change.entry] = replace(entry, stack=change.after)
    played = replace(
        table,
        hands=event.number,
        level=event.level,
        positions=event.positions,
        dealt_in=table.dealt_in | {change.entry for change in event.stacks},
        ready=at,
    )
    return _with_table(replace(state, entries=entries, hands=state.hands + 1), played)


@apply.register
def _(event: PositionsTold, state: Tournament, at: Instant) -> Tournament:
    table = state.table(event.table)
    dealt_in = table.dealt_in | set(table.seats.values())
    return _with_table(state, replace(table, positions=event.positions, dealt_in=dealt_in, ready=at))


@apply.register
def _(event: PlayerBusted, state: Tournament, at: Instant) -> Tournament:
    _check_started(state, at)
    entry = state.entry(event.entry)
    if not entry.is_in:
        raise RuleViolation("already_out", name=entry.name)
    if entry.seat is None or entry.seat.table != event.table:
        raise RuleViolation("not_at_table", name=entry.name, table=event.table)
    for other in event.by:
        if not state.entry(other).is_in:
            raise RuleViolation("eliminator_out", name=state.entry(other).name)
    bust = Bust(
        group=state.groups + 1,
        rank=event.rank_in_hand,
        at=at,
        by=event.by,
        seat=entry.seat,
        hand=None if event.hand is None else state.hands,
        level=state.clock.reading(at).index if event.hand is None else state.table(event.table).level,
        started_with=event.started_with,
    )
    state = _stand_up(state, event.entry, entry.seat)
    if entry.stack:
        raise RuleViolation("still_has_chips", name=entry.name, chips=entry.stack)
    state = _with_entry(state, replace(state.entries[event.entry], stack=0, bust=bust))
    left = state.left
    if len(left) == 1:
        state = _with_entry(state, replace(left[0], stack=state.chips_in_play))
        state = replace(state, clock=state.clock.ended(at), finished=at)
    return state


@apply.register
def _(event: PlayerReinstated, state: Tournament, at: Instant) -> Tournament:
    entry = state.entry(event.entry)
    if entry.is_in:
        raise RuleViolation("not_out", name=entry.name)
    if state.finished is not None:
        state = replace(state, clock=state.clock.reopened(at), finished=None)
        state = _stacks_of_kept_tables(state, known=False)
    state = _sit(_with_entry(state, replace(entry, bust=None, stack=None)), event.entry, event.seat, at)
    return state if event.draw is None else replace(state, draws=event.draw.number)


@apply.register
def _(event: EveningStarted, state: Tournament, at: Instant) -> Tournament:
    if not state.seats_drawn:
        raise RuleViolation("seats_not_drawn")
    state = _stacks_of_kept_tables(_all_ready(state, at), known=False)
    return replace(state, clock=state.clock.started(at), started=at)


@apply.register
def _(event: StartScheduled, state: Tournament, at: Instant) -> Tournament:
    state = _stacks_of_kept_tables(state, known=event.start is None)
    clock = state.clock.unstarted() if event.start is None else state.clock.started(event.start)
    return replace(state, clock=clock, started=event.start)


@apply.register
def _(event: ClockPaused, state: Tournament, at: Instant) -> Tournament:
    return replace(state, clock=state.clock.paused(at)) if state.has_started(at) else state


@apply.register
def _(event: ClockResumed, state: Tournament, at: Instant) -> Tournament:
    return replace(state, clock=state.clock.resumed(at)) if state.has_started(at) else state


@apply.register
def _(event: LevelEntered, state: Tournament, at: Instant) -> Tournament:
    return replace(state, clock=state.clock.entered(event.index, at)) if state.has_started(at) else state


@apply.register
def _(event: TimeAdded, state: Tournament, at: Instant) -> Tournament:
    return replace(state, clock=state.clock.with_time(event.index, event.time, at)) if state.has_started(at) else state


@apply.register
def _(event: ClockSet, state: Tournament, at: Instant) -> Tournament:
    return replace(state, clock=state.clock.put_to(event.index, event.elapsed, at)) if state.has_started(at) else state


# ---- small steps ----------------------------------------------------------------------------------------------------


def _check_started(state: Tournament, at: Instant) -> None:
    """No hand is played before the start. Presses of the clock, which Undo passes over, just lapse with it."""
    if not state.has_started(at):
        raise RuleViolation("not_started")


def _with_entry(state: Tournament, entry: Entry) -> Tournament:
    return replace(state, entries={**state.entries, entry.number: entry})


def _with_table(state: Tournament, table: Table) -> Tournament:
    return replace(state, tables={**state.tables, table.number: table})


def _close(state: Tournament, number: TableNo) -> Tournament:
    table = state.table(number)
    if table.seats:
        raise RuleViolation("table_not_empty", table=number)
    return replace(state, tables={n: t for n, t in state.tables.items() if n != number})


def _sit(state: Tournament, number: EntryNo, seat: Seat, at: Instant, *, moved: bool = False) -> Tournament:
    entry, table = state.entry(number), state.table(seat.table)
    if not entry.is_in:
        raise RuleViolation("already_out", name=entry.name)
    if entry.seat is not None:
        raise RuleViolation("already_seated", name=entry.name, table=entry.seat.table, seat=entry.seat.number)
    if seat.number in table.seats or not 1 <= seat.number <= table.chairs:
        raise RuleViolation("seat_taken", table=seat.table, seat=seat.number)
    state = _with_table(state, replace(table, seats={**table.seats, seat.number: number}))
    stack = entry.stack if table.way is not TableWay.KEPT or state.started is None else None
    return _with_entry(state, replace(entry, seat=seat, sat_at=at, stack=stack, moves=entry.moves + moved))


def _stand_up(state: Tournament, number: EntryNo, origin: Seat) -> Tournament:
    entry = state.entry(number)
    if entry.seat != origin:
        raise RuleViolation("not_at_seat", name=entry.name, table=origin.table, seat=origin.number)
    table = state.table(origin.table)
    seats = {seat: sitter for seat, sitter in table.seats.items() if sitter != number}
    state = _with_table(state, replace(table, seats=seats, dealt_in=table.dealt_in - {number}))
    return _with_entry(state, replace(entry, seat=None, sat_at=None))


def _move(state: Tournament, moves: tuple[Moved, ...], at: Instant) -> Tournament:
    """Everyone gets up first, so that two can change chairs."""
    for moved in moves:
        state = _stand_up(state, moved.entry, moved.origin)
    for moved in moves:
        state = _sit(state, moved.entry, moved.to, at, moved=True)
    return state


def _stacks_of_kept_tables(state: Tournament, *, known: bool) -> Tournament:
    """Once real cards are in the air nobody knows how many chips anybody has."""
    kept = {number for number, table in state.tables.items() if table.way is TableWay.KEPT}
    entries = {
        number: replace(entry, stack=entry.bought if known else None)
        if entry.seat is not None and entry.seat.table in kept
        else entry
        for number, entry in state.entries.items()
    }
    return replace(state, entries=entries)


def _all_ready(state: Tournament, at: Instant) -> Tournament:
    return replace(state, tables={number: replace(table, ready=at) for number, table in state.tables.items()})


def _count_chips(state: Tournament) -> None:
    """Where every stack is known, they add up to the chips bought."""
    counted: Chips = 0
    bought: Chips = 0
    for entry in state.entries.values():
        if entry.stack is None:
            return
        counted += entry.stack
        bought += entry.bought
    if counted != bought:
        raise RuleViolation("chips_do_not_add_up", counted=counted, in_play=bought)
