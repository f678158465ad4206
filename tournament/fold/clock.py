"""What facts about time make of the state."""

from dataclasses import replace

from tournament.errors import RuleViolation
from tournament.events import (
    BreakTaken,
    ClockPaused,
    ClockResumed,
    ClockSet,
    EveningStarted,
    HandFinished,
    HandForHandBegan,
    HandForHandClock,
    HandForHandEnded,
    HandForHandPlayed,
    LevelEnded,
    LevelEntered,
    ShotClockStarted,
    ShotClockStopped,
    StartScheduled,
    StructureChanged,
    TimeAdded,
)
from tournament.fold.chairs import all_ready, check_started, stacks_of_kept_tables, with_table
from tournament.fold.facts import apply
from tournament.names import Instant
from tournament.state import HandForHand, ShotClock, Tournament


@apply.register
def _(event: EveningStarted, state: Tournament, at: Instant) -> Tournament:
    if not state.seats_drawn and not state.setup.counted:
        raise RuleViolation("seats_not_drawn")
    state = stacks_of_kept_tables(all_ready(state, at), known=False)
    return replace(state, clock=state.clock.started(at), started=at)


@apply.register
def _(event: StartScheduled, state: Tournament, at: Instant) -> Tournament:
    state = stacks_of_kept_tables(state, known=event.start is None)
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


@apply.register
def _(event: BreakTaken, state: Tournament, at: Instant) -> Tournament:
    if not state.has_started(at):
        return state
    if not event.now:
        return replace(state, clock=state.clock.with_break_after(event.duration, at))
    level = state.structure.period(state.clock.reading(at).index)
    hands = getattr(level, "hands", None)
    left = None if hands is None else max(1, hands - slowest(state, at))
    return replace(state, clock=state.clock.with_break(event.duration, at, left))


@apply.register
def _(event: LevelEnded, state: Tournament, at: Instant) -> Tournament:
    return replace(state, clock=state.clock.entered(event.index + 1, at)) if state.has_started(at) else state


@apply.register
def _(event: StructureChanged, state: Tournament, at: Instant) -> Tournament:
    return replace(state, clock=state.clock.with_structure(event.structure, at))


@apply.register
def _(event: HandFinished, state: Tournament, at: Instant) -> Tournament:
    check_started(state, at)
    table = state.table(event.table)
    level = state.clock.level_index(at)
    so_far = table.hands_in_level if table.level == level else 0
    over = replace(table, hands=table.hands + 1, level=level, hands_in_level=so_far + 1)
    return with_table(state, over)


@apply.register
def _(event: HandForHandBegan, state: Tournament, at: Instant) -> Tournament:
    check_started(state, at)
    if state.hand_for_hand is not None:
        raise RuleViolation("hand_for_hand_already")
    state = replace(state, hand_for_hand=HandForHand(event.clock, event.off))
    return state if event.clock is HandForHandClock.RUNS else replace(state, clock=state.clock.paused(at))


@apply.register
def _(event: HandForHandPlayed, state: Tournament, at: Instant) -> Tournament:
    going = state.hand_for_hand
    if going is None:
        raise RuleViolation("no_hand_for_hand")
    state = replace(state, hand_for_hand=replace(going, rounds=going.rounds + 1))
    if going.clock is not HandForHandClock.MINUTES_OFF:
        return state
    return replace(state, clock=state.clock.advanced(going.off, at))


@apply.register
def _(event: HandForHandEnded, state: Tournament, at: Instant) -> Tournament:
    going = state.hand_for_hand
    if going is None:
        raise RuleViolation("no_hand_for_hand")
    state = replace(state, hand_for_hand=None)
    stood = going.clock is not HandForHandClock.RUNS and state.clock.since is None and state.finished is None
    return replace(state, clock=state.clock.resumed(at)) if stood else state


@apply.register
def _(event: ShotClockStarted, state: Tournament, at: Instant) -> Tournament:
    clock = ShotClock(event.table, event.entry, at, event.length)
    return replace(state, shot_clocks={**state.shot_clocks, event.table: clock})


@apply.register
def _(event: ShotClockStopped, state: Tournament, at: Instant) -> Tournament:
    return replace(state, shot_clocks={n: c for n, c in state.shot_clocks.items() if n != event.table})


def slowest(state: Tournament, at: Instant) -> int:
    """How many hands of the present level the table with the fewest has played."""
    level = state.clock.level_index(at)
    played = (t.hands_in_level if t.level == level else 0 for t in state.tables.values())
    return min(played, default=0)
